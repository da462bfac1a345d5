import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'address', 'Grüezi, ich brauche die Adresse von {firm}.'],
    ['firm', 'auditor', 'und wer ist dort RS?'],
    ['firm2', 'address', 'jetzt noch die Adresse von {firm2}'],
    ['firm2', 'legalForm', 'was für eine Rechtsform ist das?'],
    ['firm', 'legalForm', 'und die Rechtsform von {firm}?'],
  ],
  [
    ['firm', 'officers:BOARD', 'Wer ist aktuell im VR von {firm}, bitte mit Namen?'],
    ['person', 'personSince', 'seit wann ist {person} dort?'],
    ['person', 'personFirms', 'und wo sonst noch?'],
    ['firm', 'auditor', 'zurück zu {firm}: wer revidiert?'],
  ],
  [
    ['firm', 'officers:BOARD', 'VR von {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'nein, ich meinte am {day}, nicht heute'],
    ['firm', 'knownOn:BOARD', 'und was war an dem Tag schon publiziert, wer galt danach als VR?'],
    ['firm', 'address', 'Gut, dann noch die heutige Adresse.'],
  ],
  [
    ['firm', 'status', 'Ist {firm} noch im Geschäft?'],
    ['firm2', 'status', 'sorry, falsche Firma, ich wollte {firm2}'],
    ['firm2', 'officers:ALL', 'und wer ist da alles eingetragen?'],
    ['both', 'shared', 'Haben {firm} und {firm2} eigentlich gemeinsame Leute?'],
  ],
  [
    ['homonym', 'homonym', 'Mich interessiert {homonym}, wer ist das?'],
    ['pick2', 'personFirms', 'der zweite Eintrag, bei welchen Firmen ist die Person?'],
    ['pick1', 'personFirms', 'und beim ersten?'],
  ],
  [
    ['firm', 'left', 'Wer hat {firm} {year} verlassen?'],
    ['firm', 'joined', 'und wer kam im selben Jahr dazu?'],
    ['firm', 'officers:ALL', 'Wer ist heute drin?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Wer sitzt hier im Verwaltungsrat, die aktuellen?'],
    ['firm', 'auditor', 'Revisionsstelle dieser Firma?'],
    ['person', 'personRole', 'was ist {person} da genau?'],
    ['person', 'personSince', 'und seit welchem Tag?'],
  ],
  [
    ['firm', 'bankruptcyPublished', 'Wann wurde der Konkurs von {firm} im SHAB veröffentlicht?'],
    ['firm', 'bankruptcyLegal', 'Und eröffnet hat ihn das Gericht wann?'],
    ['firm', 'address', 'letzte Adresse im Register?'],
  ],
  [
    ['firm', 'seat', 'Wo hat {firm} den Sitz? Nur der Ort.'],
    ['firm', 'seatAsOf', 'und per {date}, welcher Ort?'],
    ['firm', 'legalForm', 'ok, und die Rechtsform heute'],
    ['firm2', 'seat', 'Dasselbe für {firm2}: welcher Sitz?'],
    ['firm2', 'address', 'mit Strasse bitte'],
  ],
  [
    ['firm', 'auditor', 'Von welcher Gesellschaft wird {firm} revidiert?'],
    ['firm', 'auditorAsOf', 'am {day} war das noch jemand anders, wer?'],
    ['firm', 'officersAsOf:BOARD', 'und der Verwaltungsrat an diesem Tag?'],
  ],
];
