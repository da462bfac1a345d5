import { foldName } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure } from '../../../../trace/index.js';
import type { Said } from '../read/said.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { AUDITING } from './audited-by.js';
import { isOfPair, type Pair } from './pair.js';

/** Behind these stands the firm in which somebody is. */
const AT = /^(?:bei|beim|der|von|fur|chez|de|d|pour|da|di|per|presso|at|with|of|for)$/;
const MOST = 200;
const isLed = (before: Reading['tokens'][number] | undefined) => before !== undefined && (AT.test(before.folded) || ['JOINED', 'LEFT'].includes(slotOf(before)?.type ?? 'FILLER')); // prettier-ignore

/** A firm, and how many words of the question from one on it is called by. */
interface Called {
  uid: string;
  name: string | null;
  words: number;
}

/**
 * `How long was Anna Muster at Seeblick?`, where only one of the firms in which she ever was is called so: what she holds or held in that one; whoever else is called so, she
 * is not with. `Does Novirex audit Muster Bau AG?` likewise: who ever audited the one named, or was audited by it. Null: several are called so, or none.
 */
export async function pairByWord(subjects: readonly FrameSubject[], reading: Reading, words: Said, measure: Measure, context: ToolContext): Promise<{ pair: Pair; words: Said } | null> {
  const [named, another] = subjects;
  if (named === undefined || named.uid === null || another !== undefined) return null;
  const ofPerson = named.kind === 'PERSON';
  if (ofPerson ? !isOfPair(words, measure) : measure !== 'AUDITOR') return null;
  const { question, tokens } = reading;
  const at = tokens.findIndex((token, index) => token.capital && slotOf(token) === null && words.unknown.includes(token.text) && (!ofPerson || isLed(tokens[index - 1])));
  if (at < 0) return null;
  const firms = await called(reading, at, await heldIn(named.uid, ofPerson, context), context);
  const auditors = ofPerson ? [] : await called(reading, at, await auditorsOf(named.uid, context), context);
  const most = Math.max(0, ...[...firms, ...auditors].map((one) => one.words));
  const [firm, ...others] = [...firms, ...auditors].filter((one) => one.words === most);
  if (firm === undefined || others.length > 0) return null;
  const taken = tokens.slice(at, at + most);
  const span = { start: taken[0]!.span.start, end: taken.at(-1)!.span.end };
  const by: FrameSubject = { text: question.slice(span.start, span.end), span, kind: 'COMPANY', uid: firm.uid, name: firm.name };
  const unknown = words.unknown.filter((word) => !taken.some(({ text }) => text === word));
  const [person, within] = auditors.includes(firm) ? [by, named] : [named, by];
  return { pair: { person, within, onlyOneThere: false }, words: { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0, place: null } };
} // prettier-ignore

/** Firms in which somebody ever held anything; an auditor, those it ever audited. None where they are too many to tell. */
async function heldIn(uid: string, ofPerson: boolean, { graph, clocks, call }: ToolContext): Promise<string[]> {
  const filter = { holderUids: [uid], ...(!ofPerson && { roles: AUDITING }), at: 'HISTORY' as const, clocks };
  const { rows, hasMore } = await graph.mandates(filter, { first: MOST, after: null }, call);
  return hasMore ? [] : [...new Set(rows.map(({ companyUid }) => companyUid))];
}

async function auditorsOf(uid: string, { graph, clocks, call }: ToolContext): Promise<string[]> {
  const filter = { companyUids: [uid], roles: AUDITING, at: 'HISTORY' as const, clocks };
  const { rows, hasMore } = await graph.mandates(filter, { first: MOST, after: null }, call);
  return hasMore ? [] : [...new Set(rows.map(({ holderUid }) => holderUid))];
}

/** Those that are or were called by the word, and by how many of those behind it: of `Seeblick swiss tours Ltd`, three. */
async function called({ tokens }: Reading, at: number, uids: readonly string[], { graph, call }: ToolContext): Promise<Called[]> {
  if (uids.length === 0) return [];
  const bears = (name: string): number => {
    const own = foldName(name).split(' ');
    const other = tokens.slice(at).findIndex(({ folded, breakBefore }, index) => !own.includes(folded) || (breakBefore && index > 0));
    return other < 0 ? tokens.length - at : other;
  };
  return (await graph.nodes([...uids], call)).flatMap(({ node }) => {
    if (node.kind !== 'COMPANY') return [];
    const words = Math.max(0, ...node.names.map(({ name }) => bears(name)));
    return words === 0 ? [] : [{ uid: node.uid, name: node.names.at(-1)?.name ?? null, words }];
  });
} // prettier-ignore
