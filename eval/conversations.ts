import type { Language } from '../src/core/index.js';
import type { Expectation } from './expectation.js';
import { expectFor, type Bound, type Expect } from './expected/index.js';
import { bind, fill } from './instantiate.js';
import type { Pool } from './pool.js';
import type { Truth } from './truth.js';
import type { ConversationWording, TurnSubject } from './wording.js';

export interface Turn {
  on: TurnSubject;
  key: string;
  text: string;
  /** Null: it depends on the candidates shown before. */
  expected: Expectation | null;
}

export interface Conversation {
  id: string;
  language: Language;
  bound: Bound;
  turns: Turn[];
}

/** The conversations of a language, always the same for the same world; one that nobody can be found for is left out. */
export const conversationsOf = (
  truth: Truth,
  pool: Pool,
  wordings: readonly ConversationWording[],
  language: Language,
): Conversation[] =>
  wordings.flatMap((wording, index) => {
    const id = `${language}-conversation-${String(index).padStart(2, '0')}`;
    return conversationOf(truth, pool, wording, language, id) ?? [];
  });

/** Null where nobody can be found of whom it can be asked; whom is found goes by the id. */
export function conversationOf(
  truth: Truth,
  pool: Pool,
  wording: ConversationWording,
  language: Language,
  id: string,
): Conversation | null {
  const told = wording.findIndex(([on, , text]) => on === 'person' && !text.includes('{'));
  const isTold =
    told > 0 && !wording.slice(0, told).some(([, , text]) => /\{(?:person|reversed|personTypo)\}/.test(text));
  const unnamed = [...(wording.some(([on]) => on === 'byId') ? ['{firm}'] : []), ...(isTold ? ['{person}'] : [])];
  const texts = [...wording.map(([, , text]) => text), ...unnamed];
  const fixed = wording.filter(([on]) => !on.startsWith('pick'));
  const fits = (expected: readonly Expectation[], { person }: Bound) =>
    fixed.every(([on, key], at) => !asksElsewhere(on, key) || expected[at]!.items.length > 1) && (!isTold || tellsOnly(person, expected[told - 1]!)); // prettier-ignore
  const found = bind(truth, pool, { texts, keys: fixed.map(([, key]) => key), experts: fixed.map(([on, key]) => expertOf(on, key)), among: wording.some(([on]) => on === 'pick3') ? 3 : 0, fits }, id); // prettier-ignore
  if (!found) return null;
  const turns = wording.map(([on, key, text]): Turn => ({
    on,
    key,
    text: fill(text, truth, pool, found.bound, language, id),
    expected: on.startsWith('pick') ? null : expertOf(on, key)(truth, found.bound),
  }));
  return { id, language, bound: found.bound, turns };
}

/** Of whoever is asked about unnamed, the answer before told nobody else. */
const tellsOnly = (person: string, { items }: Expectation): boolean =>
  items.length === 1 && items.every((item) => 'id' in item && item.id === person);

/** Where somebody of a firm is beside it; what she is in it is asked as of anybody. */
const asksElsewhere = (on: TurnSubject, key: string): boolean => on === 'person' && key === 'personFirms';

function expertOf(on: TurnSubject, key: string): Expect {
  const expert = expectFor(key);
  if (on === 'firm2') return (truth, bound) => expert(truth, { ...bound, firm: bound.firm2 });
  if (!asksElsewhere(on, key)) return expert;
  return (truth, bound) => {
    const expected = expert(truth, bound);
    if (!expected || expected.items.length < 2) return null;
    const items = expected.items.filter((item) => !('id' in item) || item.id !== bound.firm);
    return { ...expected, items, optional: [...expected.optional, bound.firm] };
  };
}

/** What is expected once it is known who was picked. */
export const expectedOfPicked = (truth: Truth, bound: Bound, key: string, person: string): Expectation | null =>
  expectFor(key)(truth, { ...bound, person });
