import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'purpose', 'was macht {firm}'],
    ['firm', 'address', 'und die adresse?'],
    ['firm2', 'address', 'dasselbe für {firm2}'],
    ['firm2', 'capital', 'und wieviel kapital hat die'],
  ],
  [
    ['firm', 'count:DELETED', 'Gelöschte Firmen, Kanton {canton}, {year}: Anzahl bitte'],
    ['firm', 'count:DELETED:everywhere', 'ohne den Kanton'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'und wie viele gingen pleite?'],
    ['firm', 'count:BANKRUPTCY:ZH', 'nur Zürich'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert den Verwaltungsrat von {firm}?'],
    ['person', 'personFirms', 'Wo sitzt diese Person sonst noch?'],
    ['firm', 'signatories', 'Zurück zur Firma: wer darf dort unterschreiben?'],
    ['firm', 'address', 'Und wo sitzen die, mit Strasse?'],
  ],
  [
    ['firm', 'auditor', 'Wer revidiert {firm}?'],
    ['firm', 'clients', 'Welche anderen Firmen revidiert diese Revisionsstelle?'],
    ['firm', 'purpose', 'Und {firm} selbst, wozu ist sie da?'],
    ['firm', 'auditorAsOf', 'Wer revidierte sie am {day}?'],
  ],
  [
    ['homonym', 'homonym', 'Ich suche {homonym}. Gibt es davon mehrere?'],
    ['pick2', 'personFirms', 'den zweiten'],
    ['pick1', 'personFirms', 'nein, doch den ersten'],
    ['firm', 'status', 'Anderes Thema: gibt es {firm} noch?'],
  ],
  [
    ['firm', 'uid', 'Wie lautet die UID von {firm}?'],
    ['firm', 'address', 'Und die Adresse für die Rechnung?'],
    ['firm', 'legalForm', 'Ist das eine AG oder was?'],
    ['firm', 'no:firm', 'Was haben sie letztes Jahr verdient?'],
  ],
  [
    ['firm', 'left', 'Wer hat {firm} im Jahr {year} verlassen?'],
    ['firm', 'joined', 'und wer kam'],
    ['firm', 'officers:ALL', 'wer ist heute noch dabei'],
    ['firm', 'address', 'wo genau sind die, strasse und nummer'],
  ],
  [
    ['firm', 'address', 'Wo finde ich {firm}?'],
    ['firm2', 'address', '{firm2}?'],
    ['firm', 'officers:ALL', 'zurück zur ersten Firma, wer ist da beteiligt'],
    ['firm2', 'officers:ALL', 'und bei der anderen'],
  ],
  [
    ['firm', 'count:FOUNDED', 'Wie viele Neueintragungen gab es {year} im Kanton {canton}?'],
    ['firm', 'count:FOUNDED:0107', 'Nur GmbHs'],
    ['firm', 'count:FOUNDED:0107:nextYear', 'und im Jahr darauf'],
    ['firm', 'count:BANKRUPTCY', 'Konkurse {year}, gleicher Kanton?'],
  ],
  [
    ['both', 'shared', 'Wer sitzt sowohl bei {firm} als auch bei {firm2}?'],
    ['firm', 'address', 'Adresse der ersteren?'],
    ['firm2', 'address', 'Und der letzteren?'],
    ['firm2', 'purpose', 'Was macht letztere?'],
  ],
];
