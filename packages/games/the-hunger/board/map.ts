import type { SpaceId } from '../cards/board.ts';

/** A point of the map, which is 1000 wide and 960 high: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const MAP = { width: 1000, height: 960 } as const;

/** Half the width of a space; the Castle and the Labyrinth are larger. */
export const RADIUS = 25;

/**
 * The location of each space. The way leads out of the Castle in the middle in one long spiral: around the
 * Mountains, along the coast and up through the Forest to the Labyrinth in the far corner (section 10 of the
 * rules, drawn by hand).
 */
export const PLACES = {
  castle: at(452, 452),
  c1: at(350, 474),
  c2: at(350, 388),
  c3: at(418, 330),
  m1: at(508, 312),
  m2: at(594, 342),
  m3: at(648, 414),
  m4: at(642, 502),
  m5: at(578, 572),
  m6: at(490, 604),
  m7: at(400, 602),
  m8: at(312, 578),
  m9: at(228, 540),
  r1: at(146, 566),
  r2: at(160, 648),
  r3: at(222, 700),
  r4: at(294, 724),
  r5: at(366, 716),
  r6: at(398, 786),
  r7: at(464, 824),
  r8: at(538, 840),
  r9: at(612, 840),
  r10: at(684, 820),
  r11: at(744, 776),
  r12: at(784, 716),
  r13: at(820, 654),
  r14: at(862, 724),
  r15: at(930, 692),
  r16: at(954, 620),
  b1: at(60, 614),
  b2: at(50, 698),
  b3: at(92, 776),
  b4: at(170, 830),
  b5: at(262, 868),
  b6: at(362, 894),
  b7: at(468, 910),
  b8: at(594, 912),
  b9: at(720, 888),
  b10: at(846, 832),
  d1: at(432, 676),
  d2: at(506, 690),
  d3: at(578, 688),
  d4: at(646, 664),
  d5: at(708, 626),
  d6: at(762, 580),
  d7: at(806, 530),
  d8: at(848, 470),
  d9: at(858, 406),
  d10: at(854, 336),
  d11: at(832, 270),
  d12: at(790, 214),
  d13: at(730, 178),
  d14: at(724, 98),
  d15: at(638, 100),
  d16: at(556, 110),
  d17: at(476, 128),
  f1: at(958, 536),
  f2: at(960, 452),
  f3: at(952, 368),
  f4: at(926, 288),
  f5: at(886, 188),
  labyrinth: at(300, 168),
} as const satisfies Readonly<Record<SpaceId, Point>>;

function at(x: number, y: number): Point {
  return { x, y };
}
