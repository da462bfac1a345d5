import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'officers:PARTNERS', '{firm}: wer sind da die Gesellschafter?'],
    ['firm', 'officersAsOf:PARTNERS', 'Und am {day}, wer war es damals?'],
    ['firm', 'capital', 'Stammkapital heute?'],
    ['firm', 'no:firm', 'Zahlen die pünktlich?'],
    ['firm2', 'officers:PARTNERS', 'Schade. Dann noch die Gesellschafter von {firm2}.'],
  ],
  [
    ['person', 'personFirms', 'Ich recherchiere für eine Lokalzeitung über {person}. Bei welchen Firmen ist diese Person zurzeit eingetragen?'],
    ['person', 'personSince', 'Seit wann bei {firm}?'],
    ['person', 'personRole', 'Und in welcher Funktion dort?'],
    ['firm', 'left:BOARD', 'Wer hat den Verwaltungsrat dieser Firma {year} verlassen?'],
    ['firm', 'joined:BOARD', 'Wer wurde im selben Jahr neu hineingewählt?'],
    ['firm', 'ranking:PERSONS', 'Für den Infokasten: Wer hat im ganzen Register am meisten Mandate?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Verantwortlichkeitsklage. Wer sass per {date} im Verwaltungsrat von {firm}?'],
    ['firm', 'auditorAsOf', 'Revisionsstelle zum selben Zeitpunkt?'],
    ['firm', 'auditor', 'Und heute?'],
    ['firm2', 'officersAsOf:BOARD', 'Gleicher Stichtag, aber {firm2}: Zusammensetzung des Verwaltungsrats?'],
    ['firm2', 'none:BOARD_VICE_PRESIDENT', 'Ist dort aktuell ein Vizepräsident eingetragen?'],
    ['firm', 'address', 'Zurück zur ersten Gesellschaft. An welche Adresse stellen wir zu?'],
  ],
  [
    ['firm', 'status', 'Guten Tag, ich vermiete ein Ladenlokal in der Altstadt und jetzt hat sich {firm} dafür gemeldet. Gibt es die überhaupt noch, oder sind die in Liquidation?'],
    ['firm', 'legalForm', 'Gut. Und was ist das genau, eine AG, eine GmbH?'],
    ['firm', 'none:BANKRUPTCY', 'Ist sie schon einmal in Konkurs gegangen?'],
    ['firm2', 'status', 'Die andere Anfrage kam von {firm2}. Ist die auch noch aktiv?'],
    ['firm2', 'signatories', 'Wer darf dort unterschreiben, und wie?'],
    ['firm2', 'no:firm', 'Was haben die letztes Jahr für einen Umsatz gemacht?'],
  ],
  [
    ['firm', 'address', 'Hoi zäme, ich sött de {firm} en Rächnig schicke. Weli Adrässe händ die?'],
    ['firm', 'officers:MANAGERS', 'Und wer isch det Gschäftsfüehrer?'],
    ['firm', 'seat', 'I welere Gmeind isch de Sitz?'],
    ['firm2', 'address', 'Jä nei, sorry, ich ha ja {firm2} gmeint! D Adrässe vo dene?'],
    ['firm2', 'officers:MANAGERS', 'Und wer sind bi dene d Gschäftsfüehrer?'],
    ['firm2', 'no:firm', 'Weisch grad no d Telefonnummere?'],
  ],
  [
    ['byId', 'capital+purpose', 'Ich habe die Gesellschaft offen, die wir revidieren. Kapital und Zweck laut Handelsregister, bitte.'],
    ['byId', 'formerNames', 'Hat sie früher anders geheissen?'],
    ['byId', 'timeline', 'Dann bitte alle Publikationen zu ihr, der Reihe nach mit Datum.'],
    ['firm2', 'deletedOn', 'In den Akten taucht noch {firm2} auf. Wann wurde die gelöscht?'],
    ['firm', 'count:DELETED', 'Wie viele Firmen wurden {year} überhaupt gelöscht?'],
    ['byId', 'officers:ALL', 'Aha. Wieder zur Gesellschaft, die wir revidieren: alle Eingetragenen mit Funktion.'],
  ],
  [
    ['homonym', 'homonym', 'HR hier, ich prüfe eine Bewerbung. Wer ist alles unter {homonym} erfasst?'],
    ['pick2', 'personFirms', 'Das müsste die zweite Person sein. Bei welchen Firmen ist sie dabei?'],
    ['pick2', 'no:person', 'Und wie alt ist sie?'],
    ['pick1', 'personFirms', 'Schon gut. Und die erste auf der Liste, welche Firmen?'],
    ['firm', 'joined', 'Im Lebenslauf steht noch {firm}. Wer ist dort {year} neu dazugekommen?'],
    ['firm', 'joined:nextYear', 'Und ein Jahr später?'],
  ],
  [
    ['both', 'path', 'Im Quartierverein heisst es, {firm} und {firm2} hätten miteinander zu tun. Über wen hängen sie zusammen?'],
    ['both', 'seat+seat:firm2', 'Soso. Und wo haben die beiden ihren Sitz?'],
    ['firm2', 'purpose', 'Was macht die zweite laut Zweck?'],
    ['firm', 'purpose', 'Und die erste?'],
    ['firm', 'count:FOUNDED', 'Nur so nebenbei, wie viele Firmen sind {year} im Kanton {canton} gegründet worden?'],
  ],
];
