import type { Profile } from '../../../src/core/index.js';
import { cluster, commonnessOf, type Commonness, type Edge } from '../../identity/index.js';
import { packEdges, type Ledger } from '../../ledger/index.js';
import { byNumber, Components } from './components.js';
import { DecisionPlaces } from '../decision-places.js';
import { freshProfile, type FreshProfile } from '../derived-firm.js';
import type { FeedWriter } from '../feed-writer.js';
import { Neighbourhood } from './neighbourhood.js';
import { ProfileChanges, type Member } from './profile-changes.js';
import { remeeting } from './remeeting.js';

/**
 * Keeps profiles, their blocks and the components that candidate edges make of them. Whether two profiles have an edge depends on the two,
 * on who meets in a block, and on how common a name is; so only profiles that changed in one of these are compared with others again, and
 * only the components in which they lie or lay are clustered again.
 */
export class IdentityChanges {
  readonly #profiles: ProfileChanges;
  readonly #places: DecisionPlaces;
  /** Profiles of the components clustered again. */
  #clustered: number[] = [];

  constructor(private readonly ledger: Ledger) {
    const places = new DecisionPlaces(ledger.decisions.all(), ledger);
    this.#places = places;
    this.#profiles = new ProfileChanges(ledger, {
      added: (id, profile) => places.add(id, profile),
      dropped: (id) => places.drop(id),
    });
  }

  /** The profiles of a firm (or, by the negative number of its publication, of a notice's debtors) in place of what it had. */
  replace(firm: number, profilesOf: () => Profile[]): void {
    this.replaceBy(firm, profilesOf().map(freshProfile));
  }

  /** The same for those that are packed already. */
  replaceBy(firm: number, profiles: readonly FreshProfile[]): void {
    this.#profiles.replace(firm, profiles);
  }

  /** An operator has spoken, or taken a word back, about the profiles `ends`: what holds them is clustered again. */
  replaceDecisions(ends: readonly number[]): void {
    for (const id of ends) {
      const { profile, component } = this.#profiles.member(id);
      if (component !== null) this.#profiles.components.add(component);
      this.#places.add(id, profile);
    }
  }

  /** Every profile that was clustered again, and these. */
  touched(and: readonly number[]): number[] {
    return [...new Set([...this.#clustered, ...and])];
  }

  derive(feed: FeedWriter): void {
    const crossed = this.#profiles.settle();
    const neighbourhood = new Neighbourhood(this.ledger, this.#profiles);
    const again = remeeting(this.#profiles, neighbourhood);
    for (const id of crossed) again.add(id);
    const commonness = commonnessOf((claim) => neighbourhood.residenceGroups(claim));
    const components = new Components(this.ledger, this.#profiles, neighbourhood, this.#places, commonness);
    const living = new Set<number>();
    for (const { members, edges } of components.around(again)) {
      this.#clustered.push(...members.map(({ id }) => id));
      living.add(this.#cluster(members, edges, commonness, feed));
    }
    for (const component of this.#profiles.components) {
      const key = living.has(component) ? null : this.ledger.units.key(component);
      if (key === null) continue;
      feed.remove(key);
      this.ledger.edges.put(component, null);
    }
  }

  /** The unit's number. */
  #cluster(members: readonly Member[], edges: Edge[], commonness: Commonness, feed: FeedWriter): number {
    const decisions = this.#places.of(members.map((member) => member.id));
    const key = identityKey(members.map((member) => member.profile));
    feed.put(key, cluster({ sides: members.map((member) => member.side), edges, decisions, commonness }));
    const unit = this.ledger.units.id(key)!;
    this.ledger.edges.put(unit, packEdges(byNumber(edges, members.map(({ id }) => id)))); // prettier-ignore
    for (const member of members)
      if (member.component !== unit) {
        this.ledger.profiles.setComponent(member.id, unit);
        member.component = unit;
      }
    return unit;
  }
}

/** `identity:` and the smallest mention id of the component. */
export function identityKey(profiles: readonly Profile[]): string {
  let smallest: string | null = null;
  for (const profile of profiles)
    for (const { mentionId } of profile.mentions) if (smallest === null || mentionId < smallest) smallest = mentionId;
  return `identity:${smallest ?? ''}`;
}
