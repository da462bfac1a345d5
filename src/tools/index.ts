import { z } from 'zod';
import { localViewer } from '../core/index.js';
import type { Intent } from '../trace/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import type { Tool, ToolContext } from './contract.js';
import { countCompanies } from './count-companies.js';
import { countEntitiesByEvent } from './count-entities-by-event.js';
import { executeCustomCypher } from './execute-custom-cypher.js';
import { exploreNetwork } from './explore-network.js';
import { findPath } from './find-path.js';
import { getDossier } from './get-dossier.js';
import { getNodeHistory } from './get-node-history.js';
import { getTopEntities } from './get-top-entities.js';
import { globalTextSearch } from './global-text-search.js';
import { listCompanies } from './list-companies.js';
import { listMandatesTool } from './list-mandates.js';
import { listRelations } from './list-relations.js';
import { readNotice } from './read-notice.js';
import { searchCompanies } from './search-companies.js';
import { searchDocuments } from './search-documents.js';
import { sharedOfficers } from './shared-officers.js';

export type {
  CallCost,
  Carried,
  CarriedEvidence,
  CountConditions,
  CountGrouping,
  CountRow,
  FoundEntity,
  HistoryEvent,
  NamedMandate,
  NamedRelation,
  OtherPerson,
  QuotedPassage,
  RankedEntity,
  SharedHolder,
  TextPassage,
  Tool,
  ToolContext,
  ToolResult,
  ToolRows,
} from './contract.js';

export { rowClaim } from './execute-custom-cypher.js';
export { claimed } from './rows/claims.js';
export { mandateClaims, passageClaim } from './rows/evidence.js';
export type { NoticeLine, NoticeRows } from './rows/notice-lines.js';
export { titleOf } from './rows/history-events.js';
export { relationClaim } from './rows/relations.js';
export { EXTREMES, type Extreme } from './rows/extremes.js';
export { happenedTo, type FirmsThat } from './rows/some-firms.js';
export { meantTenures, type Tenure } from './rows/tenures.js';
export { loadedWhole, reaches, searchedIn, type Searched } from './rows/coverage.js';

/** The one list of tools; test/architecture compares it with the folder. */
export const TOOLS: readonly Tool[] = [
  searchCompanies,
  getDossier,
  listMandatesTool,
  getNodeHistory,
  exploreNetwork,
  sharedOfficers,
  listRelations,
  findPath,
  globalTextSearch,
  searchDocuments,
  readNotice,
  getTopEntities,
  listCompanies,
  countCompanies,
  countEntitiesByEvent,
  executeCustomCypher,
] as readonly Tool[];

export function toolNamed(name: string): Tool | null {
  return TOOLS.find((tool) => tool.name === name) ?? null;
}

/** P5 Table 8: an intent opens only its tools. Without a context those alone that are there for everybody. */
export function toolsFor(intent: Intent, context: Pick<ToolContext, 'graph' | 'call'> | null = null): readonly Tool[] {
  return TOOLS.filter((tool) => intent === 'all_tools' || tool.intents.includes(intent)).filter(
    ({ isOpen }) => isOpen === undefined || (context !== null && isOpen(context)),
  );
}

/** Every tool as clients are told of it; such as need what the graph engine lacks are left out. */
export function describeTools(graph: GraphReader) {
  const there = TOOLS.filter(({ isOpen }) => isOpen === undefined || isOpen({ graph, call: { viewer: localViewer } }));
  return there.map((tool) => ({
    name: tool.name,
    description: tool.description,
    intents: tool.intents.filter((intent) => intent !== 'all_tools'),
    inputSchema: toolSchema(tool),
  }));
}

/** The arguments as JSON Schema, for models and for the tools query. */
export function toolSchema(tool: Tool): Record<string, unknown> {
  return z.toJSONSchema(tool.input, { io: 'input' }) as Record<string, unknown>;
}
