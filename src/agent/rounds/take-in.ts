import { guardedQuestion } from '../guard/sentences.js';
import type { LoopOptions } from '../loop-options.js';
import { inExplainedWords } from '../memory/index.js';
import type { Asked } from '../slots.js';

/** In the words in which the user explained what she calls otherwise, now or before. */
export function explained(asked: Asked): Asked {
  const { question, clarified, recalled } = asked;
  const before = recalled.offers.flatMap(({ type, text, said }) => (type === 'TERM' && said !== null ? [{ term: text, meaning: said }] : []));
  const terms = [...clarified, ...before.filter(({ term }) => !clarified.some((now) => now.term === term))];
  return terms.length === 0 ? asked : { ...asked, question: inExplainedWords(question, terms) };
} // prettier-ignore

/** Characters that hide or turn text around say nothing and are read as spaces; so are personal numbers. The log says that there were some. */
export function guardIn({ asked, writer }: Pick<LoopOptions, 'asked' | 'writer'>): Asked {
  const shown = asked.question.replace(HIDING, ' ');
  const tripped = (rule: string, text: string, blocked: boolean) => writer.log({ kind: 'GuardrailTripped', stage: 'INPUT', rule, text, blocked }); // prettier-ignore
  if (shown !== asked.question) tripped('HIDDEN_CHARACTERS', 'control or direction characters in the question are read as spaces', false); // prettier-ignore
  const { question, found } = guardedQuestion(shown);
  for (const { rule, because } of found) tripped(rule, because, rule === 'PERSONAL_NUMBER');
  return question === asked.question ? asked : { ...asked, question };
}

const HIDING = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Tells what earlier runs left. */
export function recall({ asked, writer }: Pick<LoopOptions, 'asked' | 'writer'>): void {
  const { subjects, offers } = asked.recalled;
  const blank = { type: 'SUBJECT' as const, said: null, askedAt: null, likeness: null, by: null };
  const named = subjects.slice(0, 10).map(({ uid, name }) => ({ id: uid, text: name, uids: [uid], ...blank }));
  const items = [...named, ...offers];
  if (items.length > 0) writer.log({ kind: 'MemoryRecalled', items });
}
