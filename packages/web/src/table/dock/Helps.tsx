import type { Looking } from '../useGlance.ts';
import type { OpenTable } from '../useOpenTable.ts';
import { HintButton } from './Hint.tsx';
import { LookTool } from './LookTool.tsx';
import { Undo } from './Undo.tsx';

/** Help with deciding: undo, hint, look. */
export function Helps({ table, looking }: { table: OpenTable; looking: Looking }) {
  const { source, state, hint } = table;
  return (
    <>
      {table.canTakeBack && <Undo source={source} state={state} answered={table.answered} />}
      {table.isMine && table.hasHints && <HintButton hint={hint} />}
      <LookTool looking={looking} />
    </>
  );
}
