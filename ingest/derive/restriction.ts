import { foldName } from '../../src/core/index.js';

/** Limits of a signature that registers print in their own language; folded. A seat that moves to another register changes none of them. */
const IN_EVERY_LANGUAGE: readonly (readonly [string, RegExp])[] = [
  ['with president', /^(?:(?:mit|avec|con)(?: (?:dem|der|le|la|il))?|col) (?:prasident(?:en|in)|presidente?)$/],
  [
    'head office',
    /^(?:beschrankt|limitee?|limitat[ao]) (?:auf den|aux?|alla?) (?:hauptsitz|siege principal|sede principale)$/,
  ],
  ['branch', /^(?:beschrankt|limitee?|limitat[ao]) (?:auf die|a la|alla) (?:zweigniederlassung|succursale)$/],
];

/** What "the same restriction" means: its words, or what they mean in each of the register's languages. */
export function restrictionKey(restriction: string): string {
  const folded = foldName(restriction);
  return IN_EVERY_LANGUAGE.find(([, form]) => form.test(folded))?.[0] ?? folded;
}
