/** At the end of an address of a replay: one wants to look back at one's decisions. */
export const LOOK_BACK = 'look-back';
