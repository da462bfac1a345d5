import type { FirmField, Language } from '../../../src/core/index.js';

/** What a notice of another register must say of its firm. What is left out must be empty. */
export interface Expected {
  /** `value`, or `[value, previous]`; not what is only background. */
  fields?: Partial<Record<FirmField, string | null | [value: string | null, previous: string | null]>>;
  statuses?: string[];
  /** `KIND DIRECTION name, seat, number`. */
  relations?: string[];
  /** Journal or gazette of what it corrects: `journal number/date` or `gazette number/date`. */
  corrects?: string[];
  legalDate?: string;
}

/** A whole notice of an invented firm, worded from knowledge of the gazette and not of the lexicons. */
export type StrangerNotice = [
  why: string,
  language: Exclude<Language, 'en'>,
  subRubric: 'HR01' | 'HR02' | 'HR03',
  text: string,
  expected: Expected,
];

/** How a notice of the invented firm begins, by language, and what is often expected of its status. */
export const DE =
  'Firnlicht Optik AG, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
export const LIQ =
  'Firnlicht Optik AG in Liquidation, in Sursee, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 12.06.2014, Publ. 1551234). ';
export const FR = 'Firnlicht Optique SA, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
export const FRLIQ =
  'Firnlicht Optique SA en liquidation, à Genève, CHE-100.000.006 (FOSC du 12.06.2014, p. 0/1551234). ';
export const IT =
  'Firnlicht Ottica SA, in Lugano, CHE-100.000.006, società anonima (FUSC no. 112 del 12.06.2014, Pubbl. 1551234). ';
export const BROKE = ['BANKRUPT BANKRUPTCY_OPENED'];
export const LEFT = ['DELETED DELETED'];
export const ENDING = ['IN_LIQUIDATION LIQUIDATION_OPENED'];
export const SAYS = ['IN_LIQUIDATION NAME_SAYS_LIQUIDATION'];
