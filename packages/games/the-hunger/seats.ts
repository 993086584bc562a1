/** The possible numbers of players, and the usual one. */
export const SEATS = { min: 2, max: 6, usual: 4 };
