/** Where those in an office live and are from: told of each by her latest entry; whom a condition on it leaves out, the reader sees. */
import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { MOST_PARTS, type FrameSubject, type Measure, type QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const OFFICES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];
const MOST = 20;
/** Lives out of the country; is a citizen of another, or of this one. */
const ABROAD =
  /^(?:ausland|auslandisch\w*|abroad|overseas|estero|inland|schweiz|suisse|svizzera|switzerland|etranger)$/;
const CITIZENS =
  /^(?:auslander\w*|schweizer(?:in|innen|n)?|schweizerisch\w*|staatsangehorige?\w*|staatsburger\w*|foreign(?:ers?)?|citizens?|nationals?|swiss|etrangers?|etrangeres?|suisses?|ressortissants?|citoyens?|stranier[oaie]|svizzer[oaie]|cittadin[oaie])$/;

/** `Where do its directors live`, `which of them are foreigners`: who they are, and what the register says of each of them. */
export async function withWhereTheyLive(route: Route, asked: Asked, reading: Reading, context: ToolContext): Promise<Route> {
  // Each may become three.
  if (route.frames.length > MOST_PARTS / 3) return route;
  const asks = whereTheyLive(route.frames, reading);
  const frames = await Promise.all(asks.map((frame) => expanded(frame, asked, reading, context)));
  return asks.length === route.frames.length && frames.every(({ length }) => length === 1) ? route : { ...route, intent: 'all_tools', frames: frames.flat() };
} // prettier-ignore

/** `Who chairs it, and where does he live?`: of those told of, and no address of the firm. */
function whereTheyLive(frames: readonly QuestionFrame[], { tokens }: Reading): QuestionFrame[] {
  return frames.reduce<QuestionFrame[]>((left, frame) => {
    const before = left.at(-1);
    const [firm] = frame.subjects;
    const lives = frame.measure === 'ADDRESS' && tokens.some(({ span, folded }) => frame.span.start <= span.start && span.end <= frame.span.end && LIVES.test(folded));
    const same = before !== undefined && OFFICES.includes(before.measure) && before.refusal === null && firm?.kind === 'COMPANY' && (firm.text === '' || firm.span.end <= frame.span.start) && before.subjects[0]?.uid === firm.uid;
    if (!lives || !same) return [...left, frame];
    return [...left.slice(0, -1), { ...before, span: { start: before.span.start, end: frame.span.end } }];
  }, []);
} // prettier-ignore
/** Of people; a firm has its seat, or is to be found. */
const LIVES = /^(?:risied\w*|wohn\w*|lebt|leben|habit\w*|vit|vivent|abit\w*|vive|vivono|live[sd]?|living|reside[sd]?)$/;

async function expanded(frame: QuestionFrame, { clocks }: Asked, { tokens }: Reading, { graph, call }: ToolContext): Promise<QuestionFrame[]> {
  const own = tokens.filter(({ span }) => frame.span.start <= span.start && span.end <= frame.span.end && !isNamed(frame, span));
  const [firm] = frame.subjects;
  const measures = whatOf(own);
  const open = frame.refusal === null || frame.refusal.type === 'UNKNOWN_WORD' || (frame.refusal.type === 'OUTSIDE' && frame.refusal.topic === 'FOREIGN_REGISTER');
  if (!open || measures.length === 0 || !OFFICES.includes(frame.measure) || frame.subjects.length !== 1 || firm?.kind !== 'COMPANY' || firm.uid === null) return [frame];
  if (frame.range !== null || frame.sinceWhen || frame.signatures.length > 0) return [frame];
  const asOf = frame.asOf ?? clocks.asOf;
  const at = { asOf, knownOn: frame.knownOn ?? clocks.knownOn };
  const roles = frame.roles.length > 0 ? { roles: frame.roles } : {};
  const { rows, hasMore } = await graph.mandates({ companyUids: [firm.uid], ...roles, at: 'CLOCKS', clocks: at }, { first: MOST * 2, after: null }, call);
  const uids = [...new Set(rows.map(({ holderUid }) => holderUid))].filter((uid) => uid.startsWith('pe_'));
  if (hasMore || uids.length === 0 || uids.length > MOST) return [frame];
  const states = await graph.personStates(uids.map((uid) => ({ uid, clocks: at })), call);
  const subjects = uids.map((uid): FrameSubject => ({ text: '', span: frame.span, kind: 'PERSON', uid, name: states.find((state) => state.uid === uid)?.mention.name ?? null }));
  const said = new Set(own.filter(({ folded, slot }) => slot?.type === 'MEASURE' && isWhere(slot.measure) && !CITIZENS.test(folded)).map(({ folded }) => folded));
  const left = frame.notUnderstood.filter((word) => !foldName(word).split(' ').every((one) => said.has(one)));
  const conditions = own.filter(({ folded }) => ABROAD.test(folded) || CITIZENS.test(folded)).map(({ text }) => text);
  const notUnderstood = [...new Set([...left, ...conditions])];
  const told = measures.map((measure): QuestionFrame => ({ ...frame, measure, subjects, roles: [], order: null, refusal: null, notUnderstood: [], readAs: [] }));
  return [{ ...frame, refusal: null, notUnderstood }, ...told];
} // prettier-ignore

const isWhere = (measure: Measure): measure is 'RESIDENCE' | 'ORIGIN' => measure === 'RESIDENCE' || measure === 'ORIGIN'; // prettier-ignore

const isNamed = ({ subjects }: QuestionFrame, { start, end }: FrameSubject['span']): boolean =>
  subjects.some((subject) => subject.text !== '' && subject.span.start <= start && end <= subject.span.end);

function whatOf(own: readonly TaggedToken[]): ('RESIDENCE' | 'ORIGIN')[] {
  const asked = own.flatMap((token) => livesOrIsFrom(token) ?? (ABROAD.test(token.folded) ? ['RESIDENCE' as const] : []));
  return [...new Set(asked)];
} // prettier-ignore

/** What a word asks or says of people: where they live, or are from. */
export function livesOrIsFrom(token: TaggedToken): 'RESIDENCE' | 'ORIGIN' | null {
  const slot = slotOf(token);
  if (slot?.type === 'MEASURE' && isWhere(slot.measure)) return slot.measure;
  if (LIVES.test(token.folded)) return 'RESIDENCE';
  return CITIZENS.test(token.folded) ? 'ORIGIN' : null;
}
