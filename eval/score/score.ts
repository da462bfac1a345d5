import type { Expectation } from '../expectation.js';
import { amountsIn, rolesIn } from '../reading/facts.js';
import type { AnswerRead } from '../reading/answer.js';
import type { Named, NameIndex } from '../reading/names.js';
import type { Truth } from '../truth.js';
import { found, inOrder } from './found.js';
import { inventedIn, told, trueByItself, type Told } from './told.js';

export interface Verdict {
  /** What was asked for, all of it, and nothing else. */
  exact: boolean;
  /** Something of what was asked for, nothing wrong. */
  partial: boolean;
  /** Names of people and firms whom the truth does not allow in an answer to this question. */
  wrong: string[];
  /** Facts stated that the truth does not contain. */
  invented: string[];
  missing: number;
  /** True, or not decided, but not asked for. */
  extra: string[];
  /** Null where an answer is expected. */
  recognised: boolean | null;
  /** Null where the question has no one subject. */
  subjectRight: boolean | null;
}

/** Judges an answer by the simulator's truth alone. `index` finds everybody the world knows, expected or not. */
export function score(expected: Expectation, answer: AnswerRead, truth: Truth, index: NameIndex): Verdict {
  const asserted =
    answer.outcome === 'DISAMBIGUATION' ? [] : answer.sentences.filter(({ absent, suggests }) => !absent && !suggests);
  const sentences = asserted.map(({ text }) => told(text, index, expected));
  const { wrong, extra } = judgeNames(expected, sentences, truth);
  const verdict: Verdict = {
    exact: false,
    partial: false,
    wrong,
    extra: [...extra, ...unasked(expected, sentences)],
    invented: sentences.flatMap((one) => inventedIn(one, expected, truth)),
    missing: 0,
    recognised: null,
    subjectRight: expected.subject === null ? null : answer.subjects[0] === expected.subject.id,
  };
  switch (expected.outcome) {
    case 'NOTHING':
      return judgeNothing(verdict, answer);
    case 'CHOICE':
      return judgeChoice(verdict, expected, answer);
    case 'ANSWER':
      return judgeAnswer(verdict, expected, answer, sentences, index);
  }
}

const clean = ({ wrong, invented }: Verdict) => wrong.length === 0 && invented.length === 0;

function judgeAnswer(
  verdict: Verdict,
  expected: Expectation,
  answer: AnswerRead,
  sentences: readonly Told[],
  index: NameIndex,
): Verdict {
  // prettier-ignore
  if (answer.outcome === 'DISAMBIGUATION') {
    const asks = expected.mayAsk && expected.subject !== null && answer.candidates.includes(expected.subject.id);
    return { ...verdict, exact: asks, missing: asks ? 0 : expected.items.length, subjectRight: asks ? null : verdict.subjectRight }; // prettier-ignore
  }
  const there = expected.items.filter((item) => found(item, sentences, index, expected)).length;
  const missing = expected.items.length - there;
  const exact = missing === 0 && verdict.extra.length === 0 && clean(verdict) && inOrder(expected, sentences);
  return { ...verdict, missing, exact, partial: !exact && there > 0 && clean(verdict) };
}

/** Namesakes: all of them, to choose from. An answer about one of them is a guess. */
function judgeChoice(verdict: Verdict, expected: Expectation, answer: AnswerRead): Verdict {
  const ids = expected.items.flatMap((item) => (item.type === 'PERSON' ? [item.id] : []));
  const missing = ids.filter((id) => !answer.candidates.includes(id)).length;
  const guessed = answer.outcome === 'ANSWERED';
  return {
    ...verdict,
    missing,
    wrong: guessed ? ['a guess among namesakes'] : [],
    invented: guessed ? verdict.invented : [],
    exact: answer.outcome === 'DISAMBIGUATION' && missing === 0,
    partial: answer.outcome === 'DISAMBIGUATION' && missing > 0 && missing < ids.length,
  };
}

const SAYS_SO = new Set(['NOT_IN_REGISTER', 'NOT_UNDERSTOOD', 'REFUSED']);

function judgeNothing(verdict: Verdict, answer: AnswerRead): Verdict {
  const said = SAYS_SO.has(answer.outcome ?? '') || answer.sentences.some(({ absent, empty }) => absent || empty);
  return { ...verdict, recognised: said, exact: said && clean(verdict) };
}

/** Hedged words: two records that may be one person, which is never said for sure. */
const UNDECIDED = /möglich|vielleicht|könnte|nicht entschieden|peut-être|possible|pourrait|forse|potrebbe|possibil|undecided|not decided|possibly|\bmay\b|\bmight\b/iu; // prettier-ignore

function judgeNames(
  expected: Expectation,
  sentences: readonly Told[],
  truth: Truth,
): { wrong: string[]; extra: string[] } {
  // prettier-ignore
  const required = expected.items.flatMap((item) => ('id' in item ? [item.id] : 'ids' in item ? item.ids : []));
  const allowed = new Set([...required, ...expected.optional]);
  const about = new Set(expected.firms);
  const related = new Set(expected.related);
  const has = ({ people, firms }: Named, ids: ReadonlySet<string>) => [...people, ...firms].some((id) => ids.has(id));
  const wrong: string[] = [];
  const extra: string[] = [];
  for (const sentence of sentences)
    for (const name of sentence.names) {
      const printed = sentence.text.slice(name.from, name.to);
      if (has(name, allowed)) continue;
      if (has(name, related)) extra.push(printed);
      else if (has(name, about)) continue;
      else if (UNDECIDED.test(sentence.text)) continue;
      else if (trueByItself(sentence, expected, truth)) extra.push(printed);
      else wrong.push(printed);
    }
  return { wrong, extra };
}

/** Kinds of facts that nobody asked for. */
function unasked({ facets, outcome }: Expectation, sentences: readonly Told[]): string[] {
  if (outcome !== 'ANSWER') return [];
  const firmOnly = sentences.filter(({ holder }) => holder === null);
  // What a partner holds stands beside the office.
  const capital = !facets.includes('CAPITAL') && firmOnly.some(({ text, masked }) => amountsIn(text).length > 0 && rolesIn(masked).length === 0); // prettier-ignore
  const purpose = !facets.includes('PURPOSE') && firmOnly.some(({ text }) => /^\W*(zweck|purpose|but|scopo)\b/iu.test(text)); // prettier-ignore
  return [...(capital ? ['capital'] : []), ...(purpose ? ['purpose'] : [])];
}
