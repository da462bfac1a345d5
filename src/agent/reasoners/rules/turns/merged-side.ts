/** `And the absorbed company?`, `what did it do?`, behind a merger: the one of the two that went under, or took it over, whichever of them was asked about. */
import type { Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Remembered } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import type { Run } from '../read/names/runs.js';
import type { Reading } from '../read/words/tagging.js';

const GONE: Record<Language, RegExp> = {
  de: /(?:^| )(?:die |der )?(?:ubernommene|absorbierte|untergegangene|geschluckte|aufgenommene)[nr]?(?: (?:firma|gesellschaft))?(?= |$)/,
  fr: /(?:^| )(?:(?:la |cette )?(?:societe|entreprise) |la |l )(?:reprise|absorbee|acquise|disparue)(?= |$)/,
  it: /(?:^| )(?:(?:la |quella )?(?:societa|ditta|azienda) |la |l )?(?:assorbita|incorporata|rilevata|acquisita|scomparsa)(?= |$)/,
  en: /(?:^| )(?:the |that )?(?:absorbed|acquired|taken over|merged|swallowed|vanished|target) (?:company|firm|one|business|entity)(?= |$)/,
};
const TAKER: Record<Language, RegExp> = {
  de: /(?:^| )(?:die |der )?(?:ubernehmende|aufnehmende|absorbierende)[nr]?(?: (?:firma|gesellschaft))?(?= |$)/,
  fr: /(?:^| )(?:la |l )?(?:(?:societe|entreprise) )?(?:absorbante|repreneuse|reprenante|acquereuse)(?= |$)/,
  it: /(?:^| )(?:la |l )?(?:(?:societa|ditta|azienda) )?(?:incorporante|assuntrice|acquirente|assorbente)(?= |$)/,
  en: /(?:^| )the (?:acquiring|absorbing|surviving) (?:one|company|firm)(?= |$)|(?:^| )the acquirer(?= |$)/,
};
/** Of what is no more. */
const WAS: Record<Language, RegExp> = {
  de: /^(?:und )?(?:was (?:machte|tat) (?:sie|die)|wo (?:sass|war) (?:sie|die)|wer (?:leitete|fuhrte) (?:sie|die)|was war (?:ihr|deren) zweck)(?: (?:denn|frueher|vorher))*$/,
  fr: /^(?:et )?(?:que faisait elle|qu est ce qu elle faisait|ou (?:etait|siegeait) elle|qui la dirigeait|quel etait son but)$/,
  it: /^(?:e )?(?:(?:che )?cosa faceva|di che si occupava|dov era|dove aveva sede|chi la (?:dirigeva|gestiva)|qual era il suo scopo)$/,
  en: /^(?:and )?(?:what did (?:it|they) do|where was it (?:based|located|registered)?|who (?:ran|managed|chaired|owned) it|what was its (?:purpose|business))$/,
};

/** Null: no merger of two was told of, or no word tells which of them is meant. */
export async function mergedSide({ recalled, focusUid, clocks }: Asked, { tokens, language }: Reading, { graph, call }: ToolContext): Promise<{ one: Remembered; run: Run | null } | null> {
  const [last, more] = recalled.frames;
  const [firm, another] = last?.subjects ?? [];
  const [other, third] = recalled.listed.filter(({ kind }) => kind === 'COMPANY');
  if (last === undefined || more !== undefined || last.refusal !== null || last.measure !== 'TIMELINE' || !last.topics.includes('MERGER') || focusUid !== null || !recalled.justListed) return null;
  if ((firm?.uid ?? null) === null || another !== undefined || other === undefined || third !== undefined) return null;
  const text = tokens.map(({ folded }) => folded).join(' ');
  const gone = GONE[language].exec(text);
  const said = gone ?? TAKER[language].exec(text);
  if (said === null && !WAS[language].test(text)) return null;
  const relations = await graph.relations([firm!.uid!], { asOf: clocks.asOf, knownOn: clocks.knownOn }, 'HISTORY', call);
  const merger = relations.find(({ kind, fromUid, toUid }) => kind === 'MERGER' && [fromUid, toUid].includes(firm!.uid!) && [fromUid, toUid].includes(other.uid));
  if (merger === undefined) return null;
  const uid = gone !== null || said === null ? merger.fromUid : merger.toUid;
  const one = recalled.subjects.find((known) => known.uid === uid) ?? { ...other, network: false, history: false };
  if (one.uid !== uid) return null;
  const start = said === null ? 0 : text.slice(0, said.index).split(' ').filter((word) => word !== '').length;
  return { one, run: said === null ? null : { start, end: start + said[0].trim().split(' ').length } };
} // prettier-ignore
