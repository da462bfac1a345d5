/**
 * `A-t-elle un bureau à Glaris ?`, `does X have a branch in Baar?`: of the firm's branches, and where none is there, said with the place that was not met; never the
 * address of the firm in its place, nor another firm that is called by the place. `Does she hold other offices?`: hers, and no branches.
 */
import { foldName, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { branchOf, isBranch } from '../subjects.js';
import { unwritten } from '../read/unwritten.js';
import { whoeverWasTold } from '../turns/where-one-lives.js';

const AT = "(\\p{Lu}[\\p{L}.'’()-]*(?:[ -](?:\\p{Lu}[\\p{L}.'’()-]*|de|la|le|les|sur|am|im|bei|an der))*)";
/** Has it, is there one, and where; the place is written behind. */
const ONE_THERE: Record<Language, RegExp> = {
  de: new RegExp(
    `(?<!\\p{L})(?:ein(?:e|en)?|irgendeine?|noch eine?|auch eine?|keine?) (?:Büro|Zweigniederlassung|Niederlassung|Filiale|Ableger|Standort|Geschäftsstelle|Zweigstelle|Aussenstelle)s? (?:in|im|auf) (?:der |dem )?${AT}`,
    'u',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:une?|d['’]|aussi une?|pas d['’]|pas de )\\s?(?:bureau|succursale|agence|antenne|filiale|établissement|implantation) (?:à|en|au|dans le|dans la) ${AT}`,
    'u',
  ),
  it: new RegExp(
    `(?<!\\p{L})(?:un|una|qualche|un['’]|anche una?)\\s?(?:ufficio|succursale|filiale|agenzia|sede secondaria|antenna) (?:a|ad|in|nel|nella) ${AT}`,
    'u',
  ),
  en: new RegExp(
    `(?<!\\p{L})(?:an?|any|another|also an?) (?:office|branch|branch office|outpost|location|site) (?:in|at) ${AT}`,
    'u',
  ),
};
const OF_PLACE: readonly Measure[] = ['ADDRESS', 'SEAT', 'DOSSIER', 'BRANCHES', 'UNKNOWN', 'OFFICERS'];
const OF_ANYBODY =
  /^(?:(?:und|and|et|e) )?(?:who|which|what (?:companies|firms)|wer|welche|wie ?viele|qui|quelles?|chi|quali|quante?|how many|combien)(?= )/;
/** Nothing but the word for a branch. */
const BARE =
  /^(?:die |der |la |the )?(?:zweigniederlassung|filiale|succursale|agence|antenne|agenzia|branch)(?: (?:de|di|von|in|of|a))?$/;
/** Posts of a person. */
const POSTS =
  /(?:^| )(?:does|has|do|did|is) (?:he|she|they) (?:\w+ ){0,2}?(?:other|further|more|additional|different) offices(?= |$)/;
const OFFICES = /(?:^| )(?:other|further|more|any|additional) offices(?= |$)/;

export async function officeThere(route: Route, asked: Asked, context: ToolContext): Promise<Route> {
  const [frame, another] = route.frames;
  if (frame === undefined || another !== undefined) return route;
  const posts = postsOf(frame, asked);
  if (posts !== null) return { ...route, intent: posts.intent, frames: [posts] };
  // `La succursale de Payerne de X`: of the branch itself, which has no branches.
  const [own] = frame.subjects;
  if (frame.measure === 'BRANCHES' && own !== undefined && own.uid !== null && own.text !== '' && BARE.test(foldName(asked.question.slice(0, own.span.start))) && foldName(asked.question.slice(own.span.end)) === '' && (await isBranch(own.uid, context)) === true)
    return { ...route, intent: 'search_companies', frames: [{ ...frame, measure: 'DOSSIER', intent: 'search_companies' }] };
  const place = ONE_THERE[asked.language].exec(asked.question.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.[1]?.trim();
  if (place === undefined || !OF_PLACE.includes(frame.measure) || frame.municipality !== null) return route;
  if (frame.refusal !== null && frame.refusal.type !== 'UNKNOWN_WORD' && frame.refusal.type !== 'NOTHING') return route;
  if (frame.measure === 'OFFICERS' && (frame.roles.length > 0 || !frame.subjects.some(({ text }) => text !== '' && foldName(place).includes(foldName(text))))) return route;
  // `Who has an office in Bern?`: of no firm that was spoken of.
  const named = frame.subjects.some(({ text }) => text !== '' && !foldName(place).includes(foldName(text)));
  if (!named && OF_ANYBODY.test(foldName(asked.question))) return route;
  const firm = await headOf(firmMeant(frame, place, asked), context);
  if (firm === null || firm.uid === null) return route;
  const there = await branchOf(firm.uid, [place], context.clocks, context);
  const others = frame.notUnderstood.filter((word) => !foldName(place).includes(foldName(word)));
  const asks: QuestionFrame = { ...frame, measure: 'BRANCHES', intent: 'explore_network', subjects: [firm], canton: null, refusal: null, readAs: [], notUnderstood: there === null ? [...others, place] : others, municipality: there?.place ?? null };
  return { ...route, intent: asks.intent, frames: [asks] };
} // prettier-ignore

/** Of a branch that was spoken of, the firm whose branch it is. */
async function headOf(firm: FrameSubject | null, { graph, clocks, call }: ToolContext): Promise<FrameSubject | null> {
  if (firm === null || firm.uid === null || firm.text !== '') return firm;
  const relations = await graph.relations([firm.uid], clocks, 'CLOCKS', call);
  const [head, another] = relations.filter(({ kind, toUid }) => kind === 'HEAD_OFFICE' && toUid === firm.uid);
  if (head === undefined || another !== undefined) return firm;
  const [state] = await graph.companyStates([{ uid: head.fromUid, clocks }], call);
  return unwritten({ kind: 'COMPANY', uid: head.fromUid, name: state?.name ?? null });
}

/** The firm named beside the place, or the one spoken of where nothing but the place was taken for a name. */
function firmMeant({ subjects }: QuestionFrame, place: string, { recalled, focusUid }: Asked): FrameSubject | null {
  const named = subjects.filter(({ text }) => text !== '' && !foldName(place).includes(foldName(text)));
  if (named.length > 0) return named.length === 1 && named[0]!.kind === 'COMPANY' ? named[0]! : null;
  // The firm itself, and not the branch that the place may have told.
  const spoken = recalled.subjects.slice(0, Math.max(1, recalled.current)).filter(({ kind }) => kind === 'COMPANY');
  if (focusUid === null && spoken.length === 1) return unwritten(spoken[0]!);
  const [own, another] = subjects.filter(({ text, kind }) => text === '' && kind === 'COMPANY');
  return another === undefined ? (own ?? null) : null;
}

function postsOf(frame: QuestionFrame, { question, recalled }: Asked): QuestionFrame | null {
  if (frame.measure !== 'BRANCHES' || frame.language !== 'en') return null;
  const text = foldName(question);
  const [one, another] = frame.subjects;
  const person = one?.kind === 'PERSON' && another === undefined && OFFICES.test(text) ? one : null;
  const her = person ?? (POSTS.test(text) && one?.text === '' ? whoeverWasTold(recalled) : null);
  return her === null ? null : { ...frame, measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [her], within: null };
} // prettier-ignore
