import type { MatchSummary } from '@nokturn/protocol';
import { toldApart } from '@nokturn/protocol/names';
import type { GameText, Language } from '@nokturn/text';
import { wordsIn, wordsOf } from '../notices/words.ts';

/** The state of a match, as far as a picture shows it. */
export const STANDINGS = ['lobby', 'playing', 'over', 'abandoned'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What a link to a match reveals wherever it is shown: nothing that anybody with the link could not request. */
export interface Invitation {
  readonly title: string;
  readonly sentence: string;
  readonly standing: Standing;
}

export function invitationTo(match: MatchSummary, language: Language): Invitation {
  const text = wordsIn(language);
  const game = wordsOf(match.game, language)?.plain('game') ?? match.game;
  const title = text.plain('invitation-title', { game });
  return { title, sentence: sentenceOf(match, text), standing: standingOf(match) };
}

function standingOf({ status, abandoned }: MatchSummary): Standing {
  if (abandoned) return 'abandoned';
  return status === 'lobby' || status === 'playing' ? status : 'over';
}

function sentenceOf(match: MatchSummary, text: GameText): string {
  const { status, seats, hostName, spectators, abandoned } = match;
  const people = seats.flatMap((seat) =>
    seat.kind === 'person' ? [seat.person.name || text.plain('somebody')] : [],
  );
  const names = toldApart(people).join(', ');
  if (status === 'lobby') {
    const open = seats.filter(({ kind }) => kind === 'open').length;
    return text.plain('invitation-lobby', { name: hostName, open });
  }
  if (abandoned) return text.plain('invitation-abandoned');
  if (names === '') return text.plain('invitation-bots');
  if (status === 'over') return text.plain('invitation-over', { names });
  return text.plain(spectators ? 'invitation-watch' : 'invitation-playing', { names });
}
