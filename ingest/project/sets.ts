/** Disjoint sets over the numbers from 0, growing as they are named. */
export class Sets {
  #parent = new Int32Array(1024).fill(-1);

  /** The representative of the number's set. */
  find(number: number): number {
    this.#reach(number);
    let root = number;
    while (this.#parent[root]! >= 0) root = this.#parent[root]!;
    for (let at = number; at !== root;) {
      const up = this.#parent[at]!;
      this.#parent[at] = root;
      at = up;
    }
    return root;
  }

  union(a: number, b: number): void {
    const [first, second] = [this.find(a), this.find(b)];
    if (first !== second) this.#parent[Math.max(first, second)] = Math.min(first, second);
  }

  #reach(number: number): void {
    if (number < this.#parent.length) return;
    const bigger = new Int32Array(Math.max(number + 1, this.#parent.length * 2)).fill(-1);
    bigger.set(this.#parent);
    this.#parent = bigger;
  }
}
