import type { Person, Reply } from '@nokturn/protocol';
import { refuse } from '../refused.ts';
import type { Span } from '../store/holidays.ts';
import { isOverDays } from './absence.ts';
import { DAYS_A_MONTH, daysLeft, ended, isOnHoliday, withDays } from './holidays.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** More matches than anybody plays at a time. */
const ALL = 1000;

/** People go on holiday and come back: meanwhile their clocks stand still in all their matches over days. */
export class LeaveOfAbsence {
  readonly #services: Services;
  readonly #rooms: Pick<Rooms, 'get'>;

  constructor(services: Services, rooms: Pick<Rooms, 'get'>) {
    this.#services = services;
    this.#rooms = rooms;
  }

  async of({ id }: Person): Promise<Reply<'holiday'>> {
    return this.#told(await this.#services.store.holidays.of(id));
  }

  take(person: Person, days: number): Promise<Reply<'holiday'>> {
    return this.#change(person, (spans, now) => {
      const taken = withDays(spans, days, now);
      if (taken === null) throw refuse('too-many', `there are ${DAYS_A_MONTH} days of holiday in a month`);
      return taken;
    });
  }

  end(person: Person): Promise<Reply<'holiday'>> {
    return this.#change(person, ended);
  }

  /**
   * Once stored, it is announced to all matches; if another server changes one of them meanwhile, that server announces
   * what is stored.
   */
  async #change(
    { id }: Person,
    change: (spans: readonly Span[], now: number) => readonly Span[],
  ): Promise<Reply<'holiday'>> {
    const { store, time } = this.#services;
    for (;;) {
      const before = await store.holidays.of(id);
      const after = change(before, time.now());
      if (!(await store.holidays.save(id, before, after))) continue;
      for (const { info } of await store.matchesOf(id, ALL))
        if (info.status === 'playing' && isOverDays(info))
          await (await this.#rooms.get(info.code)).seating.pauseFor(id, after);
      return this.#told(after);
    }
  }

  #told(spans: readonly Span[]): Reply<'holiday'> {
    const now = this.#services.time.now();
    const until = isOnHoliday(spans, now) ? (spans.at(-1)?.until ?? null) : null;
    return { until, daysLeft: daysLeft(spans, now), perMonth: DAYS_A_MONTH };
  }
}
