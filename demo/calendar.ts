/** Days are counted from 1970-01-01 (UTC): cheap to compare and to add to. */
export type Day = number;

const DAY_MS = 86_400_000;

export function dayOf(isoDate: string): Day {
  return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS);
}

const isoCache = new Map<Day, string>();
/** `YYYY-MM-DD`. */
export function isoOf(day: Day): string {
  let iso = isoCache.get(day);
  if (iso === undefined) {
    iso = new Date(day * DAY_MS).toISOString().slice(0, 10);
    if (isoCache.size < 50_000) isoCache.set(day, iso);
  }
  return iso;
}

/** As the portal's JSON has it: `YYYY-MM-DDT00:00:00.000Z`. */
export function instantOf(day: Day): string {
  return `${isoOf(day)}T00:00:00.000Z`;
}

/** As the texts print it: `29.12.2005`. */
export function printedDate(day: Day): string {
  const iso = isoOf(day);
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;
}

export function yearOf(day: Day): number {
  return Number(isoOf(day).slice(0, 4));
}

/** Easter Sunday (Gregorian computus, Meeus/Jones/Butcher). */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS);
}

interface GazetteYear {
  start: Day;
  /** Number of the issue that appears on a day of the year; 0 where none does. */
  issues: number[];
}
const years = new Map<number, GazetteYear>();

function gazetteYear(year: number): GazetteYear {
  const known = years.get(year);
  if (known) return known;
  const start = dayOf(`${year}-01-01`);
  const sunday = easter(year);
  const fixed = ['01-01', '01-02', '08-01', '12-25', '12-26'].map((date) => dayOf(`${year}-${date}`));
  const closed = new Set([...fixed, sunday - 2, sunday + 1, sunday + 39, sunday + 50]);
  const issues: number[] = [];
  let issue = 0;
  for (let day = start; yearOf(day) === year; day++) {
    const weekday = (day + 4) % 7; // 1970-01-01 was a Thursday; Sunday is 0
    issues.push(weekday !== 0 && weekday !== 6 && !closed.has(day) ? ++issue : 0);
  }
  const made = { start, issues };
  years.set(year, made);
  return made;
}

/** The gazette appears on working days, numbered from 1 each year; 0 on a day without an issue. */
export function issueOf(day: Day): number {
  const year = gazetteYear(yearOf(day));
  return year.issues[day - year.start] ?? 0;
}

/** The first working day that is `day` or later. */
export function workingDay(day: Day): Day {
  let found = day;
  while (issueOf(found) === 0) found++;
  return found;
}

/** `count` working days after `day`. */
export function addWorkingDays(day: Day, count: number): Day {
  let found = day;
  for (let left = count; left > 0; left--) found = workingDay(found + 1);
  return found;
}
