import { addDays, CANTONS, type IsoDate } from '../../core/index.js';
import type { ToolContext } from '../contract.js';

type Loaded = Awaited<ReturnType<ToolContext['archive']['coverage']>>;

/** Days that were loaded whole, both inclusive. */
export interface SearchedWindow {
  rubrics: string[];
  /** `ALL`: every canton. */
  cantons: string[] | 'ALL';
  from: IsoDate;
  to: IsoDate;
}

/** What had been loaded to look in. */
export interface Searched {
  /** At most {@link MOST_WINDOWS}, the longest first. */
  windows: SearchedWindow[];
  /** Windows beyond these. */
  more: number;
  notices: number;
  /** Of the notices, those in no window: between the first and the last day others may be missing. Null: there are none. */
  singles: { notices: number; from: IsoDate; to: IsoDate } | null;
}

const NOTHING = 'n=0';
const MOST_WINDOWS = 4;

/** What had been loaded to look in, in one line of no language: "not in the register" and "not loaded" are different answers. */
export async function coverageLine({ archive, call }: Pick<ToolContext, 'archive' | 'call'>): Promise<string> {
  const coverage = await archive.coverage(call);
  const held = lines.get(coverage);
  if (held !== undefined) return held;
  const line = lineOf(coverage);
  lines.set(coverage, line);
  return line;
}

/** The archive gives one object until something is stored: its line is made once. */
const lines = new WeakMap<Loaded, string>();

function lineOf({ windows, singles, publications }: Loaded): string {
  const grouped = groups(windows);
  const shown = grouped
    .slice(0, MOST_WINDOWS)
    .map(({ rubrics, cantons, from, to }) => `${rubrics}; ${cantons}; ${from}/${to}`);
  if (grouped.length > MOST_WINDOWS) shown.push(`+${grouped.length - MOST_WINDOWS}`);
  const whole = shown.length === 0 ? '' : `${shown.join(' | ')}; `;
  const single = singles === null ? '' : `; single=${singles.publications} ${singles.from}/${singles.to}`;
  return `${whole}n=${publications}${single}`;
}

interface Group {
  rubrics: string;
  cantons: string;
  from: IsoDate;
  to: IsoDate;
}

/** Windows of the same days together: by cantons, then by rubrics. The longest first. */
function groups(windows: Loaded['windows']): Group[] {
  const cantons = new Map<string, Set<string>>();
  for (const { rubric, canton, from, to } of windows)
    if (canton !== '') put(cantons, `${rubric} ${from}/${to}`, canton);
  const rubrics = new Map<string, Set<string>>();
  for (const [key, held] of cantons) {
    const [rubric = '', days = ''] = key.split(' ');
    const where = CANTONS.every((canton) => held.has(canton)) ? 'CH' : [...held].sort().join(', ');
    put(rubrics, `${where};${days}`, rubric);
  }
  const all = [...rubrics].map(([key, held]) => {
    const [where = '', from = '', to = ''] = key.split(/[;/]/);
    return { rubrics: [...held].sort().join(', '), cantons: where, from, to };
  });
  return all.sort((a, b) => lengthOf(b) - lengthOf(a) || (`${a.from}${a.rubrics}` < `${b.from}${b.rubrics}` ? -1 : 1));
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const held = map.get(key);
  if (held) held.add(value);
  else map.set(key, new Set([value]));
}

const lengthOf = ({ from, to }: Group): number => Date.parse(to) - Date.parse(from);

const LINE = /^(?:(.*); )?n=(\d+)(?:; single=(\d+) ([\d-]{10})\/([\d-]{10}))?$/;
const WINDOW = /^([^;]*); ([^;]*); ([\d-]{10})\/([\d-]{10})$/;

/** A coverage line read back; null where nothing had been loaded. */
export function searchedIn(line: string): Searched | null {
  const match = LINE.exec(line);
  if (match === null || line === NOTHING) return null;
  const [, whole = '', notices, single, from = '', to = ''] = match;
  const parts = whole === '' ? [] : whole.split(' | ');
  const more = parts.at(-1)?.startsWith('+') ? Number(parts.pop()) : 0;
  const singles = single === undefined ? null : { notices: Number(single), from, to };
  return { windows: parts.flatMap(windowIn), more, notices: Number(notices), singles };
}

/** The gazette comes out on working days: over Easter or Christmas none does for so many days. */
const DAYS_WITHOUT = 4;

/** Whether registry notices of the canton were loaded whole over these days, both inclusive, and since loading begins. `canton` null: of every canton. */
export function reaches(searched: Searched, { first, last }: SearchedDays, canton: string | null): boolean {
  const loaded = loadedWhole(searched, canton);
  return loaded !== null && loaded.from <= first && addDays(loaded.to, DAYS_WITHOUT) >= last;
}

export interface SearchedDays {
  first: IsoDate;
  last: IsoDate;
}

/** The days from the first window of registry notices on, up to the first hole; null: there are none. `canton` null: loaded in every canton. */
export function loadedWhole({ windows }: Searched, canton: string | null): Pick<SearchedWindow, 'from' | 'to'> | null {
  const notices = windows.filter(({ rubrics }) => rubrics.includes('HR'));
  const stretches = (canton === null ? CANTONS : [canton]).map((one) =>
    unbroken(notices.filter(({ cantons }) => cantons === 'ALL' || cantons.includes(one))),
  );
  const [from, to] = [stretches.map((one) => one?.from ?? '').sort().at(-1), stretches.map((one) => one?.to ?? '').sort()[0]];
  return from === undefined || to === undefined || to < from || stretches.includes(null) ? null : { from, to };
} // prettier-ignore

/** What was published in a hole may have ended what was told before it: days behind it are not reached. */
function unbroken(windows: readonly SearchedWindow[]): Pick<SearchedWindow, 'from' | 'to'> | null {
  const [first, ...later] = [...windows].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (first === undefined) return null;
  let { to } = first;
  for (const next of later) if (next.from <= addDays(to, 1) && next.to > to) ({ to } = next);
  return { from: first.from, to };
}

function windowIn(part: string): SearchedWindow[] {
  const match = WINDOW.exec(part);
  if (match === null) return [];
  const [, rubrics = '', cantons = '', from = '', to = ''] = match;
  return [{ rubrics: rubrics.split(', '), cantons: cantons === 'CH' ? 'ALL' : cantons.split(', '), from, to }];
}
