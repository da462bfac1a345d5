import { createHash } from 'node:crypto';
import { companyUid } from '../../../src/core/index.js';
import { unpackJson, type FirmReading, type Ledger, type Prepared, type StoredReading } from '../../ledger/index.js';
import type { Notice } from '../../derive/contract.js';
import { derivedFirm, type DerivedFirm } from '../derived-firm.js';
import { lowestKey } from '../firm-uid.js';
import { noticeOf } from '../prepare.js';

/** Firms derived before their batch, by the {@link fingerprint} of all they were derived from. */
export type Foreseen = ReadonlyMap<string, DerivedFirm>;

/** What a firm is derived from. Deriving is pure: equal fingerprints, equal results. Any order of notices. */
export function fingerprint(uid: string, keys: readonly string[], readings: readonly FirmReading[]): string {
  const sorted = [...readings].sort((a, b) => (a.publicationId < b.publicationId ? -1 : 1));
  const told = sorted.map(({ publicationId, cancelledFrom, body }) => [publicationId, cancelledFrom, body.length]);
  const hash = createHash('sha256').update(JSON.stringify([uid, keys, told]));
  for (const { body } of sorted) hash.update(body);
  return hash.digest('base64');
}

export function noticesIn(readings: readonly FirmReading[]): Notice[] {
  return readings.map(({ publicationId, cancelledFrom, body }) =>
    noticeOf(unpackJson<StoredReading>(body, `the reading of ${publicationId}`), cancelledFrom),
  );
}

/** What a firm is derived from of a notice that is not appended yet. */
interface Told extends Pick<Prepared, 'header' | 'subjects' | 'reading'> {
  /** The ledger has a revision of its publication. */
  held: boolean;
}

/**
 * Derives the firms of batches on a thread that reads them, from the ledger as it stands by then, the batches on their way to the writer and
 * the batch's own notices. Nothing has to be right here: the writer takes a result only where it finds the very same notices under the very
 * same keys. A published revision of a notice that is held is left to it.
 */
export class Foresight {
  /** Batches that the ledger did not hold when last looked at, in their order. */
  #onTheWay: Told[][] = [];

  /** `most`: batches that may be on the way at once. */
  constructor(
    private readonly ledger: Ledger,
    private readonly most: number,
  ) {}

  foresee(batch: readonly Prepared[]): Map<string, DerivedFirm> {
    return this.ledger.read(() => {
      const told = batch.map((one) => this.#told(one));
      this.#onTheWay = this.#onTheWay.filter((earlier) => !this.#isAppended(earlier));
      while (this.#onTheWay.length > this.most) this.#onTheWay.shift();
      const found = this.#derive(told, new News(this.ledger, [...this.#onTheWay, told]));
      this.#onTheWay.push(told);
      return found;
    });
  }

  #told({ header, subjects, reading }: Prepared): Told {
    return { header, subjects, reading, held: this.ledger.readings.numberOf(header.id) !== null };
  }

  /** A batch is appended whole. */
  #isAppended(batch: readonly Told[]): boolean {
    const first = batch.find(({ held }) => !held);
    return first === undefined || this.ledger.readings.numberOf(first.header.id) !== null;
  }

  /** Of what is held, only a cancellation changes something that can be foreseen. */
  #isNew({ held, header }: Told): boolean {
    if (!held) return true;
    if (header.state !== 'CANCELLED') return false;
    const stands = this.ledger.readings.locate(header.id);
    return stands !== null && (stands.cancelledFrom === null || stands.cancelledFrom > header.knownFrom);
  }

  #derive(told: readonly Told[], around: News): Map<string, DerivedFirm> {
    const { firmKeys } = this.ledger;
    const found = new Map<string, DerivedFirm>();
    const seen = new Set<string>();
    const news = told.filter((one) => this.#isNew(one));
    for (const start of news.flatMap(({ subjects }) => subjects.flat())) {
      if (seen.has(start)) continue;
      const keys = around.firmOf(start);
      for (const key of keys) seen.add(key);
      const held = keys.flatMap((key) => firmKeys.held(key) ?? []);
      const readings = around.readings(keys, firmKeys.readings(held));
      const uid = companyUid(lowestKey(keys));
      found.set(fingerprint(uid, keys, readings), derivedFirm(uid, keys, noticesIn(readings)));
    }
    return found;
  }
}

/** Notices that the ledger does not hold yet, by the keys that their subjects carry, and cancellations of any. */
class News {
  readonly #linked = new Map<string, Set<string>>();
  readonly #under = new Map<string, FirmReading[]>();
  readonly #cancelled = new Map<string, string>();

  constructor(
    private readonly ledger: Ledger,
    batches: readonly (readonly Told[])[],
  ) {
    const published = new Set<string>();
    for (const { header, subjects, reading, held } of batches.flat()) {
      if (held || published.has(header.id)) {
        if (header.state === 'CANCELLED') this.#cancel(header.id, header.knownFrom);
        continue;
      }
      published.add(header.id);
      for (const subject of subjects) {
        for (const key of subject) this.#linked.set(key, new Set([...(this.#linked.get(key) ?? []), ...subject]));
        const notice = { publicationId: header.id, cancelledFrom: null, body: reading };
        this.#under.set(subject[0]!, [...(this.#under.get(subject[0]!) ?? []), notice]);
      }
    }
  }

  #cancel(publicationId: string, from: string): void {
    const known = this.#cancelled.get(publicationId);
    if (known === undefined || from < known) this.#cancelled.set(publicationId, from);
  }

  /** The component of keys in which one lies, sorted. */
  firmOf(start: string): string[] {
    const { firmKeys } = this.ledger;
    const keys = new Set([start]);
    for (const key of keys) {
      for (const other of this.#linked.get(key) ?? []) keys.add(other);
      const held = firmKeys.held(key);
      if (held !== null) for (const other of firmKeys.linkedWith(held)) keys.add(firmKeys.key(other));
    }
    return [...keys].sort();
  }

  /** Those that are held and those to come, as they will stand. */
  readings(keys: readonly string[], held: readonly FirmReading[]): FirmReading[] {
    const found = new Map(held.map((reading) => [reading.publicationId, reading]));
    for (const key of keys)
      for (const reading of this.#under.get(key) ?? [])
        if (!found.has(reading.publicationId)) found.set(reading.publicationId, reading);
    return [...found.values()].map((reading) => this.#asCancelled(reading));
  }

  #asCancelled(reading: FirmReading): FirmReading {
    const from = this.#cancelled.get(reading.publicationId);
    if (from === undefined || (reading.cancelledFrom !== null && reading.cancelledFrom <= from)) return reading;
    return { ...reading, cancelledFrom: from };
  }
}
