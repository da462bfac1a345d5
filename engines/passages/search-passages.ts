import { AppError, compareText, type Call } from '../../src/core/index.js';
import { PASSAGE_KINDS, type PassageKind } from '../vector/contract.js';
import { reciprocalRank } from '../reciprocal-rank.js';
import type { FoundPassage, FoundPassages, PassageEngines, PassageSearch } from './contract.js';
import { fromVectors, type VectorPassages } from './from-vectors.js';
import { noticesByWords } from './notices.js';

/**
 * Passages of notices and documents that speak of `text`, best first. Documents come from the vector engine. Notices come from it where an
 * embedding model makes vectors of them; without one, for as long as vectors lag behind the ledger, and where the vector engine does not
 * answer, from the graph engine's index of texts; of documents alone it is not asked. Throws BAD_INPUT for what is out of range, and what the graph
 * engine throws.
 */
export async function searchPassages(
  engines: PassageEngines,
  search: PassageSearch,
  call: Call,
): Promise<FoundPassages> {
  const kinds = checked(search);
  const ledger = kinds.includes('NOTICE') ? (await engines.graph.position()).ledger : null;
  try {
    return await withVectors(engines, search, kinds, ledger, call);
  } catch (error) {
    if (!isAway(error) || call.signal.aborted) throw error;
    return withoutVectors(engines, search, kinds, ledger ?? 0, error, call);
  }
}

/** The vector engine's server does not answer; the others may. */
function isAway(error: unknown): error is AppError {
  return error instanceof AppError && error.details['engine'] !== undefined && ['UNAVAILABLE', 'DEADLINE'].includes(error.code); // prettier-ignore
}

async function withoutVectors(
  engines: PassageEngines,
  search: PassageSearch,
  kinds: readonly PassageKind[],
  ledger: number,
  { message, details }: AppError,
  call: Call,
): Promise<FoundPassages> {
  const notices = kinds.includes('NOTICE') ? await noticesByWords(engines, search, call) : null;
  const unsearched = kinds.includes('DOCUMENT') ? 'documents were not searched' : 'searched by words alone';
  return {
    passages: merged([], notices?.passages ?? [], search.limit),
    mode: 'LEXICAL',
    complete: false,
    detail: `${unsearched}: ${message}`,
    missing: String(details['engine']),
    position: ledger,
  };
}

async function withVectors(
  engines: PassageEngines,
  search: PassageSearch,
  kinds: readonly PassageKind[],
  position: number | null,
  call: Call,
): Promise<FoundPassages> {
  const [model, at] = await Promise.all([engines.vectors.model(), engines.vectors.position()]);
  const ledger = position ?? at.ledger;
  const behind = model !== null && (at.ledger < ledger || at.skipped > 0);
  const byVectors = model === null ? kinds.filter((kind) => kind === 'DOCUMENT') : kinds;
  const byWords = kinds.includes('NOTICE') && (model === null || behind);
  const [vectors, notices] = await Promise.all([
    byVectors.length > 0 ? fromVectors(engines, search, byVectors, call) : NOTHING,
    byWords ? noticesByWords(engines, search, call) : null,
  ]);
  const lag = behind && kinds.includes('NOTICE') ? lagText(at.ledger, ledger, at.skipped) : '';
  return {
    passages: notices === null ? vectors.passages : merged(vectors.passages, notices.passages, search.limit),
    mode: vectors.mode,
    complete: vectors.complete && (notices?.complete ?? true) && lag === '',
    detail: [
      vectors.detail,
      lag,
      notices?.complete === false ? 'more notices hold these words than were looked at' : '',
    ]
      .filter((text) => text !== '')
      .join('; '),
    missing: null,
    position: ledger,
  };
}

const NOTHING: VectorPassages = {
  passages: [],
  mode: 'LEXICAL',
  complete: true,
  detail: 'lexical only: no embedding model',
};

function checked({ text, kinds = PASSAGE_KINDS, sourceIds = [], from, to, limit }: PassageSearch): PassageKind[] {
  const { length } = text.trim();
  if (length < 1 || length > 1_000) throw new AppError('BAD_INPUT', `text: 1 to 1000 characters, not ${length}`);
  if (!Number.isInteger(limit) || limit < 1 || limit > 50)
    throw new AppError('BAD_INPUT', `limit: 1 to 50, not ${limit}`);
  if (from !== undefined && to !== undefined && from > to)
    throw new AppError('BAD_INPUT', `from ${from} lies after to ${to}`);
  if (sourceIds.length > 200) throw new AppError('BAD_INPUT', `at most 200 sources, not ${sourceIds.length}`);
  return PASSAGE_KINDS.filter((kind) => kinds.includes(kind));
}

function lagText(at: number, ledger: number, skipped: number): string {
  const parts = [
    ...(at < ledger ? [`vectors stand at ledger position ${at} of ${ledger}`] : []),
    ...(skipped > 0 ? [`${skipped} notices are beyond the cap (DOSSIER_EMBEDDINGS_CAP)`] : []),
  ];
  return `${parts.join(', ')}: the others were searched by words alone`;
}

/** Each list by its own order, joined by reciprocal rank; a notice that both found stands once, with its passage of the first list. */
function merged(first: readonly FoundPassage[], second: readonly FoundPassage[], limit: number): FoundPassage[] {
  const known = new Set(first.map(({ publicationId }) => publicationId));
  const scored = [first, second.filter(({ publicationId }) => !known.has(publicationId))].flatMap((list, which) =>
    list.map((passage, index) => ({ which, passage: { ...passage, score: reciprocalRank(index + 1) } })),
  );
  return scored
    .sort(
      (a, b) =>
        b.passage.score - a.passage.score ||
        Number(b.passage.allWords) - Number(a.passage.allWords) ||
        a.which - b.which ||
        compareText(keyOf(a.passage), keyOf(b.passage)),
    )
    .slice(0, limit)
    .map(({ passage }) => passage);
}

function keyOf({ publicationId, documentId, span }: FoundPassage): string {
  return `${publicationId ?? documentId}#${span.start}`;
}
