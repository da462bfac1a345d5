import { foldName, type NoticeReference } from '../../src/core/index.js';
import type { Notice } from './contract.js';

/** A reference of one notice with the notices it could mean, the surest way of naming first. */
interface Link {
  kind: 'REFERS' | 'CORRECTS' | 'CANCELS';
  /** Per way of naming: ranks of notices that answer to it, ascending, the notice itself left out. */
  tiers: number[][];
}

const NONE: readonly number[] = [];

/**
 * Resolves references by whatever they carry (data-model.md, Assertions): register office, journal number and journal date; then the
 * gazette's number and page, or its running number; then firm and date. A way that fits several notices is left to the next one.
 */
export class References {
  readonly #links: readonly Link[][];
  readonly #pointing = new Map<number, number[]>();

  constructor(sorted: readonly Notice[]) {
    const byKey = ranksByName(sorted);
    this.#links = sorted.map((_, rank) => linksOf(sorted, rank, byKey));
    this.#links.forEach((list, rank) => {
      for (const target of new Set(list.flatMap((link) => link.tiers.flat())))
        this.#pointing.set(target, [...(this.#pointing.get(target) ?? []), rank]);
    });
  }

  /** Ranks that must fold before, among those `held`; ascending, each once. */
  targets(rank: number, held: (rank: number) => boolean): number[] {
    const found = new Set<number>();
    for (const link of this.#links[rank]!) {
      const target = resolve(link, held);
      if (target !== null) found.add(target);
    }
    return found.size < 2 ? [...found] : [...found].sort((a, b) => a - b);
  }

  /** What the notice corrects or cancels: null stands for a target that is not held (or several fit). */
  effects(rank: number, kind: 'CORRECTS' | 'CANCELS', held: (rank: number) => boolean): (number | null)[] {
    return this.#links[rank]!.filter((link) => link.kind === kind).map((link) => resolve(link, held));
  }

  counts(rank: number): { resolved: number; unresolved: number } {
    const links = this.#links[rank]!;
    const resolved = links.filter((link) => resolve(link, () => true) !== null).length;
    return { resolved, unresolved: links.length - resolved };
  }

  /** Notices whose references could mean this one. */
  pointingAt(rank: number): readonly number[] {
    return this.#pointing.get(rank) ?? NONE;
  }

  /** Whether the notice corrects or cancels another. */
  hasEffects(rank: number): boolean {
    return this.#links[rank]!.some((link) => link.kind !== 'REFERS');
  }
}

/** The notices that answer to a name; a notice alone has nobody to refer to. */
function ranksByName(sorted: readonly Notice[]): ReadonlyMap<string, number[]> {
  const byKey = new Map<string, number[]>();
  if (sorted.length < 2) return byKey;
  sorted.forEach((notice, rank) => {
    for (const key of namesOf(notice)) {
      const ranks = byKey.get(key);
      if (ranks === undefined) byKey.set(key, [rank]);
      else ranks.push(rank);
    }
  });
  return byKey;
}

function resolve(link: Link, held: (rank: number) => boolean): number | null {
  let fitting: number[] | null = null;
  for (const tier of link.tiers) {
    const here: number[] = tier.filter((rank) => held(rank) && (fitting === null || fitting.includes(rank)));
    if (here.length === 1) return here[0]!;
    if (here.length > 1) fitting = here;
  }
  return null;
}

function linksOf(sorted: readonly Notice[], rank: number, byKey: ReadonlyMap<string, number[]>): Link[] {
  const notice = sorted[rank]!;
  const links: Link[] = [];
  const add = (kind: Link['kind'], target: NoticeReference): void => {
    const tiers = waysOf(target).map((key) =>
      (byKey.get(key) ?? NONE).filter((other) => other !== rank && !contradicts(sorted[other]!, target)),
    );
    links.push({ kind, tiers });
  };
  for (const reference of notice.reading.references) add('REFERS', reference);
  for (const assertion of notice.reading.assertions)
    if (assertion.kind === 'CORRECTS' || assertion.kind === 'CANCELS') add(assertion.kind, assertion.target);
  return links;
}

/** A date alone never leads to a notice whose running number is known to be another. */
function contradicts(notice: Notice, target: NoticeReference): boolean {
  const sequence = sequenceOf(notice);
  return target.sequence !== null && sequence !== undefined && sequence !== target.sequence;
}

function sequenceOf({ header }: Notice): string | undefined {
  return /-(\d+)$/.exec(header.number)?.[1];
}

/** The keys a notice answers to. */
function namesOf(notice: Notice): string[] {
  const { header, reading } = notice;
  const { journal } = reading;
  const keys = [`pub:${header.publicationDate}`];
  const sequence = sequenceOf(notice);
  if (sequence !== undefined) keys.push(`seq:${sequence}`);
  if (journal.number > 0 && journal.date !== null) {
    keys.push(`journal:${journal.number}:${journal.date}`);
    keys.push(`office:${foldName(journal.office)}:${journal.number}:${journal.date}`);
  }
  if (journal.date !== null) keys.push(`day:${journal.date}`);
  else if (reading.legalDate.kind === 'EXACT') keys.push(`day:${reading.legalDate.date}`);
  const legacy = /^[^/]*\/\d{4}\/[^/]*\/([^/]+)\/([^/]+)\//.exec(header.id);
  if (legacy) keys.push(`page:${header.publicationDate}:${legacy[1]}:${legacy[2]}`);
  return keys;
}

/** The keys a reference asks for, by way of naming. Without an office the journal number and date stand within the one firm. */
function waysOf(target: NoticeReference): string[] {
  const ways: string[] = [];
  const number = target.journalNumber === null ? 0 : Number(target.journalNumber.replace(/\D/g, ''));
  if (number > 0 && target.journalDate !== null) {
    if (target.office !== null) ways.push(`office:${foldName(target.office)}:${number}:${target.journalDate}`);
    ways.push(`journal:${number}:${target.journalDate}`);
  }
  if (target.sequence !== null) ways.push(`seq:${target.sequence}`);
  if (target.gazetteNumber !== null && target.page !== null && target.gazetteDate !== null)
    ways.push(`page:${target.gazetteDate}:${target.gazetteNumber}:${target.page}`);
  if (target.gazetteDate !== null) ways.push(`pub:${target.gazetteDate}`);
  if (target.journalDate !== null) ways.push(`day:${target.journalDate}`);
  return ways;
}
