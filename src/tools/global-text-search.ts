import { z } from 'zod';
import type { EventFilter, TextHit } from '../../engines/graph/contract.js';
import { addDays, EVENT_TOPICS, foldName, type Clocks } from '../core/index.js';
import { absence, aggregate, claimed, counted, queryText } from './rows/claims.js';
import type { CarriedEvidence, TextPassage, Tool, ToolContext, ToolResult } from './contract.js';
import { factEvidence } from './rows/evidence.js';
import { titleOf } from './rows/history-events.js';
import { canton, dayRange, rangeText, shownRows, TEXT_INTENTS, uid } from './input.js';
import { namesAt } from './rows/names.js';
import { passageOf } from './rows/passage.js';

const input = z.strictObject({
  query: z.string().trim().min(1).max(200).describe('Words that all stand in the notice'),
  uid: uid.nullable().default(null).describe('Only notices of this company or person'),
  topics: z.array(z.enum(EVENT_TOPICS)).default([]),
  canton,
  published: dayRange.nullable().default(null).describe('Publication date'),
  limit: shownRows,
});
type Input = z.infer<typeof input>;

/** P5's last resort and deepest look: the words of the notices themselves. */
export const globalTextSearch: Tool<Input> = {
  name: 'global_text_search',
  description:
    'Notices whose text holds all the words, best first, with the passage; for what no structured field says.',
  intents: TEXT_INTENTS,
  keywords: 'wortlaut text erwahn steht mentionn texte libelle testo menzion mention wording says'.split(' '),
  input,
  gives: ['TEXT_HITS'],
  async run(args, context): Promise<ToolResult> {
    const { graph, call, clocks } = context;
    const filter = await filterOf(args, clocks, context);
    const found = await graph.searchTexts(args.query, filter, args.limit, call);
    const { passages, evidence } = await passagesOf(found.hits, args.query, context);
    const query = queryText('text', {
      words: JSON.stringify(args.query),
      of: args.uid,
      topics: args.topics,
      canton: args.canton,
      published: args.published && rangeText(args.published),
      knownOn: clocks.knownOn,
    });
    const asked = { query, complete: found.complete, clocks };
    const uids = found.hits.map(({ eventUid }) => eventUid);
    const whole =
      found.total === 0
        ? await absence(asked, context)
        : await aggregate({ total: found.total, ...asked, uids }, [counted(query, null, found.total)], context);
    const owner = args.uid === null ? {} : await namesAt([args.uid], clocks, context);
    const companies = passages.flatMap((passage) =>
      passage.companies.map(({ uid: firm, name }) => [firm, name] as const),
    );
    return {
      outcome: found.total === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'TEXT_HITS', query: args.query, ownerUid: args.uid, passages },
      evidence: [...evidence, whole],
      total: found.total,
      complete: found.complete,
      labels: { ...Object.fromEntries(companies), ...owner },
    };
  },
};

async function filterOf(args: Input, clocks: Clocks, { graph, call }: ToolContext): Promise<EventFilter> {
  const filter: EventFilter = { knownOn: clocks.knownOn };
  if (args.topics.length > 0) filter.topics = args.topics;
  if (args.canton !== null) filter.cantons = [args.canton];
  if (args.published?.from) filter.from = args.published.from;
  if (args.published?.to) filter.to = addDays(args.published.to, -1);
  if (args.uid === null) return filter;
  const [found] = await graph.nodes([args.uid], call);
  return { ...filter, ...(found?.node.kind === 'PERSON' ? { personUids: [args.uid] } : { companyUids: [args.uid] }) };
}

/** The notices found with the place where the words stand, and the firms that they are about. */
async function passagesOf(
  hits: readonly TextHit[],
  query: string,
  context: ToolContext,
): Promise<{ passages: TextPassage[]; evidence: CarriedEvidence[] }> {
  if (hits.length === 0) return { passages: [], evidence: [] };
  const { graph, archive, call, clocks } = context;
  const publicationIds = hits.map((hit) => hit.publicationId);
  const [publications, page] = await Promise.all([
    archive.publications(publicationIds, call),
    graph.events({ publicationIds, knownOn: clocks.knownOn }, 'PUBLICATION_DATE_ASC', { first: hits.length, after: null }, call), // prettier-ignore
  ]);
  const notices = new Map(publications.map((publication) => [publication.publicationId, publication]));
  const events = new Map(page.rows.map((fact) => [fact.event.uid, fact]));
  const firmsOf = (event: string) => [
    ...new Set(events.get(event)?.edges.flatMap((edge) => (edge.kind === 'HAS_EVENT' ? [edge.entityUid] : [])) ?? []),
  ];
  const names = await namesAt([...events.keys()].flatMap(firmsOf), clocks, context);
  const passages: TextPassage[] = [];
  const proofs: Parameters<typeof factEvidence>[0][number][] = [];
  for (const { eventUid, publicationId } of hits) {
    const [notice, fact] = [notices.get(publicationId), events.get(eventUid)];
    if (notice === undefined || fact === undefined) continue;
    const span = passageOf(notice, query);
    const companies = firmsOf(eventUid).map((firm) => ({ uid: firm, name: names[firm] ?? '' }));
    const { number, publicationDate } = fact.event;
    passages.push({ publicationId, eventUid, number, title: titleOf(fact.event, fact.event.language), publicationDate, quote: notice.text.slice(span.start, span.end), companies }); // prettier-ignore
    const mentions = claimed(eventUid, 'MENTIONS', null, foldName(query));
    proofs.push({ proof: { publicationId, span }, carries: [mentions] });
  }
  return { passages, evidence: await factEvidence(proofs, context) };
}
