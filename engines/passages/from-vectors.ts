import type { Call } from '../../src/core/index.js';
import type { PassageFilter, PassageHit, PassageKind, PassageMode } from '../vector/contract.js';
import { questionWords } from '../question-words.js';
import type { FoundPassage, NoticeText, PassageEngines, PassageSearch } from './contract.js';
import { noticeSource } from './notices.js';
import { readablePiece } from './quote.js';

export interface VectorPassages {
  passages: FoundPassage[];
  mode: PassageMode;
  complete: boolean;
  detail: string;
}

/** Passages of the vector engine with their quotes. A hit whose text is no longer the source's (a newer revision, a redaction) is left out. */
export async function fromVectors(
  { vectors, archive }: PassageEngines,
  search: PassageSearch,
  kinds: readonly PassageKind[],
  call: Call,
): Promise<VectorPassages> {
  const filter = passageFilter(search, kinds);
  const found = await vectors.search({ text: search.text, filter, limit: search.limit }, call);
  const { mode, detail } = found;
  const words = questionWords(search.text);
  const idsOf = (kind: PassageKind) => [
    ...new Set(found.hits.filter(({ source }) => source.kind === kind).map(({ source }) => source.id)),
  ];
  const [notices, documents] = await Promise.all([
    archive.publications(idsOf('NOTICE'), call),
    archive.documents(idsOf('DOCUMENT'), call),
  ]);
  const noticesById = new Map(notices.map((notice) => [notice.publicationId, notice]));
  const documentsById = new Map(documents.map((document) => [document.documentId, document]));
  const passages = found.hits.flatMap((hit): FoundPassage[] => {
    const notice = hit.source.kind === 'NOTICE' ? noticesById.get(hit.source.id) : undefined;
    if (notice?.textHash === hit.source.textHash)
      return [{ ...noticeSource(notice), ...readableHit(hit, notice, words) }];
    const document = documentsById.get(hit.source.id);
    if (document === undefined || document.textHash !== hit.source.textHash) return [];
    const { documentId, fileName, title, language, publicationDate, textHash } = document;
    const source = { documentId, title, language, publicationDate, textHash };
    return [
      {
        kind: 'DOCUMENT',
        publicationId: null,
        label: fileName,
        sourceUrl: null,
        ...source,
        ...ranked(hit, document.text),
      },
    ];
  });
  const stale = found.hits.length - passages.length;
  if (stale === 0) return { passages, mode, complete: found.complete, detail };
  return {
    passages,
    mode,
    complete: false,
    detail: `${detail}${detail && '; '}${stale} passages of texts that have changed were left out`,
  };
}

function passageFilter(search: PassageSearch, kinds: readonly PassageKind[]): PassageFilter {
  const { sourceIds, languages, from, to, knownOn, today } = search;
  return {
    kinds,
    ...(sourceIds && { sourceIds }),
    ...(languages && { languages }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(knownOn < today && { knownOn }),
  };
}

/** A notice of fields alone is found by several of them, and quoted by one. */
function readableHit(hit: PassageHit, notice: NoticeText, words: readonly string[]) {
  const piece = readablePiece(notice, hit.span, words);
  return ranked({ ...hit, span: piece.span, allWords: hit.allWords && piece.words === words.length }, notice.text);
}

function ranked({ span, score, lexicalRank, denseRank, similarity, allWords }: PassageHit, text: string) {
  return { span, quote: text.slice(span.start, span.end), score, lexicalRank, denseRank, similarity, allWords };
}
