import { z } from 'zod';
import type { CompanyNode, PersonNode } from '../../engines/graph/contract.js';
import { AppError, companyNameAt, EVENT_TOPICS, STATE_FIELDS, type Clocks, type StateField } from '../core/index.js';
import { absence, aggregate, counted, queryText } from './rows/claims.js';
import type { CarriedEvidence, Tool, ToolContext, ToolResult } from './contract.js';
import { factEvidence, inTurns, stateClaims } from './rows/evidence.js';
import { historyEvents, type EventsFound } from './rows/history-events.js';
import { day, dayRange, rangeText, uid } from './input.js';
import { listMandates } from './rows/named-mandates.js';
import { possiblySame } from './rows/possibly-same.js';
import { takenForOne } from './rows/taken-for-one.js';

const input = z.strictObject({
  uid: uid.describe('uid of a company or a person'),
  events: z.boolean().default(true).describe('The notices too'),
  fields: z.array(z.enum(STATE_FIELDS)).default([]).describe('Only the notices that say these; empty: all'),
  topics: z.array(z.enum(EVENT_TOPICS)).default([]).describe('Only notices on one of these; empty: all'),
  during: dayRange
    .nullable()
    .default(null)
    .describe('Only notices with a legal date in it; of one day, those printed on it too'),
  asOf: day.nullable().default(null).describe('Only notices with a legal date up to it'),
  limit: z.int().min(1).max(200).default(100).describe('Most notices; of more, the latest'),
});
type Input = z.infer<typeof input>;

/** P5's history endpoint: every state that a firm was in, every mandate that a person held, and the notices on them, oldest first. */
export const getNodeHistory: Tool<Input> = {
  name: 'get_node_history',
  description:
    'Everything that changed over time: of a company each name, seat, address, purpose, capital and status; of a person each mandate; and the notices with legal and publication dates.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords:
    'geschichte verlauf fruher ehemal vormal anderung geandert seit histor ancien chang depuis evolution storia storic preceden modific former previous changed since ago'.split(
      ' ',
    ),
  input,
  gives: ['COMPANY_HISTORY', 'PERSON_HISTORY'],
  async run(args, context): Promise<ToolResult> {
    const [found] = await context.graph.nodes([args.uid], context.call);
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    if (found?.node.kind === 'COMPANY') return companyHistory(found.node, args, clocks, context);
    if (found?.node.kind === 'PERSON') return personHistory(found.node, args, clocks, context);
    throw new AppError('BAD_INPUT', `uid: ${args.uid} is neither a company nor a person; search_companies finds uids`);
  },
};

async function companyHistory(
  node: CompanyNode,
  args: Input,
  clocks: Clocks,
  context: ToolContext,
): Promise<ToolResult> {
  // prettier-ignore
  const [states, noticed] = await Promise.all([
    context.graph.companyHistory(node.uid, clocks.knownOn, context.call),
    eventsOf(node.uid, 'COMPANY', args, clocks, context),
  ]);
  const wanted = (field: string | null) => args.fields.length === 0 || args.fields.includes(field as StateField);
  const said = states.map((state) => stateClaims(state).filter(({ carries }) => wanted(carries[0]?.attribute ?? null)));
  const facts = await factEvidence(inTurns(said), context);
  const nothing = states.length === 0 && noticed.events.length === 0;
  const query = queryText('history', { of: node.uid, knownOn: clocks.knownOn });
  const none = nothing ? [await absence({ query, complete: true, clocks }, context)] : [];
  return {
    outcome: nothing ? 'EMPTY' : 'OK',
    rows: { type: 'COMPANY_HISTORY', node, states, events: noticed.events, clocks },
    evidence: [...facts, ...noticed.evidence, ...none],
    total: args.events ? noticed.total : states.length,
    complete: noticed.complete,
    labels: { [node.uid]: states.at(-1)?.name ?? companyNameAt(node.names, clocks) ?? node.names[0]?.name ?? '–' },
  };
}

async function personHistory(node: PersonNode, args: Input, clocks: Clocks, context: ToolContext): Promise<ToolResult> {
  const [list, noticed, [own]] = await Promise.all([
    listMandates({ holderUids: [node.uid], at: 'HISTORY', clocks }, context),
    eventsOf(node.uid, 'PERSON', args, clocks, context),
    context.graph.personStates([{ uid: node.uid, clocks }], context.call),
  ]);
  const same = await possiblySame(node, own ?? null, clocks, context);
  const one = await takenForOne([node], list.mandates, clocks, context);
  const nothing = list.mandates.length === 0 && noticed.events.length === 0;
  return {
    outcome: nothing ? 'EMPTY' : 'OK',
    rows: {
      type: 'PERSON_HISTORY',
      node,
      mandates: list.mandates,
      events: noticed.events,
      possiblySame: same.others,
      clocks,
    },
    evidence: [...list.evidence, ...noticed.evidence, ...one, ...same.evidence],
    total: args.events ? noticed.total : list.total,
    complete: list.complete && noticed.complete,
    labels: list.labels,
  };
}

/** The notices, with an Aggregate over them or the Absence of any. */
async function eventsOf(
  of: string,
  kind: 'COMPANY' | 'PERSON',
  args: Input,
  clocks: Clocks,
  context: ToolContext,
): Promise<EventsFound> {
  // prettier-ignore
  if (!args.events) return { events: [], evidence: [], total: 0, complete: true };
  const { topics, during, limit } = args;
  const found = await historyEvents({ uid: of, kind, topics, during, limit }, clocks, context);
  const query = queryText('events', { of, topics, during: during && rangeText(during), asOf: clocks.asOf, knownOn: clocks.knownOn }); // prettier-ignore
  const asked = { query, complete: found.complete, clocks };
  const whole: CarriedEvidence =
    found.total === 0
      ? await absence(asked, context)
      : await aggregate(
          { total: found.total, ...asked, uids: found.events.map(({ fact }) => fact.event.uid) },
          [counted(query, null, found.total)],
          context,
        );
  return { ...found, evidence: [...found.evidence, whole] };
}
