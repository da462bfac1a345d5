import type { Language } from '../../../core/index.js';
import type { CarriedEvidence } from '../../../tools/index.js';
import type { Claim } from '../../../trace/index.js';
import { evidenceSeen } from '../../evidence/evidence-seen.js';
import type { Draft, Situation } from '../../slots.js';
import { PHRASES } from '../rules/phrases/index.js';
import { phraseAt, phraseTable } from '../rules/read/words/phrase-table.js';
import type { Slot } from '../rules/read/words/slots.js';
import { MOST_TOKENS, tokensOf } from '../rules/read/words/tokens.js';
import { statementsOf } from './statements.js';

/**
 * Whether a model's own sentence says what its one claim says: its names and days as a whole, the words in which the rules tell that claim, and words that say nothing by themselves
 * (the lexicon's fillers). What a notice prints beside it does not count: whoever wrote the notice could otherwise speak through a critic that obeys him. Several claims in
 * one sentence are not covered, since nothing tells whose each word would be.
 */
export function isCovered(draft: Draft, situation: Situation): boolean {
  const [claim, ...others] = draft.claims;
  if (claim === undefined || others.some((other) => !isSame(other, claim))) return false;
  const tokens = tokensOf(without(draft.text, valuesOf(claim, situation)));
  if (tokens.length >= MOST_TOKENS || !tellsItsEnd(claim, draft.text)) return false;
  const stems = new Set(toldWords(claim, situation).map(stemOf));
  const table = phraseTable(situation.language);
  return tokens.every((token, at) => {
    if (/\p{N}/u.test(token.text)) return false;
    const phrase = phraseAt(table, tokens, at);
    return stems.has(stemOf(token.folded)) || (phrase !== null && !phrase.common && saysNoMore(phrase.slot, claim));
  });
}

/** What words of the lexicon mean no more than any claim does; a `not` and an `only` do. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['FILLER', 'PRONOUN', 'COMPANY_NOUN', 'PERSON_NOUN', 'NOTICE_NOUN', 'ABOUT']); // prettier-ignore

function saysNoMore(slot: Slot, { attribute, object, to, action }: Claim): boolean {
  if (slot.type === 'ROLE') return slot.roles.some((role) => role === attribute || role === object);
  if (slot.type === 'NOW') return to === null && action !== 'REMOVED';
  return SAYS_NOTHING.has(slot.type);
}

/** What has ended is told with its end: without it a sentence reads as if it went on. */
const tellsItsEnd = ({ to, action }: Claim, text: string): boolean =>
  to === null ? action !== 'REMOVED' : text.includes(to.slice(0, 4));

/** Words of one stem differ in their ends. */
const stemOf = (word: string): string => (word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 3)));

function isSame(a: Omit<Claim, 'evidenceIds'>, b: Omit<Claim, 'evidenceIds'>): boolean {
  const fields = ['subjectUid', 'relation', 'attribute', 'object', 'from', 'to', 'action', 'negated'] as const;
  return fields.every((field) => a[field] === b[field]);
}

/** Words in which the rules tell the claim, whose beginning they may leave open, names and numbers aside: those are covered as a whole or not at all. */
function toldWords(claim: Claim, situation: Situation): string[] {
  const named = new Set(
    Object.values(namesIn(situation)).flatMap((name) => tokensOf(name).map(({ folded }) => folded)),
  );
  return statementsOf(situation)
    .flatMap(({ drafts }) => drafts)
    .filter(
      (told) =>
        told.claims.length > 0 && told.claims.every((one) => isSame({ ...one, from: one.from ?? claim.from }, claim)),
    )
    .flatMap(({ text }) => tokensOf(text))
    .filter(({ text, folded }) => !named.has(folded) && !/\p{N}/u.test(text))
    .map(({ folded }) => folded);
}

function without(text: string, values: readonly string[]): string {
  const longestFirst = values.filter((value) => value !== '').sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, value) => left.replaceAll(value, ' '), text);
}

export function citedBy({ citations }: Pick<Draft, 'citations'>, { observations }: Situation): CarriedEvidence[] {
  const held = evidenceSeen(observations);
  return citations.flatMap((id) => held.get(id) ?? []);
}

const namesIn = ({ observations }: Situation): Record<string, string> =>
  Object.assign({}, ...observations.map(({ result }) => result?.labels ?? {})) as Record<string, string>;

/** Names, values and days of the claim, as the answer's language and ISO write them. */
function valuesOf({ subjectUid, object, from, to }: Claim, situation: Situation): string[] {
  const names = namesIn(situation);
  const asSaid = (name: string) => [name, name.split(', ').reverse().join(' ')];
  return [
    ...asSaid(names[subjectUid] ?? ''),
    ...asSaid(names[object ?? ''] ?? ''),
    ...[object, from, to].flatMap((value) => (value === null ? [] : [value, ...daysOf(value, situation.language)])),
  ];
}

function daysOf(value: string, language: Language): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  const [year, month, day] = value.split('-');
  return [PHRASES[language].date(value), `${day}.${month}.${year}`, `${Number(day)}.${Number(month)}.${year}`];
}
