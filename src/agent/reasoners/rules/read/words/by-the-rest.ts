/** What a word says by the rest of its question. */
import type { Slot } from './slots.js';
import type { Token } from './tokens.js';
import { BESIDE } from './slots.js';

interface Tagged extends Token {
  slot: Slot | null;
  guess: { slot: Slot; word: string } | null;
  phrase: number;
}

const HANDS = /^(?:handen?|hand|mains?|mano|mani|hands)$/;

export function byTheRest<Word extends Tagged>(tokens: readonly Word[]): Word[] {
  return withoutManner(withoutBareNames(withoutHands(withoutSlips(tokens))));
}

/**
 * A slip of the pen is taken for something that no register holds only where nothing is understood that one does: `what capital is it
 * provided with` asks for no prevision. The word stays one that no lexicon knows.
 */
function withoutSlips<Word extends Tagged>(tokens: readonly Word[]): readonly Word[] {
  if (!tokens.some(({ slot }) => slot !== null && isTold(slot))) return tokens;
  const slipped = ({ guess, text }: Word) => guess?.slot.type === 'OUTSIDE' && guess.word !== text;
  return tokens.map((token) => (slipped(token) ? { ...token, guess: null } : token));
}

/** `In whose hands is the chair`: whoever holds the office that is named, and no owner. */
function withoutHands<Word extends Tagged>(tokens: readonly Word[]): Word[] {
  const hands = tokens.filter(({ slot, folded }) => slot?.type === 'ROLE' && slot.roles.includes('OWNER') && HANDS.test(folded)).map(({ phrase }) => phrase); // prettier-ignore
  const other = tokens.some(({ slot, phrase }) => slot?.type === 'ROLE' && !hands.includes(phrase));
  return tokens.map((token) => (other && hands.includes(token.phrase) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token)); // prettier-ignore
}

/** `Which names were added in 2019`: people, and no name of the firm. */
function withoutBareNames<Word extends Tagged>(tokens: Word[]): Word[] {
  const moves = tokens.some(({ slot }) => slot?.type === 'JOINED' || slot?.type === 'LEFT') && tokens.some(({ slot }) => slot?.type === 'TIME'); // prettier-ignore
  const bare = ({ slot, folded, phrase }: Word) => slot?.type === 'MEASURE' && slot.measure === 'NAMES' && /^(?:noms|nomi|namen|names)$/.test(folded) && tokens.filter((other) => other.phrase === phrase).length === 1; // prettier-ignore
  return tokens.map((token) => (moves && bare(token) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token));
}

/** `Who holds the signature, and in what form`: who may sign and how; no owner, and no legal form. */
function withoutManner<Word extends Tagged>(tokens: Word[]): Word[] {
  if (!tokens.some(({ slot }) => slot?.type === 'MEASURE' && slot.measure === 'SIGNATORIES')) return tokens;
  const says = (phrase: number) => tokens.filter((token) => token.phrase === phrase).map(({ folded }) => folded).join(' '); // prettier-ignore
  const manner = ({ slot, phrase }: Word) =>
    (slot?.type === 'MEASURE' && slot.measure === 'LEGAL_FORM' && MANNER.test(says(phrase))) ||
    (slot?.type === 'ROLE' && slot.roles.includes('OWNER') && HOLDS.test(says(phrase)));
  return tokens.map((token) => (manner(token) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token));
}

const MANNER =
  /^(?:sous |de |dans )?quelle forme$|^in (?:welcher|che|quale|what|which) (?:form|forma)$|^(?:welche|che|quale|what) (?:form|forma)$/;
const HOLDS = /^(?:qui |chi )?(?:detient|detiennent|detenait|detiene|detengono|besitzt|besitzen|holds|hold|possede|possiede)$/; // prettier-ignore

/** What a register tells, said in so many words. */
function isTold(slot: Slot): boolean {
  if (slot.type === 'MEASURE') return !BESIDE.includes(slot.measure) && slot.measure !== 'TEXT_SEARCH';
  return ['ROLE', 'TOPIC', 'SIGNATURE', 'LEFT', 'JOINED'].includes(slot.type);
}
