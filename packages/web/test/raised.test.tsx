// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRaised } from '../src/table/dock/useRaised.ts';

afterEach(cleanup);

function Dock({ question }: { question: string }) {
  const { isRaised, swipe } = useRaised(question);
  return (
    <section {...swipe} data-raised={isRaised}>
      <div data-part="question">
        <p data-clip="">What the card says</p>
        <button type="button">a name</button>
      </div>
      <i>a card</i>
    </section>
  );
}

/** `lines`: how many the question needs; it has room for one. */
function dock(lines: number) {
  const { container, rerender } = render(<Dock question="1" />);
  const section = container.firstElementChild as HTMLElement;
  const words = section.querySelector('[data-clip]') as HTMLElement;
  Object.defineProperties(words, { scrollHeight: { value: lines * 19 }, clientHeight: { value: 19 } });
  return {
    isRaised: () => section.dataset.raised === 'true',
    /** A finger comes down on something and goes so far up or down. */
    touch(selector: string, down = 0) {
      const one = section.querySelector(selector) as HTMLElement;
      fireEvent.touchStart(one, { touches: [{ clientY: 100 }] });
      fireEvent.touchEnd(one, { changedTouches: [{ clientY: 100 + down }] });
    },
    askNext: () => rerender(<Dock question="2" />),
  };
}

it('a tap on a question that is cut short shows all of it, until the next one', () => {
  const { isRaised, touch, askNext } = dock(3);
  touch('i');
  touch('button');
  expect(isRaised()).toBe(false);
  touch('p');
  expect(isRaised()).toBe(true);
  touch('p', 60);
  expect(isRaised()).toBe(false);
  touch('p');
  askNext();
  expect(isRaised()).toBe(false);
});

it('where all of it is seen a tap does nothing, and a swipe raises and lowers', () => {
  const { isRaised, touch } = dock(1);
  touch('p');
  expect(isRaised()).toBe(false);
  touch('p', -60);
  expect(isRaised()).toBe(true);
  touch('p', 60);
  expect(isRaised()).toBe(false);
});
