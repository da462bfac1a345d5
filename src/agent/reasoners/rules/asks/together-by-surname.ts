/** `Do Muster and Keller sit in a firm together?`, by surnames that several bear: those of the one and of the other name who are entered in the same firm, and there; never what one of them is alone. */
import { foldName, type Role } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { MOST_PARTS, type FrameSubject, type QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { bears } from '../read/names/choose.js';

const TOGETHER =
  /(?:^| )(?:zusammen|gemeinsam|ensemble|insieme|together|(?:in )?(?:der(?:selben| gleichen)|the same|la meme|la stessa|una stessa) (?:firma|gesellschaft|company|firm|societe|entreprise|societa|ditta)|im (?:selben|gleichen) (?:verwaltungsrat|vorstand|stiftungsrat)|(?:au|du|dans le) meme (?:conseil|comite)|(?:nello|dello) stesso (?:consiglio|comitato)|(?:on|of) the same (?:board|committee|council))(?= |$)/;
const MOST_PEOPLE = 40;
const MOST_MANDATES = 400;

export async function togetherBySurname(route: Route, { question, focusUid }: Asked, context: ToolContext): Promise<Route> {
  const [frame, second] = route.frames;
  const [one, other, third] = frame?.subjects ?? [];
  if (focusUid !== null || frame === undefined || second !== undefined || one === undefined || other === undefined || third !== undefined || !TOGETHER.test(foldName(question))) return route;
  const open = frame.within === null && (frame.measure === 'DOSSIER' || frame.measure === 'SHARED_OFFICERS' || frame.measure === 'PATH' || frame.measure === 'PERSON_MANDATES');
  const timed = frame.asOf !== null || (frame.range !== null && (frame.range.from ?? frame.range.to) !== null);
  if (!open || frame.sinceWhen || timed || ![one, other].every(isMeant)) return route;
  const at = EVER.test(foldName(question)) ? 'HISTORY' : 'CLOCKS';
  const [ones, others] = [await firmsOf(one, at, frame.roles, context), await firmsOf(other, at, frame.roles, context)];
  const shared = [...ones].flatMap(([firm, people]) => (others.has(firm) ? [{ firm, people, with: others.get(firm)! }] : []));
  if (shared.length === 0 || shared.length > MOST_PARTS) return route;
  const { clocks, graph, call } = context;
  const states = await graph.companyStates(shared.map(({ firm }) => ({ uid: firm, clocks })), call);
  const found = shared.map(({ firm, people, with: beside }): QuestionFrame => {
    const both = [...people, ...beside].filter(({ uid }, at, all) => all.findIndex((known) => known.uid === uid) === at);
    return { ...frame, intent: 'search_companies', measure: 'PERSON_MANDATES', subjects: both, within: { text: '', span: { start: 0, end: 0 }, kind: 'COMPANY', uid: firm, name: states.find(({ companyUid }) => companyUid === firm)?.name ?? null }, range: at === 'HISTORY' ? { from: null, to: null } : null, refusal: null, readAs: [], notUnderstood: [] };
  });
  return { ...route, intent: 'search_companies', reasoning: 'bearers of both names who are in one firm', frames: found };
} // prettier-ignore

/** Somebody who is named, though several may bear that name. */
const isMeant = ({ text, kind }: FrameSubject): boolean => kind !== 'COMPANY' && text !== '';
const EVER = /(?:^| )(?:je|jemals|ever|jamais|un jour|mai|una volta)(?= |$)/;

/** Each firm in which somebody of that name holds something, or one of these offices, today or ever, and who. */
async function firmsOf({ text, span, uid: known }: FrameSubject, at: 'HISTORY' | 'CLOCKS', roles: readonly Role[], { graph, clocks, call }: ToolContext) {
  const { hits } = known !== null && text.includes(' ') ? { hits: [] } : await graph.search({ text, kinds: ['PERSON'], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: MOST_PEOPLE }, call);
  const uids = known !== null && text.includes(' ') ? [known] : hits.filter(({ matchedName }) => bears(matchedName, text)).map(({ uid }) => uid);
  const firms = new Map<string, FrameSubject[]>();
  if (uids.length === 0) return firms;
  const { rows } = await graph.mandates({ holderUids: uids, ...(roles.length > 0 && { roles }), at, clocks }, { first: MOST_MANDATES, after: null }, call);
  for (const { companyUid, holderUid, details } of rows) {
    const there: FrameSubject[] = firms.get(companyUid) ?? [];
    if (!there.some(({ uid }) => uid === holderUid)) there.push({ text, span, kind: 'PERSON', uid: holderUid, name: details.at(-1)!.name });
    firms.set(companyUid, there);
  }
  return firms;
} // prettier-ignore
