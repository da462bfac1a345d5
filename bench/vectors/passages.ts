import type { PassageChange } from '../../engines/vector/contract.js';

/** No model: vectors are random, since cost is measured, not meaning. */
export const MODEL = { id: 'random directions', dimensions: 384, hash: '0'.repeat(64) };

/** A notice of one passage of sixty words. */
export function changeOf(at: number): Extract<PassageChange, { kind: 'PUT' }> {
  const text = Array.from({ length: 60 }, (_, word) => wordOf(at * 7 + word * word)).join(' ');
  const id = `source ${at}`;
  const source = { id, kind: 'NOTICE', title: id, language: 'de', textHash: id, publicationDate: '2024-01-02', legalDate: '2024-01-02', knownFrom: '2024-01-02', scope: 'public' } as const; // prettier-ignore
  return { kind: 'PUT', source, passages: [{ id: `${id}#0`, span: { start: 0, end: text.length }, text, vector: direction(at) }] }; // prettier-ignore
}

export function wordOf(number: number): string {
  return `wort${number % 5_000}`;
}

/** A unit vector of equal numbers for equal seeds. */
export function direction(seed: number): Float32Array {
  let state = seed + 1;
  const numbers = Array.from({ length: MODEL.dimensions }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  });
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (value) => value / length);
}
