/** `npm run evaluate -- --set dev|frozen|conversations|conversations-dev|turns [--only fresh] [--from FOLDER] [--language de] [--kind officers] [--failures 2]`, `-- --silent-failures [--seed 1]`, or `-- --profiles [--questions 15]` */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Language } from '../src/core/index.js';
import { conversationOf, conversationsOf } from './conversations.js';
import { questionsOf } from './instantiate.js';
import { poolOf } from './pool.js';
import { compareProfiles } from './profiles.js';
import { failures, table } from './report.js';
import { Examiner, type Scored } from './run.js';
import { CONVERSATIONS, CONVERSATIONS_DEVELOPMENT, conversationsPart, DEVELOPMENT, developmentPart, FROZEN } from './sets.js'; // prettier-ignore
import { silentFailures, silentTable } from './silent/measure.js';
import { recordingRules } from './silent/recorded.js';
import { Truth } from './truth.js';
import { scenesOf } from './turns.js';
import { openWorld, type World } from './world.js';

/** The world asked about: as large as the one that `npm start` loads. */
const SEED = 'evaluation';
const FIRMS = 400;
const FROZEN_SIZES = { single: 120, unanswerable: 40, followUp: 40 };
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'dev' }, only: { type: 'string' }, from: { type: 'string' }, language: { type: 'string' }, kind: { type: 'string' }, failures: { type: 'string', default: '0' },
    'silent-failures': { type: 'boolean', default: false }, seed: { type: 'string' }, profiles: { type: 'boolean', default: false }, questions: { type: 'string', default: '15' } },
}); // prettier-ignore

async function evaluate(world: World): Promise<Scored[]> {
  const truth = new Truth(world.truth, world.items);
  const pool = poolOf(truth);
  const examiner = new Examiner(world, truth);
  const scored: Scored[] = [];
  for (const language of ['de', 'fr', 'it', 'en'] as const satisfies readonly Language[]) {
    if (values.language !== undefined && values.language !== language) continue;
    if (values.set === 'turns') {
      for (const [index, { heading, turns }] of scenesOf(language, values.from).entries()) {
        if (values.only !== undefined && !heading.startsWith(values.only)) continue;
        const conversation = conversationOf(truth, pool, turns, language, `${language}-${index}`);
        if (conversation === null) continue;
        const judged = await examiner.conversation(conversation);
        scored.push({ ...judged.at(-1)!, kind: heading });
      }
    } else if (values.set.startsWith('conversations')) {
      const every = (values.set === 'conversations' ? CONVERSATIONS : CONVERSATIONS_DEVELOPMENT)[language];
      const wordings = values.only === undefined ? every : await conversationsPart(values.only, language);
      for (const conversation of conversationsOf(truth, pool, wordings, language))
        scored.push(...(await examiner.conversation(conversation)));
    } else {
      const all = (values.set === 'frozen' ? FROZEN : DEVELOPMENT)[language];
      const wordings = values.only === undefined ? all : await developmentPart(values.only, language);
      const { single, unanswerable, followUps } = wordings;
      const every = { single: single.length, unanswerable: unanswerable.length, followUp: followUps.length };
      for (const question of questionsOf(
        truth,
        pool,
        wordings,
        language,
        values.set === 'frozen' ? FROZEN_SIZES : every,
      ))
        if (values.kind === undefined || question.key.startsWith(values.kind))
          scored.push(await examiner.question(question));
    }
  }
  return scored;
}

if (values.profiles) {
  console.log(
    await compareProfiles(
      Number(values.questions),
      values.language === undefined ? undefined : [values.language as Language],
    ),
  );
  process.exit();
}

/** The seed of corruptions is drawn where none is given, and printed. */
const { reasoner, recording } = recordingRules();
const silent = values['silent-failures'];
const world = await openWorld(SEED, FIRMS, silent ? reasoner : undefined);
try {
  const scored = await evaluate(world);
  if (silent) {
    const seed = values.seed ?? randomUUID();
    const rates = silentFailures(recording.calls, seed);
    if (values.failures !== '0') for (const { class: name, examples } of rates) for (const example of examples) console.log(`${name}: ${example}`); // prettier-ignore
    console.log(silentTable(rates, seed, recording.leftOut));
  } else {
    const shown = failures(scored, Number(values.failures));
    if (shown !== '') console.log(`${shown}\n`);
    console.log(table(scored));
  }
} finally {
  await world.close();
}
