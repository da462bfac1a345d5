/** Firms of a register beside the Swiss one, from its file to the answer: no firm, person or country of it exists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRows } from '../../ingest/export/index.js';
import { sources } from '../../ingest/sources/index.js';
import { PHRASES } from '../../src/agent/reasoners/rules/phrases/index.js';
import {
  companyUid,
  declareScheme,
  firmKeys,
  LANGUAGES,
  numberKey,
  uidKey,
  type Language,
} from '../../src/core/index.js';
import { sourceContract } from '../contracts/source.js';
import { commons, read } from '../read/notice.js';
import { startTestServer, testCall, type TestServer } from '../support/server.js';
import { inventedItem } from './invented.js';
import { hrbOf, TALLAND_HRB, TALLAND_ID, tallandSource, type TallandNotice } from './talland.js';

/** The same nine digits in both registers. */
const SWISS = 'CHE-100.000.006';
const DIGITS = '100000006';
const HRB = hrbOf('10000');
const WRONG = 'HRB 10000 K';
const [SWISS_UID, UID] = [companyUid(uidKey(SWISS)), companyUid(numberKey({ scheme: 'tl-hrb', value: HRB }))];
const [SWISS_NAME, NAME, YOUNG] = ['Blaufels Werkzeuge AG', 'Nordhaven Reederi', 'Tangholm Fiskeri'];

const entered = (person: string, role = 'Mitglied des Verwaltungsrates') =>
  `Eingetragene Personen: ${person}, in Nordhaven, ${role}, mit Einzelunterschrift.`;
const talland = (talland: string, notice: Omit<TallandNotice, 'talland'>): TallandNotice => ({ talland, ...notice });
const NOTICES = [
  talland('1', { kind: 'ENTRY', day: '2024-02-05', hrb: HRB, id: DIGITS, name: NAME, seat: 'Nordhaven', text: entered('Stromquist, Ulla, dänische Staatsangehörige') }), // prettier-ignore
  // Later notices print the one number, or the other.
  talland('2', { kind: 'CHANGE', day: '2024-06-05', id: DIGITS, name: NAME, seat: 'Nordhaven', text: 'Eingetragene Personen neu oder mutierend: Vintergren, Aksel, dänischer Staatsangehöriger, in Nordhaven, Mitglied des Verwaltungsrates, mit Einzelunterschrift.' }), // prettier-ignore
  talland('3', { kind: 'ENTRY', day: '2024-03-05', hrb: hrbOf('20202'), name: YOUNG, seat: 'Tangholm', text: entered('Havgaard, Pia, dänische Staatsangehörige') }), // prettier-ignore
];

const PERSON = 'Rotbach, Selma, von Musterwil, in Musterwil, Mitglied des Verwaltungsrates, mit Einzelunterschrift';
/** The Swiss firm, audited by the other register's. */
const SWISS_ITEM = inventedItem({ number: 1, subRubric: 'HR01', date: '2024-01-10', text: `${SWISS_NAME}, in Zürich. Eingetragene Personen: ${PERSON}; ${NAME} (${HRB}), in Nordhaven, Revisionsstelle.` }); // prettier-ignore
const ITEMS = [{ ...SWISS_ITEM, content: { ...SWISS_ITEM.content, commonsNew: commons({ name: SWISS_NAME, uid: SWISS }) } }, ...NOTICES]; // prettier-ignore

let server: TestServer;
let schemes: (() => void)[];
beforeAll(async () => {
  schemes = [TALLAND_HRB, TALLAND_ID].map(declareScheme);
  server = await startTestServer({ items: ITEMS, sources: [...sources, tallandSource] });
});
afterAll(async () => {
  await server.close();
  schemes.forEach((away) => away());
});

const found = async (search: string): Promise<unknown> => {
  const query = `query ($search: String) { entities(search: $search) { ... on EntityConnection { edges { node { match entity { ... on Company { uid } } } } } ... on Failure { message } } }`; // prettier-ignore
  const { entities } = await server.query<{ entities: { edges?: { node: { match: string; entity: { uid: string } } }[]; message?: string } }>(query, { search }); // prettier-ignore
  return entities.message ?? entities.edges?.map(({ node }) => `${node.match} ${node.entity.uid}`);
};

async function asked(question: string, language: Language): Promise<{ text: string; outcome: string | null; candidates: string[] }> {
  const started = await server.services.agent.start({ ...REQUEST, question, language }, null, testCall);
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const { runId } = started.run;
  for await (const item of server.services.agent.follow(runId, 0, testCall)) void item;
  const run = (await server.services.agent.run(runId, testCall))!;
  return { text: run.answer?.markdown ?? '', outcome: run.outcome, candidates: run.candidates.map(({ uid }) => uid).sort() };
} // prettier-ignore
const REQUEST = { conversationId: null, profile: 'GUIDED' as const, asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST' as const }; // prettier-ignore

const WHO: Record<Language, (whom: string) => string> = {
  de: (whom) => `Wer ist im Verwaltungsrat von ${whom}?`,
  fr: (whom) => `Qui siège au conseil d'administration de ${whom} ?`,
  it: (whom) => `Chi siede nel consiglio di amministrazione di ${whom}?`,
  en: (whom) => `Who is on the board of ${whom}?`,
};

async function entity(uid: string): Promise<unknown> {
  const query = `query ($uid: ID!) { entity(uid: $uid) { ... on Company { uid registerNumber identifiers { scheme value } } ... on Failure { message } } }`; // prettier-ignore
  return (await server.query<{ entity: unknown }>(query, { uid })).entity;
}

const json = (value: TallandNotice) => ({ kind: 'json' as const, value });
sourceContract(
  tallandSource,
  { entered: json(NOTICES[0]!), deleted: json(talland('9', { kind: 'DELETION', day: '2025-02-05', id: DIGITS, name: NAME, seat: 'Nordhaven', text: 'Die Gesellschaft wird gelöscht.' })) },
  [...sources, tallandSource],
); // prettier-ignore

describe('a firm of a second register', () => {
  it.each([
    [HRB, [`NUMBER ${UID}`]],
    [HRB.replaceAll(' ', '').toLowerCase(), [`NUMBER ${UID}`]],
    [SWISS, [`NUMBER ${SWISS_UID}`]],
    [DIGITS, [UID, SWISS_UID].sort().map((uid) => `NUMBER ${uid}`)],
    [NAME, [`EXACT ${UID}`]],
    [SWISS_NAME, [`EXACT ${SWISS_UID}`]],
  ])('is found by its numbers and its name: %s', async (search, hits) => {
    expect(await found(search)).toEqual(hits);
  });

  it('is one entity by each of them; digits that two registers give are nobody in particular', async () => {
    expect(await entity(HRB)).toEqual({ uid: UID, registerNumber: HRB, identifiers: [{ scheme: 'tl-hrb', value: HRB }, { scheme: 'tl-id', value: DIGITS }] }); // prettier-ignore
    expect(await entity(SWISS)).toEqual({ uid: SWISS_UID, registerNumber: SWISS, identifiers: [{ scheme: 'ch-uid', value: SWISS }] }); // prettier-ignore
    expect(await entity(DIGITS)).toMatchObject({ message: expect.stringMatching(/2 firms/) as string });
  });

  it('is refused by a number whose check letter is wrong', async () => {
    for (const refused of [await entity(WRONG), await found(WRONG)])
      expect(JSON.stringify(refused)).toMatch(new RegExp(`${WRONG}: the check digit is wrong`));
    expect(await found(SWISS.replace(/6$/, '7'))).toMatch(/check digit is wrong/);
  });

  it('audits the Swiss firm that prints its number', async () => {
    const query = `query ($uid: ID!) { entity(uid: $uid) { ... on Company { mandates { edges { node { role holder { ... on Company { uid } } } } } } } }`; // prettier-ignore
    const { entity } = await server.query<{ entity: { mandates: { edges: { node: { role: string; holder: { uid?: string } } }[] } } }>(query, { uid: SWISS_UID }); // prettier-ignore
    const auditors = entity.mandates.edges.filter(({ node }) => node.role === 'AUDITOR');
    expect(auditors.map(({ node }) => node.holder.uid)).toEqual([UID]);
  });

  it('is exported with its numbers', async () => {
    let text = '';
    for await (const line of exportRows(server.register.ledger, 'companies', 'jsonl')) text += line;
    const rows = text.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
    const numbers = rows.map(({ name, strength, registerNumber, identifiers }) => [name, strength, registerNumber, identifiers]); // prettier-ignore
    expect(numbers.sort()).toEqual([
      [SWISS_NAME, 'STRONG', SWISS, [`ch-uid:${SWISS}`]],
      [NAME, 'STRONG', HRB, [`tl-hrb:${HRB}`, `tl-id:${DIGITS}`]],
      [YOUNG, 'STRONG', hrbOf('20202'), [`tl-hrb:${hrbOf('20202')}`]],
    ]);
  });
});

describe.each(LANGUAGES)('an answer in %s', (language) => {
  it.each([
    [HRB, ['Stromquist', 'Vintergren'], ['Rotbach', 'Havgaard']],
    [NAME, ['Stromquist', 'Vintergren'], ['Rotbach', 'Havgaard']],
    [`${NAME} (${HRB})`, ['Stromquist', 'Vintergren'], ['Rotbach', 'Havgaard']],
    [hrbOf('20202'), ['Havgaard'], ['Stromquist', 'Rotbach']],
    [SWISS, ['Rotbach'], ['Stromquist', 'Havgaard']],
  ])('is about the firm with the number or name %s alone', async (whom, told, others) => {
    const { text, outcome } = await asked(WHO[language](whom), language);
    expect(outcome, text).toBe('ANSWERED');
    for (const name of told) expect(text).toContain(name);
    for (const name of others) expect(text).not.toContain(name);
  });

  it('asks which firm has the digits that both registers give', async () => {
    const { text, outcome, candidates } = await asked(WHO[language](DIGITS), language);
    expect([outcome, candidates], text).toEqual(['DISAMBIGUATION', [UID, SWISS_UID].sort()]);
  });

  it('refuses a number whose check letter is wrong, and says so', async () => {
    const { text, outcome } = await asked(WHO[language](WRONG), language);
    expect(outcome).toBe('NOT_IN_REGISTER');
    expect(text).toContain(PHRASES[language].wrongNumber(WRONG));
  });
});

describe('a number in the fields of a notice', () => {
  const subject = (...numbers: { scheme: string; number: string }[]) => {
    const { subjects, warnings } = read({ subRubric: 'HR02', content: { commonsNew: { company: { name: NAME, seat: 'Nordhaven', numbers } } } }); // prettier-ignore
    return [firmKeys(subjects[0]!), warnings.map(({ code }) => code)];
  };
  it.each([
    ['tl-hrb', HRB, [`tl-hrb:${HRB}`], []],
    ['tl-id', DIGITS, [`tl-id:${DIGITS}`], []],
    ['ch-uid', DIGITS, [`ch-uid:${SWISS}`], []],
    ['tl-hrb', WRONG, ['name:nordhaven reederi|nordhaven'], ['BAD_CHECK_DIGIT']],
    ['tl-hrb', DIGITS, ['name:nordhaven reederi|nordhaven'], ['NO_REGISTER_NUMBER']],
    ['xx-reg', HRB, ['name:nordhaven reederi|nordhaven'], ['NO_REGISTER_NUMBER']],
  ])('is its own scheme’s alone: %s %s', (scheme, number, keys, warnings) => {
    expect(subject({ scheme, number })).toEqual([keys, warnings]);
  });

  it('is the firm’s beside another of its scheme, each once', () => {
    const numbers = [hrbOf('20202'), HRB, HRB].map((number) => ({ scheme: 'tl-hrb', number }));
    expect(subject(...numbers)).toEqual([[`tl-hrb:${HRB}`, `tl-hrb:${hrbOf('20202')}`], []]);
  });
});
