import { Field, ObjectType, type ClassType } from 'type-graphql';
import { AppError, type Clocks } from '../src/core/index.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import { badInput } from './errors.js';
import { PageInfo } from './types/common.js';

export const MAX_PAGE = 200;
export const DEFAULT_PAGE = 20;

export interface EdgeOf<NodeType> {
  cursor: string;
  node: NodeType;
}
export interface ConnectionOf<NodeType> {
  edges: EdgeOf<NodeType>[];
  pageInfo: PageInfo;
}

/** Relay's connection of a node type: `<Name>Edge` and `<Name>Connection`, without extras. */
export function connectionTypes<NodeType extends object>(name: string, nodeType: () => ClassType<NodeType> | object) {
  @ObjectType(`${name}Edge`)
  class Edge {
    @Field(() => String)
    cursor: string;
    @Field(nodeType as () => ClassType<NodeType>)
    node: NodeType;
  }
  @ObjectType(`${name}Connection`)
  class Connection {
    @Field(() => [Edge])
    edges: Edge[];
    @Field(() => PageInfo)
    pageInfo: PageInfo;
  }
  return { Edge, Connection };
}

/** For a union of a connection and failures: pages are plain objects, failures know their class. */
export function pageOr(connection: object) {
  return (value: object) => ('edges' in value ? connection : value.constructor) as ClassType;
}

/** The number of rows asked for, or what is wrong with it: for lists whose union has InputRejected. */
export function checkedPageSize(first: number | null | undefined): number | string {
  const size = first ?? DEFAULT_PAGE;
  return size >= 1 && size <= MAX_PAGE ? size : `first: 1 to ${MAX_PAGE}, not ${size}`;
}

export function pageSize(first: number | null | undefined): number {
  const size = checkedPageSize(first);
  if (typeof size === 'string') throw badInput(size);
  return size;
}

/** The sort key inside `after`; null at the beginning, undefined where the cursor was made for something else. */
export function afterKey(after: string | null | undefined, mark: string): string | null | undefined {
  if (after === null || after === undefined) return null;
  return decodeCursor(after, mark) ?? undefined;
}

/** The page, or undefined where the key inside a cursor is none of this list's (somebody wrote it by hand). */
export async function pageOrForeign<Row>(after: string | null, page: Promise<Row>): Promise<Row | undefined> {
  try {
    return await page;
  } catch (error) {
    if (after !== null && error instanceof AppError && error.code === 'BAD_INPUT') return undefined;
    throw error;
  }
}

/** Whether the key inside `after` is one of a list that is kept in the order of a number; null: the beginning. */
export function isNumberKey(key: string | null): boolean {
  return key === null || /^\d{1,15}$/.test(key);
}

/** A connection from a page of an engine, or of a store's list. */
export function connectionOf<Row, NodeType>(
  page: { rows: readonly Row[]; keys: readonly string[] } & ({ hasMore: boolean } | { nextAfter: string | null }),
  mark: string,
  nodeOf: (row: Row) => NodeType,
  { hasPreviousPage, clocks }: { hasPreviousPage: boolean; clocks: Clocks | null },
): ConnectionOf<NodeType> {
  const edges = page.rows.map((row, index) => ({
    cursor: encodeCursor({ mark, key: page.keys[index] ?? '', clocks }),
    node: nodeOf(row),
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: 'hasMore' in page ? page.hasMore : page.nextAfter !== null,
      hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
