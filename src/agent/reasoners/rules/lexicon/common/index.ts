import type { Language } from '../../../../../core/index.js';
import { germanCommon, germanConjugations } from './de.js';
import { englishCommon } from './en.js';
import { frenchCommon, frenchConjugations } from './fr.js';
import { italianCommon } from './it.js';

/** Words of everyday language: they say that something is asked, never what. Folded and divided like a lexicon; `~` parts a verb's ending off. */
export const COMMON: Record<Language, string> = {
  de: germanCommon,
  fr: frenchCommon,
  it: italianCommon,
  en: englishCommon,
};

/**
 * Before `~` stands a verb's stem, behind it the ending of its infinitive: all its regular forms are meant, with the pronouns that may hang on
 * them. In English the ending is what its third person takes away (`carr~y`, `us~e`, `ask~`).
 */
export const CONJUGATIONS: Record<Language, Readonly<Record<string, string>>> = {
  de: germanConjugations,
  fr: frenchConjugations,
  it: {
    are: 'o i a iamo ate ano avo avi ava avamo avate avano ai asti ammo aste arono ero erai era eremo erete eranno erei eresti erebbe eremmo ereste erebbero ino iate assi asse assimo assero ato ata ati ate ando are ar arsi armi arci arvi arlo arla arle arli ami ameli atemi hi hiamo hino hero hera heranno herei herebbe herebbero herebbe',
    iare: 'io i ia iamo iate iano iavo iava iavano iai io iarono iero iera ieranno ierei ierebbe ierebbero ino iasse iassero iato iata iati iate iando iare iarsi iarmi iarci iami era eranno erebbe',
    ere: 'o i e iamo ete ono evo evi eva evamo evate evano ei esti e emmo este erono ette ettero ero erai era eremo erete eranno erei eresti erebbe erebbero a ano essi esse essero uto uta uti ute endo ere ersi ermi erci imi etemi',
    ire: 'o i e iamo ite ono isco isci isce iscono ivo iva ivano ii isti irono iro irai ira iremo iranno irei irebbe irebbero a ano isca iscano issi isse issero ito ita iti ite endo ire irsi irmi irci imi iscimi iscono ire ir',
  },
  en: { '': 's es ed ing', e: 'e es ed ing', y: 'y ies ied ying' },
};
