/** Words that stand for firms without saying so: a form in the plural (`all AGs in Zug`), or what happened in a place (`bankruptcies in Geneva`). */
import type { Language } from '../../../../../core/index.js';
import { isPlaceName } from '../../lexicon/places.js';
import { isManyFirms } from './place.js';
import { phraseAt, phraseTable } from '../words/phrase-table.js';
import type { Slot } from '../words/slots.js';
import { foldWord } from '../words/tokens.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const NOUN: Record<Language, string> = { de: 'Firmen', fr: 'sociétés', it: 'società', en: 'companies' };

/** Forms that are written so of several firms alone. */
const PLURAL =
  /^(?:ags|sas|gmbhs|sarls|sagls|llcs|(?:aktien|kollektiv|kommandit)gesellschaften|gesellschaften mit .*|genossenschaften|vereine|stiftungen|einzelfirmen|societes .*|(?:entreprises|raisons) .*|(?:ditte|imprese) .*|societa (?:anonime|cooperative)|cooperatives|fondations|fondazioni|associations|associazioni|foundations|(?:general |limited )?partnerships|sole proprietorships|cooperative societies|(?:stock|joint stock) (?:corporations|companies)|.*companies(?: .*)?)$/;
/** Before a form that is written alike of one and of several. */
const SEVERAL = /^(?:alle[rn]?|welche|samtliche|einige|keine|viele|wenige|mehrere|all|which|what|every|any|some|how many|toutes|tous|quelles|quels|les|des|aucunes?|plusieurs|tutte|tutti|quali|quante|quanti|le|delle|alcune)$/; // prettier-ignore
const LIST = /^(?:liste|aufstellung|ubersicht|verzeichnis)$/;
const COUNTS: readonly Slot['type'][] = ['COUNTING', 'QUANTITY'];
const OF = new Set(['de', 'd', 'di', 'von', 'of']);
/** Between a form and its place: `in the`, `registered in`, `mit Sitz in`. */
const MOST_BETWEEN = 3;

/**
 * Puts the noun behind each of them, as if `companies` stood there, where more is said. `begins`: nothing was asked before; else only a form
 * that a place follows, for `les Sàrl, combien ?` goes on with what was counted.
 */
export function withFirmsMeant(reading: Reading, begins: boolean): Reading {
  const { language } = reading;
  const tokens = withFormsBehindNoun(reading);
  const read: TaggedToken[] = [];
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && tokens[end]!.phrase === tokens[at]!.phrase) end++;
    const members = tokens.slice(at, end);
    const form =
      isOfMany(tokens, at, end, language) && isOfFirms(tokens, at, end) && (begins || leadsToPlace(tokens, end));
    if (form || (begins && happenedThere(reading, tokens, at, end))) {
      const last = members.at(-1)!;
      const several = read.at(-1);
      // `Sämtliche GmbH in Zug`: says no more than the plural.
      if (several?.slot === null && SEVERAL.test(several.folded))
        read[read.length - 1] = { ...several, slot: { type: 'FILLER' }, guess: null };
      read.push(...members.map((member): TaggedToken => ({ ...member, capital: false, inPhrase: true })));
      read.push({ ...last, text: NOUN[language], folded: foldWord(NOUN[language]), slot: { type: 'COMPANY_NOUN' }, capital: false, inPhrase: false, phrase: -1 - at, breakBefore: false, commaBefore: false, markBefore: false }); // prettier-ignore
    } else read.push(...members);
    at = end;
  }
  return { ...reading, tokens: read.map((token, at) => (areEntered(read, at) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)) }; // prettier-ignore
}

/** `Quali società sono iscritte a Lugano?`: firms, and no people. */
function areEntered(tokens: readonly TaggedToken[], at: number): boolean {
  const [noun, verb, token] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  if (slotOf(token)?.type !== 'PERSON_NOUN' || noun === undefined || !ENTERED.test(token.folded) || !ARE.test(verb!.folded)) return false; // prettier-ignore
  return ['COMPANY_NOUN', 'FORM'].includes(slotOf(noun)?.type ?? '') || isManyFirms(noun.folded);
}
const ENTERED = /^(?:iscritte|registrate|inscrites|enregistrees)$/;
const ARE = /^(?:sono|erano|risultano|sont|etaient)$/;

/** `Quelles sociétés anonymes`: the noun asks which firms, and the word behind it of which form. */
function withFormsBehindNoun({ tokens, language }: Reading): readonly TaggedToken[] {
  const table = phraseTable(language);
  const forms = new Map<number, Slot>();
  for (const [at, token] of tokens.entries()) {
    // Only behind a word that says something is there one that may not.
    if (token.slot === null || token.slot.type === 'FORM' || tokens[at + 1]?.slot !== null) continue;
    const { slot, length } = phraseAt(table, tokens, at) ?? { slot: token.slot, length: 0 };
    const tail = tokens.slice(at + 1, at + length);
    if (slot.type !== 'FORM' || tail.some((word) => word.slot !== null)) continue;
    for (let index = at + 1; index < at + length; index++) forms.set(index, slot);
  }
  if (forms.size === 0) return tokens;
  return tokens.map((token, at) => {
    const slot = forms.get(at);
    return slot === undefined ? token : { ...token, slot, guess: null, capital: false, inPhrase: true };
  });
}

/** A form, said of several firms. */
function isOfMany(tokens: readonly TaggedToken[], at: number, end: number, language: Language): boolean {
  const form = tokens[at]!;
  if (slotOf(form)?.type !== 'FORM' || form.quote !== null) return false;
  const text = tokens
    .slice(at, end)
    .map(({ folded }) => folded)
    .join(' ');
  const before = form.breakBefore ? undefined : tokens[at - 1];
  if (PLURAL.test(text) || (language === 'it' && text === 'cooperative')) return true;
  if (before === undefined) return at === 0 && leadsToPlace(tokens, end);
  const ofList = before.folded === 'der' && LIST.test(tokens[at - 2]?.folded ?? '');
  // `Häufigkeit AG`, `Quant AG`: a capital is a part of the name.
  const counts =
    COUNTS.includes(slotOf(before)?.type ?? 'FILLER') && (!before.capital || at === 1 || before.breakBefore);
  return ofList || SEVERAL.test(before.folded) || counts;
}

/** No word of a name stands right beside it, and no firm's noun already. */
function isOfFirms(tokens: readonly TaggedToken[], at: number, end: number): boolean {
  const [before, next] = [tokens[at]!.breakBefore ? undefined : tokens[at - 1], tokens[end]];
  const isName = (token: TaggedToken) => token.capital && token.slot === null;
  if (before !== undefined && isName(before) && at > 1) return false;
  // `How many GmbHs?`, behind another count: of those.
  if (next === undefined || next.breakBefore) return false;
  return next.commaBefore || (!isName(next) && slotOf(next)?.type !== 'COMPANY_NOUN' && slotOf(next)?.type !== 'FORM');
}

/** `Löschungen in Lugano`: by name no firm is asked for, and no notice. */
function happenedThere({ language }: Reading, tokens: readonly TaggedToken[], at: number, end: number): boolean {
  const word = tokens[end - 1]!;
  if (slotOf(tokens[at]!)?.type !== 'TOPIC' || word.quote !== null || !HAPPENINGS[language].test(word.folded) || !leadsToPlace(tokens, end)) return false;
  const place = placeFrom(tokens, end);
  return tokens.every((token, index) => {
    const type = slotOf(token)?.type ?? null;
    const named = type === null && token.capital && index > 0 && !(place <= index && index < place + MOST_OF_PLACE);
    return !named && !NAMES_FIRMS.includes(type ?? 'FILLER') && !isManyFirms(token.folded);
  });
} // prettier-ignore
const HAPPENINGS: Record<Language, RegExp> = { de: /(?:e|en)$/, fr: /s$/, it: /[ie]$/, en: /s$/ };
const NAMES_FIRMS: readonly Slot['type'][] = ['COMPANY_NOUN', 'NOTICE_NOUN', 'FORM', 'NUMBER', 'PRONOUN', 'BACK', 'PERSON_NOUN', 'ROLE', 'COUNTING']; // prettier-ignore
const MOST_OF_PLACE = 4;

const leadsToPlace = (tokens: readonly TaggedToken[], from: number): boolean => placeFrom(tokens, from) >= 0;

/** Where the place begins to which the words from there on lead; -1: nowhere. */
function placeFrom(tokens: readonly TaggedToken[], from: number): number {
  const lead = tokens.findIndex((token, at) => from <= at && at < from + MOST_BETWEEN && (IN.has(token.folded) || OF.has(token.folded)) && slotOf(token)?.type !== 'TIME');
  const place = tokens[lead + 1];
  if (lead < 0 || place === undefined || !['', 'CANTON', 'FILLER'].includes(slotOf(place)?.type ?? '')) return -1;
  return (IN.has(tokens[lead]!.folded) ? place.capital : isPlaceName(place.text)) ? lead + 1 : -1;
} // prettier-ignore
const IN = new Set('in im aus a au aux en dans nel nella'.split(' '));
