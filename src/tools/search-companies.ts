import { z } from 'zod';
import type { CompanyStateFact, PersonState, SearchHit } from '../../engines/graph/contract.js';
import { areAlike, CANTONS, formsLike, nationalitiesOf, wordsOf } from '../core/index.js';
import type { Carried, FoundEntity, Tool, ToolContext, ToolResult } from './contract.js';
import { coverageLine } from './rows/coverage.js';
import { legalForm } from './input.js';

const input = z.strictObject({
  query: z.string().trim().min(1).max(200).describe('Name, part of a name (typos allowed) or register number'),
  kind: z.enum(['COMPANY', 'PERSON', 'EITHER']).default('EITHER'),
  canton: z.enum(CANTONS).nullable().default(null),
  legalForm,
  limit: z.int().min(1).max(50).default(20),
});
type Input = z.infer<typeof input>;

/** P5's primary disambiguation endpoint: finds people too. */
export const searchCompanies: Tool<Input> = {
  name: 'search_companies',
  description:
    'Finds companies and people by name, former name or register number, tolerant of typos and partial names.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords: 'ALWAYS',
  input,
  gives: ['HITS'],
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
    const hits = alikeOf(args.query, await describe(found.hits, context));
    const total = hits.length === 0 ? 0 : found.total;
    const query = `search(${JSON.stringify(args.query)}, ${args.kind})`;
    const coverage = await coverageLine(context);
    const base = { ledgerPosition: found.position, clocks, complete: found.complete, query, coverage };
    const absence = { type: 'ABSENCE' as const, id: 'a0', ...base };
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
      total,
      uids: hits.map((hit) => hit.uid),
      ...base,
    };
    const count = { ...claim, relation: 'COUNT' as const, object: String(total), negated: false };
    return {
      outcome: hits.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'HITS', query: args.query, hits },
      evidence:
        hits.length === 0
          ? [{ evidence: absence, carries: [claim] }]
          : [{ evidence: listed, carries: [count, ...hits.map((hit) => named(hit, claim))] }],
      total,
      complete: found.complete,
      labels: Object.fromEntries(hits.map((hit) => [hit.uid, hit.name])),
    };
  },
};

/** None where none shares more with the query than a legal form, or letters here and there. */
const alikeOf = (query: string, hits: FoundEntity[]): FoundEntity[] =>
  hits.some((hit) => areAlike(query, hit)) || isOfForms(query) ? hits : [];

/** `Genossenschaft Zürich`: a form written out is asked for. */
const isOfForms = (query: string): boolean =>
  wordsOf(query).some((word) => formsLike(word) !== null && word.length > 5);

function named({ uid, name }: FoundEntity, claim: Carried): Carried {
  return { ...claim, subjectUid: uid, relation: 'IS_NAMED', object: name, negated: false };
}

/** What tells each hit from its namesakes. */
async function describe(hits: readonly SearchHit[], context: ToolContext): Promise<FoundEntity[]> {
  const { graph, call, clocks } = context;
  const uidsOf = (kind: 'COMPANY' | 'PERSON') => hits.filter((hit) => hit.kind === kind).map(({ uid }) => uid);
  const keys = (uids: readonly string[]) => uids.map((uid) => ({ uid, clocks }));
  const [firms, people] = [uidsOf('COMPANY'), uidsOf('PERSON')];
  const [companies, nodes, persons, mandates] = await Promise.all([
    firms.length > 0 ? graph.companyStates(keys(firms), call) : [],
    firms.length > 0 ? graph.nodes(firms, call) : [],
    people.length > 0 ? graph.personStates(keys(people), call) : [],
    people.length > 0 ? graph.mandatesOf(people, 'HOLDER', { at: 'HISTORY', clocks }, 5, call) : null,
  ]);
  const theirs = [
    ...new Set([...(mandates?.values() ?? [])].flatMap((page) => page.rows.map((row) => row.companyUid))),
  ];
  const theirStates = theirs.length > 0 ? await graph.companyStates(keys(theirs.slice(0, 200)), call) : [];
  const firmNames = new Map(theirStates.map((state) => [state.companyUid, state.name ?? '']));
  const stateOf = new Map(companies.map((state) => [state.companyUid, state]));
  const numberOf = new Map(
    nodes.map(({ asked, node }) => [asked, node.kind === 'COMPANY' ? node.registerNumber : null]),
  );
  const personOf = new Map(persons.map((state) => [state.uid, state]));
  const namedAt = await namedByOthers(
    firms.filter((uid) => !stateOf.has(uid)),
    context,
  );
  return hits.map((hit) => {
    if (hit.kind === 'COMPANY') return { ...company(hit, stateOf.get(hit.uid), numberOf.get(hit.uid) ?? null), firms: namedAt.get(hit.uid) ?? [] }; // prettier-ignore
    const own = (mandates?.get(hit.uid)?.rows ?? []).map((row) => firmNames.get(row.companyUid) ?? '');
    return person(hit, personOf.get(hit.uid), [...new Set(own)].filter((name) => name !== '').slice(0, 3));
  });
}

const MOST_NAMED = 3;

/** Of firms that have no notice of their own: in whose notices they are named, as auditor, head office and the like. */
async function namedByOthers(uids: readonly string[], { graph, call, clocks }: ToolContext): Promise<Map<string, string[]>> {
  if (uids.length === 0) return new Map();
  const [relations, mandates] = await Promise.all([
    graph.relations(uids, clocks, 'HISTORY', call),
    graph.mandatesOf(uids, 'HOLDER', { at: 'HISTORY', clocks }, MOST_NAMED, call),
  ]);
  const others = new Map(
    uids.map((uid) => {
      const related = relations.flatMap(({ fromUid, toUid }) => (fromUid === uid ? [toUid] : toUid === uid ? [fromUid] : []));
      const held = (mandates.get(uid)?.rows ?? []).map(({ companyUid }) => companyUid);
      return [uid, [...new Set([...related, ...held])].slice(0, MOST_NAMED)];
    }),
  );
  const states = await graph.companyStates([...new Set([...others.values()].flat())].map((uid) => ({ uid, clocks })), call);
  const names = new Map(states.map(({ companyUid, name }) => [companyUid, name]));
  return new Map([...others].map(([uid, list]) => [uid, list.flatMap((other) => names.get(other) ?? [])]));
} // prettier-ignore

function company(hit: SearchHit, state: CompanyStateFact | undefined, registerNumber: string | null): FoundEntity {
  const { uid, kind, matchedName, match, score } = hit;
  return {
    uid,
    kind,
    matchedName,
    match,
    score,
    name: state?.name ?? hit.matchedName,
    seat: state?.seat ?? null,
    canton: state?.canton ?? null,
    legalForm: state?.legalForm ?? null,
    status: state?.status ?? null,
    registerNumber,
    origins: [],
    residence: null,
    firms: [],
  };
}

function person(hit: SearchHit, state: PersonState | undefined, firms: string[]): FoundEntity {
  const { mention = null, citizenship = null, residence = null } = state ?? {};
  const origins = citizenship?.origins ?? [];
  const { uid, kind, matchedName, match, score } = hit;
  return {
    uid,
    kind,
    matchedName,
    match,
    score,
    name: mention?.name ?? hit.matchedName,
    seat: null,
    canton: null,
    legalForm: null,
    status: null,
    registerNumber: null,
    origins: origins.length > 0 || citizenship === null ? origins : nationalitiesOf(citizenship),
    residence: residence?.residence ?? null,
    firms,
  };
}
