/** At the end of the address of the front page: one wants to play at once, and is asked what. */
export const PLAY_NOW = 'play-now';
