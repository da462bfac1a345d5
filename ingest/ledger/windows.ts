import { addDays, CANTONS, type IsoDate } from '../../src/core/index.js';
import type { ClaimedWindow, Coverage, CoverageWindow } from '../contract.js';
import type { Sqlite } from './database.js';

/** What a source says of itself, kept until its job has ended and clients see what it loaded. */
export type Claim =
  /** Read whole, nothing of it refused. */
  | { kind: 'WHOLE'; window: ClaimedWindow }
  /** Read whole; holds if nothing of the file was refused, which all reading threads together know. */
  | { kind: 'MANIFEST'; window: ClaimedWindow }
  | { kind: 'FALSE'; reason: string };

interface Range {
  first: IsoDate;
  last: IsoDate;
}
interface Held {
  publications: number | null;
  first: IsoDate | null;
  last: IsoDate | null;
}

/** Which ranges are held whole, and what is held beside them. */
export function createWindows(database: Sqlite) {
  const meeting = database.prepare<[string, string, IsoDate, IsoDate], Range>(
    'SELECT first, last FROM windows WHERE rubric = ? AND canton = ? AND first <= ? AND last >= ?',
  );
  const remove = database.prepare<[string, string, IsoDate]>(
    'DELETE FROM windows WHERE rubric = ? AND canton = ? AND first = ?',
  );
  const add = database.prepare<[string, string, IsoDate, IsoDate]>('INSERT INTO windows VALUES (?, ?, ?, ?)');
  const all = database.prepare<[], CoverageWindow>(
    'SELECT rubric, canton, first AS "from", last AS "to" FROM windows ORDER BY rubric, canton, first',
  );

  const claimOne = (rubric: string, canton: string, from: IsoDate, to: IsoDate): void => {
    let [first, last] = [from, to];
    for (const met of meeting.all(rubric, canton, addDays(to, 1), addDays(from, -1))) {
      remove.run(rubric, canton, met.first);
      if (met.first < first) first = met.first;
      if (met.last > last) last = met.last;
    }
    add.run(rubric, canton, first, last);
  };

  return {
    /** Merges with what adjoins or overlaps: the outcome does not depend on the order of claims. */
    claim({ rubrics, cantons, from, to }: ClaimedWindow): void {
      if (from > to) return;
      for (const rubric of rubrics)
        for (const canton of cantons.length > 0 ? cantons : [...CANTONS, '']) claimOne(rubric, canton, from, to);
    },
    all: (): CoverageWindow[] => all.all(),
    ...createDays(database, all),
  };
}

/** Publications by day, of which those outside all windows are told apart. */
function createDays(database: Sqlite, windows: { all(): CoverageWindow[] }) {
  const count = database.prepare<[string, string, IsoDate, IsoDate]>(
    `INSERT INTO days (rubric, cantons, first, last, publications) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET publications = publications + 1`,
  );
  const next = database.prepare<[string, string], { rubric: string; cantons: string }>(
    'SELECT rubric, cantons FROM days WHERE (rubric, cantons) > (?, ?) ORDER BY rubric, cantons LIMIT 1',
  );
  const between = database.prepare<[string, string, IsoDate, IsoDate], Held>(
    `SELECT sum(publications) AS publications, min(first) AS first, max(last) AS last FROM days
     WHERE rubric = ? AND cantons = ? AND first > ? AND first < ? AND first = last`,
  );
  const spans = database.prepare<[string, string], Held>(
    'SELECT publications, first, last FROM days WHERE rubric = ? AND cantons = ? AND first <> last',
  );

  function* outside(rubric: string, cantons: string, claimed: readonly Range[]): Generator<Held> {
    let after = '';
    for (const { first, last } of [...claimed, { first: '9999', last: '9999' }]) {
      if (first > after) yield between.get(rubric, cantons, after, first)!;
      if (last > after) after = last;
    }
    for (const span of spans.all(rubric, cantons))
      if (!claimed.some(({ first, last }) => first <= span.first! && span.last! <= last)) yield span;
  }

  return {
    /** A publication seen for the first time. */
    count(rubric: string, cantons: readonly string[], day: IsoDate): void {
      count.run(rubric, [...cantons].sort().join(','), day, day);
    },
    /** Publications in no window, and their first and last day; null: there are none. One of several cantons needs a window of one of them. */
    singles(): Coverage['singles'] {
      const ranges = new Map<string, Range[]>();
      for (const { rubric, canton, from, to } of windows.all()) {
        const key = `${rubric} ${canton}`;
        ranges.set(key, [...(ranges.get(key) ?? []), { first: from, last: to }]);
      }
      const found = { publications: 0, from: '9999', to: '' };
      for (let at = next.get('', ''); at !== undefined; at = next.get(at.rubric, at.cantons)) {
        const { rubric, cantons } = at;
        const claimed = cantons
          .split(',')
          .flatMap((canton) => ranges.get(`${rubric} ${canton}`) ?? [])
          .sort((a, b) => (a.first < b.first ? -1 : 1));
        for (const { publications, first, last } of outside(rubric, cantons, claimed)) {
          if (publications === null || first === null || last === null) continue;
          found.publications += publications;
          if (first < found.from) found.from = first;
          if (last > found.to) found.to = last;
        }
      }
      return found.publications === 0 ? null : found;
    },
  };
}
