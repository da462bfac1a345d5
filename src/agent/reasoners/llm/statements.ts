import { madeOnce } from '../../made-once.js';
import type { Draft, Situation } from '../../slots.js';
import { framedByCalls } from '../rules/of-calls.js';
import { partsOf } from '../rules/part.js';
import { tellPart } from '../rules/speech/compose.js';
import type { Told } from '../rules/speech/told.js';

/** What the run proved, in whole sentences of the user's language, as a model may choose it: a sentence, or a heading with its list and notes. */
export interface Statement {
  /** `s1`, `s2` ... */
  id: string;
  text: string;
  drafts: Draft[];
  citations: string[];
  /** Of the part that it belongs to: the calls that came back, in their order. */
  told: Told;
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
      const text = drafts.map((draft) => draft.text).join('\n');
      const citations = [...new Set(drafts.flatMap((draft) => draft.citations))];
      if (citations.length === 0 || statements.some((other) => other.text === text)) continue;
      statements.push({ id: `s${statements.length + 1}`, text, drafts, citations, told });
    }
  }
  return statements;
}

/** A list stays with its heading, and notes with what they are notes on: chosen apart they would say something else. */
function grouped(drafts: readonly Draft[]): Draft[][] {
  const groups: Draft[][] = [];
  for (const draft of drafts) {
    const last = groups.at(-1);
    const isOpen = last !== undefined && last.every(({ claims }) => claims.length === 0);
    if (last !== undefined && (isOpen || ITEM.test(draft.text) || draft.claims.length === 0)) last.push(draft);
    else groups.push([draft]);
  }
  return groups;
}
