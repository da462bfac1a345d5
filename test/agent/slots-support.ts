import type { GraphReader } from '../../engines/graph/contract.js';
import type { Asked, Recalled } from '../../src/agent/slots.js';
import type { Archive } from '../../ingest/contract.js';
import type { Language } from '../../src/core/index.js';
import type { ToolContext } from '../../src/tools/index.js';
import { openVectorsAndWeb } from '../support/vectors.js';
import { callNow, TODAY } from './world.js';

const clocks = { asOf: TODAY, knownOn: TODAY };

export const NOTHING_RECALLED: Recalled = {
  subjects: [],
  inOrder: [],
  current: 0,
  candidates: [],
  shownFor: [],
  pending: false,
  together: [],
  listed: [],
  justListed: false,
  amongListed: [],
  questions: [],
  calledIn: [],
  ofFirm: [],
  state: 'DISAMBIGUATION',
  frames: [],
  opening: [],
  dated: [],
  understood: [],
  offers: [],
};

/** A conversation that was about this one. */
export function about(uid: string, kind: 'COMPANY' | 'PERSON', name: string, more: Partial<Recalled> = {}): Recalled {
  const subjects = [{ uid, kind, name, network: false, history: false }];
  return { ...NOTHING_RECALLED, subjects, inOrder: subjects, current: 1, state: 'DOSSIER', ...more };
}

export function askedOf(question: string, language: Language, more: Partial<Asked> = {}): Asked {
  return {
    question,
    language,
    clocks,
    today: TODAY,
    focusUid: null,
    chosenUids: [],
    clarified: [],
    onAmbiguity: 'LIST',
    recalled: NOTHING_RECALLED,
    ...more,
  };
}

/** For routing, which asks the graph alone: a ledger that holds nothing. */
export const emptyArchive: Archive = {
  position: async () => 0,
  publications: async () => [],
  revision: async () => null,
  documents: async () => [],
  mentions: async () => new Map(),
  since: async () => [],
  coverage: async () => ({
    position: 0,
    publications: 0,
    windows: [],
    singles: null,
    loaded: [],
    quarantined: 0,
    unresolvedReferences: 0,
    unreadCharacters: 0,
    anomalies: [],
  }),
};

export function toolContext(graph: GraphReader): ToolContext {
  const { vectors, web } = openVectorsAndWeb();
  return {
    graph,
    archive: emptyArchive,
    vectors,
    web,
    call: callNow(),
    clocks,
    now: () => Date.parse(`${TODAY}T09:00:00Z`),
  };
}
