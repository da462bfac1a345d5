/** `Who runs the one in Baar?`, behind the branches of a firm: its branch there, and no other that is called after the place. */
import { foldName, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import type { Asked, Route } from '../../../slots.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { inOwnWords } from '../read/dialect/own-words.js';
import { inStandard, type Piece } from '../read/dialect/dialect.js';
import type { Reads } from '../asked-instead.js';

const PLACE = "(\\p{Lu}[\\p{L}.'’()-]+(?:[ -](?:\\p{Lu}[\\p{L}.'’()-]*|am|im|bei|sur|de|la|le))*)";
/** The first group is the branch, the second where it is. */
const ONE: Record<Language, RegExp> = {
  de: new RegExp(`(?<![\\p{L}])((?:[Dd]ie|[Dd]er|[Dd]iejenige|[Dd]erjenigen|[Jj]ene[r]?|[Dd]ie andere) (?:in|von|aus) ${PLACE})`, 'u'),
  fr: new RegExp(`(?<![\\p{L}])([Cc]elle (?:de |à |d['’])${PLACE})`, 'u'),
  it: new RegExp(`(?<![\\p{L}])([Qq]uella (?:di |a |in )${PLACE})`, 'u'),
  en: new RegExp(`(?<![\\p{L}])([Tt]h(?:e|at) (?:one|branch) (?:in|at|of) ${PLACE}|[Tt]he ${PLACE} (?:one|branch|office))`, 'u'),
}; // prettier-ignore
const BRANCH: Record<Language, (firm: string, place: string, whole: boolean) => string> = {
  de: (firm, place, whole) => `${whole ? 'Wer leitet die' : 'die'} Zweigniederlassung der ${firm} in ${place}`,
  fr: (firm, place, whole) => `${whole ? 'Qui dirige la' : 'la'} succursale de ${place} de ${firm}`,
  it: (firm, place, whole) => `${whole ? 'Chi dirige la' : 'la'} succursale di ${firm} a ${place}`,
  en: (firm, place, whole) => `${whole ? 'Who runs the' : 'the'} branch of ${firm} in ${place}`,
};
/** Only which one: what was asked of the one before is asked of it. */
const ALONE = /^(?:(?:und|et|e|ed|and|no|non|nein|sorry)[,.]? )*$/i;

/** Null: no branches were told of last, or it says nothing of one by where it is. */
export async function branchListed(asked: Asked, context: ToolContext, read: Reads): Promise<Route | null> {
  const { question, language, recalled, focusUid } = asked;
  const of = [...recalled.frames, ...recalled.opening].find(({ measure }) => measure === 'BRANCHES');
  const [firm, another] = of?.subjects ?? [];
  const found = ONE[language].exec(question);
  const name = firm?.name ?? null;
  const near = recalled.frames.every(({ measure, subjects }) => measure === 'BRANCHES' || subjects.every((one) => one.name === name));
  if (found === null || firm === undefined || another !== undefined || name === null || focusUid !== null || !near) return null;
  const rest = question.slice(found.index + found[0].length).trim();
  const whole = ALONE.test(question.slice(0, found.index)) && /^[?.!]*$/.test(rest);
  const own = { start: whole ? 0 : found.index, end: found.index + found[0].length };
  const pieces: Piece[] = [{ own, standard: BRANCH[language](name, await townOf(firm.uid, found[2] ?? found[3]!, context), whole) }];
  const plain = inStandard(question, pieces);
  return inOwnWords(question, plain, pieces)(await read({ ...asked, question: plain }));
} // prettier-ignore

/** Where a place is a canton, the town in which the only branch there has its seat. */
async function townOf(uid: string | null, place: string, { graph, clocks, call }: ToolContext): Promise<string> {
  const canton = cantonNamed(foldName(place));
  if (canton === null || uid === null) return place;
  const relations = await graph.relations([uid], clocks, 'CLOCKS', call);
  const branches = relations.filter(({ kind, fromUid }) => kind === 'HEAD_OFFICE' && fromUid === uid).map(({ toUid }) => toUid);
  const states = await graph.companyStates(branches.map((branch) => ({ uid: branch, clocks })), call);
  const towns = states.flatMap(({ canton: own, seat }) => (own === canton && seat !== null ? [seat] : []));
  // A canton that is called like a town of another branch is the town.
  return towns.length === 1 && !states.some(({ seat }) => seat === place) ? towns[0]! : place;
} // prettier-ignore
