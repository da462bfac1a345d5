import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { officialPlace } from '../lexicon/places.js';
import { statusOf } from '../read/firms/companies.js';
import type { Said } from '../read/said.js';
import { takeCantonOf, TOWN } from './placed.js';

/** Mandates of somebody are asked for. */
export const asksMandates = ({ measures }: Said): boolean => measures.some(({ value }) => value === 'PERSON_MANDATES');

/** `Which mandates does she hold in Zug?`, `which of her companies are in liquidation?`: only in firms that are so. Of a name that is a canton's too it is the canton's, and the answer says so. */
export function settleFirmsHeld(frame: QuestionFrame, words: Said, question: string): void {
  if (frame.measure !== 'PERSON_MANDATES' || frame.within !== null || frame.refusal !== null || frame.subjects.length !== 1) return;
  const { place } = words;
  const name = frame.subjects[0]!.text;
  // `X from Massagno`: where she is from, and where none of her firms has to be.
  const own = name === '' ? null : placeBehind(name, question);
  if (own !== null && frame.subjects[0]!.kind === 'PERSON' && (frame.canton !== null ? cantonNamed(foldName(own)) === frame.canton : place?.text.startsWith(own) === true)) {
    frame.canton = null;
    frame.notUnderstood = frame.notUnderstood.filter((word) => place?.words.includes(word) !== true);
    return settleState(frame, words);
  }
  const open = frame.notUnderstood.filter((word) => place?.words.includes(word) !== true);
  if (place !== null && place.sure && open.length === 0 && (frame.canton ?? frame.municipality) === null) {
    frame.municipality = officialPlace(place.text);
    frame.notUnderstood = open;
    if (cantonNamed(foldName(place.text)) !== null && !TOWN.test(foldName(question))) takeCantonOf(frame, words);
  }
  settleState(frame, words);
} // prettier-ignore

/** The first word of somebody's own place, right behind her name. */
function placeBehind(name: string, question: string): string | null {
  const at = question.indexOf(name);
  return at < 0 ? null : (LEADS.exec(question.slice(at + name.length))?.[1] ?? null);
}
const LEADS =
  /^,? ?\(?(?:(?:who |that |which |die |der |qui |che )?(?:lives|living|resident|residing|domiciled|based|wohnhaft|domizilierte?|domiciliée?|demeurant|habitant|résidant|residente|domiciliat[oa]|abitante) (?:in|at|à|au|en|a|ad)|from|of|aus|de|d['’]|di|da) ?(\p{Lu}[\p{L}-]+)/u;

function settleState(frame: QuestionFrame, words: Said): void {
  const status = statusOf(words);
  // `Where is she active?` says nothing of the firms.
  if (status === null || frame.status !== null) return;
  const said = words.measures.flatMap(({ value, text }) => (value === 'STATUS' ? [text] : []));
  frame.status = status === 'ACTIVE' ? null : status;
  frame.notUnderstood = frame.notUnderstood.filter((word) => !said.includes(word));
} // prettier-ignore
