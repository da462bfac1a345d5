/** Every profile on the same questions, by each reasoner: P1's criteria and scores, a line each. */
import { createLlmReasoner } from '../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../src/agent/slots.js';
import { processConfig } from '../src/config.js';
import { systemClock, type Language } from '../src/core/index.js';
import { configuredReasoner } from '../src/reasoner.js';
import { PROFILES } from '../src/trace/index.js';
import { criteriaOf, SCORES, scoresOf, type Criteria } from './criteria.js';
import { questionsOf, type Question } from './instantiate.js';
import { plainModels } from './plain-model.js';
import { poolOf } from './pool.js';
import { Examiner } from './run.js';
import { DEVELOPMENT } from './sets.js';
import { Truth } from './truth.js';
import { openWorld } from './world.js';

const LANGUAGES: readonly Language[] = ['de', 'fr', 'it', 'en'];
const FIRMS = 120;

/** `perLanguage`: questions of the sets to work with, spread over their wordings; follow-ups are left out, since each run is to stand for itself. */
export async function compareProfiles(
  perLanguage: number,
  languages: readonly Language[] = LANGUAGES,
): Promise<string> {
  const rules = createRulesReasoner();
  const reasoners = new Map<string, Reasoner>([
    ['rules', rules],
    ['plain model', createLlmReasoner({ models: plainModels, patienceMs: 60_000, rules })],
  ]);
  const config = processConfig();
  if (config.models !== null) reasoners.set('endpoint', await configuredReasoner(config, systemClock));
  let turn: Reasoner = rules;
  const world = await openWorld('evaluation', FIRMS, new Proxy(rules, { get: (_, key) => Reflect.get(turn, key) as unknown })); // prettier-ignore
  try {
    const truth = new Truth(world.truth, world.items);
    const pool = poolOf(truth);
    const questions = languages.flatMap((language) => spread(questionsOf(truth, pool, DEVELOPMENT[language], language, { single: 40, unanswerable: 11, followUp: 0 }), perLanguage)); // prettier-ignore
    const examiner = new Examiner(world, truth);
    const lines: string[][] = [['reasoner', 'profile', 'runs', ...SCORES]];
    for (const [name, reasoner] of reasoners) {
      turn = reasoner;
      for (const profile of PROFILES) {
        const met: Criteria[] = [];
        for (const question of questions) {
          const { scored, run, nodes } = await examiner.byProfile(question, profile);
          met.push(criteriaOf(scored, run, nodes));
        }
        const scores = scoresOf(met);
        lines.push([name, profile, String(met.length), ...SCORES.map((one) => (100 * scores[one]).toFixed(1))]);
      }
    }
    return table(lines);
  } finally {
    await world.close();
  }
}

function spread(questions: readonly Question[], most: number): Question[] {
  const step = Math.max(1, Math.ceil(questions.length / most));
  return questions.filter((_, index) => index % step === 0).slice(0, most);
}

function table(lines: readonly string[][]): string {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  ')).join('\n'); // prettier-ignore
}
