/** `Firms of Chiasso`, `transport companies`: a word beside the firms that no lexicon knows says which of them are meant; without it no list and no count is theirs. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Route } from '../../../slots.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName } from '../lexicon/places.js';
import { isManyFirms } from '../read/firms/place.js';
import type { NamedInQuestion } from '../read/names/named-in-question.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';
import { hasSeats } from '../read/written/small-towns.js';

/** Between the noun and what says which: `of the`, `in the field of`. */
const MOST_BETWEEN = 4;
const SMALL = /^(?:de|d|du|des|di|del|della|dei|of|von|vom|im|in|the|la|le|les|l|il|der|die|das|den|dem|nel|nello|nella|dans|en|area|field|sector|business|bereich|gebiet|branche|sektor|domaine|secteur|settore|campo|ramo)$/; // prettier-ignore

/** A trade that a word for firms says; what a register has of it is the purpose. */
const TRADES: readonly (readonly [RegExp, string])[] = [
  [/^fiduciaires?$/, 'fiduciaire'],
  [/^treuh[aä]nd(?:er|firm|gesellsch|unternehm|buro)/, 'treuhand'],
  [/^fiduciari[ae]$/, 'fiduciari'],
];

/** `Which firm was the largest?`, behind a count: of those counted, and by nothing that the register ranks. */
export function settleSize(frame: QuestionFrame, { tokens }: Reading, last: QuestionFrame | undefined): void {
  const size = tokens.find(({ folded }) => SIZE.test(folded));
  const counted = last !== undefined && last.subjects.length === 0 && (last.measure === 'COUNT' || last.measure === 'COMPANIES');
  const own = (frame.canton ?? frame.municipality ?? frame.status ?? frame.legalForm) !== null || frame.topics.length > 0;
  if (frame.measure !== 'RANKING' || frame.refusal !== null || size === undefined || !counted || own || tokens.some(({ folded }) => MEASURED.test(folded))) return;
  [frame.refusal, frame.notUnderstood] = [{ type: 'UNKNOWN_WORD' }, [...new Set([...frame.notUnderstood, size.text])]];
} // prettier-ignore
const SIZE = /^(?:largest|biggest|smallest|grosste[nrs]?|kleinste[nrs]?|grande|grandi|grosse|petite|piccola|maggiore)$/;
const MEASURED =
  /[ck]apital|mandat|branch|zweig|succursal|board|offic|amter|director|verwaltungsr|administrat|amministrat/;

/** A name that the register does not know, right before many firms: `Fintech companies` names a kind of them, and nobody. */
export const withoutKinds = ({ tokens }: Reading, names: readonly NamedInQuestion[]): NamedInQuestion[] =>
  names.filter(({ end, found, hits }) => found !== 'UNKNOWN' || hits.length > 0 || tokens[end] === undefined || tokens[end].breakBefore || tokens[end].commaBefore || !isManyFirms(tokens[end].folded)); // prettier-ignore

export function settleLimits(frame: QuestionFrame, { tokens }: Reading): void {
  const { measure, subjects, refusal } = frame;
  if (refusal !== null || subjects.length > 0 || (measure !== 'COUNT' && measure !== 'COMPANIES')) return;
  for (const [word, purpose] of frame.purpose === null && frame.roles.length === 0 ? TRADES : []) {
    const said = tokens.filter(({ folded }) => word.test(folded));
    if (said.length > 0) [frame.purpose, frame.notUnderstood] = [purpose, frame.notUnderstood.filter((text) => !said.some((token) => token.text === text))];
  }
  const isOpen = (token: TaggedToken | undefined) => token !== undefined && slotOf(token) === null && frame.notUnderstood.includes(token.text);
  // `How many left by canton?`: of those that left, and not of all.
  const left = frame.topics.length === 0 && tokens.some((token) => slotOf(token)?.type === 'LEFT' && frame.notUnderstood.includes(token.text));
  const limited = left || tokens.some((noun, at) => isFirms(noun) && (isBefore(tokens, at, isOpen) || isBehind(tokens, at, isOpen, frame.topics.length > 0)));
  if (limited) frame.refusal = { type: 'UNKNOWN_WORD' };
} // prettier-ignore

const isFirms = (token: TaggedToken) => slotOf(token)?.type === 'COMPANY_NOUN' || isManyFirms(token.folded);

const isBefore = (tokens: readonly TaggedToken[], at: number, isOpen: (token: TaggedToken | undefined) => boolean) =>
  !tokens[at]!.breakBefore && !tokens[at]!.commaBefore && isOpen(tokens[at - 1]);

/** `happens`: something is asked that happened, so that the next word may be its verb (`companies increased their capital`). */
function isBehind(tokens: readonly TaggedToken[], at: number, isOpen: (token: TaggedToken | undefined) => boolean, happens: boolean): boolean {
  for (let next = at + 1; next <= at + MOST_BETWEEN && tokens[next] !== undefined; next++) {
    const token = tokens[next]!;
    if (token.breakBefore || token.commaBefore) return false;
    if (isOpen(token)) return !happens || next > at + 1;
    if (!SMALL.test(token.folded)) return false;
  }
  return false;
} // prettier-ignore

/** `Fintech companies`: no firm has its seat in a place of that name. */
export async function withoutUnknownSeat(route: Route, question: string, context: ToolContext): Promise<Route> {
  const frames: QuestionFrame[] = [];
  for (const frame of route.frames) {
    const { municipality: seat, subjects, refusal } = frame;
    const kind = seat !== null && subjects.length === 0 && refusal === null && KIND_OF.exec(question)?.[1] === seat && !isPlaceName(seat) && !(await hasSeats(seat, context)); // prettier-ignore
    const another = (frame.measure === 'COMPANIES' || frame.measure === 'COUNT') && refusal === null && frame.canton !== null && frame.notUnderstood.some((text) => isOtherCanton(text, frame.canton)); // prettier-ignore
    // `From canton Zurich to canton Zug`: neither is left out of what is listed.
    if (another) frames.push({ ...frame, refusal: { type: 'UNKNOWN_WORD' } });
    else frames.push(kind ? { ...frame, municipality: null, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [...frame.notUnderstood, seat] } : frame); // prettier-ignore
  }
  return { ...route, frames };
}
const isOtherCanton = (text: string, own: string | null): boolean => {
  const canton = /^(?:kanton|cantone?) /.test(foldName(text)) ? cantonNamed(foldName(text).replace(/^(?:kanton|cantone?) (?:d[eiu] |del |of )?/, '')) : null;
  return canton !== null && canton !== own;
}; // prettier-ignore
const KIND_OF =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)[ -](?:companies|firms|businesses|[Ff]irmen|[Gg]esellschaften|[Uu]nternehmen)(?!\p{L})/u;
