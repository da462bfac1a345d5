/** `And the others?`, `the rest of the board`, behind one who holds an office of a firm: all who are in that body, whom it is told of already among them; behind what was told of her, the same of the others there. */
import { BOARD_ROLES, foldName, PARTNER_ROLES, type Role } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const LEAD =
  /(?:(?:und|et|e|ed|and|so|aber|mais|ma|but|ok|okay|wer (?:sind|ist)|qui sont|chi sono|who are|who is|who s|what about|wie steht es mit|quid de) )*/;
const OTHERS =
  /(?:(?:die |den |all die )?(?:anderen?|ubrigen?|restlichen?|weiteren?|sonstigen?)(?: (?:mitglieder|verwaltungsrate|verwaltungsratsmitglieder|personen|leute|geschaftsfuhrer|vorstandsmitglieder|stiftungsrate))?|(?:der |den )?rest(?: (?:des|vom) (?:\w*rat(?:e?s)?|vorstand(?:e?s)?|gremiums?|organs?))?|(?:tous |toutes )?les autres(?: (?:membres|administrateurs|administratrices|personnes|gerants|gerantes))?|le reste(?: (?:du|de la) (?:conseil|comite|direction|gerance)(?: d administration)?)?|(?:tutti )?gli altri(?: (?:membri|amministratori|gerenti|soci))?|le altre persone|il resto(?: (?:del|della) (?:consiglio|comitato|direzione|gerenza)(?: di amministrazione| d amministrazione)?)?|(?:all )?(?:the )?(?:others|other (?:members|directors|people|ones|managers|board members)|rest(?: of (?:the |its )?(?:board|committee|body|members|directors|managers|management|them))?|remaining (?:members|directors|ones))|everyone else|everybody else)/;
const WHOLE = new RegExp(`^${LEAD.source}${OTHERS.source}$`);

const MANAGERS: readonly Role[] = ['MANAGERS_CHAIR', 'MANAGER'];
const MANAGEMENT: readonly Role[] = [
  'MANAGEMENT_CHAIR',
  'MANAGEMENT_MEMBER',
  'DIRECTOR',
  'DEPUTY_DIRECTOR',
  'VICE_DIRECTOR',
];
const BODIES = [BOARD_ROLES, MANAGERS, MANAGEMENT, PARTNER_ROLES];

/** Null: nobody was told of in an office of one firm, or something else is asked. */
export function othersOfBody({ question, language, recalled, focusUid }: Asked): Route | null {
  const [before, more] = recalled.frames;
  const last = before === undefined ? undefined : inFirm(before);
  if (last === undefined || more !== undefined || !IN_BODY.includes(last.measure) || last.refusal !== null || last.changes) return null;
  if (recalled.pending || focusUid !== null || !WHOLE.test(foldName(question))) return null;
  const [subject, another] = last.subjects;
  if (subject?.kind !== 'COMPANY' || subject.uid === null || another !== undefined || (last === before && (last.measure !== 'OFFICERS' || last.roles.length === 0))) return null;
  const frame: QuestionFrame = {
    ...last,
    language,
    span: { start: 0, end: question.length },
    subjects: [unwritten(subject)],
    roles: bodyOf(last.roles),
    signatures: [],
    order: null,
    limit: null,
    sinceWhen: false,
    readAs: [],
    notUnderstood: [],
  };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'the others of the same body', frames: [frame], refused: [] };
} // prettier-ignore

/** `Has she sole signature at Y? And the others?`: of what she holds there, whoever else signs there, or is in the body. */
function inFirm(frame: QuestionFrame): QuestionFrame {
  const { measure, within, signatures, subjects } = frame;
  if (measure !== 'PERSON_MANDATES' || within === null || subjects.length !== 1 || subjects[0]!.kind !== 'PERSON') return frame; // prettier-ignore
  return { ...frame, measure: signatures.length > 0 ? 'SIGNATORIES' : 'OFFICERS', intent: 'search_companies', subjects: [within], within: null, onlyOneThere: false }; // prettier-ignore
}

const OF_PERSON: readonly Measure[] = ['RESIDENCE', 'ORIGIN', 'DOSSIER', 'IDENTIFY'];
const IN_BODY: readonly Measure[] = ['OFFICERS', 'SIGNATORIES'];
/** More are no answer that anybody reads. */
const MOST = 12;

/** `Where does he live? And the others?`, of somebody told of in a body: the same of all others there; of nobody's body, who they are is not understood. */
export async function sameOfOthers({ question, language, recalled, focusUid, clocks }: Asked, { graph, call }: ToolContext): Promise<Route | null> {
  // `Where does its chair live?` told who that is as well.
  const [before, beside, more] = recalled.frames;
  const last = beside ?? before;
  const [person, another] = last?.subjects ?? [];
  if (last === undefined || more !== undefined || (beside !== undefined && !IN_BODY.includes(before!.measure)) || last.refusal !== null || !OF_PERSON.includes(last.measure) || person?.kind !== 'PERSON' || person.uid === null || another !== undefined) return null;
  if (recalled.pending || focusUid !== null || !WHOLE.test(foldName(question))) return null;
  const body = beside === undefined ? recalled.ofFirm[0] : before;
  const firm = body !== undefined && IN_BODY.includes(body.measure) && body.refusal === null && body.subjects.length === 1 ? body.subjects[0]!.uid : null;
  const at = { asOf: body?.asOf ?? clocks.asOf, knownOn: clocks.knownOn };
  const roles = bodyWith(body?.roles ?? []);
  const found = firm === null ? null : await graph.mandates({ companyUids: [firm], ...(roles.length > 0 ? { roles } : {}), at: 'CLOCKS', clocks: at }, { first: MOST * 3, after: null }, call);
  const uids = [...new Set(found?.rows.map(({ holderUid }) => holderUid) ?? [])].filter((uid) => uid.startsWith('pe_'));
  const others = uids.includes(person.uid) ? uids.filter((uid) => uid !== person.uid) : [];
  const span = { start: 0, end: question.length };
  const again: QuestionFrame = { ...last, language, span, subjects: last.subjects.map(unwritten), readAs: [], notUnderstood: [] };
  const told = others.length > 0 && others.length <= MOST && found?.hasMore === false;
  const states = told ? await graph.personStates(others.map((uid) => ({ uid, clocks: at })), call) : [];
  const subjects = others.map((uid): FrameSubject => ({ text: '', span, kind: 'PERSON', uid, name: states.find((state) => state.uid === uid)?.mention.name ?? null }));
  const frame: QuestionFrame = told ? { ...again, subjects } : { ...again, refusal: { type: 'UNKNOWN_WORD' }, notUnderstood: [question.trim().replace(/\s*[?.!]+$/u, '')] };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'the same of the others of the body', frames: [frame], refused: [] };
} // prettier-ignore

/** All offices of the bodies that these belong to; none, which is all people of the firm, where all of it was told, or no body has them. */
function bodyOf(roles: readonly Role[]): Role[] {
  const body = bodyWith(roles);
  return body.every((role) => roles.includes(role)) ? [] : body;
}
/** All offices of the bodies that these belong to. */
export const bodyWith = (roles: readonly Role[]): Role[] =>
  BODIES.filter((offices) => offices.some((role) => roles.includes(role))).flat();
