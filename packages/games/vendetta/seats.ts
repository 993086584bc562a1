/** How many can play, and how many are best. */
export const SEATS = { min: 3, max: 6, usual: 4 };
