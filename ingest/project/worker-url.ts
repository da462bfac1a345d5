/** Room for what a thread makes and drops with every notice, so that little of it is moved on to be collected later. MB. */
export const YOUNG_MB = 96;

/**
 * The compiled module beside `from`. Threads run compiled code only: from a source file (a test), the address inside `dist/`, which
 * `npm run build` makes.
 */
export function workerUrl(from: string, name: string): URL {
  const url = new URL(name, from);
  if (!from.endsWith('.ts')) return url;
  return new URL(url.href.replace(/\/ingest\//, '/dist/ingest/'));
}
