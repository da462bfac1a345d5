import { AppError, type IdentityDecision, type IdentityUnit, type MentionRow } from '../../src/core/index.js';
import type { DecisionPreview } from '../contract.js';
import type { Ledger } from '../ledger/index.js';
import { FeedWriter } from './feed-writer.js';
import { IdentityChanges } from './batch/identity-changes.js';
import { identitiesOf, mandatesOf, profileOfMention } from './people.js';

/** Thrown to take a preview's writes back. */
class Preview extends Error {
  constructor(readonly preview: DecisionPreview) {
    super('preview');
  }
}

/**
 * Writes an operator's word (`write`) and clusters again what it concerns. With `previewOnly` all of it is taken back, and only what it
 * would change is told. Throws BAD_INPUT for a mention that is no living one of a natural person.
 */
export function applyDecision(
  ledger: Ledger,
  { a, b }: Pick<IdentityDecision, 'a' | 'b'>,
  previewOnly: boolean,
  write: () => void,
): DecisionPreview {
  try {
    return ledger.transaction(() => {
      const ends = [a, b].map((mentionId) => profileOrThrow(ledger, mentionId));
      const before = identitiesOf(ledger, ends);
      write();
      const identities = new IdentityChanges(ledger);
      identities.replaceDecisions(ends);
      const feed = new FeedWriter(ledger);
      identities.derive(feed);
      feed.completeAsDerived();
      const preview = previewOf(ledger, before, identitiesOf(ledger, identities.touched(ends)));
      if (previewOnly) throw new Preview(preview);
      return preview;
    });
  } catch (error) {
    if (error instanceof Preview) return error.preview;
    throw error;
  }
}

function profileOrThrow(ledger: Ledger, mentionId: string): number {
  const profile = profileOfMention(ledger, mentionId);
  if (profile !== null) return profile;
  const shown = JSON.stringify(mentionId.slice(0, 60));
  throw new AppError('BAD_INPUT', `${shown} is no mention of a natural person in this register`);
}

function previewOf(ledger: Ledger, before: readonly IdentityUnit[], after: readonly IdentityUnit[]): DecisionPreview {
  const [was, is] = [personByMention(before), personByMention(after)];
  const moved = new Set<string>();
  const people = { before: new Set<string>(), after: new Set<string>() };
  const firms = new Set<string>();
  for (const [mentionId, { uid, members, mention }] of was) {
    const now = is.get(mentionId);
    if (now === undefined || (now.uid === uid && now.members === members)) continue;
    people.before.add(uid);
    people.after.add(now.uid);
    if (now.uid === uid) continue;
    moved.add(mentionId);
    firms.add(mention.companyUid);
  }
  return {
    before: [...people.before].sort(),
    after: [...people.after].sort(),
    mandatesMoved: mandatesOf(ledger, firms, moved),
  };
}

function personByMention(
  units: readonly IdentityUnit[],
): Map<string, { uid: string; members: string; mention: MentionRow }> {
  const found = new Map<string, { uid: string; members: string; mention: MentionRow }>();
  for (const { persons } of units)
    for (const { uid, mentions } of persons) {
      const members = mentions
        .map((mention) => mention.mentionId)
        .sort()
        .join(' ');
      for (const mention of mentions) found.set(mention.mentionId, { uid, members, mention });
    }
  return found;
}
