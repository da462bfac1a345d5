/** What words say of one firm that the lexicons read otherwise, or not at all: who took it over, where it moved, what its capital rose by, its last notice. */
import { foldName, type EventTopic, type Language } from '../../../../../core/index.js';
import type { Measure } from '../../../../../trace/index.js';
import { amend } from '../../amend.js';
import { CHANGED, TOPIC_OF } from './changed.js';
import { FIELDS } from '../fields-asked.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isOfFirm } from './objects.js';
import { takeForm } from './forms-had.js';
import { HOW_OFTEN } from '../people/people-words.js';
import type { Said } from '../said-slots.js';
import type { TaggedToken } from '../words/tagging.js';
import { isWhichFirms } from './which-firms.js';

interface Words {
  tookOver: RegExp;
  /** Verbs of a move; what is asked beside them is where from and where to. */
  moved: RegExp;
  /** That capital rose or fell; elsewhere the same verbs say other things. */
  rose: RegExp;
}

const WORDS: Record<Language, Words> = {
  de: {
    tookOver: /^(?:rechtsnachfolger\w*|nachfolgerin|nachfolgefirma|nachfolgegesellschaft|ubernahm|ubernahmen|ubernimmt|ubernehmen|ubernommen|geschluckt|absorbiert\w*)$/,
    moved: /^(?:umgezogen|gezogen|umzog|weggezogen|zugezogen|disloziert|ubersiedelt|umgesiedelt|zog)$/,
    rose: /^(?:erhoh\w*|herabgesetzt|herabsetz\w*|aufgestockt|reduziert\w*|gesenkt|vergrossert|verkleinert|gestiegen|gesunken|gewachsen|gekurzt)$/,
  },
  en: {
    tookOver: /^(?:successors?|successor company|succeeded|took over|takes over|taken over|take over|taking over|absorbed|absorb|swallowed)$/,
    moved: /^(?:move|moves|moving|relocate|relocates|relocating)$/,
    rose: /^(?:increas\w*|raise[ds]?|raising|reduc\w*|lowered|lower|cut|rose|risen|rise|fell|fallen|grown?|grew|shrunk|shrank|go up|goes up|went up|gone up|go down|went down|gone down)$/,
  },
  fr: {
    tookOver: /^(?:succede|succession|successeure?|societe successeur|repris|reprise|reprend|reprendre|reprit|absorbe|absorbee|avale|avalee)$/,
    moved: /^(?:demenag\w*|transfere|transferee|deplacee?)$/,
    rose: /^(?:augment\w*|redui\w*|relevee?|abaissee?|baissee?|diminue\w*|accrue?)$/,
  },
  it: {
    tookOver: /^(?:subentrat[oa]|succedut[oa]|successore|successora|successione|rilevat[oa]|rileva|rilevo|assorbit[oa]|incorporat[oa]|inglobat[oa])$/,
    moved: /^(?:trasferit[oa]|traslocat[oa]|trasloca|trasferisce|spostat[oa])$/,
    rose: /^(?:aument\w*|ridott[oa]|riduc\w*|ridus\w*|diminuit[oa]|abbassat[oa]|cresciut[oa]|innalzat[oa])$/,
  },
}; // prettier-ignore

/** Of two firms, the one that is there for longer. */
const OLDER =
  /(?:^| )(?:older|oldest|elder|younger|youngest|newer|alter|alteste|altere|junger|jungere|jungste|plus (?:ancienne?|vieille|vieux|jeune|recente?)|piu (?:vecchi[oa]|antic[oa]|giovane|recente)|ainee?)(?: |$)/;
const SO_LONG =
  /(?:^| )(?:how long|for how long|wie lange?|wie lang|combien de temps|pendant combien de temps|quanto tempo|quanto a lungo|quanti anni|combien d annees|wie viele jahre|how many years)(?: |$)/;
const STILL = /(?:^| )(?:noch|still|encore|toujours|ancora|tuttora)(?: |$)/;
const EXISTED =
  /^(?:exist\w*|existier\w*|bestand|bestanden|besteht|gab|gibt|esist\w*|vecu|durata?|lasted|lived|around|tempo|temps|gelebt|uberlebt|survecu)$/;

/** `Where`, which beside a move asks where from or where to. */
const WHERE = /^(?:wo|woher|wohin|ou|d ou|dove|da dove|where|from where|sitz|siege|sede|seat)$/;
const isWhere = ({ value, text }: Said['measures'][number]) => (value === 'ADDRESS' || value === 'SEAT') && WHERE.test(foldName(text)); // prettier-ignore

/** Of a firm that is named, or of whoever is spoken of and is no person. */
export function takeOfFirm(
  language: Language,
  names: readonly NamedInQuestion[],
  words: readonly TaggedToken[],
  result: Said,
): void {
  const named = isOfFirm(names);
  if ((names.length > 0 && !named) || result.people || result.pronoun?.of === 'PERSON') return;
  if (result.roles.length > 0 || result.signatures !== null || result.outside !== null) return takeForm(language, named, words, result); // prettier-ignore
  const own = WORDS[language];
  takeLife(names.length > 1, words, result);
  takeStanding(own, named, words, result);
  if (named) takeDealings(words, result);
  if (named || tookItOver(words).length > 0) takeTakenOver(own, words, result);
  takeMove(own, named, words, result);
  takeForm(language, named, words, result);
  takeRise(own, words, result);
  takeOften(language, named, words, result);
}

/** `Qui assure X ?` asks who insures it, where `assure la présidence` is of an office; `les affaires de X marchent-elles` is no purpose. */
function takeDealings(words: readonly TaggedToken[], result: Said): void {
  const text = words.map(({ folded }) => folded).join(' ');
  if (INSURES.test(text)) result.outside = { value: 'BUSINESS', text: '' };
  else if (GOES.test(text)) result.outside = { value: 'FINANCES', text: '' };
}

const INSURES = /^qui (?:est ce qui )?(?:assure|a assure|assurait)$/;
const GOES = /(?:^| )affaires (?:\w+ ){0,3}?(?:marchent|tournent|vont)(?: |$)/;

/** `Which of them is older?`, `how long did X exist?`: from its founding to its deletion. */
function takeLife(several: boolean, words: readonly TaggedToken[], result: Said): void {
  const text = words.map(({ folded }) => folded).join(' ');
  const older = (several || result.two) && OLDER.test(text);
  // `Is it still a thing, and how long has it been around?` asks of today as well.
  const existed = SO_LONG.test(text) && !STILL.test(text) && words.some(({ folded }) => EXISTED.test(folded));
  const others = result.measures.filter(({ value }) => value !== 'IDENTIFY' && value !== 'OFFICERS' && value !== 'STATUS'); // prettier-ignore
  if ((!older && !existed) || others.length > 0 || result.topics.some(({ value }) => value !== 'FOUNDED')) return;
  const own = words.filter(({ folded }) => EXISTED.test(folded) || OLDER.test(folded)).map((word) => word.text);
  amend(result, { measures: [], when: true, order: null, left: null, comparison: null, counting: null, quantity: null, ordinal: null, how: false }); // prettier-ignore
  happened(result, 'FOUNDED', own);
  if (existed) happened(result, 'DELETED', []);
  if (older) [result.unknown, result.unknownAsked] = [[], false];
}

/** `Who took over X?`, `which companies did X take over?`: mergers, and nobody who is in it. */
function takeTakenOver({ tookOver }: Words, words: readonly TaggedToken[], result: Said): void {
  const own = said(words, tookOver);
  const split = tookItOver(words);
  const merged = own.length > 0 || split.length > 0 || result.topics.some(({ value }) => value === 'MERGER');
  const others = result.measures.filter((word) => !isWhichFirms(word) && word.value !== 'IDENTIFY' && !(own.length > 0 && word.value === 'STATUS') && word.value !== 'LEGAL_FORM'); // prettier-ignore
  if (!merged || others.length > 0) return;
  amend(result, { measures: [], joined: null, left: null });
  // `Which company took it over?` asks for no list.
  if (split.length > 0) amend(result, { companies: false, who: false });
  happened(result, 'MERGER', [...own, ...split]);
}

/** `Took it over`, in one or in two. */
function tookItOver(words: readonly TaggedToken[]): string[] {
  const folded = words.map((word) => word.folded);
  const at = folded.findIndex((word, index) => /^(?:took|takes?|taken|bought|swallowed)$/.test(word) && /^(?:it|them|that|this)$/.test(folded[index + 1] ?? '') && /^(?:over|up)$/.test(folded[index + 2] ?? ''));
  return at < 0 ? [] : [words[at]!.text, words[at + 2]!.text];
} // prettier-ignore

/** `Where did X move from?`: each of its seats, and not where it is. */
function takeMove({ moved }: Words, named: boolean, words: readonly TaggedToken[], result: Said): void {
  const own = said(words, moved);
  const known = result.topics.some(({ value }) => value === 'MOVED');
  const whence = words.filter(({ folded }) => /^(?:woher|wohin)$/.test(folded)).map(({ text }) => text);
  if (own.length === 0 && !(known && whence.length + result.measures.filter(isWhere).length > 0)) return;
  if (!named && own.length > 0 && !known && result.pronoun === null) return;
  if (result.measures.some((word) => !isWhere(word))) return;
  result.measures = [];
  happened(result, 'MOVED', [...own, ...whence]);
  // `When did X move to Geneva?`: where to is a condition, which is named.
  const isPlace = (word: string) => words.some(({ text, capital }, at) => text === word && capital && at > 0);
  result.unknownAsked &&= !result.unknown.every(isPlace);
}

/** `Has it always had this purpose?`, `how long has it been in Bülach?`, `since when is it called that?`: all that it ever was. */
function takeStanding(own: Words, named: boolean, words: readonly TaggedToken[], result: Said): void {
  const { measures, topics, legalForm, place, when, times, counting } = result;
  if ((!named && result.pronoun === null) || topics.length + times.length > 0 || legalForm !== null || counting !== null) return; // prettier-ignore
  const text = words.map(({ folded }) => folded).join(' ');
  const always = ALWAYS.test(text);
  if (!always && !when && !FORMERLY.test(text)) return;
  const asked = measures.filter(({ value, text: phrase }) => value !== 'IDENTIFY' && value !== 'STATUS' && !(value === 'NAMES' && ONLY_FORMERLY.test(foldName(phrase)))); // prettier-ignore
  if (always && asked.length === 1 && FIELDS.includes(asked[0]!.value)) return void (result.ever = true);
  // `Did it go by another name before?`: names are told with their time.
  if (asked.length === 1 && asked[0]!.value === 'NAMES') result.unknown = result.unknown.filter((word) => !ONLY_FORMERLY.test(foldName(word))); // prettier-ignore
  if (asked.length > 0) return;
  const ofPlace = place?.words.every((word) => result.unknown.includes(word)) === true && result.unknown.length === place.words.length; // prettier-ignore
  // Since when it is in a canton, its seats tell as well.
  const ofCanton = result.canton !== null && place === null && result.unknown.length === 0;
  const measure = (always || when) && (ofPlace || ofCanton) ? 'SEAT' : when && CALLED_SO.test(text) ? 'NAMES' : DID.test(text) && FORMERLY.test(text) ? 'PURPOSE' : null; // prettier-ignore
  if (measure === null) return;
  amend(result, { measures: [{ value: measure, text: '' }], ever: true, left: null, unknownAsked: false });
  result.unknown = result.unknown.filter((word) => !ofPlace && !FORMERLY.test(` ${foldName(word)} `) && !DID.test(foldName(word))); // prettier-ignore
}

const ALWAYS =
  /(?:^| )(?:(?:schon |seit )?immer(?! noch)|seit jeher|von anfang an|von beginn an|always|all along|toujours (?:ete|eu|porte|exerce)|depuis toujours|sempre (?:stat[oa]|avut[oa])|da sempre)(?: |$)/;
const FORMERLY =
  /(?:^| )(?:fruher|vorher|zuvor|before|earlier|previously|formerly|avant|auparavant|autrefois|prima|in passato|precedentemente)(?: |$)/;
/** German `früher` alone asks for names as well. */
const ONLY_FORMERLY =
  /^(?:noch )?(?:fruher|vorher|zuvor|before|earlier|previously|formerly|avant|auparavant|autrefois|prima|in passato|precedentemente)$/;
const CALLED_SO =
  /(?:heisst|nennt|hiess).* so(?: |$)|called (?:that|so|this|what)|appelle.* (?:ainsi|comme ca)|porte.* (?:ce|son) nom|chiama.* cosi/;
const DID = /(?:^|^was |^what |^que |^cosa |^che cosa )(?:machte|machten|tat|trieb|did|faisait|faceva)(?: |$)/;

/** `By how much was its capital raised?`: what the notices say of it, and not the amount of today. */
function takeRise({ rose }: Words, words: readonly TaggedToken[], result: Said): void {
  const own = said(words, rose);
  const capital = result.measures.some(({ value }) => value === 'CAPITAL');
  const known = result.topics.some(({ value }) => value === 'CAPITAL');
  if (!capital || (own.length === 0 && !known) || result.companies) return;
  if (result.measures.some(({ value }) => value !== 'CAPITAL' && value !== 'TIMELINE')) return;
  amend(result, { measures: [], counting: null, how: false });
  happened(result, 'CAPITAL', own);
}

/** `How many times did it move?`: the notices that say so, which are counted. */
function takeOften(language: Language, named: boolean, words: readonly TaggedToken[], result: Said): void {
  const text = words.map(({ folded }) => folded).join(' ');
  const often = HOW_OFTEN[language].exec(text);
  if (often === null || (!named && result.pronoun === null)) return;
  const measures = result.measures.filter(({ value }) => value !== 'TIMELINE');
  const [measure] = measures;
  const topic = result.topics[0]?.value ?? topicAsked(measures.map(({ value }) => value));
  const changed = result.topics.length > 0 || words.some(({ folded }) => CHANGED.test(folded));
  if (topic === null || !changed || (result.topics.length > 0 && measure !== undefined)) return;
  const start = text.slice(0, often.index).split(' ').length - 1;
  const how = words.slice(start, start + often[0].split(' ').length).map((word) => word.text);
  amend(result, { measures: [], counting: null, how: false });
  happened(result, topic, [...how, ...said(words, CHANGED)]);
}

/** The topic of what alone is asked to have changed; null: of nothing, or of several things. */
export function topicAsked(measures: readonly Measure[]): EventTopic | null {
  const [first, more] = [...new Set(measures)];
  return first === undefined || more !== undefined ? null : (TOPIC_OF[first] ?? null);
}

function happened(result: Said, topic: EventTopic, own: readonly string[]): void {
  const text = own.join(' ');
  if (!result.topics.some(({ value }) => value === topic)) result.topics.push({ value: topic, text });
  result.unknown = result.unknown.filter((word) => !own.includes(word));
  result.unknownAsked &&= result.unknown.length > 0;
}

/** The words that a pattern of one or two words finds. */
function said(words: readonly TaggedToken[], pattern: RegExp): string[] {
  return words.flatMap(({ folded, text }, at) => {
    const next = words[at + 1];
    if (pattern.test(folded)) return [text];
    return next !== undefined && pattern.test(`${folded} ${next.folded}`) ? [text, next.text] : [];
  });
}
