import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, type Kind } from '../../src/agent/reasoners/rules/learned/index.js';
import type { Language } from '../../src/core/index.js';
import { projectPath } from '../../src/paths.js';

export interface Collected {
  kind: Kind;
  /** What the turn before asked; null: it stands alone. */
  behind: Kind | null;
  text: string;
}

const HEADING = /^# ([A-Z_]+)(?: behind ([A-Z_]+))?$/;
const isKind = (text: string | undefined): text is Kind => KINDS.includes(text as Kind);

/**
 * Wordings that are learned from and asked nowhere: `wordings/de.txt` and its like, a heading (`# CAPITAL behind SEAT`), then a wording a line.
 * Throws where a heading names no kind.
 */
export function collected(language: Language): Collected[] {
  const file = join(projectPath('eval', 'reader', 'wordings'), `${language}.txt`);
  const list: Collected[] = [];
  let under: { kind: Kind; behind: Kind | null } | null = null;
  for (const line of readFileSync(file, 'utf8').split('\n').map((one) => one.trim())) {
    const [heading, kind, behind] = HEADING.exec(line) ?? [];
    if (heading === undefined && under !== null && line !== '') list.push({ ...under, text: line });
    if (heading === undefined) continue;
    if (!isKind(kind) || (behind !== undefined && !isKind(behind))) throw new Error(`${file}: no kind is named so: ${line}`);
    under = { kind, behind: behind ?? null };
  }
  return list;
} // prettier-ignore
