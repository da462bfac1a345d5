import { sha256Hex } from '../core/index.js';
import { foldRuns, type AgentRun, type Evidence, type TraceNode } from '../trace/index.js';
import { safeJson, safeText } from './terminal-text.js';

/**
 * A run as one Markdown file to be attached to a report: the question, the answer with each place that proves it, the steps, and the log itself, a node a line. It holds what a client of the run
 * sees and no more: of a model's replies the sentences that stood and, in the log, its `reasoning` about route, plan and decision. `nodes`: the log from its first node.
 */
export function runReport(nodes: readonly TraceNode[]): string {
  const run = foldRuns(nodes);
  if (run === null) return '';
  const log = nodeLines(nodes);
  return `${[
    run.erased ? '# (erased)' : `# ${plain(run.question)}`,
    about(run, nodes),
    '## Answer',
    run.answer === null ? `None: ${run.status.toLowerCase()}${run.failure === null ? '' : `, ${plain(run.failure.message)}`}.` : harmless(run.answer.markdown), // prettier-ignore
    '## Sources',
    run.answer === null || run.answer.evidence.length === 0 ? 'None.' : run.answer.evidence.map((item, index) => `${index + 1}. ${source(item)}`).join('\n'), // prettier-ignore
    '## Steps',
    nodes.map(({ seq, at, summary }) => `- ${seq}, ${at}: ${plain(summary)}`).join('\n'),
    '## Log',
    `One JSON object a line; SHA-256 of these lines: ${sha256Hex(log)}`,
    // Longer than any run of backquotes in JSON of ours: the log cannot close it.
    `${fenceFor(log)}json\n${log}${fenceFor(log)}`,
  ].join('\n\n')}\n`;
}

/** A node a line, as JSON that acts on no terminal. */
export const nodeLines = (nodes: readonly TraceNode[]): string => nodes.map((node) => `${safeJson(node)}\n`).join('');

function about({ runId, erased, profile, reasoner, clocks, status, outcome, startedAt }: AgentRun, nodes: readonly TraceNode[]): string {
  if (erased) return `Run ${runId}, begun ${startedAt}, ${status.toLowerCase()}. What was asked and answered has been erased.`;
  const started = nodes[0]?.event;
  const versions = started?.kind === 'RunStarted' ? [`ledger position ${started.ledgerPosition}`, `parser ${started.parserVersion}`, `lexicon ${started.lexiconVersion}`, ...(started.promptVersion === null ? [] : [`prompts ${started.promptVersion}`])] : [];
  return [
    `Run ${runId}, begun ${startedAt}, ${status.toLowerCase()}${outcome === null ? '' : `: ${outcome}`}; profile ${profile}, answered by ${reasoner}.`,
    `As of ${clocks.asOf}, as known on ${clocks.knownOn}; ${versions.join(', ')}.`,
  ].join('\n');
} // prettier-ignore

function source(item: Evidence): string {
  switch (item.type) {
    case 'FACT':
      return `Notice ${plain(item.number)} of ${item.publicationDate}, characters ${item.span.start} to ${item.span.end} of text ${item.textHash}: “${plain(`${item.before ?? ''}${item.quote}${item.after ?? ''}`)}”`;
    case 'DOCUMENT':
      return `Document ${plain(item.fileName)}${item.publicationDate === null ? '' : ` of ${item.publicationDate}`}: “${plain(item.quote)}”`;
    case 'AGGREGATE':
      return `Asked of the register at ledger position ${item.ledgerPosition}: ${plain(item.query)}: ${item.total}${item.complete ? '' : ' or more'}${item.coverage === undefined ? '' : ` in ${plain(item.coverage)}`}`;
    case 'ABSENCE':
      return `Asked of the register at ledger position ${item.ledgerPosition}: ${plain(item.query)}: nothing in ${plain(item.coverage)}`;
  }
}

/** One line in which nothing is markup: notices and questions are written by strangers. */
const plain = (text: string): string => harmless(safeText(text)).replace(/[\\`*_[\]#|~]/g, '\\$&');
const harmless = (text: string): string => safeText(text, '\n').replace(/</g, '&lt;');

function fenceFor(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((marks) => marks.length));
  return '`'.repeat(longest + 1);
}
