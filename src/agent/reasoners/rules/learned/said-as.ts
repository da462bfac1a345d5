import { BOARD_ROLES, type EventTopic, type Role } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import { nothingSaid, type Said } from '../read/said-slots.js';
import type { Kind } from './kinds.js';

const asks = (...measures: Measure[]): Partial<Said> => ({ measures: measures.map((value) => ({ value, text: '' })) });
const holds = (...roles: Role[]): Partial<Said> => ({ roles, roleWords: 1 });
const day = (topic: EventTopic): Partial<Said> => ({ topics: [{ value: topic, text: '' }], when: true });
const counts = (topic: EventTopic): Partial<Said> => ({ topics: [{ value: topic, text: '' }], counting: '', companies: true }); // prettier-ignore
const most = { value: 'MOST', text: '' } as const;
const left: Partial<Said> = { left: '' };
const joined: Partial<Said> = { joined: '' };

/** What the words would say of which a kind is plainly asked; null: none says it. */
const SAYS: Record<Kind, Partial<Said> | null> = {
  ADDRESS: asks('ADDRESS'),
  AGAIN: { about: true },
  AUDITOR: holds('AUDITOR', 'GROUP_AUDITOR'),
  BANKRUPTCY_DATES: day('BANKRUPTCY'),
  BOARD: holds(...BOARD_ROLES),
  BOARD_AS_KNOWN: holds(...BOARD_ROLES),
  BOARD_JOINED: { ...joined, ...holds(...BOARD_ROLES) },
  BOARD_LEFT: { ...left, ...holds(...BOARD_ROLES) },
  BRANCHES: asks('BRANCHES'),
  CAPITAL: asks('CAPITAL'),
  COUNT_BANKRUPTCIES: counts('BANKRUPTCY'),
  COUNT_DELETED: counts('DELETED'),
  COUNT_FOUNDED: counts('FOUNDED'),
  DELETED_ON: day('DELETED'),
  FOUNDATION_BOARD: holds(...BOARD_ROLES),
  FOUNDED_ON: day('FOUNDED'),
  HEAD_OFFICE: asks('HEAD_OFFICE'),
  JOINED: joined,
  LEFT: left,
  LEGAL_FORM: asks('LEGAL_FORM'),
  LIQUIDATOR: holds('LIQUIDATOR'),
  MANAGERS: holds('MANAGER', 'MANAGERS_CHAIR'),
  NAMES: { ...asks('NAMES'), ever: true },
  NOTHING: null,
  OFFICERS: asks('OFFICERS'),
  OWNER: holds('OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'),
  PARTNERS: holds('PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'),
  PATH: asks('PATH'),
  PERSON: asks('IDENTIFY'),
  PERSON_MANDATES: asks('PERSON_MANDATES'),
  PERSON_ROLE: { ...asks('PERSON_MANDATES'), ofPair: true },
  PERSON_SINCE: { ...asks('PERSON_MANDATES'), when: true, ofPair: true },
  PRESIDENT: holds('BOARD_PRESIDENT'),
  PURPOSE: asks('PURPOSE'),
  RANKING_AUDITORS: { ...holds('AUDITOR', 'GROUP_AUDITOR'), order: most, who: true },
  RANKING_FIRMS: { ...asks('OFFICERS'), order: most, nouns: [{ of: 'COMPANY', asked: true, afterMost: false }], companies: true },
  RANKING_PEOPLE: { ...asks('PERSON_MANDATES'), order: most, nouns: [{ of: 'PERSON', asked: true, afterMost: false }], people: true },
  SEAT: asks('SEAT'),
  SEVERAL: null,
  SHARED_OFFICERS: asks('SHARED_OFFICERS'),
  SIGNATORIES: asks('SIGNATORIES'),
  SOLE_SIGNATORIES: { ...asks('SIGNATORIES'), signatures: { value: ['SOLE', 'SOLE_PROCURATION'], text: '', adverb: false } },
  STATUS: asks('STATUS'),
  TIMELINE: asks('TIMELINE'),
  VICE_PRESIDENT: holds('BOARD_VICE_PRESIDENT'),
}; // prettier-ignore

/** In what offices those are whom a kind asks for; empty: in any. */
export const rolesOf = (kind: Kind): readonly Role[] => SAYS[kind]?.roles ?? [];

/**
 * The words as though they asked plainly for a kind: what the lexicons read of names, times, places, forms, pronouns and order among those shown
 * stays, and so does a role or a kind of signature that they read where the kind takes one; all else that they took for asked goes.
 * Null where nothing that is said asks for the kind.
 */
export function saidAs(words: Said, kind: Kind): Said | null {
  const says = SAYS[kind];
  if (says === null) return null;
  const { times, canton, legalForm, legalFormText, now, back, then, about, pronoun, ordinal, other, joinsNames, both, also, two, one, place, there } = words;
  const roles = says.roles !== undefined && isNarrower(words.roles, says.roles) ? words.roles : says.roles;
  // Who may sign alone is a kind of its own: beside who may sign at all, it asks how.
  const alone = words.signatures?.value.every((value) => value === 'SOLE' || value === 'SOLE_PROCURATION') ?? false;
  const signatures = says.signatures ?? (kind === 'SIGNATORIES' && !alone ? words.signatures : null);
  return { ...nothingSaid(), times, canton, legalForm, legalFormText, now, back, then, about, pronoun, ordinal, other, joinsNames, both, also, two, one, place, there,
    ...(kind === 'BOARD_AS_KNOWN' ? { known: knownBy(words), then: then || times.length === 0 } : { known: words.known, printed: words.printed, stateOf: words.stateOf }),
    asks: 'WHO', ...says, signatures, ...(roles && { roles }) };
} // prettier-ignore

/** The day named is the one by which it was known; without one, that of the turn before. */
const knownBy = ({ known, times }: Said): Said['known'] => (known.length > 0 ? known : [times[0]?.span ?? { start: 0, end: 0 }]); // prettier-ignore

const isNarrower = (read: readonly Role[], meant: readonly Role[]) => read.length > 0 && read.every((role) => meant.includes(role)); // prettier-ignore
