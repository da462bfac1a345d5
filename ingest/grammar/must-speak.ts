import { matchesOf } from '../../src/core/index.js';
import { colonOf, roleHeading } from './headings.js';
import type { Part } from './kinds.js';
import { isRemark } from './leads.js';
import type { Line } from './lines.js';
import { speaksOfMistake } from './mistakes.js';
import { isGiven } from './name-words.js';
import { sharesOfAnother } from './names-person.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import { splitAt, type Skeleton } from './segment.js';
import { fold, type Stretch } from './text.js';

/** In small letters, which is told five times as fast as in any. */
const MUST_SPEAK =
  /\s(?:war nie|ist nie [^.;]{0,40}gewesen) (?:\p{L}+ )?(?:mitglied|präsident|direktor|geschäftsführer|gesellschafter|revisionsstelle|liquidator)|\[bisher: [^\]:]{0,200}(?:staatsangeh|unterschrift|prokura|zeichnungsber|mitglied|präsident|direktor|geschäftsführer)|(?:entziehung|entzug|übertragung|wiederherstellung) der (?:alleinigen )?(?:vertretung|zeichnungsberechtigung|unterschrift)\p{L}* (?:von|an) |(?:bisherige|zusätzliche)[nrs]? (?:zusätzliche[nr]? )?(?:wohnsitz|wohnort|name|vorname|heimatort|bürgerort|staatsangehörigkeit|funktion|text|zeichnungsberechtigung) (?:von|bei) [^.;]{3,120} publiziert|(?:signatures?|procurations?|pouvoirs)(?: (?:individuelles?|collectives?|à deux|à trois))* d(?:es? |['’])[^.]{3,80} (?:est|sont) (?:désormais|maintenant|modifiée?s?)(?!\p{L})|(?<!\p{L})(?:firma|procura)[^.;]{0,60} (?:è|sono) (?:estint|cancellat|radiat)|precedente ufficio di revisione|mandat(?:o)? de(?:r|ll['’]| l['’]) ?(?:revisionsstelle|ufficio di revisione|organe de révision)|(?:signature|procuration|pouvo\p{L}{1,3}rs|sa fonction)[^.]{0,120}(?:radiée?s?|conférée?s?|éteinte?s?)(?!\p{L})|n'(?:est|exerce) plus (?:administrat|gérant|associé|direct|président|membre|titulaire|liquidat|fondé|organe|la signature)|n['’](?:a|ont) plus (?:la |le |sa |son |de |leur )?(?:signature|procuration|pouvoirs?)|n['’]exerce(?:nt)? plus (?:cette|ces?|ses|leurs?|sa|son) |(?:unterschrift|prokura) (?:des|der|von) [^.;]{3,80} (?:lautet|umgewandelt)(?!\p{L})|(?:cambiato|modificato|changé|modifié) (?:il |son |le |de )?(?:suo )?(?:cognome|nome|nom|patronyme)(?!\p{L})|ne signe(?:nt)? (?:plus|pas)|(?:siège|raison (?:sociale|de commerce)) de l['’](?:organe de révision|associée)|\bist nicht mehr\b|non (?:è|sono) più (?:amministrat|gerent|soci|dirett|president|vicepresident|membr|titolar|liquidat|ufficio|organo|segretari|cassier)|\s(?:ist|sind) [^.;]{3,120}\s(?:ausgeschieden|zurückgetreten|ausgetreten|verstorben|weggefallen)(?!\p{L})|(?:est|sont) décédée?s?(?!\p{L})|\sa transféré son domicile|continue les affaires|(?:unterschrift|prokura)[^.;]{0,120}\s(?:erloschen|gelöscht)(?!\p{L})|unterschrift(?:en)? (?:ist|sind) erloschen|prokura (?:ist|sind) erloschen|\bist zu[mr] [^.]{2,120} (?:ernannt|gewählt)|(?:nominat[oa]|designat[oa]|nommée?|désignée?) (?:quale |come |comme )?(?:ufficio di revisione|organe de révision|liquidat)|(?:nouve(?:l|aux) organe|nuovo ufficio) (?:de révision|di revisione)|neue revisionsstelle|(?:reprend|prend|riprende|assume) (?:le nom|son nom|il (?:suo )?(?:cog)?nome)(?!\p{L})|(?:est|sont|été) remplacée?s? (?:comme |en |par |à |dans )|sostituit[oaie] (?:da|dal|dalla|dall'|quale|come)\s|\s(?:durch|von) [^.;]{3,160}\sersetzt(?!\p{L})|den (?:vor|familien)?namen [^.;]{2,60} (?:angenommen|wieder)|(?:stammanteile?|stammeinlagen?|parts?|quot[ae])[^.;]{2,160}\s(?:übergegangen|passat[ae] a|(?:ont|a) passé à)(?!\p{L})|quot[ae][^.;]{0,60}\s(?:è|sono) (?:ora )?detenut[ae] da|parts[^.;]{0,60}\ssont (?:désormais )?détenues par|stammanteile[^.;]{0,60}\s(?:werden|sind) (?:neu |nun )?(?:von|im besitz) |\sa acquis (?:la bourgeoisie|le droit de cité|l['’]indigénat)|hat das (?:gemeinde|kantons)?bürgerrecht [^.;]{2,60} erworben|\sha acquisito l['’]attinenza|stamm(?:anteil|einlage)\p{L}*\s[^;]{0,200}\sabgetreten(?!\p{L})|(?:commandite|kommanditsumme|stammeinlage|accomandita|quota)\s[^.;]{3,120}\s(?:chf|eur) ?[\d'’.-]+ (?:à|auf|a) (?:chf|eur) ?\d|organe de révision [^;]{2,80} (?:nouvelle raison sociale|modifié sa raison|transféré son siège)|numéro (?:ide|d['’]identification) de l['’](?:associée|organe de révision) |(?:uid|nummer) der (?:revisionsstelle|gesellschafterin|kommanditärin) |(?:revisionsstelle|gesellschafterin|kommanditärin) [^;]{2,120} ihren sitz |ufficio di revisione [^;]{2,80} trasferito la (?:sua |propria )?sede/u;

/** Says in what manner somebody signs, which no clause but a person's does. */
export const saysManner = (raw: string): boolean => MANNER.test(raw.toLowerCase());
const MANNER =
  /(?<!\p{L})(?:(?:avec|sans) (?:la )?(?:signature|procuration) (?:individuelle|collective)|mit (?:einzel|kollektiv)(?:unterschrift|prokura)|con (?:firma|procura) (?:individuale|collettiva)|(?:signe(?:nt)?|(?:à|de) signer) (?:\p{L}+ )?(?:individuellement|collectivement)|zeichne[nt] (?:\p{L}+ )?(?:kollektiv|einzeln|mit (?:einzel|kollektiv))|firmano? (?:\p{L}+ )?(?:individualmente|collettivamente))|(?:zeichnungsberechtigung|unterschrift|prokura)\s(?:\p{L}+\s)?entzogen/u;

/** Whether a sentence, or a clause of it, speaks of a person or a signature by its words alone. */
export function mustSpeak(raw: string): boolean {
  const small = raw.toLowerCase();
  return (
    MUST_SPEAK.test(small) || INSTEAD.test(raw) || SUCCEEDS.test(raw) || APPOINTED.test(small) || speaksOfMistake(raw)
  );
}
/** `an ihrer Stelle wurde A gewählt`, `Die Revisionsstelle heisst neu A`, `Sort également A`: at the start of a clause. */
const INSTEAD =
  /^(?:sort(?:ent)? également |an (?:ihrer|seiner|deren|dessen) stelle (?:wurde|wird|ist|tritt|trat|treten) |(?:die )?revisionsstelle (?:heisst|firmiert|nennt)|(?:l['’]organe de révision|l['’]ufficio di revisione) (?:se nomme|si chiama|s['’]appelle))/iu;

/** `hat als Sachwalterin A eingesetzt`, `a nommé A en qualité de commissaire`. */
const APPOINTED =
  /(?:^|\s)(?:als|zu[mr])\s[^;]{0,40}(?:sachwalter|liquidator|beist[aä]nd|verwalt(?:er|ung)|kurator)\p{L}*\s[^;]{0,160}\s(?:ernannt|eingesetzt|bestellt|bestimmt)(?!\p{L})|(?:nommé|désigné|nominato|designato)\s[^;]{4,200}\s(?:en qualité de|comme|quale|in qualità di)\s(?:commissaire|curat|liquidat|commissari)/u;
/** `Muster Ali, administrateur, remplace à la présidence ...`. */
const SUCCEEDS =
  /^(?:\p{L}+['’\s])?\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+,?\s[^.;]{0,80}(?:remplace|succède|ersetzt|sostituisce|subentra)\s/u;

const OF_OFFICES =
  /^(?:tous|toutes|ils|elles|sie|alle|sämtliche|beide|tutti|tutte)\s(?:[^.;]{0,40}\s)?(?:signent|zeichnen|firmano)\s|signature\s+(?:collective|individuelle)(?:\s+à\s+(?:deux|trois))?\s+(?:du\s|de\s|d['’]|des\s)(?=\p{L})|^(?:le|la|der|die|il)\s+(?:vice-?)?(?:président|präsident|presidente)\p{L}*[^.;]{0,80}\s(?:signe|zeichne|firma)/iu;
const SUBJECT = /^(?:[^:;]{0,60}:\s+)?([^.:;]{4,120}?)\s+(?:signe(?:nt)?|zeichne[nt]|firma(?:no)?)\s/iu;
const BETWEEN = /^(?:[\s,]|l['’]|(?:les?|la|der|die|das|il|i|gli|und|et|ed?|ou|oder|o|sowie|jeweils|chaque|ogni|übrigen|anderen|beiden|weiteren|autres|altr[ie])(?!\p{L}))*$/iu; // prettier-ignore

/** `Signature collective à deux du président et du secrétaire`, `Präsident und Kassier zeichnen zu zweien`: how offices sign, whoever holds them. */
export function ofOffices(raw: string): boolean {
  if (OF_OFFICES.test(raw)) return true;
  const subject = SUBJECT.exec(raw.slice(0, 240))?.[1];
  const roles = subject ? findRoles(subject) : [];
  if (!subject || roles.length === 0) return false;
  let rest = '';
  let from = 0;
  for (const { start, end } of roles) {
    rest += `${subject.slice(from, start)} `;
    from = end;
  }
  return BETWEEN.test(rest + subject.slice(from));
}

/** Whether a part and the next one say where the person before them is from and lives. */
function printedWhole(text: string, parts: readonly Part[], index: number): boolean {
  const [before, part] = [parts[index - 1], parts[index]!];
  return (
    before !== undefined &&
    (part.kind === 'BOTH' ||
      ((part.kind === 'ORIGIN' || part.kind === 'NATIONALITY') && parts[index + 1]?.kind === 'RESIDENCE')) &&
    !isRemark(text.slice(before.start, before.end)) &&
    /\p{Lu}[\p{L}'’-]+\s+\p{Lu}[\p{L}'’-]+$/u.test(text.slice(before.start, before.end))
  );
}

/** In a correction, outside its brackets: an office that is somebody's, a name that is no firm's, where somebody is from or lives. */
export function correctsSomebody(raw: string): boolean {
  const said = raw.replace(/\([^()]*\)/gu, '').slice(0, 600);
  return CORRECTED.test(said) || findRoles(said).length > 0;
}
const CORRECTED =
  /(?<!\p{L})(?:se nomme|se prénomme|s['’]appelle|prénoms?|nom (?:de famille|exact|correct|complet)|originaires?|domicili\p{L}+|domicile|nationalité)(?!\p{L})/iu;

/** `Liquidateur: feu Muster Otto`: an office, and behind its colon a name that ends in a given name. */
function headsSomebody(skeleton: Skeleton, body: Stretch): boolean {
  const colon = colonOf(skeleton, body);
  if (colon < 0 || !roleHeading(skeleton, body, colon)) return false;
  const names = matchesOf(/\p{Lu}[\p{L}'’-]+\s(\p{Lu}[\p{L}'’-]+)/gu, skeleton.text.slice(colon + 1, body.end));
  return names.some(([, last]) => isGiven(fold(last!)));
}

/** Somebody printed behind an office, or with a place of origin and one of residence, or a newcomer among partners, whom no line has. */
export function printsSomebody(skeleton: Skeleton, body: Stretch): boolean {
  if (body.end - body.start > 2_000) return false;
  const raw = skeleton.text.slice(body.start, body.end);
  if (/\b(?:nouve(?:l|lle)|ancien(?:ne)?)s?\s+associée?s?(?!\p{L})/iu.test(raw)) return true;
  if (headsSomebody(skeleton, body)) return true;
  const { parts } = partsOf(skeleton, body);
  return parts.some((_, index) => printedWhole(skeleton.text, parts, index));
}

const SEMICOLON = 59;

/** Clauses in which somebody is printed with origin and residence, and whom none of the lines is about. */
export function withSomebodyElse(skeleton: Skeleton, body: Stretch, lines: readonly Line[]): Stretch[] {
  if (body.end - body.start > 6_000) return [];
  const ends = lines.flatMap(({ row }) => [...row.name, ...(row.renamed ? [row.renamed] : [])].map(({ end }) => end));
  return splitAt(skeleton, body, SEMICOLON).filter((clause) => {
    const { parts } = partsOf(skeleton, clause);
    if (parts.some((_, index) => printedWhole(skeleton.text, parts, index) && !ends.includes(parts[index - 1]!.end)))
      return true;
    if (sharesOfAnother(skeleton.text.slice(clause.start, clause.end))) return true;
    const gapped = GAPPED.exec(skeleton.text.slice(clause.start, clause.end));
    if (!gapped) return false;
    const end = clause.start + gapped.index + gapped[0].length;
    return (
      !lines.some(({ row }) => row.end >= end && row.name[0]!.start >= end - gapped[0].length) && !ends.includes(end)
    );
  });
}
/** `A est domicilié à Ollon, et B à Gryon`: for whom the verb is not printed again. */
const GAPPED =
  /domicili[^;]*,?\s(?:et|ed?)\s\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+(?=\s(?:à|a|in)\s\p{Lu})|wohnhaft,?\s(?:und\s)?\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+(?=\sin\s\p{Lu})/u;
