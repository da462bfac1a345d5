/** `Informatikfirmen`, `entreprises de construction`, `imprese edili`, `IT companies`: a kind of firms, of which a register has the purpose alone. */
import { foldName, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { LEGAL_FORM_PHRASES } from '../lexicon/index.js';
import { beginning } from '../read/firms/sought.js';
import type { Slot } from '../read/words/slots.js';
import type { Reading } from '../read/words/tagging.js';

/** The word that says which kind, beside or within the one for many firms. `firms`: what the question says without it. */
interface Kind {
  word: string;
  start: number;
  end: number;
  firms: string;
  /** What it may say instead: a word that is written almost so, an office. Then it is a kind only where some purpose has it. */
  otherwise: boolean;
}

const COMPOUND =
  /(?<![\p{L}-])(\p{Lu}\p{L}+?)-?(?:[Ff]irmen|[Uu]nternehmen|[Bb]etrieben?|[Gg]esellschaften)(?!\p{L})/gu;
const BEHIND: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:soci[ée]t[ée]s|entreprises|firmes|bo[îi]tes) (?:de |d['’])?(\p{Ll}{4,})(?![\p{L}'’])/gu,
  it: /(?<!\p{L})(?:societ[àa]|imprese|ditte|aziende) (?:di |d['’])?(\p{Ll}{4,})(?![\p{L}'’])/gu,
};
const BEFORE =
  /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:companies|firms|businesses|Firmen|Unternehmen|Gesellschaften)(?!\p{L})/gu;
/** How firms stand to each other or to somebody, how large, old or known they are, or what nearly all of them are: no purpose says it. */
const NO_TRADE =
  /^(?:aktien|kommandit|kollektiv|einzel|personen|kapital|zweig|tochter|mutter|schwester|enkel|konzern|gruppen|partner|vorganger|nachfolge|ziel|haupt|nachbar|konkurrenz|kunden|liefer|fremd|auslands|gross|klein|mittel|kleinst|familien|jung|privat|staats|bundes|traditions|alt|neu|revisions|pruf|beteiligungs|betriebs|handels|verwaltungs|dach|schein|mantel|brief|briefkasten|register|schweizer)/;
/** `Sociétés anonymes`. */
const FORMS = new Set(LEGAL_FORM_PHRASES.flatMap(([, phrases]) => phrases.split(' | ')));
/** `Sociétés de conseil`, right before an office. */
const OF = / (?:de |di |d['’])$/;
const CONDITIONS: readonly Slot['type'][] = ['STATUS', 'TOPIC', 'FORM', 'CANTON', 'TIME', 'GROUPING', 'LEFT', 'JOINED'];
const AUDIT = /^(?:revisi|audit)/;
const ACRONYM = /^\p{Lu}{2,4}$/u;
const LEAST_LETTERS = 3;

/** With the purpose that such firms have, where some firm there has it; else refused, and never read as anybody's name or seat. Null: no kind is said. */
export async function kindsOfFirms(asked: Asked, written: Reading, context: ToolContext, read: (asked: Asked) => Promise<Route>): Promise<Route | null> {
  const kind = asked.focusUid === null ? kindIn(written) : null;
  if (kind === null) return null;
  const { question } = asked;
  const plain = question.slice(0, kind.start) + kind.firms.padStart(kind.end - kind.start) + question.slice(kind.end);
  const route = await read({ ...asked, question: plain });
  if (!route.frames.every(isOfManyFirms)) return null;
  const frames: QuestionFrame[] = [];
  for (const frame of route.frames) frames.push(await ofKind(frame, kind, written.language, context));
  if (kind.otherwise && frames.some(({ purpose }) => purpose === null)) return null;
  return { ...route, frames };
} // prettier-ignore

const isOfManyFirms = ({ measure, subjects }: QuestionFrame) =>
  subjects.length === 0 && ['COUNT', 'COMPANIES', 'RANKING'].includes(measure);

async function ofKind(frame: QuestionFrame, { word }: Kind, language: Language, context: ToolContext): Promise<QuestionFrame> {
  if (frame.refusal !== null) return frame;
  const purpose = beginning(foldName(word), language);
  // No Swiss purpose is in English.
  const known = frame.measure !== 'RANKING' && frame.purpose === null && language !== 'en' && purpose.length >= LEAST_LETTERS && (await isPurpose(purpose, frame, context));
  if (known) return { ...frame, purpose };
  return { ...frame, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...new Set([...frame.notUnderstood, word])] };
} // prettier-ignore

/** Whether any firm there has such a purpose: of a word in another language than theirs, none would be no answer. */
async function isPurpose(purpose: string, { canton, municipality }: QuestionFrame, { graph, clocks, call }: ToolContext): Promise<boolean> {
  const found = await graph.companyCounts({ canton, seat: municipality, address: null, legalForm: null, purpose, status: null, happened: null, also: [], grouping: null, clocks }, call);
  return found.total + found.unknown > 0;
} // prettier-ignore

function kindIn({ question, language, tokens }: Reading): Kind | null {
  const kinds: Kind[] = [];
  const add = (word: string, start: number, end: number, firms = '') => {
    const token = tokens.find(({ span }) => span.start <= start && start < span.end);
    const slot = token?.slot ?? null;
    const isForm = token !== undefined && FORMS.has(`${tokens[tokens.indexOf(token) - 1]?.folded} ${token.folded}`);
    const isUnread = slot === null || ACRONYM.test(word) || (slot.type === 'OUTSIDE' && slot.topic === 'BUSINESS');
    const isOffice = (slot?.type === 'MEASURE' || slot?.type === 'ROLE') && OF.test(question.slice(0, start)) && !AUDIT.test(word);
    if (token?.quote === null && !isForm && (isUnread || isOffice)) kinds.push({ word, start, end, firms, otherwise: isOffice || CONDITIONS.includes(token.guess?.slot.type ?? 'FILLER') });
  };
  for (const { 0: text, 1: word = '', index } of language === 'de' ? question.matchAll(COMPOUND) : [])
    if (!NO_TRADE.test(foldName(word))) add(word.replace(/(?<=\p{L}{5})s$/u, ''), index, index + text.length, 'Firmen');
  for (const { 0: text, 1: word = '', index } of question.matchAll(BEHIND[language] ?? BEFORE)) {
    const start = BEHIND[language] === undefined ? index : index + text.length - word.length;
    add(word, start, start + word.length);
  }
  const [one] = kinds;
  return kinds.length === 1 ? one! : null;
} // prettier-ignore
