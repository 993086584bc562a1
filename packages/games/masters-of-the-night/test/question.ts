import type { Witness } from '@nokturn/engine';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { type Setting, scene } from './kit.ts';

/**
 * The question after these answers, as the bot in that seat sees it. After the scene the night would be over.
 */
export function questionIn(setting: Setting, ...before: string[]) {
  const now = scene(setting).say(...before);
  const { asked } = now.view('spectator');
  const seat = asked?.seats?.[0] ?? 0;
  now.asks(seat, asked?.frame.step as MastersFrame['step']);
  const shown = now.view(seat);
  const work = shown.work.map((frame) => (frame.step === 'curtain' ? { step: 'night-over' } : frame));
  const mine = shown.asked?.mine;
  if (!mine) throw new Error('nobody is asked');
  const view: Witness<MastersView> = { ...shown, work, heard: [] };
  return { view, mine };
}
