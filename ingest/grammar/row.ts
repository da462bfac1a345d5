import { areNationalities } from '../../src/core/index.js';
import type { Part, PartKind } from './kinds.js';
import { isFirmName, isNameLike } from './names.js';
import type { Note } from './notes.js';
import { bracketsNumber } from './numbers.js';
import type { Portion } from './portion.js';
import { beginsWithOffice, findRoles } from './roles.js';
import { trim, type Stretch } from './text.js';

/** One line of the register while it is being read: stretches only. */
export interface Row {
  start: number;
  end: number;
  /** Comma-separated parts of the name: two or more in lists (`Surname, Given`), one in prose. */
  name: Stretch[];
  origins: Stretch[];
  nationality: Stretch | null;
  residence: Stretch | null;
  roles: Stretch[];
  /** Offices that `bleibt`, `reste` says are kept; not part of the printed role. */
  kept: Stretch[];
  /** Offices that the same sentence ends: `ist aber nicht mehr Direktor`. */
  lost: Stretch[];
  signature: Stretch | null;
  shares: Stretch[];
  /** What a new partner bought, where nothing says what is held. */
  bought: Portion | null;
  notes: Note[];
  /** `jusqu'ici président`, `bisher eingetragen`: what the text itself calls earlier. */
  earlier: Part[];
  /** The role by which prose points at someone already there: `l'administrateur X`. */
  stated: Stretch[];
  /** From `neu` on, parts replace what stands before: `Eingetragene Person geändert: X, Präsident, neu in Y`. */
  renewed: Set<PartKind>;
  /** The new name where it changes: `nun mit dem Namen Y`. */
  renamed: Stretch | null;
  /** The name printed first was never right. */
  misnamed: boolean;
  /** The firm's new number: `dont le numéro est désormais CHE-...`. */
  number: Stretch | null;
  /** `démissionnaire`, `ausgeschieden`: leaves by a word of its own. */
  leaves: boolean;
  /** Signs by words that speak of one person (`lequel signe ...`): the others of the group do not share it. */
  alone: boolean;
  unread: Stretch[];
}

export function emptyRow(start: number, end: number): Row {
  return {
    start, end, name: [], origins: [], nationality: null, residence: null, roles: [], kept: [], lost: [], signature: null, shares: [], bought: null, notes: [], earlier: [], stated: [],
    renewed: new Set(), renamed: null, misnamed: false, number: null, leaves: false, alone: false, unread: [],
  }; // prettier-ignore
}

const DETERMINED =
  /(?:(?:à|an|ad|a|au|aux)\s+)?(?:l'|les|le|la|l|der|die|das|den|dem|il|lo|i|gli|un|une|alla|al|all'|ai|(?=(?:bisherige|einzige|alleinige)[rsn]?\s))\s*(?:(?:bisherige[rsn]?|eingetragene[rsn]?|ehemalige[rsn]?|frühere[rsn]?|ancien(?:ne)?|actuel(?:le)?|attuale)\s+)?(?:(?:premi(?:er|ère)|seconde?|deuxième)\s+)?/iy;
/** What `neu` replaces goes to the earlier values; a new function restates shares and signature too. */
export function retire(row: Row, kind: PartKind): void {
  row.renewed.add(kind);
  const keep = (stretch: Stretch, as: PartKind): void => {
    row.earlier.push({ ...stretch, kind: as, valueStart: stretch.start });
  };
  if (kind === 'ROLE' || kind === 'UNKNOWN') {
    for (const role of row.roles.splice(0)) keep(role, 'ROLE');
    for (const shares of row.shares.splice(0)) keep(shares, 'SHARES');
  }
  if (kind === 'SHARES') for (const shares of row.shares.splice(0)) keep(shares, 'SHARES');
  if ((kind === 'SIGNATURE' || kind === 'ROLE') && row.signature) {
    keep(row.signature, 'SIGNATURE');
    row.signature = null;
  }
  if (kind === 'RESIDENCE' && row.residence) keep(row.residence, 'RESIDENCE');
}

/** Puts a part's value into the row; false where it fits nowhere. */
export function putValue(text: string, row: Row, part: Part, last: PartKind | 'NAME'): boolean {
  const value = { start: part.valueStart, end: part.end };
  switch (part.kind) {
    case 'ORIGIN':
      row.origins.push(value);
      return true;
    case 'BOTH':
      row.origins.push(value);
      row.residence = value;
      return true;
    case 'NATIONALITY':
      // `cittadino italiano, cittadino francese`: as if it were said at once.
      if (row.nationality && last === 'NATIONALITY') row.nationality = { start: row.nationality.start, end: part.end };
      row.nationality ??= { start: part.start, end: part.end };
      return true;
    case 'RESIDENCE':
      row.residence = value;
      return true;
    case 'COUNTRY':
      if (row.residence && last !== 'NAME') row.residence = { start: row.residence.start, end: part.end };
      else return false;
      return true;
    case 'SHARES':
      row.shares.push({ start: part.start, end: part.end });
      return true;
    case 'SIGNATURE':
      return putSignature(text, row, part, last);
    case 'ROLE':
    case 'UNKNOWN':
      // `de nationalité belge, canadienne et suisse`.
      if (last === 'NATIONALITY' && row.nationality && areNationalities(text.slice(part.start, part.end))) {
        row.nationality = { start: row.nationality.start, end: part.end };
        return true;
      }
      return putRole(text, row, part);
  }
}

/** `einzeln statt kollektiv zu zweien`, `firma individuale anziché collettiva`: how somebody signs, and how before. */
const INSTEAD_OF = /\s(?:statt|anstatt|anstelle\s+von|anziché|invece\s+d(?:i|ella))\s+(?:wie\s+)?(?:bisher\s+)?/iu;

/** Sets how somebody signs, and what it comes instead of. */
export function setSignature(text: string, row: Row, { start, end }: Stretch): void {
  const instead = end - start < 200 ? INSTEAD_OF.exec(text.slice(start, end)) : null;
  row.signature = { start, end: instead ? start + instead.index : end };
  const former = instead && { start: start + instead.index + instead[0].length, end };
  if (former) row.earlier.push({ ...former, kind: 'SIGNATURE', valueStart: former.start });
}

function putSignature(text: string, row: Row, { start, end }: Part, last: PartKind | 'NAME'): true {
  if (row.signature && last === 'SIGNATURE') row.signature = { start: row.signature.start, end };
  else setSignature(text, row, { start, end });
  return true;
}

/** `A et B, nommés respectivement présidente et secrétaire`: which of them is whose is not said of one of them. */
const DEALT_OUT =
  /^(?:\p{L}+(?:és|ées|us|ues|ati|ate|etti|ette)\s+)?(?:respectivement|rispettivamente)\s.*\s(?:et|ed?)\s/iu;

/** A printed function need not be in the lexicon (`Chef Unterhalt`); but it is short, has letters, and is no sentence. */
function putRole(text: string, row: Row, part: Part): boolean {
  if (part.end - part.start > 140) return false;
  const raw = text.slice(part.start, part.end);
  if (DEALT_OUT.test(raw)) return false;
  if (part.kind === 'UNKNOWN' && (!/\p{L}{3}/u.test(raw) || /[:=<>{}\\]|\d{3}/.test(raw) || NO_OFFICE.test(raw)))
    return false;
  const sum = SUM.exec(raw);
  if (sum) row.shares.push({ start: part.start + sum.index + sum[0].length - sum[1]!.length, end: part.end });
  row.roles.push({ start: part.start, end: sum ? part.start + sum.index : part.end });
  return true;
}

/** `commanditaire pour CHF 25'000`: an office and what it is held with. */
const SUM = /\s+((?:mit|pour|avec|con|per|für)\s+(?:CHF|EUR|USD|Fr\.|SFr\.)\s*\d[\d'’. -]*)$/i;

/** `in` something that is no place as the register writes them; what goes on about something before it; where a lawyer practises. */
const NO_OFFICE =
  /^(?:(?:ebenda|ebendort|ibidem|ivi|au même lieu|nello stesso luogo)$|(?:limitée?s?|beschränkt|limitat[aoei]|restreinte?s?)\s(?:à|aux?|auf|al?|alla|alle|ai|agli)\s|(?:und\s)?nicht\s|(?:et\s|e\s)?non\s(?:pas\s)?|(?:gesetzlich\s)?(?:vertreten|handelnd)\sdurch\s|(?:légalement\s)?(?:représentée?|agissant)\s(?:légalement\s)?par\s|rappresentat[oa]\s(?:legalmente\s)?da\s|(?:in|à|au|aux|de et|von|da|davon|wovon|dont|deren|dessen|di cui|il cui|la cui|che|qui|lequel|laquelle|welche[rs]?|il quale|la quale)\s|(?:avocate?|notaire|notar(?:in)?|(?:rechts|fürsprech)\p{L}+|avvocat[oa]|notaio)\s(?:à|in|a|au)\s\p{Lu})/u;

const ONLY = /^(?:(?:einzige|alleinige)[rsn]?|unico|unica|seule?|unique)\s+/iu;
const NEW = /(?:nouve(?:au|aux|lles?|l)|neue[rn]?|nuov[oaie])\s+/iy;

/** `l'associé sans signature sociale Dupont Jean`, `l'organe de révision inscrit Dupont SA`. */
const SIGNS_SO =
  /^\s+(?:déjà\s+)?inscrite?s?(?=\s+\p{Lu})|^\s+(?:sans|avec)\s+(?:la\s+)?(?:signature|procuration)(?:\s+(?:sociale|individuelle|collective))?(?:\s+à\s+(?:deux|trois))?(?=\s+\p{Lu})/u;

/**
 * `l'administrateur Dupont Jean`, `au gérant X`, `Die Präsidentin Muster Anna`: the role, and the name behind it. `isNew`: the office begins
 * (`le nouvel administrateur X`).
 */
export function namedBehindRole(text: string, part: Stretch): { role: Stretch; name: Stretch; isNew: boolean } | null {
  DETERMINED.lastIndex = part.start;
  const article = DETERMINED.exec(text);
  const behind = article ? part.start + article[0].length : part.start;
  NEW.lastIndex = behind;
  const isNew = NEW.test(text);
  let start = isNew ? NEW.lastIndex : behind;
  if (start >= part.end || part.end - start > 160) return null;
  let roles = findRoles(text.slice(start, part.end));
  if (roles[0]?.start !== 0) {
    // `die einzige Geschäftsführerin A`; `einziges Mitglied` is an office by its own name.
    start += ONLY.exec(text.slice(start, part.end))?.[0].length ?? 0;
    roles = findRoles(text.slice(start, part.end));
  }
  const last = roles.at(-1);
  if (!last || !beginsWithOffice(text.slice(start, part.end))) return null;
  // `L'administrateur A et la directrice B`: a name between two offices is the first one's.
  if (
    roles.some(
      (role, index) => index > 0 && /\p{Lu}/u.test(text.slice(start + roles[index - 1]!.end, start + role.start)),
    )
  )
    return null;
  const signs = SIGNS_SO.exec(text.slice(start + last.end, part.end))?.[0].length ?? 0;
  const name = trim(text, start + last.end + signs, part.end);
  if (name.end <= name.start) return null;
  const printed = text.slice(name.start, name.end);
  const firm = bracketsNumber(printed) || (behind > part.start && /^\p{Lu}/u.test(printed) && isFirmName(printed));
  const authority = last.role === 'SUPERVISORY_AUTHORITY' && behind > part.start && /^\p{Lu}[^,]*$/u.test(printed);
  if (!firm && !authority && !isNameLike(text, name)) return null;
  return { role: { start, end: start + last.end }, name, isNew };
}
