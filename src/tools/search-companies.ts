import { z } from 'zod';
import type { CompanyStateFact, PersonState, SearchHit } from '../../engines/graph/contract.js';
import { CANTONS } from '../core/index.js';
import type { FoundEntity, Tool, ToolContext, ToolResult } from './contract.js';
import { coverageLine } from './coverage.js';

const input = z.strictObject({
  query: z.string().trim().min(1).max(200).describe('Name, part of a name (typos allowed) or register number'),
  kind: z.enum(['COMPANY', 'PERSON', 'EITHER']).default('EITHER'),
  canton: z.enum(CANTONS).nullable().default(null),
  legalForm: z
    .string()
    .regex(/^\d{4}$/)
    .nullable()
    .default(null),
  limit: z.int().min(1).max(50).default(20),
});
type Input = z.infer<typeof input>;

/** P5's primary disambiguation endpoint: finds people too. */
export const searchCompanies: Tool<Input> = {
  name: 'search_companies',
  description:
    'Finds companies and people by name, former name or register number, tolerant of typos and partial names.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  input,
  async run(args, context): Promise<ToolResult> {
    const { graph, call, clocks } = context;
    const kinds = args.kind === 'EITHER' ? (['COMPANY', 'PERSON'] as const) : [args.kind];
    const found = await graph.search(
      {
        text: args.query,
        kinds: [...kinds],
        canton: args.canton,
        legalForm: args.legalForm,
        status: null,
        clocks,
        offset: 0,
        limit: args.limit,
      },
      call,
    );
    const hits = await describe(found.hits, context);
    const query = `search(${JSON.stringify(args.query)}, ${args.kind})`;
    const base = { ledgerPosition: found.position, clocks, complete: found.complete, query };
    const absence = { type: 'ABSENCE' as const, id: 'a0', coverage: await coverageLine(context), ...base };
    const claim = {
      subjectUid: query,
      relation: 'NONE' as const,
      attribute: null,
      object: null,
      from: null,
      to: null,
      action: null,
      negated: true,
    };
    const listed = {
      type: 'AGGREGATE' as const,
      id: 'g0',
      total: found.total,
      uids: hits.map((hit) => hit.uid),
      ...base,
    };
    const count = { ...claim, relation: 'COUNT' as const, object: String(found.total), negated: false };
    return {
      outcome: hits.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'HITS', query: args.query, hits },
      evidence:
        hits.length === 0 ? [{ evidence: absence, carries: [claim] }] : [{ evidence: listed, carries: [count] }],
      total: found.total,
      complete: found.complete,
      labels: Object.fromEntries(hits.map((hit) => [hit.uid, hit.name])),
    };
  },
};

/** What tells each hit from its namesakes. */
async function describe(hits: readonly SearchHit[], { graph, call, clocks }: ToolContext): Promise<FoundEntity[]> {
  const keys = (kind: 'COMPANY' | 'PERSON') =>
    hits.filter((hit) => hit.kind === kind).map(({ uid }) => ({ uid, clocks }));
  const people = keys('PERSON').map(({ uid }) => uid);
  const [companies, persons, mandates] = await Promise.all([
    graph.companyStates(keys('COMPANY'), call),
    graph.personStates(keys('PERSON'), call),
    graph.mandatesOf(people, 'HOLDER', { at: 'HISTORY', clocks }, 5, call),
  ]);
  const firms = [...new Set([...mandates.values()].flatMap((page) => page.rows.map((row) => row.companyUid)))].slice(
    0,
    200,
  );
  const firmStates = new Map(
    (
      await graph.companyStates(
        firms.map((uid) => ({ uid, clocks })),
        call,
      )
    ).map((state) => [state.companyUid, state]),
  );
  const companyOf = new Map(companies.map((state) => [state.companyUid, state]));
  const personOf = new Map(persons.map((state) => [state.uid, state]));
  return hits.map((hit) => {
    if (hit.kind === 'COMPANY')
      return {
        ...hit,
        name: companyOf.get(hit.uid)?.name ?? hit.matchedName,
        detail: companyDetail(companyOf.get(hit.uid)),
      };
    const own = [
      ...new Set((mandates.get(hit.uid)?.rows ?? []).map((row) => firmStates.get(row.companyUid)?.name ?? '')),
    ].filter((name) => name !== '');
    return {
      ...hit,
      name: personOf.get(hit.uid)?.mention.name ?? hit.matchedName,
      detail: personDetail(personOf.get(hit.uid), own),
    };
  });
}

function companyDetail(state: CompanyStateFact | undefined): string {
  return [state?.seat, state?.canton, state?.legalForm, state?.status].filter(Boolean).join(' · ');
}

function personDetail(state: PersonState | undefined, firms: readonly string[]): string {
  const mention = state?.mention;
  return [...(mention?.origins ?? []), mention?.nationality, mention?.residence, firms.slice(0, 3).join(', ')]
    .filter(Boolean)
    .join(' · ');
}
