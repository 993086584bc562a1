/** The possible numbers of players, and the usual one. */
export const SEATS = { min: 1, max: 5, usual: 3 };
