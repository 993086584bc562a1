import controls from '../styles/controls.module.css';
import { useProofWords } from './useProofWords.ts';

/** Says that this browser's contribution to the randomness of a match was left out. */
export function LeftOut() {
  const say = useProofWords();
  return <p className={controls.problem}>{say('left-out')}</p>;
}
