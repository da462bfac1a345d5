import { countryOfName, MANY_TEXTS, matchesOf, remembered } from '../../src/core/index.js';
import { isPlaceKind, kindOf, kindOfPrinted, type Part } from './kinds.js';
import { noteAt, type Note } from './notes.js';
import type { Skeleton } from './segment.js';
import { endsInGiven, isNameLike, splitNamePair } from './names.js';
import { putRight, RECTE_BRACKET, type Piece } from './recte.js';
import { findRoles } from './roles.js';
import { namedBehindRole } from './row.js';
import { isSpace, trim, type Stretch } from './text.js';

/** The parts of one stretch of entries, and the brackets cut out of them. */
export interface Parts {
  parts: Part[];
  notes: Note[];
}

// ` mit Einzelunterschrift`, ` und mit 170 Stammanteilen`, ` avec signature`, ` pour 200 parts`: a part of its own without a comma.
const INLINE =
  /\s{1,3}(?:(?:und|et|e|ed|sowie)\s{1,3})?(?=(?:mit|ohne|avec|sans|con|senza|pour|per|zu|für)\s+(?:(?:der|die|la|sa|il|lo|einer|einem|eine|une|una|un|neu|nur|je|seule|diritto di|droit de|\d[\d'’.]*|zwei|drei|vier|fünf|zehn|deux|trois|quatre|cinq|dix|due|tre)\s+){0,2}(?:einzel|kol+ekti[vf]?|unterschrift|prokura|zeichnungs|signature|procuration|firma\b|procura\b|stammanteil|stammeinlage|parts?\b|quot[ae]\b|kommandit|commandite\b))|\s{1,3}(?:und|et|ed?)\s{1,3}(?=(?:(?:è|sono)\s+)?(?:(?:maintenant|désormais|nun|neu|ora)\s+)?(?:domicilié|domiciliat|wohnhaft\s|wohnt\s|habite\s|réside\s|abita\s|risiede\s|résidant|residente\s|originaires?\s|heimatberechtigt\s))|\s{1,3}(?:und|et|e)\s{1,3}(?:(?:ils?|elles?)\s{1,3})?(?=(?:n['’]exerce(?:nt)?\s+(?:pas|aucune)|(?:conserve|garde|conserva|mantiene|behält)(?:nt)?\s+(?:sa|leur|la|seine|ihre|die)|signe|signent|engage|engagent|continue|continuent|continua(?:no)?|zeichne[nt]|firmano|firma(?=\s+(?:ora|individualmente|collettivamente))|reste|restent|bleibt|détient|possède|est|sont|ist|sind|heisst|heissen|führ(?:t|en))\s)|(?<=associée?s?|gérante?s?|présidente?|secrétaire)\s{1,3}(?=titulaires?\s+(?:de\s|d['’])\s?(?:\d|une\s))|(?<!\s(?:est|sont|reste|restent|qui)|^(?:est|sont|qui))\s{1,3}(?=(?:désormais|maintenant)\s+(?:titulaires?|associée?s?)\s)|\s{1,3}(?:et|ed?|und)\s{1,3}(?=(?:titulaires?|titolar[ei])\s+(?:d|di\s)[\p{L}’'\s]{0,4}\d)|\s{1,3}(?:et|ed?|und)\s{1,3}(?=(?:nommée?s?|élue?s?|désignée?s?|promue?s?|nominat[oaie]|elett[oaie])\s+\p{Ll})|\s{1,3}(?:(?:et|ed?|und)\s{1,3})?(?=(?:qui|lequel|laquelle)\s+(?:possède|détient|devient|est|reste|demeure|signe|continue|se\snomme|porte\s+(?:désormais|maintenant))\s)|\s{1,3}(?:und|et|ed?)\s{1,3}(?=(?:neu|nun|nunmehr|désormais|maintenant|dorénavant|ora|adesso)\s)|\s{1,3}(?:et|und|ed?)\s{1,3}(?=(?:le|la|der|die|il)\s(?:seconde?|deuxième|troisième|quatrième|derni(?:er|ère)|zweite|dritte|letzte(?:re)?|second[oa]|terz[oa]|ultim[oa])\s\p{Ll})|\s{1,3}und\s{1,3}(?=(?:einzel|kollektiv)(?:unterschrift|prokura))|(?<=individual[ei]|individuelle|deux|trois|due|tre|zweien|dreien|unterschrift|prokura)\s{1,3}(?:und|et|ed?)\s{1,3}(?=\d[\d'’.]*\s+(?:parts?\b|quot[ae]\b|stammanteil))|\s{1,3}(?:et\s{1,3})?(?=dont\s+(?:le\s+numéro|la\s+signature|les\s+pouvoirs|la\s+procuration)\s)|\s{1,3}(?=ayant\s+(?:démissionné|quitté|cessé|renoncé|abandonné)(?!\p{L}))|\s{1,3}(?=(?:jusqu['’]ici|jusqu'à présent)\s+\p{Ll})|\s{1,3}(?=(?:maintenant|désormais)\s+domiciliée?s?\s+à\s)(?<!(?:est|sont|qui|deux|trois|et|,)\s{1,3})/giu;

const GROUP_ONLY =
  /^(?:(?:et|und|e|qui|welche)\s+)?(?:les (?:deux|trois|quatre|cinq) premi(?:er|ère)s|die ersten (?:beiden|zwei|drei|vier)|die (?:beiden|zwei|drei|vier) erst(?:en|genannten|erwähnten)|(?:i|le) prim[ie] (?:due|tre|quattro)|(?:alle|tous|toutes|tutti|tutte|les)(?: les| le| i)?(?: (?:zwei|drei|vier|fünf|deux|trois|quatre|cinq|due|tre|quattro))?|beide|entramb[ie]|lesquel(?:le)?s|laquelle|lequel|chacune?|jeweils|signent?|signe|zeichne[nt](?: beide| alle| neu| nun| jetzt)*|jusqu'ici|jusqu'à présent|jusqu'alors|jusque-là|bisher|vormals|précédemment|anciennement|auparavant|finora|sinora|in precedenza|precedentemente|est|ist|sind|sont|(?:(?:le|la|der|die|il) (?:premi[eèr]+|seconde?|deuxième|troisième|derni[eèr]+|erste(?:re)?|zweite|dritte|letzte(?:re)?|prim[oa]|second[oa]|terz[oa])|l['’](?:une?|autre)|(?:der|die) (?:eine|andere)|ce dernier|cette dernière|celui-ci|celle-ci)(?: (?:nommée?|citée?))?)$/i;

/** Commas, brackets that are notes, and inline signatures and shares divide; commas inside other brackets do not. */
export function partsOf(skeleton: Skeleton, stretch: Stretch): Parts {
  const notes: Note[] = [];
  const pieces = divide(skeleton, stretch, notes);
  const parts = pieces.flatMap(({ as, ...piece }): Part[] =>
    as ? [{ ...piece, kind: as, valueStart: piece.start }] : inline(skeleton.text, piece),
  );
  return { parts: splitPairs(skeleton.text, parts), notes };
}

const BULLETS = new Set([0x2d, 0x2013, 0x2022, 0xb7, 0x2a]);
const NEGATION = /^(?:und nicht|nicht|et non|non|e non|anstatt|statt)\s?:?$/i;

/** `titulaires, chacun, de 10 parts`: the commas stand for brackets. */
const isBracketed = (text: string, comma: number): boolean => text.startsWith(' chacun', comma + 1) && /^, chacune?,/u.test(text.slice(comma, comma + 11)); // prettier-ignore

/** Whether anything but marks is among its first letters. */
function saysAnything(text: string, { start, end }: Stretch): boolean {
  for (let at = start; at < end && at < start + 4; at++) if (!isMark(text.charCodeAt(at))) return true;
  return false;
}
const isMark = (code: number): boolean => code === 44 || code === 46 || code === 58 || code === 59 || isSpace(code);

function divide(skeleton: Skeleton, stretch: Stretch, notes: Note[]): Piece[] {
  const { text, partner } = skeleton;
  const pieces: Piece[] = [];
  const raw = text.slice(stretch.start, stretch.end);
  const denied = deniedIn(raw, stretch.start);
  let start = stretch.start;
  const push = (end: number): void => {
    const piece = trim(text, start, end);
    // `- Muster, Anna`: a bullet.
    if (BULLETS.has(text.charCodeAt(piece.start)) && text.charCodeAt(piece.start + 1) === 32) piece.start += 2;
    if (saysAnything(text, piece)) pieces.push(piece);
  };
  for (let at = start; at < stretch.end; at++) {
    const code = text.charCodeAt(at);
    if (at === denied?.span.start) {
      push(at);
      notes.push(denied);
      start = denied.span.end;
      at = start - 1;
    } else if (code === 44 && isBracketed(text, at)) {
      at += ', chacun,'.length;
    } else if (code === 44 || code === 59) {
      push(at);
      start = at + 1;
    } else if (code === 91 && rightFrom(text, at) && (partner.get(at) ?? stretch.end) < stretch.end) {
      push(at);
      pieces.push(trim(text, at + 1, partner.get(at)!));
      at = partner.get(at)!;
      start = at + 1;
    } else if (code === 40 || code === 91) {
      const note = noteAt(skeleton, at, stretch.end);
      const close = partner.get(at);
      if (note && note.span.end <= stretch.end) {
        const negated = NEGATION.test(text.slice(start, at).trim());
        if (!negated) push(at);
        // `nicht: [bisher: x]` takes back a statement about an earlier value: nothing is left of it.
        notes.push(negated ? { ...note, kind: 'NOTHING' } : note);
        start = note.span.end;
        at = start - 1;
      } else if (close !== undefined && close < stretch.end) {
        if (code === 40 && isOfficeInBrackets(text, { start, end: at }, { start: at + 1, end: close })) {
          push(at);
          pieces.push({ start: at + 1, end: close });
          start = close + 1;
        }
        at = close;
      }
    }
  }
  push(stretch.end);
  if (MAY_BE_PUT_RIGHT.test(raw)) putRight(text, pieces, notes);
  return pieces;
}
const MAY_BE_PUT_RIGHT = /recte|\[(?:richtig|lire|corr)/i;

function rightFrom(text: string, at: number): boolean {
  RECTE_BRACKET.lastIndex = at;
  return RECTE_BRACKET.test(text);
}

/** `Muster Hans (Präsident)`. */
function isOfficeInBrackets(text: string, before: Stretch, inside: Stretch): boolean {
  const printed = trim(text, before.start, before.end);
  const joined = /^(?:und|et|ed?|sowie)\s+/iu.exec(text.slice(printed.start, printed.end))?.[0].length ?? 0;
  const name = { start: printed.start + joined, end: printed.end };
  const roles = inside.end - inside.start < 60 ? findRoles(text.slice(inside.start, inside.end)) : [];
  return (
    roles[0]?.start === 0 &&
    roles.at(-1)!.end === inside.end - inside.start &&
    name.end > name.start &&
    (isNameLike(text, name) || namedBehindRole(text, name) !== null)
  );
}

const DENIED =
  /,?\s+et\s+non(?:\s+pas)?\s+(?=\S)((?:(?!\s+et\s+(?:l[ae]s?\s|l['’]|qu[e'’]))[^,;()[\]])+)(?:,?\s+comme\s+publiée?s?)?/diu;

/** `est Muster Anna et non pas Muster Ana`: as in a bracket that says what was never right, up to the comma or where the sentence goes on. */
function deniedIn(raw: string, start: number): Note | null {
  const indices = raw.includes(' et non') ? DENIED.exec(raw)?.indices : null;
  if (!indices?.[0] || !indices[1]) return null;
  const at = ([from, to]: [number, number]): Stretch => ({ start: start + from, end: start + to });
  return { kind: 'NEVER', span: at(indices[0]), body: at(indices[1]) };
}

const INLINE_WORD =
  /unterschrift|prokura|zeichnung|einzel|kollektiv|signature|procuration|firma|stammanteil|stammeinlage|parts?\b|quot[ae]|signe|engage|zeichne|procura|reste|bleibt|[kc]om+andit|accomand|domicili|wohnhaft|wohnt|heisst|heissen|habit|abita|risied|r[ée]sid|originaire|heimat|bürger|jusqu|bisher|finora|führ|ayant|second|ième|derni|dont |nomm|nomin|elett|désign|promu|titul|titol|qui |lequel|laquelle|zweite|dritte|letzte|terz|ultim/i;

function inline(text: string, piece: Stretch): Part[] {
  const raw = text.slice(piece.start, piece.end);
  const cuts = raw.length < 12 || (pointsAtName(raw) && namedBehindRole(text, piece)) ? [] : inlineCuts(raw);
  if (cuts.length === 0) return [kindOfPrinted(piece, raw)];
  const pieces: Part[] = [];
  let start = piece.start;
  for (const [from, to] of cuts) {
    if (piece.start + from > start) pieces.push(kindOf(text, trim(text, start, piece.start + from)));
    start = piece.start + to;
  }
  pieces.push(kindOf(text, trim(text, start, piece.end)));
  return pieces;
}

const inlineCuts = remembered((raw: string): readonly (readonly [number, number])[] => {
  if (!INLINE_WORD.test(raw)) return [];
  const cuts: [number, number][] = [];
  for (const match of matchesOf(INLINE, raw)) {
    const before = raw.slice(cuts.at(-1)?.[1] ?? 0, match.index).trim();
    if (!GROUP_ONLY.test(before) && !INSTEAD_OF.test(before)) cuts.push([match.index, match.index + match[0].length]);
  }
  return cuts;
}, MANY_TEXTS);

/** `einzeln statt mit Kollektivunterschrift`: how somebody signs and how before are one part. */
const INSTEAD_OF = /\s(?:statt|anstatt|anziché|invece)(?:\s+wie)?(?:\s+bisher)?$/iu;

/** `l'associé sans signature sociale Muster Anna`: how somebody signs, before the name. */
const pointsAtName = (raw: string): boolean => (raw.startsWith('l') || raw.startsWith('L')) && POINTS.test(raw);
const POINTS = /^(?:l['’]|l[ae]\s)\p{L}[^,]{2,40}\s(?:sans|avec)\s(?:signature|procuration)\s/iu;

/** `in Schwarzenburg und Kempf Urs, von ...`: a second person begins inside a part when an origin follows. */
function splitPairs(text: string, kinds: readonly Part[]): Part[] {
  const out: Part[] = [];
  kinds.forEach((part, index) => {
    const next = kinds[index + 1]?.kind;
    const pair =
      (mayHoldPair(part, next, index, kinds) && !limitsSignature(text, kinds[index - 1], part)
        ? splitNamePair(text, part)
        : null) ?? behindSignature(text, part);
    if (
      !pair ||
      isCitizenship(text, part, pair[1]) ||
      isOffice(text, part, next, pair) ||
      !isPairOfNames(text, part, next, pair)
    )
      out.push(part);
    else out.push({ ...kindOf(text, pair[0]), fresh: part.fresh ?? false }, ...again(text, pair[1], next));
  });
  return out;
}

/** `mit Kollektivunterschrift zu zweien, beschränkt auf den Hauptsitz und die Zweigniederlassung Bern`: nobody. */
const limitsSignature = (text: string, before: Part | undefined, { start, end }: Part): boolean =>
  before?.kind === 'SIGNATURE' && LIMITS.test(text.slice(start, end));
const LIMITS = /^(?:beschränkt|eingeschränkt|limit[ée]|limitat|ristrett|restreint)/iu;

/** `lequel signe individuellement et Muster Anna`: another one behind how somebody signs, and not with whom. */
function behindSignature(text: string, part: Part): [Stretch, Stretch] | null {
  const behind = part.kind === 'SIGNATURE' ? SIGNED_AND : part.kind === 'SHARES' ? HELD_AND : null;
  const match = behind?.exec(text.slice(part.start, part.end));
  const tail = match && { start: part.end - match[1]!.length, end: part.end };
  if (!tail || (!isNameLike(text, tail) && namedBehindRole(text, tail) === null)) return null;
  return [{ start: part.start, end: part.start + match.index }, tail];
}
/** `A pour 60 parts de CHF 200 et B pour 40 parts`. */
const HELD_AND =
  /\s+(?<=(?:\d|parts?|sociales|quote|stammanteilen?)\s+)(?:et|und|ed?)\s+((?:l['’]|la |le |der |die |il )?\p{L}[^,;:\d]{4,60})$/iu;
const SIGNED_AND =
  /\s+(?<=(?:individuelle(?:ment)?|individual(?:e|mente)|(?:à|a) (?:deux|trois|due|tre)|zweien|einzelunterschrift|sociale|signature)\s+)(?:et|und|ed?)\s+((?:l['’]|la |le |die |der |il )?\p{L}[^,;:]{4,60})$/iu;

/** `von Moos Beat und Kempf Urs ist ...`: where no place follows, what begins as an origin is a name only if both halves end in a given name. */
function isPairOfNames(text: string, part: Part, next: Part['kind'] | undefined, pair: [Stretch, Stretch]): boolean {
  if (part.kind === 'RESIDENCE' && next === undefined) return endsInGiven(text, pair[1]);
  if (part.kind !== 'ORIGIN' || isPlaceKind(next)) return true;
  return pair.every((half) => endsInGiven(text, half));
}

/** `et d'Irlande du Nord`; one word may be somebody's surname. */
const isCountry = (tail: string): boolean => /\p{L}['’\s]+\p{L}/u.test(tail.trim()) && countryOfName(tail) !== null;

/** `kroatische und Schweizer Staatsangehörige`: one person of two states. */
function isCitizenship(text: string, part: Part, tail: Stretch): boolean {
  return (
    part.kind === 'NATIONALITY' &&
    (kindOf(text, tail).kind === 'NATIONALITY' || isCountry(text.slice(tail.start, tail.end)))
  );
}

/** `Mitglied der Geschäftsleitung und Leiterin Netze`: another office, unless a given name or a place tells that it is somebody. */
function isOffice(text: string, part: Part, next: Part['kind'] | undefined, [head, tail]: [Stretch, Stretch]): boolean {
  if (part.kind !== 'ROLE' || isPlaceKind(next) || endsInGiven(text, tail)) return false;
  return !isNameLike(text, head) && namedBehindRole(text, head) === null;
}

/** The second half may hold a third name: `A, B und C und D`. */
function again(text: string, tail: Stretch, next: Part['kind'] | undefined): Part[] {
  const part = { ...kindOf(text, tail), fresh: true };
  const pair =
    tail.end - tail.start < 300 && mayHoldPair({ ...part, kind: 'UNKNOWN' }, next, 0, [])
      ? splitNamePair(text, tail)
      : null;
  return pair
    ? [
        { ...kindOf(text, pair[0]), fresh: true },
        { ...kindOf(text, pair[1]), fresh: true },
      ]
    : [part];
}

function mayHoldPair(part: Part, next: Part['kind'] | undefined, index: number, before: readonly Part[]): boolean {
  if (part.kind === 'UNKNOWN' && index > 0) return !(next === 'RESIDENCE' && inOrigins(before, index));
  if (index === 0) return true;
  if (part.kind === 'RESIDENCE' && next === undefined) return true;
  if (part.kind === 'ORIGIN' && (next === undefined || next === 'ROLE' || next === 'SIGNATURE')) return true;
  if (part.kind === 'ORIGIN' || part.kind === 'BOTH')
    return next === 'ORIGIN' || next === 'NATIONALITY' || next === 'BOTH';
  return isPlaceKind(next) || (part.kind === 'ROLE' && (next === 'ROLE' || next === 'SIGNATURE'));
}

/** `von Chur, Felsberg und Les Genevez, in ...`: still the list of places that an origin began. */
function inOrigins(parts: readonly Part[], index: number): boolean {
  let at = index - 1;
  while (at > 0 && parts[at]!.kind === 'UNKNOWN' && index - at < 12) at--;
  return parts[at]?.kind === 'ORIGIN';
}
