import type { EntryAction, Mention, UnreadSpan } from '../../src/core/mention.js';
import type { Language } from '../../src/core/vocabulary.js';
import { appointedIn, isDecided, LIQUIDATED_BY, withoutParticiple } from './appointed.js';
import { conferral, signatureRemoval, speaksForItself } from './granted.js';
import { givenUp, withoutOffice } from './given-up.js';
import { convertedSignatures } from './converted.js';
import { correctedIn } from './correction.js';
import { headedLines } from './headed.js';
import { chosenInstead, inPlaceOf } from './in-place-of.js';
import { followUps, leaves, mentionsOf, type FollowUps, type Line } from './lines.js';
import { saysMistaken } from './mistakes.js';
import { behindFirm, NOT_PROSE } from './may-be-prose.js';
import { correctsSomebody, mustSpeak, ofOffices, printsSomebody, saysManner, withSomebodyElse } from './must-speak.js';
import { changedPowers } from './powers.js';
import { namesPerson } from './names-person.js';
import { isNewPartner } from './portions.js';
import { renamedFirm } from './renamed-firm.js';
import { resized } from './resized.js';
import { namedRight, neverHeld } from './right-names.js';
import { replacedSignature } from './replaced-signature.js';
import { printsWrong, rightClause, saysRight } from './set-right.js';
import { splitAt, type Skeleton } from './segment.js';
import { readClauses } from './sentences.js';
import { saidBack } from './said-back.js';
import { saidOf } from './said-of.js';
import type { Stretch } from './text.js';
import { verbFirst } from './verb-first.js';
import { heldAfterSale, soldByContract, saysSold, soldInGerman, soldShares } from './transfers.js';

export interface ProseRead {
  mentions: Mention[];
  unread: UnreadSpan[];
  /** The language that its words show, or null. */
  language: Language | null;
  action: EntryAction;
  form: 'heading' | 'conferral' | 'removal' | 'sentence' | 'unread';
  /** Of whom the next sentence may speak by a pronoun. */
  lines: readonly Line[];
}

const WORDS: readonly (readonly [Language, RegExp])[] = [
  ['fr', /\b(?:de|est|sont|avec|signature|nommée?|pouvoirs|et)\b|à\s|n'est/g],
  ['de', /\b(?:von|ist|sind|mit|der|die|in|und|zeichne[tn]|wird|wurde|als|zum|zur)\b/gi],
  ['it', /\b(?:da|con|firma|della|il|non)\b|è\s/g],
];

function languageOf(raw: string): Language | null {
  const counted = WORDS.map(([language, words]) => ({ language, count: raw.slice(0, 600).match(words)?.length ?? 0 }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count === 0 ? null : best.language;
}

/** Prose in German and Italian may print `Hans Muster`; a known given name in front tells. */
const givenFirstIn = (language: Language | null): boolean => language === 'de' || language === 'it';

/** The persons behind a role heading (`Administration: ...`), who all leave where it says so (`leaving`); null where what follows names nobody. */
export function readRoleHeading(
  skeleton: Skeleton,
  body: Stretch,
  heading: Stretch,
  action: EntryAction,
  leaving = false,
  behind?: Stretch,
  tagged: Language | null = null,
): ProseRead | null {
  const cut = ownClauses(skeleton, body);
  if (behind) cut.first = withoutParticiple(skeleton.text, cut.first);
  const headed = headedLines(skeleton, cut.first, heading);
  if (!headed) return null;
  const printed = skeleton.text.slice(Math.min(heading.start, body.start), Math.max(heading.end, body.end));
  const language = languageOf(printed) ?? tagged;
  const further = [...cut.rest, ...(behind ? splitAt(skeleton, behind, 59) : [])];
  const rest = further.flatMap((clause) => furtherLines(skeleton, clause, headed));
  const own = leaving ? 'REMOVED' : action;
  return {
    mentions: [
      ...mentionsOf(skeleton, headed, own, givenFirstIn(language)),
      ...mentionsOf(skeleton, rest, action, givenFirstIn(language)),
    ],
    unread: [...ofRows(headed), ...leftBehind(skeleton, further, rest)],
    language,
    action: own,
    form: 'heading',
    lines: headed,
  };
}

/** Clauses behind a heading that must speak of somebody, and give no line. */
function leftBehind(skeleton: Skeleton, clauses: readonly Stretch[], lines: readonly Line[]): UnreadSpan[] {
  return clauses
    .filter((clause) => !lines.some(({ row }) => row.end > clause.start && row.start < clause.end))
    .filter((clause) => mustSpeak(skeleton.text.slice(clause.start, clause.end)))
    .map((span) => ({ span, reason: 'a clause about a person or a signature that no rule reads' }));
}

/** What is printed of somebody and fits nowhere; a person may have several lines. */
function ofRows(lines: readonly Line[]): UnreadSpan[] {
  const spans = new Set(lines.flatMap(({ row }) => row.unread));
  return [...spans].map((span) => ({ span, reason: 'a part of an entry that no rule reads' }));
}

/** `Organe de révision: A, à X; B n'est plus organe de révision`: what stands behind a heading, and the clauses that have a subject and a verb of their own. */
function ownClauses(skeleton: Skeleton, body: Stretch): { first: Stretch; rest: Stretch[] } {
  const clauses = splitAt(skeleton, body, 59);
  const at =
    clauses.length > 200
      ? -1
      : clauses.findIndex(
          (clause, index) =>
            index > 0 && (speaksForItself(skeleton, clause) || replacedSignature(skeleton.text, clause)),
        );
  if (at < 0) return { first: body, rest: [] };
  return { first: { start: body.start, end: clauses[at - 1]!.end }, rest: clauses.slice(at) };
}

/** Persons in a sentence of prose; null where it speaks of none; an unread reading where it must but no rule reads it. */
export function readProse(
  skeleton: Skeleton,
  sentence: Stretch,
  action: EntryAction,
  tagged: Language,
  before: readonly Line[] = [],
): ProseRead | null {
  const raw = skeleton.text.slice(sentence.start, sentence.end);
  const correction = correctedIn(raw, sentence);
  const gone = givenUp(skeleton.text, sentence);
  const body = correction ?? gone?.body ?? behindOccasion(raw, sentence);
  const right = rightClause(skeleton, sentence) ?? (correction ? neverHeld(skeleton, body) : null);
  const named = right
    ? null
    : (appointed(skeleton, sentence, action) ?? (body === sentence ? null : appointed(skeleton, body, action)));
  if (named) return named;
  const decreed = body === sentence && NOT_PROSE.test(raw) && !isDecided(raw) && !soldByContract(raw.split(';')[0]!);
  const said = decreed ? behindFirm(skeleton, sentence) : body;
  const sure = right ?? (body === sentence ? saidBack(skeleton, body, before) : null);
  const [form, read] = sure ? (['sentence', sure] as const) : said && !printsWrong(raw) ? linesOf(skeleton, said) : (['sentence', []] as const); // prettier-ignore
  const lines = withoutOffice(gone?.office ?? null, read);
  if (lines.length > 0) {
    const verdict = lines.every((line) => line.leaves) ? 'REMOVED' : action;
    return {
      mentions: mentionsOf(skeleton, lines, action, givenFirstIn(languageOf(raw) ?? tagged)),
      unread: narrowest([...leftOver(skeleton, body, lines), ...ofRows(lines)]),
      language: languageOf(raw),
      action: verdict,
      form,
      lines,
    };
  }
  const must =
    decreed ||
    (gone !== null && gone.office !== null) ||
    mustSpeak(raw) ||
    saysManner(raw) ||
    saysRight(raw) ||
    ofOffices(raw) ||
    (correction !== null && (SIGNING.test(raw) || correctsSomebody(skeleton.text.slice(body.start, body.end)))) ||
    printsSomebody(skeleton, sentence) ||
    namesPerson(raw);
  if (raw.length > 6000 || !must) return null;
  const unread = [{ span: sentence, reason: 'prose about a person or a signature that no rule reads' }];
  return { mentions: [], unread, language: languageOf(raw), action, form: 'unread', lines: [] };
}

/** A clause kept unread whole, and words of it: the words are enough. */
const narrowest = (spans: readonly UnreadSpan[]): UnreadSpan[] =>
  spans.filter(({ span }) => !spans.some(({ span: other }) => other !== span && other.start >= span.start && other.end <= span.end)); // prettier-ignore

/** `Par suite de démission, X n'est plus ...`, `Dans sa fonction, l'administrateur X ...`: the occasion is nobody. */
function behindOccasion(raw: string, sentence: Stretch): Stretch {
  const occasion = LIQUIDATED_BY.exec(raw) ?? OCCASION.exec(raw) ?? DEATH.exec(raw);
  return occasion ? { start: sentence.start + occasion[0].length, end: sentence.end } : sentence;
}
const OCCASION =
  /^(?:par suite|à la suite|suite|ensuite|dans|en raison|vu|selon|dès|avec effet|infolge|zufolge|nach|wegen|aufgrund|mit wirkung|in seguito|a seguito|per|con effetto)(?!\p{L})(?![^,;:]*\s(?:ist|sind|wird|werden|wurden?|est|sont|è|sono)\s)[^,;:(]{2,90},\s+(?=\S)/iu;

/** Without the comma. */
const DEATH =
  /^(?:a\s+seguito\s+di|in\s+seguito\s+a|per|par\s+suite\s+de|suite\s+à(?:\s+son)?|ensuite\s+de)\s+(?:decesso|morte|dimissioni|décès|démission)\s+(?=\p{Lu})/iu;

/** Not a clause that only says by which signatures something goes, or changes as the sentence has said. */
const isOpen = ({ main, signature }: FollowUps): boolean => signature === null && main.end > main.start;

/** Clauses that must speak of a person, and out of which no line was read, or not one of whoever else is in them. */
function leftOver(skeleton: Skeleton, body: Stretch, lines: readonly Line[]): UnreadSpan[] {
  const clauses = splitAt(skeleton, body, 59);
  if (clauses.length > 200) return [];
  const unread = clauses
    .filter(
      (clause) => clauses.length > 1 && !lines.some(({ row }) => row.end > clause.start && row.start < clause.end),
    ) // prettier-ignore
    .filter((clause) => isOpen(followUps(skeleton.text, clause)))
    .filter(
      ({ start, end }) => mustSpeak(skeleton.text.slice(start, end)) || namesPerson(skeleton.text.slice(start, end)),
    );
  const others = withSomebodyElse(skeleton, body, lines).filter(
    ({ start }) => !unread.some((clause) => clause.start === start),
  );
  return [...unread, ...others].map((span) => ({ span, reason: 'a clause about a person or a signature that no rule reads' })); // prettier-ignore
}

/** `Zum Liquidator ist X, von Y, in Z, ernannt`: as behind a heading. */
function appointed(skeleton: Skeleton, body: Stretch, action: EntryAction): ProseRead | null {
  const found = appointedIn(skeleton.text, body);
  return (
    found &&
    readRoleHeading(
      skeleton,
      found.body,
      found.heading,
      action,
      false,
      found.rest ?? { start: body.end, end: body.end },
    )
  );
}

function linesOf(skeleton: Skeleton, body: Stretch): ['conferral' | 'removal' | 'sentence', Line[]] {
  // What was struck or entered by mistake is neither.
  if (saysMistaken(skeleton.text.slice(body.start, splitAt(skeleton, body, 59)[0]?.end ?? body.end)))
    return ['sentence', readClauses(skeleton, body)];
  const granted = conferral(skeleton, body);
  if (granted) return ['conferral', withFurtherClauses(skeleton, body, granted)];
  const changed = changedPowers(skeleton, body);
  if (changed) return ['sentence', withFurtherClauses(skeleton, body, changed)];
  const converted = convertedSignatures(skeleton, body) ?? verbFirst(skeleton, body);
  if (converted) return ['sentence', withFurtherClauses(skeleton, body, converted)];
  const gone = signatureRemoval(skeleton, body);
  if (gone) return ['removal', withFurtherClauses(skeleton, body, gone)];
  const former = chosenInstead(skeleton, body) ?? inPlaceOf(skeleton, body);
  if (former) return ['sentence', former];
  const special =
    renamedFirm(skeleton, body) ??
    resized(skeleton, body) ??
    soldShares(skeleton, body) ??
    heldAfterSale(skeleton, body) ??
    germanSale(skeleton, body) ??
    namedRight(skeleton, body) ??
    saidOf(skeleton, body);
  if (special) return ['sentence', special];
  // Of two people, and no rule tells whose is what.
  const [sale, ...others] = splitAt(skeleton, body, 59);
  if (saysSold(skeleton.text, sale)) return ['sentence', others.slice(0, 20).flatMap((clause) => readClauses(skeleton, clause))]; // prettier-ignore
  return ['sentence', readClauses(skeleton, body)];
}

/** `A hat 8 Stammanteile an B abgetreten; er bleibt Gesellschafter`: whoever sells is the subject, and of that one the pronoun speaks. */
function germanSale(skeleton: Skeleton, body: Stretch): Line[] | null {
  const [first, ...others] = splitAt(skeleton, body, 59);
  const sale = first && others.length < 20 ? soldInGerman(skeleton, first) : null;
  if (!sale) return null;
  const before = sale.sellers.map((row) => leaves(row, [], null));
  const [buyer, another] = sale.lines.filter((line) => !line.leaves);
  const subjects = (clause: string): Line[] => (buyer && !another && isNewPartner(clause) ? [buyer] : before);
  return [
    ...sale.lines,
    ...others.flatMap((clause) =>
      PRONOUN.test(skeleton.text.slice(clause.start, clause.end))
        ? readClauses(skeleton, clause, subjects(skeleton.text.slice(clause.start, clause.end)))
        : furtherLines(skeleton, clause, sale.lines),
    ),
  ];
}

/** `La procuration de A est radiée; B, de X, à Y, est nommée ...`: what one rule has not read of its sentence, clause by clause. */
function withFurtherClauses(skeleton: Skeleton, body: Stretch, lines: Line[]): Line[] {
  const clauses = splitAt(skeleton, body, 59);
  if (clauses.length < 2 || clauses.length > 200) return lines;
  const left = clauses.slice(1).filter((clause) => !lines.some(({ row }) => row.end > clause.start && row.start < clause.end)); // prettier-ignore
  return [...lines, ...left.flatMap((clause) => furtherLines(skeleton, clause, lines))];
}

/** A clause behind others: of those whom they name, where it begins with a pronoun or says whose signature changes. */
function furtherLines(skeleton: Skeleton, clause: Stretch, lines: readonly Line[]): Line[] {
  const { text } = skeleton;
  return PRONOUN.test(text.slice(clause.start, clause.end)) || replacedSignature(text, clause)
    ? readClauses(skeleton, clause, lines)
    : linesOf(skeleton, clause)[1];
}

const PRONOUN =
  /^(?:er|sie|il|elle|ils|elles|celui-ci|celle-ci|ce dernier|cette dernière|letztere[rs]?|dieser|diese|egli|ella|essa|esso|quest['’]ultim[oa])\s/i;
const SIGNING = /\b(?:signe(?:nt)?|zeichne[tn]|firmano)\b|signature|procuration|unterschrift|prokura/iu;
