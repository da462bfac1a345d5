import type { EntryAction } from '../../src/core/mention.js';
import type { Language } from '../../src/core/vocabulary.js';
import { LEAVING } from './lexicon/words.js';
import { beginsWithOffice } from './roles.js';
import { splitAt, type Skeleton } from './segment.js';
import { fold, trim, type Stretch } from './text.js';

/** A heading that opens a list of persons. */
export interface ListHeading {
  action: EntryAction;
  language: Language;
  /** Fribourg's own lists: `Surname Given` without a comma, entries divided by full stops. */
  fribourg: boolean;
  /** `... geändert:`, `... modifiée:`: entries give what was, then what is new. */
  changed: boolean;
  /** `Folgende Personen zeichnen neu mit Einzelunterschrift:`, or null. */
  signature: Stretch | null;
  bodyStart: number;
}

/** A heading that names an office or a signature: `Administration:`, `Nouvel administrateur avec signature individuelle:`. */
export interface RoleHeading {
  /** From the heading to the end of whom it names. */
  sentence: Stretch;
  heading: Stretch;
  /** `Organe de révision radié:`, `Ancien administrateur:`: whoever it names leaves. */
  leaving: boolean;
  body: Stretch;
}

const MAX_HEADING = 240;

/** The first colon outside brackets near the start of a sentence, or -1. */
export function colonOf(skeleton: Skeleton, sentence: Stretch): number {
  const { text, partner } = skeleton;
  const limit = Math.min(sentence.end, sentence.start + MAX_HEADING);
  for (let at = sentence.start; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 58) return at;
    if (code === 59) return -1;
    if (code === 40 || code === 91) {
      const close = partner.get(at);
      if (close !== undefined) at = close;
    }
  }
  return -1;
}

const ENTERING =
  /eingetragen|mutier|neu\b|neue|geander|inscri|iscri|modific|modifie|nouve|nuov|correct|corrett|berichtig|rectif|ernannt|zeichnungsber/;
const SUBJECT =
  /\bperson(?:en|ne|nes|a|e)?\b|\bpersonne\(s\)|\bpersona\(e\)|\bunterschrift(?:en)?\b|firme cancellate|signature\(s\)|\bsignatures? radiee/;
/** `Radiations:`, `Iscrizione:`, where an entry follows. */
const SHORT =
  /^(?:radiations?|inscriptions?|mutations?|modifications?|cancellazion[ei]|radiazion[ei]|iscrizion[ei]|mutazion[ei]|modific(?:a|he)|loschung(?:en)?|eintragung(?:en)?|mutation(?:en)?)$/;
const ENTRY = /^\s*\p{Lu}[^,:;.()]{1,40},\s+\p{Lu}[^,:;.()]{1,40},\s+(?:de |d['’]|da |von |di |du |des )/u;
const ROMANCE_FR = /personne|signature|inscription|^(?:radiation|mutation|modification)s?$/;
const ROMANCE_IT = /\bpersona\b|\bpersone\b|\bfirme\b|iscri|cancellazion|radiazion|mutazion|^modific(?:a|he)$/;
const CHANGED = /geander|inscrites? modifie|inscrite?\(?s?\)? modifie|mutiert\b|^personnes? modifie|modificat[ae]\b/;
const FRIBOURG =
  /gelosch|eingetragene person(?:en)? (?:neu$|geander|mutiert)|^neu(?:e)? eingetragene|^neue person|^nouvelles? personnes? inscrites?$|^personnes? radiees?$|inscrites? modifie|^personnes? inscrites? nouv|^personnes? nouvellement/;

/** The list heading at the start of a sentence, or null. `firstEntry`: the notice registers the firm. */
export function listHeading(
  skeleton: Skeleton,
  sentence: Stretch,
  colon: number,
  firstEntry: boolean,
): ListHeading | null {
  const folded = fold(skeleton.text.slice(sentence.start, colon)).trim();
  if (folded.length > 110) return null;
  if (!SUBJECT.test(folded) && !(SHORT.test(folded) && ENTRY.test(skeleton.text.slice(colon + 1, colon + 140))))
    return null;
  const leaving = LEAVING.test(folded) || /^(?:cancellazion|radiazion|loschung)/.test(folded);
  if (!leaving && !ENTERING.test(folded)) return null;
  if (/^(?:zweck|but|scopo)\b/.test(folded)) return null;
  const language = ROMANCE_FR.test(folded) ? 'fr' : ROMANCE_IT.test(folded) ? 'it' : 'de';
  const changed = CHANGED.test(folded) && !/\b(?:ou|oder|o|und) (?:modif|mutier|geander)/.test(folded);
  return {
    action: leaving ? 'REMOVED' : firstEntry ? 'REGISTERED' : 'ENTERED',
    language,
    fribourg: FRIBOURG.test(folded),
    changed,
    signature: leaving ? null : signatureIn(skeleton.text, sentence.start, colon),
    bodyStart: colon + 1,
  };
}

/** How all whom a heading names sign, where it says so. */
function signatureIn(text: string, start: number, colon: number): Stretch | null {
  const match = MANNER.exec(text.slice(start, colon));
  return match ? { start: start + match.index, end: colon } : null;
}
const MANNER =
  /(?<!\p{L})(?:mit\s+(?:einzel|kollektiv)(?:unterschrift|prokura)|avec\s+(?:signature|procuration)\s+(?:individuelle|collective)|con\s+(?:firma|procura)\s+(?:individuale|collettiva))(?:\s+(?:zu|à|a)\s+(?:zweien|dreien|deux|trois|due|tre))?\s*$/iu;

const LEAD =
  /^(?:(?:neu (?:im|in der|in den)(?= )|(?:(?:la\s+(?:société|fondation|succursale)|l['’](?:association|entreprise))\s+a\s+pour|sont|est|ist|sind|nouve(?:lles|lle|aux|au|l)|neue[rsnm]?|neu|nuov[oaie]|ancien(?:ne)?s?|bisherige[rs]?|ehemalige[rs]?|frühere[rs]?|precedent[ei]|weitere[rs]?|les?|la|die|der|das|il|i|gli|seule?|nouvellement inscrite?s?|autres?|altr[ioae]|nommée?s?|élue?s?|désignée?s?|inscrite?s?|conférée?s?|ernannt|gewählt|bestellt|als|zum|zur|zu|nominat[oaie]|elett[oaie]|comme|en qualité d[e'])\s+)|l'|(?:composition|zusammensetzung|composizione)\s+d(?:u|e[rs]?|el(?:la)?)\s+(?:l['’])?|(?:dénomination|désignation|nom|bezeichnung|denominazione)\s+(?:de\s+l['’]|de\s+|der\s+|dell['’]|della\s+)(?=autorité|aufsicht|autorità))+/i;
const FORMER_BEHIND = /\s\(?(?:bisher(?:ige[rs]?)?|précédente?|jusqu['’]ici|finora|precedente)\)?$/iu;
const FORMER =
  /^(?:l['’]|le |la |les |die |der |das |il |lo )?(?:ancien(?:ne)?s?|bisherige[rs]?|ehemalige[rs]?|frühere[rs]?|precedent[ei]|ex)[\s-]/iu;
/** `Bisheriger Vizepräsident, neu Präsident:` stays. */
const BECOMES = /(?:^|[\s,])(?:nouve(?:l|au|lle)|désormais|maintenant|neue?[rs]?|nun(?:mehr)?|nuov[oa]|ora)(?:\s|$)/iu;
const GONE =
  /\s\(?(?:radiée?s?|sortante?s?|démissionnaires?|démis(?:e|es)?|gelöscht|erloschen|gestrichen|ausgeschieden|ausscheidend|zurückgetreten|cancellat[oaie]|radiat[oaie]|dimissionari[oaie]?|uscent[ei])\)?$/iu;
/** `Organe de révision: (inscription radiée: ...)`. */
const STRUCK =
  /^\s*\(\s*(?:inscription\s+|eintrag\s+|iscrizione\s+)?(?:radiée?|biffée?|gelöscht|gestrichen|cancellata|radiata)\s*:\s*/iu;
const SIGNING =
  /^(?:prokur(?:a|en)(?=\s|$)|unterschrift(?:en)?(?=\s|$)|signatures?|procurations?|einzel(?:unterschrift|prokura)|kollektiv(?:unterschrift|prokura)|firma (?:individ|collett)|procura\b|zeichnungsberecht)/i;
const PASSIVE =
  /\s(?:wurden?|wird|werden|ist|sind|est|sont|(?:a|ont)\s+été|è|sono)\s(?=.*(?:von|vom|durch|par|da|dal|dalla)\s)/iu;
/** `Kollektivprokura zu zweien ist erteilt worden an:`. */
const GRANTED =
  /\s(?:erteilt|eingeräumt|conférée?s?|conferit[aoei])(?:\s+(?:an|à|aux?|ad?))?$|\s(?:ist|sind|wurden?|est|sont|(?:a|ont)\s+été|è|sono)(?:\s+(?:erteilt|eingeräumt|verliehen|conférée?s?|accordée?s?|conferit[aoei])(?:\s+worden)?(?:\s+(?:an|à|aux?|ad?))?)?$/iu;
const NO_HEADING =
  /^(?:organes? de publication|direction et administration d|administration de biens|conseil aux|conseil et|conseil en)/i;

/** `Als Präsident wurde gewählt anstelle von B:`, which says who goes, too. */
const CHOSEN_INSTEAD =
  /(?=[^:]*(?:gewählt|ernannt|bestellt|nommée?|élue?|désignée?|nominat[oa]|elett[oa])(?:\s|$))[^:]*\s(?:an\s?stelle\s(?:von|der|des)|en\sremplacement\sd|à\sla\splace\sd|in\ssostituzione\sd|al\sposto\sd)/iu;

/** Without which it is not asked who was chosen: that takes longer. */
const INSTEAD = /\s(?:an\s?stelle\s|en\sremplacement\sd|à\sla\splace\sd|in\ssostituzione\sd|al\sposto\sd)/iu;

/** A role heading at the start of a sentence, or null where what stands before the colon is none. */
export function roleHeading(skeleton: Skeleton, sentence: Stretch, colon: number): RoleHeading | null {
  const { text } = skeleton;
  const lead = LEAD.exec(text.slice(sentence.start, colon))?.[0].length ?? 0;
  const whole = trim(text, sentence.start + lead, colon);
  const tail = /\s+(?:neu|nouveau|nouvelle|nuov[oa]|neue[rs]?|\(neu\))$/i.exec(text.slice(whole.start, whole.end));
  const heading = tail ? { start: whole.start, end: whole.start + tail.index } : whole;
  const struck = STRUCK.exec(text.slice(colon + 1, sentence.end))?.[0].length ?? 0;
  const gone = GONE.exec(text.slice(heading.start, heading.end));
  const before = text.slice(sentence.start, colon);
  const former = FORMER_BEHIND.exec(text.slice(heading.start, heading.end));
  if (former) heading.end = heading.start + former.index;
  const leaving = struck > 0 || gone !== null || former !== null || (FORMER.test(before) && !BECOMES.test(before));
  if (gone) heading.end = heading.start + gone.index;
  // `Als Beistand wurde von der Aufsichtsbehörde eingesetzt:`: who appoints is no office of whom it names.
  const passive = PASSIVE.exec(text.slice(heading.start, heading.end));
  if (passive) heading.end = heading.start + passive.index;
  const granted = GRANTED.exec(text.slice(heading.start, heading.end));
  if (granted) heading.end = heading.start + granted.index;
  const raw = text.slice(heading.start, heading.end);
  if (raw.length < 3 || raw.length > 200 || NO_HEADING.test(raw)) return null;
  if (before.length > 30 && INSTEAD.test(before) && CHOSEN_INSTEAD.test(before)) return null;
  if (!SIGNING.test(raw) && !beginsWithOffice(raw)) return null;
  const closed = struck > 0 && text[sentence.end - 1] === ')' ? sentence.end - 1 : sentence.end;
  return { sentence, heading, leaving, body: { start: colon + 1 + struck, end: closed } };
}

/** The role headings of a sentence, each with its part of it; none where it does not begin with one. */
export function headedParts(skeleton: Skeleton, sentence: Stretch): RoleHeading[] {
  const first = roleHeading(skeleton, sentence, colonOf(skeleton, sentence));
  if (first === null) return [];
  const parts: Stretch[] = [];
  for (const clause of splitAt(skeleton, sentence, SEMICOLON)) {
    const colon = colonOf(skeleton, clause);
    const last = parts.at(-1);
    if (last === undefined || (colon > 0 && roleHeading(skeleton, clause, colon) !== null)) parts.push({ ...clause });
    else last.end = clause.end;
  }
  if (parts.length === 1) return [first];
  return parts.flatMap((part) => roleHeading(skeleton, part, colonOf(skeleton, part)) ?? []);
}
const SEMICOLON = 59;
