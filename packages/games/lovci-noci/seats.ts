/** How many can play, and how many are best. */
export const SEATS = { min: 4, max: 8, usual: 5 };
