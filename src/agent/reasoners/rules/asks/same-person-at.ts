/** `Is that the same who works at Y?`, behind the only person that was told of: what that person is at Y, and nobody else there. */
import { foldName } from '../../../../core/index.js';
import type { FrameSubject, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { whoeverWasTold } from '../turns/where-one-lives.js';

const SAME =
  /(?:^| )(?:derselbe|dieselbe|dasselbe|(?:der|die|das) (?:selbe|gleiche)(?: (?:person|mensch|mann|frau))?|(?:le|la) meme(?: (?:personne|homme|femme))?|(?:lo|la) stess[oa](?: (?:persona|uomo|donna))?|the same(?: (?:person|man|woman|one|individual|\w+ \w+))?|identique a (?:celui|celle))(?: (?:der|die|das|welche[rs]?|qui|que|che|who|that|as|wie|del|della|de la|du|da|from|at|in|bei))/;
/** Of what two firms share, something else is asked. */
const OF_FIRMS =
  /(?:^| )(?:same|selbe|gleiche|meme|stess[oa]) (?:auditor|address|firm|company|seat|adresse|revision\w*|firma|sitz|organe|reviseur|siege|societe|revisore|indirizzo|sede|societa)(?= |$)/;

export function samePersonAt(route: Route, { question, recalled, focusUid }: Asked): Route {
  const text = foldName(question);
  if (focusUid !== null || !SAME.test(text) || OF_FIRMS.test(text)) return route;
  const her = whoeverWasTold(recalled);
  const [frame, another] = route.frames;
  const [firm, second] = frame?.subjects ?? [];
  if (her === null || frame === undefined || another !== undefined || firm === undefined || second !== undefined || firm.text === '' || firm.kind !== 'COMPANY') return route;
  const asked: QuestionFrame = { ...frame, intent: 'search_companies', measure: 'PERSON_MANDATES', subjects: [her], within: firm, roles: [], topics: [], signatures: [], onlyOneThere: false, sinceWhen: false, changes: false, refusal: null, readAs: [], notUnderstood: [] };
  return { ...route, intent: asked.intent, reasoning: 'what the person told of is there', frames: [asked] };
} // prettier-ignore

/** `Since when is she president?`, behind what she is at another firm: wherever she holds that office. */
export function sinceInThatOffice(route: Route, { question, recalled }: Asked): Route {
  const [last] = recalled.frames;
  const her = last?.measure === 'PERSON_MANDATES' && last.within !== null && last.within.text !== '' ? last.subjects : [];
  const [one, another] = her;
  const [frame, second] = route.frames;
  if (one?.kind !== 'PERSON' || another !== undefined || frame === undefined || second !== undefined) return route;
  const ofOffice = frame.sinceWhen && frame.roles.length > 0 && frame.refusal === null && (frame.measure === 'OFFICERS' || frame.measure === 'PERSON_MANDATES');
  const there = [...frame.subjects, ...(frame.within === null ? [] : [frame.within])].every(({ text }) => text === '');
  if (!ofOffice || !there || !SHE_IS.test(foldName(question))) return route;
  const self: FrameSubject = { ...one, text: '', span: { start: 0, end: 0 } };
  return { ...route, frames: [{ ...frame, measure: 'PERSON_MANDATES', subjects: [self], within: null, onlyOneThere: false }] };
} // prettier-ignore
const SHE_IS =
  /(?:^| )(?:ist (?:er|sie)|est (?:il|elle)|(?:il|elle) est|(?:da quando|da che anno) (?:e|ne e)|is (?:he|she)|(?:has|have) (?:he|she) been)(?= |$)/;
