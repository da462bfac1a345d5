import { z } from 'zod';
import type { Models } from '../../../llm/index.js';
import type { Carried } from '../../../tools/index.js';
import type { Claim, Evidence } from '../../../trace/index.js';
import type { Draft, Situation, SlotContext } from '../../slots.js';
import { askShape } from './ask.js';
import { citedBy } from './covers.js';
import { criticPrompt, type Judged } from './prompts/index.js';

const SHAPE = z.strictObject({
  readings: z.array(
    z.strictObject({ sentence: z.number(), facts: z.array(z.number()), beyond: z.string().nullable() }),
  ),
});

const MOST_FACTS = 40;
const MOST_QUOTE = 400;
/** Of all that a critic is shown; sentences past it stay unread. */
const MOST_CHARACTERS = 80_000;

/**
 * Sentences in a model's own words, read into claims by the critic with the evidence that each cites and no other. One that says more than its facts, or none of them, keeps
 * no claim, and is cut by verify().
 */
export async function readClaims(
  models: Models,
  own: readonly Draft[],
  situation: Situation,
  context: SlotContext,
): Promise<Draft[]> {
  const offered = own.map((draft) => factsOf(draft, situation));
  const judged = own.flatMap((draft, index): Judged[] => {
    const facts = offered[index]!.map(({ says, quote }, fact) => ({ fact: fact + 1, says, quote }));
    return facts.length === 0 ? [] : [{ sentence: index + 1, text: draft.text, facts }];
  });
  if (judged.length === 0) return [...own];
  const request = { role: 'critic' as const, name: 'readings', messages: criticPrompt(fitting(judged)) };
  const { readings } = await askShape(models, 'critic', request, SHAPE, context);
  return own.map((draft, index) => {
    const reading = readings.find(({ sentence }) => sentence === index + 1);
    if (reading === undefined || reading.beyond !== null) return draft;
    const claims = reading.facts.map((fact) => offered[index]![fact - 1]?.claim);
    return claims.some((claim) => claim === undefined) ? draft : { ...draft, claims: claims as Claim[] };
  });
}

/** The first that a prompt has room for. */
function fitting(judged: readonly Judged[]): Judged[] {
  let left = MOST_CHARACTERS;
  return judged.filter((one) => (left -= JSON.stringify(one).length) >= 0);
}

interface Fact {
  claim: Claim;
  says: string;
  quote: string | null;
}

function factsOf(draft: Draft, situation: Situation): Fact[] {
  const names = Object.assign({}, ...situation.observations.map(({ result }) => result?.labels ?? {})) as Record<string, string>; // prettier-ignore
  const facts = citedBy(draft, situation).flatMap(({ evidence, carries }) =>
    carries.map((carried) => ({
      claim: { ...carried, evidenceIds: [evidence.id] },
      says: inWords(carried, names),
      quote: quoteOf(evidence).slice(0, MOST_QUOTE),
    })),
  );
  return facts.slice(0, MOST_FACTS);
}

/** An entry of a list does not say itself whether somebody came or went. */
function quoteOf(evidence: Evidence): string {
  if (!('quote' in evidence)) return evidence.query;
  return evidence.type === 'FACT' ? `${evidence.before ?? ''}${evidence.quote}${evidence.after ?? ''}` : evidence.quote;
}

/** A claim field by field, names for uids: what a critic compares. */
function inWords(carried: Carried, names: Readonly<Record<string, string>>): string {
  const { subjectUid, relation, attribute, object, from, to, action, negated } = carried;
  const named = (value: string) => names[value] ?? value;
  return [
    `${negated ? 'NOT ' : ''}${relation}${attribute === null ? '' : ` ${attribute}`}: ${named(subjectUid)}`,
    object === null ? '' : ` -> ${named(object)}`,
    from === null ? '' : `, from ${from}`,
    to === null ? '' : `, until before ${to}`,
    action === null ? '' : `, ${action}`,
  ].join('');
}
