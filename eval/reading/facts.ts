/** Reads dates, amounts, roles, signatures and states out of a sentence, with words of its own: none are the agent's. */
import type { FirmStatus, IsoDate, Role, SignatureKind } from '../../src/core/index.js';
import { BOARD } from '../truth.js';
import { MONTH_NUMBERS } from '../slots.js';

const two = (value: number | string) => String(value).padStart(2, '0');
const MONTH = [...MONTH_NUMBERS.keys()].join('|');
const WRITTEN = new RegExp(`(\\d{1,2})(?:\\.|er|°|º|st|nd|rd|th)?\\s+(${MONTH})\\s+(\\d{4})`, 'giu');
const ENGLISH = new RegExp(`(${MONTH})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})`, 'giu');

export interface DateRead {
  day: IsoDate;
  from: number;
}

/** All dates, in the order in which they stand. */
export function datesIn(text: string): DateRead[] {
  const found: DateRead[] = [];
  const add = (index: number, year: string, month: number | string, date: string) => void found.push({ day: `${year}-${two(month)}-${two(date)}`, from: index }); // prettier-ignore
  for (const one of text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)) add(one.index, one[1]!, one[2]!, one[3]!);
  for (const one of text.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g)) add(one.index, one[3]!, one[2]!, one[1]!);
  for (const one of text.matchAll(WRITTEN)) add(one.index, one[3]!, MONTH_NUMBERS.get(one[2]!.toLowerCase())!, one[1]!);
  for (const one of text.matchAll(ENGLISH)) add(one.index, one[3]!, MONTH_NUMBERS.get(one[1]!.toLowerCase())!, one[2]!);
  return found.sort((left, right) => left.from - right.from);
}

const AMOUNT = /\b(CHF|EUR|USD|GBP)\s?(\d[\d'’.,\u00a0\u202f ]*\d|\d)|(\d[\d'’.,\u00a0\u202f ]*\d|\d)\s?(CHF|EUR|USD|GBP)\b/g; // prettier-ignore

export function amountsIn(text: string): { amount: number; currency: string }[] {
  return [...text.matchAll(AMOUNT)].map((one) => ({
    amount: Number((one[2] ?? one[3])!.replace(/[.,]\d{2}$/, '').replace(/\D/g, '')),
    currency: (one[1] ?? one[4])!,
  }));
}

/** Whole numbers that are no part of a date, an amount or a register number. */
export function countsIn(text: string): number[] {
  const bare = text
    .replace(WRITTEN, ' ').replace(ENGLISH, ' ').replace(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g, ' ')
    .replace(/CHE[-\d.]+|\bCH\d+/g, ' ').replace(AMOUNT, ' '); // prettier-ignore
  return [...bare.matchAll(/(?<![\p{L}\d])\d{1,3}(?:['’]\d{3})+(?!\d)|(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)].map(([digits]) => Number(digits.replace(/\D/g, ''))); // prettier-ignore
}

type Pattern<T> = readonly [words: RegExp, means: readonly T[]];

/** Tried in turn; what one has read is gone for the next, so that a vice president is no president. */
function read<T>(text: string, patterns: readonly Pattern<T>[]): (readonly T[])[] {
  let rest = text.toLowerCase();
  const found: (readonly T[])[] = [];
  for (const [words, means] of patterns) {
    const without = rest.replace(words, ' ');
    if (without !== rest && means.length > 0) found.push(means);
    rest = without;
  }
  return found;
}

const HEADS: readonly Role[] = ['BOARD_PRESIDENT', 'MANAGERS_CHAIR', 'MANAGEMENT_CHAIR', 'HONORARY_PRESIDENT'];
const ROLE_WORDS: readonly Pattern<Role>[] = [
  [/(mit|avec|con|with)\s+(dem|der|le|la|il|the)\s+pr(ä|é|e)sident\p{L}*/gu, []],
  [/vi[zc]e[- ]?pr(ä|é|e)sident\p{L}*|vice[- ]?chair\p{L}*/gu, ['BOARD_VICE_PRESIDENT']],
  [/pr(ä|é|e)sident\p{L}*|\bchair\p{L}*|vorsitz\p{L}*|pr(ä|é|e)sidium|présidence|presidenza/gu, HEADS],
  [/delegiert\p{L}*|délégué\p{L}*|delegat[oa]\b|\bdelegate\b/gu, ['BOARD_DELEGATE']],
  [/kassier\p{L}*|tr(é|e)sor(i|er)\p{L}+|cassier\p{L}*|treasurer/gu, ['BOARD_TREASURER']],
  [/leiter\p{L}* der zweigniederlassung|responsable de la succursale|responsabile della succursale|branch manager|leitung der zweigniederlassung/gu, ['BRANCH_MANAGER']],
  [/gesch(ä|ae)ftsf(ü|ue)hr\p{L}*|gérant\p{L}*|gérance|gerent\p{L}*|gerenza|managing (director|officer)s?|\bmanagers?\b/gu, ['MANAGER', 'MANAGERS_CHAIR', 'BRANCH_MANAGER']],
  [/gesch(ä|ae)ftsleitung|direzione|\bdirection\b|management/gu, ['MANAGEMENT_MEMBER', 'MANAGEMENT_CHAIR', 'DIRECTOR', 'VICE_DIRECTOR', 'BRANCH_MANAGER']],
  [/vi[zc]edire\p{L}*|sous-direct\p{L}*|vice[- ]director/gu, ['VICE_DIRECTOR']],
  [/\bdirekt(or|ion)\p{L}*|direct(eur|rice)\p{L}*|dirett(ore|rice)\p{L}*|board of directors|\bdirector\b/gu, ['DIRECTOR', 'BRANCH_MANAGER', ...BOARD]],
  [/gesellschafter\p{L}*|\bassoci(é|e)\p{L}*|\bsoci[oae]?\b|\bpartners?\b/gu, ['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER']],
  [/inhaber\p{L}*|titulaire|titolare|\bowner|proprietor\b/gu, ['OWNER']],
  [/li[qk]uidat(or|eur|rice|ore)\p{L}*/gu, ['LIQUIDATOR']],
  [/revisionsstelle|organe de révision|ufficio di revisione|\bauditors?\b/gu, ['AUDITOR']],
  [/verwaltungsr(a|ä)t\p{L}*|administrat(eur|rice)\p{L}*|amministrat(ore|rice)\p{L}*|\bboard\b|stiftungsrat\p{L}*|vorstand\p{L}*|conseil d|consiglio d|\bcomit(é|ato)(?!\p{L})|\bcommittee\b|einziges mitglied/gu, BOARD],
  // A cooperative's (OR 894), and where the form's organ is called by no other name.
  [/\b(verwaltung|administration|amministrazione)\b(?! (of|de|der|des|del|della)\b)|supreme body|organe suprême|organo supremo|oberstes organ/gu, BOARD],
]; // prettier-ignore

/** Each role word as the roles it may mean. */
export const rolesIn = (text: string): (readonly Role[])[] => read(text, ROLE_WORDS);

const SIGNATURE_WORDS: readonly Pattern<SignatureKind>[] = [
  [/einzelprokura|procuration individuelle|procura individuale|(sole|single|individual) procuration/gu, ['SOLE_PROCURATION']],
  [/kollektivprokura|procuration collective|procura collettiva|(joint|collective) procuration/gu, ['JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER']],
  [/ohne (zeichnungsberechtigung|unterschrift)|sans (droit de )?signature|senza (diritto di )?firma|(without|no) (signatory|signing|signature)[^,;]*/gu, ['NONE']],
  [/kollektivunterschrift|signature collective|firma collettiva|(joint|collective) signature\p{L}*|signs? jointly/gu, ['JOINT_TWO', 'JOINT_THREE', 'JOINT_OTHER']],
  [/einzelunterschrift|signature individuelle|firma individuale|(sole|single|individual) signature|signs? alone/gu, ['SOLE']],
]; // prettier-ignore

export const signaturesIn = (text: string): (readonly SignatureKind[])[] => read(text, SIGNATURE_WORDS);

const STATUS_WORDS: readonly Pattern<FirmStatus>[] = [
  [/gelöscht|radié\p{L}*|radiat[ao]\b|cancellat[ao]\b|deleted|struck off|dissolved and deleted/gu, ['DELETED']],
  [/konkurs\p{L}*|faillite|fallit[ao]\b|fallimento|bankrupt\p{L}*/gu, ['BANKRUPT']],
  [/in liquidation|en liquidation|in liquidazione|aufgelöst|dissoute|sciolta|being wound up/gu, ['IN_LIQUIDATION']],
  [/\baktiv\b|\bacti(f|ve)\b|\battiv[ao]\b|\bin business\b/gu, ['ACTIVE']],
]; // prettier-ignore

export const statusesIn = (text: string): (readonly FirmStatus[])[] => read(text, STATUS_WORDS);

/** For comparing values: case, accents' encoding, kinds of quotes and spaces do not matter. */
export const comparable = (text: string): string =>
  ` ${text.normalize('NFC').toLowerCase().replace(/[’`´]/g, "'").replace(/[^\p{L}\p{N}'&]+/gu, ' ').trim()} `; // prettier-ignore
