import { z } from 'zod';
import type { CompanyNode, CompanyStateFact, PersonNode, PersonState } from '../../engines/graph/contract.js';
import { AppError, companyNameAt, parseIsoDate, type Clocks } from '../core/index.js';
import type { CarriedEvidence, Tool, ToolContext, ToolResult } from './contract.js';
import { coverageLine } from './rows/coverage.js';
import { factEvidence, numberClaims, registeredClaims, stateClaims } from './rows/evidence.js';
import { listMandates } from './rows/named-mandates.js';
import { possiblySame } from './rows/possibly-same.js';
import { takenForOne } from './rows/taken-for-one.js';

const date = z.string().refine((text) => parseIsoDate(text) !== null, 'a day of the calendar, YYYY-MM-DD');
const input = z.strictObject({
  uid: z.string().min(1).max(200).describe('uid of a company or a person'),
  asOf: date.nullable().default(null),
});
type Input = z.infer<typeof input>;

export const getDossier: Tool<Input> = {
  name: 'get_dossier',
  description:
    'All that the register says of one company or person at a date: name, seat, capital, purpose, status, who is in it; a person’s mandates.',
  intents: ['search_companies', 'explore_network', 'get_node_history', 'all_tools'],
  keywords:
    'sitz kapital zweck adress status profil dossier eingetragen siege capital etat inscrit sede capitale scopo indirizzo stato iscritt seat purpose address registered'.split(
      ' ',
    ),
  input,
  gives: ['COMPANY_DOSSIER', 'PERSON_DOSSIER'],
  async run(args, context): Promise<ToolResult> {
    const clocks = { asOf: args.asOf ?? context.clocks.asOf, knownOn: context.clocks.knownOn };
    const [found] = await context.graph.nodes([args.uid], context.call);
    if (found?.node.kind === 'COMPANY') return companyDossier(found.node, clocks, context);
    if (found?.node.kind === 'PERSON') return personDossier(found.node, clocks, context);
    throw new AppError('BAD_INPUT', `uid: ${args.uid} is neither a company nor a person; search_companies finds uids`);
  },
};

async function companyDossier(node: CompanyNode, clocks: Clocks, context: ToolContext): Promise<ToolResult> {
  const { graph, call } = context;
  const [states, relations, list] = await Promise.all([
    graph.companyStates([{ uid: node.uid, clocks }], call),
    graph.relations([node.uid], clocks, 'CLOCKS', call),
    listMandates({ companyUids: [node.uid], at: 'CLOCKS', clocks }, context),
  ]);
  const state = states[0] ?? null;
  const facts =
    state === null ? [] : await factEvidence([...stateClaims(state), ...numberClaims(node, state)], context);
  const nothing = state === null && list.mandates.length === 0;
  return {
    outcome: nothing ? 'EMPTY' : 'OK',
    rows: { type: 'COMPANY_DOSSIER', node, state, mandates: list.mandates, relations, clocks },
    evidence: [...facts, ...list.evidence, ...(await missing(node.uid, state, nothing, clocks, context))],
    total: list.total,
    complete: list.complete,
    labels: { ...list.labels, ...nameOf(node, state, clocks) },
  };
}

function nameOf(node: CompanyNode, state: CompanyStateFact | null, clocks: Clocks): Record<string, string> {
  const name = state?.name ?? companyNameAt(node.names, clocks) ?? node.names[0]?.name;
  return name === undefined ? {} : { [node.uid]: name };
}

async function personDossier(node: PersonNode, clocks: Clocks, context: ToolContext): Promise<ToolResult> {
  const [states, list] = await Promise.all([
    context.graph.personStates([{ uid: node.uid, clocks }], context.call),
    listMandates({ holderUids: [node.uid], at: 'HISTORY', clocks }, context),
  ]);
  const state = states[0] ?? null;
  const own = state === null ? [] : await factEvidence(registeredClaims(state), context);
  const former = state === null ? [] : await factEvidence(await formerNames(node, state, clocks, context), context);
  const nothing = state === null && list.mandates.length === 0;
  const same = await possiblySame(node, state, clocks, context);
  const one = await takenForOne([node], list.mandates, clocks, context);
  return {
    outcome: nothing ? 'EMPTY' : 'OK',
    rows: { type: 'PERSON_DOSSIER', node, state, mandates: list.mandates, possiblySame: same.others, clocks },
    evidence: nothing
      ? [await absence(node.uid, [null], clocks, context)]
      : [
          ...own,
          ...list.evidence,
          ...former,
          ...one,
          ...same.evidence,
          ...(await unsaid(node.uid, state, clocks, context)),
        ],
    total: list.total,
    complete: list.complete,
    labels: { ...list.labels, ...(state === null ? {} : { [node.uid]: state.mention.name }) },
  };
}

/** Names that other entries of hers print, each by the newest that does; only where she is entered by several. */
async function formerNames({ uid, hubKeys }: PersonNode, { mention }: PersonState, { knownOn }: Clocks, { graph, call }: ToolContext) {
  if (hubKeys.length < 2) return [];
  const entries = (await graph.mentions(uid, call)).filter(({ withdrawnPublished, publicationDate }) => withdrawnPublished === undefined && publicationDate <= knownOn);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  byName.delete(mention.name);
  return [...byName.values()].flatMap((entry) => registeredClaims({ uid, mention: entry, citizenship: null, residence: null }));
} // prettier-ignore

/** What no entry says of a person, as an Absence. */
async function unsaid(uid: string, state: PersonState | null, clocks: Clocks, context: ToolContext): Promise<CarriedEvidence[]> {
  const fields = [...(state?.citizenship ? [] : ['origin']), ...(state?.residence ? [] : ['residence'])];
  return fields.length === 0 ? [] : [await absence(uid, fields, clocks, context)];
} // prettier-ignore

const ASKED_FOR = ['legalForm', 'seat', 'address', 'purpose', 'capitalNominal', 'capitalPaid'] as const;

/** What the firm's state leaves out, as an Absence; of a firm of which nothing is known at all, that. */
async function missing(
  uid: string,
  state: CompanyStateFact | null,
  nothing: boolean,
  clocks: Clocks,
  context: ToolContext,
): Promise<CarriedEvidence[]> {
  const fields = ASKED_FOR.filter((field) => (state?.[field] ?? null) === null);
  if (!nothing && fields.length === 0) return [];
  return [await absence(uid, [...(nothing ? [null] : []), ...fields], clocks, context)];
}

async function absence(
  uid: string,
  attributes: readonly (string | null)[],
  clocks: Clocks,
  context: ToolContext,
): Promise<CarriedEvidence> {
  const query = `dossier(${uid}, asOf=${clocks.asOf}, knownOn=${clocks.knownOn})`;
  const { ledger } = await context.graph.position();
  const base = {
    subjectUid: query,
    relation: 'NONE' as const,
    object: null,
    from: null,
    to: null,
    action: null,
    negated: true,
  };
  const coverage = await coverageLine(context);
  return {
    evidence: { type: 'ABSENCE', id: 'a0', query, ledgerPosition: ledger, clocks, complete: true, coverage },
    carries: attributes.map((attribute) => ({ attribute, ...base })),
  };
}
