import { madeOnce } from '../../rounds/made-once.js';
import type { Draft, Situation } from '../../slots.js';
import { framedByCalls } from '../rules/of-calls.js';
import { partsOf } from '../rules/part.js';
import { tellPart } from '../rules/speech/compose.js';
import type { Told } from '../rules/speech/told.js';

/** What the run proved, in whole sentences of the user's language, as a model may choose it: a sentence, or a heading with its list and notes. */
export interface Statement {
  /** `s1`, `s2` ...; a line of one `s1.2`. */
  id: string;
  text: string;
  drafts: Draft[];
  citations: string[];
  /** Of the part that it belongs to: the calls that came back, in their order. */
  told: Told;
  /** Of a list without a heading, a profile: each line says its own, and may be chosen with the first, which says of whom. Empty: it is chosen whole. */
  lines: Statement[];
}

/** Begins a list's item. */
const ITEM = /^[-|*]/;

const toldOnce = madeOnce<Statement[]>();

/** Everything that the rules can say of what was seen: rendered from claims, so that each stands. */
export function statementsOf(situation: Situation): Statement[] {
  const framed = framedByCalls(situation);
  return toldOnce(framed.observations, () => told(framed));
}

function told(framed: Situation): Statement[] {
  const statements: Statement[] = [];
  for (const part of partsOf(framed)) {
    const told = tellPart(part);
    for (const drafts of grouped(told.drafts)) {
      const made = statementOf(`s${statements.length + 1}`, drafts, told);
      if (made.citations.length === 0 || statements.some((other) => other.text === made.text)) continue;
      const notes = drafts.filter((draft) => draft.claims.length === 0 && !ITEM.test(draft.text));
      const [first, ...items] = drafts.slice(notes.length);
      const isProfile = first !== undefined && items.length > 0 && [first, ...items].every(({ text }) => ITEM.test(text));
      const lineOf = (item: Draft, at: number) => statementOf(`${made.id}.${at + 1}`, item === first ? [...notes, item] : [...notes, first!, item], told);
      statements.push({ ...made, lines: isProfile ? [first, ...items].map(lineOf) : [] });
    }
  }
  return statements;
} // prettier-ignore

function statementOf(id: string, drafts: Draft[], told: Told): Statement {
  const text = drafts.map((draft) => draft.text).join('\n');
  return { id, text, drafts, citations: [...new Set(drafts.flatMap((draft) => draft.citations))], told, lines: [] };
}

/** A list stays with its heading, and notes with what they are notes on: chosen apart they would say something else. */
function grouped(drafts: readonly Draft[]): Draft[][] {
  const groups: Draft[][] = [];
  for (const draft of drafts) {
    const last = groups.at(-1);
    const isOpen = last !== undefined && last.every(({ claims }) => claims.length === 0);
    const joins = isOpen || ITEM.test(draft.text) || draft.claims.length === 0;
    if (last !== undefined && (joins || countsFurther(draft, last))) last.push(draft);
    else groups.push([draft]);
  }
  return groups;
}

/** A count behind a count that rests on the very same, as of how many people the entries are. */
function countsFurther({ claims, citations }: Draft, before: readonly Draft[]): boolean {
  const counted = before.filter((draft) => draft.claims.some(({ relation }) => relation === 'COUNT'));
  const cited = new Set(counted.flatMap((draft) => draft.citations));
  return claims.every(({ relation }) => relation === 'COUNT') && counted.length > 0 && citations.every((id) => cited.has(id)) && !before.some(({ text }) => ITEM.test(text));
} // prettier-ignore

/** Statements that a model names: `s3`, `S3`, `s1.2`, `3`, several in one. */
export function named(written: string, statements: readonly Statement[]): Statement[] {
  const ids = written.toLowerCase().match(/(?<!\w)s\d+(?:\.\d+)?(?!\w)|^\s*\d+\s*$/g) ?? [];
  const all = statements.flatMap((statement) => [statement, ...statement.lines]);
  return ids.flatMap((id) => all.filter((one) => one.id === id || one.id === `s${id.trim()}`));
}
