export const SIGNS = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'star',
  'hexagon',
  'cross',
  'crescent',
] as const;
export type Sign = (typeof SIGNS)[number];

/** How seats are told apart: by colour and by shape, never by colour alone. */
export interface SeatLook {
  /** The id of the colour, for its name. */
  readonly id: string;
  readonly colour: string;
  /** An ink that is readable on the colour. */
  readonly ink: string;
  /** The rim, for when the colour alone would be lost in the night. */
  readonly rim: string;
  readonly sign: Sign;
}

/** Eight colours that colour-blind people can tell apart, each with a sign. */
export const SEAT_LOOKS: readonly SeatLook[] = [
  { id: 'yellow', colour: '#F0E442', ink: '#17130A', rim: '#FFF7A8', sign: 'circle' },
  { id: 'green', colour: '#009E73', ink: '#04150F', rim: '#5FE0BC', sign: 'square' },
  { id: 'grey', colour: '#999999', ink: '#101010', rim: '#DADADA', sign: 'triangle' },
  { id: 'brown', colour: '#8C510A', ink: '#FFF6E8', rim: '#D9A05B', sign: 'diamond' },
  { id: 'red', colour: '#C1272D', ink: '#FFF4F2', rim: '#FF8A85', sign: 'star' },
  { id: 'orange', colour: '#E69F00', ink: '#1B1200', rim: '#FFD77A', sign: 'hexagon' },
  { id: 'black', colour: '#222222', ink: '#FFFFFF', rim: '#FFFFFF', sign: 'cross' },
  { id: 'violet', colour: '#9467BD', ink: '#12081C', rim: '#D2B4EE', sign: 'crescent' },
];

/** Seats beyond the last look start again with the first. */
export function lookAt(looks: readonly SeatLook[], seat: number): SeatLook {
  return looks[seat % looks.length] as SeatLook;
}
