import type { MentionRow, Profile } from '../../src/core/index.js';

/**
 * Which profile a mention id belongs to now. An id whose offset starts no entry any more resolves to the entry that contains the
 * offset (data-model.md, Identity); one whose revision or publication is not here resolves to nothing.
 */
export class MentionPlaces {
  private readonly exact = new Map<string, number>();
  private readonly byRevision = new Map<string, { mention: MentionRow; profile: number }[]>();

  constructor(profiles: readonly Profile[]) {
    profiles.forEach((profile, index) => {
      for (const mention of profile.mentions) {
        this.exact.set(mention.mentionId, index);
        const revision = split(mention.mentionId)?.revision;
        if (revision === undefined) continue;
        const entries = this.byRevision.get(revision);
        if (entries) entries.push({ mention, profile: index });
        else this.byRevision.set(revision, [{ mention, profile: index }]);
      }
    });
  }

  /** The position of the profile, or null. */
  profileOf(mentionId: string): number | null {
    const exact = this.exact.get(mentionId);
    if (exact !== undefined) return exact;
    const parts = split(mentionId);
    if (parts === null) return null;
    const entries = this.byRevision.get(parts.revision) ?? [];
    const holder = entries.find(({ mention: { span } }) => span.start <= parts.offset && parts.offset < span.end);
    return holder?.profile ?? null;
  }
}

/** The parts that `mentionUid` joins. */
function split(mentionId: string): { revision: string; offset: number } | null {
  const match = /^(pe_[0-9a-z]+)_([0-9a-z]+)$/.exec(mentionId);
  return match ? { revision: match[1]!, offset: Number.parseInt(match[2]!, 36) } : null;
}
