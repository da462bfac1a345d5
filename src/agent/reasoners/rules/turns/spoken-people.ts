/** What is asked of those in office whom the turn before told of, in words that are read of the firm: where they live, what she was there before. */
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { amend } from '../amend.js';
import { onlyPersonTold } from '../learned/only-told.js';
import { asksOfPast } from '../read/time/past.js';
import type { Said } from '../read/said.js';
import { slotOf, type TaggedToken } from '../read/words/tagging.js';

const OFFICES: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED'];
const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT'];
const MOVES: readonly Measure[] = ['DEPARTED', 'JOINED', 'OFFICERS', 'STATUS'];
const WHOLE: readonly Measure[] = ['DOSSIER', 'UNKNOWN'];
/** Only a person has one. */
const FUNCTION =
  /^(?:funktion|funktionen|amt|amter|rolle|fonctions?|poste|roles?|funzion[ei]|caric(?:a|he)|ruol[oi]|function|position|office|post)$/;
const THEY =
  /^(?:they|sie|ils|elles|loro|diese|those|them|all|alle|tous|tutti|lesquel(?:le)?s|welche[rn]?|wer|which|who|quali|chi|qui)$/;
/** Of all that are entered, and not of those told. */
const EVERYBODY =
  /^(?:alle[nr]?|uberhaupt|insgesamt|tous|toutes|tutti|tutte|all|everybody|everyone|anybody|anyone|overall)$/;

export function settleSpoken(frame: QuestionFrame, words: Said, own: readonly TaggedToken[], asked: Asked): void {
  const [firm] = frame.subjects;
  const [last] = asked.recalled.frames;
  if (frame.subjects.length !== 1 || firm?.kind !== 'COMPANY' || firm.text !== '' || frame.within !== null || last === undefined) return; // prettier-ignore
  const where = words.measures.some(({ value }) => value === 'RESIDENCE' || value === 'ORIGIN');
  const several = OFFICES.includes(last.measure) && last.subjects.some(({ uid }) => uid === firm.uid) && onlyPersonTold(asked) === null;
  // `Where do they live`, `où habite-t-il`, behind a board: its members, and not the firm.
  const dwells = words.measures.some(({ value }) => value === 'RESIDENCE') && words.measures.every(({ value }) => value === 'RESIDENCE' || value === 'ADDRESS') && !words.companies && words.pronoun?.of !== 'COMPANY';
  if (where && PLACES.includes(frame.measure) && several && (dwells || own.some(({ folded }) => THEY.test(folded)))) {
    amend(frame, { measure: 'OFFICERS', intent: 'search_companies', roles: last.roles, asOf: frame.asOf ?? last.asOf, refusal: null });
    return;
  }
  // `Lequel est là depuis le plus longtemps`, behind a board: of its members, and no auditor.
  if (several && frame.measure === 'OFFICERS' && frame.order !== null && frame.roles.length === 0 && !own.some(({ folded }) => EVERYBODY.test(folded)))
    amend(frame, { roles: last.roles, asOf: frame.asOf ?? last.asOf });
  const person = onlyPersonTold(asked) ?? (last.measure === 'PERSON_MANDATES' ? asked.recalled.subjects.find(({ kind }) => kind === 'PERSON') : undefined);
  if (person === undefined || person === null) return;
  const hers = own.some((token) => { const slot = slotOf(token); return slot?.type === 'PRONOUN' && slot.of === 'PERSON'; });
  const whether = words.asks !== 'WHO' && hers && MOVES.includes(frame.measure);
  const asWhat = WHOLE.includes(frame.measure) && own.some(({ folded }) => FUNCTION.test(folded));
  if (!whether && !asWhat) return;
  const subject: FrameSubject = { text: '', span: frame.span, uid: person.uid, kind: 'PERSON', name: person.name };
  const moved = [words.left, words.joined];
  const timed = (frame.asOf ?? frame.range) !== null;
  const before = words.left !== null || asksOfPast(own, frame.language);
  amend(frame, { measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [subject], within: firm, changes: false, refusal: null, topics: [], range: !timed && before ? { from: null, to: null } : frame.range, notUnderstood: frame.notUnderstood.filter((word) => !moved.includes(word)) });
} // prettier-ignore
