import type { Draft, Reasoner, Situation } from '../../slots.js';
import { ambiguity } from './ambiguity.js';
import { confirmation } from './confirmation.js';
import { LEXICON_VERSION } from './lexicon/index.js';
import { partsOf } from './part.js';
import { PHRASES } from './phrases/index.js';
import { assess, plan } from './plan.js';
import { route } from './route.js';
import { synthesize } from './speech/compose.js';
import { isForm, textsOf } from './speech/sentences.js';
import { isRendered } from './speech/told.js';
import { isWholeForm, wholeText } from './speech/whole.js';
import { suggest } from './suggest.js';
import { summarise } from './summarise.js';
import { routeOrDocuments } from './without-graph.js';

function textsOfDraft(draft: Draft, situation: Situation): string[] {
  const { form, part: index, claims } = draft;
  if (index === null) return isWholeForm(form) && claims.length === 0 ? wholeText(form, situation) : [];
  const part = partsOf(situation)[index];
  if (part === undefined || !isForm(form)) return [];
  return isRendered(draft, part) ? [draft.text] : textsOf(form, claims, part);
}

/** Deterministic, without network and key: lexicons and templates in four languages; names are the register's to know. */
export function createRulesReasoner() {
  return {
    name: 'rules',
    version: LEXICON_VERSION,
    promptVersion: null,
    patienceMs: 0,
    standIn: null,
    route: routeOrDocuments,
    plan,
    assess: async (situation: Situation) => assess(situation),
    synthesize: async (situation: Situation) => synthesize(situation),
    /** A draft says its claims if rendering them again gives its very text; or it is the very one that was rendered, and nothing more was seen since. */
    reads(draft: Draft, situation: Situation) {
      const texts = textsOfDraft(draft, situation);
      return texts.includes(draft.text) ? draft.claims : null;
    },
    summarise,
    ambiguity,
    unknownWords: async (asked, context) =>
      (await route(asked, context)).frames.flatMap(({ notUnderstood }) => notUnderstood),
    clarification: (term, language) => PHRASES[language].clarify(PHRASES[language].quote(term)),
    confirmation,
    suggest,
  } as const satisfies Reasoner;
}
