import type { Lobby } from '@nokturn/protocol/types';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../app/words.tsx';

/** Says who has sat down since the viewer came, also in the title of a page in the background. */
export function useArrivals({ seats }: Lobby, me: string | undefined): string | null {
  const say = useSay();
  const people = new Map(
    seats.flatMap((seat) => (seat.kind === 'person' ? [[seat.person.id, seat.person.name] as const] : [])),
  );
  const known = useRef(new Set(people.keys()));
  const [told, setTold] = useState<string | null>(null);
  const key = [...people.keys()].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only who sits there matters
  useEffect(() => {
    const fresh = [...people].filter(([id]) => !known.current.has(id) && id !== me);
    known.current = new Set(people.keys());
    const [, name] = fresh.at(-1) ?? [];
    if (name !== undefined) setTold(say('lobby-came', { name }));
  }, [key]);
  useEffect(() => {
    if (told === null || !document.hidden) return undefined;
    const { title } = document;
    document.title = told;
    const back = () => {
      if (!document.hidden) document.title = title;
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      document.title = title;
      document.removeEventListener('visibilitychange', back);
    };
  }, [told]);
  return told;
}
