import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  // The bailiff's clerk goes from one debtor to the other and back
  [
    ['firm', 'address', 'Erste Schuldnerin heute: {firm}. Zustelladresse?'],
    ['firm2', 'address', 'Notiert. Die nächste wäre {firm2}, gleiche Frage.'],
    ['firm2', 'status', 'Ist die überhaupt noch aktiv?'],
    ['firm', 'signatories', 'Zurück zur ersten. Wer zeichnet dort, und auf welche Art?'],
    ['firm', 'formerNames', 'Auf dem Verlustschein steht sie unter einem älteren Namen. Welche hatte sie?'],
  ],
  // The reporter follows one person
  [
    ['firm', 'officers:BOARD', 'Wer sitzt im Verwaltungsrat von {firm}?'],
    ['person', 'personRole', '{person} ist da genau was?'],
    ['person', 'personSince', 'Seit wann eigentlich?'],
    ['person', 'personFirms', 'Und ausserhalb, bei welchen anderen Firmen noch?'],
    ['firm', 'left', 'Wieder zum Betrieb vom Anfang: Wer ist dort {year} raus?'],
  ],
  // The auditor before taking a client on
  [
    ['firm', 'auditor', 'Wer ist aktuell Revisionsstelle bei {firm}?'],
    ['firm', 'auditorAsOf', 'Und am {date}, wer war es da?'],
    ['firm', 'officers:ALL', 'Jetzt die eingetragenen Personen, mit Funktion.'],
    ['firm', 'purpose', 'Zweck noch kurz.'],
  ],
  // The lawyer looks for a conflict of interest
  [
    ['both', 'path', 'Wie kommt man von {firm} zu {firm2}, über welche Person?'],
    ['firm', 'seat', 'Wo hat erstere ihren Sitz?'],
    ['firm2', 'seat', 'Letztere?'],
    ['firm2', 'capital', 'Kapital dort?'],
    ['firm', 'signatories:SOLE', 'Und bei der anderen, wer dürfte allein zeichnen?'],
  ],
  // The plasterer and the insolvent builder
  [
    ['firm', 'status', 'was ist mit {firm}, leben die noch?'],
    ['firm', 'bankruptcyLegal', 'hat der richter den konkurs an welchem tag aufgemacht?'],
    ['firm', 'bankruptcyPublished', 'und in der zeitung, also im amtsblatt, wann?'],
    ['firm', 'no:firm', 'krieg ich von meinen 14 000 noch was?'],
    ['firm', 'address', 'dann halt die adresse, ich fahr vorbei'],
  ],
  // The student and the history of a works
  [
    ['firm', 'foundedOn', 'Gründungstag von {firm}?'],
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert sie heutzutage?'],
    ['firm', 'timeline', 'Listen Sie mir bitte chronologisch alles auf, was seit den Anfängen eingetragen wurde.'],
    ['firm', 'joined', 'Und {year} im Besonderen: Wer stiess da neu dazu?'],
    ['firm', 'auditor', 'Wer prüft ihre Rechnung?'],
    ['firm', 'legalForm', 'Zuletzt: ihre Rechtsform?'],
  ],
];
