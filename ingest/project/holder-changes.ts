import { resolveHolder } from '../identity/index.js';
import type { Ledger } from '../ledger/index.js';
import type { FeedWriter } from './feed-writer.js';
import type { HolderWord, Spoken } from './holder-entries.js';

/** Keeps who claims and who uses holder keys, and derives again the keys whose meaning may have moved. */
export class HolderChanges {
  /** Keys touched, with the word that spoke for each before (null: none). */
  readonly #before = new Map<number, string | null>();
  readonly #claimed = new Set<number>();

  constructor(private readonly ledger: Ledger) {}

  /** What the firm claims and says now, in place of what it did. */
  replace(firm: number, claims: readonly string[], words: readonly HolderWord[]): void {
    const { holders, firmKeys } = this.ledger;
    const wanted = new Set(claims.map(firmKeys.idOf));
    for (const key of holders.claimsOf(firm)) {
      if (wanted.delete(key)) continue;
      holders.unclaim(firm, key);
      this.#claimed.add(key);
    }
    for (const key of wanted) {
      holders.claim(firm, key);
      this.#claimed.add(key);
    }
    const said = new Map(words.map((word) => [firmKeys.idOf(word.key), word]));
    for (const entry of holders.entriesOf(firm)) {
      const word = said.get(entry.key);
      if (word !== undefined && word.rank === entry.rank && word.body === entry.body) said.delete(entry.key);
      else {
        this.#note(entry.key);
        if (word === undefined) holders.leave(firm, entry.key);
      }
    }
    for (const [key, { rank, body }] of said) {
      this.#note(key);
      holders.enter(firm, { key, rank, body });
    }
  }

  #note(key: number): void {
    if (!this.#before.has(key)) this.#before.set(key, this.ledger.holders.first(key));
  }

  derive(feed: FeedWriter): void {
    const { holders, firmKeys } = this.ledger;
    for (const key of new Set([...this.#claimed, ...this.#before.keys()])) {
      const first = holders.first(key);
      if (!this.#claimed.has(key) && first === this.#before.get(key)) continue;
      const text = firmKeys.key(key);
      if (first === null) feed.remove(`holder:${text}`);
      else feed.put(`holder:${text}`, holderUnit(text, holders.claimants(key), first));
    }
  }
}

/** `first` is the body of the smallest {@link HolderWord}. */
export function holderUnit(key: string, claimants: string[], first: string) {
  return resolveHolder({ key, claimants, ...(JSON.parse(first) as Spoken) });
}
