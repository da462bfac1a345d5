import { createUnionType } from 'type-graphql';
import type { GraphNode } from '../../engines/graph/contract.js';
import type { Clocks } from '../../src/core/index.js';
import { Company } from './company.js';
import { Person } from './person.js';

export const Entity = createUnionType({
  name: 'Entity',
  description: 'A company or a person.',
  types: () => [Company, Person] as const,
});

/** Null for nodes that are no entity (events, name hubs). */
export function entityFrom(node: GraphNode, clocks: Clocks): Company | Person | null {
  if (node.kind === 'COMPANY') return new Company(node, clocks);
  return node.kind === 'PERSON' ? new Person(node, clocks) : null;
}
