import type { ToolContext } from '../../../../tools/index.js';
import type { FrameSubject, Measure } from '../../../../trace/index.js';
import { isOfPair, type Pair } from './pair.js';
import { bears } from '../read/names/choose.js';
import type { Said } from '../read/said.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** Behind these stands the firm in which somebody is. */
const AT = /^(?:bei|beim|der|von|chez|de|d|da|di|presso|at|with|of)$/;
const MOST = 200;
const isLed = (before: Reading['tokens'][number] | undefined) => before !== undefined && (AT.test(before.folded) || ['JOINED', 'LEFT'].includes(slotOf(before)?.type ?? 'FILLER')); // prettier-ignore

/**
 * `How long was Anna Muster at Seeblick?`, where only one of the firms in which she ever was is called so: what she holds or held in that one; whoever else is called so, she
 * is not with. Null: several of hers are, or none.
 */
export async function pairByWord(subjects: readonly FrameSubject[], { tokens }: Reading, words: Said, measure: Measure, { graph, clocks, call }: ToolContext): Promise<{ pair: Pair; words: Said } | null> {
  const [person, another] = subjects;
  if (person?.kind !== 'PERSON' || person.uid === null || another !== undefined || !isOfPair(words, measure)) return null;
  const at = tokens.findIndex((token, index) => token.capital && slotOf(token) === null && words.unknown.includes(token.text) && isLed(tokens[index - 1]));
  if (at < 0) return null;
  const { text } = tokens[at]!;
  const { rows, hasMore } = await graph.mandates({ holderUids: [person.uid], at: 'HISTORY', clocks }, { first: MOST, after: null }, call);
  const firms = [...new Set(rows.map(({ companyUid }) => companyUid))];
  if (hasMore || firms.length === 0) return null;
  const nodes = await graph.nodes(firms, call);
  const called = nodes.flatMap(({ node }) => (node.kind === 'COMPANY' && node.names.some(({ name }) => bears(name, text)) ? [node] : []));
  const [firm, more] = called;
  if (firm === undefined || more !== undefined) return null;
  const unknown = words.unknown.filter((word) => word !== text);
  const within: FrameSubject = { text, span: tokens[at]!.span, kind: 'COMPANY', uid: firm.uid, name: firm.names.at(-1)?.name ?? null };
  return { pair: { person, within, onlyOneThere: false }, words: { ...words, unknown, unknownAsked: words.unknownAsked && unknown.length > 0, place: null } };
} // prettier-ignore
