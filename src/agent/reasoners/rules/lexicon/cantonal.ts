import type { Canton } from '../../../../core/index.js';

/** Of a canton, said of its firms: stems of all languages, folded. German ones have no ending, Swiss as they are: `Genfer Firmen`. */
const STEMS: Record<Canton, string> = {
  AG: 'aargauer|argovien(?:ne)?s?|argoviesi|argoviese', AI: 'innerrhoder', AR: 'ausserrhoder', BE: 'berner|bernois(?:e|es)?|bernes[ei]|bernese', BL: 'baselbieter',
  BS: 'basler|balois(?:e|es)?|basiles[ei]', FR: 'freiburger|fribourgeois(?:e|es)?|friburghes[ei]', GE: 'genfer|genevois(?:e|es)?|ginevrin[aeio]|genevan', GL: 'glarner|glaronais(?:e|es)?|glarones[ei]',
  GR: 'bundner|grisonn?e?s?|grigiones[ei]', JU: 'jurassier|jurassien(?:ne)?s?|giurassian[aeio]', LU: 'luzerner|lucernois(?:e|es)?|lucernes[ei]', NE: 'neuenburger|neuchatelois(?:e|es)?|neocastellan[aeio]',
  NW: 'nidwaldner|nidwaldien(?:ne)?s?|nidvaldes[ei]', OW: 'obwaldner|obwaldien(?:ne)?s?|obvaldes[ei]', SG: 'saint galloise?s?|st galloise?s?|sangalles[ei]', SH: 'schaffhauser|schaffhousois(?:e|es)?|sciaffusan[aeio]',
  SO: 'solothurner|soleurois(?:e|es)?|solettes[ei]', SZ: 'schwyzer|schwyzois(?:e|es)?|svittes[ei]', TG: 'thurgauer|thurgovien(?:ne)?s?|turgovies[ei]', TI: 'tessiner|tessinois(?:e|es)?|ticines[ei]|ticinese',
  UR: 'urner|uranais(?:e|es)?|uran[aeio]', VD: 'waadtlander|vaudois(?:e|es)?|vodes[ei]', VS: 'walliser|valaisan(?:ne)?s?|vallesan[aeio]', ZG: 'zuger|zougois(?:e|es)?|zughes[ei]',
  ZH: 'zurcher|zurichois(?:e|es)?|zurighes[ei]',
}; // prettier-ignore

const PATTERNS = (Object.entries(STEMS) as [Canton, string][]).map(([canton, stems]) => [canton, new RegExp(`^(?:${stems})$`)] as const); // prettier-ignore

/** The canton whose firms a word says that they are; null: it says none. */
export const cantonOfAdjective = (folded: string): Canton | null =>
  PATTERNS.find(([, words]) => words.test(folded))?.[0] ?? null;
