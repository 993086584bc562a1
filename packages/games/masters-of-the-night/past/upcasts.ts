import type { Upcast } from '@nokturn/engine';
import { type EventId, eventOf } from '../cards/events.ts';

interface Seen {
  readonly resolving: { readonly event: EventId } | null;
}

/** Until version 4 a card did not say which of its sentences is carried out: what it asks is the first that can ask. */
const WITHOUT_SENTENCES: Upcast = {
  seen(seen) {
    const { resolving, ...rest } = seen as Seen;
    if (resolving === null) return seen;
    const asking = eventOf(resolving.event).text.findIndex(
      ({ do: what }) => what === 'choose' || what === 'offer',
    );
    return { ...rest, resolving: { ...resolving, sentence: asking < 0 ? null : asking } };
  },
};

/** By the digest of the release: what it does not tell and today's faces want to know. */
export const UPCASTS: Readonly<Record<string, Upcast>> = {
  ca9f2559b025c90cc26c5c4dfe965112: WITHOUT_SENTENCES,
  '29b517bd92bf7bcbf9310594676cf19c': WITHOUT_SENTENCES,
  '5a0a3eca94fbd46dbf4ad69fe5e0cf2a': WITHOUT_SENTENCES,
};
