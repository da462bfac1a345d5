import type { ConversationState } from '../../../trace/index.js';
import type { Situation } from '../../slots.js';
import { PHRASES } from './phrases/index.js';
import { partsOf } from './part.js';
import { viewOf } from './speech/view.js';

/** What can be asked next, each a question that this reasoner reads: never what has just been answered (P5 4.2.3). */
export function suggest(state: ConversationState, situation: Situation): string[] {
  const { suggestions } = PHRASES[situation.language];
  const part = partsOf(situation).find(({ frame }) => frame.subjects.some(({ uid }) => uid !== null));
  const frame = part?.frame;
  const view = viewOf(part ?? situation);
  const subject = frame?.subjects.find(({ uid }) => uid !== null);
  if (!subject?.uid)
    return view.hits.length > 0 && state === 'DISAMBIGUATION' ? [suggestions.which] : [suggestions.example];
  const name = quotable(view.name(subject.uid));
  const person =
    view.people.length > 0 ||
    view.hits.some((hit) => hit.uid === subject.uid && hit.kind === 'PERSON') ||
    frame?.measure === 'PERSON_MANDATES';
  const asked = frame?.measure;
  if (person)
    return [
      ...(asked === 'PERSON_MANDATES' ? [] : [suggestions.mandates(name)]),
      ...(asked === 'DOSSIER' ? [] : [suggestions.dossier(name)]),
    ];
  const board = view.body(subject.uid) === 'COMPANY';
  return [
    ...(asked === 'OFFICERS' || !board ? [] : [suggestions.officers(name)]),
    ...(asked === 'SIGNATORIES' ? [] : [suggestions.signatories(name)]),
    ...(asked === 'DEPARTED' ? [] : [suggestions.departed(name)]),
    ...(asked === 'AUDITOR' ? [] : [suggestions.auditor(name)]),
    ...(asked === 'DOSSIER' ? [] : [suggestions.dossier(name)]),
  ].slice(0, 3);
}

/** Inside quotation marks no other stands. */
function quotable(name: string): string {
  return name.replace(/[«»"“”„‹›]/g, ' ').replace(/\s+/g, ' ').trim(); // prettier-ignore
}
