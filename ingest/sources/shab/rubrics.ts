/**
 * The rubrics of the Swiss gazette (tenant `shab`), as its taxonomy lists them. The portal answers an unknown rubric with
 * "nothing found", so a misspelt one must be caught here.
 */
export const SHAB_RUBRICS = [
  'HR', 'KK', 'LS', 'SB', 'NA', 'AB', 'AW', 'AZ', 'BB', 'BH', 'EK', 'ES', 'FM', 'SR', 'UP', 'UV',
] as const; // prettier-ignore
export type ShabRubric = (typeof SHAB_RUBRICS)[number];

export function isShabRubric(text: string): text is ShabRubric {
  return (SHAB_RUBRICS as readonly string[]).includes(text);
}
