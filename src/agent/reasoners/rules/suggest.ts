import type { ConversationState, FrameSubject, Measure } from '../../../trace/index.js';
import type { Situation } from '../../slots.js';
import { partsOf } from './part.js';
import { PHRASES, type Phrases } from './phrases/index.js';
import { isSpoken } from './plan.js';
import { viewOf, type View } from './speech/view.js';

const MOST = 3;
type Suggestion = [Measure, (name: string) => string];

/**
 * What can be asked next, each a question that this reasoner reads and answers: never what has just been answered. The state's own directions come
 * first (P5 4.2.3): a choice, then network and history, then the one not yet explored, then the notices' texts.
 */
export function suggest(state: ConversationState, situation: Situation): string[] {
  const { suggestions } = PHRASES[situation.language];
  const part = partsOf(situation).find(({ frame }) => frame.subjects.some(({ uid }) => uid !== null));
  const subject = part?.frame.subjects.find(({ uid }) => uid !== null);
  const view = viewOf(part ?? situation);
  if (!part || !subject?.uid) {
    const listed = partsOf(situation).some((one) => viewOf(one).hits.length > 0);
    return listed && state === 'DISAMBIGUATION' ? [suggestions.which] : [suggestions.example];
  }
  const name = quotable(view.known(subject.uid) ?? subject.name ?? '');
  if (name === '') return [suggestions.example];
  const asked = part.frame.refusal === null ? part.frame.measure : null;
  const next = [...directions(state, suggestions), ...details(subject, view, suggestions)];
  return next
    .filter(([measure]) => measure !== asked && isSpoken(measure))
    .slice(0, MOST)
    .map(([, question]) => question(name));
}

/** The directions that a state leaves open. */
function directions(state: ConversationState, { network, history, texts }: Phrases['suggestions']): Suggestion[] {
  switch (state) {
    case 'DISAMBIGUATION':
      return [];
    case 'DOSSIER':
      return [['NETWORK', network], ['TIMELINE', history]]; // prettier-ignore
    case 'NETWORK_EXPLORED':
      return [['TIMELINE', history]];
    case 'HISTORY_EXPLORED':
      return [['NETWORK', network]];
    case 'DEEP_TEXT_SEARCH':
      return [['TEXT_SEARCH', texts]];
  }
}

function details({ uid, kind }: FrameSubject, view: View, suggestions: Phrases['suggestions']): Suggestion[] {
  const { mandates, dossier, officers, signatories, departed, auditor } = suggestions;
  const person = kind === 'PERSON' || view.people.length > 0 || view.hits.some((hit) => hit.uid === uid && hit.kind === 'PERSON');
  if (person) return [['PERSON_MANDATES', mandates], ['DOSSIER', dossier]];
  const board: Suggestion[] = view.body(uid ?? '') === 'COMPANY' ? [['OFFICERS', officers]] : [];
  return [...board, ['SIGNATORIES', signatories], ['DEPARTED', departed], ['AUDITOR', auditor], ['DOSSIER', dossier]];
} // prettier-ignore

/** Inside quotation marks no other stands. */
function quotable(name: string): string {
  return name.replace(/[«»"“”„‹›]/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}
