import type { FirmUnit, IdentityUnit, PersonRow, Profile } from '../../src/core/index.js';
import { unpackJson, type Ledger } from '../ledger/index.js';
import { mentionStatus } from './mention-status.js';
import { unitOf } from './unit-rows.js';

/** The number of the profile that holds a mention now, or null: no such mention, or it is no natural person's. */
export function profileOfMention(ledger: Ledger, mentionId: string): number | null {
  const status = mentionStatus(ledger, mentionId);
  if (status.status !== 'LIVING') return null;
  const publicationId = ledger.readings.publicationOfMention(status.mentionId);
  const located = publicationId === null ? null : ledger.readings.locate(publicationId);
  if (publicationId === null || located === null) return null;
  const firms = ledger.readings
    .subjects(located.position)
    .map((subject) => ledger.firmKeys.firmOfKey(subject[0] ?? ''));
  for (const firm of [...firms, -(ledger.readings.numberOf(publicationId) ?? 0)]) {
    if (firm === null) continue;
    for (const { id, body } of ledger.profiles.ofFirm(firm)) {
      const profile = unpackJson<Profile>(body, `profile ${id}`);
      if (profile.mentions.some((mention) => mention.mentionId === status.mentionId)) return id;
    }
  }
  return null;
}

/** The identity units that hold these profiles. */
export function identitiesOf(ledger: Ledger, profiles: readonly number[]): IdentityUnit[] {
  const units = new Set(profiles.map((profile) => ledger.profiles.get(profile)?.component ?? null));
  const found: IdentityUnit[] = [];
  for (const unit of units) {
    const key = unit === null ? null : ledger.units.key(unit);
    const rows = key === null ? null : ledger.units.rows(key);
    if (key === null || rows === null) continue;
    const parsed = unitOf(ledger, key, rows, false);
    if (parsed.unit === 'identity') found.push(parsed);
  }
  return found;
}

/** The person that a uid or mention id leads to. */
export function personOf(ledger: Ledger, mentionId: string): PersonRow | null {
  const profile = profileOfMention(ledger, mentionId);
  if (profile === null) return null;
  const persons = identitiesOf(ledger, [profile]).flatMap((unit) => unit.persons);
  const status = mentionStatus(ledger, mentionId);
  const id = status.status === 'LIVING' ? status.mentionId : mentionId;
  return persons.find((person) => person.mentions.some((mention) => mention.mentionId === id)) ?? null;
}

/** How many mandates of these firms were opened by one of the mentions. */
export function mandatesOf(ledger: Ledger, companyUids: Iterable<string>, mentions: ReadonlySet<string>): number {
  let count = 0;
  for (const uid of companyUids) {
    const rows = ledger.units.rows(`firm:${uid}`);
    if (rows === null) continue;
    const unit = unitOf(ledger, `firm:${uid}`, rows, false) as FirmUnit;
    count += unit.mandates.filter((mandate) => mentions.has(mandate.mentionId)).length;
  }
  return count;
}
