import controls from '../styles/controls.module.css';
import { useProofWords } from './useProofWords.ts';

/** That what this browser wanted to add to the randomness of a match is not in it. */
export function LeftOut() {
  const say = useProofWords();
  return <p className={controls.problem}>{say('left-out')}</p>;
}
