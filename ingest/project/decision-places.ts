import { compareText, type IdentityDecision, type Profile } from '../../src/core/index.js';
import { MentionPlaces } from '../identity/index.js';
import type { Ledger } from '../ledger/index.js';

const SIDES = ['a', 'b'] as const;

/** Which profiles an operator's decisions name. Decisions are few; their places are kept in the ledger and follow the profiles. */
export class DecisionPlaces {
  readonly #byRevision = new Map<string, { decision: IdentityDecision; side: 'a' | 'b' }[]>();
  readonly #places: Map<string, number | null>;
  readonly #byProfile = new Map<number, Set<string>>();
  readonly #decisions = new Map<string, IdentityDecision>();
  readonly #moved = new Set<number>();

  constructor(
    decisions: readonly IdentityDecision[],
    private readonly ledger: Ledger,
  ) {
    this.#places = ledger.decisions.places();
    for (const decision of decisions) {
      if (decision.undone) continue;
      this.#decisions.set(decision.id, decision);
      for (const side of SIDES) {
        const revision = decision[side].replace(/_[^_]*$/, '');
        this.#byRevision.set(revision, [...(this.#byRevision.get(revision) ?? []), { decision, side }]);
        const place = this.#places.get(`${decision.id} ${side}`);
        if (place !== undefined && place !== null) this.#enter(place, decision.id);
      }
    }
  }

  #enter(profile: number, decision: string): void {
    this.#byProfile.set(profile, (this.#byProfile.get(profile) ?? new Set()).add(decision));
  }

  add(id: number, profile: Profile): void {
    if (this.#decisions.size === 0) return;
    const revisions = new Set(profile.mentions.map(({ mentionId }) => mentionId.replace(/_[^_]*$/, '')));
    const places = new MentionPlaces([profile]);
    for (const revision of revisions)
      for (const { decision, side } of this.#byRevision.get(revision) ?? [])
        if (places.profileOf(decision[side]) !== null) {
          this.#put(decision.id, side, id);
          this.#enter(id, decision.id);
        }
  }

  drop(id: number): void {
    for (const decision of this.#byProfile.get(id) ?? [])
      for (const side of SIDES) if (this.#places.get(`${decision} ${side}`) === id) this.#put(decision, side, null);
    this.#byProfile.delete(id);
  }

  #put(decision: string, side: 'a' | 'b', profile: number | null): void {
    this.#places.set(`${decision} ${side}`, profile);
    this.ledger.decisions.place(decision, side, profile);
    for (const each of SIDES) {
      const place = this.#places.get(`${decision} ${each}`);
      if (place !== undefined && place !== null) this.#moved.add(place);
    }
  }

  /** Profiles at the other end of a decision whose end moved: clustered again even where nothing else touches them. */
  moved(): number[] {
    return [...this.#moved].filter((profile) => this.#byProfile.has(profile));
  }

  /** Profiles that an operator calls the same as this one. */
  sameAs(id: number): number[] {
    const found: number[] = [];
    for (const decisionId of this.#byProfile.get(id) ?? []) {
      if (this.#decisions.get(decisionId)?.kind !== 'SAME') continue;
      const ends = SIDES.map((side) => this.#places.get(`${decisionId} ${side}`));
      for (const end of ends)
        if (typeof end === 'number' && ends.every((each) => typeof each === 'number')) found.push(end);
    }
    return found;
  }

  /** The decisions that name a mention of these profiles, in one order. */
  of(profiles: readonly number[]): IdentityDecision[] {
    const ids = new Set(profiles.flatMap((profile) => [...(this.#byProfile.get(profile) ?? [])]));
    return [...ids]
      .map((id) => this.#decisions.get(id)!)
      .sort((a, b) => compareText(a.at, b.at) || compareText(a.id, b.id));
  }
}
