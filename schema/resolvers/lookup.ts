import type { GraphNode } from '../../engines/graph/contract.js';
import { companyUid, misprinted, numberKey, numbersMeant, type Clocks } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { Gone, NotFound } from '../types/common.js';
import { Company } from '../types/company.js';
import { Event } from '../types/event.js';
import { NameHub } from '../types/graph.js';
import { Person } from '../types/person.js';

const MAX_UID = 200;

/** A node by uid, alias, register number or any mention id ever issued; else whether it is gone or never was. */
export async function lookup(context: OperationContext, uid: string): Promise<GraphNode | NotFound | Gone> {
  if (uid.length === 0 || uid.length > MAX_UID) return new NotFound(`no such id: ${JSON.stringify(uid.slice(0, 40))}`);
  const wrong = misprinted(uid);
  if (wrong !== null) return new NotFound(wrongNumber(wrong));
  const node = (await numbered(context, uid)) ?? (await context.loaders.node.load(uid));
  if (node !== null) return node;
  const status = uid.startsWith('pe_') ? await context.loaders.mentionStatus.load(uid) : undefined;
  if (status?.status === 'LIVING') {
    const living = await context.loaders.node.load(status.mentionId);
    if (living !== null) return living;
  }
  if (status?.status === 'GONE') return new Gone(`${uid}: its notice no longer names anybody there`);
  return new NotFound(`no such id: ${JSON.stringify(uid)}`);
}

export const wrongNumber = (number: string): string =>
  `${number}: the check digit is wrong; no firm can have this number`;

/** The firm that has the number, by whichever scheme; null where the text is none, or nobody's. */
async function numbered(context: OperationContext, text: string): Promise<GraphNode | NotFound | null> {
  const meant = numbersMeant(text).filter(({ holds }) => holds);
  const node = (uid: string) => context.loaders.node.load(uid);
  const found = await Promise.all(
    meant.map(async (number) => (await node(companyUid(numberKey(number)))) ?? node(number.value)),
  );
  const [first, ...others] = [...new Map(found.flatMap((one) => (one === null ? [] : [[one.uid, one]]))).values()];
  if (others.length === 0) return first ?? null;
  return new NotFound(`${text}: a number of ${others.length + 1} firms in different registers; ask by uid`);
}

export function shownNode(node: GraphNode, clocks: Clocks): Company | Person | Event | NameHub {
  switch (node.kind) {
    case 'COMPANY':
      return new Company(node, clocks);
    case 'PERSON':
      return new Person(node, clocks);
    case 'EVENT':
      return new Event({ event: node, edges: [], involved: [] }, clocks);
    case 'NAME_HUB':
      return new NameHub(node, clocks);
  }
}

/** The uids that today's entities have for the ones asked for, or the first failure. */
export async function lookupEntities(
  context: OperationContext,
  uids: readonly string[],
): Promise<string[] | NotFound | Gone> {
  const nodes = await Promise.all(uids.map((uid) => lookup(context, uid)));
  const living: string[] = [];
  for (const [index, node] of nodes.entries()) {
    if (node instanceof NotFound || node instanceof Gone) return node;
    if (node.kind !== 'COMPANY' && node.kind !== 'PERSON')
      return new NotFound(`${uids[index]}: neither a company nor a person`);
    living.push(node.uid);
  }
  return living;
}

/** Entities for uids that an engine returned, in order; ones that are gone meanwhile are left out. */
export async function entitiesOf(
  context: OperationContext,
  uids: readonly string[],
  clocks: Clocks,
): Promise<Map<string, Company | Person>> {
  const nodes = await Promise.all(uids.map((uid) => context.loaders.node.load(uid)));
  const found = new Map<string, Company | Person>();
  for (const [index, node] of nodes.entries()) {
    const uid = uids[index]!;
    if (node?.kind === 'COMPANY') found.set(uid, new Company(node, clocks));
    if (node?.kind === 'PERSON') found.set(uid, new Person(node, clocks));
  }
  return found;
}
