import { legalFormInName, parseLegalForm } from '../../../../../core/index.js';

/** How people begin a letter; whom they write it to; and what ends that line. */
const GREETING =
  /^\s*(?:sehr geehrter?s?|geschätzter?s?|werter?|lieber?s?|guten (?:tag|morgen|abend)|grüezi|hallo|bonjour|bonsoir|chère?|madame|monsieur|buongiorno|buonasera|egregio|gentile|gentilissim[ao]|spettabile|cara|caro|dear|hello|hi|good (?:morning|afternoon|evening))(?![\p{L}\p{N}])/iu;
const ADDRESSED =
  /^(?:[ ,]+(?:alle|zusammen|miteinander|und|et|e|and|or|madame|monsieur|maître|signor[aei]?|signore|dott\.?|avv\.?|team|sir|madam|all|everyone|\p{Lu}[\p{L}.’'-]*)){0,6}\s*$/u;
const LINE_END = /(?:[,!:][^\S\n]*\n|[^\S\n]*\n[^\S\n]*\n)/u;
/** How people end one, at the beginning of a sentence or of a line. */
const CLOSING = [
  String.raw`(?:(?:vielen|besten|herzlichen)? ?dank und |danke und |merci und )?(?:mit )?(?:(?:sehr )?freundlich\p{L}*|best\p{L}*|herzlich\p{L}*|lieb\p{L}*|schön\p{L}*|viele) gr[üu](?:ss|ß)\p{L}*`,
  String.raw`gr[üu](?:ss|ß)e?|gruss|hochachtungsvoll|(?:mfg|lg|vg)(?=[\s,.!]*(?:\p{L}[\p{L}.-]*)?[\s.!]*$)`,
  String.raw`(?:bien )?cordialement|bien à vous|amicalement|(?:avec mes |mes |nos )?(?:meilleures|sincères|cordiales) salutations|salutations(?: (?:distinguées|cordiales))?|(?:veuillez|je vous prie d['’])\s?(?:agréer|recevoir)`,
  String.raw`(?:cordiali|distinti|cari|tanti|migliori) saluti|saluti|cordialmente|un (?:cordiale |caro )?saluto`,
  String.raw`(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many thanks and|thanks and)(?: (?:kind|best))? regards|regards|(?:yours )?(?:sincerely|faithfully|truly)|best wishes|all the best`,
].join('|');
const ENDS = new RegExp(String.raw`(?:\n[^\S\n]*|[.?!…]\s+)(?=(?:${CLOSING})(?![\p{L}\p{N}]))`, 'giu');
/** `Thanks,` in a line of its own, and a name in the last. */
const THANKS =
  /\n[^\S\n]*(?=(?:danke|vielen dank|besten dank|merci|grazie|thanks|thank you|many thanks)(?![\p{L}\p{N}])[^\n?]{0,40}\n\s*\P{N}{2,40}$)/giu;
const MOST_OF_SIGNATURE = 400;
const MOST_IN_LINE = 60;

/** So long a line was broken for its length, whatever begins the next one. */
const LEAST_BROKEN = 48;
/** An article, a preposition. */
const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}{1,4}$/u;
/** Marks behind which the next line is a sentence, a heading's text or an item of its own. */
const STOPS = /[.?!:;…|]$/u;
const ITEM = /^(?:\d{1,2}[.)]\s|\p{L}\)\s|[-–—•*>])/u;

const blank = (text: string): string =>
  text.replace(/[^\n]/gu, (letter) => ' '.repeat(letter.length)).replaceAll('\n', ' ');

/**
 * A question as one writes it into a letter or a mail, without how these begin and end, and with the lines in one that were broken inside of a sentence.
 * Each character stays in its place: what is left out is blanks.
 */
export function withoutLetter(question: string): string {
  if (!/\n|[.?!…]\s/u.test(question)) return question;
  const text = question.replace(/\r\n?/gu, (end) => (end.length === 2 ? ' \n' : '\n'));
  const head = salutation(text);
  return inOneLine(blank(text.slice(0, head)) + unsigned(text.slice(head)));
}

/** Where a line that only greets ends: it has capitals but for a few words, and no firm in it. 0: there is none, or nothing behind it. */
function salutation(text: string): number {
  const greeting = GREETING.exec(text);
  const end = greeting === null ? null : LINE_END.exec(text);
  if (greeting === null || end === null) return 0;
  const [first, whole] = [text.slice(0, end.index), end.index + end[0].length];
  const greets = ADDRESSED.test(first.slice(greeting[0].length)) && legalFormInName(first) === null;
  return greets && text.slice(whole).trim() !== '' ? whole : 0;
}

function unsigned(text: string): string {
  for (const ending of [ENDS, THANKS])
    for (const match of text.matchAll(ending)) {
      const at = match.index + match[0].length;
      const [before, signature] = [text.slice(0, at), text.slice(at)];
      const inLine = !match[0].includes('\n');
      if (before.trim() === '' || signature.includes('?') || signature.length > (inLine ? MOST_IN_LINE : MOST_OF_SIGNATURE)) continue;
      return before + blank(signature);
    }
  return text;
} // prettier-ignore

function inOneLine(text: string): string {
  const lines = text.split('\n');
  return lines.reduce((before, line, at) => `${before}${at > 0 && goesOn(lines[at - 1]!, line) ? ' ' : '\n'}${line}`);
}

/** Whether a line goes on with the sentence of the one before it. */
function goesOn(before: string, line: string): boolean {
  const [ended, begun] = [before.trim(), line.trim()];
  if (ended === '' || begun === '' || STOPS.test(ended) || ITEM.test(begun)) return false;
  if (/^[\p{Ll}\p{N}&(«„"“]/u.test(begun) || ended.endsWith(',')) return true;
  return (
    ended.length >= LEAST_BROKEN ||
    SMALL_WORD.test(ended) ||
    parseLegalForm(/^[\p{L}.]+/u.exec(begun)?.[0] ?? '') !== null
  );
}
