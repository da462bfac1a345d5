import { foldName } from '../../../core/index.js';
import type { Language } from '../../../core/index.js';
import type { CarriedEvidence } from '../../../tools/index.js';
import type { Claim } from '../../../trace/index.js';
import type { Draft, Situation } from '../../slots.js';
import { PHRASES } from '../rules/phrases/index.js';
import { phraseAt, phraseTable } from '../rules/read/phrase-table.js';
import type { Slot } from '../rules/read/slots.js';
import { tokensOf } from '../rules/read/tokens.js';
import { statementsOf } from './statements.js';

/**
 * Whether a model's own sentence is made of what its claims say: their names, values and days, the words in which the rules tell these claims, and words that say nothing by themselves
 * (the lexicon's fillers). What a notice prints beside them does not count: whoever wrote the notice could otherwise speak through a critic that obeys him.
 */
export function isCovered(draft: Draft, situation: Situation): boolean {
  const known = wordsOf([...toldOf(draft, situation), ...valuesOf(draft.claims, situation)]);
  const stems = new Set([...known].map(stemOf));
  const tokens = tokensOf(draft.text);
  const table = phraseTable(situation.language);
  return tokens.every((token, at) => {
    if (known.has(token.folded)) return true;
    if (/\p{N}/u.test(token.text)) return false;
    const slot = phraseAt(table, tokens, at)?.slot;
    return (
      stems.has(stemOf(token.folded)) || (slot !== undefined && (SAYS_NOTHING.has(slot.type) || isRoleOf(draft, slot)))
    );
  });
}

/** A word for an office that one of the claims is about. */
function isRoleOf({ claims }: Draft, slot: Slot): boolean {
  return slot.type === 'ROLE' && claims.some(({ attribute, object }) => slot.roles.some((role) => role === attribute || role === object)); // prettier-ignore
}

/** What words of the lexicon mean no more than the claims do; a `not` does. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['FILLER', 'PRONOUN', 'COMPANY_NOUN', 'PERSON_NOUN', 'NOTICE_NOUN', 'NOW', 'ABOUT', 'BOTH']); // prettier-ignore

/** Words of one stem differ in their ends. */
const stemOf = (word: string): string => (word.length < 6 ? word : word.slice(0, Math.max(5, word.length - 3)));

/** How the rules tell the same claims. */
function toldOf({ claims }: Draft, situation: Situation): string[] {
  const same = (a: Claim, b: Claim) =>
    a.subjectUid === b.subjectUid && a.relation === b.relation && a.attribute === b.attribute && a.object === b.object;
  return statementsOf(situation)
    .flatMap(({ drafts }) => drafts)
    .filter((told) => told.claims.some((one) => claims.some((claim) => same(one, claim))))
    .map(({ text }) => text);
}

export function citedBy({ citations }: Pick<Draft, 'citations'>, { observations }: Situation): CarriedEvidence[] {
  const held = new Map(
    observations.flatMap(({ result }) => result?.evidence ?? []).map((item) => [item.evidence.id, item] as const),
  );
  return citations.flatMap((id) => held.get(id) ?? []);
}

/** Names, values and days of the claims, as the answer's language and ISO write them. */
function valuesOf(claims: readonly Claim[], { observations, language }: Situation): string[] {
  const names = Object.assign({}, ...observations.map(({ result }) => result?.labels ?? {})) as Record<string, string>;
  return claims.flatMap(({ subjectUid, object, from, to }) => [
    names[subjectUid] ?? '',
    names[object ?? ''] ?? '',
    ...[object, from, to].flatMap((value) => (value === null ? [] : [value, ...dayOf(value, language)])),
  ]);
}

function dayOf(value: string, language: Language): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  const [year, month, day] = value.split('-');
  return [PHRASES[language].date(value), `${Number(day)} ${day} ${Number(month)} ${month} ${year}`];
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      tokensOf(text)
        .map(({ folded }) => folded)
        .concat(foldName(text)),
    ),
  );
}
