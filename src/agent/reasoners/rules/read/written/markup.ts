import { parseLegalForm } from '../../../../../core/index.js';

const blanks = (text: string): string => ' '.repeat(text.length);

/** `[Muster AG](https://...)`: its text stands, its address is of no register. */
const LINK = /\[([^\][\n]{1,200})\]\([^()\s]{1,500}\)/gu;
/** `**Muster AG**`. */
const EMPHASIS = /(\*\*|__|~~|`)(?=\S)([^\n]{1,200}?)(?<=\S)\1/gu;
/** A mark of a list that a question was copied from; `1.` alone may pick the first of those shown. */
const ITEM = /^\s*(?:[-*•>]|(?:1|a)[.)](?=\s+\S+\s+\S+\s+\S+\s+\S))\s+(?=\S)/u;
/** `A.G.`, `S.à r.l.` */
const DOTTED = /(?<![\p{L}\p{N}.])(?:\p{L}{1,2}\.\s?){2,5}(?![\p{L}\p{N}])/gu;

const PAIRS = ['""', '“”', '„“', '„”', '«»', '‹›', '‘’', "''"];
/** Fewer words in quotation marks, and no question mark, are a name or a phrase looked for. */
const LEAST_QUOTED = 6;

/** A question without marks of layout, those around all of it among them, and legal forms without full stops. Each character stays in its place. */
export function withoutMarkup(question: string): string {
  const plain = question
    .replace(LINK, (link, text: string) => ` ${text}${blanks(link.slice(text.length + 1))}`)
    .replace(EMPHASIS, (_, mark: string, text: string) => `${blanks(mark)}${text}${blanks(mark)}`)
    .replace(DOTTED, undotted)
    .replace(ITEM, blanks);
  return unquoted(plain);
}

/** The full stop of a sentence stays where the form ends it. */
function undotted(form: string): string {
  if (parseLegalForm(form) === null) return form;
  const letters = form.replace(/[.\s]/gu, '');
  return letters + blanks(form.slice(letters.length));
}

function unquoted(question: string): string {
  const text = question.trim();
  const inside = text.slice(1, -1);
  const quoted = PAIRS.some(([opens, closes]) => text.startsWith(opens!) && text.endsWith(closes!) && !inside.includes(opens!) && !inside.includes(closes!)); // prettier-ignore
  if (!quoted || !(inside.includes('?') || inside.trim().split(/\s+/u).length >= LEAST_QUOTED)) return question;
  const start = question.indexOf(text);
  return `${question.slice(0, start)} ${inside} ${question.slice(start + text.length)}`;
}
