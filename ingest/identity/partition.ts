import { DisjointSets } from './disjoint-sets.js';

/** Sets that may be joined unless somebody forbade a pair of their elements. */
export class Partition {
  private readonly sets: DisjointSets;
  /** By root: the roots it must never join. Symmetric. */
  private readonly forbidden = new Map<number, Set<number>>();

  constructor(size: number) {
    this.sets = new DisjointSets(size);
  }

  together(a: number, b: number): boolean {
    return this.sets.find(a) === this.sets.find(b);
  }

  mayJoin(a: number, b: number): boolean {
    return !(this.forbidden.get(this.sets.find(a))?.has(this.sets.find(b)) ?? false);
  }

  /** Without effect on two that are together already: false. */
  forbid(a: number, b: number): boolean {
    const [left, right] = [this.sets.find(a), this.sets.find(b)];
    if (left === right) return false;
    this.at(left).add(right);
    this.at(right).add(left);
    return true;
  }

  /** True where two sets became one. */
  join(a: number, b: number): boolean {
    if (this.together(a, b) || !this.mayJoin(a, b)) return false;
    const joined = this.sets.union(a, b);
    if (joined === null) return false;
    for (const enemy of this.forbidden.get(joined.gone) ?? []) {
      this.at(enemy).delete(joined.gone);
      this.at(enemy).add(joined.kept);
      this.at(joined.kept).add(enemy);
    }
    this.forbidden.delete(joined.gone);
    return true;
  }

  root(element: number): number {
    return this.sets.find(element);
  }

  groups(): number[][] {
    return this.sets.groups();
  }

  private at(root: number): Set<number> {
    const enemies = this.forbidden.get(root) ?? new Set<number>();
    this.forbidden.set(root, enemies);
    return enemies;
  }
}
