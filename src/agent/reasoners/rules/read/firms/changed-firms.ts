import { foldName } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';
import { CHANGE, CHANGED, DIRECTION, TOPIC_OF } from './changed.js';
import { isWhichFirms } from './which-firms.js';

const THEIR = /^(?:ihre?n?|leurs?|loro|il loro|la loro|their)$/;
/** Firms come into the register so: `wurden eingetragen`, and not `waren eingetragen`. */
const ENTERED =
  /(?:^| )(?:wurden (?:\S+ ){0,8}?(?:eingetragen|registriert|aufgenommen)|were (?:\S+ ){0,2}?(?:registered|entered|recorded)|(?:ont|furent) (?:\S+ ){0,2}?(?:inscrites?|enregistre(?:e|es|s)?|immatricule(?:e|es|s)?)|(?:sono stat[ei]|vennero|furono) (?:\S+ )?(?:iscritt[ei]|registrat[ei]))(?= |$)/;
/** Into another legal form. */
const CONVERTED =
  /^(?:umgewandelt|converted|transformed|transforme(?:es|e|s)?|converti(?:es|e|s)?|trasformat[ei]|convertit[ei])$/;
const NEW = /^(?:neue[rn]?|nouvelles?|nouveaux|nuov[ae]|new|newly)$/;

/**
 * `Which companies changed their name in 2024?`: those of which a notice says so. Which way an amount went no topic tells: that word is named as one that is
 * not understood. `Which new companies are there in Bern?`: those that were founded.
 */
export function takeChangedFirms(words: readonly TaggedToken[], result: Said): void {
  const { measures, order, roles, outside, people, back, ordinal, pronoun, companies } = result;
  const firms = companies || measures.some(isWhichFirms) || result.legalForm !== null;
  const theirs = pronoun === null || THEIR.test(pronoun.token.folded);
  if (firms && theirs && takeAuditors(words, result)) return;
  if (!firms || !theirs || roles.length > 0 || (order ?? outside ?? ordinal) !== null || people || back) return;
  const others = measures.filter((word) => !isWhichFirms(word) && word.value !== 'TIMELINE');
  const changes = words.filter(({ folded }) => CHANGED.test(folded));
  const [field] = others;
  const topic = others.length === 1 ? TOPIC_OF[field!.value] : undefined;
  if (changes.length > 0 && topic !== undefined && result.topics.length === 0) amend(result, { topics: [{ value: topic, text: field!.text }] });
  const converted = words.filter(({ folded }) => CONVERTED.test(folded));
  if (converted.length > 0 && others.every(({ value }) => value === 'LEGAL_FORM') && result.topics.length === 0) {
    const unknown = result.unknown.filter((word) => !converted.some(({ text }) => text === word));
    return amend(result, { measures: [], companies: true, topics: [{ value: 'LEGAL_FORM', text: converted[0]!.text }], unknown, unknownAsked: result.unknownAsked && unknown.length > 0 });
  }
  const entered = result.times.length > 0 && ENTERED.test(words.map(({ folded }) => folded).join(' '));
  const fresh = entered || NEW.test(foldName(result.joined ?? '')) ? (result.joined ?? '') : null;
  if (fresh !== null && others.length + result.topics.length === 0) amend(result, { topics: [{ value: 'FOUNDED', text: fresh }], joined: null });
  const ways = result.topics.some(({ value }) => value === 'CAPITAL') ? changes.filter(({ folded }) => DIRECTION.test(folded)).map(({ text }) => text) : [];
  if (result.topics.length === 0 || (topic === undefined && fresh === null && pronoun === null && ways.length === 0) || (topic === undefined && others.length > 0)) return;
  const told = (word: string) => changes.some(({ text, folded }) => text === word && !DIRECTION.test(folded));
  const unknown = [...new Set([...result.unknown.filter((word) => !told(word)), ...ways])];
  amend(result, { measures: [], companies: true, pronoun: null, unknown, unknownAsked: result.unknownAsked && unknown.length > ways.length });
} // prettier-ignore

/** `Which companies changed their auditor in 2024?` */
function takeAuditors(words: readonly TaggedToken[], result: Said): boolean {
  const { roles, measures, times, topics, order, outside, people } = result;
  const changes = words.filter(({ folded }) => CHANGED.test(folded) || CHANGE.test(folded));
  const auditor = roles.length > 0 && roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR');
  if (!auditor || changes.length === 0 || topics.length > 0 || people || (order ?? outside) !== null || times.length === 0 || !measures.every((word) => isWhichFirms(word) || word.value === 'TIMELINE')) return false;
  const unknown = result.unknown.filter((word) => !changes.some(({ text }) => text === word));
  amend(result, { roles: [], measures: [], companies: true, pronoun: null, joined: null, left: null, topics: [{ value: 'AUDITOR', text: changes[0]!.text }], unknown, unknownAsked: result.unknownAsked && unknown.length > 0 });
  return true;
} // prettier-ignore
