import { z } from 'zod';
import type { EventFact, EventFilter, Page } from '../../engines/graph/contract.js';
import type { ArchivedPublication } from '../../ingest/contract.js';
import { addDays, EVENT_TOPICS, type EventRow } from '../core/index.js';
import { NOTICE_DETAILS, type NoticeDetail } from '../trace/index.js';
import { absence, aggregate, queryText } from './rows/claims.js';
import type { Carried, CarriedEvidence, Tool, ToolContext, ToolResult } from './contract.js';
import { dated, factEvidence, passageClaim } from './rows/evidence.js';
import { dayRange, rangeText, TEXT_INTENTS, uid } from './input.js';
import { namesAt } from './rows/names.js';
import { noticeLines, tells, type NoticeLine } from './rows/notice-lines.js';

/** Notices of one firm that are looked through for a detail, the newest first: so many at a time, and so many times. */
const [A_PAGE, MOST_PAGES] = [50, 20];
/** Lines of one notice; of more, the first. */
const MOST_LINES = 40;

const input = z
  .strictObject({
    number: z.string().trim().min(1).max(60).nullable().default(null).describe('Its number in the gazette'),
    uid: uid.nullable().default(null).describe('Or: the latest notice about this company or person'),
    topics: z.array(z.enum(EVENT_TOPICS)).default([]).describe('With uid: on one of these; empty: on any'),
    published: dayRange.nullable().default(null).describe('With uid: publication date'),
    earliest: z.boolean().default(false).describe('First, not latest'),
    details: z
      .array(z.enum(NOTICE_DETAILS))
      .default([])
      .describe('Only these; with uid, of the latest that tells one; empty: all'),
  })
  .refine((args) => (args.number === null) !== (args.uid === null), 'either number or uid');
type Input = z.infer<typeof input>;

/** One notice whole, as printed: what no structured field of the graph holds, such as until when creditors file their claims. */
export const readNotice: Tool<Input> = {
  name: 'read_notice',
  description:
    'What one notice says, line by line: by its number, or the latest about a company or person; of a bankruptcy until when claims are filed, which office handles it, which court ruled, when and where the auction is.',
  intents: TEXT_INTENTS,
  keywords: 'meldung frist forderung glaubig konkursamt gericht steiger avis delai creanc office tribunal encher avviso termine credit pretore asta notice deadline claim creditor court auction'.split(' '), // prettier-ignore
  input,
  gives: ['NOTICE'],
  async run(args, context): Promise<ToolResult> {
    const { clocks } = context;
    const { told, lookedAtAll } = await noticeOf(args, context);
    const query = queryText('notice', { number: args.number, of: args.uid, topics: args.topics, ...(args.earliest ? { order: 'earliest' } : {}), published: args.published && rangeText(args.published), details: args.details, knownOn: clocks.knownOn }); // prettier-ignore
    const owner = args.uid === null ? {} : await namesAt([args.uid], clocks, context);
    const rows = { type: 'NOTICE' as const, query, number: args.number, ownerUid: args.uid, topics: args.topics, details: args.details }; // prettier-ignore
    if (told === null) {
      const none = await absence({ query, complete: lookedAtAll, clocks }, context, lookedAtAll ? [null] : []);
      return { outcome: 'EMPTY', rows: { ...rows, notice: null, lines: [] }, evidence: [none], total: 0, complete: lookedAtAll, labels: owner }; // prettier-ignore
    }
    const { event, edges } = told.fact;
    const lines = told.lines.slice(0, MOST_LINES);
    const firms = [...new Set(edges.flatMap((edge) => (edge.kind === 'HAS_EVENT' ? [edge.entityUid] : [])))];
    const complete = lines.length === told.lines.length;
    const asked = { query, complete, clocks, total: 1, uids: [event.uid, ...firms] };
    const evidence: CarriedEvidence[] = [
      ...(await evidenceOf(told.fact, lines, context)),
      await aggregate(asked, lines.length === 0 ? daysOf(event) : [], context),
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
  told: { fact: EventFact; lines: NoticeLine[] } | null;
  /** That there is none is known once the last was looked at. */
  lookedAtAll: boolean;
}

/** The newest (or the first) that bears the number, or that is the entity's and says what is asked; those that the viewer may not read are none. */
async function noticeOf(args: Input, context: ToolContext): Promise<Found> {
  const { graph, archive, call } = context;
  const { filter, owner } = await filterOf(args, context);
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { rows, nextAfter, hasMore }: Page<EventFact> = await graph.events(filter, args.earliest ? 'PUBLICATION_DATE_ASC' : 'PUBLICATION_DATE_DESC', { first: A_PAGE, after }, call); // prettier-ignore
    const own = owner === null ? rows : rows.filter((fact) => isAbout(fact, owner));
    const texts = await archive.publications(own.map(({ event }) => event.publicationId), call); // prettier-ignore
    const byId = new Map(texts.map((publication) => [publication.publicationId, publication]));
    for (const fact of own) {
      const publication = byId.get(fact.event.publicationId);
      const lines = linesOf(publication, args.details);
      // Of one asked for by its number it is said that there is one, whatever may be shown of it.
      if (lines.length > 0 || (owner === null && publication !== undefined && args.details.length === 0))
        return { told: { fact, lines }, lookedAtAll: true };
    }
    if (!hasMore) return { told: null, lookedAtAll: true };
    after = nextAfter;
  }
  return { told: null, lookedAtAll: false };
}

async function filterOf({ number, uid: asked, topics, published }: Input, { graph, clocks, call }: ToolContext) {
  const filter: EventFilter = { knownOn: clocks.knownOn };
  if (number !== null) return { filter: { ...filter, numbers: [number] }, owner: null };
  const [of] = await graph.nodes([asked!], call);
  const owner = of?.node.uid ?? asked!;
  if (topics.length > 0) filter.topics = topics;
  if (published?.from) filter.from = published.from;
  if (published?.to) filter.to = addDays(published.to, -1);
  return { filter: { ...filter, ...(of?.node.kind === 'PERSON' ? { personUids: [owner] } : { companyUids: [owner] }) }, owner }; // prettier-ignore
}

/** A notice of another firm that it audits, or sits in, is none about it; one that was taken back tells nothing of it. */
function isAbout({ event, edges, involved }: EventFact, owner: string): boolean {
  if (event.state === 'CANCELLED') return false;
  return involved.includes(owner) || edges.some(({ kind, entityUid }) => kind === 'HAS_EVENT' && entityUid === owner);
}

/** What it says of what was asked. */
function linesOf(publication: ArchivedPublication | undefined, details: readonly NoticeDetail[]): NoticeLine[] {
  const all = publication === undefined ? [] : noticeLines(publication);
  return details.length === 0 ? all : all.filter((line) => tells(line, details));
}

/** Each line proves that it stands there; all of them when the notice was published, and its legal date where it has one. */
async function evidenceOf({ event }: EventFact, lines: readonly NoticeLine[], context: ToolContext) {
  const proofs = lines.map(({ span }) => ({
    proof: { publicationId: event.publicationId, span },
    carries: [passageClaim(event.uid, span), ...legalDay(event)],
  }));
  return factEvidence(proofs, context);
}

function isProven(event: string, span: NoticeLine['span'], evidence: readonly CarriedEvidence[]): boolean {
  const { object } = passageClaim(event, span);
  return evidence.some(({ carries }) => carries.some((claim) => claim.subjectUid === event && claim.object === object));
}

function legalDay({ uid: event, legalDate: { kind, date } }: EventRow): Carried[] {
  return kind === 'EXACT' && date !== null ? [dated(event, 'LEGAL', date)] : [];
}

const daysOf = (event: EventRow) => [...legalDay(event), dated(event.uid, 'PUBLICATION', event.publicationDate)];
