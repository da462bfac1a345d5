/** Municipalities and their postal codes are facts of geography; nothing here is about a person or a firm. */
import type { Canton } from '../../src/core/index.js';
import { OFFICES, type Office, type Style } from './offices.js';

export type PrintLanguage = 'de' | 'fr' | 'it';

export interface Place {
  /** As registers print a seat, an origin or a residence: `Reinach (BL)`. */
  seat: string;
  /** As addresses print it: `Reinach BL`. */
  town: string;
  zip: string;
  canton: Canton;
  language: PrintLanguage;
  style: Style;
  office: Office;
}

/** `canton language: seat zip, ...`; a trailing `*` marks a seat printed with its canton in brackets. */
const ROWS = `
ZH de: Zürich 8001, Winterthur 8400, Uster 8610, Dübendorf 8600, Dietikon 8953, Wädenswil 8820, Horgen 8810, Kloten 8302, Bülach 8180, Illnau-Effretikon 8307, Thalwil 8800, Meilen 8706, Stäfa 8712, Wetzikon* 8620, Küsnacht* 8700
BE de: Bern 3000, Köniz 3098, Thun 3600, Burgdorf 3400, Langenthal 4900, Spiez 3700, Münsingen 3110, Worb 3076, Lyss 3250, Ittigen 3063
BE fr: Saint-Imier 2610, Tavannes 2710, Valbirse 2735, Courtelary 2608
LU de: Luzern 6000, Emmen 6020, Kriens 6010, Sursee 6210, Horw 6048, Hochdorf 6280, Ruswil 6017
UR de: Altdorf* 6460, Erstfeld 6472
SZ de: Schwyz 6430, Freienbach 8808, Einsiedeln 8840, Küssnacht* 6403, Wollerau 8832, Lachen 8853
OW de: Sarnen 6060, Engelberg 6390
NW de: Stans 6370, Hergiswil* 6052, Buochs 6374
GL de: Glarus 8750, Glarus Nord 8752
ZG de: Zug 6300, Baar 6340, Cham 6330, Risch 6343, Steinhausen 6312, Hünenberg 6331
FR fr: Fribourg 1700, Bulle 1630, Villars-sur-Glâne 1752, Romont* 1680, Châtel-Saint-Denis 1618, Estavayer 1470, Givisiez 1762
FR de: Düdingen 3186, Schmitten* 3185, Murten 3280, Tafers 1712, Wünnewil-Flamatt 3184, Kerzers 3210
SO de: Solothurn 4500, Olten 4600, Grenchen 2540, Zuchwil 4528, Oensingen 4702
BS de: Basel 4000, Riehen 4125
BL de: Reinach* 4153, Allschwil 4123, Liestal 4410, Muttenz 4132, Pratteln 4133, Binningen 4102, Münchenstein 4142
SH de: Schaffhausen 8200, Neuhausen am Rheinfall 8212, Thayngen 8240
AR de: Herisau 9100, Teufen* 9053
AI de: Appenzell 9050
SG de: St. Gallen 9000, Rapperswil-Jona 8640, Wil* 9500, Gossau* 9200, Buchs* 9470, Altstätten 9450, St. Margrethen 9430, Uzwil 9240
GR de: Chur 7000, Davos 7270, Landquart 7302, Ilanz/Glion 7130, St. Moritz 7500
AG de: Aarau 5000, Baden 5400, Wettingen 5430, Wohlen* 5610, Oftringen 4665, Lenzburg 5600, Zofingen 4800, Brugg 5200, Rheinfelden 4310, Murgenthal 4853
TG de: Frauenfeld 8500, Kreuzlingen 8280, Arbon 9320, Amriswil 8580, Weinfelden 8570
TI it: Lugano 6900, Bellinzona 6500, Locarno 6600, Mendrisio 6850, Chiasso 6830, Massagno 6900, Paradiso 6900, Losone 6616, Biasca 6710, Collina d'Oro 6926, Lumino 6533, Stabio 6855
VD fr: Lausanne 1003, Yverdon-les-Bains 1400, Montreux 1820, Nyon 1260, Renens* 1020, Vevey 1800, Pully 1009, Morges 1110, Gland 1196, Ecublens* 1024, Prilly 1008, Aigle 1860, Payerne 1530, Chavannes-de-Bogis 1279
VS fr: Sion 1950, Sierre 3960, Crans-Montana 3963, Conthey 1964
VS fr: Martigny 1920, Monthey 1870, Saint-Maurice 1890, Val de Bagnes 1934
VS de: Brig-Glis 3900, Visp 3930, Naters 3904, Zermatt 3920
NE fr: Neuchâtel 2000, La Chaux-de-Fonds 2300, Le Locle 2400, Val-de-Ruz 2052, Milvignes 2013, Val-de-Travers 2108
GE fr: Genève 1204, Vernier 1214, Lancy 1212, Meyrin 1217, Carouge* 1227, Onex 1213, Thônex 1226, Versoix 1290, Chêne-Bougeries 1224, Plan-les-Ouates 1228, Satigny 1242
JU fr: Delémont 2800, Porrentruy 2900, Haute-Sorne 2854, Courrendlin 2830, Saignelégier 2350
`;

const VALAIS_OFFICE: Readonly<Record<string, string>> = {
  Sion: 'VS-central',
  Martigny: 'VS-bas',
  'Brig-Glis': 'VS-ober',
};

/** Offices of two languages write each in its own manner. */
function styleOf(style: Style, language: PrintLanguage): Style {
  if (style === 'fribourg-fr') return language === 'de' ? 'fribourg-de' : style;
  return style.startsWith('list') ? `list-${language}` : style;
}

function readPlaces(): Place[] {
  const places: Place[] = [];
  for (const row of ROWS.trim().split('\n')) {
    const [head, list] = row.split(': ') as [string, string];
    const [canton, language] = head.split(' ') as [Canton, PrintLanguage];
    const items = list.split(', ').map((item) => /^(.*?)(\*?) (\d{4})$/.exec(item)!);
    const officeKey = VALAIS_OFFICE[items[0]![1]!] ?? canton;
    const office = OFFICES.find((candidate) => candidate.key === officeKey)!;
    for (const [, name, marked, zip] of items)
      places.push({
        seat: marked ? `${name} (${canton})` : name!,
        town: marked ? `${name} ${canton}` : name!,
        zip: zip!,
        canton,
        language,
        office,
        style: styleOf(office.style, language),
      });
  }
  return places;
}

export const PLACES: readonly Place[] = readPlaces();

export function placesOf(language: PrintLanguage): readonly Place[] {
  return BY_LANGUAGE[language];
}
const BY_LANGUAGE: Readonly<Record<PrintLanguage, readonly Place[]>> = {
  de: PLACES.filter((place) => place.language === 'de'),
  fr: PLACES.filter((place) => place.language === 'fr'),
  it: PLACES.filter((place) => place.language === 'it'),
};

/** Towns near the border where people of Swiss firms live: name and country code as registers print it. */
export const TOWNS_ABROAD: readonly (readonly [string, string])[] = [
  ['Konstanz', 'DE'], ['Lörrach', 'DE'], ['München', 'DE'], ['Hamburg', 'DE'], ['Freiburg im Breisgau', 'DE'], ['Annecy', 'FR'],
  ['Annemasse', 'FR'], ['Lyon', 'FR'], ['Mulhouse', 'FR'], ['Besançon', 'FR'], ['Como', 'IT'], ['Milano', 'IT'], ['Varese', 'IT'],
  ['Torino', 'IT'], ['Wien', 'AT'], ['Bregenz', 'AT'], ['Feldkirch', 'AT'], ['London', 'GB'], ['Boston', 'US'], ['Vaduz', 'LI'],
]; // prettier-ignore
