import { expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { Remembered } from '../../../../src/trace/index.js';
import { readsFrames } from '../../read-frames.js';
import { NOTHING_RECALLED } from '../../slots-support.js';

const [CLIENT, COMPETITOR] = ['Alpenblick Holding AG', 'Muster Bau AG'];
const { frames, namesOf, register } = readsFrames();

/** Two firms spoken of, each called something in its turn; neither is deleted. */
function spoken(calls: readonly [client: string, competitor: string]) {
  const [client, competitor] = [CLIENT, COMPETITOR].map((name): Remembered => ({ uid: register().uids.get(name)!, kind: 'COMPANY', name, network: false, history: false })); // prettier-ignore
  const subjects = [competitor!, client!];
  const calledIn = [{ question: `${calls[1]} ${COMPETITOR}.`, firm: competitor! }, { question: `${calls[0]} ${CLIENT}.`, firm: client! }]; // prettier-ignore
  return { ...NOTHING_RECALLED, subjects, inOrder: subjects.toReversed(), current: 1, calledIn };
}

it.each<[Language, readonly [string, string], string]>([
  [
    'de',
    ['Mein Mandant ist', 'Mein Konkurrent ist'],
    'Wie hoch ist das Kapital meines Mandanten, und wo ist der Sitz meines Konkurrenten?',
  ],
  ['en', ['My client is', 'My competitor is'], 'What is the capital of my client, and the seat of my competitor?'],
])('each of two firms called something is asked about by its own (%s)', async (language, calls, question) => {
  const about = (await frames(question, language, spoken(calls))).map((frame) => [frame.measure, namesOf(frame)]);
  expect(about).toEqual([['CAPITAL', CLIENT], ['SEAT', COMPETITOR]]); // prettier-ignore
});

it.each<[Language, string]>([
  ['de', 'Welche Adresse hat die gelöschte?'],
  ['fr', 'Quelle est l’adresse de la radiée ?'],
  ['it', 'Che indirizzo ha quella cancellata?'],
  ['en', 'What is the address of the deleted one?'],
])('of firms none of which is deleted nobody is the deleted one (%s)', async (language, question) => {
  const about = await frames(question, language, spoken(['My client is', 'My competitor is']));
  expect(about.flatMap(({ subjects }) => subjects.map(({ uid }) => uid))).toEqual([]);
});
