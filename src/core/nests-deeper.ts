/** More than any shape of ours has. */
const MOST_LEVELS = 50;

/** Whether objects and lists of a value stand within each other more than `levels` deep: whoever writes such a value as JSON, or walks through it, may run out of stack. */
export function nestsDeeper(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => nestsDeeper(item, levels - 1));
}
