import { afterAll, beforeAll } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../src/core/index.js';
import type { FrameSubject, QuestionFrame } from '../../src/trace/index.js';
import { FIRMS, PEOPLE } from './questions/types.js';
import { smallRegister, type SmallRegister } from './small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from './slots-support.js';

export interface FrameReader {
  /** Open while the tests of the file run. */
  register(): SmallRegister;
  /** How a question is read: a frame for each of its parts. */
  frames(question: string, language: Language, recalled?: typeof NOTHING_RECALLED): Promise<QuestionFrame[]>;
  /** The register's name of whom a frame is about; `?` and the question's words where nobody is. */
  nameOf(subject: FrameSubject): string;
  /** Names of all subjects, ` + ` between. */
  namesOf(frame: QuestionFrame): string;
}

/** Reads questions over the firms and people of `questions/types.ts`, in the real engine, opened once for a file of tests. */
export function readsFrames(): FrameReader {
  const reasoner = createRulesReasoner();
  let register: SmallRegister;
  let names = new Map<string, string>();
  beforeAll(async () => {
    register = await smallRegister(FIRMS, PEOPLE);
    names = new Map([...register.uids].map(([name, uid]) => [uid, name]));
  });
  afterAll(() => register.close());
  const nameOf = ({ uid, text }: FrameSubject) => names.get(uid ?? '') ?? `?${text}`;
  return {
    register: () => register,
    async frames(question, language, recalled = NOTHING_RECALLED) {
      return [...(await reasoner.route(askedOf(question, language, { recalled }), toolContext(register.graph))).frames];
    },
    nameOf,
    namesOf: ({ subjects }) => subjects.map(nameOf).join(' + '),
  };
}
