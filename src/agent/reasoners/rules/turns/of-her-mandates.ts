import { foldName, type Language } from '../../../../core/index.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { settleFirmsHeld } from '../asks/firms-held.js';
import { statusOf } from '../read/firms/companies.js';
import { said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import { slotOf, type Reading } from '../read/words/tagging.js';

/** What goes on with a list: of which of them, where, only there. */
const OF_THE_LIST: Record<Language, RegExp> = {
  de: /^(?:(?:und|aber|davon|darunter|von diesen) )*(?:nur|bloss|in wie ?vielen|(?:(?:bei|in|von|fur) )?welche[nrms]?|wo|davon|darunter|wie viele|(?:und )?im kanton|(?<=und )in)\b/,
  fr: /^(?:(?:et|mais|parmi (?:elles|celles ci)|de celles ci|d entre elles) )*(?:seulement|uniquement|dans combien|(?:(?:dans|de|pour|parmi) )?lesquel(?:le)?s|(?:dans )?quelles|ou|combien|(?<=et )(?:dans|en|a))\b/,
  it: /^(?:(?:e|ma|di (?:queste|queste ditte|esse)|tra (?:queste|di esse)) )*(?:solo|soltanto|in quante|(?:(?:in|di|per|tra) )?quali|dove|quante|quanti|(?<=e )(?:in|nel|a))\b/,
  en: /^(?:(?:and|but|of (?:those|these|them)|among (?:those|these|them)) )*(?:only|just|in how many|(?:(?:in|of|at|for) )?which|where|how many|(?<=and )in)\b/,
};

/** `In which of them is she chair?`, `only in Zug`, `which has she left?`, behind what somebody holds: of that, what is so. Null: it asks something else. */
export function ofHerMandates(asked: Asked, written: Reading): Route | null {
  const [last] = asked.recalled.frames;
  if (last === undefined || !isOfHer(last) || !OF_THE_LIST[asked.language].test(foldName(asked.question))) return null;
  const words = said(written, []);
  const { roles, signatures, canton, legalForm, left, place, counting } = words;
  const status = statusOf(words) === 'ACTIVE' && !OF_FIRMS.test(foldName(asked.question)) ? null : statusOf(words);
  const narrows = roles.length > 0 || (signatures ?? canton ?? legalForm ?? status ?? left ?? place) !== null;
  if (!narrows || !saysNothingElse(written, place?.words ?? [])) return null;
  const frame: QuestionFrame = {
    ...last, measure: 'PERSON_MANDATES', intent: 'search_companies', language: asked.language, span: { start: 0, end: asked.question.length }, readAs: [], limit: null,
    roles: roles.length > 0 ? roles : last.roles, signatures: signatures === null ? last.signatures : [...signatures.value], changes: left === null ? last.changes : true,
    canton: canton ?? (place === null ? last.canton : null), municipality: (canton ?? place) === null ? last.municipality : null,
    legalForm: legalForm ?? last.legalForm, status: status ?? last.status, notUnderstood: [...(place?.words ?? [])],
  };
  settleFirmsHeld(frame, words, asked.question);
  const reasoning = counting === null ? 'of what was told that she holds' : 'how much of what was told that she holds';
  return { intent: frame.intent, confidence: 0.9, reasoning, frames: [frame], refused: [] };
} // prettier-ignore

/** `Which of these are active?`: the firms, and not she. */
const OF_FIRMS =
  /\b(?:davon sind|darunter|von diesen|lesquelles sont|di (?:queste|esse) sono|quali sono|of (?:them|these|those) are|which (?:ones )?are)\b/;

/** All that is known of her, what she holds too. */
const WHOLE: readonly Measure[] = ['DOSSIER', 'IDENTIFY'];
/** A person's, or an auditor's. */
const isOfHer = ({ measure, subjects, within, refusal, sinceWhen, roles }: QuestionFrame): boolean =>
  (measure === 'PERSON_MANDATES' || (WHOLE.includes(measure) && subjects[0]?.kind === 'PERSON')) && subjects.length === 1 && (subjects[0]!.kind === 'PERSON' || roles.includes('AUDITOR')) && subjects[0]!.uid !== null && within === null && refusal === null && !sinceWhen; // prettier-ignore

function saysNothingElse({ tokens }: Reading, place: readonly string[]): boolean {
  return tokens.every((token) => {
    const slot = slotOf(token);
    if (slot === null) return place.includes(token.text);
    return slot.type === 'MEASURE' ? OF_LISTS.includes(slot.measure) : ALLOWED.includes(slot.type);
  });
}
const OF_LISTS: readonly Measure[] = ['STATUS', 'LEGAL_FORM', 'SEAT', 'PERSON_MANDATES', 'COMPANIES', 'IDENTIFY', 'SIGNATORIES', 'ADDRESS']; // prettier-ignore
const ALLOWED: readonly Slot['type'][] = ['FILLER', 'ROLE', 'SIGNATURE', 'STATUS', 'FORM', 'CANTON', 'COMPANY_NOUN', 'NOW', 'PRONOUN', 'ABOUT', 'LEFT', 'COUNTING']; // prettier-ignore
