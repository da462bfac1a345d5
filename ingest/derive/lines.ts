import {
  foldName, hubKey, mentionUid, nationalitiesOf, placeKey, type Mention, type MentionRow, type PreviousValues, type Reading, type RoleReading,
} from '../../src/core/index.js'; // prettier-ignore
import type { Notice } from './contract.js';
import { nameEvidence } from './mention-evidence.js';
import { legalDay } from './order.js';

/** One line of a notice, ready to be compared with rows. */
export interface Line {
  mention: Mention;
  mentionId: string;
  notice: Notice;
  removed: boolean;
  /** Only a structured list says it: an unchanged auditor. */
  background: boolean;
  /** The section it stands in, for "two entries of one section are two people". */
  section: string;
  hub: string;
  /** The hub under the name that its bracket gives, where that differs. */
  previousHub: string | null;
  name: string;
  /** Folded places of origin, and nationalities; the Swiss one where it stands beside another, and no place is printed. */
  origins: readonly string[];
  previousOrigins: readonly string[];
  residence: string | null;
  previousResidence: string | null;
  identifier: string | null;
  /** The wrong line in whose place this one stands: a correction applies from the corrected entry's legal date. */
  replaces: Line | null;
}

const NOTHING: readonly string[] = [];

/** The lines of a notice in its order; lines that name nobody are left out (the grammar keeps them as unread). */
export function linesOf(notice: Notice): Line[] {
  const lines: Line[] = [];
  let idBase: string | null = null;
  for (const assertion of notice.reading.assertions) {
    if (assertion.kind !== 'ENTRY_SET' && assertion.kind !== 'ENTRY_REMOVED') continue;
    const { mention } = assertion;
    const hub = hubKey(nameOf(mention));
    if (hub === '') continue;
    idBase ??= mentionUid(notice.header.id, notice.header.hash, 0).slice(0, -1);
    const previousHub = mention.previous === null ? null : hubKey(previousName(mention, mention.previous));
    lines.push({
      mention,
      mentionId: idBase + mention.span.start.toString(36),
      notice,
      removed: assertion.kind === 'ENTRY_REMOVED',
      background: assertion.background === true,
      section: sectionOf(notice, mention),
      hub,
      previousHub: previousHub === hub ? null : previousHub,
      name: nameOf(mention),
      origins: originTokens(valuesOf(mention.origins), valuesOf(nationalitiesOf(mention))),
      previousOrigins:
        mention.previous === null
          ? NOTHING
          : originTokens(mention.previous.origins ?? NOTHING, nationalitiesBefore(mention.previous)),
      residence: mention.residence === null ? null : placeKey(mention.residence.value),
      previousResidence: mention.previous?.residence === undefined ? null : placeKey(mention.previous.residence),
      identifier: mention.identifier?.value ?? null,
      replaces: null,
    });
  }
  return lines;
}

/** `Surname, Given names`, or the firm's or office's name. */
export function nameOf(mention: Mention): string {
  if (mention.subject !== 'PERSON') return mention.name?.value ?? '';
  return [mention.surname?.value, mention.givenNames?.value].filter((part) => part !== undefined).join(', ');
}

function previousName(mention: Mention, previous: PreviousValues): string {
  if (mention.subject !== 'PERSON') return previous.name ?? nameOf(mention);
  const surname = previous.surname ?? mention.surname?.value ?? '';
  return `${surname}, ${previous.givenNames ?? mention.givenNames?.value ?? ''}`;
}

const valuesOf = (readings: readonly Reading[]): string[] => readings.map(({ value }) => value);

export function nationalitiesBefore(previous: PreviousValues): string[] {
  return nationalitiesOf({ ...previous, nationality: previous.nationality ?? null });
}

const ABROAD = 'nationality ';
const SWISS = `${ABROAD}che`;

/** Absence is neutral, and so is "Swiss" without a place: neither can be disjoint from anything Swiss. */
export function originTokens(origins: readonly string[], nationalities: readonly string[]): readonly string[] {
  const abroad = nationalities.filter((nationality) => nationality !== 'CHE');
  if (origins.length + abroad.length === 0) return NOTHING;
  const states = origins.length > 0 ? abroad : nationalities;
  return [...origins.map(placeKey), ...states.map((nationality) => ABROAD + foldName(nationality))];
}

/** Two who have places of origin are told apart by these, whatever state they both belong to beside; a Swiss of no place may be of any. */
export function disjoint(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const shared = a.filter((origin) => b.includes(origin));
  if (shared.length === 0) return !(a.some(isPlace) && b.includes(SWISS)) && !(b.some(isPlace) && a.includes(SWISS));
  return !shared.some(isPlace) && a.some(isPlace) && b.some(isPlace);
}

const isPlace = (token: string): boolean => !token.startsWith(ABROAD);

function sectionOf(notice: Notice, { span, action }: Mention): string {
  const { sections } = notice.reading.persons;
  const index = sections.findIndex((section) => section.span.start <= span.start && span.start < section.span.end);
  return index < 0 ? action : String(index);
}

export function rolesOf(readings: readonly RoleReading[]): RoleReading[] {
  return readings.filter((reading, index) => readings.findIndex((other) => other.role === reading.role) === index);
}

/** The row that identity and engines know a line by. */
export function mentionRow(line: Line, companyUid: string, withdrawnPublished: string | null): MentionRow {
  const { mention, notice } = line;
  const { header } = notice;
  const row: MentionRow = {
    mentionId: line.mentionId,
    companyUid,
    hubKey: line.hub,
    name: line.name,
    surname: mention.surname?.value ?? null,
    givenNames: mention.givenNames?.value ?? null,
    origins: mention.origins.map((origin) => origin.value),
    nationality: mention.nationality?.value ?? null,
    residence: mention.residence?.value ?? null,
    legalDate: legalDay(notice),
    publicationDate: header.publicationDate,
    publicationId: header.id,
    publicationNumber: header.number,
    span: mention.span,
    scope: header.scope,
  };
  const evidence = nameEvidence(mention);
  if (mention.furtherNationalities !== undefined) row.furtherNationalities = valuesOf(mention.furtherNationalities);
  if (evidence !== null) row.evidence = evidence;
  if (withdrawnPublished !== null) row.withdrawnPublished = withdrawnPublished;
  return row;
}
