/** Nationalities as registers print them: German adjective stem, French and Italian adjectives (m, f), French country with its preposition. */
export interface Nationality {
  code: string;
  de: string;
  fr: readonly [string, string];
  it: readonly [string, string];
  /** After the name in the prose of GE, VD and NE: `de France`. */
  frCountry: string;
  weight: number;
}

export const NATIONALITIES: readonly Nationality[] = [
  { code: 'DEU', de: 'deutsch', fr: ['allemand', 'allemande'], it: ['germanico', 'germanica'], frCountry: "d'Allemagne", weight: 22 },
  { code: 'ITA', de: 'italienisch', fr: ['italien', 'italienne'], it: ['italiano', 'italiana'], frCountry: "d'Italie", weight: 22 },
  { code: 'FRA', de: 'französisch', fr: ['français', 'française'], it: ['francese', 'francese'], frCountry: 'de France', weight: 18 },
  { code: 'PRT', de: 'portugiesisch', fr: ['portugais', 'portugaise'], it: ['portoghese', 'portoghese'], frCountry: 'du Portugal', weight: 9 },
  { code: 'AUT', de: 'österreichisch', fr: ['autrichien', 'autrichienne'], it: ['austriaco', 'austriaca'], frCountry: "d'Autriche", weight: 7 },
  { code: 'ESP', de: 'spanisch', fr: ['espagnol', 'espagnole'], it: ['spagnolo', 'spagnola'], frCountry: "d'Espagne", weight: 5 },
  { code: 'XKX', de: 'kosovarisch', fr: ['kosovar', 'kosovare'], it: ['kosovaro', 'kosovara'], frCountry: 'du Kosovo', weight: 5 },
  { code: 'SRB', de: 'serbisch', fr: ['serbe', 'serbe'], it: ['serbo', 'serba'], frCountry: 'de Serbie', weight: 3 },
  { code: 'TUR', de: 'türkisch', fr: ['turc', 'turque'], it: ['turco', 'turca'], frCountry: 'de Turquie', weight: 4 },
  { code: 'GBR', de: 'britisch', fr: ['britannique', 'britannique'], it: ['britannico', 'britannica'], frCountry: 'de Grande-Bretagne', weight: 4 },
  { code: 'USA', de: 'amerikanisch', fr: ['américain', 'américaine'], it: ['statunitense', 'statunitense'], frCountry: 'des USA', weight: 2 },
  { code: 'NLD', de: 'niederländisch', fr: ['néerlandais', 'néerlandaise'], it: ['olandese', 'olandese'], frCountry: 'des Pays-Bas', weight: 2 },
  { code: 'ROU', de: 'rumänisch', fr: ['roumain', 'roumaine'], it: ['rumeno', 'rumena'], frCountry: 'de Roumanie', weight: 2 },
  { code: 'LKA', de: 'sri-lankisch', fr: ['sri-lankais', 'sri-lankaise'], it: ['singalese', 'singalese'], frCountry: 'du Sri Lanka', weight: 2 },
]; // prettier-ignore

export const NATIONALITY_BY_CODE: ReadonlyMap<string, Nationality> = new Map(
  NATIONALITIES.map((entry) => [entry.code, entry]),
);

export const COUNTRY_ALPHA3: Readonly<Record<string, string>> = {
  DE: 'DEU', FR: 'FRA', IT: 'ITA', AT: 'AUT', GB: 'GBR', US: 'USA', LI: 'LIE',
}; // prettier-ignore
export const COUNTRY_FRENCH: Readonly<Record<string, string>> = {
  DE: 'Allemagne', FR: 'France', IT: 'Italie', AT: 'Autriche', GB: 'Grande-Bretagne', US: 'USA', LI: 'Liechtenstein',
}; // prettier-ignore
