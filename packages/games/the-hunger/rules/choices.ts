import type { Answer, Ask, OptionId } from '@nokturn/engine';
import { SPACE_IDS, type SpaceNo } from '../cards/board.ts';
import { HUMAN_TYPES, type HumanType } from '../cards/card.ts';
import { CARDS, type CardNo } from '../cards/cards.ts';
import { MISSION_IDS, type MissionNo } from '../cards/missions.ts';
import { TOKENS, type TokenNo } from '../cards/tokens.ts';
import { VAMPIRE_IDS, type VampireId } from '../cards/vampires.ts';
import { CELL_IDS, type CellNo } from './track.ts';

/**
 * What can be answered, by decision: option ids are made once, here, and read back by looking them up.
 *
 *   choose-vampire      vampire:<vampire>
 *   keep-mission        keep:<mission>
 *   parasol             take, decline
 *   prelude             play, bear:<card>, use:<mission>
 *   effects             activate:<card>, token:<token>, use:<mission>, done
 *   discard             discard:<card>
 *   use-again           again, stop
 *   snake-window        snake:<card>, done
 *   devour              digest:<card>
 *   confuse             space:<space>
 *   move                move:<space>, mist:<space>, token:<token>, use:<mission>, stay
 *   push                push:<space>, stop
 *   butted              discard:<card>
 *   action              hunt:<cell>, tavern, rose:<card>, chest:<space>, crypt:<space>, building:<space>, hypnosis,
 *                       snake:<card>, dog:<card>, token:<token>, use:<mission>, end
 *   ready               ready:<card>, rest
 *   digest              digest:<card>, digest-discarded:<card>, none
 *   building            digest:<card>, digest-discarded:<card>
 *   hypnosis-cell       cell:<cell>, back
 *   hypnosis-card       card:<card>, back
 *   hypnosis-direction  up, down, left, right
 *   free-hunt-cell      cell:<cell>
 *   free-hunt-card      card:<card>
 *   choose-crypt        crypt:<space>
 *   keep-missions       keep:<mission>, as many as the seat may have
 *   choose-chest        chest:<space>
 *   name-type           type:<type>
 */

/** Options of one verb, one for each thing of a list. */
class Verb<No extends number = number> {
  readonly #options: readonly OptionId[];
  readonly #numbers: ReadonlyMap<string, No>;

  /** Of equal things the first one stands for all. */
  constructor(verb: string, ids: readonly string[]) {
    this.#options = ids.map((id) => `${verb}:${id}`);
    this.#numbers = new Map([...this.#options].map((option, no) => [option, no as No] as const).reverse());
  }

  of(no: No): OptionId {
    return this.#options[no] as OptionId;
  }

  /** What an option names; undefined if it is of another verb. */
  read(answer: Answer): No | undefined {
    return this.#numbers.get(answer as OptionId);
  }
}

const CARD_NAMES = CARDS.map(({ id }) => id);
const TOKEN_NAMES = TOKENS.map(({ id }) => id);

export const VAMPIRE = new Verb('vampire', VAMPIRE_IDS);
export const KEEP = new Verb<MissionNo>('keep', MISSION_IDS);
export const USE = new Verb<MissionNo>('use', MISSION_IDS);
export const TOKEN = new Verb<TokenNo>('token', TOKEN_NAMES);
export const ACTIVATE = new Verb<CardNo>('activate', CARD_NAMES);
export const BEAR = new Verb<CardNo>('bear', CARD_NAMES);
export const SNAKE = new Verb<CardNo>('snake', CARD_NAMES);
export const DOG = new Verb<CardNo>('dog', CARD_NAMES);
export const ROSE = new Verb<CardNo>('rose', CARD_NAMES);
export const READY = new Verb<CardNo>('ready', CARD_NAMES);
export const CARD = new Verb<CardNo>('card', CARD_NAMES);
export const DISCARD = new Verb<CardNo>('discard', CARD_NAMES);
export const DIGEST = new Verb<CardNo>('digest', CARD_NAMES);
export const DIGEST_DISCARDED = new Verb<CardNo>('digest-discarded', CARD_NAMES);
export const SPACE = new Verb<SpaceNo>('space', SPACE_IDS);
export const MOVE = new Verb<SpaceNo>('move', SPACE_IDS);
export const MIST = new Verb<SpaceNo>('mist', SPACE_IDS);
export const PUSH = new Verb<SpaceNo>('push', SPACE_IDS);
export const CHEST = new Verb<SpaceNo>('chest', SPACE_IDS);
export const CRYPT = new Verb<SpaceNo>('crypt', SPACE_IDS);
export const BUILDING = new Verb<SpaceNo>('building', SPACE_IDS);
export const CELL = new Verb<CellNo>('cell', CELL_IDS);
export const HUNT = new Verb<CellNo>('hunt', CELL_IDS);
export const TYPE = new Verb('type', HUMAN_TYPES);

export function oneOf(options: readonly OptionId[]): Ask {
  return { kind: 'one', options };
}

export function chosenVampire(answer: Answer): VampireId {
  return VAMPIRE_IDS[VAMPIRE.read(answer) as number] as VampireId;
}

export function chosenType(answer: Answer): HumanType {
  return HUMAN_TYPES[TYPE.read(answer) as number] as HumanType;
}
