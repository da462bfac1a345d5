import { foldName, type Language } from '../../../core/index.js';
import type { Asked } from '../../slots.js';
import { bareOf, RELATIONS } from './lexicon/relations.js';
import { POSSESSIVES } from './read/possessed.js';
import type { Said } from './read/said.js';
import type { Reading, TaggedToken } from './read/tagging.js';

const BEFORE_NOUN: Record<Language, ReadonlySet<string>> = {
  de: new Set('der die das den dem des mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres besagte besagten zur zum vom beim'.split(' ')),
  fr: new Set('le la l du de mon ma notre ladite ledit'.split(' ')),
  it: new Set('il lo la l del della dell al alla mio mia nostro nostra sul sulla dal dalla'.split(' ')),
  en: new Set('the my our said that'.split(' ')),
}; // prettier-ignore

/**
 * `What capital has my supplier`, where an earlier turn about one firm called it so: that firm, whoever was spoken of since; of several firms none
 * of which was called so, nobody (null). Otherwise everything stands as it was.
 */
export function asCalled(asked: Asked, { tokens, language }: Reading, words: Said): { asked: Asked; words: Said } | null {
  const { recalled, focusUid } = asked;
  // `What capital has she? The landlord asks.`
  if (focusUid !== null || recalled.subjects.length === 0 || words.pronoun !== null) return { asked, words };
  const isNoun = (token: TaggedToken, at: number) => {
    const before = tokens[at - 1]?.folded ?? '';
    const led = BEFORE_NOUN[language].has(before) || POSSESSIVES[language].has(before);
    return led && !token.commaBefore && RELATIONS[language].test(token.folded);
  };
  const nouns = tokens.filter(isNoun);
  for (const noun of nouns) {
    const turn = recalled.calledIn.find(({ question }) => foldName(question).split(' ').some((word) => bareOf(word, language) === bareOf(noun.folded, language)));
    if (turn === undefined) continue;
    const { firm } = turn;
    const others = recalled.subjects.filter(({ uid }) => uid !== firm.uid);
    const outside = words.outside !== null && foldName(words.outside.text).split(' ').includes(noun.folded) ? null : words.outside;
    const unknown = words.unknown.filter((word) => foldName(word) !== noun.folded);
    const about = { ...recalled, subjects: [firm, ...others], current: 1, candidates: [], pending: false, listed: [], together: [] };
    return { asked: { ...asked, recalled: about }, words: { ...words, outside, unknown, unknownAsked: words.unknownAsked && unknown.length > 0, back: false, other: false } };
  }
  const firms = recalled.subjects.filter(({ kind }) => kind === 'COMPANY');
  return firms.length > 1 && nouns.some(({ folded }) => RELATIONS[language].test(folded)) ? null : { asked, words };
} // prettier-ignore
