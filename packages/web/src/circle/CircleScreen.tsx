import { CODE_LENGTHS, tidyCode } from '@nokturn/protocol/limits';
import { Missing } from '../app/Loading.tsx';
import { CircleList } from './CircleList.tsx';
import { CirclePage } from './CirclePage.tsx';

/** A circle of friends, or the list of your circles. */
export default function CircleScreen({ rest: [typed] }: { rest: readonly string[] }) {
  if (typed === undefined) return <CircleList />;
  const code = tidyCode(typed);
  return CODE_LENGTHS.includes(code.length) ? <CirclePage key={code} code={code} /> : <Missing />;
}
