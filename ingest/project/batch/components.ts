import { compareText } from '../../../src/core/index.js';
import { edgeBetween, type Commonness, type Edge } from '../../identity/index.js';
import type { Ledger, StoredEdge } from '../../ledger/index.js';
import type { DecisionPlaces } from '../decision-places.js';
import type { Neighbourhood } from './neighbourhood.js';
import type { Member, ProfileChanges } from './profile-changes.js';

export interface Component {
  /** In the order of profile ids. */
  members: Member[];
  /** By position. */
  edges: Edge[];
}
type Tie = Pick<Edge, 'points' | 'linkable'>;

/** The components of candidate edges around profiles that changed. */
export class Components {
  /** Edges from the profile of the smaller number to the other; null where a comparison found none. */
  readonly #ties = new Map<number, Map<number, Tie | null>>();

  constructor(
    private readonly ledger: Ledger,
    private readonly profiles: ProfileChanges,
    private readonly neighbourhood: Neighbourhood,
    private readonly places: DecisionPlaces,
    private readonly commonness: Commonness,
  ) {}

  /**
   * Compares the profiles `again` with everybody they meet, and takes apart and puts together the components that they, those they have an
   * edge with, and the components touched so far make. Two others have the edge that they had, and lay in one component with it.
   */
  *around(again: ReadonlySet<number>): Generator<Component> {
    const { components } = this.profiles;
    const concerned = new Set(again);
    const touch = (id: number) => {
      const { component } = this.profiles.member(id);
      if (component === null) concerned.add(id);
      else components.add(component);
    };
    for (const id of [...again, ...this.places.moved()]) touch(id);
    for (const id of again) for (const other of this.#tiesOf(id)) touch(other);
    for (const component of components) {
      const others = this.ledger.profiles.ofComponent(component);
      for (const id of others) concerned.add(id);
      this.#keepTies(
        component,
        others.filter((id) => !again.has(id)),
      );
      for (const id of others) for (const other of this.places.sameAs(id)) touch(other);
    }
    yield* this.#split(concerned);
  }

  /** Those with whom the profile has an edge. */
  #tiesOf(id: number): number[] {
    const member = this.profiles.member(id);
    const found: number[] = [];
    const seen = new Set([id]);
    for (const other of this.neighbourhood.of(member)) {
      if (seen.has(other)) continue;
      seen.add(other);
      if (this.#tie(member, other)) found.push(other);
    }
    return found;
  }

  /** The edges that a component held between profiles that stayed as they were. */
  #keepTies(component: number, unchanged: readonly number[]): void {
    if (unchanged.length < 2) return;
    const among = new Set(unchanged);
    for (const { low, high, points, linkable } of this.ledger.edges.of(component))
      if (among.has(low) && among.has(high)) this.#row(low).set(high, { points, linkable });
  }

  #tie(member: Member, id: number): boolean {
    const [low, high] = member.id < id ? [member.id, id] : [id, member.id];
    const row = this.#row(low);
    let tie = row.get(high);
    if (tie !== undefined) return tie !== null;
    const other = this.profiles.member(id);
    // In the order of ids, as a derivation from scratch compares them: of two equals it takes the first.
    const [a, b] = member.profile.id < other.profile.id ? [member, other] : [other, member];
    tie = edgeBetween(a.side, b.side, this.commonness);
    if (tie !== null && !this.neighbourhood.meet(member, other)) tie = null;
    row.set(high, tie);
    return tie !== null;
  }

  #row(low: number): Map<number, Tie | null> {
    let row = this.#ties.get(low);
    if (row === undefined) this.#ties.set(low, (row = new Map()));
    return row;
  }

  *#split(concerned: ReadonlySet<number>): Generator<Component> {
    const tied = new Map<number, number[]>();
    const join = (a: number, b: number) => {
      const others = tied.get(a);
      if (others === undefined) tied.set(a, [b]);
      else others.push(b);
    };
    for (const [low, row] of this.#ties)
      for (const [high, tie] of row)
        if (tie !== null) {
          join(low, high);
          join(high, low);
        }
    const seen = new Set<number>();
    for (const start of concerned) {
      if (seen.has(start)) continue;
      seen.add(start);
      const ids = [start];
      for (const id of ids)
        for (const other of [...(tied.get(id) ?? []), ...this.places.sameAs(id)])
          if (!seen.has(other)) {
            seen.add(other);
            ids.push(other);
          }
      yield this.#component(ids);
    }
  }

  #component(ids: readonly number[]): Component {
    const members = ids.map((id) => this.profiles.member(id));
    members.sort((a, b) => compareText(a.profile.id, b.profile.id));
    const place = new Map(members.map(({ id }, index) => [id, index]));
    const edges: Edge[] = [];
    for (const id of ids)
      for (const [other, tie] of this.#ties.get(id) ?? []) {
        if (tie === null) continue;
        const [one, two] = [place.get(id)!, place.get(other)!];
        edges.push({ a: Math.min(one, two), b: Math.max(one, two), ...tie, contested: false });
      }
    return { members, edges };
  }
}

/** Edges by the numbers of the profiles at the positions. */
export function byNumber(edges: readonly Edge[], numbers: readonly number[]): StoredEdge[] {
  return edges.map(({ a, b, points, linkable }) => {
    const [one, two] = [numbers[a]!, numbers[b]!];
    return { low: Math.min(one, two), high: Math.max(one, two), points, linkable };
  });
}
