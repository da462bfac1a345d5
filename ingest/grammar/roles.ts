import { MANY_TEXTS, remembered } from '../../src/core/index.js';
import type { Language, Role } from '../../src/core/vocabulary.js';
import { BODIES, BODY_LINKS, ROLE_LABELS, ROLE_PHRASES } from './lexicon/roles.js';
import { fold, isLetter, isDigit } from './text.js';

/** A role found in a text, with offsets into that text. */
export interface RoleMatch {
  role: Role;
  start: number;
  end: number;
}

interface Word {
  folded: string;
  /** `geschaeftsfuehrer` as `geschaftsfuhrer`: umlauts written with an e. */
  plain: string;
  start: number;
  end: number;
}
interface Phrase {
  role: Role | null;
  words: readonly string[];
  rank: number;
}

const PHRASES = new Map<string, Phrase[]>();
const LINKS = new Map<string, Phrase[]>();
index(
  PHRASES,
  ROLE_PHRASES.flatMap(([role, phrases]) => phrases.split(' | ').map((phrase) => ({ role, phrase }))),
);
index(
  LINKS,
  BODY_LINKS.flatMap((link) => BODIES.map((body) => ({ role: null, phrase: `${link} ${body}` }))),
);

function index(into: Map<string, Phrase[]>, entries: readonly { role: Role | null; phrase: string }[]): void {
  entries.forEach(({ role, phrase }, rank) => {
    const words = phrase.split(' ');
    const key = words[0]!.slice(0, 3).replace('*', '');
    const list = into.get(key) ?? [];
    list.push({ role, words, rank });
    into.set(key, list);
  });
}

/** Words are runs of letters or digits; of a very long text only the beginning can be a role. */
function wordsOf(text: string): Word[] {
  const folded = fold(text);
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at <= folded.length && words.length < 60; at++) {
    const code = folded.charCodeAt(at);
    if (at < folded.length && (isLetter(code) || isDigit(code))) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words.push({
        folded: folded.slice(start, at),
        plain: plainOf(folded.slice(start, at)),
        start,
        end: at,
      });
      start = -1;
    }
  }
  return words;
}

/** Umlauts as one letter; `administarteur`, `administreurs`: the longest of the words is misprinted most. */
function plainOf(word: string): string {
  if (word.startsWith('admin') && MISPRINTED.test(word)) return 'administrateur';
  return word.replace(UMLAUT, '$1');
}
const MISPRINTED = /^admini?n?[a-z]{3,8}(?:[et]urs?|rices?)$/;

function fits(pattern: string, { folded, plain }: Word): boolean {
  const last = pattern.length - 1;
  if (pattern.charCodeAt(last) !== 42) return folded === pattern || plain === pattern;
  const stem = pattern.slice(0, last);
  return folded.startsWith(stem) || plain.startsWith(stem);
}
const UMLAUT = /([aou])e(?=\p{L})/gu;

function longest(table: Map<string, Phrase[]>, words: readonly Word[], at: number): Phrase | null {
  const first = words[at]!.folded;
  const best = longestOf(table.get(first.slice(0, 3)), words, at, null);
  return first.length > 2 ? longestOf(table.get(first.slice(0, 2)), words, at, best) : best;
}

/** The longest of some phrases that stands at a word, where it is longer than what was found there already. */
function longestOf(
  phrases: readonly Phrase[] | undefined,
  words: readonly Word[],
  at: number,
  found: Phrase | null,
): Phrase | null {
  let best = found;
  for (const phrase of phrases ?? []) {
    if (best && phrase.words.length <= best.words.length) continue;
    if (at + phrase.words.length > words.length) continue;
    if (phrase.words.every((pattern, offset) => fits(pattern, words[at + offset]!))) best = phrase;
  }
  return best;
}

function scan(text: string): RoleMatch[] {
  const words = wordsOf(text);
  const found: RoleMatch[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = longest(PHRASES, words, at);
    const none = notMember(words, at);
    if (none > 0) at += none + (at + none < words.length ? (longest(LINKS, words, at + none)?.words.length ?? 0) : 0);
    else if (!phrase) {
      at++;
    }
    if (none > 0) continue;
    if (!phrase) {
      const { folded, start, end } = words[at - 1]!;
      if (folded.includes('prasident') && COMPOUND_PRESIDENT.test(folded))
        found.push({ role: 'BOARD_PRESIDENT', start, end });
      continue;
    }
    const start = words[at]!.start;
    at += phrase.words.length;
    const body = at < words.length ? longest(LINKS, words, at) : null;
    if (body) at += body.words.length;
    found.push({ role: phrase.role!, start, end: words[at - 1]!.end });
  }
  return settle(
    text,
    found.filter((match, at) => at === 0 || !isGloss(text, match)),
  );
}

/** `membro (rappresentante dei dipendenti)`, `Mitglied des Verwaltungsrates (director)`: behind an office on whose side, or the same in English. */
function isGloss(text: string, { role, start, end }: RoleMatch): boolean {
  if (text[start - 1] !== '(') return false;
  return role === 'REPRESENTATIVE' || (text[end] === ')' && GLOSS.test(text.slice(start, end)));
}
const GLOSS = /^(?:(?:executive |non-executive )?director|board member|member)$/;

/** `Bürgerratspräsidentin`, `Verbandspräsident`: of a body; who presides a commune, a court or a state does not sit on a firm's board by it. */
const COMPOUND_PRESIDENT =
  /^(?!\p{L}*gericht)(?!vize|ehren|alt|bundes|stadt|gemeinde|regierung|staat|landes|land|parlament|grossrat|national|standerat|kantonsrat)\p{L}{3,24}prasident(?:in|en|innen)?$/u;

const NO_MEMBERS = ['nichtmitglied', 'nichtgesellschafter', 'nichtaktionar'];

/** `Nichtmitglied der Verwaltung`, `non-membre du conseil`, `sans être associée`: how many words say that somebody does not sit there. */
function notMember(words: readonly Word[], at: number): number {
  const [word, next] = [words[at]!.folded, words[at + 1]?.folded ?? ''];
  if (NO_MEMBERS.some((start) => word.startsWith(start))) return 1;
  if ((word === 'sans' && next === 'etre') || (word === 'senza' && next === 'essere')) {
    const office = at + 2 < words.length ? longest(PHRASES, words, at + 2) : null;
    return 2 + (office?.words.length ?? 0);
  }
  if (word === 'ausserhalb' || word === 'hors' || word === 'fuori') {
    const board = at + 1 < words.length ? longest(PHRASES, words, at + 1) : null;
    return 1 + (board?.role === 'BOARD_MEMBER' ? board.words.length : 0);
  }
  return (word === 'nicht' || word === 'non') && /^(?:mitglied|membr|gesellschafter|associe|soci[oa]$)/.test(next)
    ? 2
    : 0;
}

/** Roles that read together: a president among managers chairs them; `administrateur président` is one office. */
function settle(text: string, found: RoleMatch[]): RoleMatch[] {
  let roles = found;
  const chair = roles.findIndex((match) => match.role === 'BOARD_PRESIDENT');
  const manager = roles.findIndex((match) => match.role === 'MANAGER');
  if (
    chair >= 0 &&
    manager >= 0 &&
    ROMANCE_MANAGER.test(fold(text.slice(roles[manager]!.start, roles[manager]!.end)))
  ) {
    const [low, high] = [Math.min(chair, manager), Math.max(chair, manager)];
    const merged: RoleMatch = { role: 'MANAGERS_CHAIR', start: roles[low]!.start, end: roles[high]!.end };
    // `président Muster Otto et la gérante`: a name between them says that they are two persons'.
    if (!/\s\p{Lu}/u.test(text.slice(roles[low]!.end, roles[high]!.start)))
      roles = roles.flatMap((match, at) => (at === low ? [merged] : at === high ? [] : [match]));
  }
  roles = roles.map((match, at) => (isChairToo(text, roles, at) ? { ...match, role: 'MANAGEMENT_CHAIR' } : match));
  const single = roles.filter((match, at) => !(match.role === 'BOARD_MEMBER' && adjoins(text, roles, at)));
  return single.filter((match, at) => single.findIndex((other) => other.role === match.role) === at);
}
/** `présidente du conseil et de la direction`: of both. */
function isChairToo(text: string, roles: readonly RoleMatch[], at: number): boolean {
  const [before, match] = [roles[at - 1], roles[at]!];
  if (before?.role !== 'BOARD_PRESIDENT' || match.role !== 'MANAGEMENT_MEMBER') return false;
  const body = /^(?:direction|direzione|direktion|geschäftsleitung)/iu.test(text.slice(match.start, match.end));
  return body && /^\s(?:et|und|ed?)\s(?:de\sla|der|della)\s$/iu.test(text.slice(before.end, match.start));
}
const ROMANCE_MANAGER = /^(?:gerant|gerent)/;

/** `administrateur président`, `membre secrétaire`: nothing but a space or a hyphen between it and the next office of the board. */
function adjoins(text: string, roles: readonly RoleMatch[], at: number): boolean {
  const next = roles[at + 1];
  if (next?.role.startsWith('BOARD_') !== true) return false;
  return /^[\s-]*$/.test(text.slice(roles[at]!.end, next.start));
}

/** The roles that a printed text names, in order, each with its place in `text`. Pure; short texts are remembered. */
export const findRoles: (text: string) => readonly RoleMatch[] = remembered(scan, MANY_TEXTS);

/** Whether a text begins with an office; `administratrice présidente` is one, which the second word names. */
export function beginsWithOffice(text: string): boolean {
  const start = findRoles(text)[0]?.start ?? -1;
  return start === 0 || (start > 0 && start < 40 && findRoles(text.slice(0, start).trimEnd())[0]?.start === 0);
}

/**
 * The roles in a printed role text of any of the four languages (`Gesellschafter und Geschäftsführer`: PARTNER, MANAGER), plural and
 * feminine forms included; empty where no known role is named. `language` is accepted for callers' convenience: the lexicon is one.
 */
export function foldRole(text: string, language?: Language): { role: Role; text: string }[] {
  void language;
  return findRoles(text).map((match) => ({ role: match.role, text: text.slice(match.start, match.end) }));
}

/** How a role is called in a language, gender-neutral where the language allows it. */
export function roleLabel(role: Role, language: Language): string {
  return ROLE_LABELS[role][LABEL_ORDER[language]];
}
const LABEL_ORDER = { de: 0, fr: 1, it: 2, en: 3 } as const;
