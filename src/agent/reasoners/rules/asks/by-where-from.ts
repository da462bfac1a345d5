import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { WHOEVER } from '../lexicon/addresses.js';
import { placeIn } from '../read/firms/place.js';
import { isSuffix } from '../read/names/runs.js';
import type { Slot } from '../read/words/slots.js';
import { refersBack } from '../read/firms/sought.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { livesOrIsFrom } from './where-officers-live.js';

/** `Who lives in Obertal?`, `which directors are from Untertal?`: nobody is searched so, and the place is nobody's name. Null: something else is asked. */
export function byWhereFrom(asked: Asked, written: Reading): Route | null {
  const { language, tokens } = written;
  const whoever = WHOEVER.test(tokens[0]?.folded ?? '');
  const domiciled = whoever && tokens.some(({ folded }) => DOMICILED.test(folded));
  const lives = tokens.map((token) => (COUNTRY.test(token.folded) ? null : livesOrIsFrom(token))).find((one) => one !== null) ?? null;
  const measure = lives ?? (domiciled ? 'RESIDENCE' : null);
  const { subjects, justListed } = asked.recalled;
  // Of those listed before, it is asked of each.
  const ofAll = whoever && (domiciled || !justListed) && !tokens.some((token) => slotOf(token)?.type === 'ROLE');
  if (measure === null || asked.focusUid !== null || (subjects.length > 0 && !ofAll)) return null;
  const place = placeIn(written, []);
  const people = tokens.some((token) => PEOPLE.includes(slotOf(token)?.type ?? 'FILLER'));
  if (!people && !whoever) return null;
  const isElse = tokens.some((token, at) => {
    const slot = slotOf(token);
    if (slot !== null) return token.quote !== null || isSuffix(token) || OTHERS.includes(slot.type) || (slot.type === 'OUTSIDE' && slot.topic !== 'FOREIGN_REGISTER') || refersBack(tokens, at);
    const isPlace = place?.words.includes(token.text) === true || (at > 0 && livesOrIsFrom(tokens[at - 1]!) !== null);
    return token.capital && at > 0 && !isPlace;
  });
  // `What is a place of origin?`, `where does the chair live?`: a place is asked for, and none is said.
  const said = tokens.some((token, at) => slotOf(token)?.type === 'CANTON' || slotOf(token)?.type === 'OUTSIDE' || (token.capital && slotOf(token) === null && at > 0));
  if (isElse || !said) return null;
  const span = { start: 0, end: asked.question.length };
  const frame = { ...BLANK_FRAME, language, span, measure, counted: 'PEOPLE' as const };
  return { intent: frame.intent, confidence: 0.9, reasoning: 'people are asked for by where they live or are from', frames: [frame], refused: [] };
} // prettier-ignore
/** The country is that of the register, too. */
const COUNTRY = /^(?:schweiz|suisse|svizzer|swiss)/;
/** Of whoever is. */
const DOMICILED = /^(?:domicilie?e?s?|domiziliert|domiciliat[oaie]|domiciled|wohnhaft)$/;
const PEOPLE: readonly Slot['type'][] = ['PERSON_NOUN', 'ROLE'];
const OTHERS: readonly Slot['type'][] = ['COMPANY_NOUN', 'NUMBER', 'FORM', 'PRONOUN', 'BACK', 'OTHER', 'ORDINAL', 'ORDER', 'GROUPING', 'COMPARISON', 'TOPIC', 'NOTICE_NOUN', 'DOCUMENT_NOUN']; // prettier-ignore
