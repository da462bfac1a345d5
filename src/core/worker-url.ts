const ROOT = new URL('../../', import.meta.url).href;

/**
 * The compiled module `name` beside `from` (an import.meta.url). Threads run compiled code only: from a source file (a test), the address
 * inside `dist/`, which `npm run build` makes.
 */
export function workerUrl(from: string, name: string): URL {
  const url = new URL(name, from);
  return from.endsWith('.ts') ? new URL(`dist/${url.href.slice(ROOT.length)}`, ROOT) : url;
}
