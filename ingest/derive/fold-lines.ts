import type { Role } from '../../src/core/index.js';
import { applyEntry } from './entries.js';
import type { Line } from './lines.js';
import { matchRow, sameEntry, type Candidates, type Match } from './matching.js';
import { closeRow, openRows, recordLine, rowsUnder } from './people.js';
import type { Folding } from './folding.js';
import { applyRemoval } from './removals.js';
import type { Row } from './rows.js';

/** Folds the lines of one notice: removals before entries, the text's entries before structured lists (data-model.md, Order). */
export function foldLines(
  notice: Pick<Folding, 'people' | 'publicationId' | 'at' | 'unbrokenSince'>,
  lines: readonly Line[],
  opening: boolean,
): void {
  if (lines.length === 0) return;
  const { people, at } = notice;
  const folding: Folding = { ...notice, day: at.date!, leaving: new Map() };
  const leavers = new Removable(folding);
  settle(
    lines.filter((line) => line.removed),
    (line) => matchRow(line, leavers),
    (line, match) => applyRemoval(folding, line, match),
    folding,
  );
  for (const background of [false, true]) {
    const enterers = new Enterable(folding, background);
    settle(
      lines.filter((line) => !line.removed && line.background === background),
      (line) => matchRow(line, enterers),
      (line, match) => applyEntry(folding, line, match, opening),
      folding,
    );
  }
  replaceAuthority(folding, lines);
  for (const [id, line] of folding.leaving) closeRow(people, people.rows.get(id)!, at, 'REMOVED', line);
}

/** A firm has one supervisory authority: a new one ends the former, which no notice removes. */
function replaceAuthority({ people, at, leaving }: Folding, lines: readonly Line[]): void {
  const line = lines.find((one) => !one.removed && !one.background && one.mention.roles.some(isAuthority));
  if (line === undefined) return;
  const current = people.person.get(line.mentionId);
  for (const row of openRows(people))
    if (row.id !== current && row.roles.every(isAuthority) && row.roles.length > 0 && !leaving.has(row.id))
      closeRow(people, row, at, 'REPLACED', line);
}

function isAuthority({ role }: { role: Role }): boolean {
  return role === 'SUPERVISORY_AUTHORITY';
}

/**
 * Lines that fit one row go first, so that they leave fewer rows to those that fit several. As many removals of one name as rows left
 * under it end them all.
 */
function settle(
  lines: readonly Line[],
  find: (line: Line) => Match,
  apply: (line: Line, match: Match) => void,
  folding: Folding,
): void {
  let waiting = lines;
  for (;;) {
    const several: Line[] = [];
    for (const line of waiting) {
      const match = find(line);
      if (match.kind === 'SEVERAL') several.push(line);
      else apply(line, match);
    }
    if (several.length === 0) return;
    if (several.length === waiting.length) break;
    waiting = several;
  }
  const rivals = (line: Line) => waiting.filter((other) => other.hub === line.hub).length;
  const all = new Set(waiting.filter((line) => isWholeRemoval(line) && rivals(line) >= rowsOf(find(line))));
  for (const line of waiting) {
    const match = find(line);
    if (all.has(line) && match.kind !== 'NONE') {
      const row = match.kind === 'ROW' ? match.row : match.rows[0]!;
      folding.leaving.set(row.id, line);
      recordLine(folding.people, line, null, 'REMOVED');
    } else apply(line, match);
  }
}

function isWholeRemoval(line: Line): boolean {
  return line.removed && line.mention.ends === null;
}

function rowsOf(match: Match): number {
  return match.kind === 'SEVERAL' ? match.rows.length : 0;
}

/** Rows that a removal may meet. */
class Removable implements Candidates {
  constructor(private readonly folding: Folding) {}

  rowsUnder(key: string): Row[] {
    return rowsUnder(this.folding.people, key, this.folding.day).filter((row) => row.closed === null);
  }

  excluded(row: Row): boolean {
    return this.folding.leaving.has(row.id);
  }

  openRows(): Row[] {
    return openRows(this.folding.people);
  }

  preferred(): boolean {
    return false;
  }
}

/** Rows that an entry may meet. */
class Enterable implements Candidates {
  constructor(
    private readonly folding: Folding,
    private readonly background: boolean,
  ) {}

  rowsUnder(key: string): Row[] {
    const rows = rowsUnder(this.folding.people, key, this.folding.day);
    const open = rows.filter((row) => row.closed === null);
    return open.length > 0 ? open : rows;
  }

  excluded(row: Row, line: Line): boolean {
    return (
      !this.background &&
      row.setBy.publicationId === this.folding.publicationId &&
      row.setBy.section === line.section &&
      !sameEntry(row.setBy.line, line)
    );
  }

  openRows(): Row[] {
    return openRows(this.folding.people);
  }

  preferred(row: Row): boolean {
    return this.folding.leaving.has(row.id);
  }
}
