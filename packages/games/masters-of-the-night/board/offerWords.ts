import { objectOf, type View } from '@nokturn/engine';
import { type GameText, plain } from '@nokturn/text';
import { districtId } from '../cards/districts.ts';
import { facts } from '../facts.ts';
import type { MastersView } from '../secrets.ts';
import type { Offer } from './offers.ts';

/** The words of an offer: what is done, then its cost. */
export interface OfferWords {
  readonly what: string;
  readonly cost: string;
  /** The same as one text, for screen readers. */
  readonly whole: string;
}

export function offerWords(offer: Offer, view: View<MastersView>, text: GameText): OfferWords {
  const { way, act } = offer;
  const cost = costWords(offer, text);
  const done = act === null ? null : actWords(offer, view, text);
  if (way === null) return said(done ?? '', done ?? '', cost);
  const gone = text.plain(`board-offer-${way.by}`, { minions: way.minions });
  if (done === null) return said(gone, gone, cost);
  return said(text.plain('board-offer-and', { what: done }), `${gone}, ${done}`, cost);
}

function said(what: string, whole: string, cost: string): OfferWords {
  return { what, cost, whole: cost === '' ? whole : `${whole}: ${cost}` };
}

function costWords({ cost: { ap, blood, veil }, act }: Offer, text: GameText): string {
  const parts = [
    ap > 0 && text.plain('board-price-ap', { cost: ap }),
    blood > 0 && text.plain('board-price-blood', { cost: blood }),
    veil > 0 && text.plain('board-price-veil', { cost: veil }),
  ].filter((part) => typeof part === 'string');
  if (parts.length > 0) return parts.join(', ');
  return act === 'recruit' ? '' : text.plain('board-price-none');
}

function actWords({ act, aim, taken, ability, at }: Offer, view: View<MastersView>, text: GameText): string {
  const name = ability === null ? null : plain(text.thing('card', ability));
  if (aim !== null) {
    const step = act === 'exchange' ? 'exchange-partner' : act === 'dark' ? 'dark-choose' : 'blood-choose';
    const aimed = plain(text.label(step, aim, facts(view, undefined, text)));
    const whole = name === null ? `${text.plain('board-act-exchange')}: ${aimed}` : `${name}: ${aimed}`;
    return taken === null
      ? whole
      : `${whole}, ${plain(text.label(step, taken, facts(view, undefined, text)))}`;
  }
  if (act === 'activate') return plain(text.thing('district', districtId(at), 'effect'));
  if (act?.startsWith('relic:')) return plain(text.thing('card', objectOf(act)));
  return name ?? text.plain(`board-act-${act}`);
}
