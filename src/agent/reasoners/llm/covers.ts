import { foldName } from '../../../core/index.js';
import type { Language } from '../../../core/index.js';
import type { CarriedEvidence } from '../../../tools/index.js';
import type { Claim } from '../../../trace/index.js';
import type { Draft, Situation } from '../../slots.js';
import { PHRASES } from '../rules/phrases/index.js';
import { phraseAt, phraseTable } from '../rules/read/phrase-table.js';
import { tokensOf } from '../rules/read/tokens.js';

/**
 * Whether a model's own sentence says no name and no number but those of its claims and of the evidence it cites: what a lenient critic lets pass is found here. Words in lower case,
 * and those that the language's lexicon knows, are the critic's to judge.
 */
export function isCovered(draft: Draft, situation: Situation): boolean {
  const cited = citedBy(draft, situation);
  const known = wordsOf([...cited.flatMap((one) => textsOf(one)), ...valuesOf(draft.claims, situation)]);
  const tokens = tokensOf(draft.text);
  const table = phraseTable(situation.language);
  return tokens.every((token, at) => {
    if (known.has(token.folded)) return true;
    if (/\p{N}/u.test(token.text)) return false;
    if (!token.capital) return true;
    return isFirst(at, token.breakBefore) || phraseAt(table, tokens, at) !== null;
  });
}

const isFirst = (at: number, breakBefore: boolean) => at === 0 || breakBefore;

export function citedBy({ citations }: Pick<Draft, 'citations'>, { observations }: Situation): CarriedEvidence[] {
  const held = new Map(
    observations.flatMap(({ result }) => result?.evidence ?? []).map((item) => [item.evidence.id, item] as const),
  );
  return citations.flatMap((id) => held.get(id) ?? []);
}

function textsOf({ evidence }: CarriedEvidence): string[] {
  return 'quote' in evidence ? [evidence.quote] : [];
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
