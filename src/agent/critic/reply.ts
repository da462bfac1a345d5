import { toolNamed, type ToolResult, type ToolRows } from '../../tools/index.js';
import type { Made } from './made.js';
import { wrongEntity } from './reply-entity.js';
import { wrongList } from './reply-list.js';

/**
 * Why a reply does not answer its call (P3: an irrelevant response of a rogue tool); null: nothing that could be told. Rows are held against what was asked: of what kind,
 * whose, of what days, in what words, and against the evidence that came with them.
 */
export function wrongReply(made: Made, { rows, evidence, outcome }: ToolResult): string | null {
  const types = toolNamed(made.tool)?.gives;
  if (types !== undefined && !types.includes(rows.type)) return `it gave ${rows.type}, which ${made.tool} never gives`;
  const day = typeof made.input['asOf'] === 'string' ? made.input['asOf'] : made.clocks.asOf;
  if ('clocks' in rows && (rows.clocks.asOf !== day || rows.clocks.knownOn !== made.clocks.knownOn))
    return `it tells of ${rows.clocks.asOf}, as known on ${rows.clocks.knownOn}, and ${day} was asked for`;
  const late = evidence.find((item) => 'publicationDate' in item.evidence && (item.evidence.publicationDate ?? '') > made.clocks.knownOn); // prettier-ignore
  if (late !== undefined) return `it rests on what was published after ${made.clocks.knownOn}`;
  if ('query' in rows && (rows.type === 'HITS' || rows.type === 'TEXT_HITS' || rows.type === 'PASSAGES')) {
    const asked = made.input['query'] ?? made.input['text'];
    if (rows.query !== asked) return `it answers “${rows.query}”, and “${String(asked)}” was asked`;
  }
  return wrongEntity(made, rows) ?? wrongList(made, rows, evidence) ?? (outcome === 'EMPTY' ? null : unproven(rows, evidence)); // prettier-ignore
}

/** Rows that the notices which came with them do not speak of: of the firms and people in them, evidence proves none. */
function unproven(rows: ToolRows, evidence: ToolResult['evidence']): string | null {
  if (rows.type !== 'MANDATES' && rows.type !== 'SHARED') return null;
  const listed = rows.type === 'MANDATES' ? rows.mandates : rows.holders.flatMap(({ mandates }) => mandates);
  const proven = new Set(evidence.flatMap(({ carries }) => carries.flatMap(({ subjectUid, object }) => [subjectUid, object ?? '']))); // prettier-ignore
  const other = listed.find(({ fact }) => fact.proofs.length > 0 && !proven.has(fact.holderUid));
  return other === undefined || !evidence.some(({ evidence: { type } }) => type === 'FACT')
    ? null
    : `${other.fact.holderUid} stands in it, and no notice that came with it names that one`;
}
