import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'capital', 'Due Diligence {firm}. Kapital?'],
    ['firm', 'purpose', 'Zweckartikel?'],
    ['firm2', 'purpose', 'Zum Vergleich {firm2}, selbe Frage.'],
    ['firm2', 'capital', 'Ihr Kapital beläuft sich auf?'],
    ['firm', 'auditor', 'Wieder {firm}. Revisionsstelle?'],
    ['firm', 'seat', 'Sitz in welcher Gemeinde?'],
  ],
  [
    ['both', 'shared', 'Haben {firm} und {firm2} personell etwas miteinander zu schaffen, und wer ist es?'],
    ['firm2', 'officers:ALL', 'Wer steht bei der zweiten insgesamt drin, samt Funktion?'],
    ['firm', 'officers:ALL', 'Bei der anderen?'],
    ['firm', 'address', 'Wo muss ich da läuten gehen, Strasse und Ort?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Wer waren am {day} die Verwaltungsräte der {firm}?'],
    ['firm', 'seatAsOf', 'In welcher Gemeinde war sie an jenem Tag domiziliert?'],
    ['firm', 'seat', 'Heutzutage?'],
    ['firm', 'officers:BOARD', 'Gut, und die jetzigen Verwaltungsräte?'],
  ],
  [
    ['homonym', 'homonym', 'ich habe einen brief von {homonym} bekommen, bei welcher firma ist das'],
    ['pick2', 'personFirms', 'wohl nummer zwei'],
    ['firm', 'status', 'was anderes, ist {firm} noch aktiv'],
    ['firm', 'foundedOn', 'gegründet wann'],
  ],
  [
    ['firm', 'signatories', 'Grüezi mitenand, es geht um eine Grundpfandbestellung. Wer kann für {firm} unterschreiben und in welcher Art?'],
    ['person', 'personSince', 'Seit welchem Datum ist {person} dabei?'],
    ['person', 'personFirms', 'Ist diese Person noch anderswo im Register, und wo?'],
    ['firm', 'signatories:SOLE', 'Nochmals {firm}: wer davon ohne zweite Unterschrift?'],
  ],
  [
    ['firm', 'timeline', 'Was ist bei {firm} im Register über die Jahre alles gelaufen? Bitte der Reihe nach.'],
    ['firm', 'formerNames', 'Alte Namen separat?'],
    ['firm', 'legalForm', 'Rechtsform dato?'],
  ],
  [
    ['byId', 'seat', 'In welchem Ort ist die da eingetragen?'],
    ['firm', 'joined', 'Wer ist {year} neu gekommen?'],
    ['firm', 'left', 'Abgesprungen im selben Jahr?'],
    ['firm2', 'auditor', 'Sprung zu {firm2}: wer prüft dort?'],
    ['firm', 'auditor', 'Bei der vorigen, {firm}?'],
  ],
  [
    ['firm', 'branches', 'Filialnetz {firm}, welche Orte?'],
    ['firm', 'officers:ALL', 'Die Leute am Hauptsitz mit ihren Funktionen?'],
    ['firm', 'capital', 'Kapitalisiert mit wieviel?'],
  ],
  [
    ['both', 'path', 'Irgendwie sind {firm} und {firm2} verbunden, ich komme nur nicht drauf wie. Helfen Sie mir?'],
    ['firm', 'legalForm', 'Rechtsform der zuerst genannten?'],
    ['firm2', 'legalForm', 'Der zweiten?'],
    ['firm2', 'address', 'Deren Adresse schreibe ich mir gleich auf.'],
  ],
  [
    ['firm', 'auditorAsOf', 'Revisionsstelle von {firm} per {date}, wer?'],
    ['firm', 'officersAsOf:BOARD', 'Am selben Stichtag der Verwaltungsrat?'],
    ['firm2', 'status', 'Kurze Zwischenfrage, {firm2}: noch aktiv?'],
    ['firm', 'auditor', 'Zurück: durch wen wird {firm} jetzt revidiert?'],
  ],
];
