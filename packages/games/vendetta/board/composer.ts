import { type OptionId, verbOf } from '@nokturn/engine';
import type { Composer } from '@nokturn/ui';
import type { VendettaView } from '../secrets.ts';
import { Controls } from './Controls.tsx';
import { answersOf, isPlanning, planOf } from './plan.ts';

/** A planning turn is put together on the table: a card, a place, face up or down, how much blood. */
export const composer: Composer<VendettaView> = {
  begin: (view) => (isPlanning(view) ? {} : null),
  answers(draft, view) {
    const plan = planOf(draft, view);
    return plan === null ? null : answersOf(plan, view);
  },
  main(draft, view, text) {
    const plan = planOf(draft, view);
    if (!plan?.card || plan.facing === null) return null;
    const { card, facing, blood } = plan;
    return text.plain('plan-main', { card, up: facing.faceUp, blood });
  },
  says(draft, view, text) {
    const plan = planOf(draft, view);
    if (plan === null) return null;
    const { card, location, outcome, seat } = plan;
    if (outcome === null) {
      if (card !== null) return text.plain('plan-where', { card });
      return text.plain(location === null ? 'plan-how' : 'plan-which');
    }
    const before = view.state.players[seat]?.pool ?? 0;
    return text.plain('plan-outcome', {
      power: outcome.total,
      rank: outcome.rank,
      before,
      after: outcome.pool,
    });
  },
  /** VV-18.1: the next loss would empty the Pool. */
  advice(draft, view, text) {
    const plan = planOf(draft, view);
    const spends = plan?.facing && plan.facing.cost + plan.blood > 0;
    return spends && plan.outcome?.pool === 1 ? text.say('word-one-blood-left') : null;
  },
  covers: (option: OptionId) => verbOf(option) === 'play',
  Controls,
};
