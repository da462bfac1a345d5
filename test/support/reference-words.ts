import { foldName } from '../../src/core/index.js';

/** The words asked for follow on each other in the address; every street of the random firms is a Strasse. */
export function liesAt(address: string, asked: string): boolean {
  const [own, wanted] = [address, asked].map((text) => foldName(text).split(' ').map((word) => withoutPairs(word).replace(/^str$/, 'strasse')));
  return own!.some((_, at) => wanted!.every((word, nth) => own![at + nth] === word));
} // prettier-ignore

/** Every word asked for begins a word of the purpose. */
export function saysSo(purpose: string, asked: string): boolean {
  const told = foldName(purpose).split(' ').map(withoutPairs);
  return foldName(asked)
    .split(' ')
    .map(withoutPairs)
    .every((word) => told.some((own) => own.startsWith(word)));
}

const withoutPairs = (word: string) => word.replace(/([aou])e/g, '$1');
