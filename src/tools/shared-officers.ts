import { z } from 'zod';
import type { MandateFact } from '../../engines/graph/contract.js';
import { ROLES, type Clocks } from '../core/index.js';
import { absence, aggregate, counted, queryText } from './rows/claims.js';
import type { CarriedEvidence, OtherPerson, SharedHolder, Tool, ToolContext, ToolResult } from './contract.js';
import { day, uid } from './input.js';
import { possiblySame } from './rows/possibly-same.js';
import { namedFacts } from './rows/relations.js';
import { takenForOne } from './rows/taken-for-one.js';

const input = z.strictObject({
  uids: z
    .array(uid)
    .min(1)
    .max(5)
    .describe('uids of companies: of one, who also sits elsewhere; of several, who sits in each'),
  roles: z
    .array(z.enum(ROLES))
    .max(ROLES.length)
    .default([])
    .describe('Empty: every role but auditors and authorities'),
  asOf: day.nullable().default(null),
  history: z.boolean().default(false).describe('Past mandates too, whether at one time or not'),
});
type Input = z.infer<typeof input>;

/** Everybody knows its auditor: to share one says nothing. */
const NO_OFFICERS = ['AUDITOR', 'GROUP_AUDITOR', 'SUPERVISORY_AUTHORITY'];
const A_PAGE = 500;
const MOST_HOLDERS = 200;
const MOST_ELSEWHERE = 100;
const MOST_SHOWN = 100;
const MOST_UNDECIDED = 10;

/** People, and firms entered as officers, who hold mandates in each of several firms, or in one firm and elsewhere. */
export const sharedOfficers: Tool<Input> = {
  name: 'shared_officers',
  description:
    'Who holds a role in each of several companies at a date; of a single company, who of its officers holds roles in other companies.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords: 'beide beiden gemeinsam sowohl commun deux comun entramb both shared common'.split(' '),
  input,
  gives: ['SHARED'],
  async run(args, context): Promise<ToolResult> {
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const found = args.uids.length === 1 ? await elsewhere(args, clocks, context) : await inEach(args, clocks, context);
    const shared = sharing(found.facts, args);
    const complete = found.complete && shared.length <= MOST_SHOWN;
    const shown = shared.slice(0, MOST_SHOWN);
    const named = await namedFacts({ mandates: shown.flatMap(({ facts }) => facts), also: args.uids }, clocks, context);
    const query = queryText('shared', {
      companies: args.uids,
      roles: args.roles,
      ...(args.history ? { history: true } : { asOf: clocks.asOf }),
      knownOn: clocks.knownOn,
    });
    const sure = shared.filter(({ holds }) => holds === 'HELD').length;
    const uids = shared.map((holder) => holder.uid);
    const people = (await context.graph.nodes(uids.slice(0, MOST_SHOWN), context.call)).flatMap(({ node }) => node.kind === 'PERSON' ? [node] : []); // prettier-ignore
    const one = await takenForOne(people, named.mandates, clocks, context);
    const undecided = args.uids.length === 1 ? NOBODY : await maybeSharing(found.facts, args.uids, clocks, context);
    const whole =
      shared.length === 0
        ? await absence({ query, complete, clocks }, context)
        : await aggregate({ query, total: sure, complete, uids, clocks }, [counted(query, null, sure)], context);
    const holders = shown.map(({ uid: holder, holds }): SharedHolder => ({
      uid: holder,
      name: named.labels[holder] ?? '',
      holds,
      mandates: named.mandates.filter(({ fact }) => fact.holderUid === holder),
    }));
    return {
      outcome: shared.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'SHARED', uids: args.uids, roles: args.roles, holders, possiblySame: undecided.pairs, clocks },
      evidence: [...named.evidence, whole, ...one, ...undecided.evidence],
      total: complete ? shared.length : null,
      complete,
      labels: { ...undecided.labels, ...named.labels },
    };
  },
};

interface Found {
  facts: MandateFact[];
  complete: boolean;
}

const timeOf = ({ history }: Input) => (history ? 'HISTORY' : 'CLOCKS');

async function inEach(args: Input, clocks: Clocks, context: ToolContext): Promise<Found> {
  const { graph, call } = context;
  const { uids, roles } = args;
  const asked = roles.length > 0 ? { roles } : {};
  const pages = await graph.mandatesOf(uids, 'COMPANY', { at: timeOf(args), clocks, ...asked }, A_PAGE, call);
  const facts = [...pages.values()].flatMap(({ rows }) => rows).filter(isOfficer(roles));
  return { facts, complete: [...pages.values()].every(({ hasMore }) => !hasMore) };
}

/** Officers of one firm with all that they hold, there and in other firms. */
async function elsewhere(args: Input, clocks: Clocks, context: ToolContext): Promise<Found> {
  const own = await inEach(args, clocks, context);
  const holders = [...new Set(own.facts.map(({ holderUid }) => holderUid))];
  const asked = holders.slice(0, MOST_HOLDERS);
  if (asked.length === 0) return own;
  const { graph, call } = context;
  const pages = await graph.mandatesOf(asked, 'HOLDER', { at: timeOf(args), clocks }, MOST_ELSEWHERE, call);
  const others = [...pages.values()]
    .flatMap(({ rows }) => rows)
    .filter((fact) => fact.companyUid !== args.uids[0] && isOfficer([])(fact));
  const complete =
    own.complete && holders.length <= MOST_HOLDERS && [...pages.values()].every(({ hasMore }) => !hasMore);
  return { facts: [...own.facts, ...others], complete };
}

interface Undecided {
  pairs: { of: string; other: OtherPerson }[];
  evidence: CarriedEvidence[];
  labels: Record<string, string>;
}
const NOBODY: Undecided = { pairs: [], evidence: [], labels: {} };

/**
 * People who sit in some of the firms and, if they are the same person as one of whom the evidence does not decide it, in the others too:
 * to say that nobody sits in all of them, and no more, would hide them.
 */
async function maybeSharing(
  facts: readonly MandateFact[],
  uids: readonly string[],
  clocks: Clocks,
  context: ToolContext,
): Promise<Undecided> {
  const { graph, call } = context;
  const firmsOf = new Map<string, Set<string>>();
  for (const { holderUid, companyUid } of facts)
    firmsOf.set(holderUid, (firmsOf.get(holderUid) ?? new Set()).add(companyUid));
  const covers = (a: string, b: string) => uids.every((uid) => firmsOf.get(a)?.has(uid) || firmsOf.get(b)?.has(uid));
  const partial = [...firmsOf.keys()].filter((uid) => !covers(uid, uid)).sort();
  const people = (await graph.nodes(partial.slice(0, MOST_HOLDERS), call)).flatMap(({ node }) => node.kind === 'PERSON' ? [node] : []); // prettier-ignore
  const found: Undecided = { pairs: [], evidence: [], labels: {} };
  for (const person of people) {
    const twins = person.possiblySame.map(({ a, b }) => (a === person.uid ? b : a));
    // Each pair once, from its smaller uid.
    if (!twins.some((twin) => person.uid < twin && covers(person.uid, twin))) continue;
    const [own = null] = await graph.personStates([{ uid: person.uid, clocks }], call);
    const { others, evidence } = await possiblySame(person, own, clocks, context);
    const pairs = others.filter(({ uid }) => person.uid < uid && covers(person.uid, uid));
    if (pairs.length === 0) continue;
    found.pairs.push(...pairs.map((other) => ({ of: person.uid, other })));
    found.evidence.push(...evidence);
    found.labels[person.uid] = own?.mention.name ?? '';
    if (found.pairs.length >= MOST_UNDECIDED) break;
  }
  return found;
}

function isOfficer(roles: readonly string[]): (fact: MandateFact) => boolean {
  return ({ role }) => roles.length > 0 || !NO_OFFICERS.includes(role);
}

/** Whoever has a row in each firm asked for, and of a single firm in another; HELD where a row that surely holds, or ever did, is in each. */
function sharing(facts: readonly MandateFact[], { uids, history }: Input) {
  const byHolder = new Map<string, MandateFact[]>();
  for (const fact of facts) byHolder.set(fact.holderUid, [...(byHolder.get(fact.holderUid) ?? []), fact]);
  const inAll = (rows: readonly MandateFact[]) => {
    const firms = new Set(rows.map(({ companyUid }) => companyUid));
    return uids.every((firm) => firms.has(firm)) && (uids.length > 1 || firms.size > 1);
  };
  return [...byHolder]
    .filter(([, rows]) => inAll(rows))
    .map(([holder, rows]) => ({
      uid: holder,
      facts: rows,
      holds: inAll(rows.filter(({ holds }) => history || holds === 'HELD')) ? ('HELD' as const) : ('UNKNOWN' as const),
    }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1));
}
