import type { Layout, SeatRoom } from '@nokturn/ui';

/** The position and size of a region of the table, in CSS pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How the table divides the window. It depends only on the window and the number of seats, never on what is asked or
 * shown: whatever happens, nothing moves.
 */
export interface Frame {
  readonly layout: Layout;
  readonly gap: number;
  readonly header: Rect;
  readonly seats: Rect;
  /** The space of each seat. */
  readonly room: SeatRoom;
  readonly board: Rect;
  readonly dock: Rect;
  /** The height of the log at the bottom of the dock; 0 if it is in the drawer. */
  readonly log: number;
}

/** A phone, or an equally small window: icons instead of words, and tools next to the main button. */
export function isSmall(layout: Layout): boolean {
  return layout === 'tall' || layout === 'low' || layout === 'plain';
}

export function frameOf(width: number, height: number, seats: number): Frame {
  const frames = { desk, half, tall, low, plain };
  return frames[layoutOf(width, height)](width, height, seats);
}

/** Below this in either direction nothing fits side by side: the table is a page that scrolls. */
const LEAST = 320;

export function layoutOf(width: number, height: number): Layout {
  if (width < LEAST || height < LEAST) return 'plain';
  if (height > width) return 'tall';
  if (height < 480 || width < 900) return 'low';
  return width >= 1280 && height >= 560 ? 'desk' : 'half';
}

/** Seats, board and dock side by side below the header. */
function desk(width: number, height: number, seats: number): Frame {
  const isLarge = height >= 1000 && width >= 1600;
  const gap = isLarge ? 12 : 8;
  const header = deskHeader(height);
  const [column, side] = [between(152, width * 0.11, 208), between(328, width * 0.235, 400)];
  const [y, high] = [header + gap, height - header - 2 * gap];
  const board = { x: column + 2 * gap, y, width: width - column - side - 4 * gap, height: high };
  return {
    layout: 'desk',
    gap,
    header: { x: 0, y: 0, width, height: header },
    seats: { x: gap, y, width: column, height: high },
    room: { kind: 'tile', width: column, height: tileHeight(high, seats) },
    board,
    dock: { x: board.x + board.width + gap, y, width: side, height: high },
    log: pinnedLog(height),
  };
}

function deskHeader(height: number): number {
  if (height >= 1000) return 48;
  return height >= 760 ? 44 : 40;
}

function pinnedLog(height: number): number {
  if (height >= 1000) return 300;
  return height >= 860 ? 180 : 0;
}

/** The gap between two seats in a column. */
export const SEAT_GAP = 6;
const TILE = 144;

function tileHeight(height: number, seats: number): number {
  return Math.min(TILE, Math.floor((height - SEAT_GAP * (seats - 1)) / seats));
}

/** The seats as a strip above the board, the dock next to both. */
function half(width: number, height: number, seats: number): Frame {
  const [gap, header, strip] = [8, 40, 60];
  const side = between(280, width * 0.297, 328);
  const [y, high] = [header + gap, height - header - 2 * gap];
  const wide = width - side - 3 * gap;
  return {
    layout: 'half',
    gap,
    header: { x: 0, y: 0, width, height: header },
    seats: { x: gap, y, width: wide, height: strip },
    room: chipOf(wide, strip, seats),
    board: { x: gap, y: y + strip + gap, width: wide, height: high - strip - gap },
    dock: { x: wide + 2 * gap, y, width: side, height: high },
    log: 0,
  };
}

/** Everything in one column, on a tablet or a phone in portrait. */
function tall(width: number, height: number, seats: number): Frame {
  const isTablet = width >= 600;
  const gap = isTablet ? 8 : 0;
  const header = 44;
  const strip = tallStrip(isTablet, height);
  const dock = Math.min(240, Math.max(152, Math.floor((height * 0.249) / 8) * 8));
  const wide = width - 2 * gap;
  return {
    layout: 'tall',
    gap,
    header: { x: 0, y: 0, width, height: header },
    seats: { x: gap, y: header, width: wide, height: strip },
    room: chipOf(wide, strip, seats),
    board: { x: gap, y: header + strip + gap, width: wide, height: height - header - strip - dock - 2 * gap },
    dock: { x: 0, y: height - dock, width, height: dock },
    log: 0,
  };
}

function tallStrip(isTablet: boolean, height: number): number {
  if (isTablet) return 64;
  return height >= 800 ? 56 : 52;
}

/** A phone in landscape, or a desktop at 200% zoom. The header is a corner of the dock. */
function low(width: number, height: number, seats: number): Frame {
  const column = 52;
  const side = between(184, width * 0.2757, 240);
  const x = width - side;
  return {
    layout: 'low',
    gap: 0,
    header: { x: width - CORNER, y: 0, width: CORNER, height: CORNER },
    seats: { x: 0, y: 0, width: column, height },
    room: { kind: 'chip', width: column, height: Math.floor(height / seats) },
    board: { x: column, y: 0, width: x - column, height },
    dock: { x, y: 0, width: side, height },
    log: 0,
  };
}

const CORNER = 44;

/** In reading order; the page is as long as it needs to be, but the board still has a fixed size. */
function plain(width: number, _height: number, seats: number): Frame {
  const [header, strip] = [44, 52];
  const high = between(360, width * 1.28, 460);
  return {
    layout: 'plain',
    gap: 0,
    header: { x: 0, y: 0, width, height: header },
    seats: { x: 0, y: header, width, height: strip },
    room: chipOf(width, strip, seats),
    board: { x: 0, y: header + strip, width, height: high },
    dock: { x: 0, y: header + strip + high, width, height: 0 },
    log: 0,
  };
}

function chipOf(width: number, height: number, seats: number): SeatRoom {
  return { kind: 'chip', width: Math.floor(width / seats), height };
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(wanted)));
}
