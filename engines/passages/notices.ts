import { compareText, type Call, type Span } from '../../src/core/index.js';
import type { EventFilter } from '../graph/contract.js';
import { questionWords } from '../question-words.js';
import { reciprocalRank } from '../reciprocal-rank.js';
import type { FoundPassage, NoticeText, PassageEngines, PassageSearch } from './contract.js';
import { bestPassage } from './quote.js';

/** Words asked for one by one where no notice holds them all. */
const MOST_SINGLE_WORDS = 6;
const MOST_NOTICES = 200;

export interface NoticePassages {
  passages: FoundPassage[];
  complete: boolean;
}

/**
 * Notices by the graph engine's index of texts: those that hold every word that counts; where there are none, those that hold some, joined by
 * reciprocal rank. The quote is the passage that holds most of the words.
 */
export async function noticesByWords(
  { graph, archive }: PassageEngines,
  search: PassageSearch,
  call: Call,
): Promise<NoticePassages> {
  const words = questionWords(search.text);
  if (words.length === 0) return { passages: [], complete: true };
  const filter = eventFilter(search);
  const most = search.languages ? MOST_NOTICES : Math.min(MOST_NOTICES, search.limit);
  const all = await graph.searchTexts(words.join(' '), filter, most, call);
  let ranked = all.hits.map(({ publicationId }) => publicationId);
  let complete = all.complete && (search.languages === undefined || all.total <= most);
  if (ranked.length === 0 && words.length > 1) {
    const single = await Promise.all(
      words.slice(0, MOST_SINGLE_WORDS).map((word) => graph.searchTexts(word, filter, most, call)),
    );
    ranked = joined(single.map(({ hits }) => hits.map(({ publicationId }) => publicationId))).slice(0, most);
    complete = words.length <= MOST_SINGLE_WORDS && single.every((each) => each.complete && each.total <= most);
  }
  const texts = new Map((await archive.publications(ranked, call)).map((text) => [text.publicationId, text]));
  const passages = ranked.flatMap((id) => {
    const text = texts.get(id);
    if (text === undefined || (search.languages && !search.languages.includes(text.language))) return [];
    return [quoted(text, words)];
  });
  return {
    passages: passages.slice(0, search.limit).map((passage, index) => ({ ...passage, lexicalRank: index + 1 })),
    complete,
  };
}

function eventFilter({ sourceIds, from, to, knownOn }: PassageSearch): EventFilter {
  return {
    knownOn,
    ...(sourceIds && { publicationIds: [...sourceIds] }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

function joined(lists: readonly string[][]): string[] {
  const scores = new Map<string, number>();
  for (const list of lists)
    for (const [index, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + reciprocalRank(index + 1));
  return [...scores].sort(([a, x], [b, y]) => y - x || compareText(a, b)).map(([id]) => id);
}

function quoted(notice: NoticeText, words: readonly string[]): FoundPassage {
  const best = bestPassage(notice, words);
  const span = best?.span ?? beginning(notice);
  return {
    span,
    ...noticeSource(notice),
    quote: notice.text.slice(span.start, span.end),
    score: 0,
    lexicalRank: null,
    denseRank: null,
    similarity: null,
    allWords: best?.words === words.length,
  };
}

/** Words found across several fields, or folded in another way by the index. */
function beginning({ readable }: NoticeText): Span {
  const { start, end } = readable[0] ?? { start: 0, end: 0 };
  return { start, end: Math.min(end, start + 200) };
}

/** What a passage says of its notice. */
export function noticeSource(notice: NoticeText) {
  const { publicationId, number, title, language, publicationDate, textHash, sourceUrl } = notice;
  return {
    kind: 'NOTICE' as const,
    publicationId,
    documentId: null,
    label: number,
    title: title[language] ?? Object.values(title)[0] ?? number,
    language,
    publicationDate,
    textHash,
    sourceUrl,
  };
}
