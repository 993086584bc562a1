import type { Answer, Ask, MyDecision, View } from '@nokturn/engine';
import { createText } from '@nokturn/text';
import { KitProvider } from '@nokturn/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@nokturn/ui/theme.css';
import { WordsProvider } from '../../src/app/words.tsx';
import { BarredList } from '../../src/table/dock/Barred.tsx';
import { Decision } from '../../src/table/dock/Decision.tsx';
import { FrameGrid } from '../../src/table/FrameGrid.tsx';
import { frameOf, layoutOf } from '../../src/table/frame.ts';
import { usePicks } from '../../src/table/usePicks.ts';

/**
 * A decision bar with one question of each kind, chosen by the hash of the address; with `theirs`, another player's
 * question, open to all. What was answered or pointed at is written below.
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
  const [isWhyOpen, setWhyOpen] = useState(false);
  const { picked, pick } = usePicks(mine, setAnswer, 'the only decision');
  const pointed = typeof answer === 'string' ? [{ seat: 0, option: answer }] : [];
  const suggestions = [...pointed, { seat: 2, option: 'card:ash' }];
  return (
    <KitProvider text={text} names={NAMES} CardFace={() => null}>
      <FrameGrid frame={frameOf(window.innerWidth, window.innerHeight, NAMES.length)}>
        <main>
          <section style={{ gridArea: 'dock', display: 'flex', minHeight: 0 }}>
            <Decision
              version={0}
              question="1"
              view={view}
              text={text}
              layout={layoutOf(window.innerWidth, window.innerHeight)}
              factsFor={() => ({})}
              lastVerbs={['none']}
              picked={picked}
              sending={null}
              deadline={null}
              settled={false}
              only={null}
              isOnTable={() => false}
              talk={KIND === 'theirs' ? { viewer: 0, suggestions, onSuggest: setAnswer } : null}
              onPick={pick}
              onAnswer={setAnswer}
              isWhyOpen={isWhyOpen}
              onWhy={() => setWhyOpen(!isWhyOpen)}
            />
            {isWhyOpen && (
              <aside>
                <BarredList
                  game="harness"
                  barred={mine.barred}
                  wordsOf={(option) => text.label('choose', option)}
                  text={text}
                />
              </aside>
            )}
          </section>
        </main>
      </FrameGrid>
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
