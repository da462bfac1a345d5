import type { Run } from '../connection.js';

/** Rows a statement: large enough to be worth the way, small enough for the server's memory. */
const ROWS = 5_000;

/** Runs a statement over rows given to it as the parameter `name`, a chunk at a time; not at all for none. All are on their way at once. */
export async function inChunks<Row extends object = object>(
  run: Run,
  statement: string,
  name: string,
  items: Iterable<unknown>,
): Promise<Row[]> {
  const all = [...items];
  const asked: Promise<Row[]>[] = [];
  for (let at = 0; at < all.length; at += ROWS) asked.push(run<Row>(statement, { [name]: all.slice(at, at + ROWS) }));
  return (await Promise.all(asked)).flat();
}
