// @vitest-environment happy-dom
import { join } from 'node:path';
import { plain } from '@nokturn/text';
import { NAMES } from '@nokturn/text/testing';
import { buttonsCalled, DESK, testTable } from '@nokturn/ui/testing/table';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALLY_IDS } from '../../cards/allies.ts';
import { CLAN_CARD_IDS } from '../../cards/clan-cards.ts';
import { CLAN_IDS } from '../../cards/clans.ts';
import { LOCATION_IDS } from '../../cards/locations.ts';
import { PLACE_IDS } from '../../cards/places.ts';
import { RELIC_IDS } from '../../cards/relics.ts';
import { vendetta } from '../../index.ts';
import { scene } from '../../test/kit.ts';
import { ui } from '../index.tsx';
import { night } from './nights.ts';

const RICH = { places: true, relics: true };
const CARDS = [...CLAN_CARD_IDS, ...ALLY_IDS, ...PLACE_IDS, ...RELIC_IDS, 'victim'];

const { textIn, propsFor, inKit, table } = testTable(vendetta, ui, {
  folder: join(import.meta.dirname, '../..'),
  shown: { seats: 4, options: RICH, every: 40 },
  result: ({ state }) => vendetta.result(state).standings.map(({ total }) => String(total)),
  touched: { seeds: ['touch', 'hold', 'grasp'], seats: 6, options: { ...RICH, teams: true } },
  glowing: ['clan', 'relic', 'card', 'location', 'facing', 'blood', 'token', 'deployed', 'seat'],
  faces: [...CARDS.map((id) => ['card', id] as const), ...CLAN_IDS.map((id) => ['clan', id] as const)],
});

describe('secrets and warnings', () => {
  it('shows a spectator no face-down card', () => {
    const text = textIn('en');
    let hidden = 0;
    let moves = 0;
    for (const moment of night('secret', 3)) {
      if (moves++ % 10 !== 0) continue;
      const { container, unmount } = render(table(moment, 'spectator', text));
      for (const row of moment.state.positions)
        for (const { cards } of row)
          for (const { card, faceUp, open } of cards) {
            const known = moment.state.players.some((player) => player.known.includes(card));
            if (faceUp || open || known) continue;
            hidden++;
            expect(container.textContent).not.toContain(plain(text.thing('card', card, 'text')));
          }
      unmount();
    }
    expect(hidden).toBeGreaterThan(10);
  }, 240_000);

  it('covers your own hand when asked to', () => {
    const text = textIn('en');
    const moments = night('cover', 4);
    let moment = moments.next().value;
    while (moment && moment.state.phase !== 'planning') moment = moments.next().value;
    if (!moment) throw new Error('a match has no planning');
    const props = propsFor(moment, 2, text);
    render(inKit(props, <ui.OwnPanel {...props} />));
    const [card = ''] = moment.view(2).state.players[2]?.hand ?? [];
    const words = plain(text.thing('card', card ?? '', 'text'));
    expect(document.body.textContent).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: text.plain('board-hide') }));
    expect(document.body.textContent).not.toContain(words);
  });

  it('offers to play a card at a Location only when the Location is chosen for that', () => {
    const text = textIn('en');
    const played = (moment: Parameters<typeof table>[0], step: string) => {
      const props = propsFor(moment, 0, text);
      const asked = props.view.asked && { ...props.view.asked, frame: { ...props.view.asked.frame, step } };
      const board = { ...props, view: { ...props.view, asked }, news: { sequence: 1, happenings: [] } };
      const { unmount } = render(inKit(props, <ui.Board {...board} />));
      const buttons = screen.queryAllByText(text.plain('board-play-here')).length;
      unmount();
      return buttons;
    };
    for (const moment of night('here', 3)) {
      const { mine, frame } = moment.view(0).asked ?? {};
      if (!mine || frame?.step !== 'plan-location') continue;
      expect(played(moment, 'plan-location')).toBeGreaterThan(0);
      expect(played(moment, 'relic-planning')).toBe(0);
      return;
    }
    throw new Error('nobody plays a card');
  });

  it('VV-8.10: warns before the Drain that would eliminate the seat, and before nothing else', () => {
    const text = textIn('en');
    const [moment] = night('warning', 3);
    if (!moment) throw new Error('a match has no beginning');
    const view = moment.view(0);
    const players = view.state.players.map((player) => ({ ...player, tokens: 2 }));
    const drain = {
      ...view,
      asked: { ...view.asked, frame: { step: 'drain-which', seat: 0 } },
    } as typeof view;
    const close = { ...drain, state: { ...view.state, players } } as typeof view;
    expect(ui.telling.warning?.('card:al-marcel', close, text)).toBe(text.plain('word-last-warning'));
    expect(ui.telling.warning?.('card:victim', close, text)).toBeNull();
    expect(ui.telling.warning?.('card:al-marcel', drain, text)).toBeNull();
    expect(ui.telling.warning?.('drain', view, text)).toBeNull();
  });
});

describe('teams', () => {
  it('VV-24.13: the total of each team is on the board and at each seat, without eliminated players', () => {
    const text = textIn('en');
    const players = [{ influence: 5 }, { influence: 4 }, { influence: 7, eliminated: 1 }, { influence: 9 }];
    const view = scene({ players, options: { teams: true }, at: 0 })
      .ends()
      .view(0);
    const props = { view, names: NAMES.slice(0, 4), text, settings: { reducedMotion: true } };
    const touch = { glow: [], picked: [], onPick: () => {}, ...DESK };
    const parts = [
      <ui.Board key="board" {...props} {...touch} news={{ sequence: 1, happenings: [] }} />,
      ...props.names.map((name, seat) => <ui.SeatSummary key={name} {...props} {...touch} seat={seat} />),
    ];
    const shown = parts.map((part) => {
      const { container, unmount } = render(inKit(props, part));
      const words = [...container.querySelectorAll('*')].map(({ textContent }) => textContent ?? '');
      const totals = new Set(words.filter((one) => /^Team [AB]: \d+$/.test(one)));
      unmount();
      return [...totals];
    });
    // Everybody also has a Victim, which counts 1.
    const [a, b] = ['Team A: 6', 'Team B: 15'];
    expect(shown).toEqual([[a, b], [a], [b], [a], [b]]);
  });

  it('there is no mention of teams if everybody plays alone', () => {
    const [moment] = night('alone', 4);
    if (!moment) throw new Error('a match has no beginning');
    expect(render(table(moment, 0, textIn('en'))).container.textContent).not.toContain('Team');
  });
});

describe('the reason for a victory', () => {
  it('is given for every participant as soon as a Conflict is over, including the tie-break (VV-1.4)', () => {
    const text = textIn('en');
    let told = 0;
    let ties = 0;
    for (const moment of night('why 3', 4)) {
      const heard = moment.heard('spectator');
      const last = heard.findLast(({ kind }) => kind === 'won');
      if (!last || moment.view('spectator').state.phase !== 'resolution') continue;
      const { unmount } = render(table(moment, 'spectator', text));
      const winner = NAMES[last.seat as number] ?? '';
      const label = text.plain('board-why', { location: last.location, name: winner });
      for (const button of buttonsCalled(document.body, label)) fireEvent.click(button);
      const powers = heard.filter(({ kind, location }) => kind === 'power' && location === last.location);
      const ledger = screen.getByRole('dialog');
      for (const { seat, total, cards } of powers) {
        expect(ledger.textContent).toContain(NAMES[seat as number]);
        expect(ledger.textContent).toContain(String(total));
        for (const card of cards as readonly (string | null)[])
          expect(ledger.textContent).toContain(
            card === null ? text.plain('word-face-down') : plain(text.thing('card', card)),
          );
      }
      const isTied = new Set(powers.map(({ total }) => total)).size < powers.length;
      expect(ledger.textContent?.includes(text.plain('board-tie'))).toBe(isTied);
      if (isTied) ties++;
      told++;
      unmount();
    }
    expect(told).toBeGreaterThan(2);
    expect(ties).toBeGreaterThan(0);
  }, 240_000);
});

describe('the cards', () => {
  it.each(LOCATION_IDS)('%s has a face with its scene', (id) => {
    const text = textIn('en');
    const { container } = render(<ui.CardFace type="location" id={id} text={text} />);
    expect(container.querySelector('article')?.textContent).toContain(plain(text.thing('location', id)));
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(10);
  });

  it('there are 63 clan cards, 30 Allies, 7 Places and 8 Relics', () => {
    expect([CLAN_CARD_IDS, ALLY_IDS, PLACE_IDS, RELIC_IDS].map(({ length }) => length)).toEqual([
      63, 30, 7, 8,
    ]);
  });
});
