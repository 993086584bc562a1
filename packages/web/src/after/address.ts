/** At the end of the address of a replay: opens the look back at your own decisions. */
export const LOOK_BACK = 'look-back';
