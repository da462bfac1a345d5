import type { Draft, Situation } from '../../../slots.js';
import { PHRASES } from '../phrases/index.js';
import { TERMS, type Term } from '../phrases/terms.js';
import { MOST_CHARACTERS } from '../read/words/tokens.js';
import { repeated } from './view.js';

/** Sentences about the question as a whole, not about a part of it. */
export const WHOLE_FORMS = ['TOO_LONG', 'MORE_PARTS', 'OFF_TOPIC', 'PLATFORM'] as const;
export type WholeForm = (typeof WHOLE_FORMS)[number];

const MOST_SHOWN = 120;

export function wholeText(form: WholeForm, { question, language, route }: Situation): string[] {
  const phrases = PHRASES[language];
  switch (form) {
    case 'TOO_LONG':
      return question.length > MOST_CHARACTERS ? [phrases.tooLong(MOST_CHARACTERS)] : [];
    case 'OFF_TOPIC':
      return route.offTopic === true ? [defined(route, language) ?? (route.thanks === true ? phrases.welcome : phrases.offTopic)] : []; // prettier-ignore
    case 'PLATFORM':
      return [phrases.platform];
    case 'MORE_PARTS': {
      const parts = route.refused.map((text) => phrases.quote(repeated(text.slice(0, MOST_SHOWN))));
      return parts.length === 0 ? [] : [phrases.moreParts(route.frames.length, parts.join(', '))];
    }
  }
}

/** What a term means; null: none is asked about. */
function defined({ defines }: Situation['route'], language: Situation['language']): string | null {
  const { about, terms } = TERMS[language];
  const said = defines === undefined ? undefined : terms[defines as Term];
  return said === undefined ? null : `${about} ${said}`;
}

/** What was not read of the question, said by name. */
export function aboutWhole(situation: Situation): Draft[] {
  return WHOLE_FORMS.filter((form) => form !== 'PLATFORM').flatMap((form) => wholeDrafts(form, situation));
}

export function wholeDrafts(form: WholeForm, situation: Situation): Draft[] {
  return wholeText(form, situation).map((text) => ({ text, form, part: null, claims: [], citations: [] }));
}

export function isWholeForm(form: string | null): form is WholeForm {
  return WHOLE_FORMS.some((known) => known === form);
}
