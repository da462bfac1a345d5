import { shortHash } from './hash.js';

/** Ids are derived, not drawn (design.md). The prefix is for people who read logs; clients treat the whole as opaque. */

export function eventUid(publicationId: string): string {
  return `ev_${shortHash(publicationId)}`;
}

/** data-model.md, Identity: (publication id, canonical hash, start offset of the entry). Resolvable: the parts are kept readable to the ledger. */
export function mentionUid(publicationId: string, canonicalHash: string, startOffset: number): string {
  return `pe_${shortHash(`${publicationId}\n${canonicalHash}`)}_${startOffset.toString(36)}`;
}

/** `office`: the folded text of an office that the vocabulary does not know, else ''. */
export function mandateUid(
  companyUid: string,
  mentionId: string,
  role: string,
  office: string,
  signature: string | null,
): string {
  const kind = office === '' ? role : `${role} ${office}`;
  return `ma_${shortHash([companyUid, mentionId, kind, signature ?? ''].join('\n'))}`;
}

export function relationUid(kind: string, fromUid: string, toUid: string, publicationId: string): string {
  return `re_${shortHash([kind, fromUid, toUid, publicationId].join('\n'))}`;
}

/** Of a holder key; a firm's own is that of the lowest number of its first scheme, else the smallest entry's mention id (data-model.md). */
export function companyUid(key: string): string {
  return `co_${shortHash(key)}`;
}

export function hubUid(hubKey: string): string {
  return `hu_${shortHash(hubKey)}`;
}
