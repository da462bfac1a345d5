import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Guten Morgen. Wer bildet den Verwaltungsrat der {firm}?'],
    ['firm', 'joined:BOARD', 'Wer davon kam erst {year} hinein?'],
    ['person', 'personFirms', 'Ist {person} noch anderswo tätig?'],
    ['firm', 'formerNames', 'Zurück zur Firma: Hatte die früher einen anderen Namen?'],
  ],
  [
    ['both', 'path', 'Ich recherchiere zu {firm} und {firm2}. Was verbindet die beiden?'],
    ['firm2', 'officers:ALL', 'Wer ist bei der zweiten alles eingetragen?'],
    ['firm', 'officers:ALL', 'Dasselbe für die erste, bitte.'],
    ['both', 'shared', 'Wer kommt also in beiden vor?'],
  ],
  [
    ['firm', 'seat', 'sitz {firm}'],
    ['firm', 'formerNames', 'frühere namen?'],
    ['firm', 'timeline', 'und sonst, was ist alles passiert, mit datum'],
    ['firm2', 'seat', 'jetzt {firm2}, wo sitzen die'],
    ['firm', 'capital', 'nochmal zur anderen: kapital?'],
  ],
  [
    ['homonym', 'homonym', 'Ich brauche Angaben zu {homonym}.'],
    ['pick1', 'personFirms', 'Den obersten Eintrag meine ich. Welche Firmen?'],
    ['pick2', 'personFirms', 'Und der zweite auf der Liste?'],
  ],
  [
    ['byId', 'address', 'Wohin schicke ich die Vorladung?'],
    ['firm', 'officers:ALL', 'Und wer ist dort eingetragen, in welcher Eigenschaft?'],
    ['firm', 'signatories', 'Wie zeichnen die?'],
    ['firm', 'no:firm', 'Haben die einen Telefonanschluss?'],
  ],
  [
    ['firm', 'auditor', 'Welche Revisionsstelle hat die {firm}?'],
    ['firm2', 'auditor', 'Und {firm2}?'],
    ['firm', 'auditorAsOf', 'Bei der ersten: War das am {day} schon dieselbe, oder wer war es?'],
    ['firm', 'address', 'Deren Adresse noch – der Firma, nicht der Prüfer.'],
  ],
  [
    ['firm', 'status', 'Ich habe eine offene Forderung gegen die {firm}. Wie steht es um sie?'],
    ['firm', 'bankruptcyLegal', 'Auf welchen Tag hat das Gericht den Konkurs eröffnet?'],
    ['firm', 'bankruptcyPublished', 'Und wann konnte ich das im SHAB lesen?'],
    ['firm', 'timeline', 'Dann bitte noch die ganze Vorgeschichte.'],
  ],
  [
    ['firm', 'officers:PRESIDENT', '{firm} – wer hat dort das Präsidium des Verwaltungsrats?'],
    ['firm', 'officersAsOf:PRESIDENT', 'Und am {date}?'],
    ['firm', 'left', 'Wer hat {year} den Betrieb verlassen, egal in welchem Amt?'],
    ['firm', 'joined', 'Und wer kam?'],
    ['firm2', 'officers:PRESIDENT', 'Gleiche Frage wie am Anfang zur {firm2}: Präsidium?'],
    ['firm', 'purpose', 'Was treibt die erstgenannte eigentlich?'],
  ],
];
