import type { PersonNode } from '../../../engines/graph/contract.js';
import type { Clocks, LinkReason } from '../../core/index.js';
import { aggregate, claimed, queryText } from './claims.js';
import type { CarriedEvidence, NamedMandate, ToolContext } from '../contract.js';

/** What a link may rest on and yet join two people who are alike: no fact of their own has to lie behind it. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^NAME_/, 'name'],
  [/^(?:SECOND_)?ORIGIN_SHARED$/, 'origin'],
  [/^NATIONALITY_SHARED$/, 'nationality'],
  [/^RESIDENCE_(?:SHARED|HOME_TOWN|HISTORY)$/, 'residence'],
];
/** Speak against a link, or weaken it: nothing rests on them. */
const AGAINST = /^(?:COMMON_NAME|VERY_COMMON_NAME|CONTESTED|NATURALISED|SWISS_BEFORE_FOREIGN|GENERATION_DIFFERS|SHORTER_IN_\w+|\w+_(?:DISJOINT|DIFFERENT|LONG_AGO|MOVED_AWAY|CONFLICT|CONCURRENT))$/; // prettier-ignore

/**
 * People whose mandates in several firms are hers only because name, citizenship and residence agree (data-model.md, Identity: the
 * register has no number for persons): of each a claim that says on what. Empty where something else joins what is told, such as people
 * beside both, a change of name, or an operator's decision.
 */
export async function takenForOne(
  people: readonly PersonNode[],
  mandates: readonly NamedMandate[],
  clocks: Clocks,
  context: ToolContext,
): Promise<CarriedEvidence[]> {
  const found: CarriedEvidence[] = [];
  for (const person of people) {
    const rows = mandates.filter(({ fact }) => fact.holderUid === person.uid).map(({ fact }) => fact);
    const part = partsOf(person);
    const apart = rows.filter((row) => rows.some((other) => other.companyUid !== row.companyUid && part(other.mentionId) !== part(row.mentionId))); // prettier-ignore
    const fields = fieldsOf(person);
    if (apart.length === 0 || fields.length === 0) continue;
    const uids = [...new Set(apart.map(({ companyUid }) => companyUid))].sort();
    const query = queryText('links', { person: person.uid, asOf: clocks.asOf, knownOn: clocks.knownOn });
    const claim = claimed(person.uid, 'TAKEN_FOR_ONE', fields.join('+'), null);
    found.push(await aggregate({ query, total: uids.length, complete: true, uids, clocks }, [claim], context));
  }
  return found;
}

/** To which of her parts a mention belongs: those that something more than likeness joins. */
function partsOf({ links, mentionIds }: PersonNode): (mention: string) => string {
  const parent = new Map<string, string>(mentionIds.map((id) => [id, id]));
  const root = (id: string): string => {
    let at = id;
    while ((parent.get(at) ?? at) !== at) at = parent.get(at)!;
    return at;
  };
  for (const { a, b, reasons } of links) if (!isAlikeOnly(reasons)) parent.set(root(a), root(b));
  return root;
}

/** The fields in which those are alike whom nothing else joins, in the order of {@link ALIKE}. */
function fieldsOf({ links }: PersonNode): string[] {
  const codes = links.filter(({ reasons }) => isAlikeOnly(reasons)).flatMap(({ reasons }) => reasons.map(({ code }) => code)); // prettier-ignore
  return ALIKE.filter(([code]) => codes.some((found) => code.test(found))).map(([, field]) => field);
}

const isAlikeOnly = (reasons: readonly LinkReason[]): boolean =>
  reasons.every(({ code }) => AGAINST.test(code) || ALIKE.some(([alike]) => alike.test(code)));
