import type { EntryAction, Mention, MentionSubject, Span } from '../../src/core/index.js';

/** A whole row of which nothing is told yet: what fields alone tell of somebody is put over it. */
export function blankMention(subject: MentionSubject, action: EntryAction, span: Span): Mention {
  return {
    subject, action, span, surname: null, givenNames: null, title: null, name: null, identifier: null, origins: [], nationality: null,
    residence: null, roles: [], roleText: null, signature: null, shares: null, previous: null, partial: false, ends: null,
  }; // prettier-ignore
}
