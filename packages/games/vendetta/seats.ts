/** The number of players: minimum, maximum and usual. */
export const SEATS = { min: 3, max: 6, usual: 4 };
