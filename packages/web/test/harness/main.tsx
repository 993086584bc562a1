import type { Answer, Ask, MyDecision, View } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@nokturn/ui/theme.css';
import { WordsProvider } from '../../src/app/words.tsx';
import { DecisionBar } from '../../src/table/DecisionBar.tsx';
import { usePicks } from '../../src/table/usePicks.ts';

/**
 * A decision bar with one question of each kind, by the hash of the address, or with `theirs` of somebody else, open to
 * all; what was answered or pointed at is written below.
 */
const ASKS: Readonly<Record<string, Ask>> = {
  one: { kind: 'one', options: ['card:ash', 'card:oak', 'none'] },
  several: { kind: 'several', options: ['card:ash', 'card:oak', 'card:yew', 'card:elm'], min: 2, max: 3 },
  amount: { kind: 'amount', min: 1, max: 4 },
  order: { kind: 'order', options: ['card:ash', 'card:oak', 'card:yew'] },
  theirs: { kind: 'one', options: ['card:ash', 'card:oak', 'none'] },
};

const NAMES = ['Zofie', 'Jan', 'Łucja'];
const KIND = window.location.hash.slice(1);

const text = createText({
  language: 'en',
  names: NAMES,
  sources: [
    `decision-choose = Choose.\n    .wait = Jan chooses.\nanswer-card = Take { CARD($object) }\nanswer-none = Take none\n` +
      `card-ash = Ash\ncard-oak = Oak\ncard-yew = Yew\ncard-elm = Elm\nreason-gone = It is gone.\n`,
  ],
});

const mine: MyDecision = {
  ask: ASKS[KIND] ?? { kind: 'one', options: [] },
  fallback: [],
  barred: [{ option: 'card:elm', reason: { id: 'reason-gone' }, clause: 'XX-1.2' }],
  answer: null,
};
const asked = { frame: { step: 'choose' }, clause: 'XX-1', answered: [] };
const view: View = {
  viewer: 0,
  state: {},
  work: [],
  asked:
    KIND === 'theirs'
      ? { ...asked, seats: [1], mine: null, open: [{ seat: 1, ask: mine.ask }] }
      : { ...asked, seats: [0], mine, open: null },
  over: false,
  result: null,
};

function Harness() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { picked, pick } = usePicks(mine, setAnswer, 'the only decision');
  const pointed = typeof answer === 'string' ? [{ seat: 0, option: answer }] : [];
  const suggestions = [...pointed, { seat: 2, option: 'card:ash' }];
  return (
    <KitProvider text={text} names={NAMES} CardFace={() => null}>
      <DecisionBar
        game="harness"
        version={0}
        question="1"
        view={view}
        text={text}
        factsFor={() => ({})}
        aside={['none']}
        picked={picked}
        sending={null}
        deadline={null}
        settled={false}
        recent={[]}
        only={null}
        isOnTable={() => false}
        talk={KIND === 'theirs' ? { suggestions, onSuggest: setAnswer } : null}
        onPick={pick}
        onAnswer={setAnswer}
      />
      <output id="answer">{JSON.stringify(answer)}</output>
    </KitProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <WordsProvider>
      <Harness />
    </WordsProvider>,
  );
