import { foldName, type EventTopic } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

const FOUNDED = /fond(?!s)|gegrund|grundung|constitu|costitu|founded|incorporat|creat|cree|erricht|etabli/;

/** Whether a founding is asked for in words of its own (`founded when?`): of a firm, and of nobody in it. */
export const saysFounded = ({ topics }: Said): boolean =>
  topics.some(({ value, text }) => value === 'FOUNDED' && FOUNDED.test(foldName(text)));

/** `La fondation remonte à quand ?`: when it was founded is asked, of no foundation. */
export function takeFounding(result: Said): void {
  const { legalFormText, topics, measures, roles, counting, order, companies, when } = result;
  if (legalFormText === null || !NOUN.test(foldName(legalFormText)) || counting !== null || order !== null || companies) return;
  const dated = topics.length > 0 ? topics.every(({ value }) => value === 'FOUNDED') : when;
  if (!dated || measures.length + roles.length > 0) return;
  amend(result, { legalForm: null, legalFormText: null, topics: [{ value: 'FOUNDED', text: legalFormText }], when: true });
} // prettier-ignore

const NOUN = /^(?:fondation|fondazione|foundation)$/;

/** `Since when does it exist?`: when it was founded, and not what it is today. */
export function takeExistence(words: readonly TaggedToken[], result: Said): void {
  const { measures, topics, roles, times, when, outside } = result;
  const exists = measures.length > 0 && measures.every(({ value, text }) => value === 'STATUS' && EXISTS.test(foldName(text)));
  const since = when && words.some((word) => slotOf(word)?.type === 'WHEN' && /^(?:seit|depuis|da|since)$/.test(word.folded));
  // Since when it exists no more, or in its form, is no founding.
  const otherwise = words.some((word) => ['NEGATION', 'FORM'].includes(slotOf(word)?.type ?? '') || OTHERWISE.test(word.folded));
  if (!exists || otherwise || !since || topics.length + roles.length + times.length > 0 || outside !== null) return;
  amend(result, { measures: [], topics: [{ value: 'FOUNDED', text: measures[0]!.text }] });
} // prettier-ignore

/** `Who is registered there now?`, `all that was entered, by date`: whoever is entered and all entries, and no founding. */
export function takeEntered(result: Said): void {
  const { measures, topics, roles, when, who, people } = result;
  const [entry] = topics;
  if (entry?.value !== 'FOUNDED' || topics.length > 1 || !ENTRY.test(foldName(entry.text)) || roles.length > 0) return;
  const listed = measures.length > 0 && measures.every(({ value }) => value === 'TIMELINE' || value === 'IDENTIFY');
  if (listed) amend(result, { topics: [], measures: [{ value: 'TIMELINE', text: entry.text }] });
  else if ((who || people) && !when && measures.length === 0) amend(result, { topics: [], measures: [{ value: 'OFFICERS', text: entry.text }] });
} // prettier-ignore

/** `All entries of that deleted firm`: what it is, and nothing that happened is asked for. */
export function takeAttribute(words: readonly TaggedToken[], result: Said): void {
  const { measures, topics } = result;
  const listed = measures.length > 0 && measures.every(({ value }) => value === 'TIMELINE');
  if (!listed || topics.length !== 1 || !WOUND_UP.includes(topics[0]!.value)) return;
  const at = words.findIndex(({ slot, text }) => slot?.type === 'TOPIC' && topics[0]!.text === text);
  if (at >= 0 && [words[at - 1], words[at + 1]].some((word) => FIRM.test(word?.folded ?? ''))) amend(result, { topics: [] });
} // prettier-ignore

const FIRM =
  /^(?:firma|gesellschaft|unternehmen|betrieb|societe|entreprise|firme|societa|ditta|azienda|impresa|company|firm|business)$/;
const WOUND_UP: readonly EventTopic[] = ['DELETED', 'BANKRUPTCY', 'LIQUIDATION'];
const ENTRY =
  /^(?:\w+ ){0,2}(?:eingetragen|inscrit\w*|iscritt\w*|inscribed|registered|entered|recorded|enrolled|enregistre\w*|registrat\w*)(?: \w+)?$/;

const OTHERWISE = /^(?:nicht|mehr|keine?|plus|piu|no|longer|any|more|anymore|form|rechtsform|forme|forma)$/;
const EXISTS = /^(?:gibts?(?: (?:es|sie|die|das))?|besteht|bestehen|existier\w*|exist\w*|esist\w*)$/;

/** A person that saw the light of day was born: a day that no register holds. */
export function takeBirth(result: Said): void {
  const { topics, when } = result;
  const [birth] = topics;
  if (!when || birth?.value !== 'FOUNDED' || topics.length > 1 || !BORN.test(foldName(birth.text))) return;
  amend(result, { topics: [], outside: { value: 'PRIVATE_LIFE', text: birth.text } });
}

const BORN =
  /(?:^| )(?:vu le jour|licht|erblickte|luce|light of day|nee?|nat[oaie]|nasc\w*|nacque|geboren|born)(?: |$)/;
