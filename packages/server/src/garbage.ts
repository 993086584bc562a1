import { setFlagsFromString } from 'node:v8';

export const NEW_IS_YOUNG = '--no-allocation-site-pretenuring';

/**
 * To be called before a server starts. V8 makes objects of a kind that has lately lived long in the old generation at
 * once, and while matches are opened every kind lives long. Of what a move makes hardly anything does, and what is dead
 * in the old generation keeps alive all that it refers to until the whole heap is collected. So V8 is not to guess.
 */
export function makeEverythingYoung(): void {
  setFlagsFromString(NEW_IS_YOUNG);
}
