/** What is asked of all those together whom the answer before listed: `what else are those people involved in`, `who of them is still there`. */
import { foldName, type EventTopic, type Language } from '../../../../core/index.js';
import type { Listed, Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { statusOf } from '../read/firms/companies.js';
import { said } from '../read/said.js';
import { slotOf, type Reading } from '../read/words/tagging.js';
import { unwritten } from '../read/unwritten.js';

interface Words {
  /** All the people that were told of, by a noun or a number of their own. */
  people: RegExp;
  /** The same by a pronoun: a firm is not spoken of so beside its people. */
  they: RegExp;
  /** Where else they are. */
  elsewhere: RegExp;
  /** Some of them. */
  some: RegExp;
  still: RegExp;
  /** When one of them left. */
  went: RegExp;
  /** Some of the firms that were told of. */
  firms: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    people: /(?:^| )(?:diese[nr]?|jene[nr]?) (?:leuten?|personen|herren|damen|verwaltungsraten?|drei|vier)(?= |$)/,
    they: /(?:^| )(?:sind|sitzen|haben|halten|stecken|mischen) (?:sie|die|diese|beide)(?: (?:alle|beide))?(?= (?:\w+ )*(?:noch|sonst|auch|irgendwo|anderswo|andere|weitere|weiteren|anderen))/,
    elsewhere: /(?:^| )(?:(?:bei|in) welchen (?:anderen |weiteren )?(?:firmen|gesellschaften|unternehmen)|wo (?:sonst|uberall|sitzen|sind|stecken)|(?:in |bei |noch |auch )?(?:anderen?|weiteren?) (?:verwaltungsraten|firmen|gesellschaften|unternehmen)|(?:irgendwo )?anders(?:wo)?|sonst (?:noch )?(?:irgendwo|wo)|was (?:machen|tun) |welche (?:anderen |weiteren )?(?:mandate|firmen))/,
    some: /(?:^| )(?:(?:wer|welche[rs]?|wie viele|jemand|einer|einige) (?:von (?:ihnen|denen|diesen)|davon)|sind (?:sie|die) alle)(?= |$)/,
    still: /(?:^| )(?:noch|immer noch)(?= |$)/,
    went: /^(?:und )?(?:wann|bis wann)(?: genau)? (?:ging|trat|schied|verliess|ist|hat|war|sass|blieb) (?:er|sie)(?: (?:denn|dann|das amt|den verwaltungsrat|die firma))*(?: (?:aus|zuruck|weg|dabei|dort|da|im amt|gegangen|ausgeschieden|ausgetreten|zuruckgetreten|verlassen))*$/,
    firms: /(?:^| )(?:welche[rs]? |eine |einige |alle |keine )?(?:davon|von (?:ihnen|denen|diesen)|dieser (?:firmen|gesellschaften))(?= |$)/,
  },
  en: {
    people: /(?:^| )(?:these|those) (?:people|persons|individuals|directors|men|women|guys|gentlemen|ladies|three|four)(?= |$)/,
    they: /(?:^| )(?:(?:are|do) they|they)(?= (?:\w+ )*(?:(?:any |some )?(?:other|further|more) (?:boards?|companies|firms|businesses|mandates|posts|directorships)|elsewhere|(?:any|some)where else))|(?:^| )(?:what|which) (?:other|further) (?:boards?|companies|firms|businesses|mandates|posts|directorships) (?:\w+ )?(?:are|do) they(?= |$)/,
    elsewhere: /(?:^| )(?:what else|where (?:else|are|do)|(?:in|on|at|with) (?:which|what)|(?:what|which) (?:other )?(?:companies|firms|boards|mandates)|(?:on|in|at|running|runs?) (?:any |some )?other (?:boards|companies|firms|businesses)|(?:any |have |with )other (?:boards|companies|firms)|elsewhere|(?:any|some)where else|involved)(?= |$)/,
    some: /(?:^| )(?:who|which|any|some|all|how many|(?:is|are|does|do) (?:any|some|one)) of (?:them|those|these)(?= |$)/,
    still: /(?:^| )still(?= |$)/,
    went: /^(?:and )?(?:when|until when|how long ago) (?:did|has|was) (?:he|she) (?:leave|left|go|gone|quit|resign|retire|step down|stepped down|depart|removed|there until|in office until)(?: (?:the )?(?:company|firm|board|office|it|there|then))?$/,
    firms: /(?:^| )(?:which|any|some|one|all|none|either|each)(?: one| ones)? of (?:them|those|these)(?: companies| firms)?(?= |$)/,
  },
  fr: {
    people: /(?:^| )ces (?:gens|personnes|messieurs|dames|administrateurs|trois|quatre)(?= |$)/,
    they: /(?:^| )(?:(?:siegent|sont|figurent|ont|detiennent|exercent)(?: t)? (?:ils|elles)|(?:ils|elles) (?:siegent|sont|figurent|ont|detiennent|exercent))(?= (?:\w+ )*(?:ailleurs|d autres))/,
    elsewhere: /(?:^| )(?:ou (?:sont|siegent|se trouvent)|dans quelles (?:autres )?(?:societes|entreprises)|quels (?:autres )?mandats|(?:dans |chez )?d autres (?:societes|conseils|entreprises|mandats)|que font|ailleurs)(?= |$)/,
    some: /(?:^| )(?:qui|lesquel(?:le)?s|lequel|combien|quelqu un|certains|l un) (?:d entre (?:eux|elles)|parmi (?:eux|elles))(?= |$)/,
    still: /(?:^| )(?:encore|toujours)(?= |$)/,
    went: /^(?:et )?(?:quand|jusqu a quand)(?: donc)? (?:(?:est|a t|y est|etait|y etait) (?:il|elle)|est ce qu (?:il|elle) (?:est|a))(?: (?:parti|partie|sorti|sortie|demissionne|quitte (?:la societe|le conseil|ses fonctions)|reste|restee|en poste|la))*$/,
    firms: /(?:^| )(?:laquelle|lesquelles)(?: d entre elles| de ces (?:societes|entreprises))?(?= |$)|(?:^| )(?:(?:l une|certaines|aucune|une seule) d (?:entre )?elles|y en a t il(?= (?:(?:une?|certaines?) )?(?:en|qui|dans|au|a) ))/,
  },
  it: {
    people: /(?:^| )(?:queste|quelle|questi|quei|quegli|tali) (?:persone|signori|amministratori|tre|quattro)(?= |$)/,
    they: /(?:^| )(?:siedono|sono|hanno|figurano|occupano|detengono)(?= (?:\w+ )*(?:altrove|altr[ei] (?:societa|consigli|ditte|imprese|cariche|mandati)))/,
    elsewhere: /(?:^| )(?:dove (?:sono|siedono|si trovano)|in quali (?:altre )?(?:societa|ditte|aziende)|quali (?:altri )?mandati|(?:che )?cosa fanno|(?:in )?altr[ei] (?:societa|consigli|ditte|imprese|cariche|mandati)|altrove)(?= |$)/,
    some: /(?:^| )(?:chi|quali|quale|quanti|qualcuno|alcuni|uno) (?:di|tra|fra) (?:loro|essi|questi|quelli)(?= |$)/,
    still: /(?:^| )(?:ancora|tuttora)(?= |$)/,
    went: /^(?:e )?(?:quando|fino a quando)(?: (?:lui|lei))? (?:se n e andat[oa]|e (?:uscit|partit|rimast|restat)[oa]|ha lasciato(?: (?:la (?:societa|ditta|carica)|il consiglio))?|si e dimess[oa]|e stat[oa] in carica)(?: (?:lui|lei))?$/,
    firms: /(?:^| )(?:quali?e?|qualcuna|alcune|nessuna|una) (?:di|tra|fra) (?:queste|quelle|esse|loro)(?: societa| ditte)?(?= |$)|^(?:e )?ce n e (?:qualcuna |una )?(?=in |nel )/,
  },
}; // prettier-ignore
/** Where they live is nobody's office. */
const LIVES =
  /(?:^| )(?:leb\w*|wohn\w*|lives?|living|based|domicil\w*|habit\w*|abit\w*|viv\w*|resid\w*|heimat\w*|originai\w*|born)(?= |$)/;
/** More are no answer that anybody reads. */
const MOST = 8;
const HOLDING: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED'];
const OF_PEOPLE: readonly Measure[] = ['OFFICERS', 'SIGNATORIES', 'JOINED', 'DEPARTED', 'SHARED_OFFICERS'];

/** Null: nothing of the kind is asked, or nobody was listed. */
export function ofPeopleTold(asked: Asked, written: Reading): Route | null {
  const { recalled, question, focusUid } = asked;
  const [last] = recalled.frames;
  const hers = last?.measure === 'PERSON_MANDATES' && last.within !== null;
  const placed = last?.measure === 'SEAT' && last.subjects.length > 1;
  if (focusUid !== null || !(recalled.justListed || hers || placed) || recalled.pending || last === undefined || last.refusal !== null) return null;
  if (written.times.some(({ asOf }) => asOf !== asked.today) || written.tokens.some((token) => MORE.includes(slotOf(token)?.type ?? 'FILLER'))) return null;
  const text = foldName(question);
  const frame = stillThere(last, text, question) ?? peopleFrame(asked, last, text) ?? firmsFrame(asked, last, written, text);
  return frame === null ? null : { intent: frame.intent, confidence: 0.9, reasoning: 'of all those listed before', frames: [frame], refused: [] };
} // prettier-ignore

/** A time, or whom a word means alone. */
const MORE: readonly string[] = ['ORDINAL', 'OUTSIDE', 'NEGATION', 'COMPARISON'];

const STILL_THERE =
  /^(?:und |et |e |and )?(?:ist (?:sie|er) (?:dort |da )?(?:immer )?noch (?:dort|da|dabei|im amt|im verwaltungsrat)|(?:y est (?:elle|il) (?:encore|toujours)|est (?:elle|il) (?:encore|toujours) (?:la|en poste|en fonction)|(?:elle|il) y est (?:encore|toujours))|(?:c )?e ancora (?:li|la|in carica|presente|dentro)|c e ancora|is (?:she|he) still (?:there|on it|in office|on the board|in that post|involved))$/;

/** `And is she still there?`, behind what she was in a firm. */
const stillThere = (last: QuestionFrame, text: string, question: string): QuestionFrame | null =>
  last.measure === 'PERSON_MANDATES' && last.within !== null && last.subjects.length === 1 && STILL_THERE.test(text)
    ? { ...last, span: { start: 0, end: question.length }, subjects: last.subjects.map(unwritten), within: unwritten(last.within), sinceWhen: false, changes: false, order: null, asOf: null, range: null, readAs: [], notUnderstood: [] }
    : null; // prettier-ignore

function peopleFrame({ question, language, recalled }: Asked, last: QuestionFrame, text: string): QuestionFrame | null {
  const people = recalled.listed.filter(({ kind }) => kind === 'PERSON');
  const { people: theyAll, they, elsewhere, some, still, went } = WORDS[language];
  if (!OF_PEOPLE.includes(last.measure) || people.length === 0 || people.length > MOST || LIVES.test(text)) return null;
  const blank = blankOf(language, question, people);
  if ((theyAll.test(text) || some.test(text) || (people.length > 1 && they.test(text))) && elsewhere.test(text)) return blank;
  // Of those who came in some year, or were there on some day, who is there now.
  const [firm] = last.subjects;
  // `When did he leave?`, where several could be he: of each, all that she was there.
  if (went.test(text) && recalled.listed.length > 1 && HOLDING.includes(last.measure) && firm?.kind === 'COMPANY')
    return { ...blank, within: unwritten(firm), range: { from: null, to: null } };
  const then = last.asOf ?? last.range ?? (last.measure === 'JOINED' ? last.measure : null);
  return then !== null && last.measure !== 'DEPARTED' && firm?.kind === 'COMPANY' && some.test(text) && still.test(text) ? { ...blank, within: firm } : null;
} // prettier-ignore

/** `Which of those is in the canton of Bern?`, `... in liquidation?`, behind a person's firms: of each of them what tells. */
function firmsFrame({ question, language, recalled }: Asked, last: QuestionFrame, written: Reading, text: string): QuestionFrame | null {
  const firms = recalled.listed.filter(({ kind }) => kind === 'COMPANY');
  // `And in Geneva?`, behind where each of them is: it was told.
  const [one, another] = last.subjects;
  if (last.measure === 'SEAT' && one?.kind === 'COMPANY' && one.text === '' && another !== undefined && IN_A_PLACE.test(question)) return { ...last, language, span: { start: 0, end: question.length }, readAs: [], notUnderstood: [] };
  if (last.measure !== 'PERSON_MANDATES' || firms.length === 0 || firms.length > MOST || !WORDS[language].firms.test(text) || NAMES_ONE.test(question.trim())) return null;
  const words = said(written, []);
  // What is bankrupt, or is being wound up, is so today: its state says so.
  const broke = words.topics.length > 0 && words.topics.every(({ value }) => ENDS.includes(value)) && !words.when;
  const measure: Measure | null = words.canton !== null || words.place !== null ? 'SEAT' : statusOf(words) !== null || broke ? 'STATUS' : words.legalForm !== null ? 'LEGAL_FORM' : null;
  return measure === null || words.roles.length > 0 || (words.topics.length > 0 && !broke) ? null : { ...blankOf(language, question, firms), measure };
} // prettier-ignore

/** `One of those is X AG. What is its purpose?`: of that one. */
const NAMES_ONE = /[.:;!?]\s+\S|(?<=\s)\p{Lu}[\p{L}’'-]+ (?:\p{Lu}[\p{L}’'-]+|& )/u;
const IN_A_PLACE =
  /^(?:(?:[Uu]nd|[Ee]t|[Ee]d?|[Aa]nd|[Ww]hat about|[Hh]ow about|[Oo]r|[Oo]der|[Oo]u) )+(?:those |any )?(?:in|im|en|à|au|dans le|a|ad|nel|nella)(?: (?:the )?(?:canton(?:e)?|[Kk]anton)(?: (?:of|de|du|di|del))?)? \p{Lu}[\p{L}.'’ -]{2,30}\s*\??$/u;
const ENDS: readonly EventTopic[] = ['BANKRUPTCY', 'LIQUIDATION', 'DELETED'];

const blankOf = (language: Language, question: string, listed: readonly Listed[]): QuestionFrame => ({
  ...BLANK_FRAME,
  language,
  span: { start: 0, end: question.length },
  measure: 'PERSON_MANDATES',
  intent: 'search_companies',
  subjects: listed.map(unwritten),
}); // prettier-ignore
