import type { EntryAction, Mention, RoleReading } from '../../src/core/mention.js';
import { areGiven } from './comma-names.js';
import { firmArticle } from './firm-article.js';
import { mentionOf } from './mention.js';
import { wordsOf } from './name-words.js';
import { NAME_LINKS, PARTICLES } from './lexicon/words.js';
import { stripTitles } from './titles.js';
import { endsInGiven, isFirmName, isNameLike, orderOf, type NameOrder } from './names.js';
import { bracketsNumber, endsInNumber } from './numbers.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import { endsSignature } from './signature.js';
import type { Skeleton } from './segment.js';
import { trimLoose, type Stretch } from './text.js';
import { dedupe, rolesOf } from './values.js';

/** A row of prose with what its sentence does to it; turned into a mention when the whole sentence has been read. */
export interface Line {
  row: Row;
  leaves: boolean;
  /** The offices that end; empty: those printed with the name. */
  roles: readonly Stretch[];
  /** `seine Unterschrift ist erloschen`, or null where only an office ends. */
  signature: Stretch | null;
  /** The sentence ends a signature and says nothing of an office. */
  signatureOnly: boolean;
  /** No longer a partner because all shares are sold. */
  sold?: true;
}

export function enters(row: Row): Line {
  return { row, leaves: false, roles: [], signature: null, signatureOnly: false };
}

export function leaves(row: Row, roles: readonly Stretch[], signature: Stretch | null, signatureOnly = false): Line {
  return { row, leaves: true, roles, signature, signatureOnly };
}

/** `er ist aber nicht mehr Direktor`: a line of its own, where it is printed. */
export function lostOffices(row: Row): Line {
  const [first, last] = [row.lost[0]!, row.lost.at(-1)!];
  const rest: Row = {
    ...row,
    start: first.start,
    end: last.end,
    roles: [],
    kept: [],
    signature: null,
    shares: [],
    notes: [],
    earlier: [],
    residence: null,
    renamed: null,
  };
  return leaves(rest, row.lost, null);
}

/** A signature that somebody no longer has, in whatever office. */
export function losesOnly(row: Row, signature: Stretch): Line {
  Object.assign(row, { roles: [], stated: [], signature });
  return leaves(row, [], signature, true);
}

/** `givenFirst`: German prose may print `Hans Muster`; a known given name in front tells. */
export function mentionsOf(
  skeleton: Skeleton,
  lines: readonly Line[],
  action: EntryAction,
  givenFirst: boolean,
): Mention[] {
  // A name alone tells nothing of others, and asking costs.
  const several = lines.length > 1 || lines.some(({ row }) => row.notes.length + row.earlier.length > 0);
  const names = givenFirst && several ? lines.flatMap(({ row }) => (row.name.length === 1 ? row.name : [])) : [];
  const order = givenFirst && orderOf(skeleton.text, names);
  return lines.flatMap((line) => {
    const mention = line.leaves ? leaving(skeleton, line, order) : entering(skeleton, line.row, action, order);
    return mention ? [mention] : [];
  });
}

/** A line that comes in. Whoever is printed with origin, nationality or seat is printed whole; else only the change is. */
function entering(skeleton: Skeleton, row: Row, action: EntryAction, givenFirst: NameOrder): Mention | null {
  const printed = skeleton.text.slice(row.start, row.end);
  const name = skeleton.text.slice(row.name[0]!.start, row.name.at(-1)!.end);
  const authority = rolesOf(skeleton.text, row.roles).some(({ role }) => role === 'SUPERVISORY_AUTHORITY');
  const firm = bracketsNumber(printed) || authority || (row.origins.length === 0 && isFirmName(name));
  const person = (row.origins.length > 0 || row.nationality !== null) && row.residence !== null;
  const whole = (person && !goesOn(skeleton.text, row)) || (firm && row.roles.length > 0);
  for (const office of row.roles.length > 0 ? row.stated : [])
    if (FORMER.test(skeleton.text.slice(Math.max(0, office.start - 14), office.start)))
      row.earlier.push({ ...office, kind: 'ROLE', valueStart: office.start });
  const mention = mentionOf(skeleton, row, { action, partial: !whole, ends: null, givenFirst });
  if (mention?.roles.length === 0 && row.stated.length > 0) mention.stated = dedupe(rolesOf(skeleton.text, row.stated));
  return mention;
}

/** `Der bisherige Vizepräsident A ist Präsident`. */
const FORMER = /(?:bisherige|ehemalige|frühere)[rsn]?\s+$|(?:ancien(?:ne)?|précédente?)\s+$/iu;

/**
 * `X, bisher Direktorin ohne Unterschrift, zeichnet neu mit ...`, `Le directeur X signe ...`, `est maintenant originaire de ... et domicilié à
 * ...`: something is new, and the office goes on.
 */
function goesOn(text: string, row: Row): boolean {
  if (row.roles.length > 0) return false;
  if (row.renamed !== null) return true;
  // `A, de X, à Y, n'est pas gérante`: what was never right is all that is said.
  if (row.signature === null && row.shares.length === 0 && row.notes.some(({ kind, body }) => kind === 'NEVER' && findRoles(text.slice(body.start, body.end)).length > 0)) return true; // prettier-ignore
  return row.stated.length > 0 || (row.signature !== null && row.earlier.some(({ kind }) => kind === 'ROLE'));
}

/** Offices that someone may lose and still be a partner, or a member, of the same firm. */
const BESIDE_OTHERS = new Set(['MANAGER', 'MANAGERS_CHAIR', 'BRANCH_MANAGER', 'BOARD_SECRETARY', 'BOARD_DELEGATE']);

/** `administratrice secrétaire`: the seat on the board goes with the office it comes with. */
function isSeat(text: string, role: Stretch | undefined): boolean {
  return (
    role !== undefined &&
    /(?:administrat\p{L}*|membre|mitglied|membro|consiglier\p{L}*)[\s-]+$/iu.test(
      text.slice(Math.max(0, role.start - 18), role.start),
    )
  );
}

/** Null where an office and the signature both go and nothing is likely to be left. */
function endsOf(roles: RoleReading[], signature: boolean, seat: boolean): Mention['ends'] {
  const all =
    signature &&
    roles.length > 0 &&
    roles.every((role) => !BESIDE_OTHERS.has(role.role) || (seat && role.role.startsWith('BOARD_')));
  return all ? null : { roles, signature };
}

function leaving(skeleton: Skeleton, line: Line, givenFirst: NameOrder): Mention | null {
  const { row } = line;
  const printed = [line.roles, row.roles, row.lost, row.stated].find((roles) => roles.length > 0) ?? [];
  const options = { action: 'REMOVED' as const, partial: true, ends: null, givenFirst };
  const mention = mentionOf(skeleton, { ...row, roles: [...printed] }, options);
  if (!mention) return null;
  const whole =
    (row.leaves && line.roles.length === 0) ||
    mention.roles.some((role) => role.role === 'AUDITOR' || role.role === 'OWNER');
  const signature = line.signature !== null || (row.signature !== null && endsSignature(skeleton.text, row.signature));
  if (!whole) mention.ends = endsOf(mention.roles, signature, isSeat(skeleton.text, printed[0]));
  else if (line.signatureOnly) mention.ends = { roles: [], signature: true };
  return mention;
}

const NOBODY =
  /^(?:l['’]adresse|l['’]inscription|une?|eine?[mnr]?|d'un|keine?|aucune?|néant|vacante?|les?|la|die|der|das|il|lo|mindestens|max|bis|sämtliche[rn]?|jede[rs]?|mehrere|einzelne|übrige[rn]?|toute?|tous|ce|cette|diese[rs]?|nouve(?:au|lle)|aktionär(?:in)?|actionnaire|azionista|infolge|zufolge|wegen|nach|gemäss|aufgrund|suite|ensuite|selon|après|dopo|\d+)(?![\p{L}'’-])/iu;

/** `Le Goff Yann`, `La Spada Rosa`: a capital article, a surname and a given name. */
function isArticleName(text: string, row: Row, name: Stretch): boolean {
  if (!/^(?:L[aeo]s?|Il|D[ei][ers]?)\s\p{Lu}/u.test(text.slice(name.start, name.end)) || !isNameLike(text, name))
    return false;
  return row.origins.length > 0 || row.nationality !== null || endsInGiven(text, name);
}

/** `die Muster Treuhand AG`: two words of its own or more, which `die Gesellschaft` has not. */
function isFirmWithArticle(raw: string): boolean {
  const name = /^(?:die|das|der|la|le|il)\s+(\p{Lu}\S*\s+\p{Lu}.*)$/u.exec(raw)?.[1];
  return (name !== undefined && isFirmName(name)) || firmArticle(raw) > 0;
}

/** Whether a row's name can be somebody's: a person's, a firm's, an office's; not `un ou plusieurs membres`. */
export function namesSomebody(text: string, row: Row): boolean {
  const name = row.name[0];
  if (!name) return false;
  const raw = text.slice(name.start, row.name.at(-1)!.end);
  if (row.stated.length > 0) return true;
  if (raw.includes(':') || FINITE.test(raw)) return false;
  if (NOBODY.test(raw) && !isArticleName(text, row, name)) return isFirmWithArticle(raw);
  const bare = stripTitles(text, name, []);
  if (isNameLike(text, name) || isNameLike(text, bare) || isFirmName(raw)) return true;
  if (row.name.length === 2 && wordsOf(text, row.name[1]!).every(({ folded }) => areGiven(folded))) return true;
  if (findRoles(raw).some((role) => /^\p{Ll}/u.test(raw.slice(role.start)))) return OFFICES.test(raw);
  if (isSentence(text, bare)) return false;
  if (row.origins.length > 0 || row.nationality !== null)
    return /^\p{Lu}|^(?:von|van|de|di|da|d')/u.test(text.slice(bare.start, bare.end));
  if (row.residence !== null) return /^\p{Lu}/u.test(raw);
  return OFFICES.test(raw);
}
/** No name has a verb in it, whatever else may make it look like a firm's. */
export const FINITE =
  /^(?:die|la|le|il|les|das)\s\p{L}*(?:unterschrift(?:en)?|prokur(?:a|en)|zeichnungsberechtigung|signature|procuration|firma|procura)\s|\sn['’](?:est|a|ont)\s|\s(?:hat|haben|ist|sind|wird|werden|wurden?|ont|est|sont|hanno|sono|a(?=\s(?:été|fait|remis|\p{Ll}{2,}é)\s)|ha(?=\s\p{Ll}{3,}[tsd]o\s))\s|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\s\d{1,2}(?:er|\.|°)?\s\p{L}{3,9}\s\d{4}|\b(?:CHF|EUR|USD)\s?\d|\bparts\sde\s|\bquote\sda\s|stammanteil/iu;

/** `Muster Hans hat 8 seiner 20 Stammanteile an Probst Anna`: words in small letters that are no part of names, or numbers. */
function isSentence(text: string, name: Stretch): boolean {
  return wordsOf(text, name).some(
    ({ start, capital, folded }) =>
      !capital &&
      !PARTICLES.has(folded) &&
      !NAME_LINKS.has(folded) &&
      !/^(?:[dl]['’]|[’'("«]|(?:al|el|el|ul)-|(?:fils|père|mère|jun|sen|sr|jr|und|et|y|i)$)/u.test(
        text.slice(start, start + 12).split(/[\s.]/u)[0]!,
      ),
  );
}
const OFFICES = /amt|departement|département|autorit|behörde|aufsicht|ufficio|dipartimento|office|service|direktion/i;

/** `A, administrateur, remplace B, qui a démissionné`: a verb that no rule reads, and who goes is another one. */
const SUCCEEDS =
  /(?<!(?:qui|che|lequel|laquelle|welche[rs]?|der|die))\s(?:remplace(?:nt)?|succède(?:nt)?|ersetz(?:t|en)|sostituisc(?:e|ono)|subentra(?:no)?)\s/u;

/** `A, élu administrateur, n'a pas accepté son élection`: what is denied is no entry. */
const DENIED =
  /(?<!\p{L})n['’]engage(?:nt)?\s[^,;]{0,40}\squ['’]|(?<!\p{L})(?:n['’]\p{L}+|ne\s\p{L}+)\s(?:pas|point|jamais)(?!\p{L})|(?<!\p{L})(?:hat|haben|ist|sind)\s[^,;]{0,60}(?<!\p{L})nicht(?!\p{L})|(?<!\p{L})non\s(?:ha|hanno|è|sono)(?!\p{L})/iu;

/** A clause without any verb: whoever leaves by a word, loses the signature but not the office, or is printed whole with an office, a signature or shares. */
export function verbless(text: string, row: Row): Line[] {
  if (SUCCEEDS.test(text.slice(row.start, row.end))) return [];
  if (row.number !== null && row.roles.length === 0) return [enters(row)];
  if (row.leaves) return [leaves(row, row.roles, null)];
  if (row.lost.length > 0) {
    const lost = lostOffices(row);
    return [{ ...lost, row: { ...lost.row, start: row.start } }];
  }
  if (row.roles.length > 0 && row.signature !== null && endsSignature(text, row.signature)) return [enters(row)];
  // `A, Direktor, in X (und nicht in Y)`: a correction says what is right without a verb.
  if (row.notes.some(({ kind }) => kind === 'NEVER') && (row.residence ?? row.signature ?? row.roles[0]))
    return [enters(row)];
  // `L'administrateur A, nommé vice-président, lequel continue à signer collectivement`, `A, désormais associé pour 10 parts`.
  const changed = CHOSEN.test(text.slice(row.start, row.end)) ? row.signature : row.renewed.size > 0 ? row.shares[0] : null; // prettier-ignore
  if (changed && row.roles.length > 0) return [enters(row)];
  if (isMoved(text, row) || (row.renewed.has('ORIGIN') && row.origins.length > 0)) return [enters(row)];
  if (DENIED.test(text.slice(row.start, row.end).replace(/[([][^)\]]*[)\]]/gu, ''))) return [];
  const firm = endsInNumber(text.slice(row.name[0]!.start, row.name.at(-1)!.end));
  const whole = (row.origins.length > 0 || row.nationality !== null || firm) && row.residence !== null;
  return whole && (row.roles.length > 0 || row.signature !== null || row.shares.length > 0) ? [enters(row)] : [];
}

/** `A maintenant domiciliée à Y`; a place that is shared stands behind the row. */
function isMoved(text: string, { name, roles, residence, end }: Row): boolean {
  if (residence === null || residence.start > end) return residence !== null;
  // `A, membre du conseil, maintenant à Y`: the office that she has between the two.
  const before = roles.length === 1 && roles[0]!.end < residence.start ? roles[0]! : name.at(-1)!;
  return MOVED.test(text.slice(before.end, residence.start));
}

/** `A et B, maintenant domiciliés à Y`: the place of the last one is everybody's. */
export function moveTogether(text: string, rows: readonly Row[]): void {
  const last = rows.at(-1);
  if (rows.length < 2 || !last?.residence) return;
  const between = text.slice(last.name.at(-1)!.end, last.residence.start);
  if (MOVED.test(between) && /domicilié(?:e)?s\s|domiciliat[ie]\s/iu.test(between))
    for (const row of rows) row.residence ??= last.residence;
}

/** Between a name and a place, and nothing else. */
const MOVED =
  /^[,\s]+(?:(?:tous|toutes)\s(?:les\s)?\p{L}+\s|beide\s|entramb[ie]\s)?(?:(?:maintenant|désormais|dorénavant|nouvellement)\s(?:domiciliée?s?\s)?(?:à|au|aux|en)|(?:neu|nun(?:mehr)?|jetzt)\s(?:wohnhaft\s)?in|ora\s(?:domiciliat[oaie]\s)?(?:a|in))\s$/iu;
const CHOSEN = /,\s(?:(?:qui|lequel|laquelle)\s(?:est|a\sété)\s)?(?:nommée?|élue?|désignée?|promue?)\s/iu;

export interface FollowUps {
  main: Stretch;
  /** `ses pouvoirs sont radiés`, `seine Unterschrift ist erloschen`: the clause as printed, or null. */
  signature: Stretch | null;
}

const FOLLOW_UP =
  /[\s,;.]{0,6}(?<![\p{L}])(?:(?:et|und|e|ainsi que|partant)\s+)?(?:(?:la|les)\s+(?:signature|procuration|pouvoirs)\s+(?:du|de\s+la|de\s+ce(?:tte)?)\s+derni(?:er|ère)\s+(?:est|sont)\s+(?:radi[ée]e?s?|modifi[ée]e?s?\s+(?:en|dans)\s+ce\s+sens(?!\s+qu))|les\s+pouvoirs\s+(?:de\s+|d['’]|du\s+|(?=\p{Lu}))[^;,.]{3,60}\s+sont\s+modifi[ée]s\s+en\s+ce\s+sens(?!\s+qu)|(?:ses|leurs|sa|leur|son)\s+(?:pouvoirs|signatures?|procurations?)(?:\s+(?:collectives?|individuelles?))?\s+s['’]étei(?:nt|gnent)|(?:ses|leurs|sa|leur|son)\s+(?:pouvoirs|signatures?|procurations?)(?:\s+(?:collectives?|individuelles?|sociales?|respectives?))?(?:\s+à\s+(?:deux|trois))?\s+(?:est|sont|étant|a été|ont été|ayant été)\s+(?:donc\s+|par conséquent\s+)?(?:radi[ée]e?s?|[ée]teinte?s?|supprim[ée]e?s?|r[ée]voqu[ée]e?s?|modifi[ée]e?s?|annul[ée]e?s?)(?:\s+(?:dans|en)\s+(?:ce|le même)\s+sens)?|(?:seine|ihre|deren|dessen)\s+(?:kollektiv|einzel)?(?:unterschrift(?:en)?|prokura|prokuren|zeichnungsberechtigung(?:en)?)(?:\s+zu\s+zweien)?\s+(?:ist|sind|wurde|wurden)\s+(?:erloschen|gelöscht|gestrichen)|(?:la sua|la loro|le loro|i suoi|i loro)\s+(?:firm[ae]|procur[ae]|poteri|diritt[oi] di firma)(?:\s+(?:collettiv[ae]|individual[ei]))?(?:\s+a\s+(?:due|tre))?\s+(?:è|sono)\s+(?:estint|cancellat|radiat|revocat)[aeoi])/iu;

/** Cuts off the clause by which a signature goes. */
export function followUps(text: string, stretch: Stretch): FollowUps {
  const match = FOLLOW_UP.exec(text.slice(stretch.start, stretch.end));
  if (!match) return { main: stretch, signature: null };
  const start = stretch.start + match.index;
  const span = trimLoose(text, start, start + match[0].length);
  const rest = trimLoose(text, start + match[0].length, stretch.end);
  const main = match.index === 0 && rest.end > rest.start ? rest : { start: stretch.start, end: start };
  return { main, signature: /modifi/i.test(match[0]) ? null : span };
}
