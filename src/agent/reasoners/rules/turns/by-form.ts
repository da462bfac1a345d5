import type { Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Run } from '../read/names/runs.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

/** A firm spoken of by its legal form alone: `the foundation`, `la coopérative`. */
const BY_FORM: readonly (readonly [form: string, words: Record<Language, RegExp>])[] = [
  ['0108', { de: /^genossenschaft$/, fr: /^cooperative$/, it: /^cooperativa$/, en: /^cooperative$/ }],
  ['0109', { de: /^vereine?s?$/, fr: /^association$/, it: /^associazione$/, en: /^association$/ }],
  ['0110', { de: /^stiftung$/, fr: /^fondation$/, it: /^fondazione$/, en: /^foundation$/ }],
]; // prettier-ignore
const LED: Record<Language, RegExp> = {
  de: /^(?:die|der|das|dem|des|den|diese[rmsn]?|jene[rmsn]?|beim|zum|zur|vom)$/,
  fr: /^(?:la|l|cette|ladite)$/,
  it: /^(?:la|l|della|dell|alla|all|nella|nell|dalla|dall|questa|quella|sulla|sull)$/,
  en: /^(?:the|that|this)$/,
};

/** `La date de la fondation`, `since the foundation`: when a firm was founded. */
const OF_FOUNDING =
  /^(?:date|jour|annee|acte|moment|depuis|lors|quand|data|giorno|anno|atto|momento|quando|dopo|apres|avant|prima|since|year)$/;
const MOST_BEFORE = 4;
/** `À la fondation`, `dalla fondazione`: at that time, unless it leads back (`torniamo alla fondazione`). */
const AT_FOUNDING = /^(?:alla|dalla|(?:a|des|sin|fin) (?:la|alla|dalla)|since the)$/;
/** `La fondation de la société`. */
const OF_FIRM =
  /^(?:de|della|of) (?:la |the |cette |notre |questa |nostra )?(?:societe|entreprise|firme|maison|societa|ditta|azienda|impresa|company|firm|business)$/;

/** The words that tell a firm so, and its form, or a FOUNDING where they say when a firm was founded; null: none do. */
export function toldForm({ tokens, language }: Reading): { run: Run; form: string } | 'FOUNDING' | null {
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    if (before === undefined || token.breakBefore || token.commaBefore || !LED[language].test(before.folded)) continue;
    const form = BY_FORM.find(([, words]) => words[language].test(token.folded))?.[0];
    if (form === undefined) continue;
    if (tokens.slice(Math.max(0, at - MOST_BEFORE), at).some(({ folded }) => OF_FOUNDING.test(folded))) return 'FOUNDING';
    const text = (from: number, to: number) => tokens.slice(Math.max(0, from), to).map(({ folded }) => folded).join(' ');
    if (OF_FIRM.test(text(at + 1, at + 4)) || OF_FIRM.test(text(at + 1, at + 3))) return 'FOUNDING';
    if (!tokens.some(leadsBack) && [1, 2].some((words) => AT_FOUNDING.test(text(at - words, at)))) return 'FOUNDING';
    return { run: { start: at - 1, end: at + 1 }, form };
  }
  return null;
} // prettier-ignore

const leadsBack = (token: TaggedToken): boolean => slotOf(token)?.type === 'BACK';

/** The firm spoken of that has this form: the last one, or else the only one; null: several. Undefined: of those spoken of none has it. */
export async function onlyOfForm({ recalled, clocks }: Asked, form: string, { graph, call }: ToolContext): Promise<Remembered | null | undefined> {
  const firms = recalled.subjects.filter(({ kind }) => kind === 'COMPANY');
  const states = await graph.companyStates(firms.map(({ uid }) => ({ uid, clocks })), call);
  const [first, ...more] = firms.filter((_, at) => states[at]?.legalForm === form);
  return first !== undefined && more.length > 0 && first.uid !== recalled.subjects[0]?.uid ? null : first;
} // prettier-ignore
