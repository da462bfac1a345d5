/** Sentences and clauses that may tell of assets, a merger or a split between two firms. */
export const SUCCESSION_HINT =
  /[Ff]usion|[Ss]paltung|Vermögensübertrag|Übernahme\s+der\s+Aktiven|überna[hm]m|Aktiven\s+und|Fremdkapital|Sacheinlage|Sachübernahme|[Ff]usion+|[Ss]cission|[Tt]ransfert\s+de\s+patrimoine|[Rr]eprise|repri[ts]|actifs\s+et|[Aa]pport|absor|[Ff]usione|[Ss]cissione|[Tt]rasferimento\s+di\s+patrimonio|ripres[aoi]|ripren|attivi\s+e|[Cc]onferiment/;

export const IS_DEMERGER = /[Ss]paltung|[Ss]cission|[Ss]cissione/;
export const IS_MERGER = /[Ff]usion|[Ff]usione|[Aa]bsor[bp]/;
/** A founder's or owner's own business brought in, or a contract to take over goods, is a transfer of assets. */
export const IS_TRANSFER =
  /Vermögensübertrag|Sacheinlage|Sachübernahme|Übernahme|überna[hm]m|übernimmt|[Tt]ransfert\s+de\s+patrimoine|[Rr]eprise|repri[ts]|[Aa]pport|[Tt]rasferimento\s+di\s+patrimonio|ripres[aoi]|riprende|[Cc]onferiment/;

/** What the firm of the notice gives goes to the other: `gehen ... über auf`, `ont été repris par`, `sono ripresi dalla`. */
export const GIVES =
  /\bgeh(?:t|en)\b[^;]{0,200}?\b(?:auf|über|an)\b|überträgt|übertragen\b(?!en)|\büber(?:gegangen|gehen)|transf[èe]re\b|transf[ée]r[ée](?:e?s?)\b|(?:a|ont)\s+transf[ée]r[ée]|(?:sont|ont\s+été|été|est)\s+repri(?:s|se|ses)\b|repris(?:e?s)?\s+par|absorb[ée]+e?s?\s+par|trasferi(?:sce|to|ti|ta)|(?:sono|stati|è|stato)\s+ripres[io]|ripres[oi]\s+da|assunti\s+da|assorbita\s+da|Übergang(?:e?s)?\s+(?:des|der|von)\b[^;]{0,160}?\b(?:auf|an)\s/;
/** ... or comes from it. */
export const TAKES =
  /Übernahme|überna[hm]m|übernimmt|[Rr]eprise\s+(?:des|de|d')|reprend\b|a\s+repris\b|[Rr]ipresa|riprende\b|ha\s+ripreso|Sacheinlage|Sachübernahme|[Aa]pport|[Cc]onferiment/;

/** Words right before a firm's name in such sentences; the name begins behind the last of them. */
export const LEAD_IN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:` +
    [
      String.raw`(?:Aktiven|Passiven|Fremdkapital|Fremdkapitals|Geschäfts?|Vermögens?|Teils?|Betriebs?|Bereichs?|Schulden)(?:\s*\([^)]*\))?\s+(?:von\s+der|von\s+dem|vom|der|des|von)(?:\s+(?:nicht\s+eingetragenen|im\s+Handelsregister\s+(?:nicht\s+)?eingetragenen|bisherigen|ausländischen))?\s+`,
      String.raw`(?:auf|an|in|mit|von|durch)\s+(?:die|das|den|der|dem)(?:\s+(?:neu\s+gegründete|übernehmende|bisherige)n?)?\s+`,
      String.raw`(?:vom|zur|zum|und\s+der|und\s+des|sowie\s+der|sowie\s+des)\s+`,
      String.raw`(?:[Ee]inzelunternehmens?|[Ee]inzelfirma|[Kk]ollektivgesellschaft|[Kk]ommanditgesellschaft|Firma|übertragenden\s+\p{L}+)\s+`,
      String.raw`(?:actifs?|passifs?|patrimoine|biens|tiers|activités?|dettes)(?:\s*\([^)]*\))?\s+(?:envers\s+les\s+tiers\s+)?(?:de\s+la\s+soci[ée]t[ée]|de\s+la\s+fondation|de\s+l['’]association|de\s+l['’]entreprise\s+individuelle|de\s+la\s+raison\s+individuelle|de\s+la|de\s+l['’]|des|du|de|d['’])\s*`,
      String.raw`(?:par|à|avec|de|et\s+de|et\s+à)\s+(?:la\s+(?:soci[ée]t[ée]|fondation|coop[ée]rative|succursale|raison\s+individuelle)(?:\s+(?:anonyme|reprenante|à\s+responsabilit[ée]\s+limit[ée]e))?|l['’](?:association|entreprise\s+individuelle|entit[ée]))\s+`,
      String.raw`(?:repris(?:e?s)?|reprises|absorb[ée]+e?s?)\s+par\s+(?:la\s+soci[ée]t[ée]\s+|l['’]entreprise\s+individuelle\s+)?`,
      String.raw`(?<=(?:[A-Z]{3}\s[\d'’.]+|tiers|patrimoine|actifs|passifs)\s+)à\s+`,
      String.raw`(?:attivi|passivi|terzi\)?|patrimonio|beni)\s+(?:della\s+societ[àa]|della\s+ditta\s+individuale|della|dello|dell['’]|del|di)\s*`,
      String.raw`(?:dalla|dal|dallo|alla|al|allo|con\s+la|e\s+della|e\s+dalla)\s+(?:societ[àa]\s+|ditta(?:\s+individuale)?\s+|fondazione\s+)?|(?:dall|all)['’]`,
    ].join('|') +
    ')',
  'gu',
);
