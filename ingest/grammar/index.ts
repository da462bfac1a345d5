export { noticeSentences } from './notice-sentences.js';
export { readPersons, type PersonInput } from './persons.js';
export { foldRole, roleLabel } from './roles.js';
export { countryOfName, parseNationality } from '../../src/core/index.js';
export { signatureKindOf } from './signature.js';
