/** `Is P Swiss?`, `P est-elle ressortissante tchèque ?`, `Hat P einen deutschen Pass?`: of which states, or of which town, somebody is a citizen. */
import type { Measure } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { onlyPersonTold } from '../learned/only-told.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';
import { saysOfWhichState } from '../read/words/citizens.js';

const PLAIN: readonly Measure[] = ['DOSSIER', 'IDENTIFY', 'ORIGIN'];
const CITIZEN =
  /^(?:(?:schweizer|doppel)?burger(?:in(?:nen)?)?|staatsburger(?:in(?:nen)?)?|staatsangehorige[nr]?|citizens?|nationals?|ressortissante?s?|citoyen(?:ne)?s?|cittadin[aeio]|pass|passports?|passeports?|passaport[io])$/;
const WHO = /^(?:wer|wen|wem|who|whom|qui|chi|which|welche[rnsm]?|quel(?:le)?s?|qual[ei]?)$/;
const IS = /^(?:is|was|ist|war|hat|has|have|does|holds?|est|etait|a|e|era|ha)$/;
/** A pass is of a state where one is named beside it. */
const PASS = /^pas/;

/** As said, but where a word behind the name says of what state she is. */
export function ofCitizenship(words: Said, reading: Reading, names: readonly NamedInQuestion[], asked: Asked): Said {
  const { measures, roles, topics, counting, times, when } = words;
  const more = roles.length + topics.length + times.length > 0 || counting !== null || when || words.people || words.companies;
  if (more || measures.some(({ value }) => !PLAIN.includes(value))) return words;
  if (!isPerson(names, words, asked)) return words;
  const { tokens } = reading;
  const isOutside = (at: number) => names.every(({ start, end }) => at < start || end <= at);
  const outside = tokens.filter((_, at) => isOutside(at));
  if (!outside.some(({ folded }) => IS.test(folded)) || outside.some(({ folded }) => WHO.test(folded))) return words;
  const behind = tokens.slice(Math.max(0, ...names.map(({ end }) => end)));
  // A citizen of that state, and not her wife, her language or a firm of hers.
  const said = behind.filter((token, at) => CITIZEN.test(token.folded) || (saysOfWhichState(token) && CITIZEN.test(behind[at + 1]?.folded ?? 'citizen')));
  if (!said.some(({ folded }) => !PASS.test(folded))) return words;
  const isSaid = (word: string) => said.some(({ text, folded }) => text === word || folded === word);
  const { place, readAs } = words;
  if (words.outside !== null && !isSaid(words.outside.text)) return words;
  const unknown = words.unknown.filter((word) => !isSaid(word));
  return {
    ...words,
    measures: [{ value: 'ORIGIN', text: said[0]!.text }],
    outside: null,
    unknown,
    unknownAsked: words.unknownAsked && unknown.length > 0,
    place: place !== null && isSaid(place.text) ? null : place,
    readAs: readAs.filter(({ text }) => !isSaid(text)),
  };
} // prettier-ignore

function isPerson(names: readonly NamedInQuestion[], { pronoun }: Said, asked: Asked): boolean {
  const [only, another] = names;
  // Who is her own firm is a person all the same.
  if (only !== undefined) return another === undefined && (only.found === 'NAME' ? only.hits : only.hits.slice(0, 1)).some(({ kind }) => kind === 'PERSON'); // prettier-ignore
  const { subjects, current } = asked.recalled;
  const spoken = subjects.slice(0, Math.max(1, current));
  const told = onlyPersonTold(asked) !== null || (spoken.length === 1 && spoken[0]!.kind === 'PERSON');
  return told && pronoun !== null && pronoun.of !== 'COMPANY';
}
