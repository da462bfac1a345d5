/** Of one firm: which legal forms it had, who holds which shares, how its bankruptcy ended, which court ruled. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalItem } from '../../../demo/portal-item.js';
import { LANGUAGES, type Language, type Role } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('told-of-one-firm', 120);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const frameOf = async (language: Language, turns: readonly string[]): Promise<QuestionFrame | undefined> =>
  (await lastTurn(world, turns, language)).frames[0];
const firmOf = (legalForm: string, status = 'ACTIVE') =>
  truth.plainFirms.find((state) => state.legalForm === legalForm && state.status === status)!;

const EVER: Record<Language, (firm: string) => readonly string[]> = {
  de: (firm) => [`War die ${firm} früher eine GmbH?`, `War die ${firm} schon einmal eine GmbH?`, `War die ${firm} jemals eine GmbH?`], // prettier-ignore
  fr: (firm) => [`${firm} a-t-elle déjà été une Sàrl ?`, `${firm} était-elle une Sàrl auparavant ?`],
  it: (firm) => [`La ${firm} è mai stata una Sagl?`, `In passato la ${firm} era una Sagl?`],
  en: (firm) => [`Was ${firm} ever an LLC?`, `Has ${firm} been a GmbH before?`, `Was ${firm} once a GmbH?`],
};
const THEN: Record<Language, (firm: string) => string> = {
  de: (firm) => `War die ${firm} 2022 eine GmbH?`,
  fr: (firm) => `${firm} était-elle une Sàrl en 2022 ?`,
  it: (firm) => `La ${firm} era una Sagl nel 2022?`,
  en: (firm) => `Was ${firm} a GmbH in 2022?`,
};
const SPOKEN: Record<Language, string> = {
  de: 'War sie früher eine GmbH?',
  fr: 'Était-elle une Sàrl auparavant ?',
  it: 'Era una Sagl in passato?',
  en: 'Was it a GmbH before?',
};
const WHERE: Record<Language, (firm: string) => string> = {
  de: (firm) => `Wo hat die ${firm} ihren Sitz?`,
  fr: (firm) => `Où est le siège de ${firm} ?`,
  it: (firm) => `Dove ha sede la ${firm}?`,
  en: (firm) => `Where is ${firm} based?`,
};

describe.each(LANGUAGES)('the legal forms of a firm, in %s', (language) => {
  it('are told, each with its time, where it is asked whether it ever was another', async () => {
    const { name } = firmOf('0106');
    for (const question of EVER[language](name))
      expect(await frameOf(language, [question])).toMatchObject({ measure: 'LEGAL_FORM', changes: true, refusal: null, notUnderstood: [] }); // prettier-ignore
    expect(await frameOf(language, [WHERE[language](name), SPOKEN[language]])).toMatchObject({ measure: 'LEGAL_FORM', changes: true, refusal: null }); // prettier-ignore
  });

  it('are told of a day where one is named', async () => {
    const frame = await frameOf(language, [THEN[language](firmOf('0106').name)]);
    expect(frame).toMatchObject({ measure: 'LEGAL_FORM', changes: false, asOf: '2022-12-31', refusal: null });
  });
});

const SHARES: Record<Language, { who(firm: string): string; many: readonly string[]; most(firm: string): string }> = {
  de: { who: (firm) => `Wer ist bei der ${firm} eingetragen?`, many: ['Wie viele Anteile hält er?', 'Und wie viele Stammanteile hat jeder?'], most: (firm) => `Wer hat die Mehrheit an der ${firm}?` }, // prettier-ignore
  fr: { who: (firm) => `Qui est inscrit chez ${firm} ?`, many: ['Combien de parts détient-il ?', 'Et combien de parts sociales détient chacun ?'], most: (firm) => `Qui a la majorité chez ${firm} ?` }, // prettier-ignore
  it: { who: (firm) => `Chi è iscritto presso la ${firm}?`, many: ['Quante quote ha?', 'E quante quote detiene ciascuno?'], most: (firm) => `Chi ha la maggioranza della ${firm}?` }, // prettier-ignore
  en: { who: (firm) => `Who is registered at ${firm}?`, many: ['How many shares does he hold?', 'And how many shares do they own?'], most: (firm) => `Who holds the majority of ${firm}?` }, // prettier-ignore
};
const OWNING: readonly Role[] = ['OWNER', 'PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER'];

describe.each(LANGUAGES)('shares, in %s', (language) => {
  const { who, many, most } = SHARES[language];
  it('are those of the partners, of a firm that is entered with them', async () => {
    const { name } = firmOf('0107');
    for (const turns of [...many.map((turn) => [who(name), turn]), [most(name)]])
      expect(await frameOf(language, turns)).toMatchObject({ measure: 'OFFICERS', roles: OWNING, refusal: null });
  });

  it('are in no register, of a company limited by shares', async () => {
    const { name } = firmOf('0106');
    for (const turns of [...many.map((turn) => [who(name), turn]), [most(name)]])
      expect((await frameOf(language, turns))?.refusal).toEqual({ type: 'OUTSIDE', topic: 'SHAREHOLDERS' });
  });
});

const ENDED: Record<Language, { alone(firm: string): string; whether(firm: string): string; later: string }> = {
  de: { alone: (firm) => `Wie endete der Konkurs der ${firm}?`, whether: (firm) => `Ist die ${firm} konkurs?`, later: 'Und wie ging das aus?' }, // prettier-ignore
  fr: { alone: (firm) => `Comment s'est terminée la faillite de ${firm} ?`, whether: (firm) => `${firm} est-elle en faillite ?`, later: 'Comment ça s’est terminé ?' }, // prettier-ignore
  it: { alone: (firm) => `Come è finito il fallimento della ${firm}?`, whether: (firm) => `La ${firm} è fallita?`, later: 'E com’è andata a finire?' }, // prettier-ignore
  en: { alone: (firm) => `What was the outcome of the bankruptcy of ${firm}?`, whether: (firm) => `Is ${firm} bankrupt?`, later: 'And how did it end?' }, // prettier-ignore
};

it.each(LANGUAGES)('how a bankruptcy ended is told by all its notices, since one suspended is never closed (%s)', async (language) => {
  const broke = world.truth.flatMap((record) => record.kind === 'publication' && record.topics.includes('BANKRUPTCY') && record.published <= TODAY ? record.firms : []);
  const { name } = truth.plainFirms.find(({ firm }) => broke.includes(firm))!;
  const { alone, whether, later } = ENDED[language];
  for (const turns of [[alone(name)], [whether(name), later]])
    expect(await frameOf(language, turns)).toMatchObject({ measure: 'TIMELINE', topics: ['BANKRUPTCY'], refusal: null, notUnderstood: [] });
}); // prettier-ignore

const COURT: Record<Language, (firm: string) => readonly string[]> = {
  de: (firm) => [`Welches Gericht hat den Konkurs über die ${firm} eröffnet?`, `Durch welches Gericht wurde die ${firm} aufgelöst?`], // prettier-ignore
  fr: (firm) => [`Quel tribunal a prononcé la faillite de ${firm} ?`],
  it: (firm) => [`Quale tribunale ha dichiarato il fallimento della ${firm}?`],
  en: (firm) => [`Which court declared ${firm} bankrupt?`, `By which court was the bankruptcy of ${firm} opened?`],
};

describe('the court that ruled', () => {
  const SENTENCE = 'Das Bezirksgericht Blaufels hat am 3. August 2026 über die Gesellschaft den Konkurs eröffnet';
  let ruled: string;
  let other: string;
  beforeAll(async () => {
    const folder = join(world.folder, 'demo');
    const file = readdirSync(folder).find((name) => name.endsWith('.gz'))!;
    const items = gunzipSync(readFileSync(join(folder, file))).toString().split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as PortalItem); // prettier-ignore
    const sound = truth.plainFirms.filter(({ status, firm }) => status === 'ACTIVE' && truth.states.every((state) => state.firm !== firm || state.status === 'ACTIVE')); // prettier-ignore
    other = sound.at(-1)!.name;
    const item = items.findLast(({ meta, content }) => content !== undefined && meta.subRubric === 'HR02' && 'publicationText' in content && sound.some(({ name }) => name === content.commonsNew?.company.name) && content.commonsNew?.company.name !== other)!; // prettier-ignore
    const content = structuredClone(item.content) as Extract<
      NonNullable<PortalItem['content']>,
      { publicationText: string }
    >;
    const { company } = content.commonsNew!;
    ruled = company.name;
    // Whose street and whose surname sound like a court's is none.
    content.publicationText = `${company.name}, in ${company.seat}, ${company.uid}, Gerichtsgasse 4, (SHAB Nr. 12 vom 17.01.2020, Publ. 1234567). ${SENTENCE}. Liquidator: Konkursamt Blaufels. Richter, Zeno, von Blaufels, in Blaufels, mit Einzelunterschrift.`; // prettier-ignore
    content.transaction = { update: { changements: { ...('update' in content.transaction ? content.transaction.update.changements : {}), statusChanged: { bankruptcy: { dissolution: true } } } } } as unknown as typeof content.transaction; // prettier-ignore
    content.journalDate = '2026-08-05T00:00:00.000Z';
    const meta = { ...item.meta, id: '00000000-0000-4000-8000-001000000201', publicationNumber: 'HR02-1000000201', publicationDate: '2026-08-10T00:00:00.000Z' }; // prettier-ignore
    const path = join(world.folder, 'ruling.json');
    writeFileSync(path, JSON.stringify([{ ...item, meta, content }]));
    const job = await world.register.ingest.start({ kind: 'FILES', patterns: [path] }, null, callNow());
    if ('keyReused' in job) throw new Error('no key was given');
    let state = job;
    for await (const next of world.register.ingest.follow(job.id, 0, callNow().signal)) state = next;
    expect([state.state, state.error]).toEqual(['SUCCEEDED', null]);
    await world.register.idle();
  });

  it.each(LANGUAGES)(
    'is told by the sentence of the notice that names it, or that none does (%s)',
    async (language) => {
      for (const question of COURT[language](ruled)) {
        const { run } = await world.ask(question, { language });
        const lines = (run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
        expect([question, lines.length, lines[0]]).toEqual([question, 1, expect.stringContaining(SENTENCE)]);
      }
      for (const question of COURT[language](other)) expect((await world.ask(question, { language })).run.outcome).toBe('NOT_IN_REGISTER'); // prettier-ignore
    },
  );
});
