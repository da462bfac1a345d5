import type { CompanyCountRequest } from '../../engines/graph/contract.js';

/** Of a count of firms: all that are entered, in no groups. */
export const NO_CONDITIONS: Omit<CompanyCountRequest, 'clocks'> = {
  canton: null, seat: null, address: null, legalForm: null, purpose: null, status: null, happened: null, also: [], grouping: null,
}; // prettier-ignore
