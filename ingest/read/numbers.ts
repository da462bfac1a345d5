import {
  aroundNumbers, compareNumbers, numberKey, numbersMeant, OLD_NUMBER, UID, type FirmNumber, type FirmReference, type NumberMeant, type Span,
} from '../../src/core/index.js'; // prettier-ignore
import type { Draft } from './draft.js';

/** The part of a reference that is its numbers. */
export type Numbers = Pick<FirmReference, 'uid' | 'uidValid' | 'oldNumber' | 'numbers'>;
export const NO_NUMBERS: Numbers = { uid: null, uidValid: false, oldNumber: null };

/** Numbers as the prose of notices prints them. */
export const PRINTED_NUMBERS = aroundNumbers(({ printedLoosely }) => new RegExp(printedLoosely, 'gu'));
export const PRINTED_FIRST = aroundNumbers(({ printedLoosely }) => new RegExp(`^${printedLoosely}`, 'u'));

/** No register office has the number 007: older data fills numbers that were not printed with it, another for each notice. */
export function knownOffice(oldNumber: string | null): string | null {
  return oldNumber?.startsWith('CH007') ? null : oldNumber;
}

/** A number in prose, beside those that are known: the first of each scheme counts. One that several schemes may mean is nobody's. */
export function withPrinted(draft: Draft, known: Numbers, printed: string, span: Span): Numbers {
  const [meant, ...others] = numbersMeant(printed);
  if (others.length > 0) return known;
  if (meant === undefined) {
    draft.warn('NO_REGISTER_NUMBER', `not a firm number: ${printed.slice(0, 40)}`, span);
    return known;
  }
  return known.numbers?.some(({ scheme }) => scheme === meant.scheme) ? known : withNumber(draft, known, meant, span);
}

/** Numbers of a block of fields: `numbers: [{ scheme, number }]`, for schemes that have no field of their own. Two of one scheme are both the firm's. */
export function withFields(draft: Draft, known: Numbers, path: string): Numbers {
  return draft.fields.repeated(path, ['scheme', 'number']).reduce((numbers, each) => {
    const [scheme, printed] = [draft.fields.value(`${each}.scheme`), draft.fields.get(`${each}.number`)];
    const meant = numbersMeant(printed?.value ?? '').find((one) => one.scheme === scheme);
    if (meant !== undefined && printed !== undefined) return withNumber(draft, numbers, meant, printed.span);
    draft.warn('NO_REGISTER_NUMBER', `no number of ${scheme ?? 'any scheme'}: ${printed?.value.slice(0, 40)}`, printed?.span ?? null); // prettier-ignore
    return numbers;
  }, known);
}

function withNumber(draft: Draft, known: Numbers, { scheme, value, holds }: NumberMeant, span: Span): Numbers {
  if (scheme === UID) return known.uid === null ? { ...known, ...draft.uid(value, span) } : known;
  if (!holds) {
    draft.warn('BAD_CHECK_DIGIT', `the check digit of ${value} is wrong`, span);
    return known;
  }
  if (scheme === OLD_NUMBER) return known.oldNumber === null ? { ...known, oldNumber: knownOffice(value) } : known;
  const numbers = known.numbers ?? [];
  if (numbers.some((one) => one.scheme === scheme && one.value === value)) return known;
  return { ...known, numbers: [...numbers, { scheme, value }].sort(compareNumbers) };
}

/** Whether two references share a number; the check digit is not asked for. */
export function sharesNumber(a: Numbers, b: Numbers): boolean {
  const theirs = keysOf(b);
  return keysOf(a).some((key) => theirs.includes(key));
}

export const holdsNumber = (one: Numbers): boolean => keysOf(one).length > 0;

/** Of any scheme, those that do not hold too. */
function keysOf({ uid, oldNumber, numbers = [] }: Numbers): string[] {
  const own: FirmNumber[] = [];
  if (uid !== null) own.push({ scheme: UID, value: uid });
  if (oldNumber !== null) own.push({ scheme: OLD_NUMBER, value: oldNumber });
  return [...own, ...numbers].map(numberKey);
}
