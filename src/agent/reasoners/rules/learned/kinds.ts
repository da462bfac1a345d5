import type { Measure } from '../../../../trace/index.js';

/** What a question can be taken for; beyond measures, a role or an event that it can only be told with. AGAIN: what was asked right before, of another. NOTHING: no register says it. SEVERAL: more than one thing is asked. */
const MEASURE_OF = {
  ADDRESS: 'ADDRESS',
  AGAIN: 'UNKNOWN',
  AUDITOR: 'AUDITOR',
  BANKRUPTCY_DATES: 'BANKRUPTCY_DATES',
  BOARD: 'OFFICERS',
  BOARD_AS_KNOWN: 'OFFICERS',
  BOARD_JOINED: 'JOINED',
  BOARD_LEFT: 'DEPARTED',
  BRANCHES: 'BRANCHES',
  CAPITAL: 'CAPITAL',
  COUNT_BANKRUPTCIES: 'COUNT',
  COUNT_DELETED: 'COUNT',
  COUNT_FOUNDED: 'COUNT',
  DELETED_ON: 'TIMELINE',
  FOUNDATION_BOARD: 'OFFICERS',
  FOUNDED_ON: 'TIMELINE',
  HEAD_OFFICE: 'HEAD_OFFICE',
  JOINED: 'JOINED',
  LEFT: 'DEPARTED',
  LEGAL_FORM: 'LEGAL_FORM',
  LIQUIDATOR: 'OFFICERS',
  MANAGERS: 'OFFICERS',
  NAMES: 'NAMES',
  NOTHING: 'UNKNOWN',
  OFFICERS: 'OFFICERS',
  OWNER: 'OFFICERS',
  PARTNERS: 'OFFICERS',
  PATH: 'PATH',
  PERSON: 'DOSSIER',
  PERSON_MANDATES: 'PERSON_MANDATES',
  PERSON_ROLE: 'PERSON_MANDATES',
  PERSON_SINCE: 'PERSON_MANDATES',
  PRESIDENT: 'OFFICERS',
  PURPOSE: 'PURPOSE',
  RANKING_AUDITORS: 'RANKING',
  RANKING_FIRMS: 'RANKING',
  RANKING_PEOPLE: 'RANKING',
  SEAT: 'SEAT',
  SEVERAL: 'UNKNOWN',
  SHARED_OFFICERS: 'SHARED_OFFICERS',
  SIGNATORIES: 'SIGNATORIES',
  SOLE_SIGNATORIES: 'SIGNATORIES',
  STATUS: 'STATUS',
  TIMELINE: 'TIMELINE',
  VICE_PRESIDENT: 'OFFICERS',
} as const satisfies Record<string, Measure>;

export type Kind = keyof typeof MEASURE_OF;
/** In the order of the weights. */
export const KINDS = Object.keys(MEASURE_OF).sort() as Kind[];

/** The measure of the frame that answers it. */
export const measureOfKind = (kind: Kind): Measure => MEASURE_OF[kind];

const OVERALL: readonly Measure[] = ['COUNT', 'RANKING'];

/** Whether it is asked of the register as a whole, and of nobody. */
export const isOfRegister = (kind: Kind): boolean => OVERALL.includes(MEASURE_OF[kind]);

const HOLDERS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'AUDITOR'];

/** Whether it asks who holds something. */
export const ofHolders = (kind: Kind): boolean => HOLDERS.includes(MEASURE_OF[kind]);
