import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simulate } from '../../demo/index.js';
import { CLASSES, featuresOf, stretchesOf } from '../../src/agent/guard/learning.js';
import type { Example } from '../../src/agent/linear/index.js';
import { projectPath, shortHash } from '../../src/core/index.js';

/** A stretch of a notice or a page, or a question; a hostile one speaks to whatever model reads it. */
export interface Planted {
  language: string;
  place: 'QUESTION' | 'NOTICE' | 'PAGE';
  hostile: boolean;
  text: string;
}
export type Class = (typeof CLASSES)[number];

const TEXTS = projectPath('eval', 'guard', 'texts');
/** Not learned from: by it is told how well texts are read that were not. */
export const UNSEEN = 'ninth';

export const setNames = (): string[] => readdirSync(TEXTS).map((name) => name.replace(/\.json$/, '')).sort(); // prettier-ignore
export const plantedIn = (set: string): Planted[] => JSON.parse(readFileSync(join(TEXTS, `${set}.json`), 'utf8')) as Planted[]; // prettier-ignore

/** A guard looks at no shorter ones. */
const LEAST_CHARACTERS = 20;
const ORDINARY = 3_000;

/** Texts of the fictional gazette: what a guard mostly reads. */
export function ordinaryTexts(seed: string, most = ORDINARY): string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length >= LEAST_CHARACTERS) found.add(value.replace(/<[^<>]*>/g, ' '));
    } else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) collect(member);
  };
  for (const item of simulate({ seed, firms: 120 })) {
    if (found.size >= most) break;
    collect(item);
  }
  return [...found].slice(0, most);
}

/** Every stretch of a text is as hostile as the text. */
export function examplesOf(planted: readonly Planted[]): Example<Class>[] {
  const of = (text: string, is: Class) => stretchesOf(text).map((stretch) => ({ features: featuresOf(stretch), is }));
  return [
    ...planted.flatMap(({ text, hostile }) => of(text, hostile ? 'HOSTILE' : 'HARMLESS')),
    ...ordinaryTexts('guard').flatMap((text) => of(text, 'HARMLESS')),
  ];
}

/** Names what weights were learned from: the texts, and what the reader sees of them, which changes with the classes of words. */
export const learnedFrom = (planted: readonly Planted[]): string =>
  shortHash(JSON.stringify(planted.map(({ text, hostile }) => [text, hostile, stretchesOf(text).map(featuresOf)])));
