import { byCourt } from './courts.js';
import { beginsWithOffice, findRoles } from './roles.js';
import type { Stretch } from './text.js';

/** An office and, behind it or before it, the persons who come into it. */
export interface Appointed {
  heading: Stretch;
  body: Stretch;
  /** What the sentence says of them behind that. */
  rest?: Stretch;
}

const OFFICE_FIRST =
  /^(?:(?:zum|zur|zu|als)\s+)?(?:neue[rn]?\s+|le nouvel?\s+|la nouvelle\s+|nouvel(?:le)?\s+|(?:(?:il|la)\s+)?nuov[oa]\s+|l')?([^,;]{4,90}?)\s+(?:ist|sind|wurde|wurden|wird|werden|amte[tn]|amtier(?:t|en)|fungier(?:t|en)|zeichne[tn]|est|sont|è)\s+(?:(?:neu|nun|nunmehr|jetzt|weiterhin|désormais|maintenant|dorénavant|nouvellement|ora|adesso)\s+)?(?:(?:ernannt|gewählt|bestellt|bestimmt|eingesetzt|berufen)(?:\s+worden)?:?\s+(?=\p{Lu}))?(?:(?:die|der|das|la|le)\s+)?(?!remplac|sostituit|ersetzt|(?:stat[oa]|été)\s|durch\s)(?=\S)/iu;
/** `L'administration se compose de A, ..., et B, ...`. */
const COMPOSED =
  /^(?:l['’]|(?:le|la|der|die|das|il|lo)\s+)?(?:(?:nouve(?:l|lle|au)|neue[rs]?|nuov[oa])\s+)?([^,;:]{4,60}?)\s+(?:(?:est|se)\s+(?:(?:désormais|maintenant|nouvellement)\s+)?compos\p{L}+\s+(?:de\s+|d['’])|(?:setzt|setzen)\s+sich\s+(?:neu\s+|nun\s+)?zusammen\s+aus\s+|besteh(?:t|en)\s+(?:neu\s+|nun\s+)?aus\s+|(?:è|si)\s+(?:ora\s+)?compon?\p{L}+\s+(?:da\s+|di\s+))(?=\p{Lu})/iu;
/** `Est entré dans la société comme associé A`, `Entra nella società quale nuovo socio A`: the office stands right before the name. */
const ENTERED =
  /^(?:(?:est|sont)\s+entrée?s?(?:\s+dans\s+(?:la\s+\p{L}+|l['’]\p{L}+))?\s+(?:comme|en qualité d(?:e\s|['’])|en tant que)\s*|(?:entra|entrano|è\s+entrat[oa]|sono\s+entrat[ie])(?:\s+nella\s+\p{L}+)?\s+(?:quale|quali|come|in qualità di)\s+)(?:nouve(?:l|aux?|lles?|lle)\s+|nuov[oaie]\s+)?/iu;
/** `Quale liquidatore è stato designato A`, `En qualité de liquidateur a été nommé A`. */
const DESIGNATED =
  /^(?:quale|quali|come|in\s+qualità\s+di|comme|en\s+qualité\s+d(?:e\s|['’]))\s*(?:nuov[oaie]\s+|nouve(?:l|lle|aux|lles)\s+)?([^,;:]{4,60}?)\s+(?:(?:è|sono)\s+(?:stat[oaie]\s+)?(?:nominat|designat|elett|scelt)[oaie]|(?:(?:a|ont)\s+été|est|sont)\s+(?:nommée?s?|désignée?s?|élue?s?))\s*:?\s+(?=\S)/iu;
/** `Sono stati nominati procuratori con procura collettiva a due: A, ...`. */
const NAMED_COLON =
  /^(?:(?:a|ont)\s+été|est|sont|(?:è|sono)(?:\s+stat[oaie])?)\s+(?:nommée?s?|désignée?s?|élue?s?|nominat[oaie]|designat[oaie]|elett[oaie])\s+([^,;:]{4,90}?(?:,\s(?:avec|con)\s[^,;:]{8,60}?)?)\s*:\s+(?=\S)/iu;
/** `Die Liquidation wird durch A als Liquidator mit Einzelunterschrift durchgeführt`. */
const WOUND_UP =
  /^die\s+liquidation\s+wird\s+(?:unter\s+der\s+firma\s+[^;]{3,120}?\sin\s+(?:liquidation|liq\.)\s+)?(?:durch|von)\s+([^;:]{4,200}?),?\s+als\s+([^,;:]{4,80}?),?\s+(?:durchgeführt|besorgt|vorgenommen|vollzogen)$/iu;
/** `A été nommée curatrice de la société, au sens de l'art. 731b CO, A`. */
const NAMED_AS =
  /^(?:(?:a|ont)\s+été|est|sont|(?:è|sono)(?:\s+stat[oaie])?)\s+(?:nommée?s?|désignée?s?|élue?s?|instituée?s?|nominat[oaie]|designat[oaie]|elett[oaie])\s+(?:en\s+qualité\s+de\s+|en\s+qualité\s+d['’]|comme\s+|quale\s+|quali\s+)?(?=\p{Ll})/iu;
const OF_FIRM =
  /^(?:\s+(?:de\s+la|della|dell['’])\s*(?:société|fondation|association|società|fondazione|associazione))?(?:,?\s+(?:au\s+sens|ai\s+sensi)\s[^,;]{3,40})?\s*[,:]?\s+(?=\p{Lu}|\p{Ll}{2,5}\.)/u;
/** `Als Gesellschafter tritt ein A`. */
const STEPS_IN =
  /^(?:als\s+(?:neue[rs]?\s+)?([^,;:]{4,60}?)\s+(?:tritt|treten|trat|traten)\s+(?:neu\s+)?(?:in\s+die\s+\p{L}+\s+)?ein|(?:quale|quali|in\s+qualità\s+di|comme|en\s+qualité\s+d(?:e\s|['’]))\s*(?:nuov[oaie]\s+|nouve(?:l|lle|aux|lles)\s+)?(?<romance>[^,;:]{4,60}?)\s+(?:entra|entrano|è\s+entrat[oa]|sono\s+entrat[ie]|subentra|subentrano|est\s+entrée?|sont\s+entrée?s|entre|entrent)(?:\s+(?:nella|dans\s+la)\s+\p{L}+)?):?\s+/iu;
/** `Neu wurde in den Verwaltungsrat gewählt: A`, `Neu in den Vorstand gewählt wurde A`, `Ont été élus au conseil d'administration: A`. */
const ELECTED_INTO =
  /^(?:(?:neu|ferner|zusätzlich|weiter)\s+)?(?:(?:wurde|wurden|ist|sind|wird|werden)\s+)?(?:neu\s+)?in\s+(?:den|die|das)\s+([^,;:]{4,40}?)\s+(?:(?:wurde|wurden|ist|sind)\s+)?(?:neu\s+)?(?:gewählt|berufen|aufgenommen|eingetreten)(?:\s+(?:wurde|wurden|ist|sind|worden))?\s*:?\s+(?=\p{Lu})/iu;
const ELECTED_TO =
  /^(?:(?:a|ont)\s+été\s+(?:élue?s?|nommée?s?)\s+(?:au|à\s+la|à\s+l['’])|(?:sono\s+stat[ie]|è\s+stat[oa])\s+(?:nominat|elett)[oaie]\s+nel)\s*([^,;:]{4,40}?)\s*:\s+(?=\p{Lu})/iu;
/** `Entre au conseil d'administration A`, `Entrano nel comitato A e B`. */
const ENTERS_BODY =
  /^(?:[Ee]ntre|[Ee]ntrent|[Ee]ntra|[Ee]ntrano)\s+(?:également\s+|anche\s+|nouvellement\s+)?(?:au|dans\s+le|à\s+l['’]|nel|nella|nell['’])\s*((?:conseil|comité|administration|direction|gérance|consiglio|comitato|amministrazione|direzione)(?:\s(?:d['’](?:administration|amministrazione)|de\sfondation|di\sfondazione|de\sdirection))?)\s*:?\s+(?=\p{Lu})/u;
/** `A été élu en remplacement: A, de X, à Y, président`. */
const IN_PLACE_OF =
  /^(?:(?:a|ont)\s+été|est|sont|(?:è|sono)(?:\s+stat[oaie])?)\s+(?:nommée?s?|désignée?s?|élue?s?|nominat[oaie]|designat[oaie]|elett[oaie])\s+(?:en\s+(?:son\s+|leur\s+)?remplacement|à\s+(?:sa|leur)\s+place|in\s+(?:sua|loro)\s+(?:vece|sostituzione)|al\s+(?:suo|loro)\s+posto)\s*:\s+(?=\p{Lu})/iu;
/** `Neu gehören der Verwaltung an: A`. */
const BELONGS = /^(?:neu\s+)?gehör(?:t|en)\s+(?:neu\s+)?de[mr]\s+([^,;:]{4,40}?)\s+(?:neu\s+)?an\s*:?\s+(?=\p{Lu})/iu;
/** `Nouvel administrateur avec signature collective à deux A, de X, à Y`: the colon is missing. */
const WITHOUT_COLON =
  /^(?:[Nn]ouve(?:l|lle|au)|[Nn]eue[rs]?|[Nn]uov[oa])\s+(\p{Ll}[\p{Ll}\s'’-]{4,90}?)\s+(?=\p{Lu}[\p{L}'’-]+\s\p{Lu}[^,;:]{1,40},\s(?:(?:de|du|des|da|von)\s|d['’]))/u;
/** `Mit Entscheid vom ... wurde A, von X, in Y, zum Sachwalter ernannt`. */
const DECIDED =
  /^(?:mit|durch|laut|gemäss)\s+(?:\p{L}+\s+)?(?:entscheid|verfügung|urteil|beschluss)[^;:]{0,160}?\s(?:wurde|wird|wurden|werden|ist|sind)\s+(?=\p{Lu})([^;:]{4,200}?),?\s+(?:zu[mr]?|als)\s+([^,;:]{4,80}?)\s+(?:ernannt|eingesetzt|bestellt|bestimmt|gewählt)/iu;
/** `Par décision du ..., le juge a nommé A, de X, à Y, commissaire`. */
const NAMED_BY =
  /^par\s+(?:décision|jugement|ordonnance|prononcé)[^;:]{0,200}?\s(?:a|ont)\s+(?:nommé|désigné|institué)\s+(?=\p{Lu})([^;:]{4,200}?),?\s+(?:(?:en qualité d|comme\s+)(?:e\s+|['’])?)?([^,;:]{4,80})$/iu;

/** `La liquidation est opérée sous le nom: X en liquidation par A, de Y, à Z, nommé liquidateur`. */
export const LIQUIDATED_BY =
  /^la\s+liquidation\s+(?:est|sera)\s+opérée(?:[^;]{3,200}?\sen\s+liquidation,?)?\s+par\s+(?![^;]*\set\s+par\s)(?=\p{Lu}[^,;]{3,60},\s(?:(?:de|du|des)\s|d['’])|\p{Lu}[^,;]{2,80}\s\(CHE-[\d.]+\),\s(?:à|au|aux)\s)/iu;

/** `...; A gewählt`: what a clause ends with that began with the office. */
export function withoutParticiple(text: string, { start, end }: Stretch): Stretch {
  return { start, end: end - (APPOINTED_BEHIND.exec(text.slice(start, end))?.[0].length ?? 0) };
}

/** Whether a sentence that begins as no prose does is an appointment all the same. */
export function isDecided(raw: string): boolean {
  return (
    decision(raw) !== null ||
    byCourt(raw, { start: 0, end: raw.length }) !== null ||
    LIQUIDATED_BY.test(raw) ||
    WOUND_UP.test(raw)
  );
}

function decision(raw: string): RegExpExecArray | null {
  return raw.length < 1_000 ? (DECIDED.exec(raw) ?? NAMED_BY.exec(raw) ?? WOUND_UP.exec(raw)) : null;
}

/** `Zum Liquidator ist A, von X, in Y, ernannt` and its like: the office, and who comes into it; null where it is no such sentence. */
export function appointedIn(text: string, sentence: Stretch): Appointed | null {
  const raw = text.slice(sentence.start, sentence.end);
  for (const expression of [
    OFFICE_FIRST,
    DESIGNATED,
    COMPOSED,
    STEPS_IN,
    ELECTED_INTO,
    ELECTED_TO,
    BELONGS,
    ENTERS_BODY,
    WITHOUT_COLON,
    NAMED_COLON,
  ]) {
    const match = expression.exec(raw);
    const office = match && (match[1] ?? match.groups?.romance);
    if (!office || (expression === COMPOSED && OF_EACH.test(raw))) continue;
    if (!isOffice(office) && !(SIGNED.has(expression) && isOfficeSigning(office))) continue;
    const start = sentence.start + match[0].indexOf(office);
    const end = sentence.end - (APPOINTED_BEHIND.exec(raw)?.[0].length ?? 0);
    return {
      heading: { start, end: start + office.length },
      body: { start: sentence.start + match[0].length, end },
    };
  }
  return enteredAs(raw, sentence) ?? decided(text, raw, sentence);
}

/** `se compose de A et de B`: whether the second `de` is of the surname nobody can tell. */
const OF_EACH = /\scompos\p{L}+\s(?:de\s|d['’])[^;]*\s(?:et|ainsi que)\s(?:de\s|d['’])\p{Lu}/u;
/** Where the office may print its signature. */
const SIGNED: ReadonlySet<RegExp> = new Set([OFFICE_FIRST, WITHOUT_COLON, NAMED_COLON]);

/** What a sentence that begins with the office ends with. */
const APPOINTED_BEHIND = /,?\s+(?:ernannt|gewählt|bestellt|bestimmt|eingesetzt|nommée?s?|désignée?s?|élue?s?)$/iu;

function isOffice(printed: string): boolean {
  const words = printed.replace(PROVISIONAL, '');
  const roles = findRoles(words);
  return roles.at(-1)?.end === words.length && beginsWithOffice(words);
}

const PROVISIONAL =
  /^(?:ausserordentlich|amtlich|provisorisch|definitiv|kommissarisch|einstweilig|vorläufig|vorsorglich)e[rsnm]?\s+/iu;

/** `administrateur avec signature individuelle`. */
function isOfficeSigning(words: string): boolean {
  const holding = HOLDING.exec(words);
  if (holding && isOffice(words.slice(0, holding.index))) return true;
  const signing =
    /,?\s(?:avec|mit|con|ohne|sans|senza)\s+(?=[\p{Ll}\s]*(?:signature|procuration|unterschrift|prokura|zeichnungsber|firma|procura))/iu.exec(
      words,
    );
  return signing !== null && isOffice(words.slice(0, signing.index));
}

/** `Kommanditärin mit einer Kommanditsumme von CHF 5'000`. */
const HOLDING =
  /\s(?:mit|avec|con|pour)\s+(?:(?:einer|einem|une|una|un|je)\s+)?(?:[\d'’]+\s+)?(?:kommanditsumme|stamm(?:anteil|einlage)|commandite|parts?\s|quot[ae]\s)/iu;

/** `Mit Kollektivprokura zu zweien wird eingetragen: A`. */
const SIGNING_SO =
  /^(mit\s+(?:einzel|kollektiv)(?:unterschrift|prokura)(?:\s+zu\s+(?:zweien|dreien))?)\s+(?:wird|werden|wurden?|ist|sind)\s+(?:neu\s+)?eingetragen(?:\s+worden)?\s*:?\s+(?=\p{Lu})/iu;

function enteredAs(raw: string, sentence: Stretch): Appointed | null {
  const so = SIGNING_SO.exec(raw);
  if (so) return { heading: { start: sentence.start, end: sentence.start + so[1]!.length }, body: { start: sentence.start + so[0].length, end: sentence.end } }; // prettier-ignore
  const instead = IN_PLACE_OF.exec(raw)?.[0].length ?? 0;
  const after = sentence.start + instead;
  if (instead > 0) return { heading: { start: after, end: after }, body: { start: after, end: sentence.end } };
  const named = NAMED_AS.exec(raw);
  const lead = (named ?? ENTERED.exec(raw))?.[0].length ?? 0;
  const [office] = lead === 0 ? [] : findRoles(raw.slice(lead, lead + 80));
  if (office?.start !== 0) return null;
  const [start, end] = [sentence.start + lead, sentence.start + lead + office.end];
  const firm = named && OF_FIRM.exec(raw.slice(lead + office.end));
  if (named && !firm) return null;
  if (firm) return { heading: { start, end }, body: { start: end + firm[0].length, end: sentence.end } };
  return { heading: { start, end }, body: { start: end + (/^[\s:]*/.exec(raw.slice(lead + office.end))?.[0].length ?? 0), end: sentence.end } };
} // prettier-ignore

function decided(text: string, raw: string, sentence: Stretch): Appointed | null {
  const court = byCourt(text, sentence);
  if (court) return { heading: court.office, body: court.body, rest: court.rest };
  const match = decision(raw);
  if (!match) return null;
  const from = match[0].lastIndexOf(match[2]!);
  const at = match[0].lastIndexOf(match[1]!, from);
  const [office] = findRoles(match[2]!);
  if (office?.start !== 0 || at < 0) return null;
  const start = sentence.start + from;
  const signs = isOfficeSigning(match[2]!) ? match[2]!.length : office.end;
  return { heading: { start, end: start + signs }, body: { start: sentence.start + at, end: sentence.start + at + match[1]!.length }, rest: { start: sentence.start + match[0].length, end: sentence.end } };
} // prettier-ignore
