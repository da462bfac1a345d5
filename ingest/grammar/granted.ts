import { matchesOf } from '../../src/core/index.js';
import { hasCommaNames } from './comma-names.js';
import { colonOf, roleHeading } from './headings.js';
import { enters, followUps, leaves, namesSomebody, type Line } from './lines.js';
import { endsInGiven, isNameLike } from './names.js';
import { namedBehindRole, type Row } from './row.js';
import { readRows } from './rows.js';
import { hasOwnVerb } from './own-verb.js';
import { splitAt, type Skeleton } from './segment.js';
import { endsSignature, RESTRICTS, signatureKindOf } from './signature.js';
import type { Stretch } from './text.js';

const MANNER =
  '(?:\\s+(?:collectives?|individuelles?|sociales?|individual[ei]|collettiv[ae]))?(?:\\s+(?:à|a|zu)\\s+(?:deux|trois|zweien|dreien|due|tre))?';
const CONFERRED =
  /^((?:la |une )?(?:signature|procuration)[^;:]{0,260}?|(?:einzel|kollektiv)(?:unterschrift|prokura)[^;:]{0,160}?|prokura|unterschrift)\s+(?:(?:(?:a|à|ont)(?:\s+(?:en outre|de plus|également|aussi|désormais|nouvellement))?\s+)?été|est|sont|wurden?|wird|werden|ist|sind)\s+(?:nouvellement\s+|désormais\s+|aussi\s+|également\s+|en outre\s+|(?:à|de) nouveau\s+|neu\s+|ferner\s+|zudem\s+)?(?:conférée?s?|accordée?s?|attribuée?s?|donnée?s?|octroyée?s?|erteilt|eingeräumt|verliehen)\s*(?:worden\s+)?(?:à|au|aux|an|:)\s*:?\s*/iu;
const CONFERRED_TO =
  /^(.{3,400}?)\s+(?:wurde|wird|werden|wurden|ist|sind)\s+((?:einzel|kollektiv)(?:unterschrift|prokura)(?: zu (?:zweien|dreien))?)\s+(?:erteilt|eingeräumt|verliehen)/iu;
const CONFERRED_IT =
  /^(?:è|sono|viene)\s+(?:stat[oa]\s+)?conferit[oa]\s+((?:la\s+)?(?:firma|procura)\s+(?:individuale|collettiva)(?:\s+a\s+(?:due|tre))?)\s+(?:a|ad|al|alla)\s+|^((?:la\s+)?(?:firma|procura)\s+(?:individuale|collettiva)(?:\s+a\s+(?:due|tre))?)\s+(?:è|sono|viene)\s+(?:stat[oa]\s+)?conferit[oa]\s+(?:a|ad|al|alla)\s+/iu;
const VERB_FIRST =
  /^(?:für [^,;]{3,60}?\s+)?(?:es\s+)?zeichne[nt]\s+(?:neu\s+|nun\s+)?((?:mit\s+)(?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)\s*[:,]?\s+(?=\S)/iu;
/** `...; mit Kollektivprokura zu zweien B, von X, in Y`, `Mit Einzelunterschrift zeichnen: A`: the manner, then whom. */
const MANNER_FIRST =
  /^(?:(?:ferner|sowie|und|weiter)\s+)?(mit\s+(?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)(?:\s+zeichne[nt](?:\s+(?:neu|nun|ferner))?)?\s*[:,]?\s+(?=(?:(?:von|de|di)\s)?\p{Lu}[\p{L}'’.-]+\s(?:\p{L}{2,3}\s)?\p{Lu}[^;]{2,60},)/iu;
/** `Kollektivunterschrift zu zweien führen neu A und B`, `Es wurde Einzelprokura erteilt an A`. */
const HELD_BY =
  /^((?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)\s+(?:führ(?:t|en)|ha(?:t|ben)|besitz(?:t|en))\s+(?:(?:neu|nun|nunmehr|ferner|jetzt)\s+)?:?\s*(?=\p{Lu})/iu;
const GIVEN_BY_VERB =
  /^es\s+(?:ist|sind|wird|werden|wurden?)\s+(?:(?:neu|ferner|zudem)\s+)?((?:einzel|kollektiv)(?:unterschrift(?:en)?|prokura|prokuren)(?:\s+zu\s+(?:zweien|dreien))?)\s+(?:erteilt|eingeräumt|verliehen)\s*(?:worden\s*)?(?:an\s*)?:?\s+(?=\p{L})/iu;
/** `Kollektivunterschrift zu zweien wurde dem Vizedirektor A erteilt`. */
const CONFERRED_DATIVE =
  /^((?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)\s+(?:wurde|wird|ist)\s+(?:(?:neu|ferner|zudem)\s+)?(?:an\s+)?((?:(?:dem|der)\s+)?\p{Lu}[^;:]{3,300}?),?\s+(?:erteilt|eingeräumt|verliehen)(?:\s+worden)?(?=;|$)/iu;
const ENGAGED =
  /^(?:la société|l'association|la fondation|elle|l'entreprise|la succursale)\s+est\s+engagée\s+par\s+((?:la\s+)?signature\s+(?:individuelle|collective(?:\s+à\s+deux)?))\s+(?:de\s+|d')/iu;
const LIST =
  /^((?:signature|procuration)\s+(?:individuelle|collective(?:\s+à\s+(?:deux|trois))?)(?:,\s+limitée?s?\s[^,;:]{3,80},|[^,:]{0,60}?))\s+(?:(en faveur)\s+)?(?:de\s+|d['’]|à\s+)(?=\p{Lu})/iu;

/** How the forms that only German prints begin. */
const BEGINS_IN_GERMAN = /^(?:(?:ferner|sowie|und|weiter)\s+)?(?:mit|es|für|zeichne|einzel|kollektiv)/i;
const FORMS = [CONFERRED, CONFERRED_IT, VERB_FIRST, MANNER_FIRST, HELD_BY, GIVEN_BY_VERB, ENGAGED, LIST];
const ELSEWHERE = [CONFERRED, CONFERRED_IT, ENGAGED, LIST];

const SOLD = /\s(?:hat|haben)\s[^;]*\s(?:abgetreten|übertragen|verkauft)$/iu;

/** Whether a clause behind another is about somebody else, whom it names: by a verb, a heading, a signature given or taken. */
export function speaksForItself(skeleton: Skeleton, clause: Stretch): boolean {
  const raw = skeleton.text.slice(clause.start, clause.end);
  if (
    hasOwnVerb(skeleton, clause) ||
    [CONFERRED, CONFERRED_IT, VERB_FIRST, MANNER_FIRST, SOLD].some((form) => form.test(raw))
  )
    return true;
  const colon = colonOf(skeleton, clause);
  return (colon > 0 && roleHeading(skeleton, clause, colon) !== null) || signatureRemoval(skeleton, clause) !== null;
}

/** `Signature collective à deux a été conférée à A, de X, à Y, et B, ...`: persons who now sign so. Null where it is no such sentence. */
export function conferral(skeleton: Skeleton, sentence: Stretch): Line[] | null {
  const clauses = splitAt(skeleton, sentence, 59);
  const other = clauses.length > 50 ? -1 : clauses.findIndex((clause, index) => index > 0 && speaksForItself(skeleton, clause)); // prettier-ignore
  const body = { start: sentence.start, end: other > 0 ? clauses[other - 1]!.end : sentence.end };
  const raw = skeleton.text.slice(body.start, body.end);
  for (const expression of BEGINS_IN_GERMAN.test(raw) ? FORMS : ELSEWHERE) {
    const match = expression.exec(raw);
    if (!match) continue;
    const named = expression === CONFERRED_IT ? (match[1] ?? match[2]!) : match[1]!;
    const at = body.start + match[0].indexOf(named);
    const printed = named.replace(/[\s,]+$/, '');
    const group = { start: body.start + match[0].length, end: body.end };
    const signature = { start: at, end: at + printed.length };
    const lines =
      expression === LIST
        ? grantedEither(skeleton, signature, group, match[2] === undefined ? OR : AND_TO)
        : grantedInTurn(skeleton, signature, group);
    if (lines) return lines;
  }
  const signing = signingFor(skeleton, body, raw);
  if (signing) return signing;
  const dative = CONFERRED_DATIVE.exec(raw);
  if (dative) {
    const from = body.start + dative[0].indexOf(dative[2]!, dative[1]!.length);
    return granted(
      skeleton,
      { start: body.start, end: body.start + dative[1]!.length },
      { start: from, end: from + dative[2]!.length },
    );
  }
  const reversed = CONFERRED_TO.exec(raw);
  if (!reversed) return null;
  const at = body.start + raw.indexOf(reversed[2]!, reversed[1]!.length);
  return granted(
    skeleton,
    { start: at, end: at + reversed[2]!.length },
    { start: body.start, end: body.start + reversed[1]!.length },
  );
}

const SIGNING_FOR =
  /^(?:für\s+(?:die|das|den)\s+[^,;]{3,60}?|neu|ferner|nun|nunmehr|ausserdem|zudem)\s+zeichne[nt](?:\s+(?:neu|nun|nunmehr|ferner))?\s*:?\s+(?=\p{Lu})/iu;

/** `Für die Zweigniederlassung zeichnen A, Direktor, mit Einzelunterschrift, und B, mit Kollektivprokura zu zweien`: each in a way of his own. */
function signingFor(skeleton: Skeleton, body: Stretch, raw: string): Line[] | null {
  const lead = SIGNING_FOR.exec(raw)?.[0].length;
  if (lead === undefined) return null;
  const rows = readRows(skeleton, { start: body.start + lead, end: body.end }, { prose: true });
  const whole = rows.every((row) => row.signature !== null && namesSomebody(skeleton.text, row));
  return rows.length > 0 && whole ? rows.map(enters) : null;
}

const FURTHER =
  /,?\s+(?:et|und|sowie|ainsi que|ed?)\s+((?:la |une )?(?:signature|procuration)\s+(?:individuelle|collective)(?:\s+à\s+(?:deux|trois))?|(?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?|(?:la )?(?:firma|procura)\s+(?:individuale|collettiva)(?:\s+a\s+(?:due|tre))?)\s+(?:à|an|ad?)\s+(?=\p{L})/giu;

/** `signature individuelle ... à A, et signature collective à deux à B`: each signature to those behind it; null where any of them names nobody. */
function grantedInTurn(skeleton: Skeleton, first: Stretch, group: Stretch): Line[] | null {
  const lines: Line[] = [];
  let [signature, start] = [first, group.start];
  for (const match of matchesOf(FURTHER, skeleton.text.slice(group.start, group.end))) {
    const some = granted(skeleton, signature, { start, end: group.start + match.index });
    if (!some) return null;
    lines.push(...some);
    const at = group.start + match.index + match[0].indexOf(match[1]!);
    signature = { start: at, end: at + match[1]!.length };
    start = group.start + match.index + match[0].length;
  }
  const last = granted(skeleton, signature, { start, end: group.end });
  return last && [...lines, ...last];
}

/** `Signature collective à deux de A ou B, ou individuelle de C`. */
const OR_ELSE =
  /,\s+(?:ou|oder|o)\s+((?:individuelle|collective\s+à\s+(?:deux|trois))|individuale|collettiva\s+a\s+(?:due|tre))\s+(?:de\s+|d['’]|di\s+)(?=\p{Lu})/giu;

function grantedEither(skeleton: Skeleton, first: Stretch, group: Stretch, between: RegExp): Line[] | null {
  const lines: Line[] = [];
  const { main } = followUps(skeleton.text, group);
  let [signature, start] = [first, main.start];
  const take = (end: number): boolean => {
    const some = splitBetween(skeleton.text, { start, end }, between).map((one) => granted(skeleton, signature, one));
    for (const each of some) lines.push(...(each ?? []));
    return some.every((each) => each !== null);
  };
  for (const match of matchesOf(OR_ELSE, skeleton.text.slice(main.start, main.end))) {
    if (!take(main.start + match.index)) return null;
    const at = main.start + match.index + match[0].indexOf(match[1]!);
    signature = { start: at, end: at + match[1]!.length };
    start = main.start + match.index + match[0].length;
  }
  return take(main.end) ? lines : null;
}

const OR = /\s+(?:ou|oder|o)\s+(?=\p{Lu})/gu;
/** `en faveur de A, ..., et de B`: the preposition is printed again. */
const AND_TO = /,?\s+(?:ou|et|ainsi que)\s+(?:en faveur\s+)?(?:de\s+|d['’])(?=\p{Lu})/gu;

function splitBetween(text: string, { start, end }: Stretch, between: RegExp): Stretch[] {
  const pieces: Stretch[] = [];
  let from = start;
  for (const match of matchesOf(between, text.slice(start, end))) {
    pieces.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  return [...pieces, { start: from, end }];
}

function granted(skeleton: Skeleton, signature: Stretch, group: Stretch): Line[] | null {
  const { text } = skeleton;
  const tail = followUps(text, group);
  const lead =
    /^(?:[àÀ]|[Aa]n|[Aa]d?|[Dd]e[mr](?=\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+(?:,|\s(?:und|sowie)\s|$)))\s+/u.exec(
      text.slice(tail.main.start, tail.main.end),
    )?.[0].length ?? 0;
  const rows = readRows(skeleton, { start: tail.main.start + lead, end: tail.main.end }, { prose: true, given: true });
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  for (const row of rows) {
    // `..., nommée directrice, dont la procuration est radiée`: what she had, and not what is granted.
    if (row.signature && endsSignature(text, row.signature)) {
      row.earlier.push({ ...row.signature, kind: 'SIGNATURE', valueStart: row.signature.start });
      row.signature = null;
    }
    const own = row.signature;
    const says = own !== null && signatureKindOf(text.slice(own.start, own.end)) !== 'OTHER';
    row.signature = says && own.start > signature.end && own.start < row.end ? own : signature;
    // `dont les pouvoirs sont étendus à la succursale`: not in what manner.
    if (own !== null && !says) row.unread.push(own);
    if (tail.signature) row.earlier.push({ ...tail.signature, kind: 'SIGNATURE', valueStart: tail.signature.start });
  }
  return rows.map(enters);
}

const GONE = new RegExp(
  `^(?:(?:la|les|le|l'|die|das|il|lo|i)\\s+)?((?:signatures?|procurations?|pouvoirs|(?:einzel|kollektiv)?(?:unterschrift(?:en)?|prokura|prokuren|zeichnungsberechtigung(?:en)?)|firm[ae]|procur[ae]|diritt[oi] di firma)${MANNER})\\s*,?\\s*(?:(?<=unterschrift|unterschriften|prokura|prokuren|zweien|dreien)\\s(?=\\p{Lu}\\p{L}+\\s\\p{Lu})|(?:conférée?s?\\s+(?:à|aux?)|erteilt an|accordée?s?\\s+à|de la|des|du|de|von|der|di|del|della)(?!\\p{L})|de l'|d')\\s*(.+?)\\s*,?(?:\\s+(?:est|sont|a été|ont été|ist|sind|wurde|wurden|è|sono)\\s+|\\s+(?=\\p{L}+$))(?:radi[ée]e?s?|[ée]teinte?s?|supprim[ée]e?s?|r[ée]voqu[ée]e?s?|annul[ée]e?s?|erloschen|gelöscht|widerrufen|cancellat[aeoi]|estint[aeoi]|revocat[aeoi]|radiat[aeoi])(?!\\p{L})`,
  'iu',
);

/** `Die an A erteilte Prokura ist erloschen`, as the groups of {@link GONE}. */
function givenGone(raw: string): RegExpExecArray | null {
  const match = GIVEN_GONE.exec(raw);
  if (match) [match[1], match[2]] = [match[2]!, match[1]!];
  return match;
}
const GIVEN_GONE =
  /^die\s+(?:an\s+)?((?:(?:dem|der)\s+)?\p{Lu}[^;]{3,200}?),?\s+erteilten?\s+((?:einzel|kollektiv)?(?:unterschrift(?:en)?|prokura|prokuren)(?:\s+zu\s+(?:zweien|dreien))?)\s+(?:ist|sind|wurden?)\s+(?:erloschen|gelöscht|widerrufen|gestrichen)(?!\p{L})/iu;

/** `... est radiée et remplacée par la signature collective à deux`: another signature at once. */
const INSTEAD =
  /^,?\s*(?:et|und|e)\s+(?:(?:est|sont|wird|è)\s+)?(?:in\s+(?=.*\s(?:umgewandelt|geändert))|remplacée?s?\s+par\s+(?:la\s+|une\s+|leur\s+|sa\s+)?|durch\s+(?=.*\sersetzt)|sostituit[aeoi]\s+(?:da|dalla|con)\s+(?:la\s+|una\s+)?)((?:signature|procuration|firma|procura|einzel|kollektiv)[^,;.]*?)(?:\s+(?:ersetzt|umgewandelt|geändert))?(?:\s+worden)?$/iu;

const FURTHER_GONE = new RegExp(
  `,?\\s+(?:ainsi que|et|und|sowie|ed?)\\s+(?:(?:celles?|quell[ae]|diejenigen?)|(?:la|les|die|le)\\s+((?:signatures?|procurations?|(?:einzel|kollektiv)(?:unterschrift|prokura)|firm[ae]|procur[ae])${MANNER}))\\s+(?:de\\s+|d['’]|von\\s+|di\\s+)(?=\\p{Lu})`,
  'giu',
);

/**
 * `de A, directeur, et de B`: the preposition is the sentence's, printed again, and no surname's, unless another one stands without it (`de A,
 * B et de C`); where an origin may follow, a given name tells. German does not print it again.
 */
function eachOf(text: string, whole: Stretch): Stretch[] {
  const raw = text.slice(whole.start, whole.end);
  const origins = /,\s+(?:de\s|d['’]|d[ai]\s)/u.test(raw.replace(AGAIN, ' '));
  const pieces: Stretch[] = [];
  let start = whole.start;
  for (const match of matchesOf(AGAIN, raw)) {
    const from = whole.start + match.index + match[0].length;
    const comma = /,|\s(?:et|und|ed?)\s/u.exec(text.slice(from, whole.end));
    const head = { start: from, end: comma ? from + comma.index : whole.end };
    const before = { start, end: whole.start + match.index };
    if (splitBetween(text, before, /,\s+/g).some((part, index) => index > 0 && isNameLike(text, part))) continue;
    const named = namedBehindRole(text, head) !== null || (origins ? endsInGiven(text, head) : isNameLike(text, head));
    if (!named) continue;
    pieces.push(before);
    start = from;
  }
  return [...pieces, { start, end: whole.end }];
}
const AGAIN =
  /,?\s+(?:et|ainsi que|ed?)\s+(?:de(?:\s+la|s)?\s+|de\s+l['’]|d['’]|du\s+|di\s+|del(?:la)?\s+|dell['’])(?=\p{L})/giu;

/** `la signature de A, ainsi que la procuration de B`: whose which one is. */
function goneInTurn(skeleton: Skeleton, first: Stretch, named: Stretch): Row[] {
  const rows: Row[] = [];
  let [signature, start] = [first, named.start];
  const take = (end: number): void => {
    for (const piece of eachOf(skeleton.text, { start, end })) {
      const some = readRows(skeleton, piece, { prose: !hasCommaNames(skeleton, piece) });
      for (const row of some) {
        row.signature ??= signature;
        const limits = ({ start: from, end: to }: Stretch): boolean => RESTRICTS.test(skeleton.text.slice(from, to));
        [row.roles, row.unread] = [row.roles, row.unread].map((some) => some.filter((one) => !limits(one))) as [Stretch[], Stretch[]]; // prettier-ignore
      }
      rows.push(...some);
    }
  };
  for (const match of matchesOf(FURTHER_GONE, skeleton.text.slice(named.start, named.end))) {
    take(named.start + match.index);
    // `et celle de B`: the same.
    const at = named.start + match.index + match[0].indexOf(match[1] ?? '');
    if (match[1]) signature = { start: at, end: at + match[1].length };
    start = named.start + match.index + match[0].length;
  }
  take(named.end);
  return rows;
}

/** `La procuration de A et B est radiée`, `Die Kollektivprokura zu zweien von A ist erloschen`. Null where it is no such sentence. */
export function signatureRemoval(skeleton: Skeleton, body: Stretch): Line[] | null {
  const { text } = skeleton;
  const raw = text.slice(body.start, body.end);
  const match = raw.length < 6000 ? (GONE.exec(raw) ?? givenGone(raw)) : null;
  if (!match) return null;
  const [whole, printed, group] = [match[0], match[1]!, match[2]!];
  const at = body.start + whole.indexOf(printed);
  const signature = { start: at, end: at + printed.length };
  const behind = whole.indexOf(group, at - body.start + printed.length);
  const from = body.start + (behind < 0 ? whole.indexOf(group) : behind);
  const named = { start: from, end: from + group.length };
  const rows = goneInTurn(skeleton, signature, named);
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  rows.at(-1)!.end = Math.max(rows.at(-1)!.end, body.start + whole.length);
  const instead = INSTEAD.exec(raw.slice(whole.length).split(';')[0]!);
  if (instead) {
    const start = body.start + whole.length + instead[0].lastIndexOf(instead[1]!);
    rows.at(-1)!.end = body.start + whole.length + instead[0].length;
    return rows.map((row) => {
      row.earlier.push({ ...row.signature!, kind: 'SIGNATURE', valueStart: row.signature!.start });
      row.signature = { start, end: start + instead[1]!.length };
      row.end = Math.max(row.end, row.signature.end);
      return enters(row);
    });
  }
  return rows.map((row) => leaves(row, [...row.roles, ...row.lost], row.signature, true));
}
