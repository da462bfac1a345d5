import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { placed } from '../asks/placed.js';
import { rankedOf } from '../read/firms/ranked.js';
import { frameOf } from '../read/frame.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/**
 * `Which auditor has the most clients? And which person?`, `and in the canton of Bern?`: ranked as before, whom its words name or where they say. Null: no ranking of the
 * register is gone on with.
 */
export function rankingGoneOn(reading: Reading, words: Said, { recalled: { frames: [last] } }: Asked, ellipsis: boolean): QuestionFrame | null {
  if (last?.measure !== 'RANKING' || last.subjects.length > 0 || last.refusal !== null || last.order === null || !ellipsis) return null;
  const { measures, roles, topics, outside, order, counting, grouping, pronoun, back, ordinal, when, companies, people, unknown, place, canton } = words;
  const open = unknown.filter((word) => place?.words.includes(word) !== true);
  const more = [outside, order, counting, grouping, pronoun, ordinal].some((one) => one !== null) || measures.some(({ value }) => value !== 'IDENTIFY' && value !== 'AUDITOR');
  if (more || back || when || topics.length + open.length > 0 || roles.some((role) => !AUDITS.includes(role))) return null;
  const ofOthers = companies || people || roles.length > 0;
  if (!ofOthers && canton === null && place === null) return null;
  const frame = frameOf(reading, { ...words, measures: [], order: { value: last.order, text: '' } }, 'RANKING', []);
  placed(frame, words);
  const ranked = ofOthers ? rankedOf(words) : last;
  const counted = roles.length > 0 ? 'COMPANIES' : ranked.counted;
  const metric = !ofOthers ? last.metric : roles.length > 0 ? 'MANDATES_HELD' : counted === 'PEOPLE' ? 'MANDATES' : 'PEOPLE';
  const elsewhere = (frame.canton ?? frame.municipality) !== null;
  return { ...frame, counted, metric, roles: ofOthers ? roles : last.roles, canton: elsewhere ? frame.canton : last.canton, municipality: elsewhere ? frame.municipality : last.municipality };
} // prettier-ignore

const AUDITS: readonly Said['roles'][number][] = ['AUDITOR', 'GROUP_AUDITOR'];
