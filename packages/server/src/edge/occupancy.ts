/** How many there are at the same time, in total and for each address. */
export class Occupancy {
  readonly #most: { readonly inAll: number; readonly perAddress: number };
  readonly #perAddress = new Map<string, number>();
  #inAll = 0;

  constructor(most: { readonly inAll: number; readonly perAddress: number }) {
    this.#most = most;
  }

  get size(): number {
    return this.#inAll;
  }

  hasRoomFor(address: string): boolean {
    const { inAll, perAddress } = this.#most;
    return this.#inAll < inAll && (this.#perAddress.get(address) ?? 0) < perAddress;
  }

  /** Adds one; call the result when it is gone. */
  enter(address: string): () => void {
    this.#inAll++;
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    return () => {
      this.#inAll--;
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    };
  }
}
