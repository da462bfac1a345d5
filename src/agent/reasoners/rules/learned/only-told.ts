import type { Role } from '../../../../core/index.js';
import type { FrameSubject, Listed, QuestionFrame } from '../../../../trace/index.js';
import type { Asked } from '../../../slots.js';
import { KINDS, type Kind } from './kinds.js';
import { probabilities, type Model } from '../../../linear/index.js';
import { WHOM } from './model.js';
import { unwritten } from '../read/unwritten.js';

/** The only person whom the answer before told of, what a turn asks of her, and the firm in which she was told of, where it was one. */
export interface OnlyTold {
  asked: Asked;
  kind: Kind;
  within: FrameSubject | null;
  /** In what office she was told of. */
  roles: readonly Role[];
}

const OF_A_PERSON: readonly Kind[] = ['PERSON', 'PERSON_MANDATES', 'PERSON_ROLE', 'PERSON_SINCE'];
const IN_A_FIRM: readonly Kind[] = ['PERSON_ROLE', 'PERSON_SINCE'];

/**
 * How likely a turn must ask of a person, alone or beside being about whom the answer told: so it was right 94 times of 100, of turns
 * left out of learning.
 */
const LEAST = { alone: 0.5, beside: 0.3 };

type Readers = Record<'kinds', Model<Kind>> & Record<'whom', Model<(typeof WHOM)[number]>>;

/** `And since when?` behind a president: asked of her, not of the firm. Null: several were told of or none, or the turn asks of the firm. */
export function onlyTold(asked: Asked, features: readonly number[], { kinds, whom }: Readers): OnlyTold | null {
  const { recalled, focusUid } = asked;
  const person = onlyPersonTold(asked);
  if (person === null || focusUid !== null) return null;
  const all = probabilities(kinds, features);
  const likely = OF_A_PERSON.map((kind) => all[KINDS.indexOf(kind)]!);
  const ofPerson = likely.reduce((sum, one) => sum + one, 0);
  const ofTold = probabilities(whom, features)[WHOM.indexOf('TOLD')]!;
  if (ofPerson < (ofTold < LEAST.beside ? LEAST.alone : LEAST.beside)) return null;
  const kind = OF_A_PERSON[likely.indexOf(Math.max(...likely))]!;
  const firms = recalled.subjects.slice(0, recalled.current).filter((one) => one.kind === 'COMPANY');
  const within = IN_A_FIRM.includes(kind) && firms.length === 1 ? unwritten(firms[0]!) : null;
  const subjects = [{ uid: person.uid, kind: person.kind, name: person.name, network: false, history: false }, ...recalled.subjects.filter(({ uid }) => uid !== person.uid)];
  return { kind, within, roles: person.roles, asked: { ...asked, recalled: { ...recalled, subjects, current: 1, listed: [], justListed: false, together: [] } } };
} // prettier-ignore

/** The only person of the answer right before; auditors beside her are firms. */
export function onlyPersonTold({ recalled: { listed, justListed, pending, subjects, current } }: Asked): Listed | null {
  const people = listed.filter(({ kind }) => kind === 'PERSON');
  const spoken = subjects.slice(0, current).some(({ kind }) => kind === 'PERSON');
  return justListed && !pending && !spoken && people.length === 1 ? people[0]! : null;
}

/** What she is in that firm, or since when. */
export const inThatFirm = (frame: QuestionFrame, { kind, within }: OnlyTold): QuestionFrame => ({
  ...frame,
  within: frame.within ?? within,
  sinceWhen: frame.sinceWhen || kind === 'PERSON_SINCE',
});
