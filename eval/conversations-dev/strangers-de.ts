import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  // A trust office takes a client over
  [
    ['firm', 'auditor', 'Wir sollen die {firm} übernehmen. Wer amtet dort als Revisionsstelle?'],
    ['firm', 'auditorAsOf', 'Und per {date}? Da war es glaub noch jemand anders.'],
    ['firm', 'address', 'Wo ist sie heute domiziliert?'],
    ['firm', 'signatories', 'Zeichnungsberechtigte samt Art der Unterschrift?'],
    ['firm', 'purpose', 'Zweck laut Register?'],
    ['firm', 'no:firm', 'Hat die Firma eigentlich eine Mehrwertsteuer-Revision gehabt in letzter Zeit?'],
  ],
  // A journalist and two firms
  [
    ['both', 'shared', 'Ich habe {firm} und {firm2} auf dem Tisch. Wer ist bei beiden eingetragen?'],
    ['firm', 'address', 'Anschrift der erstgenannten?'],
    ['firm2', 'address', 'und der anderen'],
    ['firm2', 'auditor', 'Wer revidiert die?'],
    ['firm', 'auditor', 'Und bei {firm}, wer macht es da?'],
  ],
  // A lawyer who stays on one day
  [
    ['firm', 'officersAsOf:BOARD', 'Stichtag {day}. Wer bildete den Verwaltungsrat der {firm}?'],
    ['firm', 'auditorAsOf', 'Wer war zu diesem Zeitpunkt ihre Revisionsstelle?'],
    ['firm', 'auditor', 'Und heute?'],
    ['firm', 'officers:BOARD', 'Der heutige VR wäre?'],
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert ihn?'],
    ['firm', 'address', 'Gut. Zustelladresse noch, dann habe ich alles.'],
  ],
  // A bank clerk who mistypes
  [
    ['firm', 'address', '{firm}, Adresse?'],
    ['firm2', 'address', 'Pardon, falsche Zeile. Gemeint war {firm2}.'],
    ['firm2', 'auditor', 'rs auch grad'],
    ['firm2', 'signatories', 'Wer darf unterschreiben, und wie?'],
    ['firm', 'auditor', 'Jetzt doch noch die vorige, also {firm}: Revisionsstelle?'],
    ['firm', 'capital', 'und ihr Kapital'],
    ['firm', 'foundedOn', 'Ersteintrag wann?'],
  ],
  // Somebody asks about one person
  [
    ['person', 'personRole', '{person} bei {firm}: welche Funktion?'],
    ['person', 'personSince', 'Seit?'],
    ['person', 'personFirms', 'Noch anderswo drin, und wo?'],
    ['firm', 'left', 'Zurück zur {firm}. Wer ging dort {year}?'],
    ['firm', 'joined', 'Und wer kam im selben Jahr?'],
    ['firm', 'seat', 'In welcher Gemeinde hat die ihren Sitz?'],
  ],
  // A craftsman whose client went bust
  [
    ['firm', 'status', 'Ich hab der {firm} das Dach gemacht, und niemand nimmt das Telefon ab. Was ist mit denen los?'],
    ['firm', 'bankruptcyPublished', 'Aha. Wann ist der Konkurs publiziert worden?'],
    ['firm', 'bankruptcyLegal', 'Und eröffnet hat ihn das Gericht an welchem Tag?'],
    ['firm', 'seat', 'An welchem Ort war die Firma eingetragen?'],
    ['firm', 'timeline', 'Zeig mir doch alle Einträge der Reihe nach.'],
  ],
  // Compliance with a common name
  [
    ['homonym', 'homonym', 'Abklärung zu {homonym}, wer ist das?'],
    ['pick2', 'personFirms', 'Nummer zwei auf der Liste. In welchen Firmen?'],
    ['pick1', 'personFirms', 'Nein, doch die erste. Gleiche Frage.'],
    ['firm', 'address', 'Anderes Thema: {firm}, Domizil?'],
    ['firm', 'auditor', 'Deren Revisionsstelle?'],
  ],
  // A reader's letter about a board
  [
    ['firm', 'left:BOARD', 'Im Leserbrief steht, {year} sei bei der {firm} der halbe Verwaltungsrat gegangen. Wer ging?'],
    ['firm', 'joined:BOARD', 'Wer ist dafür im selben Jahr neu in den Verwaltungsrat gekommen?'],
    ['firm', 'officers:BOARD', 'Zusammensetzung jetzt?'],
    ['firm', 'no:firm', 'Und weiss man, warum die alle gegangen sind?'],
    ['firm2', 'address', 'Der Schreiber ist von {firm2}. Domizil, mit Strasse?'],
    ['firm2', 'auditor', 'Wer prüft deren Bücher?'],
    ['firm', 'address', 'Und die Adresse der ersten Firma noch.'],
  ],
];
