import { describe, expect, it } from 'vitest';
import type { Language, Role } from '../../../../src/core/index.js';
import type { Listed, QuestionFrame } from '../../../../src/trace/index.js';
import { readsFrames } from '../../read-frames.js';
import { about } from '../../slots-support.js';

const FIRM = 'Muster Bau AG';
const OTHER = 'Alpenblick Holding AG';
const { frames, namesOf, register } = readsFrames();

const told = (number: number, role: Role = 'BOARD_PRESIDENT'): Listed => ({ uid: `pe_told${number}`, kind: 'PERSON', name: `Told, ${number}`, roles: [role] }); // prettier-ignore

/** Behind a turn about the firm that asked this, and told of these. */
async function behind(first: string, language: Language, listed: Listed[]) {
  return about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: await frames(first, language), listed, justListed: true }); // prettier-ignore
}

const PRESIDENT: Record<Language, string> = {
  de: `Wer ist Präsident der ${FIRM}?`,
  fr: `Qui préside ${FIRM} ?`,
  it: `Chi presiede la ${FIRM}?`,
  en: `Who chairs ${FIRM}?`,
};
const shown = ({ measure, subjects, within, sinceWhen }: QuestionFrame) => [measure, subjects[0]?.uid, within?.uid ?? null, sinceWhen]; // prettier-ignore

describe('the only person whom an answer told of', () => {
  it.each<[Language, string]>([
    ['de', 'Und seit wann ist er das?'],
    ['fr', 'Et depuis quand l’est-elle ?'],
    ['it', 'E da quando ricopre la carica?'],
    ['en', 'And how long has she been that?'],
    ['de', 'Und seit wann macht die Person das?'],
  ])('is asked about since when she is there (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1)]));
    expect(read.map(shown)).toEqual([['PERSON_MANDATES', 'pe_told1', register().uids.get(FIRM), true]]);
  });

  it.each<[Language, string]>([
    ['de', 'Ein bekanntes Gesicht. Wo sitzt die Person sonst noch?'],
    ['fr', 'Tiens donc. Elle siège où encore, cette personne ?'],
    ['it', 'Ma guarda. In quali altre società siede?'],
    ['en', 'I know that name. Where else does this person sit?'],
  ])('is asked about her other firms, whatever is said before it (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1)]));
    expect(read.map((frame) => shown(frame).slice(0, 2))).toEqual([['PERSON_MANDATES', 'pe_told1']]);
  });

  it.each<[Language, string]>([
    ['de', 'Und wie hoch ist das Aktienkapital?'],
    ['fr', 'Et quelle est l’adresse ?'],
    ['it', 'E chi è il revisore?'],
    ['en', 'And when was it founded?'],
  ])('is not meant where the firm’s own things are asked (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1)]));
    expect(read.map(namesOf)).toEqual([FIRM]);
  });

  it.each<[Language, string]>([
    ['de', 'Seit wann ist der Direktor dabei?'],
    ['en', 'Since when are the others on the board?'],
    ['it', 'Da quando esiste la società?'],
    ['fr', 'Depuis quand la société existe-t-elle ?'],
    ['de', 'Seit wann gibt es die Alpenblick?'],
    ['it', 'Da quando c’è alpenblick?'],
  ])('is not meant where another office, others, the firm or a name is said (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1)]));
    expect(read.flatMap(({ subjects }) => subjects.map(({ uid }) => uid))).not.toContain('pe_told1');
  });

  it.each<[Language, string, string]>([
    ['de', 'Seit wann ist er das?', 'Und 2022?'],
    ['fr', 'Depuis quand ?', 'Et en 2022 ?'],
    ['it', 'Da quando?', 'E nel 2022?'],
    ['en', 'Since when?', 'And who was it in 2022?'],
  ])('is not asked about any more where another time is (%s: %s %s)', async (language, since, question) => {
    const first = await behind(PRESIDENT[language], language, [told(1)]);
    const [of] = await frames(since, language, first);
    const person = { uid: 'pe_told1', kind: 'PERSON' as const, name: 'Told, 1', network: false, history: false };
    const within = { ...of!, measure: 'PERSON_MANDATES' as const, subjects: [{ text: '', span: of!.span, kind: 'PERSON' as const, uid: person.uid, name: person.name }], within: { text: '', span: of!.span, kind: 'COMPANY' as const, uid: register().uids.get(FIRM)!, name: FIRM } }; // prettier-ignore
    const recalled = { ...first, subjects: [person, ...first.subjects], current: 1, frames: [within], opening: first.frames, listed: [], justListed: false }; // prettier-ignore
    const read = await frames(question, language, recalled);
    expect(read.map((frame) => [frame.measure, frame.roles, namesOf(frame)])).toEqual([['OFFICERS', ['BOARD_PRESIDENT'], FIRM]]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['de', 'Und seit wann ist er das?'],
    ['en', 'And how long has she been that?'],
  ])('is nobody where several were told of (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1), told(2)]));
    expect(read.flatMap(({ subjects }) => subjects.map(({ uid }) => uid))).not.toContain('pe_told1');
  });
});

describe('the same of another firm', () => {
  it.each<[Language, string, string]>([
    ['de', `Welches Kapital hat die ${FIRM}?`, `Dasselbe Spiel bitte mit der ${OTHER}.`],
    ['fr', `Quel est le capital de ${FIRM} ?`, `Même exercice avec ${OTHER}.`],
    ['it', `Che capitale ha la ${FIRM}?`, `Ora tocca alla ${OTHER}.`],
    ['en', `What is the capital of ${FIRM}?`, `Now do ${OTHER} for me.`],
  ])('asks what was asked before, and says so (%s: %s %s)', async (language, first, question) => {
    const recalled = about(register().uids.get(FIRM)!, 'COMPANY', FIRM, { frames: await frames(first, language) });
    const [frame, ...more] = await frames(question, language, recalled);
    expect([frame?.measure, frame && namesOf(frame), more]).toEqual(['CAPITAL', OTHER, []]);
  });
});

describe('a later turn', () => {
  const recalled = async (language: Language) => behind(PRESIDENT[language], language, [told(1)]);

  it.each<[Language, string]>([
    ['en', 'same for alpenblick please'],
    ['de', 'dasselbe für alpenblick bitte'],
    ['fr', 'idem pour alpenblick'],
    ['it', 'lo stesso per alpenblick'],
    ['de', 'und bei Alpenblik?'],
  ])('is about whom it names, however that is written (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await recalled(language));
    expect(read.map(namesOf)).not.toContain(FIRM);
  });

  it.each<[Language, string, string]>([
    ['en', 'who signs for casa modello?', 'Casa Modello SA'],
    ['de', 'wer zeichnet für alpenblick holding?', OTHER],
    ['fr', 'qui signe pour alpenblick holding ?', OTHER],
    ['it', 'chi firma per alpenblick holding?', OTHER],
  ])('is about a firm in small letters beside what it asks (%s: %s)', async (language, question, firm) => {
    const read = await frames(question, language, await recalled(language));
    expect(read.map((frame) => [frame.measure, namesOf(frame)])).toEqual([['SIGNATORIES', firm]]);
  });

  it.each<[Language, string]>([
    ['en', 'and the same with xyzzor'],
    ['fr', 'et pour xyzzor ?'],
    ['it', 'e per xyzzor?'],
  ])('that names whom nobody knows is not answered of another (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await recalled(language));
    expect(read.every((frame) => frame.refusal !== null || namesOf(frame) !== FIRM)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'who is the dog of the chair?'],
    ['en', 'who repairs the chair?'],
    ['fr', 'qui coiffe la présidente ?'],
    ['it', 'chi è il cane della presidente?'],
    ['de', 'wer ist der Coiffeur der Präsidentin?'],
  ])('that asks what no register holds is not answered (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await recalled(language));
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'the former chair?'],
    ['de', 'der frühere Präsident?'],
    ['fr', 'l’ancien président ?'],
    ['it', 'l’ex presidente?'],
  ])('that asks who held it before is not told who holds it (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await recalled(language));
    expect(read.map(({ measure, refusal }) => refusal === null && measure)).not.toContain('OFFICERS');
  });
});

describe('words beside a name', () => {
  it.each<[Language, string]>([
    ['en', `It is called ${FIRM}, I hope. Where is it?`],
    ['it', 'Si chiama Muster Bau AG, spero. Che indirizzo ha?'],
  ])('are none of it behind a comma (%s: %s)', async (language, question) => {
    expect((await frames(question, language)).map((frame) => [frame.measure, namesOf(frame)])).toEqual([['ADDRESS', FIRM]]); // prettier-ignore
  });

  it.each(['Mi sa che è tardi. Chi dirige?', 'Si sa chi presiede?', 'Lei sa chi firma?'])(
    'that only look like a legal form name nobody (it: %s)',
    async (question) => {
      const read = await frames(question, 'it');
      expect(read.flatMap(({ subjects }) => subjects)).toEqual([]);
    },
  );
});

describe('that year', () => {
  it.each<[Language, string, string]>([
    ['de', 'Wie viele Firmen wurden 2021 gegründet?', 'Und wie viele wurden in diesem Jahr gelöscht?'],
    ['fr', 'Combien de sociétés ont été fondées en 2021 ?', 'Et combien ont été radiées cette même année ?'],
    ['it', 'Quante società sono state fondate nel 2021?', 'E quante sono state cancellate in quello stesso anno?'],
    ['en', 'How many companies were founded in 2021?', 'And how many were deleted in that same year?'],
  ])('is the one of the turn before (%s: %s %s)', async (language, first, question) => {
    const before = await frames(first, language);
    const recalled = { ...about('co_none', 'COMPANY', ''), subjects: [], inOrder: [], current: 0, frames: before };
    const [frame] = await frames(question, language, recalled);
    expect([frame?.measure, frame?.range]).toEqual(['COUNT', before[0]!.range]);
  });
});

describe('whom a later turn leaves out', () => {
  it.each<[Language, string]>([
    ['en', 'anyone besides the president?'],
    ['en', 'and without the chair?'],
    ['en', 'who else but her?'],
    ['de', 'wer abgesehen von der Präsidentin?'],
    ['fr', 'tous hormis la présidente ?'],
    ['it', 'tutti tranne il presidente?'],
  ])('is not who is told in its answer (%s: %s)', async (language, question) => {
    const read = await frames(question, language, await behind(PRESIDENT[language], language, [told(1)]));
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });
});
