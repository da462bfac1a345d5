import { createHash } from 'node:crypto';
import { companyUid } from '../../src/core/index.js';
import { unpackJson, type FirmReading, type Ledger, type Prepared, type StoredReading } from '../ledger/index.js';
import type { Notice } from '../derive/contract.js';
import { derivedFirm, type DerivedFirm } from './derived-firm.js';
import { lowestKey } from './firm-uid.js';
import { noticeOf } from './prepare.js';

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

/**
 * Derives the firms of a batch on a thread that reads it, from the ledger as it stands by then and the batch's own notices. Nothing has to be
 * right here: the writer takes a result only where it finds the very same notices under the very same keys. Further revisions of notices that
 * are held are left to it.
 */
export function foresee(ledger: Ledger, batch: readonly Prepared[]): Map<string, DerivedFirm> {
  return ledger.read(() => {
    const found = new Map<string, DerivedFirm>();
    const news = new News(ledger, batch);
    const seen = new Set<string>();
    for (const start of news.keys()) {
      if (seen.has(start)) continue;
      const keys = news.firmOf(start);
      for (const key of keys) seen.add(key);
      const held = keys.flatMap((key) => ledger.firmKeys.held(key) ?? []);
      const readings = [...ledger.firmKeys.readings(held), ...news.readings(keys)];
      const uid = companyUid(lowestKey(keys));
      found.set(fingerprint(uid, keys, readings), derivedFirm(uid, keys, noticesIn(readings)));
    }
    return found;
  });
}

/** Notices that the ledger does not hold yet, by the keys that their subjects carry. */
class News {
  readonly #linked = new Map<string, Set<string>>();
  readonly #under = new Map<string, FirmReading[]>();

  constructor(
    private readonly ledger: Ledger,
    batch: readonly Prepared[],
  ) {
    for (const { header, subjects, reading } of batch) {
      if (ledger.readings.numberOf(header.id) !== null) continue;
      for (const subject of subjects) {
        for (const key of subject) this.#linked.set(key, new Set([...(this.#linked.get(key) ?? []), ...subject]));
        const notice = { publicationId: header.id, cancelledFrom: null, body: reading };
        this.#under.set(subject[0]!, [...(this.#under.get(subject[0]!) ?? []), notice]);
      }
    }
  }

  keys(): Iterable<string> {
    return this.#linked.keys();
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

  readings(keys: readonly string[]): FirmReading[] {
    const found = new Map<string, FirmReading>();
    for (const key of keys) for (const reading of this.#under.get(key) ?? []) found.set(reading.publicationId, reading);
    return [...found.values()];
  }
}
