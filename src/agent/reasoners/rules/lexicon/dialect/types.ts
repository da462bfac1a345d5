/**
 * A standard German word, or several, and how Swiss German spells it: spellings apart by a space, words of one spelling by `_`; lower case, with
 * umlauts, vowels single (`sit` stands for `siit` too). A standard word with a capital is a noun.
 */
export type Spelt = readonly (readonly [standard: string, spellings: string])[];
