/** `Anyone among them from Hamburg?`, `qualcuno di loro è italiano?`, behind people who were listed: where each of them is from, and where each lives; nobody is called Hamburg, and no firm is meant. */
import { foldName, type Language } from '../../../../core/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Measure, QuestionFrame } from '../../../../trace/index.js';
import type { Asked, Route } from '../../../slots.js';
import { unwritten } from '../read/unwritten.js';

const ANY: Record<Language, string> = {
  de: '(?:jemand|irgendjemand|einer|eine|wer|welche[rs]?|irgendwer)(?: (?:davon|darunter|von (?:ihnen|denen|diesen)|unter ihnen))',
  fr: '(?:quelqu un|l un|une?|qui|lequel|certains)(?: (?:parmi|d entre) (?:eux|elles))|(?:y a t il|il y a)(?: (?:parmi eux|parmi elles))?',
  it: '(?:qualcuno|uno|una|chi|qualcuna|nessuno)(?: (?:di|tra|fra) (?:loro|essi|questi))',
  en: '(?:any(?:one|body)?|some(?:one|body)?|is (?:any|one|anyone|anybody)|are any|who|which|one)(?: (?:of|among) (?:them|those|these))',
};
const FROM: Record<Language, RegExp> = {
  de: new RegExp(`^(?:und )?(?:(?:ist|kommt|stammt|wohnt|lebt|sind|gibt es|hat) )*${ANY.de}(?: (?:ist|kommt|stammt|wohnt|lebt|sind|auch|vielleicht))* (?:(?:aus|von|in) (?:der |dem )?[a-z ]{2,30}|[a-z]{3,}(?:er|erin|in|isch|isch\\w{1,2}|ose|osin))(?: (?:wohnhaft|her))?$`),
  fr: new RegExp(`^(?:et )?(?:(?:est ce que|est ce qu) )?(?:${ANY.fr})(?: (?:est|vient|habite|vit|sont|il|elle|t|originaire))* (?:(?:de|d|du|a|en|des) [a-z ]{2,30}|(?:une? |des )?[a-z]{4,}(?:ien|ienne|ais|aise|ois|oise|and|ande|ien|s|e))(?: parmi (?:eux|elles))?$`),
  it: new RegExp(`^(?:e |ed )?(?:c e )?${ANY.it}(?: (?:e|viene|abita|vive|sono|proviene|originario|originaria))* (?:(?:di|da|del|della|dal|dalla|a|in) [a-z ]{2,30}|[a-z]{4,}(?:ano|ana|ese|esco|esca|zero|zera|olo|ola|iaco))$`),
  en: new RegExp(`^(?:and )?(?:(?:is|are|does|do) )?${ANY.en}(?: (?:is|are|come|comes|live|lives|based|originally|a))* (?:(?:from|in) (?:the )?[a-z ]{2,30}|(?:an? )?[a-z]{3,}(?:an|ian|ish|ese|ch|man|ss))$`),
}; // prettier-ignore
/** What firms are, or people do, is no place. */
const NO_PLACE =
  /(?:^| )(?:in (?:office|liquidation|charge|der firma|liquidazione|carica|konkurs|bankruptcy)|a (?:member|director|deux|due)|de (?:la firme|moi)|member|director|chair\w*|prasident\w*|president\w*|mitglied\w*|administrat\w*|revis\w*|signat\w*|unterschrift\w*|aktiv\w*|active?s?|femme|frau|donna|woman|man|jahr\w*|annee|anno|year|\d+)(?= |$)/;
const LISTS: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED'];
/** More are no answer that anybody reads. */
const MOST = 12;

/** Null: nobody was listed, too many were, or something else is asked. */
export function anyFrom({ question, language, recalled, focusUid }: Asked): Route | null {
  const [last] = recalled.frames;
  const text = foldName(question);
  if (focusUid !== null || recalled.pending || last === undefined || last.refusal !== null || !recalled.justListed || !LISTS.includes(last.measure)) return null;
  const people = recalled.listed.filter(({ kind }) => kind === 'PERSON');
  if (people.length === 0 || people.length > MOST || !FROM[language].test(text) || NO_PLACE.test(text)) return null;
  const of = (measure: Measure): QuestionFrame => ({ ...BLANK_FRAME, language, span: { start: 0, end: question.length }, intent: 'search_companies', measure, subjects: people.map(unwritten) });
  return { intent: 'search_companies', confidence: 0.9, reasoning: 'where those listed before are from', frames: [of('ORIGIN'), of('RESIDENCE')], refused: [] };
} // prettier-ignore
