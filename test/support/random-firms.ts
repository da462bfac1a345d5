/** Mandates, states, relations and auditors of a random world's firms (random-units.ts). */
import {
  companyUid, hubKey, mandateUid, mentionUid, nameKey, relationUid, CANTONS, ROLES, SIGNATURE_KINDS,
  type CompanyRow, type EventUnit, type FirmUnit, type HolderUnit, type IsoDate, type MentionRow,
} from '../../src/core/index.js'; // prettier-ignore
import { exact, mention, odd, OPEN, validity, type FirmSeed, type Making } from './random-notices.js';

/** What one notice adds to its firm. */
export function fillFirm(making: Making, unit: FirmUnit, seed: FirmSeed, { event }: EventUnit, nth: number): void {
  const { random } = making;
  const { publicationId, publicationDate } = event;
  const day = event.legalDate.date ?? publicationDate;
  const proofs = [{ publicationId, span: { start: 0, end: 10 } }];
  unit.edges.push({ kind: 'HAS_EVENT', publicationId, entity: { company: seed.uid }, acted: null, span: null });
  if (nth === 0 || random.chance(0.2))
    unit.states.push({
      ...stateFields(making, seed),
      ...validity(making, day, publicationDate),
      proofs,
      fieldProofs: { name: proofs[0]!, status: { publicationId, span: { start: 3, end: 7 } } },
    });
  const lines = nth === 0 ? 1 + random.below(3) : random.below(3);
  for (let line = 0; line < lines; line++) {
    const row = mention(making, seed, publicationId, day, publicationDate, line * 50);
    addLine(making, unit, row, 'PERSON', random.pick(ROLES));
  }
  if (nth === 0 && random.chance(0.6)) addAuditor(making, unit, seed, event.publicationId, day, publicationDate);
  if (odd(making) || random.chance(0.03)) addRelation(making, unit, seed, publicationId, day, publicationDate);
  if (odd(making)) unit.anomalies.push({ code: 'UNMATCHED', publicationId, message: 'removal met no open row' });
}

function stateFields({ random }: Making, seed: FirmSeed) {
  const capital = { amount: String((1 + random.below(50)) * 20_000), currency: 'CHF' };
  return {
    name: seed.name,
    translations: [],
    legalForm: random.pick(['0106', '0107', '0101']),
    seat: seed.seat,
    canton: random.pick(CANTONS),
    address: `Strasse ${random.below(99)}, ${seed.seat}`,
    purpose: 'Handel mit Waren aller Art',
    capitalNominal: random.chance(0.8) ? capital : null,
    capitalPaid: null,
    status: random.pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_LIQUIDATION', 'BANKRUPT', 'DELETED'] as const),
  };
}

function addLine(
  making: Making,
  unit: FirmUnit,
  row: MentionRow,
  subject: 'PERSON' | 'FIRM',
  role: FirmUnit['mandates'][number]['role'],
): void {
  const { random } = making;
  const signature = random.chance(0.8) ? random.pick(SIGNATURE_KINDS) : null;
  const companyUid = unit.company.uid;
  const { publicationId, span } = row;
  unit.mandates.push({
    uid: mandateUid(companyUid, row.mentionId, role, '', signature),
    companyUid,
    mentionId: row.mentionId,
    subject,
    role,
    roleText: role.toLowerCase(),
    signature,
    signatureText: signature,
    details: [{ from: exact(row.legalDate), published: row.publicationDate, name: row.name, residence: row.residence, roleText: role.toLowerCase(), sharesText: null, shareCount: null, shareTotal: null }],
    endedBy: null,
    proofs: [{ publicationId, span }],
    ...validity(making, row.legalDate, row.publicationDate),
  }); // prettier-ignore
  unit.edges.push({
    kind: subject === 'FIRM' ? 'PROVIDES_ASSURANCE_TO' : 'ACTED_IN', publicationId, entity: { mention: row.mentionId }, span,
    acted: { action: 'ADDED', roles: [role], roleText: null, signature, signatureText: null, sharesText: null },
  }); // prettier-ignore
}

function addAuditor(
  making: Making,
  unit: FirmUnit,
  seed: FirmSeed,
  publicationId: string,
  day: IsoDate,
  published: IsoDate,
): void {
  const { random, world, firms } = making;
  const nth = Math.floor(Math.max(1, world.auditors) * (random.below(1_000) / 1_000) ** 4);
  const auditor = firms[nth] ?? seed;
  const byName = random.chance(0.3);
  const holderKey = byName ? nameKey(auditor.name, auditor.seat) : auditor.key;
  if (byName) making.nameHolders.set(holderKey, nameHolder(holderKey, auditor, published));
  const row: MentionRow = {
    mentionId: mentionUid(publicationId, 'h', 700), companyUid: seed.uid, hubKey: hubKey(auditor.name), name: auditor.name, surname: null,
    givenNames: null, origins: [], nationality: null, residence: auditor.seat, legalDate: day, publicationDate: published, publicationId,
    publicationNumber: publicationId, span: { start: 700, end: 740 }, scope: 'public',
  }; // prettier-ignore
  unit.holders.push({ mention: row, holderKey });
  addLine(making, unit, row, 'FIRM', 'AUDITOR');
}

/** Every other one is a weak company of its own. */
function nameHolder(key: string, { uid, name }: FirmSeed, published: IsoDate): HolderUnit {
  if (key.length % 2 === 0) return { unit: 'holder', key, companyUid: uid, weak: null };
  const weak: CompanyRow = {
    uid: companyUid(key), registerNumber: null, identifiers: [], aliases: [], scope: 'public', strength: 'WEAK',
    names: [{ name, kind: 'NAME', from: { date: null, kind: 'UNKNOWN' }, to: OPEN, fromPublished: published }],
  }; // prettier-ignore
  return { unit: 'holder', key, companyUid: weak.uid, weak };
}

function addRelation(
  making: Making,
  unit: FirmUnit,
  seed: FirmSeed,
  publicationId: string,
  day: IsoDate,
  published: IsoDate,
): void {
  const other = making.random.pick(making.firms);
  if (other.uid === seed.uid) return;
  const kind = making.random.pick(['HEAD_OFFICE', 'OWNERSHIP', 'MERGER', 'ASSET_TRANSFER'] as const);
  unit.relations.push({
    uid: relationUid(kind, other.key, seed.key, publicationId),
    kind,
    fromHolder: other.key,
    toHolder: seed.key,
    proofs: [{ publicationId, span: { start: 5, end: 9 } }],
    ...validity(making, day, published),
  });
  unit.edges.push({
    kind: 'RELATED_TO',
    publicationId,
    entity: { holder: other.key },
    acted: null,
    span: { start: 5, end: 9 },
  });
}
