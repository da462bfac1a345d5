import { editDistance, formsLike, LANGUAGES, squeezed, wordsOf } from '../../core/index.js';
import { phraseAt, phraseTable, tokensOf } from '../reasoners/rules/words.js';
import type { Grounds } from './grounds.js';
import { leftOutOfBoard } from './whole-board.js';

/** Arguments that hold uids. */
const UID_FIELDS: ReadonlySet<string> = new Set(['uid', 'uids', 'companyUid', 'from', 'to']);
/** No tool's arguments are nested further; the check of the plan refuses them. */
const MOST_DEPTH = 30;
/** Half-open ranges of days have `from` and `to` as well. */
const DAY = /^(\d{4})-\d{2}-\d{2}$/;

/**
 * What is wrong with a call's arguments beyond their schema, in words for whoever planned it; null: nothing that could be told. A uid that nothing gave, somebody who is not
 * asked about, a person where a firm belongs, one twice, a part of the board
 * where all of it is asked for, a name or a year that the question does not say. References to earlier results are looked at once they are filled in.
 */
export function wrongArguments(tool: string, given: unknown, grounds: Grounds): string | null {
  const { uids, days, record } = argumentsIn(given);
  const unknown = uids.find((uid) => !grounds.uids.has(uid));
  if (unknown !== undefined) return `no result gave the uid ${unknown}: search for the name first`;
  const beside = uids.find((uid) => grounds.besides.has(uid));
  if (beside !== undefined) return `${beside} is not whom the search means, which is ${grounds.besides.get(beside)}`;
  return (
    twice(record) ??
    wrongKind(tool, record) ??
    wrongRoles(record, grounds) ??
    wrongName(tool, record, grounds) ??
    wrongYear(days, grounds)
  );
}

interface Found {
  uids: string[];
  days: string[];
  record: Readonly<Record<string, unknown>>;
}

function argumentsIn(given: unknown): Found {
  const found: Found = { uids: [], days: [], record: isRecord(given) ? given : {} };
  const look = (key: string, value: unknown, depth: number): void => {
    if (depth > MOST_DEPTH) return;
    if (typeof value === 'string') {
      if (DAY.test(value)) found.days.push(value);
      else if (UID_FIELDS.has(key)) found.uids.push(value);
    } else if (Array.isArray(value)) value.forEach((item) => look(key, item, depth + 1));
    else if (isRecord(value) && !('$from' in value))
      for (const [name, item] of Object.entries(value)) look(name, item, depth + 1);
  };
  look('', given, 0);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value); // prettier-ignore

/** No object: a planner may call a tool whatever it likes. */
const OF_FIRMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['list_relations', ['uid']],
  ['shared_officers', ['uids']],
  ['list_mandates', ['companyUid']],
]);

function wrongKind(tool: string, record: Found['record']): string | null {
  const fields = [...(OF_FIRMS.get(tool) ?? []), ...(tool === 'list_mandates' && record['side'] === 'COMPANY' ? ['uid'] : [])]; // prettier-ignore
  const person = fields.flatMap((field) => record[field]).flat().find((uid) => typeof uid === 'string' && uid.startsWith('pe_')); // prettier-ignore
  return typeof person === 'string' ? `${person} is a person; ${tool} asks for a company there` : null;
}

/** What two names of the question share, where both are of one firm, is no answer. */
function twice({ uids, from, to }: Found['record']): string | null {
  const given = Array.isArray(uids) ? uids : [from, to];
  const same = given.find((uid, at) => typeof uid === 'string' && !DAY.test(uid) && given.indexOf(uid) < at);
  return typeof same === 'string' ? `${same} stands there twice: both names are of one and the same, which may be called otherwise today; ask about it alone` : null;
} // prettier-ignore

function wrongRoles({ roles }: Found['record'], grounds: Grounds): string | null {
  const leftOut = leftOutOfBoard(roles);
  if (leftOut.length === 0 || !grounds.board) return null;
  return `the question asks for the whole board: roles leaves out ${leftOut.join(', ')}`;
}

function wrongName(tool: string, record: Found['record'], grounds: Grounds): string | null {
  if (tool === 'search_companies' && typeof record['query'] === 'string') {
    const strange = strangeWord(record['query'], grounds);
    return strange === null ? null : `nothing asks for “${strange}”: search by the name as the question writes it`;
  }
  if (tool === 'read_notice' && typeof record['number'] === 'string')
    return strangeWord(record['number'], grounds) === null ? null : `no notice ${record['number']} was met: read one that a result gives, or that the question names`; // prettier-ignore
  const words = tool === 'global_text_search' ? record['query'] : tool === 'search_documents' ? record['text'] : null;
  if (typeof words !== 'string' || grounds.question.includes(squeezed(words))) return null;
  const all = wordsOf(words);
  const strange = all.filter(
    (word) => !isGrounded(word, grounds) && !grounds.seen.some((text) => text.has(word)) && !isVocabulary(word),
  );
  if (strange.length * 2 <= all.length) return null;
  return `nothing asks for “${words.slice(0, 100)}”: search by words of the question`;
}

/** The first word of a name that nothing gives; a whole name that the question holds, however it is spaced, or one text of a result, is given. */
function strangeWord(query: string, grounds: Grounds): string | null {
  if (grounds.question.includes(squeezed(query))) return null;
  const strange = wordsOf(query).filter((word) => !isGrounded(word, grounds));
  const isSeen = grounds.seen.some((text) => strange.every((word) => text.has(word)));
  return isSeen ? null : (strange[0] ?? null);
}

function isGrounded(word: string, { words, foundNothing }: Grounds): boolean {
  if (words.has(word) || words.has(`${word}s`)) return true;
  const forms = formsLike(word);
  // A form in another language, or where nobody gave one.
  if (forms !== null) return forms.some((form) => words.has(form)) || ![...words].some((known) => formsLike(known) !== null);
  return foundNothing && [...words].some((known) => isVariant(word, known));
} // prettier-ignore

/** Another spelling, a shorter or a longer word: what is tried where the name as written found nothing (P2 3.1). */
function isVariant(word: string, known: string): boolean {
  const [short, long] = word.length < known.length ? [word, known] : [known, word];
  if (short.length >= 4 && long.startsWith(short)) return true;
  return short.length >= 4 && editDistance(word, known, 2) <= (short.length >= 7 ? 2 : 1);
}

/** A word that the lexicons know, in any language, names nobody: `bankruptcy` for `Konkurs`. */
function isVocabulary(text: string): boolean {
  const tokens = tokensOf(text);
  return LANGUAGES.some((language) =>
    tokens.some((_, at) => {
      const phrase = phraseAt(phraseTable(language), tokens, at);
      return phrase !== null && phrase.slot.type !== 'FILLER';
    }),
  );
}

/** Where the question writes years out, a call's year is one of them, next to one, or one that clocks and results give. */
function wrongYear(days: readonly string[], { years, otherYears }: Grounds): string | null {
  if (years.length === 0) return null;
  const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1];
  const strange = days.find((day) => {
    const year = Number(day.slice(0, 4));
    return (year < first || year > last) && !otherYears.has(year);
  });
  return strange === undefined ? null : `nothing asks for ${strange}: the question speaks of ${years.join(', ')}`;
}
