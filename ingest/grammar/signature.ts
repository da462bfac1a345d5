import { remembered } from '../../src/core/index.js';
import type { SignatureReading } from '../../src/core/mention.js';
import type { SignatureKind } from '../../src/core/vocabulary.js';
import { fold, valueOf, type Stretch } from './text.js';

const NONE =
  /^nicht(?: mehr)?$|\b(?:ohne|sans|senza)\b|n'exerce(?:nt)?\s+(?:pas|plus)|nicht zeichnungsberechtigt|ne signe(?:nt)? (?:pas|plus)|non firma|zeichne[tn] nicht(?: mehr)?$|^n'(?:a|ont) plus|^non (?:ha|hanno) piu|plus autorise(?:e|s|es)? a signer|nicht mehr zeichnungsberechtigt/;
/** `Unterschrift erloschen`, `signature radiée`, `sa procuration est éteinte`, `firma cancellata`: it is gone. */
const ENDED =
  /(?<!\p{L})(?:erloschen|gel[öo]scht|gestrichen|widerrufen|entzogen|[ée]teinte?s?|radi[ée]e?s?|supprim[ée]e?s?|r[ée]voqu[ée]e?s?|annul[ée]e?s?|renoncé|rinunciato|verzichtet|estint[aeoi]|cancellat[aeoi]|radiat[aeoi]|revocat[aeoi])(?!\p{L})/iu;
const PROCURATION = /prokur(?:a|en)|procuration|procur[ae]\b|procurist/;
const SOLE = /einzel|in[divu]{4,9}el|individual|\bseule?\b|\bsole\b|singol|alleinunterschrift/;
/** Misprints with a doubled letter dropped or added are read too (`firma colletiva`, `Kolektivunterschrift`). */
const COLLECTIVE = /kol+ekti|col+ecti|col+et+iv|jointe?\b|gemeinsam/;
const TWO = /zweie?n|zu 2|zu zweit|\ba deux\b|\ba 2\b|\ba due\b|\bde deux\b|\btwo\b|\bmit (?:einem|einer)\b/;
const THREE = /dreien|zu 3|zu dritt|\ba trois\b|\ba 3\b|\ba tre\b|\bthree\b/;
const MORE = /vieren|\ba quatre\b|\ba quattro\b|fünfen|\ba cinq\b/;

/** How a printed phrase lets someone sign. A word for signing without a manner (`la procuration de X`) is OTHER: the text tells. */
export function signatureKindOf(text: string): SignatureKind {
  const folded = fold(text);
  if (NONE.test(folded) || ENDED.test(text)) return 'NONE';
  const procuration = PROCURATION.test(folded);
  if (COLLECTIVE.test(folded)) {
    if (MORE.test(folded)) return procuration ? 'JOINT_PROCURATION_OTHER' : 'JOINT_OTHER';
    if (THREE.test(folded)) return procuration ? 'JOINT_PROCURATION_OTHER' : 'JOINT_THREE';
    if (TWO.test(folded)) return procuration ? 'JOINT_PROCURATION_TWO' : 'JOINT_TWO';
    return procuration ? 'JOINT_PROCURATION_OTHER' : 'JOINT_OTHER';
  }
  if (SOLE.test(folded)) return procuration ? 'SOLE_PROCURATION' : 'SOLE';
  if (TWO.test(folded)) return procuration ? 'JOINT_PROCURATION_TWO' : 'JOINT_TWO';
  return 'OTHER';
}

// The phrase itself; what stands behind it restricts it.
const PHRASE =
  /^.*?(?:(?:einzel|kol+ekti[vf]?)[-\s]?(?:unt\p{L}{4,}|prokuren|prokura)(?:\s+(?:(?:zu\s*|à\s+)?(?:zweie?n|dreien|vieren|zweit)|(?:zu|à)\s+\d))?|(?:unterschrift\p{L}*|prokura|prokuren)(?:\s+zu\s*(?:zweie?n|dreien|vieren|zweit))?|zeichnungs(?:berechtigung(?:en)?|recht|befugnis)|(?:signatures?|procurations?|pouvoirs)(?:\s+(?:sociales?|col+ectives?|individuel+es?))?(?:\s+(?:à|a|de)\s+(?:deux|trois|quatre|\d))?(?:,?\s+(?:individuellement|collectivement(?:\s+à\s+(?:deux|trois))?))?|(?:firm[ae]|procur[ae])(?!\p{L})(?:\s+(?:individual[ei]|col+et+iv[ae]|singol[ae]))?(?:\s+a\s+(?:due|tre|quattro|\d))?|diritto di firma|kollektiv\s+zu\s+(?:zweien|dreien|zweit)|individuellement|individualmente|collectivement(?:\s+(?:à|a)\s+(?:deux|trois|\d))?|collettivamente(?:\s+a\s+(?:due|tre))?)/iu;
const LEADING_VERB =
  /^(?:(?:und|et|e|ed|sowie)\s+)?(?:(?:welche|die|der|qui|che|lesquel(?:le)?s|laquelle|lequel|i quali)\s+)?(?:(?:zeichnet|zeichnen|signe|signent|signant|continuent?|continua(?:no)?(?=\s+a\s+firmare)|firmano|firma(?=\s+(?:ora|collettiv|individual)))\s+)?(?:(?:neu|nun|jetzt|beide|alle|weiterhin|désormais|maintenant|dorénavant|ora|toutefois|à|de|d'|signer|a(?=\s+firmare)|firmare|nunmehr)\s+)*/i;

interface Phrase {
  lead: number;
  kind: SignatureKind;
  /** The kind by the phrase alone, which the words behind it may say is gone. */
  former: SignatureKind;
  restriction: string | null;
}

const phraseOf = remembered((raw: string): Phrase => {
  const found = LEADING_VERB.exec(raw)?.[0].length ?? 0;
  const lead = raw.length - found > 6 ? found : 0;
  const value = raw.slice(lead).replace(/\s+/g, ' ').replace(FREELY, '$1');
  const phrase = PHRASE.exec(value.slice(0, 600))?.[0] ?? null;
  const rest =
    phrase === null
      ? ''
      : value
          .slice(phrase.length)
          .replace(/^[\s,;:.]+/, '')
          .replace(/^(?:chacune?|jeweils|ciascun[oa]|\((?:verstorben|gestorben|décédée?|decedut[oa])\))$/iu, '')
          .replace(UNLIMITED, '')
          .replace(EX_OFFICIO, '');
  const first = phrase === null ? null : WITH_FIRST.exec(phrase)?.[1];
  const former = signatureKindOf(phrase ?? value.slice(0, 600));
  if (isEnded(rest)) return { lead, kind: 'NONE', former, restriction: null };
  return {
    lead,
    kind: former,
    former,
    restriction: first ? `${first}${rest && ` ${rest}`}` : rest === '' ? null : rest,
  };
});

/** `zeichnet mit dem Aktuar oder Kassier kollektiv zu zweien`: with whom, said before how. */
const WITH_FIRST = /^(?:(?:er|sie)\s)?(?:zeichne[nt]\s)?(mit\s(?:dem|der|einem|einer)\s[^,;]{3,80}?)\skollektiv/iu;

/** `signe désormais sans restriction collectivement à deux`: said before how. */
const FREELY =
  /^((?:(?:signe(?:nt)?|désormais|maintenant|dorénavant)\s)*)sans\s(?:autre\s|aucune\s)?(?:restriction|limitation)s?,?\s(?=\p{L})/iu;

/** `désormais sans autre restriction`: no limit, but that there is none any more. */
const UNLIMITED =
  /^(?:(?:mais|toutefois|cependant|jedoch|aber|ma|et|und|e)\s+)?(?:(?:désormais|maintenant|dorénavant|neu|nun(?:mehr)?|ora)\s+)?(?:sans|ohne|senza)\s+(?:(?:autres?|aucune|weitere|altr[ae]|alcuna)\s+)?(?:restrictions?|limitations?|(?:ein|be)schränkung(?:en)?|restrizion[ei]|limitazion[ei])$/iu;

/** How the entry came about, and no limit. */
const EX_OFFICIO =
  /^\((?:eintrag(?:ung)?\s|gelöscht\s|löschung\s|inscription\s|inscrite?\s|radiation\s|radiée?\s|iscrizione\s|cancellazione\s|iscritt[oa]\s)?(?:von amtes wegen|d['’]office|d['’]ufficio)\)$|^\((?:infolge|zufolge|wegen|par suite|à la suite|suite|a seguito|per)\s[^()]{4,40}\)$/iu;

/** Whether a signature's phrase goes on with words that say it is gone, and with nothing that restricts it. */
function isEnded(rest: string): boolean {
  const ended = rest.length < 80 ? ENDED.exec(rest) : null;
  return (
    ended !== null &&
    /^(?:(?:ist|sind|wurde|wurden|est|sont|a|ont|été|è|sono|stat[aeoi]|donc|somit|par|conséquent)\s+)*$/iu.test(
      rest.slice(0, ended.index),
    )
  );
}

/** Whether a stretch says that a signature is gone. */
export function endsSignature(text: string, { start, end }: Stretch): boolean {
  return end - start < 200 && ENDED.test(text.slice(start, end));
}

/** A signature as printed over the given stretch (its phrase, and the parts that restrict it). */
export function readSignature(text: string, stretch: Stretch): SignatureReading {
  const { lead, kind, restriction } = phraseOf(text.slice(stretch.start, stretch.end));
  const span = { start: stretch.start + lead, end: stretch.end };
  return { kind, text: valueOf(text, span), restriction, span };
}

/** A signature that a text says is gone, as it was: `sa procuration collective à deux est radiée` tells of a JOINT_PROCURATION_TWO until now. */
export function readFormerSignature(text: string, stretch: Stretch): SignatureReading {
  return { ...readSignature(text, stretch), kind: phraseOf(text.slice(stretch.start, stretch.end)).former };
}

/** A part after a signature that narrows it down: `beschränkt auf den Hauptsitz`, `toutefois pas entre eux`, `sauf avec X`. */
export const RESTRICTS =
  /^(?:(?:jedoch|aber|mais|toutefois|cependant|ma|però|tuttavia|limited)\b|beschränkt|beschraenkt|eingeschränkt|limit[ée]|limitat|ristrett|esclus[oa]|exclue?\b|à l'exclusion|unter ausschluss|nur\b|ausgenommen|ausser|mit ausnahme|sauf|excepté|à l'exception|hormis|tranne|eccetto|salvo|ad eccezione|avec (?:le|la|l'|un|une|les)\b|mit (?:dem|der|den|einem|einer)\b|con (?:il|la|l'|un|uno|una|i)\b|für (?:das|den|die)\b|pour (?:le|la|l'|les) (?:siège|succursale|affaires|établissement|ensemble)|per (?:la|il|le|gli)\b|restreint|wobei|dont\b.*\bobligatoirement|zusammen mit|gemeinsam mit|ensemble|(?:(?:désormais|maintenant|dorénavant)\s+)?pas (?:entre|avec)|non tra|nicht (?:unter|mit)|ni avec)/i;
