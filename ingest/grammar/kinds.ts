import { MANY_TEXTS, remembered } from '../../src/core/index.js';
import { continuesPlace } from './nationality.js';
import { findRoles } from './roles.js';
import { isDigit, isUpper, type Stretch } from './text.js';

/** What a comma-separated part of an entry says. */
export type PartKind =
  'ORIGIN' | 'BOTH' | 'NATIONALITY' | 'RESIDENCE' | 'COUNTRY' | 'ROLE' | 'SIGNATURE' | 'SHARES' | 'UNKNOWN';

/** A part with its kind, and where its value begins (after `von`, `à`, `avec` ...). */
export interface Part extends Stretch {
  kind: PartKind;
  valueStart: number;
  /** Known to begin another person: it stood behind a conjunction inside a part. */
  fresh?: boolean;
}

// One compiled expression each, sticky at the part's start; none can backtrack over more than its own words.
const BOTH =
  /(?:von und in|von und zu|de et (?:à|au|aux|en)|d'origine et domicilié à|originaire de et domicilié(?:e)? à|da e in|di e in|da e a)\s+/iy;
const ORIGIN =
  /(?:(?:neu|nun|jetzt|maintenant|désormais|ora)\s+)?(?:heimatberechtigt in|attinent[ei] di|(?:heimat(?:ort|gemeinde)?|bürgerort):?|bürger(?:in)? von|originaires? (?:(?:désormais|maintenant) )?(?:de la|de l'|de|d'|du|des|à|au|aux)|de de|von der|von den|von|vom|aus|de la|de l'|de|d'|du|des|dall'|dalla|dallo|dagli|dal|da|di|del|della)(?:\s+|(?<=')\s*)/iy;
const RESIDENCE =
  /(?:(?:a\s+)?transféré\s+(?:son|leur)\s+(?=siège|domicile)|qui (?:est|sont)\s+(?=(?:maintenant|désormais|domicilié))|dont le domicile est\s+|il cui domicilio è\s+)?(?:(?:neu|nun|jetzt|nunmehr|derzeit|maintenant|désormais|dorénavant|nouvellement|actuellement|ora|attualmente|domicilié(?:e|s|es)?|domiciliat[oaie]|wohnhaft|wohnt|habite|réside|abita|risiede|résidant|residente|domicile:|avec domicile|con domicilio|mit wohnsitz|mit sitz|domicile|siège|sede|avec siège|con sede)\s+){0,3}(?:in der|in den|in|im|à la|à l'|à|au|aux|en|ad|a)(?:\s+|(?<=')\s*)/iy;
const NATIONALITY =
  /staatsangeh|staatsbürg|bürger(?:in)? de[rs] (?!stadt|gemeinde)|ressortissant|citoyen|cittadin|nationalit[éàä]|staatenlos|apatrid|apolid|schweizerbürger|schweizer bürger|doppelbürger|binationa|doubles?\snationa|\bnational\b/i;
const SIGNATURE =
  /unterschrift|(?:einzel|kol+ekti[vf]?)-?unt\p{L}{4}|prokura(?!t)|zeichnungsber|zeichnungsrecht|\bsignature|(?<!fondée?s? de )\bprocuration|\bfirma (?:individuale|collettiva|singola|cancellat|estint|radiat|revocat)|\bfirma a\b|\bcon firma\b|\bdi firma\b|\bsenza firma\b|\bprocura\b|\bzeichne(?:t|n)\b|\bsigne(?:nt)?\b|\bsigner\b|\bsignant\b|\bfirmare\b|\bfirma(?:no)? (?:ora |collettivamente|individualmente)|\bkollektiv zu\b|^einzeln$|^(?:individuellement|collectivement|individualmente|collettivamente)(?!\p{L})|signing|signatory power|\bpouvoirs?\b(?! de)/iu;
/** In every form of {@link SIGNATURE} is one of these, and no more than a look is needed to miss them all: most parts are names and places. */
const MAY_SIGN = /unt|prok|procura|zeichn|sign|firma|kollektiv|einzeln|individu|colle|pouvoir/iu;
const ROLE_NOT_SIGNATURE = /^(?:zeichnungsberechtigte[rns]?\b|fondé)/i;
const SHARES =
  /stammanteil|stammeinlage|\bparts?\s+(?:sociales?\s+)?(?:d[eu]|à|nominatives?|privilégiée?s?)\b|\bquot[ae]\b|kommanditsumme|kommanditeinlage|kommanditbeteiligung|\bcommandite\s+(?:de|à)|\bapport\s+de\s+[A-Z]{3}|\baccomandita\b|anteilschein|\bmit einer einlage|\bcapitale accomand|genossenschaftsanteil|stimmrechtsstammanteil|^privilégiées?\s|droit de vote privilégié|diritto di voto privilegiato|^privilegiat[ae]\s|stimmrechtsprivileg|^(?:pour|mit|avec|con|per|für)\s+(?:CHF|EUR|USD|Fr\.|SFr\.)\s*\d[\d'’. -]*$|(?:^|\s)(?:\d[\d'’.]*|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt)\s+parts?(?:\s+sociales?)?(?:\s+chacune?)?$/i;

/** Where the value begins behind the words that lead to it; an article in capitals is the name's own (`à La Chaux`, `in Den Haag`). */
function matchAt(expression: RegExp, text: string): number {
  expression.lastIndex = 0;
  if (!expression.test(text)) return -1;
  const end = expression.lastIndex;
  const article = OWN_ARTICLE.exec(text.slice(0, end));
  return article && article.index > 0 ? article.index : end;
}
const OWN_ARTICLE = /(?<=\s)(?:L[aeo]s?\s+|L['’]|De[nr]\s+)$/;

/** `vom Vizedirektor zum Direktor`. */
const OFFICE_FROM = /^vom\s[^,]+\szu[mr]\s\p{Lu}/iu;

/** A name of a place begins with a capital, or with an article before one (`l'Abbaye`, `La Chaux`), or is `'s-Hertogenbosch`. */
function startsPlace(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  // `est de CHF 10'000`.
  if (isUpper(code)) return !/^(?:CHF|EUR|USD|Fr\.)\s?\d/.test(text.slice(at, at + 6));
  if (code === 40) return true;
  if (code === 39) return /^'s[- ]\p{Lu}/u.test(text.slice(at, at + 4));
  if (isDigit(code)) return false;
  return (
    /^(?:l'|d'|la |le |les |lo |s-|'s|den |der |san |st\.? )\p{Lu}/iu.test(text.slice(at, at + 8)) &&
    isUpperSoon(text, at)
  );
}

function isUpperSoon(text: string, at: number): boolean {
  for (let index = at; index < at + 6; index++) if (isUpper(text.charCodeAt(index))) return true;
  return false;
}

/** The kind of a part, judged by itself: how it begins, and the words in it. */
export function kindOf(text: string, part: Stretch): Part {
  return kindOfPrinted(part, text.slice(part.start, part.end));
}

/** As {@link kindOf}, for whoever has cut out what is printed there. */
export function kindOfPrinted({ start, end }: Stretch, raw: string): Part {
  const [kind, lead] = judged(raw);
  return { start, end, kind, valueStart: start + lead };
}

const judged = remembered((printed: string): readonly [PartKind, number] => {
  // `d’Ayer`, as some registers print it.
  const raw = printed.replaceAll('’', "'");
  const both = matchAt(BOTH, raw);
  if (both > 0 && both < raw.length) return ['BOTH', both];
  if (NATIONALITY.test(raw)) return ['NATIONALITY', 0];
  if (SHARES.test(raw)) return ['SHARES', 0];
  if (MAY_SIGN.test(raw) && SIGNATURE.test(raw) && !ROLE_NOT_SIGNATURE.test(raw)) return ['SIGNATURE', 0];
  const residence = matchAt(RESIDENCE, raw);
  if (residence > 0 && startsPlace(raw, residence)) return ['RESIDENCE', residence];
  const origin = matchAt(ORIGIN, raw);
  if (origin > 0 && startsPlace(raw, origin) && !OFFICE_FROM.test(raw)) return ['ORIGIN', origin];
  if (findRoles(raw).length > 0) return ['ROLE', 0];
  if (continuesPlace(raw)) return ['COUNTRY', 0];
  return ['UNKNOWN', 0];
}, MANY_TEXTS);

export const isPlaceKind = (kind: PartKind | undefined): boolean =>
  kind === 'ORIGIN' || kind === 'BOTH' || kind === 'NATIONALITY' || kind === 'RESIDENCE';
