/** What no answer prints, and what of a question is neither searched for nor shown to a model. */

/** AHV numbers (13 digits, EAN-13) and IBANs (mod 97): of people's own affairs, and in no register. */
const NUMBERS = /(?<![\p{L}\p{N}])(?:756[.\s]?\d{4}[.\s]?\d{4}[.\s]?\d{2}|[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?)(?![\p{L}\p{N}])/gu; // prettier-ignore
/** Addresses of the web, with a scheme, as a link's target, or bare (P1's rules of synthesis). */
const ADDRESS = /\b(?:https?|ftp|file|data|javascript|mailto):\/{0,2}\S|\]\(\s*(?:[a-z]+:|\/\/|www\.)/iu;
/** Words that only hurt; German, French, Italian, English. Whole words: names of firms and people may hold their letters. */
const HURTING = /(?<![\p{L}\p{N}])(?:arschl[oö]ch\p{L}*|wichser\p{L}*|hurens[oö]hne?|fotzen?|missgeburt\p{L}*|verpiss\p{L}*|connard\p{L}*|connasse\p{L}*|encul[ée]\p{L}*|salope\p{L}*|fils de pute|nique ta|stronz[oaie]|vaffanculo|figli[oa] di puttana|coglion[ei]|troia|fuck\p{L}*|motherfuck\p{L}*|asshole\p{L}*|cunts?|son of a bitch)(?![\p{L}\p{N}])/iu; // prettier-ignore

export interface Fault {
  rule: 'WEB_ADDRESS' | 'PERSONAL_NUMBER' | 'TOXIC';
  because: string;
}

/** The question without people's own numbers, and what was found in it. What hurts stays: whoever is asked about is found all the same. */
export function guardedQuestion(question: string): { question: string; found: Fault[] } {
  const found: Fault[] = [];
  const guarded = question.replace(NUMBERS, (number) => (isPersonal(number) ? ' '.repeat(number.length) : number));
  if (guarded !== question)
    found.push({ rule: 'PERSONAL_NUMBER', because: 'a personal number in the question is neither searched for nor shown to a model' }); // prettier-ignore
  if (HURTING.test(question)) found.push({ rule: 'TOXIC', because: 'words that only hurt are not repeated' });
  return { question: guarded, found };
}

/** Why a sentence is not said; null: it may be. `cites`: it tells what a notice prints, whose words are evidence. */
export function faultOfSentence(text: string, cites: boolean): Fault | null {
  if (ADDRESS.test(text)) return { rule: 'WEB_ADDRESS', because: 'it prints a web address' };
  if ([...text.matchAll(NUMBERS)].some(([number]) => isPersonal(number)))
    return { rule: 'PERSONAL_NUMBER', because: 'it prints a personal number' };
  return !cites && HURTING.test(text) ? { rule: 'TOXIC', because: 'it repeats words that only hurt' } : null;
}

function isPersonal(written: string): boolean {
  const number = written.replace(/[.\s]/g, '');
  if (!/^756/.test(number)) return isIban(number);
  const sum = [...number].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function isIban(number: string): boolean {
  const digits = [...`${number.slice(4)}${number.slice(0, 4)}`].map((sign) => parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
