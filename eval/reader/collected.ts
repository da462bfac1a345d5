import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, WHOM, type Kind, type Whom } from '../../src/agent/reasoners/rules/learned/index.js';
import type { Language } from '../../src/core/index.js';
import { projectPath } from '../../src/core/index.js';

export interface Collected {
  kind: Kind;
  /** Of SEVERAL, what each asks where the heading tells. */
  parts: Kind[];
  /** What the turn before asked; null: it stands alone. */
  behind: Kind | null;
  /** Whom a turn asks about that names nobody; null: it names somebody, or is about nobody. */
  of: Whom | null;
  text: string;
  /** Where in the text begins what is asked, behind a remark that asks nothing, and each thing asked but the first; null: its file marks neither. */
  begins: { asking: number; next: readonly number[] } | null;
}

const WORDINGS = projectPath('eval', 'reader', 'wordings');
const HEADING = /^# ([A-Z_]+(?: \+ [A-Z_]+)*)(?: behind ([A-Z_]+)(?: of ([A-Z]+))?)?$/;
const MARK = / [~|] /;
const NOBODY_MEANT: readonly string[] = ['NAMED', 'NOBODY'];
const isKind = (text: string | undefined): text is Kind => KINDS.includes(text as Kind);
const isWhom = (text: string | undefined): text is Whom => WHOM.includes(text as Whom);

/**
 * Wordings that are learned from and asked nowhere: `wordings/de.txt`, `wordings/turns-de.txt` and their like, a heading (`# CAPITAL behind SEAT`,
 * `# CAPITAL behind SEAT of EARLIER`, `# CAPITAL + SEAT`), then a wording a line; in files that mark them, ` ~ ` stands behind a remark that asks nothing,
 * ` | ` where the next thing asked begins. Throws where a heading names no kind.
 */
export const collected = (language: Language): Collected[] =>
  readdirSync(WORDINGS)
    .filter((name) => name.endsWith(`${language}.txt`))
    .sort()
    .flatMap((name) => readCollected(join(WORDINGS, name)));

/** One such file. */
export function readCollected(file: string): Collected[] {
  const list: Collected[] = [];
  const lines = readFileSync(file, 'utf8').split('\n').map((one) => one.trim());
  const marks = lines.some((line) => MARK.test(line));
  let under: Omit<Collected, 'text' | 'begins'> | null = null;
  for (const line of lines) {
    const [heading, asks = '', behind, of] = HEADING.exec(line) ?? [];
    if (heading === undefined && under !== null && line !== '') list.push({ ...under, ...(marks ? unmarked(line) : { text: line, begins: null }) });
    if (heading === undefined) continue;
    const parts = asks.split(' + ').filter(isKind);
    if (parts.length !== asks.split(' + ').length || (behind !== undefined && !isKind(behind)) || (of !== undefined && !isWhom(of) && !NOBODY_MEANT.includes(of))) throw new Error(`${file}: no kind is named so: ${line}`);
    under = { kind: parts.length > 1 ? 'SEVERAL' : parts[0]!, parts, behind: behind ?? null, of: isWhom(of) ? of : null };
  }
  return list;
} // prettier-ignore

function unmarked(line: string): Pick<Collected, 'text' | 'begins'> {
  const next: number[] = [];
  let [asking, text] = [0, ''];
  for (const piece of line.split(/ (?=[~|] )/)) {
    const mark = MARK.test(` ${piece}`) ? piece[0] : null;
    if (mark !== null) text += ' ';
    if (mark === '~') asking = text.length;
    if (mark === '|') next.push(text.length);
    text += mark === null ? piece : piece.slice(2);
  }
  return { text, begins: { asking, next } };
}
