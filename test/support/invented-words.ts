import type { RandomSource } from './random-source.js';

const ONSETS = [
  'b',
  'br',
  'd',
  'f',
  'fl',
  'g',
  'gr',
  'h',
  'k',
  'kl',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'sch',
  'st',
  't',
  'v',
  'w',
  'z',
];
const NUCLEI = ['a', 'e', 'i', 'o', 'u', 'ä', 'ö', 'ü', 'é', 'ei', 'au'];
const CODAS = ['', 'l', 'n', 'r', 's', 'ck', 'ld', 'rt', 'mm', 'tz'];
const SURNAME_ENDS = ['er', 'i', 'mann', 'oz', 'ini', 'ard', ''];
const GIVEN_ENDS = ['a', 'o', 'e', 'ine', 'ian', 'ette', ''];
const TRADES = [
  'Bau',
  'Treuhand',
  'Holding',
  'Immobilien',
  'Consulting',
  'Handels',
  'Technik',
  'Services',
  'Gastro',
  'Logistik',
];
const FORMS = ['AG', 'GmbH', 'SA', 'Sàrl', 'Sagl'];

function syllable(random: RandomSource): string {
  return random.pick(ONSETS) + random.pick(NUCLEI) + random.pick(CODAS);
}
function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Invented words: no name here is anybody's but by chance. */
export function inventedSurname(random: RandomSource): string {
  return capital(syllable(random) + (random.chance(0.6) ? syllable(random) : '') + random.pick(SURNAME_ENDS));
}
export function inventedGivenNames(random: RandomSource): string {
  const one = () => capital(syllable(random) + random.pick(GIVEN_ENDS));
  return random.chance(0.2) ? `${one()} ${one()}` : one();
}
export function inventedPlace(random: RandomSource): string {
  return capital(syllable(random)) + random.pick(['wil', 'ikon', 'berg', 'nens', 'asco', 'dorf']);
}
export function inventedFirm(random: RandomSource): string {
  const stem = capital(syllable(random) + syllable(random));
  return `${stem} ${random.chance(0.7) ? `${random.pick(TRADES)} ` : ''}${random.pick(FORMS)}`;
}
/** A notice's prose: `words` words from a vocabulary that grows slowly, as prose does. */
export function inventedProse(random: RandomSource, vocabulary: readonly string[], words: number): string {
  const text: string[] = [];
  for (let index = 0; index < words; index++) {
    const skewed = Math.floor(vocabulary.length * (random.below(10_000) / 10_000) ** 3);
    text.push(vocabulary[skewed] ?? 'und');
  }
  return text.join(' ');
}
export function inventedVocabulary(random: RandomSource, size: number): string[] {
  return Array.from({ length: size }, () => syllable(random) + (random.chance(0.7) ? syllable(random) : ''));
}
