/** Types only: importing from here can never pull a schema into a page's bundle. */
export type {
  Body,
  Failure,
  GameInfo,
  MatchSummary,
  ReplayMoment,
  Reply,
  Request,
  RouteId,
} from './http.ts';
export type { RefusalCode } from './refusals.ts';
export type {
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
export type {
  ClientKind,
  ClientMessage,
  ClientMessageOf,
  ServerKind,
  ServerMessage,
  ServerMessageOf,
} from './socket.ts';
