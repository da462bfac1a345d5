import type { FirmStatus, StatusCause } from '../../../src/core/index.js';

export interface StatusPhrase {
  cause: StatusCause;
  status: FirmStatus;
  pattern: RegExp;
}

/** Any of these in a sentence makes it worth reading; without them nothing is said about a firm's status. */
export const STATUS_HINT =
  /aufgel[öo]st|Aufl[öo]sung|irrtümlich\s|par\s+erreur|per\s+errore|Konkurs|[Ll]iquidation|wieder\s|Wiedereintrag|dissou|dissolution|[Ff]aillite|réinscri|sciolt|sciogliment|[Ff]alli[tm]|liquidazione|reiscri/;

/**
 * How notices tell what became of a firm, in the three languages of the gazette. The first that fits a notice wins within its group: what takes
 * a bankruptcy back, ends or suspends it also names it. Each is tried on one sentence at a time.
 */
export const BANKRUPTCY_PHRASES: readonly StatusPhrase[] = [
  phrase('BANKRUPTCY_REVOKED', 'ACTIVE', [
    String.raw`Konkurs(?<!Einstellung\s(?:des\s)?Konkurs)(?:er[öo]ffnung|erkenntnis|dekret|entscheid|urteil|verfahren|es)?\b[^;]{0,220}?(?<!nicht\s)\b(?:widerrufen|aufgehoben)`,
    String.raw`Eintragung\s+(?:betreffend|des|der|über)\s+(?:den\s+|die\s+)?Konkurs(?:er[öo]ffnung|es)?\b[^;.]{0,80}?\b(?:gestrichen|gelöscht)`,
    String.raw`Widerruf\s+(?:des\s+Konkurs|der\s+Konkurser)|Konkurswiderruf|Aufhebung\s+(?:des\s+Konkurs|der\s+Konkurser)`,
    String.raw`(?:aufgehoben|widerrufen)[^;.]{0,60}?Konkurser[öo]ffnung`,
    String.raw`[Ff]aillite(?<!suspension\sde\s(?:la\s)?(?:proc[ée]dure\sde\s)?faillite)\b[^;:]{0,220}?(?<!\bpas\s(?:[ée]t[ée]\s)?)\b(?:r[ée]voqu[ée]+e?|r[ée]tract[ée]+e?|annul[ée]+e?|rapport[ée]+e?)`,
    String.raw`(?:[Rr][ée]voqu[ée]|r[ée]tract[ée]|[Aa]nnul[ée]|[Rr]apport[ée])e?\s+(?:[\p{L}'’]+\s+){1,6}?faillite`,
    String.raw`(?:r[ée]vocation|r[ée]tractation|annulation)\s+(?:de\s+la\s+|du\s+(?:jugement|prononc[ée])\s+de\s+(?:la\s+)?)faillite`,
    String.raw`[Ff]allimento(?<!sospensione\s(?:del|della\sprocedura\sdi)\sfallimento)\b[^;]{0,220}?(?<!\bnon\s(?:è\s)?(?:stat[oa]\s)?)\b(?:revocat[oa]|annullat[oa])|(?:[Rr]evocat[oa]|[Aa]nnullat[oa])\s+(?:[\p{L}'’]+\s+){1,6}?(?:fallimento|decreto\s+di\s+fallimento)|(?:revoca|annullamento)\s+del\w*\s+(?:[\p{L}'’]+\s+(?:di|del)\s+)?fallimento`,
  ]),
  // A suspension taken back, a procedure taken up again: what is told beside it is over.
  phrase('BANKRUPTCY_OPENED', 'BANKRUPT', [
    String.raw`Einstellung\s(?:des\s)?Konkurs[^;]{0,200}?(?<!nicht\s)\b(?:widerrufen|aufgehoben)|Konkurs(?:verfahren)?\b[^;]{0,260}?\b(?:wieder(?:\s?er[öo]ffnet|\s?aufgenommen))|Wiederer[öo]ffnung\s+des\s+Konkurs`,
    String.raw`suspension\sde\s(?:la\s)?(?:proc[ée]dure\sde\s)?faillite[^;]{0,200}?(?<!\bpas\s(?:[ée]t[ée]\s)?)\b(?:r[ée]voqu[ée]+e|annul[ée]+e)|r[ée]ouverture\s+de\s+(?:la\s+)?(?:proc[ée]dure\s+de\s+)?faillite|(?:faillite|proc[ée]dure)\b[^;]{0,160}?\b(?:rouverte|r[ée]ouverte)`,
    String.raw`sospensione\s(?:del|della\sprocedura\sdi)\sfallimento[^;]{0,200}?\b(?:revocata|annullata)|(?:fallimento|procedura)\b[^;]{0,160}?\briapert[oa]|riapertura\s+(?:del|della\s+procedura\s+di)\s+fallimento`,
  ]),
  phrase('BANKRUPTCY_CLOSED', 'BANKRUPT', [
    String.raw`Konkursverfahren\b[^;]{0,220}?\b(?:geschlossen|abgeschlossen|beendet)|Schluss\s+des\s+Konkursverfahrens`,
    String.raw`[Ff]aillite\b[^;]{0,220}?\b(?:cl[ôo]tur[ée]+e?|close)|cl[ôo]ture\s+de\s+(?:la\s+)?(?:proc[ée]dure\s+de\s+)?faillite`,
    String.raw`[Ff]allimento\b[^;]{0,220}?\bchius[oa]|chiusura\s+della\s+procedura\s+di\s+fallimento`,
  ]),
  phrase('BANKRUPTCY_SUSPENDED', 'BANKRUPT', [
    String.raw`Konkurs(?:verfahren)?\b[^;]{0,220}?\beingestellt|Einstellung\s+(?:des\s+)?Konkurs`,
    String.raw`[Ff]aillite\b[^;]{0,220}?\b(?:suspendue?|suspension)|suspension\s+de\s+la\s+(?:proc[ée]dure\s+de\s+|liquidation\s+(?:par\s+voie\s+)?de\s+(?:la\s+)?)?faillite`,
    String.raw`[Ff]allimento\b[^;]{0,220}?\bsospes[oa]|sospensione\s+della\s+procedura\s+di\s+fallimento`,
  ]),
  phrase('BANKRUPTCY_OPENED', 'BANKRUPT', [
    String.raw`(?:der|den)\s+Konkurs\s+(?:er[öo]ffnet|erkannt|verh[äa]ngt|ausgesprochen)|Konkurs\s+(?:er[öo]ffnet|erkannt)`,
    String.raw`(?:durch|infolge|wegen|zufolge)\s+(?:de[rs]\s+)?Konkurs(?:es|er[öo]ffnung)?\b[^;]{0,160}?\baufgel[öo]st|ist\s+in\s+Konkurs\s+(?:gefallen|geraten)`,
    String.raw`dissoute?\s+(?:par\s+suite\s+de|ensuite\s+de|par|suite\s+[àa])\s+(?:sa\s+|la\s+)?faillite|(?:d[ée]clar[ée]+e?|mise?)\s+(?:(?:la|l['’]|le)\s?[\p{L}]+\s+)?en\s+(?:[ée]tat\s+de\s+)?faillite`,
    String.raw`[Ff]aillite\s+(?:a\s+[ée]t[ée]\s+|est\s+)?(?:prononc[ée]+e?|ouverte)|prononc[ée]\s+(?:la|sa)\s+faillite|ouverture\s+de\s+(?:la|sa)\s+faillite|en\s+faillite\s+par\s+jugement`,
    String.raw`dichiarat[oa]\s+(?:in\s+)?fallit[oa]|dichiarat[oa]\s+(?:in|il)\s+fallimento|[Ff]allimento\s+(?:è\s+stato\s+)?(?:pronunciato|dichiarato|aperto)`,
    String.raw`(?:pronunciato|dichiarato|decretato|aperto)\s+(?:il\s+)?(?:suo\s+)?fallimento|sciolt[oa]\s+(?:in\s+seguito\s+a|a\s+seguito\s+(?:di|del)|per|con)\s+(?:il\s+)?fallimento`,
    String.raw`(?:apertura|dichiarazione)\s+(?:di|del)\s+fallimento`,
  ]),
];

export const LIQUIDATION_PHRASES: readonly StatusPhrase[] = [
  phrase('LIQUIDATION_REVOKED', 'ACTIVE', [
    String.raw`(?:Aufl[öo]sung(?:sbeschluss(?:es)?)?|Liquidation)\b[^;]{0,160}?\b(?:widerrufen|aufgehoben|r[üu]ckg[äa]ngig)`,
    String.raw`Widerruf\s+(?:der\s+(?:Aufl[öo]sung|Liquidation)|des\s+Aufl[öo]sungsbeschlusses)|nicht\s+mehr\s+in\s+Liquidation`,
    String.raw`(?:dissolution|liquidation)\b[^;]{0,160}?\b(?:r[ée]voqu[ée]+e?|annul[ée]+e?|rapport[ée]+e?)|r[ée]vocation\s+de\s+(?:la|sa)\s+(?:dissolution|liquidation)`,
    String.raw`(?:scioglimento|liquidazione)\b[^;]{0,160}?\b(?:revocat[oa]|annullat[oa])|revoca\s+(?:dello\s+scioglimento|della\s+liquidazione)`,
  ]),
  phrase('LIQUIDATION_OPENED', 'IN_LIQUIDATION', [
    String.raw`\b(?:ist|wird|wurde|gilt|sich|hat|haben)\b[^;]{0,240}?(?<!nicht\s)\baufgel[öo]st\b|tritt\s+in\s+Liquidation|Aufl[öo]sung\s+(?:der\s+[\p{L}'’]+\s+)?(?:und\s+[\p{L}'’]+\s+)?beschlossen`,
    String.raw`^\s*(?:Aufl[öo]sung|Liquidation)\s*:|beschlossen,?\s+(?:die\s+[\p{L}'’]+\s+)?aufzul[öo]sen`,
    String.raw`\ba\s+dissous\s+(?:la|l['’])|(?:est|a\s+[ée]t[ée]|sont)\s+(?:[\p{L}'’]+\s+)?dissoute?\b|s'est\s+dissoute?|(?:entre|entr[ée]+e?|mise?)\s+en\s+liquidation`,
    String.raw`dissolution\s+(?:a\s+[ée]t[ée]\s+|de\s+la\s+[\p{L}'’]+\s+)?(?:d[ée]cid[ée]+e?|prononc[ée]+e?|selon|par)|prononc[ée]\s+(?:la|sa)\s+dissolution|d[ée]cid[ée]\s+(?:la|sa)\s+dissolution`,
    String.raw`ha\s+sciolto\s+(?:la|l['’])|(?:è|è\s+stat[oa]|viene|si\s+è)\s+(?:[\p{L}'’]+\s+)?sciolt[oa]|(?:messa|posta|entra|entrata)\s+in\s+liquidazione|scioglimento\s+(?:deciso|pronunciato)|(?:ordinato|decretato|pronunciato|disposto)\s+(?:il\s+suo\s+|lo\s+)scioglimento|deciso\s+(?:il\s+suo\s+|lo\s+)scioglimento`,
  ]),
];

/** In a deletion: the firm was being wound up, or had been; `Ohne Liquidation` and a merger tell otherwise. */
export const IN_LIQUIDATION =
  /(?<!\bNach)\bin Liq(?:uidation\b|\.)|\ben liquidation\b|\bin liquidazione\b|Liquidation\s+(?:der\s+[\p{L}'’]+\s+)?(?:ist\s+|wurde\s+)?(?:[\p{L}'’]+\s+)?(?:durchgef[üu]hrt|beendet|beendigt|abgeschlossen)|(?:beendeter|beendigter|durchgef[üu]hrter|abgeschlossener)\s+Liquidation|(?:Beendigung|Abschluss|Durchf[üu]hrung)\s+der\s+Liquidation|liquidation\s+(?:[\p{L}'’]+\s+)?(?:est\s+|[ée]tant\s+)?(?:termin[ée]+e?|close|cl[ôo]tur[ée]+e?|achev[ée]+e?)|liquidazione\s+(?:è\s+|essendo\s+)?(?:stata\s+)?(?:terminata|ultimata|conclusa|chiusa)/iu;

/** ... and is no more, whatever name the notice prints. */
export const LIQUIDATION_OVER =
  /n['’]est\s+plus\s+en\s+liquidation|nicht\s+mehr\s+in\s+Liquidation|non\s+è\s+più\s+in\s+liquidazione/u;

export const REENTRY_PHRASES: readonly StatusPhrase[] = [
  phrase('REENTERED', 'ACTIVE', [
    String.raw`Wiedereintrag(?:ung)?|wieder\s+(?:im\s+Handelsregister\s+|ins\s+Handelsregister\s+)?eingetragen`,
    String.raw`r[ée]inscri(?:te?|ption)|r[ée]int[ée]gr[ée]+e?\s+au\s+registre`,
    String.raw`reiscri(?:tt[oa]|zione)`,
    // Of the firm; a signature may have been struck by mistake, too.
    String.raw`(?:Gesellschaft|Firma|Einzelunternehmen|Stiftung|Genossenschaft|Rechtseinheit)[^.;]{0,60}irrtümlich\s+gelöscht|irrtümlich\s+gelöschte[rn]?\s+(?:Gesellschaft|Firma|Einzelunternehmen|Stiftung|Genossenschaft)`,
    String.raw`(?:société|raison\s+(?:individuelle|de\s+commerce|sociale)|entreprise|fondation|association)[^.;]{0,60}(?:radiée?\s+par\s+erreur|par\s+erreur\s+radiée?)`,
    String.raw`(?:società|ditta|impresa|fondazione|associazione|ragione\s+sociale)[^.;]{0,60}cancellat[oa]\s+per\s+errore`,
  ]),
];

/** A seat moved: where a register deletes a firm for it, the firm lives on elsewhere. */
export const SEAT_MOVED =
  /Verlegung\s+(?:des\s+|ihres\s+|seines\s+)?(?:Haupt)?[Ss]itz|Sitzverlegung|(?:Haupt)?[Ss]itz\s+(?:wurde\s+|ist\s+|wird\s+)?(?:von\s+[^;]{2,40}?\s+)?nach\s+[^;]{1,80}?\bverlegt|[Tt]ransfert\s+(?:de\s+(?:(?:son|sa|leur|ce)\s+)?|du\s+)?siège|siège\s+(?:[\p{L}'’]+\s+){0,8}transf[ée]r[ée]|transf[ée]r[ée]\s+(?:son|le)\s+siège|[Tt]rasferimento\s+(?:della\s+(?:propria\s+)?|di\s+)?sede|sede\s+(?:[\p{L}'’]+\s+){0,8}trasferit|trasferito\s+(?:la\s+(?:propria\s+|sua\s+)?)?sede/u;

/** ... but not where it left the country: then it is gone from the Swiss register for good. */
export const MOVED_ABROAD =
  /ins?\s+Ausland|à\s+l['’]étranger|all['’]estero|IPRG|LDIP|Liechtenstein|Vaduz|Luxemb|Lussemb|Deutschland|Allemagne|Germania|Österreich|Autriche|Frankreich|Italien|Italie\b|Italia\b|Niederlande|Pays-Bas|Paesi Bassi|Belgien|Belgique|Belgio|Vereinigtes Königreich|Grossbritannien|Royaume-Uni|Regno Unito|USA|Etats-Unis|Stati Uniti|Delaware|Zypern|Chypre|Cipro|Malta|Malte|Irland|Irlande|Jersey|Guernsey|Cayman|Singapu?r|Emirat|Émirats|Dubai/u;

/** One pattern of all alternatives. */
function phrase(cause: StatusCause, status: FirmStatus, alternatives: readonly string[]): StatusPhrase {
  return { cause, status, pattern: new RegExp(alternatives.join('|'), 'u') };
}
