import { z } from 'zod';
import type { EventFact, EventFilter } from '../../engines/graph/contract.js';
import type { ArchivedPublication } from '../../ingest/contract.js';
import { addDays, EVENT_TOPICS, type EventTopic } from '../core/index.js';
import { NOTICE_DETAILS, type NoticeDetail } from '../trace/index.js';
import { absence, aggregate, queryText } from './claims.js';
import type { CarriedEvidence, Tool, ToolContext, ToolResult } from './contract.js';
import { dated, factEvidence, passageClaim } from './evidence.js';
import { dayRange, rangeText, TEXT_INTENTS, uid } from './input.js';
import { namesAt } from './names.js';
import { noticeLines, tells, type NoticeLine } from './notice-lines.js';

/** Notices of one firm that are looked through for a detail; the newest. */
const MOST_NOTICES = 20;
/** Lines of one notice; of more, the first. */
const MOST_LINES = 40;

const input = z
  .strictObject({
    number: z.string().trim().min(1).max(60).nullable().default(null).describe('The number that the gazette gave it'),
    uid: uid.nullable().default(null).describe('Or: the latest notice about this company or person'),
    topics: z.array(z.enum(EVENT_TOPICS)).default([]).describe('With uid: on one of these; empty: on any'),
    published: dayRange.nullable().default(null).describe('With uid: publication date'),
    details: z
      .array(z.enum(NOTICE_DETAILS))
      .default([])
      .describe('With uid: the latest that tells one of these, and only they; empty: all that it says'),
  })
  .refine((args) => (args.number === null) !== (args.uid === null), 'either number or uid');
type Input = z.infer<typeof input>;

/** One notice whole, as printed: what no structured field of the graph holds, such as until when creditors file their claims. */
export const readNotice: Tool<Input> = {
  name: 'read_notice',
  description:
    'What one notice says, line by line: by its number, or the latest about a company or person; of a bankruptcy until when claims are filed, which office handles it, when and where the auction is.',
  intents: TEXT_INTENTS,
  keywords: 'meldung frist forderung glaubig konkursamt steiger avis delai creanc office encher avviso termine credit asta notice deadline claim creditor auction'.split(' '), // prettier-ignore
  input,
  async run(args, context): Promise<ToolResult> {
    const { clocks } = context;
    const found = await noticesOf(args, context);
    const told = linesOf(found, args.details);
    const query = queryText('notice', { number: args.number, of: args.uid, topics: args.topics, published: args.published && rangeText(args.published), details: args.details, knownOn: clocks.knownOn }); // prettier-ignore
    const asked = { query, complete: true, clocks };
    const owner = args.uid === null ? {} : await namesAt([args.uid], clocks, context);
    const rows = { type: 'NOTICE' as const, query, number: args.number, ownerUid: args.uid, topics: args.topics, details: args.details }; // prettier-ignore
    if (told === null) {
      const none = await absence(asked, context);
      return { outcome: 'EMPTY', rows: { ...rows, notice: null, lines: [] }, evidence: [none], total: 0, complete: true, labels: owner }; // prettier-ignore
    }
    const { event, edges } = told.fact;
    const lines = told.lines.slice(0, MOST_LINES);
    const firms = [...new Set(edges.flatMap((edge) => (edge.kind === 'HAS_EVENT' ? [edge.entityUid] : [])))];
    const complete = lines.length === told.lines.length;
    const evidence: CarriedEvidence[] = [
      ...(await evidenceOf(told.fact, lines, context)),
      await aggregate({ ...asked, complete, total: 1, uids: [event.uid, ...firms] }, [], context),
    ];
    return {
      outcome: 'OK',
      rows: { ...rows, notice: event, lines: lines.filter(({ span }) => isProven(event.uid, span, evidence)) },
      evidence,
      total: 1,
      complete,
      labels: { ...(await namesAt(firms, clocks, context)), ...owner },
    };
  },
};

interface Found {
  fact: EventFact;
  publication: ArchivedPublication;
}

/** Those that the number bears, or the entity's, the newest first; those that the viewer may not read are left out. */
async function noticesOf({ number, uid: owner, topics, published }: Input, { graph, archive, clocks, call }: ToolContext): Promise<Found[]> {
  const filter: EventFilter = { knownOn: clocks.knownOn };
  if (number !== null) filter.numbers = [number];
  if (topics.length > 0) filter.topics = topics as EventTopic[];
  if (published?.from) filter.from = published.from;
  if (published?.to) filter.to = addDays(published.to, -1);
  if (owner !== null) {
    const [of] = await graph.nodes([owner], call);
    if (of?.node.kind === 'PERSON') filter.personUids = [owner];
    else filter.companyUids = [owner];
  }
  const { rows } = await graph.events(filter, 'PUBLICATION_DATE_DESC', { first: MOST_NOTICES, after: null }, call);
  const own = owner === null ? rows : rows.filter((fact) => fact.event.state !== 'CANCELLED' && isAbout(fact, owner));
  const texts = await archive.publications(own.map(({ event }) => event.publicationId), call);
  const byId = new Map(texts.map((publication) => [publication.publicationId, publication]));
  return own.flatMap((fact) => {
    const publication = byId.get(fact.event.publicationId);
    return publication === undefined ? [] : [{ fact, publication }];
  });
} // prettier-ignore

/** A notice of another firm that it audits, or sits in, is none about it. */
function isAbout({ edges, involved }: EventFact, owner: string): boolean {
  return involved.includes(owner) || edges.some(({ kind, entityUid }) => kind === 'HAS_EVENT' && entityUid === owner);
}

/** The first notice with what it says of what was asked. */
function linesOf(found: readonly Found[], details: readonly NoticeDetail[]): (Found & { lines: NoticeLine[] }) | null {
  for (const one of found) {
    const all = noticeLines(one.publication);
    const lines = details.length === 0 ? all : all.filter((line) => tells(line, details));
    if (lines.length > 0) return { ...one, lines };
  }
  return null;
}

/** Each line proves that it stands there; all of them when the notice was published, and its legal date where it has one. */
async function evidenceOf({ event }: EventFact, lines: readonly NoticeLine[], context: ToolContext) {
  const legal = event.legalDate.kind === 'EXACT' && event.legalDate.date !== null ? [dated(event.uid, 'LEGAL', event.legalDate.date)] : []; // prettier-ignore
  const proofs = lines.map(({ span }) => ({
    proof: { publicationId: event.publicationId, span },
    carries: [passageClaim(event.uid, span), ...legal],
  }));
  return factEvidence(proofs, context);
}

function isProven(event: string, span: NoticeLine['span'], evidence: readonly CarriedEvidence[]): boolean {
  const { object } = passageClaim(event, span);
  return evidence.some(({ carries }) => carries.some((claim) => claim.subjectUid === event && claim.object === object));
}
