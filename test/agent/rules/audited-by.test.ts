/** Whom a firm audits, supervises or winds up, and who does so for it: the same words, the other way round. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { LANGUAGES } from '../../../src/core/index.js';
import { FIRMS } from '../questions/types.js';
import { readsFrames } from '../read-frames.js';

/** X stands for a firm. */
const ELSEWHERE: Record<Language, readonly string[]> = {
  de: ['Wen prüft die X?', 'Wen revidierte die X?', 'Für wen ist die X Revisionsstelle?', 'Bei wem amtet die X als Revisionsstelle?', 'Wessen Revisionsstelle ist die X?', 'Wo ist die X Revisionsstelle?', 'Wer wird von der X geprüft?', 'Wer lässt sich von der X revidieren?', 'Welche Stiftungen prüft die X?', 'Wer hat die X als Revisionsstelle?'],
  fr: ['De qui X est-elle l’organe de révision ?', 'Chez qui X est-elle réviseur ?', 'Qui est révisé par X ?', 'Qui X révise-t-elle ?', 'Où X est-elle organe de révision ?', 'Qui a X comme organe de révision ?', 'De quelles fondations X est-elle l’organe de révision ?'],
  it: ['Di chi è ufficio di revisione la X?', 'Per chi lavora come revisore la X?', 'Chi è revisionato dalla X?', 'Dove è ufficio di revisione la X?', 'Chi ha la X come ufficio di revisione?', 'Di quali fondazioni è ufficio di revisione la X?'],
  en: ['Who does X audit?', 'Whom does X audit?', 'Who is X auditing?', 'Who is audited by X?', 'Whose auditor is X?', 'For whom is X the auditor?', 'Where is X the auditor?', 'Who has X as their auditor?', 'Whose accounts does X audit?', 'Which foundations does X audit?'],
}; // prettier-ignore
const THERE: Record<Language, readonly string[]> = {
  de: ['Wer prüft die X?', 'Von wem wird die X geprüft?', 'Wen hat die X als Revisionsstelle?', 'Wen hat die X mit der Revision beauftragt?', 'Wer ist die Revisionsstelle der X?'],
  fr: ['Qui révise X ?', 'Par qui X est-elle révisée ?', 'Qui est l’organe de révision de X ?', 'Qui X a-t-elle nommé comme organe de révision ?'],
  it: ['Chi revisiona la X?', 'Da chi è revisionata la X?', 'Chi è l’ufficio di revisione della X?'],
  en: ['Who audits X?', 'By whom is X audited?', 'Who is X audited by?', 'Who is the auditor of X?', 'Who is X’s auditor?'],
}; // prettier-ignore

const reads = readsFrames();
const firm = FIRMS[0]!;

describe.each(LANGUAGES)('an office that firms hold (%s)', (language) => {
  const read = async (question: string) => {
    const frames = await reads.frames(question.replace('X', firm), language);
    return frames.map((frame) => `${frame.measure} ${reads.namesOf(frame)} ${frame.refusal?.type ?? ''}`.trim());
  };

  it.each(ELSEWHERE[language])('is asked for where the one named holds it: %s', async (question) => {
    expect(await read(question)).toEqual([`PERSON_MANDATES ${firm}`]);
  });

  it.each(THERE[language])('is asked for at the one named: %s', async (question) => {
    expect(await read(question)).toEqual([`AUDITOR ${firm}`]);
  });
});
