import type { EventTopic, RelationKind } from '../../../../../core/index.js';
import type { CountGrouping } from '../../../../../tools/index.js';
import type { HappenedOrder, TopMetric } from '../../../../../../engines/graph/contract.js';

export type Between = Exclude<RelationKind, 'MANDATE'>;

/** The wording of one language for networks, histories, counts and rankings. Every function is pure; names and dates come as printed. */
export interface RegisterPhrases {
  /** What a list is of. */
  lists: Record<'BRANCHES' | 'HEAD_OFFICE' | 'NETWORK' | 'TIMELINE' | 'BANKRUPTCY_DATES' | 'RELATIONS', string>;
  /** What the other firm is to the one asked about: where that one gives (is the head office), and where it takes (is the branch). */
  relation: Record<Between, { gives: string; takes: string }>;
  topic: Record<EventTopic, string>;
  /** The two days of a fact, each said as what it is. */
  legalDate(day: string): string;
  legalSince(day: string): string;
  published(day: string): string;
  /** Of a notice that shows something which had begun before. */
  knownFrom(day: string): string;
  noLegalDate: string;
  /** Two or more names. */
  joined(names: readonly string[]): string;
  /** The register does not say whether it held then. */
  mayHold: string;
  /** Who sits in each of several firms; of one firm, who sits elsewhere too. */
  shared(firms: string, several: boolean, when: string, count: string): string;
  sharedNone(firms: string, several: boolean, when: string, searched: string): string;
  holders(count: number): string;
  distinctHolders(count: number): string;
  distinctCompanies(count: number): string;
  path(from: string, to: string, when: string, hops: number): string;
  pathUnknown(facts: number): string;
  pathNone(from: string, to: string, when: string, hops: number, searched: string): string;
  same(name: string): string;
  /** `value`: with the field's name; `since`: bounds; `day`: of the publication. */
  since(name: string, value: string, since: string): string;
  bankruptcy(name: string, legal: string, published: string): string;
  companies: string;
  notices: string;
  /** Firms to which it happened. */
  happened(topic: string): string;
  noticesOn(topic: string): string;
  /** What else happened, or did not; `when`: in which time, empty for any. */
  also(topic: string, order: HappenedOrder, negated: boolean, when: string): string;
  /** A condition on the purpose; the words are quoted. */
  purposeSays(words: string): string;
  canton(canton: string): string;
  entered: string;
  /** Of firms that moved: the place is where they left. */
  away: string;
  arrived: string;
  withBranches: string;
  byLegalDate(when: string): string;
  byPublication(when: string): string;
  count(what: string, count: string): string;
  countNone(what: string, searched: string): string;
  countUnknown(count: number): string;
  number(count: number): string;
  grouping: Record<CountGrouping, string>;
  unnamed: string;
  metric: Record<TopMetric, string>;
  people: string;
  ranking(what: string): string;
  /** A condition on the firms in which those who are ranked hold mandates. */
  ofThose(condition: string): string;
  rankingNone(what: string, searched: string): string;
  rank(rank: number, shared: boolean, name: string, value: string): string;
  rankUnknown(count: number): string;
  tiedBeyond: string;
  heldOnly: string;
  texts(words: string, count: string, of: string | null): string;
  textsShown(count: number): string;
  textsNone(words: string, of: string | null, searched: string): string;
  /** Before passages; `all`: one of them holds all the words, or they were found by meaning too. */
  passages(words: string, all: boolean): string;
  passagesNone(words: string, byWords: boolean): string;
  /** Nothing was found, and not everything was searched. */
  passagesUnsure(words: string): string;
  /** Why documents were not searched, at the end of either. */
  passagesMissing(engine: string): string;
  noDocuments: string;
  /** Of a statement that a model wrote. */
  statement(rows: number): string;
  statementCut: string;
  statementNone(searched: string): string;
  /** So many of a list stand here. */
  shown(count: number): string;
  /** Before the first or the last of a list of notices. */
  picked: Record<'FIRST' | 'LAST', (count: number) => string>;
  /** What cannot be counted or ranked exactly, and why. */
  refused: Record<
    'COUNT_ROLES' | 'EVER_LISTED' | 'LEAST' | 'METRIC' | 'TWO_NAMES' | 'NOTICES_BY_FIRM' | 'NO_WORDS' | 'BY_WHERE_FROM',
    string
  >;
  notApplied(conditions: string): string;
}
