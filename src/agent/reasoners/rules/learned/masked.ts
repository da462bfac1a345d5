import type { FrameSubject } from '../../../../trace/index.js';
import { NAME_SUFFIXES } from '../lexicon/index.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import type { Run } from '../read/names/runs.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { MASKS, type Masked } from './features.js';

/** The words of a run of the question; as {@link maskedWords}, `names` by the tokens of the whole. */
export function wordsOf({ start, end }: Run, whole: Reading, names: readonly NamedInQuestion[], subjects: readonly FrameSubject[]): Masked {
  const own = names.flatMap((name) => (start <= name.start && name.end <= end ? [{ ...name, start: name.start - start, end: name.end - start }] : []));
  return maskedWords({ ...whole, tokens: whole.tokens.slice(start, end) }, own, subjects);
} // prettier-ignore

/** The words of a run without those that only stand around what is asked. */
export function maskedInside(run: Run, whole: Reading, names: readonly NamedInQuestion[], subjects: readonly FrameSubject[]): Masked {
  const tokens = whole.tokens.map((token): TaggedToken => (token.beside ? { ...token, remark: true } : token));
  return wordsOf(run, { ...whole, tokens }, names, subjects);
} // prettier-ignore

/** The words of a part, folded; names, days, years and cantons by their masks. `names` and `subjects`: of the part, its tokens and its characters. */
export function maskedWords({ tokens, times }: Reading, names: readonly NamedInQuestion[], subjects: readonly FrameSubject[]): Masked {
  const words: string[] = [];
  const read: TaggedToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.remark) continue;
    const name = names.find(({ start, end }) => start <= at && at < end);
    if (name !== undefined && isMeant(name, tokens, subjects)) {
      words.push(maskOf(name, tokens));
      at = name.end - 1;
    } else if (token.slot?.type === 'NUMBER') {
      if (words.at(-1) !== MASKS.company) words.push(MASKS.company);
    } else if (token.slot?.type === 'CANTON') {
      if (words.at(-1) !== MASKS.canton) words.push(MASKS.canton);
    } else if (token.slot?.type === 'TIME' && /\d/.test(token.text)) {
      const { index } = token.slot;
      const mask = (times[index]?.asOf ?? null) === null ? MASKS.year : MASKS.day;
      while (isOfTime(tokens[at + 1], index) && tokens.slice(at + 1).some((later) => isOfTime(later, index) && /\d/.test(later.text))) at++;
      words.push(mask);
    } else {
      words.push(token.folded);
      read.push(token);
    }
  }
  return { words, tags: tagsOf(read) };
} // prettier-ignore

/** What the lexicons say of each phrase that they know, fillers left out. */
export function tagsOf(tokens: readonly TaggedToken[]): string[] {
  return tokens.flatMap((token, at) => {
    const slot = slotOf(token);
    return slot === null || slot.type === 'FILLER' || token.phrase === tokens[at - 1]?.phrase ? [] : [tagOf(slot)];
  });
}

function tagOf(slot: Slot): string {
  switch (slot.type) {
    case 'MEASURE':
      return `asks ${slot.measure}`;
    case 'ROLE':
      return `asks ${slot.roles.join()}`;
    case 'TOPIC':
    case 'OUTSIDE':
      return `asks ${slot.type} ${slot.topic}`;
    case 'STATUS':
      return `asks ${slot.status}`;
    case 'SIGNATURE':
      return `asks ${slot.kinds.join()}`;
    case 'PRONOUN':
      return `of ${slot.of}`;
    case 'ORDER':
      return slot.order;
    default:
      return slot.type;
  }
}

const isOfTime = (token: TaggedToken | undefined, index: number) =>
  token?.slot?.type === 'TIME' && token.slot.index === index;

/** Whether it is somebody's name: several words that the register knows together, or whom the part is about, unless one small word is all of it. */
function isMeant({ start, end, found }: NamedInQuestion, tokens: readonly TaggedToken[], subjects: readonly FrameSubject[]): boolean {
  const [from, to] = [tokens[start]!.span.start, tokens[end - 1]!.span.end];
  if (end - start === 1 && !tokens[start]!.capital) return subjects.some(({ span, uid }) => uid !== null && span.start < to && from < span.end);
  return (found === 'NAME' && end - start > 1) || subjects.some(({ span }) => span.start < to && from < span.end);
} // prettier-ignore

export function maskOf({ start, end, hits }: NamedInQuestion, tokens: readonly TaggedToken[]): string {
  const kind = hits[0]?.kind;
  const formed = tokens.slice(start, end).some(({ folded }) => NAME_SUFFIXES.has(folded));
  return kind === 'PERSON' || (kind === undefined && !formed) ? MASKS.person : MASKS.company;
}
