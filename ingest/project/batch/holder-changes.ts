import { resolveHolder } from '../../identity/index.js';
import type { Ledger, PrintedName } from '../../ledger/index.js';
import type { FeedWriter } from '../feed-writer.js';
import type { HolderWord, Spoken } from '../holder-entries.js';

/** Keeps who claims and who uses holder keys, and derives again the keys whose meaning may have moved. */
export class HolderChanges {
  /** Keys touched, with what spoke for each before (null: nothing). */
  readonly #before = new Map<number, string | null>();
  readonly #claimed = new Set<number>();
  /** Numbers of keys: a firm claims, enters and names the same few. */
  readonly #ids = new Map<string, number>();

  constructor(private readonly ledger: Ledger) {}

  #idOf(key: string): number {
    let id = this.#ids.get(key);
    if (id === undefined) this.#ids.set(key, (id = this.ledger.firmKeys.idOf(key)));
    return id;
  }

  /** What the firm claims and says now, in place of what it did. */
  replace(firm: number, claims: readonly string[], words: readonly HolderWord[]): void {
    const { holders } = this.ledger;
    const wanted = new Set(claims.map((key) => this.#idOf(key)));
    for (const key of holders.claimsOf(firm)) {
      if (wanted.delete(key)) continue;
      holders.unclaim(firm, key);
      this.#claimed.add(key);
    }
    for (const key of wanted) {
      holders.claim(firm, key);
      this.#claimed.add(key);
    }
    const said = new Map(words.map((word) => [this.#idOf(word.key), word]));
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
    this.#rename(firm, words);
  }

  #rename(firm: number, words: readonly HolderWord[]): void {
    const { holders } = this.ledger;
    const wanted = new Map<string, PrintedName & { key: number }>(
      words.flatMap(({ key: text, names }) => {
        const key = names.length === 0 ? 0 : this.#idOf(text);
        return names.map((name) => [`${key} ${name.name}`, { key, ...name }] as const);
      }),
    );
    for (const held of holders.namesOf(firm)) {
      const place = `${held.key} ${held.name}`;
      const name = wanted.get(place);
      if (name?.first === held.first && name.last === held.last) wanted.delete(place);
      else {
        this.#note(held.key);
        if (name === undefined) holders.dropName(firm, held.key, held.name);
      }
    }
    for (const name of wanted.values()) {
      this.#note(name.key);
      holders.setName(firm, name);
    }
  }

  #note(key: number): void {
    if (!this.#before.has(key)) this.#before.set(key, this.#spoken(key));
  }

  /** Of the names their order alone: a further print of the current one changes nothing. */
  #spoken(key: number): string | null {
    const { holders } = this.ledger;
    const first = holders.first(key);
    return first === null ? null : JSON.stringify([first, namesInOrder(holders.names(key))]);
  }

  derive(feed: FeedWriter): void {
    const { holders, firmKeys } = this.ledger;
    for (const key of new Set([...this.#claimed, ...this.#before.keys()])) {
      if (!this.#claimed.has(key) && this.#spoken(key) === this.#before.get(key)) continue;
      const first = holders.first(key);
      const text = firmKeys.key(key);
      if (first === null) feed.remove(`holder:${text}`);
      else feed.put(`holder:${text}`, holderUnit(text, holders.claimants(key), first, holders.names(key)));
    }
  }
}

/** `first` is the body of the smallest {@link HolderWord}, `printed` the names over all firms, in any order. */
export function holderUnit(key: string, claimants: string[], first: string, printed: readonly PrintedName[]) {
  return resolveHolder({ key, claimants, names: namesInOrder(printed), ...(JSON.parse(first) as Spoken) });
}

/** The one printed last first; those that only removals print behind. */
function namesInOrder(printed: readonly PrintedName[]) {
  return [...printed]
    .sort((a, b) => (a.last === b.last ? (a.first < b.first ? 1 : -1) : a.last < b.last ? 1 : -1))
    .map(({ first, last }) => {
      const [legalDate = '', publicationDate = ''] = first.split(' ');
      return { name: (last || first).split(' ').slice(3).join(' '), legalDate, publicationDate };
    });
}
