import type { Scored } from './run.js';

const percent = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)}`);

interface Column {
  title: string;
  of(rows: readonly Scored[]): string;
}

const count = (rows: readonly Scored[], is: (row: Scored) => boolean) => rows.filter(is).length;
const answerable = (rows: readonly Scored[]) => rows.filter(({ verdict }) => verdict.recognised === null);

const COLUMNS: readonly Column[] = [
  { title: 'asked', of: (rows) => String(rows.length) },
  {
    title: 'exact %',
    of: (rows) =>
      percent(
        count(rows, ({ verdict }) => verdict.exact),
        rows.length,
      ),
  },
  { title: 'answers %', of: (rows) => percent(count(answerable(rows), ({ verdict }) => verdict.exact), answerable(rows).length) }, // prettier-ignore
  { title: 'partly', of: (rows) => String(count(rows, ({ verdict }) => verdict.partial)) },
  { title: 'wrong', of: (rows) => String(count(rows, ({ verdict }) => verdict.wrong.length > 0)) },
  { title: 'invented', of: (rows) => String(count(rows, ({ verdict }) => verdict.invented.length > 0)) },
  { title: 'recognised %', of: (rows) => percent(count(rows, ({ verdict }) => verdict.recognised === true), rows.length - answerable(rows).length) }, // prettier-ignore
  { title: 'follow-ups %', of: (rows) => percent(count(rows, (row) => row.followUp && row.verdict.exact), count(rows, ({ followUp }) => followUp)) }, // prettier-ignore
  { title: 'subject %', of: (rows) => percent(count(rows, ({ verdict }) => verdict.subjectRight === true), count(rows, ({ verdict }) => verdict.subjectRight !== null)) }, // prettier-ignore
  { title: 'carried %', of: (rows) => percent(count(rows, ({ followUp, verdict }) => followUp && verdict.subjectRight === true), count(rows, ({ followUp, verdict }) => followUp && verdict.subjectRight !== null)) }, // prettier-ignore
  {
    title: 'states %',
    of: (rows) =>
      percent(
        count(rows, ({ transitions }) => transitions),
        rows.length,
      ),
  },
  { title: 'CPU ratio', of: (rows) => (sum(rows, ({ cpu }) => cpu) / Math.max(1, sum(rows, ({ bareCpu }) => bareCpu))).toFixed(1) }, // prettier-ignore
];

const sum = (rows: readonly Scored[], of: (row: Scored) => number) => rows.reduce((total, row) => total + of(row), 0);

/** A line a kind, a line a language, a line for all. */
export function table(rows: readonly Scored[]): string {
  const groups: [string, readonly Scored[]][] = [];
  const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
  for (const kind of kinds) groups.push([kind, rows.filter((row) => row.kind === kind)]);
  for (const language of ['de', 'fr', 'it', 'en']) {
    const spoken = rows.filter((row) => row.language === language);
    if (spoken.length > 0) groups.push([`all ${language}`, spoken]);
  }
  groups.push(['all', rows]);
  const lines = groups.map(([name, group]) => [name, ...COLUMNS.map(({ of }) => of(group))]);
  const all = [['', ...COLUMNS.map(({ title }) => title)], ...lines];
  const widths = all[0]!.map((_, at) => Math.max(...all.map((line) => line[at]!.length)));
  return all.map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')).join('\n'); // prettier-ignore
}

/** What was not exact: what was asked, what was said, what was expected. At most `most` a kind. */
export function failures(rows: readonly Scored[], most: number): string {
  const told: string[] = [];
  const shown = new Map<string, number>();
  for (const row of rows) {
    if (row.verdict.exact && row.transitions) continue;
    const seen = (shown.get(row.key) ?? 0) + 1;
    shown.set(row.key, seen);
    if (seen <= most) told.push(failure(row));
  }
  return told.join('\n');
}

function failure({ id, key, texts, verdict, answer, expected, transitions }: Scored): string {
  const { wrong, invented, missing, extra, subjectRight } = verdict;
  const why = [
    wrong.length > 0 ? `WRONG ${wrong.join('; ')}` : '',
    invented.length > 0 ? `INVENTED ${invented.join('; ')}` : '',
    missing > 0 ? `missing ${missing}` : '',
    extra.length > 0 ? `extra ${extra.slice(0, 4).join('; ')}` : '',
    subjectRight === false ? 'another subject' : '',
    transitions ? '' : 'another state',
  ].filter((part) => part !== '');
  const said = answer.sentences.slice(0, 6).map(({ text }) => `    > ${text.slice(0, 200)}`);
  return [
    `[${id}] ${key}: ${texts.join(' // ')}`,
    `    ${answer.outcome}; ${why.join(', ')}; expected ${expected.outcome} ${JSON.stringify(expected.items).slice(0, 240)}`,
    ...said,
  ].join('\n');
}
