import { foldName } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';
import { CHANGED, DIRECTION, TOPIC_OF } from './changed.js';
import { isWhichFirms } from './which-firms.js';

const THEIR = /^(?:ihre?n?|leurs?|loro|il loro|la loro|their)$/;
const NEW = /^(?:neue[rn]?|nouvelles?|nouveaux|nuov[ae]|new|newly)$/;

/**
 * `Which companies changed their name in 2024?`: those of which a notice says so. Which way an amount went no topic tells: that word is named as one that is
 * not understood. `Which new companies are there in Bern?`: those that were founded.
 */
export function takeChangedFirms(words: readonly TaggedToken[], result: Said): void {
  const { measures, counting, order, roles, outside, people, back, ordinal, pronoun, companies } = result;
  const firms = companies || measures.some(isWhichFirms);
  const theirs = pronoun === null || THEIR.test(pronoun.token.folded);
  if (!firms || !theirs || roles.length > 0 || (counting ?? order ?? outside ?? ordinal) !== null || people || back) return;
  const others = measures.filter((word) => !isWhichFirms(word) && word.value !== 'TIMELINE');
  const changes = words.filter(({ folded }) => CHANGED.test(folded));
  const [field] = others;
  const topic = others.length === 1 ? TOPIC_OF[field!.value] : undefined;
  if (changes.length > 0 && topic !== undefined && result.topics.length === 0) amend(result, { topics: [{ value: topic, text: field!.text }] });
  const fresh = NEW.test(foldName(result.joined ?? '')) ? result.joined : null;
  if (fresh !== null && others.length + result.topics.length === 0) amend(result, { topics: [{ value: 'FOUNDED', text: fresh }], joined: null });
  const ways = result.topics.some(({ value }) => value === 'CAPITAL') ? changes.filter(({ folded }) => DIRECTION.test(folded)).map(({ text }) => text) : [];
  if (result.topics.length === 0 || (topic === undefined && fresh === null && pronoun === null && ways.length === 0) || (topic === undefined && others.length > 0)) return;
  const told = (word: string) => changes.some(({ text, folded }) => text === word && !DIRECTION.test(folded));
  const unknown = [...new Set([...result.unknown.filter((word) => !told(word)), ...ways])];
  amend(result, { measures: [], companies: true, pronoun: null, unknown, unknownAsked: result.unknownAsked && unknown.length > ways.length });
} // prettier-ignore
