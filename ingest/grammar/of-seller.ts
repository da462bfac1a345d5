import type { Row } from './row.js';
import type { Stretch } from './text.js';

/** What a sale says of whoever sells, behind whom it names as buyers. */
export interface OfSeller {
  verb: Stretch & { word: string };
  rest: Stretch;
}

const COORDINATED =
  /,?\s+(?:et|mais|ed?|ma|und)\s+(?:(?:il|elle|ils|elles|er|sie)\s+)?(n['’]est\s+plus|ne\s+sont\s+plus|reste|restent|demeure|demeurent|conserve|conservent|garde|gardent|non\s+è\s+più|non\s+sono\s+più|rimane|rimangono|resta|restano|conserva|conservano|mantiene|mantengono|bleibt|bleiben|behält|behalten)\s+|,\s+(?:en\s+)?(conservant|gardant|conservando|mantenendo)\s+/iu;

/** `cède 10 parts à B, nouvelle associée, et conserve 20 parts`: the second verb has the first one's subject, whoever stands between. */
export function ofSeller(text: string, stretch: Stretch): { buyers: Stretch; seller?: OfSeller } {
  const match = COORDINATED.exec(text.slice(stretch.start, stretch.end));
  if (!match) return { buyers: stretch };
  const end = stretch.start + match.index + match[0].length;
  const start = end - match[0].trimEnd().length;
  const word = (match[1] ?? match[2]!).toLowerCase().replace('’', "'").replace(/\s+/g, ' ');
  const verb = { word: word.replace(/a(?:nt|ndo)$|endo$/, 'e'), start, end: start + match[0].trimEnd().length };
  return {
    buyers: { start: stretch.start, end: stretch.start + match.index },
    seller: { verb, rest: { start: end, end: stretch.end } },
  };
}

const KEEPS =
  /^(?:qui|lequel|laquelle|lesquel(?:le)?s|che|il\squale|la\squale|d(?:er|ie))\s+(?:(?:en|ne)\s+)?(?:conserv|gard|mant|reste|demeur|rimane|rest|behält)/iu;

/** `L'associée A, qui conserve 5 parts, a cédé ...`: what stays hers, and not what she had. */
export function keepsShares(text: string, { shares }: Row): boolean {
  return shares.some(({ start, end }) => KEEPS.test(text.slice(start, end)));
}

/** A line of its own for what is kept: the office says only who it is. */
export function keptBy(row: Row): Row {
  return { ...row, roles: [], stated: row.stated.length > 0 ? row.stated : row.roles };
}
