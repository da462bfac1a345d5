/** `Which companies left Zurich in 2023?`, `wie viele Firmen sind aus dem Kanton Zug weggezogen?`: firms whose seat was there, and no longer is. */
import { foldName, today, type Language } from '../../../../core/index.js';
import type { ToolContext } from '../../../../tools/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { cantonNamed } from '../lexicon/cantons.js';
import { isPlaceName, officialPlace } from '../lexicon/places.js';
import { REGISTER_PHRASES } from '../phrases/register/index.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { settleTime, timesOf } from '../settle.js';

const PLACE = "(\\p{Lu}[\\p{L}.'’()/-]+(?: (?:\\p{Lu}[\\p{L}.'’()/-]*|an der|am|im|bei|sur|de|la|le))*)";
const TOWN_NAME = /^\p{Lu}[\p{L}.'’()/-]+(?: (?:(?:an der|am|im|bei|sur|de|la|le) )?\p{Lu}[\p{L}.'’()/-]*)*/u;
const WHEN = '(?:(?:im jahr |seit |since |in |en |depuis |nel |dal )?(?:19|20)\\d\\d )?';
const FIRMS = '(?:firmen|gesellschaften|unternehmen|betriebe|companies|firms|businesses|sociétés|entreprises|società|ditte|imprese|aziende|gmbhs?|ags|sàrl|sagl|stiftungen|foundations|fondations|fondazioni|vereine|associations|associazioni)'; // prettier-ignore
const UNIT = '((?:de[nmr] |the |le |la |il |della |del |dal |dalla )?(?:kanton|canton|cantone|stadt|gemeinde|city|town|municipality|ville|commune|città|comune)(?: (?:of|de|du|d’|di|del))? )?'; // prettier-ignore
const of = (body: string) =>
  new RegExp(`${FIRMS}(?= )[^?.!]*? (${body})(?!\\s+(?:AG|SA|GmbH|Sàrl|Sagl|Ltd)(?!\\p{L}))`, 'iu');
const LEFT: Record<Language, readonly RegExp[]> = {
  de: [
    of(`(?:haben|hat|hatten) ${WHEN}${UNIT}${PLACE}(?: (?:im jahr |seit )?(?:19|20)\\d\\d)? (?:verlassen|den rücken gekehrt)`),
    of(`verliessen ${WHEN}${UNIT}${PLACE}`),
    of(`(?:sind|zogen|waren) ${WHEN}(?:aus|von) ${UNIT}${PLACE}(?: (?:im jahr |seit )?(?:19|20)\\d\\d)? (?:weggezogen|weg|fortgezogen|fort|abgewandert|ausgezogen)`),
  ],
  fr: [of(`(?:ont|avaient|aurait|a) (?:quitté|abandonné|déserté) ${WHEN}${UNIT}${PLACE}`), of(`(?:quittent|quittèrent) ${UNIT}${PLACE}`), of(`(?:sont parties|ont déménagé|ont transféré leur siège(?: hors)?|sont sorties) (?:de |du |d['’])${UNIT}${PLACE}`)],
  it: [of(`(?:hanno|ha) (?:lasciato|abbandonato) ${WHEN}(?:(?:il|la|l['’]) ?)?${UNIT}${PLACE}`), of(`(?:se ne sono andate|sono andate via|si sono trasferite|sono partite|hanno trasferito la (?:loro )?sede) (?:via )?(?:da|dal|dalla) ${UNIT}${PLACE}`)],
  en: [of(`(?:have |had )?(?:left|quit|abandoned|moved (?:out of|away from|from)|went away from|pulled out of|departed(?: from)?|relocated (?:out of|away from|from)) ${UNIT}${PLACE}`)],
}; // prettier-ignore
const CANTON = /kanton|canton/i;
const TOWN = /stadt|gemeinde|city|town|municipality|ville|commune|città|comune/i;
/** Nothing but firms, their number and when. */
const BESIDE: readonly Slot['type'][] = ['FILLER', 'TIME', 'COUNTING', 'COMPANY_NOUN', 'FORM', 'NOW', 'EVER', 'ABOUT', 'THEN', 'LEFT']; // prettier-ignore
/** Where they went. */
const ELSEWHERE = /(?:^| )(?:nach|to|into|towards?|vers|pour|verso|et sont|and moved|und sind|à|a|ad) (?=\p{Lu})/u;

/** Null: something else is asked, or where they went as well, or no place is written. */
export async function movedAway(asked: Asked, written: Reading, context: ToolContext): Promise<Route | null> {
  const { question, language, focusUid } = asked;
  if (focusUid !== null) return null;
  const found = LEFT[language].map((pattern) => pattern.exec(question)).find((match) => match !== null);
  const [whole, stretch, unit = '', writtenPlace = ''] = found ?? [];
  if (found === undefined || whole === undefined || stretch === undefined) return null;
  const start = found.index + whole.length - stretch.length;
  // A pattern that takes no case may have taken in what stands behind: `Zurich in`.
  const place = TOWN_NAME.exec(writtenPlace)?.[0] ?? '';
  const end = start + stretch.length - (stretch.endsWith(writtenPlace) ? writtenPlace.length - place.length : 0);
  const where = await placeOf(place, unit, context);
  const rest = written.tokens.filter(({ span }) => span.end <= start || end <= span.start);
  if (where === null || ELSEWHERE.test(question.slice(end)) || !rest.every(isBeside)) return null;
  const now = today({ now: () => context.now() });
  const words = said(written, []);
  const measure = words.counting === null ? 'COMPANIES' : 'COUNT';
  const [time] = timesOf(words, asked, now, false, measure);
  const ofCanton = where.canton !== null && (!TOWN.test(unit) && (CANTON.test(unit) || where.town === null || measure === 'COUNT'));
  const readAs = ofCanton && where.town !== null && !CANTON.test(unit) ? [{ text: place, as: REGISTER_PHRASES[language].canton(where.canton!) }] : [];
  const frame: QuestionFrame = {
    ...BLANK_FRAME,
    ...time,
    language,
    span: { start: 0, end: question.length },
    intent: measure === 'COUNT' ? 'analytics' : 'search_companies',
    measure,
    counted: measure === 'COUNT' ? 'COMPANIES' : null,
    topics: ['MOVED'],
    movedAway: true,
    canton: ofCanton ? where.canton : null,
    municipality: ofCanton ? null : where.town,
    legalForm: words.legalForm,
    readAs,
  };
  settleTime(frame, words, now, asked, null);
  return { intent: frame.intent, confidence: 0.9, reasoning: 'firms that moved away from a place', frames: [frame], refused: [] };
} // prettier-ignore

function isBeside(token: Reading['tokens'][number]): boolean {
  const slot = slotOf(token);
  return slot !== null && (BESIDE.includes(slot.type) || (slot.type === 'MEASURE' && slot.measure === 'PERSON_MANDATES'));
} // prettier-ignore

interface Where {
  canton: QuestionFrame['canton'];
  town: string | null;
}

async function placeOf(place: string, unit: string, { graph, clocks, call }: ToolContext): Promise<Where | null> {
  const canton = cantonNamed(foldName(place));
  if (isPlaceName(place)) return { canton, town: officialPlace(place) };
  if (canton !== null && !TOWN.test(unit)) return { canton, town: null };
  if (CANTON.test(unit)) return null;
  // Of what is in no table, whether a firm ever moved from there.
  const left = await graph.companyCounts({ canton: null, seat: place, address: null, legalForm: null, purpose: null, status: null, happened: { topic: 'MOVED', by: 'LEGAL_DATE', from: null, to: null }, away: true, also: [], grouping: null, clocks }, call);
  const there = left.total + left.unknown > 0 ? left : await graph.companyCounts({ canton: null, seat: place, address: null, legalForm: null, purpose: null, status: null, happened: null, also: [], grouping: null, clocks }, call);
  return there.total + there.unknown > 0 ? { canton, town: place } : null;
} // prettier-ignore
