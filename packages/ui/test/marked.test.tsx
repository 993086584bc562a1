// @vitest-environment happy-dom
import { createText } from '@nokturn/text';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CardFaceProps } from '../src/board.ts';
import { KitProvider } from '../src/kit.tsx';
import { Marked } from '../src/Marked.tsx';

const text = createText({
  language: 'cs',
  sources: [
    'card-crossbow = Kuše\n    .acc = Kuši\nname = { CARD($card, case: "acc") }\nlog = { SEAT($seat) } bere { CARD($card, case: "acc") }.',
  ],
  names: ['Řehoř', 'Ivo'],
});

function CardFace({ type, id, facts }: CardFaceProps) {
  return <article data-testid="face">{`${type} ${id} ${facts?.cards}`}</article>;
}

function sentence(marked: string) {
  return (
    <KitProvider text={text} names={['Řehoř', 'Ivo']} CardFace={CardFace} facts={{ cards: 'classic' }}>
      <p>
        <Marked text={marked} />
      </p>
    </KitProvider>
  );
}

function show(marked: string) {
  return render(sentence(marked));
}

afterEach(cleanup);

describe('marked text', () => {
  it('reads as the sentence it is', () => {
    const { container } = show(text.say('log', { seat: 0, card: 'crossbow' }));
    const badge = container.querySelector('svg[aria-hidden="true"]');
    expect(badge?.textContent).toBe('Ř');
    badge?.remove();
    expect(container.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Řehoř bere Kuši.');
  });

  it('lets every card be focused, and shows it while it is', async () => {
    vi.useFakeTimers();
    show(text.say('log', { seat: 0, card: 'crossbow' }));
    const name = screen.getByRole('button', { name: 'Kuši' });
    expect(screen.queryByTestId('face')).toBeNull();
    await act(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
      name.focus();
      vi.advanceTimersByTime(1000);
    });
    expect(screen.getByTestId('face').textContent).toBe('card crossbow classic');
    vi.useRealTimers();
  });

  it('keeps the buttons of names that are in both the old and the new sentence', () => {
    const { rerender } = show(text.say('log', { seat: 0, card: 'crossbow' }));
    const name = screen.getByRole('button', { name: 'Kuši' });
    // Now there are two of them, and the place in the sentence is different.
    rerender(
      sentence(`${text.say('name', { card: 'crossbow' })} a ${text.say('name', { card: 'crossbow' })}`),
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Kuši' });
    expect(first).toBe(name);
    rerender(sentence(text.say('log', { seat: 1, card: 'crossbow' })));
    expect(screen.getByRole('button', { name: 'Kuši' })).toBe(name);
    expect(second?.isConnected).toBe(false);
  });

  it.each([
    ['„', 'Kuši', '“ a ', '(', 'Kuši', ').'],
    ['', 'Kuši', ', ', '"', 'Kuši', '"'],
    ['', 'Kuši', '"', '', 'Kuši', ''],
  ])(
    'keeps punctuation on the line of its name: %s%s%s%s%s%s',
    (open, first, between, open2, second, close) => {
      const name = text.say('name', { card: 'crossbow' });
      const { container } = show(`Bere ${open}${name}${between}${open2}${name}${close}`);
      expect(container.textContent).toBe(`Bere ${open}${first}${between}${open2}${second}${close}`);
      const lines = screen.getAllByRole('button').map((button) => button.parentElement?.textContent);
      expect(lines).toEqual([
        `${open}${first}${between.trim().replace(' a', '')}`,
        `${open2}${second}${close}`,
      ]);
    },
  );

  it('has no button if nothing is named', () => {
    show('Nic se nestalo.');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
