/** How many can play, and how many are best. */
export const SEATS = { min: 1, max: 5, usual: 3 };
