/** A municipality in running text. */
const PLACE = String.raw`(\p{Lu}[\p{L}'’/.-]*(?:\s(?:[\p{Lu}(][\p{L}'’/)-]*|am|an|im|bei|ob|sur|sous|les|le|la|de|des|du|près|di|sopra)){0,4})`;

/** Sentences that move the seat without a label. One group of each alternative is the new place. */
export const NEW_SEAT = new RegExp(
  [
    String.raw`[Ss]iège\s+(?:social\s+)?(?:est\s+|a\s+été\s+)?transféré\s+(?:de\s+[^,;]{2,40}?\s+)?à\s+${PLACE}`,
    String.raw`transféré\s+son\s+siège\s+(?:social\s+)?(?:de\s+[^,;]{2,40}?\s+)?à\s+${PLACE}`,
    String.raw`Sitz\s+(?:wurde\s+|ist\s+|wird\s+)?(?:von\s+[^,;]{2,40}?\s+)?nach\s+${PLACE}\s+verlegt`,
    String.raw`[Ss]ede\s+(?:è\s+(?:stata\s+)?)?trasferita\s+(?:da\s+[^,;]{2,40}?\s+)?a\s+${PLACE}`,
    String.raw`trasferito\s+la\s+(?:propria\s+|sua\s+)?sede\s+(?:da\s+[^,;]{2,40}?\s+)?a\s+${PLACE}`,
  ].join('|'),
  'u',
);

/** Sentences that rename the firm without a label; the new name follows the match. */
export const NEW_NAME =
  /rétablie?\s+sous\s+(?:sa|la)\s+(?:raison(?:\s+sociale|\s+de\s+commerce)?|dénomination)\s*:?\s+|(?:[Rr]aison\s+(?:sociale|de\s+commerce)|dénomination)\s+(?:de\s+la\s+succursale\s+)?(?:(?:re)?devient|devenant|est\s+(?:désormais|(?:à|de)\s+nouveau)|est\s+modifiée\s+en)\s*:?\s+|sous\s+son\s+ancienne\s+(?:raison(?:\s+sociale|\s+de\s+commerce)?|dénomination)\s*:?\s+(?=\p{Lu})|[Uu]nter\s+(?:der|ihrer)\s+(?:früheren|bisherigen|alten|ursprünglichen)\s+Firma\s*:?\s+(?=\p{Lu})|attività\s+(?:con|sotto)\s+la\s+(?:precedente\s+)?(?:ditta|ragione\s+sociale)\s*:?\s+(?=\p{Lu})|(?:ditta|ragione\s+sociale)\s+(?:ri)?torna\s+(?:ad\s+)?essere\s*:?\s+|Die\s+Firma\s+(?:lautet\s+(?:neu|nun|jetzt|neuerdings|wieder(?:um)?)|wurde\s+geändert\s+in|heisst\s+neu)\s*:?\s+|liquidation\s+(?:(?:est|sera)\s+(?:opérée|effectuée|exécutée)|s['’](?:opèrer?a?|opérera|effectue(?:ra)?))\s+sous\s+(?:le\s+nom|la\s+raison(?:\s+sociale|\s+de\s+commerce)?)\s*:?\s+(?:de\s+)?|liquidazione\s+(?:è|sarà|viene)\s+(?:eseguita|effettuata|operata)\s+sotto\s+(?:la\s+ditta|la\s+ragione\s+sociale|il\s+nome)\s*:?\s+|(?:ditta|ragione\s+sociale|denominazione)\s+(?:diventa|è\s+(?:stata\s+)?(?:modificata|cambiata)\s+in)\s*:?\s+/u;

/** The firm waives the limited audit (opting-out). */
export const NO_REVISION =
  /verzichtet\s+auf\s+eine\s+eingeschränkte\s+Revision|auf\s+(?:die|eine)\s+eingeschränkte\s+Revision\s+(?:wird\s+|wurde\s+)?verzichtet|renonc(?:e|é|ent|ant)\s+(?:également\s+|aussi\s+)?(?:à\s+(?:un|une|tout|toute|la)|au)\s+(?:contrôle|révision)\s+restreinte?|rinuncia(?:to)?\s+(?:anche\s+)?(?:a(?:d)?\s+una|alla)\s+revisione\s+limitata/u;

/** What is said of the head office is not of the branch. */
export const OF_HEAD_OFFICE =
  /(?:établissement|siège|maison)\s+(?:principale?|mère)|[Hh]aupt(?:sitz|niederlassung)|sede\s+principale/u;

/** The waived audit is waived no more: the mention of it goes. */
export const REVISION_AGAIN =
  /^(?:radiation|suppression)\s+de\s+la\s+mention[^.;]{0,160}?contrôle\s+(?:ordinaire|restreint)|mention[^.;]{0,120}?contrôle\s+restreint[^.;]{0,20}?\s(?:est|a\s+été)\s+(?:radiée|supprimée|biffée)|(?:Verzicht|Erklärung)[^.;]{0,80}?Revision[^.;]{0,40}?\s(?:widerrufen|gestrichen|aufgehoben)|menzione[^.;]{0,120}?revisione\s+limitata[^.;]{0,20}?\sè\s+(?:stralciata|cancellata|radiata)/iu;

/** Sentences that follow a purpose without a label. The first character matched is the purpose's full stop. */
export const PURPOSE_END =
  /\.\s+(?=Gemäss\s+(?:Erklärung|Vertrag|Sacheinlage|Fusionsvertrag)|Mit\s+Erklärung|(?:Der|Die)\s+Inhaber(?:in)?\s+(?:übernahm|übernimmt|hat)|Die\s+Gesellschaft\s+(?:übernimmt|übernahm|hat\s+die\s+Rechtsform)|Laut\s+Erklärung|Für\s+die\s+(?:Zweigniederlassung|Gesellschaft|Firma|Stiftung|Genossenschaft)\s+zeichne[nt]|Es\s+zeichne[nt]|Pour\s+la\s+(?:succursale|société)\s+sign|Per\s+la\s+(?:succursale|società)\s+firma|Die\s+Mitteilungen|Mitteilungen|Selon\s+déclaration|Nouveaux\s+statuts|Statuts\s+(?:modifiés|du\s\d)|Les\s+statuts\s+ont|Siège\s+transféré|Augmentation\s+(?:ordinaire|autorisée|du\s+capital)|Capital(?:-actions|\s+social)?\s+(?:porté|réduit|augmenté)|Obligations?\s+de\s+fournir|Prestations\s+accessoires|Obblighi?\s+di\s+(?:fornire\s+)?prestazion|Obbligo\s+di\s+(?:fornire\s+)?prestazion|Nebenleistungspflichten|Vorhand-,|Droits?\s+de\s+préemption|Réduction\s+du\s+capital|Par\s+déclaration|Con\s+dichiarazione|Secondo\s+dichiarazione|Über\s+d|Die\s+Gesellschaft\s+ist\s+aufgelöst|La\s+société\s+est\s+dissoute|Ausgeschieden|Eingetragen|Personen|Personne|Persone|\p{L}+\s+\p{L}+\s+(?:ist|n'est|non\s+è)\s|\[(?:gestrichen|Gestrichen))|\.(?:Verfügung|Belege|Décision)\b/u;

/** The firm has lost its address; not one that it has beside (`weitere Adresse`), nor one for letters. */
export const NO_ADDRESS =
  /(?<!(?:[Ww]eiteres?|[Zz]usätzliches?)\s)(?:(?:Rechtsd|D)omizil)(?:[^.;:]{0,160}?\s(?:ist|wurde|wird))?\s+(?:erloschen|dahingefallen|aufgehoben|gelöscht)|kein(?:\s+\p{L}+)?\s+(?:Rechtsd|D)omizil(?:\s+mehr)?(?!\p{L})|hat\s+ihr\s+(?:Rechtsd|D)omizil\s+verloren|(?:[Ll]['’]adresse|[Ll]e\s+domicile)(?!\s+(?:postale|de\s+liquidation))[^.;:]{0,160}?\s(?:est|a\s+été)\s+(?:radiée?|supprimée?)(?!\p{L})|sans\s+(?:domicile|adresse)\s+(?:connue?|légal|au\s+siège)|n['’]a\s+plus\s+(?:de\s+domicile|d['’]adresse)|(?:[Ii]l\s+recapito|[Ii]l\s+domicilio|[Ll]['’]indirizzo)(?!\s+postale)[^.;:]{0,160}?\sè\s+(?:stato\s+)?(?:cancellato|radiato|soppresso|decaduto)|priva\s+di\s+(?:recapito|domicilio)/u;

/** Whose address it is, where it is not the firm's. */
export const NO_ADDRESS_OF =
  /Zweigniederlassung|[Ss]uccursale|Prokura|Unterschrift|[Pp]rocuration|[Ss]ignature|[Ff]irma\s+di|[Pp]rocura|[Aa]dministrat(?:eur|rice)|[Gg]érante?|[Aa]ssociée?|[Dd]irect(?:eur|rice)|[Aa]mministrat(?:ore|rice)|[Gg]erente|kein\s+eigenes/u;
export const THE_FIRM =
  /(?:^|\s|['’])(?:[Gg]esellschaft|[Ff]irma|[Ss]tiftung|[Gg]enossenschaft|[Vv]erein|[Uu]nternehmen|Rechtseinheit|[Ss]ie|[Ss]ociété|[Rr]aison|[Ee]ntreprise|[Ff]ondation|[Aa]ssociation|[Cc]oopérative|[Ee]lle|[Ss]ocietà|[Dd]itta|[Ii]mpresa|[Ff]ondazione|[Aa]ssociazione)(?!\p{L})/u;

/** An address that stands as a sentence of its own: `Rue de Bourg 3, 1003 Lausanne`. */
export const ADDRESS_ALONE = /^\p{L}[^.;:]{2,70},\s+\d{4}\s+\p{Lu}[^.;:,]{1,40}$/u;
