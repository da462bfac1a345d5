import { z } from 'zod';
import { AppError } from '../core/index.js';
import type { Carried, Tool, ToolResult } from './contract.js';
import { coverageLine } from './coverage.js';
import { factEvidence, stateClaims } from './evidence.js';

const input = z.strictObject({ uid: z.string().min(1).max(200).describe('uid of a company') });
type Input = z.infer<typeof input>;

/** P5's history endpoint, of a firm's own fields: every state it was ever in, oldest first. */
export const getNodeHistory: Tool<Input> = {
  name: 'get_node_history',
  description:
    'Every name, seat, address, purpose, capital and status that a company ever had, with the notices that say so.',
  intents: ['get_node_history', 'all_tools'],
  input,
  async run({ uid }, context): Promise<ToolResult> {
    const { graph, call, clocks } = context;
    const [found] = await graph.nodes([uid], call);
    if (found?.node.kind !== 'COMPANY') throw new AppError('BAD_INPUT', `uid: ${uid} is no company`);
    const { node } = found;
    const states = await graph.companyHistory(node.uid, clocks.knownOn, call);
    const facts = await factEvidence(states.flatMap(stateClaims), context);
    const query = `history(${node.uid}, knownOn=${clocks.knownOn})`;
    const { ledger } = await graph.position();
    const none: Carried = {
      subjectUid: query,
      relation: 'NONE',
      attribute: null,
      object: null,
      from: null,
      to: null,
      action: null,
      negated: true,
    };
    const absence = {
      type: 'ABSENCE' as const,
      id: 'a0',
      query,
      ledgerPosition: ledger,
      clocks,
      complete: true,
      coverage: await coverageLine(context),
    };
    return {
      outcome: states.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'COMPANY_HISTORY', node, states },
      evidence: states.length === 0 ? [{ evidence: absence, carries: [none] }] : facts,
      total: states.length,
      complete: true,
      labels: { [node.uid]: states.at(-1)?.name ?? node.names[0]?.name ?? '–' },
    };
  },
};
