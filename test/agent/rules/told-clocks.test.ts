import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { BOARD_ROLES, companyUid, LANGUAGES, ROLES, uidKey } from '../../../src/core/index.js';
import { framedWorld, subjectOf } from '../given-frames.js';
import { truthOf, type Truth } from '../truth.js';
import { callNow, TODAY } from '../world.js';

let framed: Awaited<ReturnType<typeof framedWorld>>;
let truth: Truth;
beforeAll(async () => {
  framed = await framedWorld('told-clocks', 40);
  truth = truthOf(framed.world.truth);
});
afterAll(() => framed.world.close());

const KNOWN = '2025-01-15';
const firmsThen = () =>
  truth.plainFirms
    .filter(({ firm }) => truth.stateAt(firm, '2024-06-01') !== null)
    .map(({ firm }) => companyUid(uidKey(firm)));

describe.each(LANGUAGES)('what an answer says of its clocks (%s)', (language) => {
  const { asKnown, allAsKnown, date, everybody } = PHRASES[language];

  it('names the day of the knowledge where that is not today, and only then', async () => {
    const measures = [
      { measure: 'OFFICERS' as const, roles: [...BOARD_ROLES] },
      { measure: 'OFFICERS' as const, roles: ['FOUNDER' as const] },
      { measure: 'SEAT' as const },
      { measure: 'CAPITAL' as const },
      { measure: 'DOSSIER' as const },
      { measure: 'NAMES' as const },
    ];
    for (const uid of firmsThen().slice(0, 3)) {
      for (const asked of measures) {
        const frame = { ...asked, subjects: [subjectOf(uid)], asOf: '2024-06-01' };
        const then = await framed.answer(language, { ...frame, knownOn: KNOWN });
        const said = [asKnown(date(KNOWN)), allAsKnown(date(KNOWN))];
        expect(
          said.some((words) => then.lines[0]!.includes(words)),
          then.text,
        ).toBe(true);
        const now = await framed.answer(language, frame);
        expect(
          said.filter((words) => now.text.includes(words)),
          now.text,
        ).toEqual([]);
      }
    }
  });

  it('heads the list of everybody, given where nobody holds what was asked for, as that', async () => {
    const founder = PHRASES[language].role('FOUNDER', '');
    const open = truth.plainFirms.filter(({ firm }) => truth.officersAt(firm, TODAY, ROLES).length > 0);
    for (const { firm } of open.slice(0, 4)) {
      const subjects = [subjectOf(companyUid(uidKey(firm)))];
      const { text } = await framed.answer(language, { measure: 'OFFICERS', roles: ['FOUNDER'], subjects });
      expect(text).toContain(`, ${everybody} ${PHRASES[language].when({ day: TODAY })}`);
      expect(text.split(founder).length, text).toBe(2);
    }
  });

  it('says of a firm that only others name that nothing of its own is loaded', async () => {
    const { graph } = framed.world;
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const companyUids = firmsThen();
    const { rows } = await graph.mandates(
      { companyUids, roles: ['AUDITOR'], at: 'HISTORY', clocks },
      { first: 100, after: null },
      callNow(),
    );
    const holders = await graph.nodes([...new Set(rows.map(({ holderUid }) => holderUid))], callNow());
    const strengths = new Map(
      holders.flatMap((found) =>
        found?.node.kind === 'COMPANY' ? [[found.node.uid, found.node.strength] as const] : [],
      ),
    );
    const weak = [...strengths.keys()].filter((uid) => strengths.get(uid) === 'WEAK');
    expect(weak.length).toBeGreaterThan(0);
    const words = PHRASES[language].namedOnly('|').split('|').at(-1)!;
    const seat = (uid: string) => framed.answer(language, { measure: 'SEAT', subjects: [subjectOf(uid)] });
    expect((await seat(weak[0]!)).text).toContain(words);
    expect((await seat(companyUids[0]!)).text).not.toContain(words);
  });
});
