import { countsOf, packValue, type EffectiveRow, type Ledger } from '../../ledger/index.js';
import type { Grouping } from './groups.js';
import { debtorProfiles } from '../debtors.js';
import { cancelledEventOf, countWarnings, eventOf } from '../events.js';
import { holderUnit } from '../batch/holder-changes.js';
import { packProfile, type FirmResult, type PackedProfile } from './lane-work.js';
import { Pairs } from '../pairs.js';
import { packEvent } from '../prepare.js';
import { Sets } from '../sets.js';

/** Gives numbers to rows and keeps in memory what later steps need: holder keys, blocks. */
export class ColdWriter {
  readonly blocks = new Pairs();
  /** Profiles that belong to one component. */
  readonly sets = new Sets();
  #keys = new Map<string, number>();
  #claimants = new Map<number, string[]>();
  #units = 0;
  #profiles = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly feed: number,
  ) {}

  unit(key: string, rows: Uint8Array | null): number {
    const id = ++this.#units;
    this.ledger.bulk.unit(id, key, this.feed + id, rows);
    return id;
  }

  groups({ keys, links, notices }: Grouping): void {
    const { bulk } = this.ledger;
    for (const { id, key, firm } of keys) {
      this.#keys.set(key, id);
      bulk.key(id, key, firm);
    }
    for (const link of links) bulk.link(link);
    for (const { key, publication } of notices) bulk.notice(key, publication);
  }

  events(publications: readonly EffectiveRow[]): void {
    let unread = 0;
    for (const { number, publicationId, position, cancelledFrom, unread: mine, debtors, warnings } of publications) {
      unread += mine;
      countWarnings(this.ledger, countsOf(warnings), 1);
      const effective = { position, cancelledFrom };
      const cancelled = cancelledEventOf(this.ledger, publicationId, effective);
      this.unit(`event:${publicationId}`, cancelled && packEvent(cancelled));
      if (debtors === 0) continue;
      for (const profile of debtorProfiles(eventOf(this.ledger, publicationId, effective)))
        this.#profile(-number, packProfile(profile));
    }
    this.ledger.coverage.count('unread', unread);
  }

  firm(id: number, uid: string, result: FirmResult): void {
    const { bulk, coverage } = this.ledger;
    bulk.firm(id, uid, result.unresolved, result.anomalies.length === 0 ? null : JSON.stringify(result.anomalies));
    this.unit(`firm:${uid}`, result.unit);
    const first = this.#profiles + 1;
    for (const profile of result.profiles) this.#profile(id, profile);
    for (const group of result.groups) for (const index of group) this.sets.union(first + group[0]!, first + index);
    for (const claim of result.claims) {
      const key = this.#key(claim);
      bulk.claim(id, key);
      const claimants = this.#claimants.get(key);
      if (claimants === undefined) this.#claimants.set(key, [uid]);
      else claimants.push(uid);
    }
    for (const { key: text, rank, body, names } of result.words) {
      const key = this.#key(text);
      bulk.entry(id, { key, rank, body });
      for (const name of names) bulk.name(id, { key, ...name });
    }
    coverage.count('unresolved', result.unresolved);
    for (const [code, count] of result.anomalies) coverage.count(`anomaly:${code}`, count);
  }

  #key(text: string): number {
    let id = this.#keys.get(text);
    if (id === undefined) {
      id = this.#keys.size + 1;
      this.#keys.set(text, id);
      this.ledger.bulk.key(id, text, null);
    }
    return id;
  }

  #profile(firm: number, { body, blocks }: PackedProfile): void {
    const id = ++this.#profiles;
    this.ledger.bulk.profile(id, firm, body);
    for (const block of blocks) this.blocks.add(block, id);
  }

  get profiles(): number {
    return this.#profiles;
  }

  holders(): void {
    const texts = new Map([...this.#keys].map(([text, id]) => [id, text]));
    const printed = this.ledger.bulk.printed();
    for (const { key, body } of this.ledger.bulk.spoken()) {
      const text = texts.get(key) ?? '';
      const claimants = (this.#claimants.get(key) ?? []).sort();
      this.unit(`holder:${text}`, packValue(holderUnit(text, claimants, body, printed.get(key) ?? [])));
    }
  }

  finish(): void {
    const { bulk, units, meta, revisions } = this.ledger;
    bulk.announce(this.feed + 1);
    bulk.index();
    const position = revisions.position();
    units.complete(this.feed + this.#units, position);
    meta.set('feed', this.feed + this.#units);
    meta.set('derived', position);
  }
}
