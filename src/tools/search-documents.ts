import { z } from 'zod';
import { searchPassages, type FoundPassage, type PassageSearch } from '../../engines/passages/index.js';
import { PASSAGE_KINDS, type PassageKind } from '../../engines/vector/contract.js';
import { AppError, eventUid, today } from '../core/index.js';
import { absence, aggregate, queryText } from './rows/claims.js';
import type { CarriedEvidence, QuotedPassage, Tool, ToolContext, ToolResult } from './contract.js';
import { documentEvidence, factEvidence, passageClaim } from './rows/evidence.js';
import { day, shownRows, TEXT_INTENTS, uid } from './input.js';
import { namesAt } from './rows/names.js';

/** Notices of one entity that are searched at most; the newest. */
const MOST_NOTICES = 200;

const input = z.strictObject({
  text: z.string().trim().min(1).max(1_000).describe('What the passages are to speak of: words, or a question'),
  kinds: z
    .array(z.enum(PASSAGE_KINDS))
    .min(1)
    .max(PASSAGE_KINDS.length)
    .default([...PASSAGE_KINDS]),
  from: day.nullable().default(null).describe('Published on that day or later; leaves out documents without a date'),
  to: day.nullable().default(null).describe('Published on that day or earlier'),
  uid: uid.nullable().default(null).describe('Only notices of this company or person, the newest 200; no documents'),
  limit: shownRows,
});
type Input = z.infer<typeof input>;

/** What documents say, and notices beside them: by words, and by meaning where an embedding model is. */
export const searchDocuments: Tool<Input> = {
  name: 'search_documents',
  description:
    'Passages of loaded documents and of notices that speak of a text, best first, each quoted; a document is no register: what it says is its own word.',
  intents: TEXT_INTENTS,
  keywords: 'dokument bericht jahresbericht unterlage document rapport documento relazione report filing pdf'.split(
    ' ',
  ),
  input,
  gives: ['PASSAGES'],
  async run(args, context): Promise<ToolResult> {
    const { call, clocks, vectors } = context;
    const own = args.uid === null ? null : await noticesOf(args.uid, context);
    const kinds = PASSAGE_KINDS.filter((kind) => (own === null ? args.kinds.includes(kind) : kind === 'NOTICE'));
    const found = await searchPassages(context, searchOf(args, kinds, own?.ids ?? null, context), call);
    const { missing } = found;
    const documents = missing === null ? await documentsIn(vectors) : null;
    const complete = found.complete && own?.complete !== false;
    const noDocuments = kinds.includes('DOCUMENT') && documents === 0;
    const query = queryText('passages', {
      text: JSON.stringify(args.text),
      kinds,
      of: args.uid,
      from: args.from,
      to: args.to,
      mode: found.mode,
      documents: noDocuments ? 'none' : null,
      missing,
      knownOn: clocks.knownOn,
    });
    const { passages, evidence } = await quoted(found.passages, context);
    const ofGraph = own !== null || kinds.includes('NOTICE');
    const asked = { query, complete, clocks, ...(!ofGraph && { ledgerPosition: await context.archive.position() }) };
    const uids = passages.map(({ sourceUid }) => sourceUid);
    const whole = passages.length === 0 ? await absence(asked, context) : await aggregate({ total: passages.length, ...asked, uids }, [], context); // prettier-ignore
    return {
      outcome: passages.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'PASSAGES', query: args.text, ownerUid: args.uid, kinds, mode: found.mode, detail: found.detail, missing, noDocuments, passages }, // prettier-ignore
      evidence: [...evidence, whole],
      total: null,
      complete,
      labels: args.uid === null ? {} : await namesAt([args.uid], clocks, context),
    };
  },
};

function searchOf(
  { text, from, to, limit }: Input,
  kinds: readonly PassageKind[],
  sourceIds: readonly string[] | null,
  { clocks, now }: ToolContext,
): PassageSearch {
  return {
    text,
    kinds,
    ...(sourceIds && { sourceIds }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    knownOn: clocks.knownOn,
    today: today({ now }),
    limit,
  };
}

/** How many there are; null where the engine does not say at this moment. */
async function documentsIn(vectors: ToolContext['vectors']): Promise<number | null> {
  try {
    return (await vectors.counts()).documents;
  } catch (error) {
    if (error instanceof AppError && error.retryable) return null;
    throw error;
  }
}

/** The newest notices of a firm or person, as ids of publications. */
async function noticesOf(owner: string, { graph, clocks, call }: ToolContext) {
  const [found] = await graph.nodes([owner], call);
  const of = found?.node.kind === 'PERSON' ? { personUids: [owner] } : { companyUids: [owner] };
  const page = await graph.events({ knownOn: clocks.knownOn, ...of }, 'PUBLICATION_DATE_DESC', { first: MOST_NOTICES, after: null }, call); // prettier-ignore
  return { ids: page.rows.map(({ event }) => event.publicationId), complete: !page.hasMore };
}

/** Passages with the evidence that carries each; one whose notice is redacted is left out. */
async function quoted(
  found: readonly FoundPassage[],
  context: ToolContext,
): Promise<{ passages: QuotedPassage[]; evidence: CarriedEvidence[] }> {
  const read = found.flatMap((passage): QuotedPassage[] => {
    const { kind, publicationId, documentId, label, title, publicationDate, span, quote, allWords } = passage;
    const sourceUid = publicationId === null ? documentId : eventUid(publicationId);
    return sourceUid === null ? [] : [{ kind, sourceUid, label, title, publicationDate, span, quote, allWords }];
  });
  const notices = found.flatMap(({ publicationId, span }) =>
    publicationId === null
      ? []
      : [{ proof: { publicationId, span }, carries: [passageClaim(eventUid(publicationId), span)] }],
  );
  const documents = found.flatMap((passage, index) =>
    passage.documentId === null ? [] : [documentEvidence(`d${index}`, passage.documentId, passage)],
  );
  const evidence = [...(await factEvidence(notices, context)), ...documents];
  const stands = ({ sourceUid, span }: QuotedPassage) => {
    const { object } = passageClaim(sourceUid, span);
    return evidence.some(({ carries }) =>
      carries.some((claim) => claim.subjectUid === sourceUid && claim.object === object),
    );
  };
  return { passages: read.filter(stands), evidence };
}
