import type { FirmReference, PersonReadings, Span } from '../../src/core/index.js';
import { readAuditors } from './auditors.js';
import { clauseMoney, currencyOfAmount } from './capital.js';
import { attachmentsStart, complement, readClauses, sentenceEnd, skipBlanks, type Clause } from './clauses.js';
import { readCommons, type FirmBlock } from './commons.js';
import { compareCommons } from './compare-commons.js';
import { readBareCorrection, readCorrections } from './corrections.js';
import type { Draft } from './draft.js';
import { readHeadOffice } from './head-office.js';
import { readHeader, type Header } from './header.js';
import { NO_NUMBERS, withPrinted, type Numbers } from './numbers.js';
import { isBranchForm } from '../../src/core/index.js';
import { movedSentence, readDeletion, readStatusChange, readStatusOfEntry, seatBefore } from './status.js';
import { readBackReferences } from './references.js';
import { readSuccessions } from './successions.js';
import { readTextFields } from './text-fields.js';

/** What a register notice (HR01 new, HR02 change, HR03 deletion) says of its firm; the persons are read already. */
export function readRegisterNotice(draft: Draft, persons: PersonReadings): void {
  const { subRubric } = draft.publication;
  const now = readCommons(draft, 'commonsNew');
  const before = readCommons(draft, 'commonsActual');
  const headerFrom = readCorrections(draft);
  const needsHeader = !isComplete(now) && !isComplete(before);
  const header = needsHeader ? readHeader(draft.body, headerFrom) : null;
  const subject = subjectOf(draft, now ?? before, header);
  if (subject) draft.subjects.push(withSourceKey(draft, subject));

  const textEnd = attachmentsStart(draft.body);
  const clauses = readClauses(draft.body, textEnd);
  const sentences = sentencesOf(draft.body, freeSpans(textEnd, clauses, persons));
  const movedIn = subRubric === 'HR01' && (header?.seatWas === true || movedSentence(draft, sentences) !== null);
  const founding = subRubric === 'HR01' && !movedIn;
  const kind: Kind = { subRubric, founding, movedIn };

  readFields(draft, { now, before, header }, clauses, sentences, kind);
  readReferences(draft, headerFrom, header, clauses, kind);
  if (now) readAuditors(draft, 'commonsNew', persons, founding);
  else if (subRubric !== 'HR03') readAuditors(draft, 'commonsActual', persons, false);
  if (isBranch(draft, subject, now, before))
    readHeadOffice(draft, now ? 'commonsNew' : before ? 'commonsActual' : null, clauses);
  readSuccessions(draft, sentences, subRubric === 'HR03');
  if (movedIn) draft.topics.add('MOVED');
}

interface Kind {
  subRubric: string;
  founding: boolean;
  movedIn: boolean;
}

interface Sources {
  now: FirmBlock | null;
  before: FirmBlock | null;
  header: Header | null;
}

function isBranch(
  draft: Draft,
  subject: FirmReference | null,
  now: FirmBlock | null,
  before: FirmBlock | null,
): boolean {
  if (isBranchForm(subject?.legalForm ?? null)) return true;
  const path = now === null && before !== null ? 'commonsActual.headOffice' : 'commonsNew.headOffice';
  return (
    draft.fields.repeated(path, ['name', 'uid']).length > 0 ||
    ((subject?.legalForm ?? null) === null && /Zweigniederlassung|succursale/.test(draft.body))
  );
}

/** A block with the legal form, or with numbers of their own schemes, is whole; older notices have name, seat and number at most. */
function isComplete(block: FirmBlock | null): boolean {
  if (block?.values.name === undefined) return false;
  return block.values.legalForm !== undefined || block.firm.numbers !== undefined;
}

function subjectOf(draft: Draft, block: FirmBlock | null, header: Header | null): FirmReference | null {
  const firm = block?.firm ?? null;
  if (firm === null && header === null) return null;
  const known: Numbers = firm ?? NO_NUMBERS;
  const { uid, uidValid, oldNumber, numbers } = header?.numbers.reduce((held, { value, span }) => withPrinted(draft, held, value, span), known) ?? known; // prettier-ignore
  const subject: FirmReference = {
    uid,
    uidValid,
    oldNumber,
    name: firm?.name ?? header?.name.value ?? null,
    seat: firm?.seat ?? header?.seat.value ?? null,
    legalForm: firm?.legalForm ?? header?.legalForm?.value ?? null,
  };
  if (numbers !== undefined) subject.numbers = numbers;
  return subject;
}

function readFields(
  draft: Draft,
  { now, before, header }: Sources,
  clauses: readonly Clause[],
  sentences: readonly Span[],
  { subRubric, founding, movedIn }: Kind,
): void {
  const whole = isComplete(now) || isComplete(before);
  if (subRubric === 'HR03') {
    const block = before ?? now;
    let name = block?.values.name ?? null;
    if (whole) compareCommons(draft, null, block, false);
    else name = readTextFields(draft, header, block, [], [], false).name;
    readDeletion(draft, sentences, name);
    return;
  }
  if (isComplete(now)) {
    const cameFrom = movedIn && before === null ? seatBefore(draft, sentences) : null;
    compareCommons(draft, now, before, founding, cameFrom);
    readCurrency(draft, now!, clauses, founding);
    if (subRubric === 'HR01') readStatusOfEntry(draft, sentences, now!.values.name ?? null, movedIn);
    else readStatusChange(draft, sentences, now!.values.name ?? null, before?.values.name?.value ?? null);
    return;
  }
  const { name, nameWas, seat, legalForm } = readTextFields(draft, header, now ?? before, clauses, sentences, founding);
  const subject = draft.subjects[0];
  if (subject) {
    subject.name = name?.value ?? subject.name;
    subject.seat = seat ?? subject.seat;
    subject.legalForm = legalForm ?? subject.legalForm;
  }
  if (subRubric === 'HR01') readStatusOfEntry(draft, sentences, name, movedIn);
  else readStatusChange(draft, sentences, name, nameWas);
}

/** The currency of the structured capital: from its clause, else from the place that prints the same amount. */
function readCurrency(draft: Draft, now: FirmBlock, clauses: readonly Clause[], founding: boolean): void {
  const nominal = now.values.capitalNominal;
  if (!nominal) return;
  const clause = clauses.find((each) => each.kind === 'capital');
  const money = clause ? clauseMoney(draft, clause) : null;
  const found = money?.amount === nominal.value ? money : currencyOfAmount(draft, nominal.value);
  if (!found) return;
  const was = money !== null && found === money ? money.previous : null;
  const how =
    was !== null && was.currency !== found.currency ? { previous: was.currency } : founding ? {} : { background: true };
  draft.set(`${found.span.start}#currency`, found.span, 'capitalCurrency', found.currency, how);
}

/**
 * References to earlier notices of the firm stand in its header. A first entry has none of its own: one that it prints is of another firm
 * (the head office, a business taken over), unless the firm came from another register.
 */
function readReferences(
  draft: Draft,
  from: number,
  header: Header | null,
  clauses: readonly Clause[],
  { subRubric, movedIn }: Kind,
): void {
  const to = header
    ? sentenceEnd(draft.body, header.end, Math.min(draft.body.length, header.end + 200))
    : headEnd(draft, clauses);
  if (subRubric === 'HR01' && !movedIn) readBackReferences(draft, 0, 0);
  else readBackReferences(draft, from, to);
  readBareCorrection(draft);
  completeTargets(draft);
}

/** A correction names its target by gazette and journal, the header the same notice by its running number. */
function completeTargets(draft: Draft): void {
  for (const assertion of draft.assertions) {
    if (assertion.kind !== 'CORRECTS' && assertion.kind !== 'CANCELS') continue;
    const { target } = assertion;
    const same = draft.references.find(
      (each) => target.gazetteDate !== null && each.gazetteDate === target.gazetteDate,
    );
    target.sequence ??= same?.sequence ?? null;
    target.gazetteNumber ??= same?.gazetteNumber ?? null;
  }
}

/** Before the first label, and within the reach of a long name with its translations. */
function headEnd(draft: Draft, clauses: readonly Clause[]): number {
  const first = clauses.find((clause) => clause.kind !== 'headOfficeSeat' && clause.start > 0);
  return Math.min(draft.body.length, first?.start ?? draft.body.length, 1200);
}

/** What of the text may tell of status and succession: not a purpose, not a list of persons. */
function freeSpans(textEnd: number, clauses: readonly Clause[], persons: PersonReadings): Span[] {
  const taken = [
    ...clauses.filter(({ kind }) => kind === 'purpose').map(({ from, to }) => ({ start: from, end: to })),
    ...persons.sections.filter(({ form }) => form.includes('list')).map(({ span }) => span),
  ];
  return complement(textEnd, taken);
}

function sentencesOf(body: string, spans: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  for (const { start, end } of spans) {
    for (let at = skipBlanks(body, start); at < end;) {
      const stop = Math.max(at + 1, sentenceEnd(body, at, end));
      sentences.push({ start: at, end: Math.min(stop, end) });
      at = skipBlanks(body, stop + 1);
    }
  }
  return sentences;
}

/** The collection of older notices numbers its firms; the same number is the same firm, whatever a notice prints. */
function withSourceKey(draft: Draft, subject: FirmReference): FirmReference {
  const number = draft.fields.value('legacy.id_firma');
  return number === null ? subject : { ...subject, sourceKey: `${draft.publication.source}:${number}` };
}
