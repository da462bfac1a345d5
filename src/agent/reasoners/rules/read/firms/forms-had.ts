/** Which legal forms one firm had: since when it is one, whether it ever was another, which it was on a day. */
import { foldName, type Language } from '../../../../../core/index.js';
import { amend } from '../../amend.js';
import type { Said } from '../said-slots.js';
import { ONCE, WAS } from '../time/once-was.js';
import type { TaggedToken } from '../words/tagging.js';

/** That it came to be of a legal form, or always was. */
const BECAME: Record<Language, RegExp> = {
  de: /(?:^| )(?:wurde|wurden|worden|geworden|wird|umgewandelt|(?:schon |seit )?immer(?! noch)|seit jeher|von anfang an|von beginn an)(?: |$)/,
  en: /(?:^| )(?:become|became|becoming|turn into|turned into|turn itself into|convert(?:ed)?|transformed|always|all along|from the (?:start|beginning|outset))(?: |$)/,
  fr: /(?:^| )(?:devenue?|devient|devint|transformee?|convertie?|toujours ete|depuis toujours|toujours etait|des le debut|des l origine)(?: |$)/,
  it: /(?:^| )(?:diventat[oa]|divenut[oa]|diventa|diventata|trasformat[oa]|convertit[oa]|sempre stat[oa]|da sempre|fin dall inizio|sin dall inizio)(?: |$)/,
}; // prettier-ignore

/** `When did X become an AG?`, `was it ever an SA?`: each legal form that it had; `was it a GmbH in 2020?`: the one of that day. */
export function takeForm(language: Language, named: boolean, words: readonly TaggedToken[], result: Said): void {
  // Italian says `era una Sagl?` of whoever is spoken of, without a word for it.
  const spoken = result.pronoun !== null || (language === 'it' && !result.companies);
  if (result.legalForm === null || result.otherForms.length > 0 || (!named && !spoken)) return;
  const text = words.map(({ folded }) => folded).join(' ');
  const became = BECAME[language];
  const isOnce = (word: string) => ONCE[language].test(foldName(word));
  const was = words.some(({ folded }) => WAS[language].test(folded));
  // `È stata una Sagl?`, `has it been a GmbH?`: what it was, and is no more or still is.
  const hasBeen = HAS_BEEN[language].test(text) && result.times.length === 0 && !result.now;
  // `Before 2020`: any of those until then, and not the one of its last day alone.
  const once = was && (hasBeen || result.ever || words.some(({ folded }) => isOnce(folded) || UNTIL.test(folded)));
  const then = was && !once && result.times.length > 0;
  const turned = became.test(text);
  if (!turned && !once && !then) return;
  const future = result.outside?.value === 'FUTURE' && became.test(` ${foldName(result.outside.text)} `);
  if (result.counting !== null || result.roles.length > 0 || result.topics.length > 0 || (result.outside !== null && !future)) return;
  if (result.measures.some(({ value }) => value !== 'LEGAL_FORM' && value !== 'IDENTIFY' && value !== 'NAMES')) return;
  const left = result.unknown.filter((word) => !became.test(` ${foldName(word)} `) && !isOnce(word));
  if (left.length > 0) return;
  amend(result, { measures: [{ value: 'LEGAL_FORM', text: result.legalFormText ?? '' }], ever: !then, joined: null, left: null, unknown: [], unknownAsked: false, outside: null });
  result.readAs = result.readAs.filter(({ text: read }) => !became.test(` ${foldName(read)} `));
} // prettier-ignore

/** Said of the past without a time; where a time is told it is of that. */
const HAS_BEEN: Record<Language, RegExp> = {
  de: /^(?:und |also )?(?:ist|war) .*(?:gewesen)(?: |$)/,
  en: /(?:^| )(?:has|had) (?:\w+ ){0,4}?been an?(?: |$)/,
  fr: /(?:^| )a (?:t elle |t il )?(?:\w+ ){0,2}?ete une?(?: |$)/,
  it: /(?:^| )e (?:\w+ ){0,2}?stat[oa] un[ao]?(?: |$)/,
};
const UNTIL = /^(?:vor|bis|avant|jusqu|jusque|prima|fino|before|until|till)$/;
