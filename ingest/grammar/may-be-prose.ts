import { isDecided } from './appointed.js';
import { mustSpeak, saysManner } from './must-speak.js';
import { isGiven } from './name-words.js';
import { namesPerson } from './names-person.js';
import { splitAt, type Skeleton } from './segment.js';
import { fold, type Stretch } from './text.js';

/**
 * Cheap: whether a sentence, in small letters (which is told five times as fast as in any), has a word without which no prose rule can apply. In
 * order of their letters, words that begin alike are looked for at once.
 */
const HINT =
  /(?:scheidet|tritt) |(?:à|de) signer|a firmare|abberufen|accomandita|administrat|aktuar|amministrat|an (?:seine|ihre|deren|dessen)r? stelle |associé|attinen[tz]|attuari|ausgeschieden|beist[aä]nd|berichtigt|bourgeoisie|bürgerrecht|caissi|cassier|cognome|commandite|commissaire|commissari|complétée? |conféré|corrigée? |curat(?:eur|rice|ore)|decedut|demission|den namen|detenut|dimissionar|direct(?:eur|rice)|direttor[ei]\b|domicilio d|domiciliat|domicilié|erbschaftsverwalt|testament|willensvollstreck|droit de cité|décédée?s?(?!\p{L})|démission|désormais|détenues|eingesetzt|entra nel|entrano nel|entre au |entre dans |entrent au |entzogen|ernannt|firma(?:no)? (?:ora|collettiva|individual|di)|firme\b|fortgeführt|gerent[ei]|geschäftsführer|gesellschafter|gewählt|gérant|heimatort|heisst|il cognome|indigénat|inhaber(?:in)?(?: ist|:)|inscrite? |kassier|kommandit|le dimissioni|le nom d|liquidat|liquidation est opérée|maintenant|membres?\b|mit dem namen|mitglied|n['’]est plus|nachfolger|ne sont plus|neue[rs]? inhaber|nicht mehr|nom (?:correct|exact)|nominat|nommée?s?(?!\p{L})|non sono più|non è più|obfrau|obmann|organe de révision|originaires? d|orthographie|parts (?:sociales )?de chf|più parte|plus partie|porte |pouvoir|president[ei]\b|presidenz|procura\b|procuration|procure\b|prokura|prokuren\b|präsident|prénom|présiden[tc]|publiziert|quota d|quote? da |quästor|radiée?s?(?!\p{L})|ragione sociale in|rectifiée? |revisionsstelle|revisore|revocat|richtige name|richtigerweise|réviseur|rücktritt|sachwalter|se compose|secrétaire|segretari|sekretär|si chiama|si compone|signature|son domicile|sort également|sortent également|son nom|staatsangeh|stamm(?:anteil|einlage)|stiftungsrat\b|subentra|success[eo]|succède|succede |tesorier|titulaire|trésori|ufficio di revisione|umfirmiert|unterschrift|uscit[oaie]\s|verstorben|vertretung(?:sbefugnis|en)? (?:von|an) |verwaltungsrat\b|vornamen|weggefallen|weitergeführt|wohnhaft|wohnort |wohnsitz |zeichne[tn]|zeichnungsberechtig|zurückgetreten|\bmembr[oi]\b|(?<!\p{L})signe(?:nt)?(?!\p{L})|\bsoci[oai]\b|\bwohnt|übergegangen/u;
/** Says what the firm does, in whatever words. */
const PURPOSE = /^(?:(?:nouveau|neuer?|nuovo)\s+)?(?:but|zweck|scopo)(?!\p{L})/iu;
export const NOT_PROSE =
  /^(?!(?:la fond(?:ation|azione)|die stiftung|l['’]associa(?:tion|zione)|der verein) \p{L}[^,;:]{1,60}, (?:in|à|a|au|aux) [^,;:]{2,40}, (?:est|è|ist) (?!dissou|radi|aufgel|gel)|(?:la (?:société|società)|die gesellschaft) \p{L}[^,;:]{1,80}?(?:,? (?:SA|AG|GmbH|S[àa]rl|Sagl|Ltd|Limited|S\.A\.|S\.à r\.l\.|KlG|KmG|SNC|Snc|LLC|SRL|Srl|S\.r\.l\.))(?:\s?\([^()]{3,80}\))*, (?:in|à|a|au|aux) )(?:(?:nouve(?:au|lle|aux|lles)|nuov[oa])\s+)?(?:but|zweck|scopo|capital|kapital|aktienkapital|stammkapital|statut|organe de publication|publikationsorgan|mitteilung|communication|comunicazion|obligation|restriction|domizil|adresse|indirizzo|selon (?:la )?déclaration|con dichiarazione|gemäss erklärung|die gesellschaft|la société (?!est engagée)|la società|l'association (?!est engagée)|der verein|die stiftung|la fondation (?!est engagée)|la succursale (?!est engagée)|die zweigniederlassung|l'entreprise|das einzelunternehmen|l'inhaber|der inhaber(?! [^,;.]{3,60} (?:ist|wohnt|heisst|zeichnet|führt) )|capitale|fusion|transfert|vermögens|apport|sacheinlage|umwandlung|liberierung|aktien|nouveaux? statuts|par décision|par jugement|mit entscheid|mit verfügung|gemäss|laut|sa liquidation|la liquidation|la procédure|das konkurs|unter dieser firma|augmentation|réduction|radiation|suppression|(?:en conséquence|par conséquent|dès lors|partant),? (?:la (?:société|fondation|succursale)|l'(?:association|entreprise)) est radiée)(?![\p{L}])/iu;

export function mayBeProse(text: string, sentence: Stretch): boolean {
  const length = sentence.end - sentence.start;
  if (length < 16 || length > 20_000) return false;
  const raw = text.slice(sentence.start, sentence.end);
  if (PURPOSE.test(raw)) return false;
  if (
    NOT_PROSE.test(raw) &&
    !isDecided(raw) &&
    !APPOINTS.test(raw) &&
    !saysMore(raw) &&
    !printsEntry(raw) &&
    !dividesShares(raw)
  )
    return false;
  return HINT.test(raw.toLowerCase()) || namesSubject(raw) || printsWhole(raw);
}

/** `Ihm folgt Muster Anna, von Bern, in Thun`: somebody with origin and residence, whatever is said. */
const printsWhole = (raw: string): boolean =>
  raw.length < 1_500 && ORIGIN.test(raw) && WHOLE.test(raw) && !OF_THINGS.test(raw);
const ORIGIN = /, (?:von|da|d[eu]|d['’]) ?[A-ZÀ-Þ]/;
/** Of whom the firm takes something over. */
const OF_THINGS =
  /sach(?:einlage|übernahme)|tatbest|vertrag|apport|reprise de|contrat|conferiment|assunzione|kauf|achat|acquisto/iu;
const WHOLE =
  /\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+,\s(?:(?:von|da|d[eu])\s|d['’])\p{Lu}[^,;:.]{1,40},\s(?:in|a|à)\s\p{Lu}/u;

/** `Muster Anna est à Bex`, `Muster Otto ist Direktor`: somebody's name, told by a given name in it, and a verb, whatever is said. */
function namesSubject(raw: string): boolean {
  if (raw.length > 300) return false;
  const label = raw.indexOf(': ');
  if (label >= 0 && !SUPPLEMENT.test(raw)) return false;
  const name = SUBJECT.exec(label < 0 ? raw : raw.slice(label + 2))?.[1];
  if (name === undefined) return false;
  const given = name.split(/\s/u).findIndex((word) => isGiven(fold(word)));
  return given >= 0 && (given < 3 || OF_SOMEBODY.test(name));
}
/** What stands behind the colon of these is a sentence; other labels are the firm's. */
const SUPPLEMENT = /^(?:compl[ée]m|nachtrag|ergänz|berichtig|rectif|rettif)/iu;
/** `Le domicile de Muster Otto`, `La vice-directrice Muster Anna`; not what else is of somebody. */
const OF_SOMEBODY =
  /^(?:l['’]|l[ae]s?\s|il\s|d(?:er|ie|as)\s)\s?(?:parts|quote|stammanteile?|domicile|nationalité|prénom|nom|origine|wohnsitz|heimatort|name|domicilio|cognome|nome|(?:\p{L}+[-\s])?(?:direct|dirett|direkt|délégu|delegat|fondé|prokurist)\p{L}*)\s/iu;
const SUBJECT =
  /^((?:\p{Lu}|l['’]\p{Ll})[\p{L}'’-]+(?:\s[\p{L}'’-]+){1,6})(?:,\s[^,;:]{2,40}){0,3},?\s(?:est|sont|n['’]est|ne\s(?:sont|fait|signe)|(?:a|ont)\sété|devient|habite|(?:non\s)?(?:è|sono)|abita|diventa|ist|sind|wird|wurden?|wohnt|stammt|amtet|übernimmt)\s/u;

/** `Il capitale è ora suddiviso: A 15 quote, B 5 quote`. */
const dividesShares = (raw: string): boolean => DIVIDED.test(raw) && namesPerson(raw);
const DIVIDED = /\d\s(?:stammanteil|parts?\s|quot[ae]\s)|\s(?:übergegangen|weitergeführt|fortgeführt|fortgesetzt)$/iu;

/** `Gemäss Eintrag vom ... wurde Muster, Anna, von Bern, in Thun, Präsidentin, mit Einzelunterschrift, publiziert`. */
const printsEntry = (raw: string): boolean => raw.length < 3_000 && ENTRY.test(raw);
const ENTRY =
  /,\s(?:von|da|d[eu])\s\p{Lu}[^,;]{1,40},\s(?:in|a|à)\s\p{Lu}[^;]{2,160}(?:[Ee]inzel|[Kk]ollektiv|individu|collet|collec)/u;

/** `Die Gesellschaft ist aufgelöst; A ist nicht mehr Geschäftsführer`: about the firm first, and then about somebody. */
function saysMore(raw: string): boolean {
  const [first = '', ...others] = raw.split(/;\s+/);
  return (
    SELLS.test(first) || others.some((clause) => !NOT_PROSE.test(clause) && (mustSpeak(clause) || saysManner(clause)))
  );
}
/** `Gemäss Vertrag vom ... hat A seine Stammeinlage an B abgetreten`. */
const SELLS = /\s(?:stammanteil|stammeinlage)\p{L}*\s[^;]{0,200}\sabgetreten(?!\p{L})/iu;

/** The clauses behind those about the firm, or null where there are none. */
export function behindFirm(skeleton: Skeleton, sentence: Stretch): Stretch | null {
  const clauses = splitAt(skeleton, sentence, 59);
  const at = clauses.findIndex(({ start, end }) => !NOT_PROSE.test(skeleton.text.slice(start, end)));
  const first = clauses[at];
  return at > 0 && first && clauses.length <= 200 ? { start: first.start, end: sentence.end } : null;
}

/** `Mit Verfügung vom ... hat das Gericht A, von X, in Y, als Sachwalterin ernannt`: of somebody, even where no rule reads whom. */
const APPOINTS =
  /(?:entziehung|entzug|übertragung|wiederherstellung) der (?:alleinigen )?(?:vertretung|zeichnungsberechtigung|unterschrift)|(?<!\p{L})(?:élection|nomination|wahl|ernennung|elezione|nomina)(?!\p{L})[^;]{0,200}(?:annulée?|révoquée?|aufgehoben|nichtig|annullata|revocata)(?!\p{L})|(?:sachwalter|liquidator|beist[aä]nd|verwalter|präsident|mitglied|geschäftsführer)\p{L}*[^;]{0,80}\s(?:abberufen|enthoben|entlassen)(?!\p{L})|zeichnungsberechtigung[^;]{0,40}entzogen|(?:sachwalter|liquidator|beist[aä]nd|abberufen|entzogen|zeichnungsberechtig|revocat|commissari|verwalter)\p{L}*[^;]{0,80}\s(?:ernannt|eingesetzt|bestellt|bestimmt)(?!\p{L})|(?:nommée?|désignée?|nominat[oa]|designat[oa])\s[^;]{0,120}(?:commissaire|curat(?:eur|rice)|liquidat(?:eur|rice)|administrat(?:eur|rice)|commissari[oa]|curator[ei]|liquidator[ei])/iu;
