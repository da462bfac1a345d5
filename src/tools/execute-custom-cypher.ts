import { z } from 'zod';
import type { StatementValue } from '../../engines/graph/contract.js';
import { AppError, today, type Clocks } from '../core/index.js';
import { absence, aggregate, claimed, counted } from './rows/claims.js';
import type { Carried, CarriedEvidence, Tool, ToolContext, ToolResult } from './contract.js';
import { factEvidence, registeredClaims, stateClaims } from './rows/evidence.js';
import { namesAt } from './rows/names.js';

const MOST_CHARACTERS = 4_000;
/** Firms and people named in rows that are looked up, at most. */
const MOST_LOOKED_UP = 50;
const MOST_OF_CELL = 300;
/** Properties of nodes that only engines need. */
const UNSHOWN = new Set(['row', 'words', 'text', 'events', 'publications', 'sort', 'byPublicationDate', 'byLegalDate', 'scope', 'firm']); // prettier-ignore

const input = z.strictObject({
  statement: z.string().trim().min(1).max(MOST_CHARACTERS).describe('One Cypher statement that only reads and ends in RETURN'),
  parameters: z.record(z.string(), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()])).default({}),
  limit: z.int().min(1).max(50).default(25).describe('Most rows'),
}); // prettier-ignore
type Input = z.infer<typeof input>;

/** P5 Table 8: for what no other tool answers. Its rows are the statement's; of whom they name, the notices are looked up. */
export const executeCustomCypher: Tool<Input> = {
  name: 'execute_custom_cypher',
  description:
    'A reading Cypher statement over the whole graph, for what no other tool answers; return uids. Company {uid, name, registerNumber, seat, canton, legalForm, status, capitalNominal}, Person {uid, name, origins, residence}, Event {uid, number, publicationDate, legalDate, rubric}; holder-[:HOLDS]->Mandate {role, signature, from, to, withdrawnPublished}-[:IN]->Company; Company-[:HAS_EVENT]->Event; Person-[:ACTED_IN {action, roles}]->Event. In force: to IS NULL AND withdrawnPublished IS NULL. Dates are texts.',
  intents: ['analytics', 'explore_network', 'all_tools'],
  keywords: 'cypher graphabfrag abfrag requet interrogazion query queries'.split(' '),
  isOpen: ({ graph, call }) => graph.statement !== undefined && call.viewer.scopes.has('statements'),
  costs: () => ({ kind: 'STATEMENT' }),
  input,
  gives: ['STATEMENT'],
  async run({ statement: text, parameters, limit }, context): Promise<ToolResult> {
    const { graph, call, clocks } = context;
    if (graph.statement === undefined) throw new AppError('UNSUPPORTED', 'this graph engine runs no statements');
    const now = today({ now: () => context.now() });
    if (clocks.asOf < now || clocks.knownOn < now) throw new AppError('UNSUPPORTED', 'a statement sees the graph as it is today: no earlier day can be asked for by one'); // prettier-ignore
    const { columns, rows, complete } = await graph.statement({ text, parameters, mostRows: limit }, call);
    const statement = text.replace(/\s+/g, ' ');
    const given = Object.keys(parameters).length === 0 ? '' : `, ${JSON.stringify(parameters)}`;
    const query = `statement(${statement}${given})`;
    const cells = rows.map((row) => row.map(cellOf));
    const uids = [...new Set(rows.flatMap(uidsIn))];
    const { labels, evidence } = await lookedUp(uids.slice(0, MOST_LOOKED_UP), clocks, context);
    const asked = { query, complete, clocks };
    const told = tellable(rows, labels);
    const carries = [counted(query, null, rows.length), ...told.map((row) => rowClaim(query, row))];
    const whole =
      rows.length === 0 ? await absence(asked, context) : await aggregate({ total: rows.length, ...asked, uids }, carries, context); // prettier-ignore
    return {
      outcome: rows.length === 0 ? 'EMPTY' : 'OK',
      rows: { type: 'STATEMENT', statement, columns, cells, told, query, clocks },
      evidence: [...evidence, whole],
      total: complete ? rows.length : null,
      complete,
      labels,
    };
  },
};

/** That the statement gave a row of these uids and numbers: of the register it says no more than the statement does. */
export function rowClaim(query: string, row: readonly (string | number)[]): Carried {
  return claimed(query, 'MENTIONS', 'ROW', JSON.stringify(row));
}

/** Of each row whom the register knows, and the numbers: any other text may be one that the statement brought itself, and is nobody's to be told. */
function tellable(rows: readonly StatementValue[][], labels: Readonly<Record<string, string>>): (string | number)[][] {
  const told = rows.map((row) => row.flatMap((cell): (string | number)[] => (typeof cell === 'number' ? [cell] : uidsIn(cell).filter((uid) => uid in labels)))); // prettier-ignore
  return told.filter((row) => row.some((cell) => typeof cell === 'string') || row.length === 1);
}

/** The firms and people that rows name, as the notices say that they are. */
async function lookedUp(uids: readonly string[], clocks: Clocks, context: ToolContext): Promise<{ labels: Record<string, string>; evidence: CarriedEvidence[] }> {
  if (uids.length === 0) return { labels: {}, evidence: [] };
  const keys = uids.map((uid) => ({ uid, clocks }));
  const [labels, companies, people] = await Promise.all([
    namesAt(uids, clocks, context),
    context.graph.companyStates(keys, context.call),
    context.graph.personStates(keys, context.call),
  ]);
  const proofs = [
    ...companies.flatMap(stateClaims),
    ...people.flatMap(registeredClaims),
  ];
  return { labels, evidence: await factEvidence(proofs, context) };
} // prettier-ignore

function uidsIn(value: StatementValue): string[] {
  if (typeof value === 'string') return /^(?:co|pe)_\w{1,190}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uidsIn) : [];
}

function cellOf(value: StatementValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value).slice(0, MOST_OF_CELL);
  return JSON.stringify(value, (key, one: unknown) => (UNSHOWN.has(key) || one === null ? undefined : one)).slice(0, MOST_OF_CELL); // prettier-ignore
}
