/** How many can play, and how many are best. */
export const SEATS = { min: 2, max: 4, usual: 3 };
