import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'address', 'Han en Brief vo {firm} übercho, wo händ die ihri Adrässe?'],
    ['firm', 'officers:ALL', 'und wär isch det alles iitreit?'],
    ['firm2', 'status', 'uf em Couvert staht aber {firm2}. Gits die überhaupt no?'],
    ['firm', 'signatories', 'Aha. Nomal zu dene vom Brief: wär darf det wie unterschriibe?'],
    ['firm2', 'address', 'und die vom Couvert, wo sind die dihei?'],
    ['firm', 'capital', 'Guet, und s Kapital vo de erschte?'],
  ],
  [
    ['firm', 'purpose', 'Hab morgen ein Vorstellungsgespräch bei {firm}!! Was machen die eigentlich genau?'],
    ['firm', 'foundedOn', 'Seit wann gibts die?'],
    ['firm', 'no:firm', 'Was verdient man dort ungefähr?'],
    ['person', 'personRole', 'Schade. Im Mail steht, ich treffe {person}. Was ist diese Person dort?'],
    ['person', 'personSince', 'Seit wann schon?'],
    ['firm', 'address', 'Ok danke. Und die Firma selber, wo muss ich da hin, Strasse und Nummer?'],
  ],
  [
    ['homonym', 'homonym', 'Ich bin Kassierin im Turnverein. Bei uns kandidiert jemand namens {homonym}, was finden Sie dazu?'],
    ['pick1', 'personFirms', 'Die erste Person. In welchen Firmen ist die?'],
    ['pick1', 'no:person', 'Wie alt ist die etwa?'],
    ['pick2', 'personFirms', 'Ach, das wird eher die zweite sein. Welche Firmen dort?'],
    ['firm', 'seat', 'Gut. Unser Sponsor ist übrigens {firm}, in welcher Gemeinde sind die eingetragen?'],
    ['firm', 'none:BANKRUPTCY', 'Waren die mal in Konkurs?'],
  ],
  [
    ['both', 'capital+capital:firm2', 'Für unser Bad haben wir zwei Offerten, eine von {firm}, eine von {firm2}. Wie viel Kapital haben die beiden?'],
    ['firm2', 'foundedOn', 'Die zweite, seit welchem Datum gibt es die?'],
    ['firm', 'foundedOn', 'Und die andere?'],
    ['both', 'shared', 'Meine Frau meint, das seien dieselben Leute. Sitzt jemand in beiden?'],
    ['firm2', 'no:firm', 'Und sind die Kunden von der zweiten zufrieden?'],
    ['firm2', 'address', 'Dann halt so. Ich nehme trotzdem die. Anschrift?'],
  ],
  [
    ['firm', 'auditor', 'Wer prüft bei {firm} die Bücher?'],
    ['firm', 'auditorAsOf', 'Und am {day}?'],
    ['firm', 'officersAsOf:BOARD', 'Wer sass an dem Tag im Verwaltungsrat?'],
    ['firm2', 'officersAsOf:BOARD', 'Dasselbe für {firm2}, bitte.'],
    ['firm2', 'officers:BOARD', 'Und heute?'],
  ],
  [
    ['firm', 'joined', 'Grüezi, ich mache eine Maturaarbeit über {firm}. Wer ist dort {year} neu dazugekommen?'],
    ['firm', 'joined:nextYear', 'und ein jahr später?'],
    ['firm', 'left:nextYear', 'Wer ist in dem Jahr gegangen?'],
    ['firm', 'officers:PRESIDENT', 'Danke, das hilft mir schon sehr. Wer präsidiert jetzt?'],
    ['firm2', 'officers:PRESIDENT', 'bei {firm2}?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Wer sind die Gesellschafter, äh nein, die Geschäftsführer von {firm}?'],
    ['firm2', 'address+purpose', 'Gut. Von {firm2} brauche ich die Adresse und was sie machen'],
    ['firm', 'address', 'Und die Adresse von der vorherigen?'],
    ['firm', 'officers:PARTNERS', 'Jetzt doch noch die Gesellschafter dort.'],
    ['firm2', 'legalForm', 'Und die andere, was ist das für eine Rechtsform?'],
  ],
  [
    ['firm', 'status', 'Ich bekomme von {firm} noch zwei Monatslöhne. Existiert der Laden noch?'],
    ['firm', 'bankruptcyPublished', 'Oje, das hab ich befürchtet. Wann wurde der Konkurs publiziert?'],
    ['firm', 'no:firm', 'bekomme ich mein Geld noch'],
    ['firm', 'count:BANKRUPTCY', 'Wie viele Konkurse gab es denn {year} insgesamt?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Im Jahr darauf?'],
    ['firm2', 'status', 'Mein neuer Chef ist {firm2}. Wenigstens die noch aktiv?'],
  ],
];
