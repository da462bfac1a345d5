import { isFirmName } from './names.js';
import type { Row } from './row.js';

const STRUCK =
  /^(?:radiée?s?|gelöscht|gestrichen|cancellat[oaie]|radiat[oaie])(?!\p{L})(?![^;]*(?:comme|als|quale|en qualité))/iu;

/** `A SA est radiée`, where nothing else is printed of her: firms that end, and no office that they have in another one. */
export const endsFirms = (text: string, predicate: string, rows: readonly Row[]): boolean =>
  STRUCK.test(predicate) && rows.every((row) => isFirmAlone(text, row));

const isFirmAlone = (text: string, { name, roles, stated, shares, signature, number }: Row): boolean =>
  roles.length + stated.length + shares.length === 0 &&
  (signature ?? number) === null &&
  isFirmName(text.slice(name[0]!.start, name.at(-1)!.end));
