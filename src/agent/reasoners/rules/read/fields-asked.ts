import { foldName } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Said } from './said-slots.js';
import { BESIDE } from './words/slots.js';

/** One value each. */
export const FIELDS: readonly Measure[] = [
  'ADDRESS',
  'PURPOSE',
  'CAPITAL',
  'STATUS',
  'LEGAL_FORM',
  'SEAT',
  'NAMES',
  'NUMBER',
];

/** What a firm does that is `active in`, is its purpose. */
const ACTIVE =
  /^(?:aktiv\w*|tatig|active?s?|actifs?|actives|acti[fv]e?s? dans(?: les deux)?|attiv[aoie]|operat\w+|opera|trading|in business)$/;

/** `Under which address does it run`: beside another value, no question of its own. */
const RUNS_ON = /^(?:lauft|laufen|lief|tourne|besteht|bestehen|existier\w*|exist\w*|esist\w*)$/;

/** Beside anything else that is asked for, no more than `legally`. */
const AS_LAW = /^(?:juridiquement|giuridicamente)$/;

export const isActive = (text: string) => ACTIVE.test(foldName(text));

/** `At what address is it domiciled?`: of the two the address is asked for. */
export const ADDRESSES = /adress|anschrift|indirizzo|^address|strasse|street/;
const DOMICILED =
  /domicili|^(?:base[de]e?|basata|etablie?|sise?|situee|located in|seated|is seated|con sede a|ha sede)$/;

export const isDomiciled = (text: string) => /domi[cz]ili\w*t|domicilied|domiciled/.test(foldName(text));

/** `At home where (full address, please)`. */
const AT_HOME = /(?:^| )(?:zu hause|zuhause|daheim|beheimatet|a la maison|di casa|at home)$/;
/** `The address of the registered office`, `domicile address`: one thing. */
const OFFICE =
  /^(?:commune|registered office|registered seat|domicile|siege|siege social|sede|sede legale|domizil|sitz)$/;

/** Measures that ask for something of their own. */
export function askedFor({ measures }: Said): Measure[] {
  const asked = measures.filter(({ value }) => !BESIDE.includes(value));
  const does = asked.some(({ value }) => value === 'PURPOSE');
  const addressed = measures.some(({ value, text }) => value === 'ADDRESS' && ADDRESSES.test(foldName(text)));
  const other = addressed || asked.some(({ value }) => value !== 'STATUS');
  const own = asked.filter(({ value, text }) => !(does && value === 'STATUS' && ACTIVE.test(foldName(text))) && !(other && value === 'STATUS' && RUNS_ON.test(foldName(text))) && !(addressed && value === 'SEAT' && [DOMICILED, OFFICE, AT_HOME].some((said) => said.test(foldName(text)))));
  const more = own.filter(({ value, text }) => !(value === 'LEGAL_FORM' && AS_LAW.test(foldName(text))));
  return [...new Set((more.length > 0 ? more : own).map(({ value }) => value))];
} // prettier-ignore

/** Values of a firm that are asked for at once: `purpose as well as capital`. */
export function fieldsAsked(words: Said): Measure[] {
  const asked = askedFor(words);
  return asked.every((measure) => FIELDS.includes(measure)) ? asked : [];
}
