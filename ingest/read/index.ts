/** Reads a publication: what it says, without looking at any other. */
import { readPersons } from '../grammar/index.js';
import { createReader } from './reader.js';

export const readPublication = createReader(readPersons);
export { createReader, PARSER_VERSION, type ReadPersons } from './reader.js';
export { cantonName, cantonOfPlace, parseCanton } from './lexicon/cantons.js';
export { bareFirmName, saysLiquidation } from './lexicon/firm-names.js';
export {
  isBranchForm,
  legalFormInName,
  legalForms,
  parseFullLegalForm,
  parseLegalForm,
  type LegalForm,
} from '../../src/core/index.js';
export { rubricTitle, rubricTitles } from './lexicon/rubrics.js';
