import type { Reasoner } from '../../slots.js';
import { LEXICON_VERSION } from './lexicon/index.js';
import { assess, plan } from './plan.js';
import { route } from './route.js';
import { synthesize } from './speech/compose.js';
import { isForm, textsOf } from './speech/sentences.js';
import { suggest } from './suggest.js';
import { summarise } from './summarise.js';

/** Deterministic, without network and key: lexicons and templates in four languages; names are the register's to know. */
export function createRulesReasoner(): Reasoner {
  return {
    name: 'rules',
    version: LEXICON_VERSION,
    route,
    plan,
    assess: async (situation) => assess(situation),
    synthesize: async (situation) => synthesize(situation),
    /** A draft says its claims if rendering them again gives its very text. */
    reads(draft, situation) {
      if (!isForm(draft.form)) return null;
      return textsOf(draft.form, draft.claims, situation).includes(draft.text) ? draft.claims : null;
    },
    summarise,
    suggest,
  };
}
