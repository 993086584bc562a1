/** A queue of waiting jobs. */
export interface JobQueue<T> {
  readonly length: number;
  add(item: T): void;
  /** The next item. */
  take(): T | undefined;
}

/** First come, first served. */
export class FirstComeQueue<T> implements JobQueue<T> {
  readonly #items: T[] = [];

  get length(): number {
    return this.#items.length;
  }

  add(item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    return this.#items.shift();
  }
}

/**
 * A queue for each key. The keys take turns: none gets a second item before all the others that are waiting have had
 * one.
 */
export class FairQueue<T> implements JobQueue<T> {
  readonly #keyOf: (item: T) => string;
  readonly #newQueue: () => JobQueue<T>;
  /** The key whose turn it is comes first. */
  readonly #queues = new Map<string, JobQueue<T>>();
  #length = 0;

  constructor(keyOf: (item: T) => string, newQueue: () => JobQueue<T> = () => new FirstComeQueue<T>()) {
    this.#keyOf = keyOf;
    this.#newQueue = newQueue;
  }

  get length(): number {
    return this.#length;
  }

  add(item: T): void {
    const key = this.#keyOf(item);
    const queue = this.#queues.get(key) ?? this.#newQueue();
    queue.add(item);
    this.#queues.set(key, queue);
    this.#length++;
  }

  take(): T | undefined {
    const [next] = this.#queues;
    if (next === undefined) return undefined;
    const [key, queue] = next;
    const item = queue.take();
    this.#queues.delete(key);
    if (queue.length > 0) this.#queues.set(key, queue);
    this.#length--;
    return item;
  }
}
