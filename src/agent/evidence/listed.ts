import { ROLES } from '../../core/index.js';
import type { Listed } from '../../trace/index.js';
import type { Draft, Situation } from '../slots.js';

const MOST_LISTED = 100;

/** Whom the sentences that stand told of in an office, or as the firm that took over or is the head office, beside those the turn was about: each once, in their order, with a name that the run saw. */
export function listedIn(told: readonly Draft[], { observations }: Situation, about: readonly string[]): Listed[] {
  const names = new Map<string, string>();
  for (const { result } of observations) {
    for (const [uid, name] of Object.entries(result?.labels ?? {})) names.set(uid, name);
    for (const { fact, companyName, holderName } of result !== null && 'mandates' in result.rows ? result.rows.mandates : []) {
      if (companyName !== '') names.set(fact.companyUid, companyName);
      if (holderName !== '') names.set(fact.holderUid, holderName);
    }
  }
  const listed = new Map<string, Listed>();
  for (const { relation, negated, subjectUid, object, attribute } of told.flatMap(({ claims }) => claims)) {
    if ((relation !== 'HAS_ROLE' && relation !== 'HAS_RELATION') || negated) continue;
    const roles = ROLES.filter((role) => role === attribute);
    for (const uid of [subjectUid, object ?? '']) {
      const name = names.get(uid);
      if (about.includes(uid) || name === undefined) continue;
      const before = listed.get(uid);
      if (before !== undefined) before.roles = [...new Set([...before.roles, ...roles])];
      else if (listed.size < MOST_LISTED) listed.set(uid, { uid, kind: uid.startsWith('pe_') ? 'PERSON' : 'COMPANY', name, roles });
    }
  }
  return [...listed.values()];
} // prettier-ignore
