import type { Note } from './notes.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const PLURAL =
  /(?<!\p{L})\p{L}*(?:eurs|trices|membres|gérante?s|présidente?s|associée?s|directeurs|commanditaires|titulaires|fondée?s de (?:pouvoirs?|procuration)|mandataires|procuratori|procuratrici|secrétaires|déléguée?s|mitglieder|räte|räten|prokuristen|prokuristinnen|direktoren|innen|liquidatoren|membri|amministratori|gerenti|soci|direttori|liquidatori)(?!\p{L})/iu;

/** Each bracket belongs to the last row that begins before it; both lists are in order. */
export function assignNotes(rows: Row[], notes: readonly Note[]): void {
  let at = 0;
  for (const note of notes) {
    while (at + 1 < rows.length && rows[at + 1]!.start <= note.span.start) at++;
    const row = rows[at];
    row?.notes.push(note);
    if (!row) continue;
    row.end = Math.max(row.end, note.span.end);
    // Of a name put right, what was printed first.
    row.start = Math.min(row.start, note.body.start);
  }
}

/** `A, von X, in Y, und B AG; A mit Einzelunterschrift`: who is named again is who was named before. */
export function mergeNamedAgain(text: string, rows: Row[]): void {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || last.origins.length > 0 || last.residence || last.name.length !== 1) return;
  if (
    [last.shares, last.notes, last.earlier, last.unread, last.stated, last.lost, last.kept].some(
      (said) => said.length > 0,
    )
  )
    return;
  if (last.nationality || last.renamed || last.leaves) return;
  const said = ({ name }: Row): string => text.slice(name[0]!.start, name.at(-1)!.end);
  const same = rows.slice(0, -1).filter((row) => said(row) === said(last));
  if (same.length !== 1 || same[0]!.signature !== null || last.signature === null) return;
  rows.pop();
  Object.assign(same[0]!, { signature: last.signature, alone: true });
  same[0]!.roles.push(...last.roles);
}

/** What the last one of a conjoined group is given in the plural, or at its end, the ones before share. */
export function share(text: string, rows: Row[]): void {
  const last = rows.at(-1);
  if (rows.length < 2 || !last) return;
  // `A, B, nommés directeurs, et C, nommée sous-directrice`: an office in the plural is also theirs who stand before it without one.
  let several: readonly Stretch[] = [];
  let between = false;
  let among = last.shares.length === 1 && OF_EACH.test(text.slice(last.shares[0]!.start, last.shares[0]!.end));
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index]!;
    if (row.roles.length > 0 && isPlural(text, row.roles)) several = row.roles;
    if (row === last) continue;
    const bare = row.roles.length === 0 && row.signature === null && row.shares.length === 0;
    among &&= bare;
    if (among) row.shares = [...last.shares];
    if (row.roles.length === 0) row.roles = [...several];
    if (!row.earlier.some(({ kind }) => kind === 'ROLE')) row.earlier.push(...formerlyOfSeveral(text, row, last));
    // `A, B, avec signature individuelle, et C, avec signature collective`: whose C's is stands behind C alone.
    if (row.signature !== null) between = true;
    else if (row.roles.length === 0 && signsInOffice(text, row, last)) continue;
    else if (!between && !last.alone && !(row.roles.length > 0 && isNone(text, last))) row.signature = last.signature;
  }
  choseBoth(text, rows);
  shareStated(text, rows);
}

/** `A, président, et B, secrétaire, nommés directeurs`: of two the office that both come into. */
function choseBoth(text: string, [first, second, third]: readonly Row[]): void {
  const office = second?.roles.at(-1);
  if (!first || !second || !office || third || second.roles.length < 2 || first.roles.length === 0) return;
  const lead = text.slice(Math.max(0, office.start - 14), office.start);
  if (/(?:nommé|élu|désigné|promu)e?s\s$/u.test(lead) && isPlural(text, [office])) first.roles.push(office);
}

/** `A, B et C, associés pour 10 parts de CHF 100 chacun`. */
const OF_EACH = /\s(?:chacune?|ciascun[oa])$/iu;

/** `A, pour 10 parts, et B, pour 10 parts, gérante avec signature individuelle`: B by an office that is hers alone. */
function signsInOffice(text: string, row: Row, { roles, signature }: Row): boolean {
  const office = roles.at(-1);
  if (!office || !signature || isPlural(text, roles)) return false;
  const between = text.slice(office.end, signature.start);
  return row.shares.length > 0 ? /^\s*,?\s*$/.test(between) : /^\s*$/.test(between);
}

/** `A et B, jusqu'ici associés sans signature`: an office in the plural, and how they signed in it; `A et B, jusqu'ici avec procuration`. */
function formerlyOfSeveral(text: string, row: Row, { earlier }: Row): Row['earlier'] {
  if (!row.residence && !row.signature && row.roles.length + row.shares.length + row.earlier.length === 0) {
    const signed = earlier.filter(({ kind }) => kind === 'SIGNATURE');
    if (signed.length > 0 && signed.length === earlier.length) return signed;
  }
  const plural = earlier.some(({ kind, start, end }) => kind === 'ROLE' && PLURAL.test(text.slice(start, end)));
  return plural ? earlier.filter(({ kind }) => kind === 'ROLE' || kind === 'SIGNATURE') : [];
}

/** `A, président, et B, sans signature`: B alone, who has no office beside. */
function isNone(text: string, { signature, roles }: Row): boolean {
  return (
    signature !== null &&
    roles.length === 0 &&
    /^(?:sans|ohne|senza)\s/i.test(text.slice(signature.start, signature.end))
  );
}

export function isPlural(text: string, roles: readonly Stretch[]): boolean {
  return roles.some((role) => PLURAL.test(text.slice(role.start, role.end)));
}

/** `Les administrateurs A et B`: whoever follows without an office of their own. */
function shareStated(text: string, rows: Row[]): void {
  let common: readonly Stretch[] = [];
  for (const row of rows) {
    const [stated] = row.stated;
    if (stated) common = isOfSeveral(text, stated) ? row.stated : [];
    else if (row.roles.length === 0) (isNewcomer(text, row) ? row.roles : row.stated).push(...common);
  }
}
/** `Les administrateurs A, président, et B, nouveau, de X, à Y`: B comes in. */
function isNewcomer(text: string, row: Row): boolean {
  return /,\s(?:nouve(?:au|lle)|neue?[rs]?|nuov[oa])(?:,|$)/u.test(text.slice(row.start, row.end));
}
function isOfSeveral(text: string, stated: Stretch): boolean {
  const before = text
    .slice(Math.max(0, stated.start - 24), stated.start)
    .replace(/(?:bisherige|ehemalige|frühere|einzige|eingetragene)n?\s+$/iu, '');
  if (ARTICLE_OF_SEVERAL.test(before) || (GENITIVE.test(before) && isPlural(text, [stated]))) return true;
  return /(?:^|\s)die\s+$/i.test(before) && !/(?:in|(?<!rät)e)$/.test(text.slice(stated.start, stated.end));
}
const ARTICLE_OF_SEVERAL = /(?:^|\s)(?:les|aux|gli|i|ai|agli)\s+$/i;

/** `Les pouvoirs des administrateurs A et B`; in German one person's, too. */
const GENITIVE = /(?:^|\s)(?:des|dei|degli|delle)\s+$/i;

const FOR_ALL =
  /[,\s](?:beide|alle(?: (?:zwei|drei|vier|fünf))?|tous deux|toutes deux|tous (?:les )?(?:trois|quatre)|lesquel(?:le)?s|entrambi|tutti)\s/i;

/** `..., ist Präsident; ..., ist Mitglied, beide mit Kollektivunterschrift`: the last clause speaks for the earlier ones too. */
export function shareBack(skeleton: Skeleton, rest: Stretch, earlier: readonly Row[], rows: readonly Row[]): void {
  const signature = rows.at(-1)?.signature;
  if (earlier.length === 0 || !signature || !FOR_ALL.test(skeleton.text.slice(rest.start, rest.end))) return;
  for (const row of earlier) row.signature ??= signature;
}
