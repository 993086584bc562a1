/** Types only: importing from here can never pull a schema into a page's bundle. */

export type { Circle, CircleMatch, CircleMember, CircleSeason, Pairing, Standing } from './circles.ts';
export type { Companion, PastMatch, RatingRow } from './history.ts';
export type {
  Body,
  Failure,
  GameInfo,
  MatchSummary,
  MyMatch,
  ReplayMoment,
  Reply,
  Request,
  RouteId,
} from './http.ts';
export type { ClockKind } from './limits.ts';
export type { Channel, NewChannel, Notice, NoticeKind, NoticeOf, PushBody, Wishes } from './notices.ts';
export type { RefusalCode } from './refusals.ts';
export type {
  Absence,
  ChatLine,
  Clock,
  HeardVersion,
  Lobby,
  Person,
  Presence,
  ReactionSettings,
  Refused,
  SeatInfo,
  SeatPlan,
  Status,
  Suggestion,
  TableChange,
  TableUpdate,
  Timing,
} from './shapes.ts';
export type { Sign } from './signs.ts';
export type {
  ClientKind,
  ClientMessage,
  ClientMessageOf,
  ServerKind,
  ServerMessage,
  ServerMessageOf,
} from './socket.ts';
