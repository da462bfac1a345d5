import { foldName, MANY_TEXTS, remembered, type MentionRow } from '../../src/core/index.js';

/** A printed name cut into comparable tokens. Hyphens and spaces separate alike; titles are gone. */
export interface PersonName {
  hub: string;
  /** Null for a former name of which only the hub key is known. */
  parts: NameParts | null;
}

export interface NameParts {
  surname: NameToken[];
  given: NameToken[];
  generation: 'OLDER' | 'YOUNGER' | null;
}

export interface NameToken {
  /** Marks dropped: `muller` for `Müller`. */
  plain: string;
  /** Marks written out as German does: `mueller`. Equal to `plain` where there is nothing to write out. */
  expanded: string;
}

const WRITTEN_OUT: readonly [RegExp, string, string][] = [
  [/ä|æ/g, 'ae', 'a'],
  [/ö|ø|œ/g, 'oe', 'o'],
  [/ü/g, 'ue', 'u'],
  [/å/g, 'aa', 'a'],
  [/ß/g, 'ss', 'ss'],
  [/ł/g, 'l', 'l'],
  [/đ|ð/g, 'd', 'd'],
  [/þ/g, 'th', 'th'],
  [/ı/g, 'i', 'i'],
];
const MARKED = /[äæöøœüåßłđðþı]/;
const TITLES = new Set(['dr', 'prof', 'lic', 'iur', 'dipl', 'ing', 'mag', 'phd', 'mba']);
const GENERATIONS = new Map<string, 'OLDER' | 'YOUNGER'>([
  ['sen', 'OLDER'],
  ['senior', 'OLDER'],
  ['pere', 'OLDER'],
  ['padre', 'OLDER'],
  ['jun', 'YOUNGER'],
  ['jr', 'YOUNGER'],
  ['junior', 'YOUNGER'],
  ['fils', 'YOUNGER'],
  ['figlio', 'YOUNGER'],
]);
const PARTICLES = new Set(
  'von van vom de del della dal dalla da di do dos das du des le la lo el al zu zum zur ten ter der den e y und'.split(
    ' ',
  ),
);

/** The name of a mention; one object for one print, so that equal names compare by identity. */
export function nameOf(mention: MentionRow): PersonName {
  const [printedSurname = '', ...rest] = mention.name.split(',');
  return named([mention.hubKey, mention.surname ?? printedSurname, mention.givenNames ?? rest.join(' ')].join('\n'));
}

const named = remembered((text): PersonName => {
  const [hub = '', printedSurname = '', printedGiven = ''] = text.split('\n');
  const [surname, given] = [tokens(printedSurname), tokens(printedGiven)];
  const generation = [...surname, ...given].map((token) => GENERATIONS.get(token.plain)).find((found) => found);
  return { hub, parts: { surname: bare(surname), given: bare(given), generation: generation ?? null } };
}, MANY_TEXTS);

export function isParticle(token: NameToken): boolean {
  return PARTICLES.has(token.plain);
}

/** Tokens that tell people apart: no particles, no initials. */
export function weightyTokens(name: PersonName): number {
  if (name.parts === null) return 0;
  const all = [...name.parts.surname, ...name.parts.given];
  return all.filter((token) => token.plain.length > 1 && !isParticle(token)).length;
}

export function sameToken(a: NameToken, b: NameToken): boolean {
  return a.plain === b.plain || a.expanded === b.plain || a.plain === b.expanded || a.expanded === b.expanded;
}

function tokens(text: string): NameToken[] {
  const lower = text.normalize('NFC').toLowerCase();
  if (!MARKED.test(lower)) return words(lower).map((word) => ({ plain: word, expanded: word }));
  const plain = words(WRITTEN_OUT.reduce((form, [mark, , short]) => form.replace(mark, short), lower));
  const expanded = words(WRITTEN_OUT.reduce((form, [mark, long]) => form.replace(mark, long), lower));
  return plain.map((word, index) => ({ plain: word, expanded: expanded[index] ?? word }));
}

function words(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '');
}

function bare(all: NameToken[]): NameToken[] {
  const kept = all.filter((token) => !TITLES.has(token.plain) && !GENERATIONS.has(token.plain));
  return kept.length > 0 ? kept : all;
}
