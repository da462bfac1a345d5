/** Behind what joins two, whom they share, or whom somebody is connected to: since when, who else, another way, formerly, who of them is a company, one step further. */
import { foldName, type Language } from '../../../../core/index.js';
import type { FrameSubject, Measure, QuestionFrame } from '../../../../trace/index.js';
import { BLANK_FRAME } from '../../../blank-frame.js';
import type { Asked, Route } from '../../../slots.js';
import { said, type Said } from '../read/said.js';
import type { Slot } from '../read/words/slots.js';
import type { Reading } from '../read/words/tagging.js';
import { onlySays } from './only-says.js';
import { unwritten } from '../read/unwritten.js';

const LINKS: readonly Measure[] = ['PATH', 'NETWORK', 'SHARED_OFFICERS'];
const SMALL: readonly Slot['type'][] = ['FILLER', 'ABOUT', 'THEN', 'PRONOUN', 'OTHER', 'PERSON_NOUN', 'NOW'];
const ALL: Record<Language, string> = {
  de: 'alle Verbindungen',
  fr: 'tous les liens',
  it: 'tutti i legami',
  en: 'all connections',
};
/** Who is told of is told again. */
const WHO =
  /^(?:(?:und|et|e|ed|and) )*(?:wer (?:ist|sind) (?:das|es|die|sie)|qui est ce|qui sont (?:ils|elles|ce)|(?:et )?c est qui|chi (?:e|sono)(?: loro)?|who (?:is|are) (?:that|it|they|those|this))(?: (?:genau|denn|exactement|esattamente|exactly))*$/;
const FORMERLY =
  /^(?:(?:und|et|e|ed|and) )*(?:fruher|vorher|zuvor|in der vergangenheit|auparavant|avant|autrefois|jadis|par le passe|dans le passe|prima|in passato|nel passato|un tempo|before|before that|formerly|previously|earlier|in the past|historically)$/;
const ELSE =
  /(?:^| )(?:(?:anyone|anybody|someone|somebody|who) else|(?:sonst )?noch jemand(?:en)?|sonst (?:noch )?(?:jemand|wer|wen)|(?:wen|wer|wem) .*(?:sonst|noch)|quelqu un d autre|d autres personnes|qui d autre|qualcun altro|qualcuno altro|chi altro|altre persone|other people|others)(?: |$)/;
const ANOTHER_WAY =
  /(?:^| )(?:ander(?:e|en|er|es) (?:weg|wege|verbindung|verbindungen|pfad|route)|(?:another|other|different) (?:way|ways|path|route|link|links|connection|connections)|autres? (?:chemins?|voies?|liens?|connexions?)|altr[aoie] (?:vi[ae]|strad[ae]|percors[oi]|legam[ei]|collegament[oi]|connession[ei])|auf anderem weg|autrement)(?: |$)/;
const FURTHER =
  /(?:^| )(?:(?:one|two|a|1|2) (?:steps?|hops?|levels?|degrees?) (?:further|more|away|removed|out)|(?:ein(?:en)?|zwei) (?:schritte?|stufen?) (?:weiter|entfernt)|uber (?:zwei|eine|2) ecken?|(?:un|deux) (?:pas|etapes?|niveaux?|degres?) (?:plus loin|de plus)|a deux (?:pas|degres|niveaux)|un (?:passo|livello|grado) (?:piu|oltre) ?(?:avanti|in la|lontano)?|(?:a )?due (?:passi|gradi|livelli)(?: di distanza)?)(?: |$)/;
const LIVES = /^(?:wohn\w*|lebt|lives?|live|habite|vit|abita|vive|domicil\w*)$/;
const HE = /(?:^| )(?:he|she|him|her|his|er|ihn|ihm|sein\w*|il|elle|lui|lei|son|sa|suo|sua)(?: |$)/;

/** Null: nothing that joins anybody was told, or something else is asked. */
export function ofLinks(asked: Asked, written: Reading): Route | null {
  const { recalled, question, language, focusUid } = asked;
  const [last] = recalled.frames;
  if (last === undefined || last.refusal !== null || !LINKS.includes(last.measure) || last.subjects.length === 0 || recalled.pending || focusUid !== null) return null;
  const subjects = last.subjects.map(unwritten);
  const again: QuestionFrame = { ...last, language, span: { start: 0, end: question.length }, subjects, readAs: [], notUnderstood: [] };
  const words = said(written, []);
  const text = foldName(question);
  const frames = subjects.length > 1 ? ofTwo(again, asked, written, words, text) : ofOne(again, asked, written, words, text);
  return frames && { intent: frames[0]!.intent, confidence: 0.9, reasoning: 'of what joins those told before', frames, refused: [] };
} // prettier-ignore

function ofTwo(again: QuestionFrame, { recalled }: Asked, written: Reading, words: Said, text: string): QuestionFrame[] | null {
  const firms = again.subjects.every(({ kind }) => kind === 'COMPANY');
  const shared: QuestionFrame = { ...again, measure: 'SHARED_OFFICERS', intent: 'explore_network' };
  if (WHO.test(text)) return [again];
  if (ANOTHER_WAY.test(text) && again.measure !== 'SHARED_OFFICERS' && words.roles.length === 0) return [{ ...again, refusal: { type: 'NOT_BUILT' } }];
  const people = recalled.justListed ? recalled.listed.filter(({ kind }) => kind === 'PERSON') : [];
  if (people.length === 1 && firms && HE.test(text) && ofHerThere(written, words)) {
    const { uid, name } = people[0]!;
    const person: FrameSubject = unwritten({ kind: 'PERSON', uid, name });
    return again.subjects.map((within): QuestionFrame => ({ ...BLANK_FRAME, language: again.language, span: again.span, asOf: again.asOf, measure: 'PERSON_MANDATES', intent: 'search_companies', subjects: [person], within, sinceWhen: words.when }));
  }
  // Of each that is told the day stands beside it.
  if (sinceWhen(written, words)) return [again];
  if (FORMERLY.test(text) && firms) return [{ ...shared, asOf: null, range: { from: null, to: null } }];
  const others = ELSE.test(text) && onlySays(written, [...SMALL, 'MEASURE', 'COUNTING']) && words.measures.every(({ value }) => value === 'SHARED_OFFICERS' || value === 'STATUS');
  return others && firms ? [shared] : null;
} // prettier-ignore

/** `Can he sign alone?`, `what is he there?`: in each of the two. */
const ofHerThere = (written: Reading, words: Said): boolean =>
  onlySays(written, [...SMALL, 'MEASURE', 'SIGNATURE', 'ROLE', 'WHEN'], FUNCTION) && words.times.length + words.topics.length === 0 && words.measures.every(({ value }) => OF_HER.includes(value)) && (words.signatures !== null || words.when || words.measures.some(({ value }) => value === 'SIGNATORIES') || written.tokens.some(({ folded }) => FUNCTION.test(folded))); // prettier-ignore
const OF_HER: readonly Measure[] = ['SIGNATORIES', 'PERSON_MANDATES', 'OFFICERS', 'IDENTIFY'];
const FUNCTION = /^(?:rolle|funktion|amt|role|function|position|office|fonction|poste|ruolo|funzione|carica|as|als)$/;

const sinceWhen = (written: Reading, { when, measures, roles, topics, times, ordinal, signatures }: Said): boolean =>
  when && measures.length + roles.length + topics.length + times.length === 0 && ordinal === null && signatures === null && onlySays(written, [...SMALL, 'WHEN']); // prettier-ignore

function ofOne(again: QuestionFrame, { question, recalled }: Asked, written: Reading, words: Said, text: string): QuestionFrame[] | null {
  if (FURTHER.test(text) && words.roles.length === 0) return [{ ...again, refusal: { type: 'NOT_BUILT' } }];
  const { ordinal, counting, companies, people, measures, times, topics } = words;
  const listed = recalled.justListed && ordinal !== null ? recalled.listed.at(ordinal.value) : undefined;
  if (listed?.kind === 'PERSON' && written.tokens.some(({ folded }) => LIVES.test(folded)) && onlySays(written, [...SMALL, 'ORDINAL', 'MEASURE']))
    return [{ ...BLANK_FRAME, language: again.language, span: again.span, measure: 'RESIDENCE', intent: 'search_companies', subjects: [unwritten({ kind: 'PERSON', uid: listed.uid, name: listed.name })] }];
  if (WHO.test(text) || sinceWhen(written, words)) return [again];
  const [time, another] = times;
  if (time !== undefined && another === undefined && onlySays(written, [...SMALL, 'TIME'])) {
    const asOf = time.asOf ?? null;
    return asOf === null ? null : [{ ...again, asOf, range: null }];
  }
  // `Which of them are companies?`, `how many people?`: all are told, each as what it is.
  const kinds = companies || people || counting !== null || measures.some(({ value }) => value === 'PERSON_MANDATES' || value === 'COMPANIES');
  const only = kinds && ordinal === null && topics.length + times.length === 0 && measures.every(({ value, text: word }) => (value === 'PERSON_MANDATES' || value === 'COMPANIES' || value === 'STATUS') && KINDS.test(foldName(word)));
  if (!only || !onlySays(written, [...SMALL, 'COUNTING', 'COMPANY_NOUN', 'MEASURE'])) return null;
  return [{ ...again, readAs: [{ text: question.trim().replace(/\s*[?.!]+$/u, ''), as: ALL[again.language] }] }];
} // prettier-ignore
const KINDS = /(?:firm|gesellsch|unternehm|societ|entrepris|ditt|impres|aziend|compan|business|es gibt|gibt es|y a|ci sono|are there)/; // prettier-ignore
