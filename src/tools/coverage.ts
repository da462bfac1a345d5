import { CANTONS, type IsoDate } from '../core/index.js';
import type { ToolContext } from './contract.js';

/** What had been loaded to look in. */
export interface Searched {
  rubrics: string[];
  /** `ALL`: every canton. */
  cantons: string[] | 'ALL';
  from: IsoDate;
  /** Inclusive. */
  to: IsoDate;
  notices: number;
}

const NOTHING = 'n=0';

/** What had been loaded to look in, in one line of no language: "not in the register" and "not loaded" are different answers. */
export async function coverageLine(context: Pick<ToolContext, 'archive' | 'call'>): Promise<string> {
  const { loaded, publications } = await context.archive.coverage(context.call);
  if (publications === 0 || loaded.length === 0) return NOTHING;
  const rubrics = [...new Set(loaded.map((row) => row.rubric))].sort();
  const cantons = new Set(loaded.map((row) => row.canton));
  const from = loaded.reduce((least, row) => (row.from < least ? row.from : least), '9999');
  const to = loaded.reduce((most, row) => (row.to > most ? row.to : most), '');
  const where = CANTONS.every((canton) => cantons.has(canton)) ? 'CH' : [...cantons].sort().join(', ');
  return `${rubrics.join(', ')}; ${where}; ${from}/${to}; n=${publications}`;
}

/** A coverage line read back; null where nothing had been loaded. */
export function searchedIn(line: string): Searched | null {
  const match = /^([^;]*); ([^;]*); (\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2}); n=(\d+)$/.exec(line);
  if (match === null) return null;
  const [, rubrics = '', cantons = '', from = '', to = '', notices] = match;
  const list = (text: string) => text.split(', ').filter((part) => part !== '');
  return {
    rubrics: list(rubrics),
    cantons: cantons === 'CH' ? 'ALL' : list(cantons),
    from,
    to,
    notices: Number(notices),
  };
}
