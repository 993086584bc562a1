import type { ClientMessageOf, Person } from '@nokturn/protocol';
import type { StoredLine } from '../store/store.ts';
import { mustBeWelcome, mustMayTalk } from './guests.ts';
import { seatOf } from './match-info.ts';
import type { Room } from './room.ts';
import { recentChat, type SaidLine, saidLine } from './table-messages.ts';

type Parts = Pick<
  Room,
  'services' | 'state' | 'queue' | 'broadcaster' | 'sync' | 'suggestions' | 'otherServers'
>;

/** The chat at the table, and pointing at options. */
export class Talk {
  readonly #room: Parts;

  constructor(room: Parts) {
    this.#room = room;
  }

  say(person: Person, { id, text }: ClientMessageOf<'chat'>): Promise<number> {
    return this.#tell(person, id, { text });
  }

  /** Says one of the set phrases. */
  sign(person: Person, { id, sign }: ClientMessageOf<'sign'>): Promise<number> {
    return this.#tell(person, id, { text: '', sign });
  }

  #tell(person: Person, id: string, words: Pick<StoredLine, 'text' | 'sign'>): Promise<number> {
    const { services, state, queue, sync } = this.#room;
    return queue.command(person, id, async (command) => {
      mustMayTalk(state.info, person.id);
      const seat = seatOf(state.info, person.id);
      const { store, people, time, bus } = services;
      const name = (await people.named([person.id])).get(person.id) ?? person.name;
      const said = { at: time.now(), person: person.id, seat, ...words };
      const line = await store.say(state.code, said, command);
      bus.publish({ kind: 'said', match: state.code, lines: line.number });
      // Lines said elsewhere meanwhile are told first.
      if (line.number > state.lines + 1) return sync.hearOf({ lines: line.number });
      await this.tellLines([saidLine(line, name)]);
    });
  }

  /** Sends lines of chat that have not been sent yet: these, or all that are stored. */
  async tellLines(known?: readonly SaidLine[]): Promise<void> {
    const { services, state, broadcaster } = this.#room;
    for (const said of known ?? (await recentChat(services, state.code, state.lines))) {
      const { number } = said.line;
      if (number <= state.lines) continue;
      state.lines = number;
      broadcaster.tellLine(said);
    }
  }

  /** If it is sent again, it says the same again: there is nothing to play twice, and nothing to store. */
  suggest(person: Person, { version, option }: ClientMessageOf<'suggest'>): Promise<number> {
    const { state, queue, broadcaster, suggestions, otherServers } = this.#room;
    return queue.run(async () => {
      mustBeWelcome(state.info, person.id);
      mustMayTalk(state.info, person.id);
      const seat = state.seatOf(person.id);
      const { match } = state.mustPlay(version);
      suggestions.point(match, seat, option);
      broadcaster.tellSuggestions(suggestions);
      otherServers.tellSuggestion(seat, option);
      return version;
    });
  }
}
