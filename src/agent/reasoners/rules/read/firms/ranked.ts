import { foldName } from '../../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../../trace/index.js';
import type { Noun } from './nouns.js';
import type { Said } from '../said.js';

export type Ranked = Pick<QuestionFrame, 'counted' | 'metric'>;

const AUDITORS = ['AUDITOR', 'GROUP_AUDITOR'];

const onlyAuditors = ({ roles }: Said) => roles.length > 0 && roles.every((role) => AUDITORS.includes(role));

/** Of auditors by the firms that they audit: `which auditor has the most clients`, `which firm audits the most companies`. */
function ranksAuditors(words: Said, ranked: Noun | undefined): boolean {
  if (!onlyAuditors(words)) return false;
  if (ranked?.of === 'ROLE') return true;
  // `Who has the most audit mandates`: auditors, by what they audit.
  if (words.who && !words.people && words.nouns.every(({ of }) => of === 'MANDATES' || of === 'ROLE')) return true;
  // Of `which firm has the most auditors` the auditors are what is counted.
  const by = words.nouns.find((noun) => noun.afterMost && noun !== ranked);
  return by === undefined ? words.who : by.of !== 'ROLE' && by.of !== 'PERSON';
}

/** `Where are the most people?`: what is counted, and not whom the ranking ranks. Null: nothing stands behind `the most`, or it says how large somebody is. */
function countedBy({ order, nouns }: Said): Noun['of'] | null {
  const first = nouns.find(({ afterMost }) => afterMost);
  return order !== null && first !== undefined && MOST_OF.test(foldName(order.text)) ? first.of : null;
}

const MOST_OF =
  /^(?:(?:am|die|den|the|le|il|la) )?(?:meisten|most|plus|plus de|piu|plus grand nombre|maggior numero)(?: d[ei])?$/;

/** Whom a ranking ranks, the noun after the question word, and by what: the one after `the most`. */
export function rankedOf(words: Said): Ranked {
  const { measures, topics, notices, roles, nouns, who, people, companies } = words;
  const has = (...asked: Measure[]) => measures.some(({ value }) => asked.includes(value));
  const asked = nouns.find((noun) => noun.asked);
  const ranked = asked ?? (who ? undefined : nouns[0]);
  // `The record holder of mandates`: people hold them, and firms only where firms are spoken of.
  const holders = ranked?.of === 'MANDATES' && !companies;
  const persons = ranked === undefined ? who || people : ranked.of === 'PERSON' || ranked.of === 'ROLE' || holders;
  const by = countedBy(words);
  if (asked === undefined && by === 'PERSON') return { counted: 'COMPANIES', metric: 'PEOPLE' };
  const counted = persons ? 'PEOPLE' : 'COMPANIES';
  if (topics.some(({ value }) => value === 'BANKRUPTCY')) return { counted, metric: 'BANKRUPTCIES' };
  if (has('CAPITAL') || topics.some(({ value }) => value === 'CAPITAL')) return { counted, metric: 'CAPITAL' };
  if (has('NETWORK', 'SHARED_OFFICERS', 'PATH')) return { counted, metric: 'CONNECTIONS' };
  // `Which firm moved most often`, `changed its name most often`: of no topic but these the notices are ranked.
  if (topics.length === 0 && !notices && !has('NAMES', 'LEGAL_FORM', 'AUDITOR') && ranksAuditors(words, asked ?? nouns[0])) return { counted: 'COMPANIES', metric: 'MANDATES_HELD' }; // prettier-ignore
  if (topics.length > 0 || has('NAMES', 'PURPOSE', 'LEGAL_FORM', 'AUDITOR')) return { counted, metric: null };
  if (notices) return { counted, metric: 'EVENTS' };
  // `Who collects the most seats`: on boards; a person has no other.
  const mandates = has('PERSON_MANDATES', 'OFFICERS') || roles.length > 0 || (persons && has('SEAT'));
  if (persons) return { counted, metric: mandates || companies ? 'MANDATES' : null };
  if (onlyAuditors(words)) return { counted, metric: 'MANDATES' };
  if (people || has('OFFICERS') || roles.length > 0) return { counted, metric: 'PEOPLE' };
  return { counted, metric: mandates ? 'MANDATES' : null };
}
