import type { ToolContext } from './contract.js';

/** What had been loaded to look in, in one line: "not in the register" and "not loaded" are different answers. */
export async function coverageLine(context: ToolContext): Promise<string> {
  const { loaded, publications } = await context.archive.coverage(context.call);
  if (publications === 0) return 'nothing has been loaded yet';
  const rubrics = [...new Set(loaded.map((row) => row.rubric))].sort();
  const cantons = new Set(loaded.map((row) => row.canton));
  const from = loaded.reduce((least, row) => (row.from < least ? row.from : least), '9999');
  const to = loaded.reduce((most, row) => (row.to > most ? row.to : most), '');
  return `${rubrics.join(', ')}; ${cantons.size === 26 ? '26 cantons' : [...cantons].sort().join(', ')}; ${from} to ${to}; ${publications} notices`;
}
