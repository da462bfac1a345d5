import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language, Role } from '../../../src/core/index.js';
import { LANGUAGES } from '../../../src/core/index.js';
import { NO_CONDITIONS } from '../../support/no-conditions.js';
import { askedOf, toolContext } from '../slots-support.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

/** Where X stands for a firm. */
const AUDITED: Record<Language, readonly string[]> = {
  de: ['Welche Firmen prüft die Revisionsstelle der X?', 'Welche anderen Firmen werden von der Revisionsstelle der X geprüft?', 'Welche Firmen haben dieselbe Revisionsstelle wie die X?', 'Welche Firmen prüft dieselbe Revisionsstelle wie die X?'],
  fr: ['Quelles autres sociétés sont révisées par l’organe de révision de X ?', 'Quelles sociétés ont le même réviseur que X ?', 'Quels autres mandats a l’organe de révision de X ?'],
  it: ['Quali altre società controlla l’ufficio di revisione della X?', 'Quali società hanno lo stesso revisore della X?', 'Quali altri mandati ha il revisore della X?'],
  en: ['Which other companies does the auditor of X audit?', 'Which companies have the same auditor as X?', 'Who else is audited by the auditor of X?', 'What other companies does X’s auditor audit?'],
}; // prettier-ignore

const CHAIRED: Record<Language, readonly string[]> = {
  de: ['In welchen Firmen sitzt der Präsident der X sonst noch?', 'Welche weiteren Mandate hat der Präsident der X?', 'Wo sitzt der Präsident der X sonst noch?'],
  fr: ['Dans quelles autres sociétés siège le président de X ?', 'Quels autres mandats a le président de X ?'],
  it: ['In quali altre società siede il presidente della X?', 'Quali altri mandati ha il presidente della X?'],
  en: ['In which other companies does the chair of X sit?', 'What other mandates does the chair of X hold?', 'Where else does the chair of X sit?'],
}; // prettier-ignore

let world: AgentWorld;
const offices: { firm: string; uid: string; role: Role; holder: string }[] = [];
beforeAll(async () => {
  world = await agentWorld('through-office', 80);
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { uids } = await world.graph.companyCounts({ ...NO_CONDITIONS, clocks }, callNow());
  for (const uid of uids)
    for (const role of ['AUDITOR', 'BOARD_PRESIDENT'] as const) {
      const asked = { companyUids: [uid], roles: [role], at: 'CLOCKS', clocks } as const;
      const { rows } = await world.graph.mandates(
        { ...asked, companyUids: [uid] },
        { first: 5, after: null },
        callNow(),
      );
      const [state] = await world.graph.companyStates([{ uid, clocks }], callNow());
      if (
        rows.length === 1 &&
        rows[0]!.holds === 'HELD' &&
        typeof state?.name === 'string' &&
        state.status === 'ACTIVE'
      )
        offices.push({ firm: state.name, uid, role, holder: rows[0]!.holderUid });
    }
});
afterAll(() => world.close());

const reasoner = createRulesReasoner();
const framesOf = async (question: string, language: Language) =>
  (await reasoner.route(askedOf(question, language), toolContext(world.graph))).frames;

describe.each(LANGUAGES)('firms through an office of one (%s)', (language) => {
  it.each([
    ['AUDITOR', AUDITED[language]],
    ['BOARD_PRESIDENT', CHAIRED[language]],
  ] as const)('are those of whoever holds it, who is told first (%s)', async (role, questions) => {
    const held = offices.filter((office) => office.role === role).slice(0, 4);
    expect(held.length).toBeGreaterThan(2);
    for (const question of questions)
      for (const { firm, uid, holder } of held) {
        const asked = question.replace('X', firm);
        const frames = await framesOf(asked, language);
        const mandates = { measure: 'PERSON_MANDATES', subjects: [{ uid: holder }], roles: role === 'AUDITOR' ? ['AUDITOR', 'GROUP_AUDITOR'].filter((one) => frames[0]!.roles.includes(one as Role)) : [], refusal: null };
        expect.soft(frames, asked).toMatchObject([{ subjects: [{ uid }], refusal: null }, mandates]);
      }
  }); // prettier-ignore
});

describe('the office itself', () => {
  it.each([
    ['de', 'Welche Firma ist Revisionsstelle der X?'],
    ['de', 'Wer präsidiert die X?'],
    ['fr', 'Quelle société est l’organe de révision de X ?'],
    ['it', 'Chi è il presidente della X?'],
    ['en', 'Which company is the auditor of X?'],
    ['en', 'Who is the chair of X?'],
  ] as const)('%s: %s: is asked for, and nothing that is held elsewhere', async (language, question) => {
    const { firm, uid } = offices[0]!;
    const frames = await framesOf(question.replace('X', firm), language);
    expect(frames.map(({ measure }) => measure)).not.toContain('PERSON_MANDATES');
    expect(frames).toMatchObject([{ subjects: [{ uid }] }]);
  });
});

/** F and A: one whole name and the first word of another, which is in nobody else's. */
const IN_PART: Record<Language, readonly string[]> = {
  de: ['Prüft A die F?', 'Seit wann prüft die A die F?'],
  fr: ['A révise-t-elle F ?', 'Depuis quand A est-elle l’organe de révision de F ?'],
  it: ['A revisiona la F?', 'Da quando A revisiona la F?'],
  en: ['Does A audit F?', 'Since when does A audit F?'],
};

describe.each(LANGUAGES)('an auditor and whom it audits, one by its first word alone (%s)', (language) => {
  it.each(IN_PART[language])('%s', async (question) => {
    let asked = 0;
    const otherwise: string[] = [];
    for (const { firm, uid, holder } of offices.filter(({ role }) => role === 'AUDITOR')) {
      const auditor = await nameOf(holder);
      for (const [a, f] of [[auditor.split(' ')[0]!, firm], [auditor, firm.split(' ')[0]!]] as const) {
        if (!(await standsInOne(a === auditor ? f : a))) continue;
        const frames = await framesOf(question.replace('A', a).replace(/F(?=[ ?])/, f), language);
        const read = frames.map(({ measure, subjects, within }) => `${measure} ${subjects[0]?.uid} ${within?.uid}`);
        if (read.join() !== `PERSON_MANDATES ${holder} ${uid}`) otherwise.push(`${a}, ${f}: ${read.join()}`);
        asked++;
      }
    }
    expect(otherwise).toEqual([]);
    expect(asked).toBeGreaterThan(3);
  });
}); // prettier-ignore

async function nameOf(uid: string): Promise<string> {
  const [found] = await world.graph.nodes([uid], callNow());
  return found?.node.kind === 'COMPANY' ? found.node.names.at(-1)!.name : '';
}

const A_FORM = /^(?:Stiftung|Fondation|Fondazione|Verein|Association|Associazione)$/;

/** Of one firm's name, and so no word for a kind of firms; a legal form is a condition where it stands alone. */
async function standsInOne(word: string): Promise<boolean> {
  if (A_FORM.test(word)) return false;
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const asked = { text: word, kinds: ['COMPANY' as const], canton: null, legalForm: null, status: null, clocks, offset: 0, limit: 5 };
  const { hits } = await world.graph.search(asked, callNow());
  return hits.filter(({ match }) => match === 'WORDS').length === 1;
} // prettier-ignore
