/** Union-find over 0 to size - 1, path halving, union by size. */
export class DisjointSets {
  private readonly parent: Int32Array;
  private readonly size: Int32Array;

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, index) => index);
    this.size = new Int32Array(size).fill(1);
  }

  find(element: number): number {
    let root = element;
    while (this.parent[root] !== root) {
      const next = this.parent[this.parent[root]!]!;
      this.parent[root] = next;
      root = next;
    }
    return root;
  }

  /** The root that stays and the one that went under it; null where both were in one set already. */
  union(a: number, b: number): { kept: number; gone: number } | null {
    const [left, right] = [this.find(a), this.find(b)];
    if (left === right) return null;
    const leftStays = this.size[left]! > this.size[right]! || (this.size[left] === this.size[right] && left < right);
    const [kept, gone] = leftStays ? [left, right] : [right, left];
    this.parent[gone] = kept;
    this.size[kept]! += this.size[gone]!;
    return { kept, gone };
  }

  /** The sets, each ascending, in the order of their smallest elements. */
  groups(): number[][] {
    const groups = new Map<number, number[]>();
    for (let element = 0; element < this.parent.length; element++) {
      const root = this.find(element);
      const group = groups.get(root);
      if (group) group.push(element);
      else groups.set(root, [element]);
    }
    return [...groups.values()];
  }
}
