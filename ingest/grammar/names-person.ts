import { matchesOf } from '../../src/core/index.js';
import { isGiven } from './name-words.js';
import { findRoles } from './roles.js';
import { fold } from './text.js';

const PAIR =
  /(?<![\p{L}'’«"„-])(\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)\s+(?=(\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}.]))/gu;
const FIELD =
  /(?<!\p{L})(?:wohnsitz|wohnort|wohnhaft|wohnt|heisst|einzelunternehmen|einzelfirma|zeichnungsberechtigung|unterschrift|prokura|heimatorte?|bürgerorte?|staatsangeh\p{L}+|bürger(?:in)?|citoyenn?e?s?|nationalité|habite|abita|stammt|domicile|originaire|origine|ressortissante?|domicilio|attinenza|cittadinanza|cittadin[oaie]|nazionalità|(?:einzel|kollektiv)(?:unterschrift|prokura)|signature|procuration|firma|procura|namen?|nom|nome|cognome|liquidation|liquidazione|stammanteile?|parts|quot[ae])(?!\p{L})/iu;
/** What is named after somebody. */
const AFTER_SOMEBODY =
  /(?:stiftung|fonds|fondation|fondazione|fondo|strasse|gasse|weg|platz|rue|route|avenue|chemin|place|via|piazza|preis|prix|premio|haus|maison|museum|musée|nachlass|erben|hoirie|eredi|firma|raison)\s*$/iu;
const FIRM_BEHIND =
  /^\S+\s+(?:(?:&|et|und|e)\s|(?:\p{L}+\s+)?(?:AG|SA|GmbH|S[àa]rl|Sagl|KlG|KmG|SNC|Stiftung|Söhne|Fils|Figli)(?!\p{L}))/u;

/** A firm by its name, with somebody's in it; who sells it something for its shares is nobody in it. */
const OF_FIRM =
  /^(?:(?:neue )?(?:firma|name|raison|nom|ragione)(?:\s(?:neu|sociale|de commerce))?:|sach(?:einlage|übernahme)|apport|conferiment|reprise|assunzione|vermögens|transfert|fusion)|\((?:SHAB|FOSC|FUSC)\s/iu;
const STAYS =
  /\s(?:reste|demeure|bleibt|rimane|resta)(?:nt|n|no)?\s(?:en\s(?:fonction|charge|place)|im\sAmt|in\s(?:carica|funzione))$/iu;
/** `gli restano 10 quote`, `ihm verbleiben 10 Stammanteile`, `Das Konkursamt Thun wurde als Liquidator eingesetzt`. */
const WITHOUT_NAME =
  /^neu:\s\p{Lu}[^;:]{2,90}\s(?:AG|GmbH|SA|KLG|KMG)(?!\p{L})|stelle\sder\s(?:bisherigen\s)?revisionsstelle\s[^;]{4,160}\s(?:gewählt|bestellt|ernannt|eingesetzt)|^(?:bei\sder|die)\s(?:bisherige\s)?revisionsstelle\s(?:befindet|handelt)\s|\s(?:cancellat|radiat|nominat|designat|elett)[oaie]\s(?:quale|come)\s|(?<!\p{L})(?:gli|le)\s(?:resta|restano|rimane|rimangono)\s[^;]{1,30}\squot|(?<!\p{L})(?:ihm|ihr|ihnen)\s(?:verbleib|bleib)\p{L}+\s[^;]{1,40}stammanteil|verbleib\p{L}+\s(?:ihm|ihr|ihnen)\s[^;]{1,40}stammanteil|konkursamt\p{L}*\s[^;]{0,80}\s(?:als|zum)\s(?:\p{L}+\s)?liquidator\s[^;]{0,40}(?:eingesetzt|ernannt|bestellt)|ufficio\s(?:dei\s)?fallimenti\s[^;]{0,80}\s(?:nominato|designato)\s(?:\p{L}+\s)?liquidatore/iu;

/** `..., diejenige von B CHF 5'000`: of somebody else. */
export const sharesOfAnother = (raw: string): boolean => OTHER_SHARES.test(raw);
const OTHER_SHARES =
  /(?:,\s|\sund\s|\se\s|\set\s)(?:diejenige[nrs]?|jene|quella|quelle|celle|celles)\s(?:von|des|der|di|de|d['’])\s?[^;]{3,80}(?:CHF|EUR)/iu;

/** Whether a short sentence names a person and says an office, a signature or a place of hers in whatever words. */
export function namesPerson(raw: string): boolean {
  if (raw.length > 400) return false;
  if (WITHOUT_NAME.test(raw)) return true;
  if (OF_FIRM.test(raw)) return false;
  if (STAYS.test(raw) || (!FIELD.test(raw) && findRoles(raw).length === 0)) return false;
  return matchesOf(PAIR, raw).some(
    (match) =>
      isGiven(fold(match[1]!)) !== isGiven(fold(match[2]!)) &&
      !AFTER_SOMEBODY.test(raw.slice(Math.max(0, match.index - 20), match.index)) &&
      !FIRM_BEHIND.test(raw.slice(match.index + match[1]!.length + 1)),
  );
}
