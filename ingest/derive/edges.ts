import { firmKeys, type ActedIn, type Assertion, type EventEdgeRow, type FirmUnit } from '../../src/core/index.js';
import type { History } from './epochs.js';
import { mentionRow, rolesOf, type Line } from './lines.js';
import { knownBetween } from './epochs.js';
import { holderKeyOf } from './relations.js';
import { evidenceOf } from './mention-evidence.js';

/**
 * P5 Table 6: the firm, its people and other firms at each of its events. Edges have no clocks: what a line did is told as known today,
 * and as nothing for a notice that was cancelled.
 */
export function edgesOf(companyUid: string, history: History): { edges: EventEdgeRow[]; holders: FirmUnit['holders'] } {
  const edges: EventEdgeRow[] = [];
  const holders: FirmUnit['holders'] = [];
  const { people } = history.fold;
  history.sorted.forEach((notice, rank) => {
    const publicationId = notice.header.id;
    edges.push({ kind: 'HAS_EVENT', publicationId, entity: { company: companyUid }, acted: null, span: null });
    for (const assertion of notice.reading.assertions) {
      const edge = edgeOf(assertion, publicationId, companyUid, notice.header.rubric === 'HR');
      if (edge !== null) edges.push(edge);
    }
    for (const line of history.steps.linesOf(rank)) {
      const person = people.person.get(line.mentionId);
      if (line.background && person !== undefined && person !== line.mentionId) continue;
      edges.push(lineEdge(line, history));
      if (line.mention.subject === 'PERSON') continue;
      const withdrawn = knownBetween(notice) === null ? notice.header.publicationDate : notice.cancelledKnownFrom;
      const identifier = numberOf(line, history);
      holders.push({ mention: mentionRow(line, companyUid, withdrawn), holderKey: holderKeyOf(line, identifier) });
    }
  });
  return { edges, holders };
}

/** The number of the firm that a line names, which another line may have printed. */
function numberOf(line: Line, { fold: { people } }: History): string | null {
  const replaced = people.replaced.get(line.mentionId);
  if (replaced !== undefined) return replaced.identifier ?? line.identifier;
  const person = people.person.get(line.mentionId);
  return (person === undefined ? null : people.rows.get(person)?.identifier) ?? line.identifier;
}

function lineEdge(line: Line, { fold: { people } }: History): EventEdgeRow {
  const { mention } = line;
  const acted: ActedIn = {
    action: people.acted.get(line.mentionId)?.action ?? null,
    roles: rolesOf(mention.roles).map(({ role }) => role),
    roleText: mention.roleText,
    signature: mention.signature?.kind ?? null,
    signatureText: mention.signature?.text ?? null,
    sharesText: mention.shares?.text ?? null,
  };
  const assurance = acted.roles.some((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  return {
    kind: assurance ? 'PROVIDES_ASSURANCE_TO' : 'ACTED_IN',
    publicationId: line.notice.header.id,
    entity: { mention: line.mentionId },
    acted,
    span: evidenceOf(mention),
  };
}

function edgeOf(
  assertion: Assertion,
  publicationId: string,
  companyUid: string,
  register: boolean,
): EventEdgeRow | null {
  const { span } = assertion;
  if (assertion.kind === 'STATUS_SET') {
    const dissolved = assertion.cause === 'LIQUIDATION_OPENED' || (register && assertion.cause === 'BANKRUPTCY_OPENED');
    if (!dissolved) return null;
    return { kind: 'DISSOLVED_IN', publicationId, entity: { company: companyUid }, acted: null, span };
  }
  if (assertion.kind !== 'RELATION') return null;
  const { relation } = assertion;
  const holder = firmKeys(relation.other)[0];
  if (holder === undefined) return null;
  const entity = { holder };
  switch (relation.kind) {
    case 'HEAD_OFFICE':
      return { kind: 'HEAD_OFFICE_OF', publicationId, entity, acted: null, span };
    case 'OWNERSHIP':
      return { kind: 'RELATED_TO', publicationId, entity, acted: null, span };
    default:
      return {
        kind: relation.direction === 'FROM' ? 'TRANSFERRED_TO' : 'ACQUIRED_FROM',
        publicationId,
        entity,
        acted: null,
        span,
      };
  }
}
