import type { PersonReadings, SectionReading, UnreadSpan } from '../../src/core/mention.js';
import type { Language } from '../../src/core/vocabulary.js';
import { commonSignature, signForAll, type CommonSignature } from './common-signature.js';
import { withClauses } from './coordinated.js';
import { colonOf, headedParts, listHeading, type ListHeading, type RoleHeading } from './headings.js';
import { looksLikeEntry, looksLikeFreeEntry, readListSentence, type Read } from './list.js';
import { asMeant } from './as-meant.js';
import type { Line } from './lines.js';
import { chairManagers, chiefsOfFinance } from './by-kind-of-firm.js';
import { mayBeProse } from './may-be-prose.js';
import { readProse, readRoleHeading } from './prose.js';
import { rightEntries } from './set-right.js';
import { segment, type Skeleton } from './segment.js';
import type { Stretch } from './text.js';

export interface PersonInput {
  /** The publicationText in NFC, as the ledger froze it. */
  text: string;
  /** `HR01`: a first registration, whose entries are REGISTERED; anything else: ENTERED. */
  subRubric: string;
  /** The notice's language; the text may be another one, so it only names what the text does not show. */
  language: Language;
}

/** A section that is still open: list entries may go on in the next sentence. */
interface OpenSection {
  heading: ListHeading;
  reading: SectionReading;
  /** How many mentions there were before it. */
  from: number;
}

const FIRST_ENTRY = /\((?:neueintragung|nouvelle inscription|nuova iscrizione)\)/i;

/**
 * Every person and every firm or office entered in a role that a notice's text names, with the spans of each value, and what in the
 * person sections no rule reads. Pure; never throws; linear in the text's length.
 */
export function readPersons(input: PersonInput): PersonReadings {
  const meant = asMeant(input.text);
  return meant ? meant.printed(readWhole({ ...input, text: meant.text })) : readWhole(input);
}

function readWhole(input: PersonInput): PersonReadings {
  const skeleton = withClauses(segment(input.text));
  const firstEntry = input.subRubric === 'HR01' || (input.subRubric === '' && FIRST_ENTRY.test(input.text));
  const reader = new NoticeReader(skeleton, input, firstEntry);
  for (const sentence of skeleton.sentences) reader.take(sentence);
  chairManagers(input.text, reader.readings.mentions);
  chiefsOfFinance(input.text, reader.readings.mentions);
  return reader.readings;
}

class NoticeReader {
  readonly readings: PersonReadings = { mentions: [], sections: [], unread: [] };
  private open: OpenSection | null = null;
  /** Whom the sentence just before names in prose: `Ce dernier est nommé ...` is said of the last of them. */
  private before: readonly Line[] = [];

  constructor(
    private readonly skeleton: Skeleton,
    private readonly input: PersonInput,
    private readonly firstEntry: boolean,
  ) {}

  take(sentence: Stretch): void {
    const common = commonSignature(this.skeleton, sentence);
    if (!common) return this.takeSentence(sentence);
    const from = common.body.end > common.body.start ? this.readings.mentions.length : this.open?.from;
    if (from === undefined) return this.takeSentence(sentence);
    const unread = this.readings.unread.length;
    const named = (): boolean => this.readings.mentions.length > from;
    if (common.body.end > common.body.start) this.takeSentence(common.body);
    if (named() || this.readings.unread.length > unread) this.signAll(common, from);
    else this.takeSentence(sentence);
  }

  /** `...; tous signent collectivement à deux`: of those whom the same sentence, or the list before it, brings in. */
  private signAll(common: CommonSignature, from: number): void {
    if (signForAll(this.skeleton.text, common, this.readings.mentions.slice(from))) return;
    const { language } = this.input;
    const section = this.section(
      common.clause,
      this.firstEntry ? 'REGISTERED' : 'ENTERED',
      language,
      `${language}-prose-unread`,
    );
    this.keepUnread({ span: common.clause, reason: 'a signature of whoever holds an office' }, section);
  }

  private takeSentence(sentence: Stretch): void {
    const { before } = this;
    this.before = [];
    const colon = colonOf(this.skeleton, sentence);
    if (colon > 0) {
      const heading = listHeading(this.skeleton, sentence, colon, this.firstEntry);
      if (heading) return this.openList(sentence, heading);
    }
    if (this.open && looksLikeEntry(this.skeleton, sentence, this.open.heading))
      return this.continueList(sentence, this.open);
    this.open = null;
    if (colon > 0 && this.takeRoleHeadings(sentence)) return;
    const right = colon > 0 ? rightEntries(this.skeleton, sentence) : null;
    if (right) this.takeFreeEntry(sentence, right);
    else if (looksLikeFreeEntry(this.skeleton, sentence)) this.takeFreeEntry(sentence);
    else if (this.skeleton.prose?.get(sentence) ?? mayBeProse(this.skeleton.text, sentence))
      this.takeProse(sentence, before);
  }

  private openList(sentence: Stretch, heading: ListHeading): void {
    const reading = this.section(
      sentence,
      heading.action,
      heading.language,
      `${heading.language}-list${heading.fribourg ? '-fr' : ''}`,
    );
    this.open = { heading, reading, from: this.readings.mentions.length };
    this.keep(readListSentence(this.skeleton, { start: heading.bodyStart, end: sentence.end }, heading), reading);
  }

  private continueList(sentence: Stretch, open: OpenSection): void {
    open.reading.span = { start: open.reading.span.start, end: sentence.end };
    this.keep(readListSentence(this.skeleton, sentence, open.heading), open.reading);
  }

  /** `Bisherige Revisionsstelle: A; neue Revisionsstelle: B`: each heading with whom it names. */
  private takeRoleHeadings(sentence: Stretch): boolean {
    const [first, ...others] = headedParts(this.skeleton, sentence);
    if (!first) return false;
    if (others.length === 0) return this.takeRoleHeading(first);
    for (const part of [first, ...others]) if (!this.takeRoleHeading(part)) this.takeProse(part.sentence);
    return true;
  }

  private takeRoleHeading({ sentence, heading, body, leaving }: RoleHeading): boolean {
    const action = this.firstEntry ? 'REGISTERED' : 'ENTERED';
    const read = readRoleHeading(this.skeleton, body, heading, action, leaving, undefined, this.input.language);
    if (!read) return false;
    const language = read.language ?? this.input.language;
    this.before = read.lines;
    this.keep(read, this.section(sentence, read.action, language, `${language}-prose-heading`));
    return true;
  }

  private takeProse(sentence: Stretch, before: readonly Line[] = []): void {
    const read = readProse(
      this.skeleton,
      sentence,
      this.firstEntry ? 'REGISTERED' : 'ENTERED',
      this.input.language,
      before,
    );
    if (!read) return;
    this.before = read.lines;
    const language = read.language ?? this.input.language;
    this.keep(read, this.section(sentence, read.action, language, `${language}-prose-${read.form}`));
  }

  private takeFreeEntry(sentence: Stretch, body: Stretch | null = null): void {
    const { language } = this.input;
    const heading: ListHeading = {
      action: this.firstEntry ? 'REGISTERED' : 'ENTERED',
      language,
      fribourg: false,
      // A correction prints what is right: what it leaves out is as it was.
      changed: body !== null,
      signature: null,
      bodyStart: (body ?? sentence).start,
    };
    this.keep(
      readListSentence(this.skeleton, body ?? sentence, heading),
      this.section(sentence, heading.action, language, `${language}-list-free`),
    );
  }

  private section(
    sentence: Stretch,
    action: SectionReading['action'],
    language: Language,
    form: string,
  ): SectionReading {
    const reading: SectionReading = {
      span: { start: sentence.start, end: sentence.end },
      action,
      language,
      form,
      unreadCharacters: 0,
    };
    this.readings.sections.push(reading);
    return reading;
  }

  private keep(read: Read, section: SectionReading): void {
    this.readings.mentions.push(...read.mentions);
    for (const unread of read.unread) this.keepUnread(unread, section);
  }

  private keepUnread(unread: UnreadSpan, section: SectionReading): void {
    section.unreadCharacters += unread.span.end - unread.span.start;
    this.readings.unread.push({ span: { start: unread.span.start, end: unread.span.end }, reason: unread.reason });
  }
}
