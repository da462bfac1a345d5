/** A growing list of (block hash, profile) pairs, sorted by hash without an object per pair. */
export class Pairs {
  #low = new Uint32Array(1024);
  #high = new Uint32Array(1024);
  #value = new Int32Array(1024);
  size = 0;

  add(hash: number, value: number): void {
    if (this.size === this.#low.length) this.#grow();
    this.#low[this.size] = hash >>> 0;
    this.#high[this.size] = Math.floor(hash / 4294967296);
    this.#value[this.size++] = value;
  }

  #grow(): void {
    const size = this.#low.length * 2;
    const bigger = <T extends Uint32Array | Int32Array>(fresh: T, old: T): T => (fresh.set(old), fresh);
    this.#low = bigger(new Uint32Array(size), this.#low);
    this.#high = bigger(new Uint32Array(size), this.#high);
    this.#value = bigger(new Int32Array(size), this.#value);
  }

  hash(index: number): number {
    return this.#high[index]! * 4294967296 + this.#low[index]!;
  }

  value(index: number): number {
    return this.#value[index]!;
  }

  /** Positions in the order of (hash, order of adding): a radix sort of 16 bits a pass. */
  sorted(): Uint32Array {
    let order = Uint32Array.from({ length: this.size }, (_, index) => index);
    let next = new Uint32Array(this.size);
    const digits = [
      (index: number) => this.#low[index]! & 0xffff,
      (index: number) => this.#low[index]! >>> 16,
      (index: number) => this.#high[index]! & 0xffff,
      (index: number) => this.#high[index]! >>> 16,
    ];
    for (const digit of digits) {
      const starts = new Uint32Array(65_537);
      for (let index = 0; index < this.size; index++) starts[digit(index) + 1]!++;
      for (let value = 0; value < 65_536; value++) starts[value + 1]! += starts[value]!;
      for (const index of order) next[starts[digit(index)]!++] = index;
      [order, next] = [next, order];
    }
    return order;
  }

  /** Each hash with its values, ascending by hash. */
  *groups(): Generator<{ hash: number; values: Int32Array }> {
    const order = this.sorted();
    for (let start = 0; start < this.size;) {
      const [low, high] = [this.#low[order[start]!], this.#high[order[start]!]];
      let end = start + 1;
      while (end < this.size && this.#low[order[end]!] === low && this.#high[order[end]!] === high) end++;
      const values = new Int32Array(end - start);
      for (let at = start; at < end; at++) values[at - start] = this.#value[order[at]!]!;
      yield { hash: this.hash(order[start]!), values };
      start = end;
    }
  }
}
