const STEM = 5;

/** A word without its ending, in which it may be said again. */
export const stemOf = (folded: string): string => folded.replace(/(?<=.{3})(?:en|es|[sne])$/, '').slice(0, STEM);
