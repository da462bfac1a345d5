import { MANY_TEXTS, remembered } from '../../src/core/index.js';

/** Ways of writing one sound that clerks exchange; vowels stay. */
const SOUNDS: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th|dt/g, 't'],
  [/tz/g, 'z'],
  [/ck|c(?=[aokultr]|$)/g, 'k'],
  [/y/g, 'i'],
  [/ai/g, 'ei'],
  [/ie/g, 'i'],
  [/(.)\1+/gu, '$1'],
];

/** One spelling for what sounds alike: `Meier`, `Meyer` and `Maier` share it, as do `Christof` and `Christoph`; `Maria` and `Mario` do not. */
export const soundForm = remembered(
  (token) => SOUNDS.reduce((form, [written, sound]) => form.replace(written, sound), token),
  MANY_TEXTS,
);

/**
 * A coarser key: consonants only, the hard and the soft alike. It only decides who is compared, never who is the same, and takes in
 * every {@link soundForm} and either way of writing an umlaut.
 */
export const skeleton = remembered((token) => {
  const hard = soundForm(token)
    .replace(/sch|sh|z|x/g, 's')
    .replace(/[cqg]/g, 'k')
    .replace(/d/g, 't')
    .replace(/[vwb]/g, 'f')
    .replace(/p/g, 'f')
    .replace(/h/g, '');
  const consonants = hard.replace(/[aeiouyj]+/g, '').replace(/(.)\1+/gu, '$1');
  return /^[aeiouyj]/.test(hard) ? `a${consonants}` : consonants;
}, MANY_TEXTS);
