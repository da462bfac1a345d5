import { describe, expect, it } from 'vitest';
import { stillVisible } from '../../../src/agent/rounds/recall.js';
import type { Language } from '../../../src/core/index.js';
import type { Listed, Remembered } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';
import { NOTHING_RECALLED, toolContext } from '../slots-support.js';

const FIRM = 'Alpenblick Holding AG';
const OTHER = 'Muster Bau AG';
const PERSON = 'Anna Muster';

describe('who or what is left out', () => {
  const { frames, namesOf, register } = readsFrames();

  it.each<[Language, string]>([
    ['de', `Wer sitzt im Verwaltungsrat der ${FIRM}, ohne ${PERSON}?`],
    ['fr', `Qui siège au conseil de ${FIRM}, sans ${PERSON} ?`],
    ['it', `Chi siede nel consiglio della ${FIRM}, senza ${PERSON}?`],
    ['en', `Who is on the board of ${FIRM}, without ${PERSON}?`],
    ['de', `In welchen Firmen sitzt ${PERSON}, ohne ${FIRM}?`],
    ['en', `Who is on the board of ${FIRM}, not of ${OTHER}?`],
    ['fr', `Qui siège au conseil de ${FIRM}, pas de ${OTHER} ?`],
    ['de', `Nicht ${PERSON}, wer sitzt sonst im Verwaltungsrat der ${FIRM}?`],
  ])('is refused where it is named, and nobody is told of in its place (%s): %s', async (language, question) => {
    for (const { refusal } of await frames(question, language)) expect(refusal).not.toBeNull();
  });

  it.each<[Language, string]>([
    ['de', `Ohne Revisionsstelle, wer ist bei der ${FIRM} eingetragen?`],
    ['it', `Senza il presidente, chi siede nel consiglio della ${FIRM}?`],
    ['en', `Not the president, who else is on the board of ${FIRM}?`],
  ])('is refused or named as not understood, where it is an office (%s): %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.some(({ refusal, notUnderstood }) => refusal !== null || notUnderstood.length > 0)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', `About ${FIRM} and ${OTHER}, where do they sit?`],
    ['en', `About ${FIRM}, where does it sit?`],
  ])('is nobody whom a question is about (%s): %s', async (language, question) => {
    const about = (await frames(question, language)).map(namesOf).join(' + ');
    expect(about).toContain(FIRM);
    if (question.includes(OTHER)) expect(about).toContain(OTHER);
  });

  it('is whoever may no longer be seen: a conversation goes on with the others', async () => {
    const uid = register().uids.get(FIRM)!;
    const [firm, gone] = [uid, 'pe_nobody'].map((one): Remembered => ({ uid: one, kind: one === uid ? 'COMPANY' : 'PERSON', name: one, network: false, history: false })); // prettier-ignore
    const listed = [firm!, gone!].map(({ uid: own, kind, name }): Listed => ({ uid: own, kind, name, roles: [] }));
    const held = {
      ...NOTHING_RECALLED,
      subjects: [gone!, firm!],
      inOrder: [firm!, gone!],
      current: 2,
      listed,
      together: [gone!],
    };
    const { call } = toolContext(register().graph);
    const seen = await stillVisible(held, register().graph, call);
    expect(seen).toMatchObject({ subjects: [firm], inOrder: [firm], current: 1, listed: [listed[0]], together: [] });
    expect(await stillVisible(seen, register().graph, call)).toBe(seen);
  });
});
