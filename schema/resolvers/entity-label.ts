import { companyNameAt, type MentionRow } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import type { Company } from '../types/company.js';
import type { Person } from '../types/person.js';

/** A firm known only by the entries of others has names, but no state. */
export async function companyLabel(context: OperationContext, { node, clocks }: Company): Promise<string> {
  const state = await context.loaders.companyState.load({ uid: node.uid, clocks });
  if (state?.name) return state.name;
  return companyNameAt(node.names, clocks) ?? node.registerNumber ?? node.uid;
}

export async function personLabel(context: OperationContext, person: Person): Promise<string> {
  const { uid, clocks } = person;
  const state = await context.loaders.personState.load({ uid, clocks });
  if (state !== null) return state.mention.name;
  return (await knownMentions(context, person)).at(-1)?.name ?? uid;
}

/** What names the person, as the world could know it on the inherited day: neither later notices nor ones taken back by then. */
export async function knownMentions(context: OperationContext, { uid, clocks }: Person): Promise<MentionRow[]> {
  const rows = await context.loaders.mentions.load(uid);
  return rows.filter(
    (row) =>
      row.publicationDate <= clocks.knownOn &&
      (row.withdrawnPublished === undefined || clocks.knownOn < row.withdrawnPublished),
  );
}
