import type { SignatureKind } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import type { Slot } from '../words/slots.js';

/** Ways to sign that a question names. */
export interface SignatureSaid {
  value: readonly SignatureKind[];
  text: string;
  /** Said by no more than `alone`. */
  adverb: boolean;
}

/** What else is said. */
interface Beside {
  signatures: SignatureSaid | null;
  measures: readonly { value: Measure }[];
  roles: readonly unknown[];
  topics: readonly unknown[];
}

/** What says the same kind more closely narrows it (`collective, of two`); another kind is asked for as well. */
export function signed({ kinds, adverb }: Extract<Slot, { type: 'SIGNATURE' }>, text: string, before: SignatureSaid | null): SignatureSaid | null {
  if (before === null) return { value: kinds, text, adverb };
  const both = before.value.filter((kind) => kinds.includes(kind));
  const value = both.length > 0 ? both : [...before.value, ...kinds];
  return { value, text: `${before.text} ${text}`, adverb: adverb && before.adverb };
} // prettier-ignore

/** `Alone` says how one signs where signing, or nothing else, is asked for. */
export function saysHow({ signatures, measures, roles, topics }: Beside): boolean {
  if (!signatures?.adverb) return true;
  return measures.length + roles.length + topics.length === 0 || measures.some(({ value }) => value === 'SIGNATORIES');
}
