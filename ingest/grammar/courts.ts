import { isGiven, wordsOf } from './name-words.js';
import { findRoles } from './roles.js';
import { stripTitles } from './titles.js';
import type { Stretch } from './text.js';

/** Whom a court or an authority puts into an office: the office, whom, and what the sentence goes on with. */
export interface ByCourt {
  office: Stretch;
  body: Stretch;
  rest: Stretch;
}

const WHEN_DE = String.raw`(?:mit|durch|laut|gemäss)\s+(?:\p{L}+\s+)?(?:entscheid|verfügung|urteil|beschluss)[^;:]{0,80}?`;
const COURT_DE = String.raw`(?:das|der|die)\s+\p{L}*(?:gericht|richteramt|gerichtspräsident(?:in)?|richter(?:in)?|behörde|aufsicht|kesb|finma)`;
const OFFICE_DE = String.raw`,?\s+(?:als|zu[mr])\s+(?<office>[^,;:]{4,120}?)\s+(?:ernannt|eingesetzt|bestellt|bestimmt|gewählt)`;
/** `Mit Entscheid vom ... hat das Gericht A, von X, in Y, als Sachwalterin ernannt`: the court's name and the person's stand side by side. */
const AFTER_COURT = new RegExp(
  String.raw`^${WHEN_DE}\shat\s+(?<both>${COURT_DE}[^,;:]{0,120},[^;:]{4,160}?)${OFFICE_DE}`,
  'diu',
);
/** `Das Gericht hat mit Entscheid vom ... A, von X, in Y, als Sachwalterin ernannt`. */
const BEFORE_VERB = new RegExp(
  String.raw`^${COURT_DE}[^,;:]{0,120}?\shat\s+(?:${WHEN_DE.replace('{0,80}?', '{0,60}?(?:vom\\s[\\d. ]{6,12})')}\s+)?(?<whom>[^;:]{8,200}?)${OFFICE_DE}`,
  'diu',
);
/** `Mit Urteil vom ... hat das Gericht die Nachlassstundung bewilligt und als Sachwalter A, von X, in Y, eingesetzt`: the office first. */
const OFFICE_FIRST =
  /^(?:[Mm]it|[Dd]urch|[Ll]aut|[Gg]emäss|[Dd]as|[Dd]er|[Dd]ie)\s[^;:]{0,200}?(?:[Gg]ericht|[Rr]ichter|[Bb]ehörde|[Aa]ufsicht|KESB|FINMA)[^;:]{0,300}?\s(?:als|zu[mr])\s+(?<office>(?:\p{Ll}+\s+){0,2}\p{Lu}\p{Ll}+)\s+(?:(?:die|das|Herrn?|Frau)\s+)?(?<whom>\p{Lu}[^;:]{3,100}?,\s(?:von|in)\s[^;:]{3,100}?),?\s+(?:ernannt|eingesetzt|bestellt|bestimmt|gewählt)$/du;
/** `Das Gericht hat ... die Gesellschaft aufgelöst und die X AG, in Y, als Liquidatorin eingesetzt`: another verb first. */
const BESIDES = new RegExp(
  String.raw`^(?:${WHEN_DE}\shat\s+)?${COURT_DE}[^;]{3,400}?\s(?:aufgelöst|angeordnet|bewilligt|gewährt|verlängert|eröffnet|verfügt|widerrufen|genehmigt|bestätigt|aufgehoben|entschieden|beschlossen)(?:,|\s+und)\s+(?<whom>(?!(?:als|zu[mr]|dass|ein)\s)[^;:]{8,200}?)${OFFICE_DE}`,
  'diu',
);
const FR =
  /^(?:par\s+(?:décision|jugement|ordonnance|prononcé)[^;:]{0,200}?\s)?(?:le|la|l['’])\s?(?:\p{L}+\s){0,6}(?:tribunal|juge|président(?:e)?\s+du\s+tribunal|autorité)[^,;:]{0,90}?\s(?:a|ont)\s+(?:[^;:]{1,200}?\set\s+(?:a\s+)?)?(?:nommé|désigné|institué)\s+(?<whom>[^;:]{8,200}?),?\s+(?:en\s+qualité\s+d(?:e\s+|['’])|comme\s+)?(?<office>(?:commissaire|curat|liquidat|administrat|gérant)[^,;:]{0,80})/diu;
const IT = /^(?:con\s+(?:decreto|decisione|sentenza|ordinanza)[^;:]{0,120}?\s)?(?:il|la)\s?(?:pretore|pretura|giudice|tribunale|autorità)[^,;:]{0,90}?\s(?:ha|hanno)\s+(?:[^;:]{1,200}?\sed?\s+(?:ha\s+)?)?(?:nominato|designato)\s+(?!ai\s+sensi|quale\s)(?<whom>[^;:]{8,200}?),?\s+(?:quale\s+|in\s+qualità\s+di\s+)?(?<office>(?:commissari|curat|liquidat|amministrat)[^,;:]{0,80})/diu; // prettier-ignore

/** `Le tribunal a nommé un commissaire en la personne de A, de X, à Y`: the office first. */
const FR_OFFICE_FIRST =
  /^(?:par\s+(?:décision|jugement|ordonnance|prononcé)[^;:]{0,200}?\s)?(?:le|la|l['’])\s?(?:\p{L}+\s){0,6}(?:tribunal|juge|président(?:e)?\s+du\s+tribunal|autorité)[^,;:]{0,90}?\s(?:a|ont)\s+(?:[^;:]{1,200}?\set\s+(?:a\s+)?)?(?:nommé|désigné|institué)\s+(?:une?\s+)?(?<office>(?:commissaire|curat|liquidat|administrat|gérant)[^;:]{0,120}?)\s+en\s+la\s+personne\s+d(?:e\s+|['’])(?<whom>[^;:]{6,200})$/diu;
/** `a désigné en qualité de commissaire provisoire A, à Y`. */
const FR_QUALITY_FIRST =
  /^(?:par\s+(?:décision|jugement|ordonnance|prononcé)[^;:]{0,200}?\s)?(?:le|la|l['’])\s?(?:\p{L}+\s){0,6}(?:tribunal|juge|président(?:e)?\s+du\s+tribunal|autorité)[^,;:]{0,90}?\s(?:a|ont)\s+(?:[^;:]{1,200}?\set\s+(?:a\s+)?)?(?:nommé|désigné|institué)\s+(?:en\s+qualité\s+d(?:e\s+|['’])|comme\s+)(?<office>(?:commissaire|curat|liquidat|administrat|gérant)\p{L}*(?:\s(?:provisoire|définitif|définitive|extraordinaire|ad hoc|officiel|d['’]office))?)\s+(?<whom>[^;:]{6,200})$/diu;

/** `La Pretura ha concesso la moratoria e designato quale commissario l'avv. A, in Y`: the office first. */
const IT_OFFICE_FIRST =
  /^(?:con\s+(?:decreto|decisione|sentenza|ordinanza)[^;:]{0,120}?\s)?(?:il|la)\s?(?:pretore|pretura|giudice|tribunale|autorità)[^,;:]{0,90}?\s(?:ha|hanno)\s+(?:[^;:]{1,200}?\sed?\s+(?:ha\s+)?)?(?:nominato|designato)\s+(?:ai\s+sensi\s[^,;:]{3,30}?\s)?(?:quale\s+|in\s+qualità\s+di\s+)?(?<office>(?:commissari|curat|liquidat|amministrat)\p{L}+(?:\s(?:provvisori|definitiv|straordinari|ufficial)\p{L}+)?)\s+(?<whom>[^;:]{6,200})$/diu;

/** A word without which no sentence is of a court. */
const AUTHORITY =
  /gericht|richter|richteramt|behörde|aufsicht|kesb|finma|tribunal|juge|président|autorité|pretor|pretura|giudice|autorità/i;

/** `hat das Gericht A, von X, in Y, als Sachwalterin ernannt` and its like; null where it is no such sentence, or where the court's name ends is not certain. */
export function byCourt(text: string, sentence: Stretch): ByCourt | null {
  const raw = text.slice(sentence.start, sentence.end);
  if (raw.length > 1_000 || !AUTHORITY.test(raw)) return null;
  for (const expression of [BESIDES, AFTER_COURT, BEFORE_VERB, OFFICE_FIRST, FR_OFFICE_FIRST, FR_QUALITY_FIRST, FR, IT, IT_OFFICE_FIRST]) {
    if (expression === FR_QUALITY_FIRST && !raw.includes('qualité')) continue;
    const match = expression.exec(raw);
    const groups = match?.indices?.groups;
    const named = groups?.both ?? groups?.whom;
    if (!match || !groups?.office || !named) continue;
    const at = ([start, end]: [number, number]): Stretch => ({ start: sentence.start + start, end: sentence.start + end });
    const [role] = findRoles(raw.slice(...groups.office));
    const whom = groups.both ? behindCourt(text, at(named)) : withoutLead(text, at(named));
    if (!role || whom === null || !/^(?:\p{Ll}+\s)?$/u.test(raw.slice(groups.office[0], groups.office[0] + role.start))) return null;
    const office = at(groups.office);
    const signs = SIGNS.test(raw.slice(...groups.office));
    return {
      office: { start: office.start, end: signs ? office.end : office.start + endOfOffices(raw.slice(...groups.office), role.end) }, body: whom, rest: { start: sentence.start + match[0].length, end: sentence.end } };
  }
  return null;
} // prettier-ignore

/** `Sachwalterin und Liquidatorin`: both. */
function endOfOffices(raw: string, end: number): number {
  const further = findRoles(raw).find(({ start }) => start > end && /^\s(?:und|et|ed?)\s(?:als\s|zu[mr]\s)?$/u.test(raw.slice(end, start)));
  return further?.end ?? end;
} // prettier-ignore

/** `Sachwalterin mit Einzelunterschrift`. */
const SIGNS = /\s(?:mit|avec|con)\s+[\p{Ll}\s]*(?:signature|unterschrift|firma)/iu;

const LEAD = /^(?:(?:für|der|die)\s+(?:die\s+)?(?:gesellschaft|stiftung|genossenschaft|firma)\s+)?(?:(?:l['’]|herrn?\s+|frau\s+|monsieur\s+|madame\s+|il\s+sig(?:nor)?\.?\s+|la\s+sig(?:nor)?a\.?\s+|le\s+|la\s+|il\s+|die\s+))?/iu; // prettier-ignore

function withoutLead(text: string, { start, end }: Stretch): Stretch | null {
  const from = start + LEAD.exec(text.slice(start, end))![0].length;
  return /^(?:\p{Lu}|von\s|de\s|di\s|\p{Ll}{2,5}\.)/u.test(text.slice(from, end)) ? { start: from, end } : null;
}

const COURT = new RegExp(String.raw`^${COURT_DE}`, 'iu');
/** Where it sits, one word or of a canton; or nothing. */
const SEAT = /^\s*(?:(?:des\s+[Kk]antons|von|der\s+stadt)\s+)?(?:\p{Lu}[\p{L}-]*)?\s*$/u;
const BOUNDARY = /\s(?:für\s+die\s+(?:gesellschaft|stiftung|genossenschaft)|herrn?|frau|rechtsanw\p{L}+|fürsprech\p{L}*|notar(?:in)?|dr\.|lic\.|ra\s|prof\.|treuhänder(?:in)?|die(?=\s.*(?:AG|GmbH|SA|Sàrl|Genossenschaft)$))\s/iu; // prettier-ignore

/** `das Bezirksgericht Muster Anna Probst`: a title begins the person, else the last two words do, of which one must be a given name. */
function behindCourt(text: string, both: Stretch): Stretch | null {
  const raw = text.slice(both.start, both.end);
  const comma = raw.indexOf(',');
  const court = COURT.exec(raw)![0].length;
  const boundary = BOUNDARY.exec(raw.slice(court, comma));
  if (boundary) return withoutLead(text, { start: both.start + court + boundary.index + 1, end: both.end });
  const words = wordsOf(text, { start: both.start + court, end: both.start + comma });
  let first = words.length - 2;
  const particle = words[first - 1];
  if (particle && !particle.capital && /^(?:von|van|de|di)$/.test(particle.folded)) first--;
  else if (first > 1 && isGiven(words[first - 1]!.folded) && isGiven(words[first]!.folded)) first--;
  const name = words.slice(Math.max(first, 0));
  const given = name.filter(({ folded }) => isGiven(folded)).length;
  if (first < 0 || given === 0 || given === name.length) return null;
  const seat = text.slice(both.start + court, words[first]!.start);
  return SEAT.test(seat) ? stripTitlesOnly(text, { start: words[first]!.start, end: both.end }) : null;
}

function stripTitlesOnly(text: string, stretch: Stretch): Stretch | null {
  const bare = stripTitles(text, stretch, []);
  return bare.end > bare.start ? stretch : null;
}
