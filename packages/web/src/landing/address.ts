/** At the end of the address of the front page: asks which game to play right now. */
export const PLAY_NOW = 'play-now';
