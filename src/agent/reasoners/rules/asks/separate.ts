import { foldName, type EventTopic, type Role } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import { runningRoles } from '../equivalents.js';
import { fieldsAsked, isDomiciled } from '../read/fields-asked.js';
import { frameOf } from '../read/frame.js';
import { settleRunningBranch } from './runs-branch.js';
import type { Said } from '../read/said.js';
import type { Reading } from '../read/words/tagging.js';

/** A frame each, where several values of one firm are asked for at once, or who came and who went. */
export function separate(reading: Reading, words: Said, frame: QuestionFrame): QuestionFrame[] {
  const again = (measure: Measure, only: Said): QuestionFrame => {
    const { subjects, municipality, notUnderstood, within } = frame;
    return { ...frameOf(reading, only, measure, subjects), municipality, notUnderstood, within };
  };
  if (frame.measure === 'DOSSIER') {
    const fields = fieldsAsked(words);
    if (fields.length < 2) return [frame];
    return fields.map((field) => again(field, { ...words, measures: words.measures.filter(({ value }) => value === field) })); // prettier-ignore
  }
  // `Where is it domiciled`: at which address, and in which municipality.
  if (frame.measure === 'SEAT' && words.measures.some(({ value, text }) => value === 'SEAT' && isDomiciled(text)))
    return [again('ADDRESS', { ...words, measures: [] }), again('SEAT', words)];
  if (frame.measure === 'COUNT' && words.apiece)
    return words.topics.map((topic) => again('COUNT', { ...words, topics: [topic] }));
  // `What happened in Winterthur?`: notices are counted in no municipality, firms are by what became of them.
  if (frame.measure === 'COUNT' && frame.counted === 'NOTICES' && frame.grouping === 'TOPIC' && frame.municipality !== null && frame.canton === null && frame.topics.length === 0)
    return BECAME.map((topic) => ({ ...frame, counted: 'COMPANIES', grouping: null, topics: [topic] })); // prettier-ignore
  const both = words.joined !== null && words.left !== null && (frame.measure === 'JOINED' || frame.measure === 'DEPARTED'); // prettier-ignore
  if (!both || words.topics.length > 0) return [frame];
  // `Changes in 2020: joiners and leavers`: the heading says no more than they do.
  const heads = words.measures.filter(({ value }) => value === 'TIMELINE').map(({ text }) => text);
  const read = frame.notUnderstood.filter((word) => ![words.joined, words.left, ...heads].includes(word));
  const moves = [again('JOINED', { ...words, left: null }), again('DEPARTED', { ...words, joined: null })];
  return moves.map((one) => ({ ...one, notUnderstood: read }));
}

const BECAME: readonly EventTopic[] = ['FOUNDED', 'LIQUIDATION', 'BANKRUPTCY', 'DELETED'];

/** Who runs a firm: those who manage it, where its legal form tells who that is; else everybody entered. */
export async function settleRunning(frame: QuestionFrame, runs: boolean, context: ToolContext): Promise<void> {
  const { graph, clocks, call } = context;
  await settleRunningBranch(frame, runs, context);
  const uids = frame.subjects.flatMap(({ uid, kind }) => (uid === null || kind === 'PERSON' ? [] : [uid]));
  if (!runs || frame.measure !== 'OFFICERS' || frame.roles.length > 0 || uids.length === 0) return;
  const states = await graph.companyStates(uids.map((uid) => ({ uid, clocks })), call); // prettier-ignore
  const running = states.map(({ legalForm }) => runningRoles(legalForm));
  if (running.length > 0 && running.every((roles) => roles.length > 0)) frame.roles = [...new Set(running.flat())];
}

/** Shares are bearer's or in the company's own book (OR 622, 686): of a company limited by shares nobody is entered as owner. */
export async function isOwnedByShares({ measure, roles, subjects }: QuestionFrame, { graph, clocks, call }: ToolContext): Promise<boolean> {
  const asked = measure === 'OFFICERS' && roles.includes('OWNER') && roles.includes('PARTNER') && roles.every((role) => OWNING.includes(role));
  const uids = subjects.flatMap(({ uid, kind }) => (uid === null || kind === 'PERSON' ? [] : [uid]));
  if (!asked || uids.length === 0) return false;
  const states = await graph.companyStates(uids.map((uid) => ({ uid, clocks })), call);
  return states.length > 0 && states.every(({ legalForm }) => legalForm === BY_SHARES);
} // prettier-ignore

/** `Who are the shareholders of X GmbH?`: whose such a firm is, its register entry says. */
export async function isOwnedByPartners({ subjects }: QuestionFrame, { outside }: Said, { graph, clocks, call }: ToolContext): Promise<boolean> {
  const [firm, another] = subjects;
  if (outside?.value !== 'SHAREHOLDERS' || BENEFICIAL.test(foldName(outside.text)) || firm?.kind !== 'COMPANY' || firm.uid === null || another !== undefined) return false;
  const [state] = await graph.companyStates([{ uid: firm.uid, clocks }], call);
  return PARTNERED.includes(state?.legalForm ?? null);
} // prettier-ignore

/** Who gains in the end stands in a register of its own, which is not public; a partner may hold for another. */
const BENEFICIAL =
  /(?:^| )(?:beneficial|ultimate|ubo|wirtschaftlich\w*|ayants? droits?|beneficiaires?|avent[ei] diritto|titolar[ei] effettiv[oi]|beneficiar[oi])(?: |$)/;
const BY_SHARES = '0106';
/** A sole owner's, a partnership, a limited partnership, a company with limited liability. */
const PARTNERED: readonly (string | null)[] = ['0101', '0103', '0104', '0107'];
export const OWNING: readonly Role[] = ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'];
