/** The number of players: minimum, maximum and usual. */
export const SEATS = { min: 4, max: 8, usual: 5 };
