import type { ConversationWording } from '../wording.js';

export const german: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Wer ist im Verwaltungsrat der {firm}?'],
    ['firm', 'left', 'Und wer ging {year}?'],
    ['firm', 'address', 'Wo finde ich die Firma?'],
    ['firm', 'auditor', 'Wer ist dort Revisionsstelle?'],
  ],
  [
    ['firm', 'purpose', 'Was macht die {firm}?'],
    ['firm', 'capital', 'Und das Kapital?'],
    ['firm', 'signatories', 'Wer unterschreibt für sie?'],
  ],
  [
    ['firm', 'address', 'Ich suche die Adresse der {firm}.'],
    ['firm2', 'address', 'Und die der {firm2}?'],
    ['firm2', 'officers:ALL', 'Wer ist dort eingetragen?'],
    ['firm', 'officers:ALL', 'Und bei der ersten, der {firm}?'],
  ],
  [
    ['firm', 'officers:ALL', 'Welche Personen sind bei {firm} eingetragen?'],
    ['person', 'personFirms', 'Wo ist {person} sonst noch dabei?'],
    ['firm', 'seat', 'Zurück zur {firm}: wo hat sie ihren Sitz?'],
    ['firm', 'legalForm', 'Und welche Rechtsform?'],
  ],
  [
    ['homonym', 'homonym', 'Ich brauche Auskunft über {homonym}.'],
    ['pick2', 'personFirms', 'Die zweite Person bitte, wo ist sie eingetragen?'],
    ['pick1', 'personFirms', 'Und die erste?'],
  ],
  [
    ['homonym', 'homonym', 'In welchen Firmen sitzt {homonym}?'],
    ['pick1', 'personFirms', 'Den ersten meine ich.'],
    ['firm', 'purpose', 'Anderes Thema: Was bezweckt die {firm}?'],
    ['firm', 'address', 'Adresse dazu?'],
  ],
  [
    ['both', 'shared', 'Welche Leute haben {firm} und {firm2} gemeinsam?'],
    ['firm', 'seat', 'Wo sitzt die erste der beiden?'],
    ['firm2', 'seat', 'Und die zweite?'],
  ],
  [
    ['firm', 'seat', 'Sitz der {firm}?'],
    ['firm2', 'seat', 'und {firm2}?'],
    ['both', 'shared', 'Haben die beiden gemeinsame Organe?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Wer sitzt im Verwaltungsrat?'],
    ['firm', 'officersAsOf:BOARD', 'Und am {day}?'],
    ['firm', 'formerNames', 'Hatte sie mal einen anderen Namen?'],
  ],
  [
    ['byId', 'capital', 'Wie hoch ist das Kapital?'],
    ['firm', 'no:firm', 'Wie hoch der Umsatz?'],
    ['firm', 'purpose', 'Dann den Zweck, bitte.'],
  ],
  [
    ['firm', 'status', 'Lebt die {firm} noch?'],
    ['firm', 'foundedOn', 'Seit wann steht sie im Register?'],
    ['firm', 'timeline', 'Was wurde seither alles eingetragen?'],
    ['firm', 'address', 'Und die heutige Adresse?'],
    ['firm', 'legalForm', 'Rechtsform?'],
    ['firm', 'seat', 'Sitzgemeinde?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Wann ging die {firm} in Konkurs?'],
    ['firm', 'bankruptcyPublished', 'Und wann hat man das publiziert?'],
    ['firm', 'address', 'Wo war sie zuletzt zu finden?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert die {firm}?'],
    ['firm', 'joined', 'Wer kam {year} dazu?'],
    ['firm', 'left', 'Und wer ging in jenem Jahr?'],
    ['firm', 'signatories:SOLE', 'Wer zeichnet allein?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Wer führt die {firm}?'],
    ['firm', 'officers:PARTNERS', 'Und die Gesellschafter?'],
    ['firm', 'capital', 'Stammkapital?'],
  ],
  [
    ['firm', 'auditor', 'Wer revidiert die {firm}?'],
    ['firm', 'auditorAsOf', 'Wer war es am {day}?'],
    ['firm2', 'auditor', 'Und wer prüft die {firm2}?'],
    ['firm2', 'purpose', 'Was tut die überhaupt?'],
    ['firm', 'purpose', 'Und nochmals zur {firm}: deren Zweck?'],
  ],
];
