import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, WHOM, type Kind, type Whom } from '../../src/agent/reasoners/rules/learned/index.js';
import type { Language } from '../../src/core/index.js';
import { projectPath } from '../../src/paths.js';

export interface Collected {
  kind: Kind;
  /** What the turn before asked; null: it stands alone. */
  behind: Kind | null;
  /** Whom a turn asks about that names nobody; null: it names somebody, or is about nobody. */
  of: Whom | null;
  text: string;
}

const HEADING = /^# ([A-Z_]+)(?: behind ([A-Z_]+)(?: of ([A-Z]+))?)?$/;
const NOBODY_MEANT: readonly string[] = ['NAMED', 'NOBODY'];
const isKind = (text: string | undefined): text is Kind => KINDS.includes(text as Kind);
const isWhom = (text: string | undefined): text is Whom => WHOM.includes(text as Whom);

/**
 * Wordings that are learned from and asked nowhere: `wordings/de.txt` and `wordings/turns-de.txt` and their like, a heading (`# CAPITAL behind SEAT`,
 * `# CAPITAL behind SEAT of EARLIER`), then a wording a line. Throws where a heading names no kind.
 */
export const collected = (language: Language): Collected[] =>
  [`${language}.txt`, `turns-${language}.txt`].flatMap((name) =>
    read(join(projectPath('eval', 'reader', 'wordings'), name)),
  );

function read(file: string): Collected[] {
  const list: Collected[] = [];
  let under: Omit<Collected, 'text'> | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n').map((one) => one.trim())) {
    const [heading, kind, behind, of] = HEADING.exec(line) ?? [];
    if (heading === undefined && under !== null && line !== '') list.push({ ...under, text: line });
    if (heading === undefined) continue;
    if (!isKind(kind) || (behind !== undefined && !isKind(behind)) || (of !== undefined && !isWhom(of) && !NOBODY_MEANT.includes(of))) throw new Error(`${file}: no kind is named so: ${line}`);
    under = { kind, behind: behind ?? null, of: isWhom(of) ? of : null };
  }
  return list;
} // prettier-ignore
