import { AppError, unreachable } from '../../src/core/index.js';
import type { ArchivedDocument, IngestRequest } from '../contract.js';
import type { Claim, NewQuarantine, Prepared } from '../ledger/index.js';
import type { Foreseen } from '../project/batch/foresee.js';
import { prepare } from '../project/prepare.js';
import {
  fetchPublications,
  originText,
  readDocuments,
  readFiles,
  type FoundManifest,
  type PortalOptions,
  type Source,
  type SourceItem,
  type WholeWindow,
} from '../sources/index.js';

/** One record of a source, ready to be appended, or why it is not. */
export type Step =
  | { kind: 'RECORD'; prepared: Prepared }
  | { kind: 'DOCUMENT'; document: ArchivedDocument }
  | { kind: 'REFUSED'; refused: NewQuarantine };

/** A stretch of a source. After all of it is stored, the source goes on from `cursor`. */
export interface Stretch {
  steps: Step[];
  /** Null: this stretch does not move the cursor. */
  cursor: string | null;
  /** Records still to come after it, where the source says so. */
  remaining: number | null;
  /** What is held whole once it is stored. */
  claims: StretchClaim[];
  /** Firms of its notices that the thread which read them has derived. */
  foreseen?: Foreseen;
}

/** Of a file, by its name; of a portal's range, by its days. */
export interface StretchClaim {
  origin: string;
  claim: Claim;
}

export type Portal = Omit<PortalOptions, 'signal' | 'resumeFrom'>;

export interface SourceOptions {
  portal: Portal;
  /** What files may hold. Default: the registry's. */
  sources?: readonly Source[] | undefined;
  /** Records in a stretch. */
  size?: number;
  /** Of files: records in the first stretch; each one after it has twice as many, up to `size`. Default: `size`. */
  first?: number;
  /** Of the records of files, every `of`th beginning with `mine`. Default: all. */
  share?: Share;
}

export interface Share {
  of: number;
  mine: number;
}
const WHOLE: Share = { of: 1, mine: 0 };

/** Reads a request's records from `cursor` on (null: from its beginning). Throws what concerns the whole of it. */
export function readSource(
  request: IngestRequest,
  cursor: string | null,
  options: SourceOptions,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  switch (request.kind) {
    case 'FILES':
      return readFileSteps(request.patterns, cursor, options, signal);
    case 'DOCUMENTS':
      return readDocumentSteps(request.patterns, cursor, signal);
    case 'PORTAL':
      return readPortalSteps(request, cursor, options, signal);
    default:
      return unreachable(request);
  }
}

/** The cursor is how many records of the files have been taken, which means something only while the files stay as they are (`stampOfFiles`). */
async function* readFileSteps(
  patterns: string[],
  cursor: string | null,
  { size = 250, first = size, share = WHOLE, sources }: SourceOptions,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  const skip = Number(cursor ?? 0);
  let taken = 0;
  let most = first;
  let steps: Step[] = [];
  let claims: StretchClaim[] = [];
  const isMine = (record: number) => record > skip && record % share.of === share.mine;
  const leaveOut = () => {
    if (isMine(taken + 1)) return false;
    taken++;
    return true;
  };
  // Every thread sees every manifest: one of them is enough.
  const onManifest = (found: FoundManifest) => void (share.mine === 0 && claims.push(claimOf(found)));
  for await (const item of readFiles(patterns, { signal, leaveOut, onManifest, ...(sources ? { sources } : {}) })) {
    if (!isMine(++taken)) continue;
    steps.push(stepOf(item));
    if (steps.length < most) continue;
    yield { steps, cursor: String(taken), remaining: null, claims };
    most = Math.min(size, 2 * most);
    [steps, claims] = [[], []];
  }
  yield { steps, cursor: String(taken), remaining: null, claims };
}

function claimOf(found: FoundManifest): StretchClaim {
  const origin = originText(found.origin);
  if (found.fault !== null) return { origin, claim: { kind: 'FALSE', reason: found.fault } };
  const { rubrics, cantons, from, to } = found.manifest;
  return { origin, claim: { kind: 'MANIFEST', window: { rubrics, cantons, from, to } } };
}

/** The cursor is how many files have been taken. A stretch holds a few documents: each may be large. */
async function* readDocumentSteps(
  patterns: string[],
  cursor: string | null,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  const skip = Number(cursor ?? 0);
  let taken = 0;
  let steps: Step[] = [];
  for await (const item of readDocuments(patterns, signal)) {
    if (++taken <= skip) continue;
    if (item.ok) steps.push({ kind: 'DOCUMENT', document: item.document });
    else {
      const { origin, code, reason } = item;
      steps.push({ kind: 'REFUSED', refused: { origin, code, reason, raw: '' } });
    }
    if (steps.length < DOCUMENTS_AT_ONCE) continue;
    yield { steps, cursor: String(taken), remaining: null, claims: [] };
    steps = [];
  }
  yield { steps, cursor: String(taken), remaining: null, claims: [] };
}
const DOCUMENTS_AT_ONCE = 10;

/** The cursor is the last day that is complete; a day begun is read again after a kill, and what is held already is unchanged. */
async function* readPortalSteps(
  request: Extract<IngestRequest, { kind: 'PORTAL' }>,
  cursor: string | null,
  { portal, size = 250 }: SourceOptions,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  const { from, to, rubrics, cantons } = request;
  let remaining: number | null = null;
  let steps: Step[] = [];
  let refused = false;
  const resumeFrom = cursor === null ? null : { completeTo: cursor };
  for await (const event of fetchPublications({ from, to, rubrics, cantons }, { ...portal, signal, resumeFrom })) {
    if (event.kind === 'TOTAL') remaining = event.publications;
    else if (event.kind === 'WINDOW') {
      const claims = refused ? [] : event.whole.map(claimOfRange);
      yield { steps, cursor: event.cursor.completeTo, remaining, claims };
      steps = [];
      refused = false;
    } else {
      const step = stepOf(event.item);
      steps.push(step);
      refused ||= step.kind === 'REFUSED';
      if (remaining !== null) remaining = Math.max(0, remaining - 1);
      if (steps.length < size) continue;
      yield { steps, cursor: null, remaining, claims: [] };
      steps = [];
    }
  }
  if (steps.length > 0) yield { steps, cursor: null, remaining, claims: [] };
}

function claimOfRange(window: WholeWindow): StretchClaim {
  return { origin: `${window.rubrics.join(', ')} ${window.from}/${window.to}`, claim: { kind: 'WHOLE', window } };
}

/** A notice that a parser of ours fails on is refused like any other bad record: the rest goes on, and it can be read again later. */
function stepOf(item: SourceItem): Step {
  const origin = originText(item.origin);
  if (!item.ok) return { kind: 'REFUSED', refused: { origin, code: item.code, reason: item.reason, raw: item.raw } };
  try {
    return { kind: 'RECORD', prepared: prepare(item.record) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'CANCELLED') throw error;
    const reason = `the parser failed on ${item.record.id}: ${error instanceof Error ? error.message : String(error)}`;
    return { kind: 'REFUSED', refused: { origin, code: 'PARSER_FAILED', reason, raw: JSON.stringify(item.record) } };
  }
}
