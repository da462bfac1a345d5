import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, WHOM, type Kind, type Whom } from '../../src/agent/reasoners/rules/learned/index.js';
import type { Language } from '../../src/core/index.js';
import { projectPath } from '../../src/paths.js';

export interface Collected {
  kind: Kind;
  /** Of SEVERAL, what each asks where the heading tells. */
  parts: Kind[];
  /** What the turn before asked; null: it stands alone. */
  behind: Kind | null;
  /** Whom a turn asks about that names nobody; null: it names somebody, or is about nobody. */
  of: Whom | null;
  text: string;
}

const WORDINGS = projectPath('eval', 'reader', 'wordings');
const HEADING = /^# ([A-Z_]+(?: \+ [A-Z_]+)*)(?: behind ([A-Z_]+)(?: of ([A-Z]+))?)?$/;
const NOBODY_MEANT: readonly string[] = ['NAMED', 'NOBODY'];
const isKind = (text: string | undefined): text is Kind => KINDS.includes(text as Kind);
const isWhom = (text: string | undefined): text is Whom => WHOM.includes(text as Whom);

/**
 * Wordings that are learned from and asked nowhere: `wordings/de.txt`, `wordings/turns-de.txt` and their like, a heading (`# CAPITAL behind SEAT`,
 * `# CAPITAL behind SEAT of EARLIER`, `# CAPITAL + SEAT`), then a wording a line. Throws where a heading names no kind.
 */
export const collected = (language: Language): Collected[] =>
  readdirSync(WORDINGS)
    .filter((name) => name.endsWith(`${language}.txt`))
    .sort()
    .flatMap((name) => readCollected(join(WORDINGS, name)));

/** One such file. */
export function readCollected(file: string): Collected[] {
  const list: Collected[] = [];
  let under: Omit<Collected, 'text'> | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n').map((one) => one.trim())) {
    const [heading, asks = '', behind, of] = HEADING.exec(line) ?? [];
    if (heading === undefined && under !== null && line !== '') list.push({ ...under, text: line });
    if (heading === undefined) continue;
    const parts = asks.split(' + ').filter(isKind);
    if (parts.length !== asks.split(' + ').length || (behind !== undefined && !isKind(behind)) || (of !== undefined && !isWhom(of) && !NOBODY_MEANT.includes(of))) throw new Error(`${file}: no kind is named so: ${line}`);
    under = { kind: parts.length > 1 ? 'SEVERAL' : parts[0]!, parts, behind: behind ?? null, of: isWhom(of) ? of : null };
  }
  return list;
} // prettier-ignore
