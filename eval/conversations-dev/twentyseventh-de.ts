import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'count:DELETED', 'Wie viele Firmen verschwanden {year} im Kanton {canton} aus dem Register?'],
    ['firm', 'count:FOUNDED', 'Und wie viele kamen im selben Jahr dazu?'],
    ['firm', 'count:FOUNDED:nextYear', 'Ein Jahr später?'],
    ['firm', 'count:FOUNDED:everywhere', 'Und {year} für die ganze Schweiz?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY:VD', 'Ich brauche die Zahl der Konkurse im Kanton Waadt für {year}.'],
    ['firm', 'count:BANKRUPTCY:ZH', 'Jetzt Zürich.'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'Und das nationale Total?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Das nationale Total im Folgejahr?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer hat das Präsidium der {firm} inne?'],
    ['person', 'personFirms', 'In welchen weiteren Firmen kommt dieser Name vor?'],
    ['firm', 'address', 'Wieder zur {firm}: Welche Adresse hat sie?'],
    ['firm', 'legalForm', 'Und die Rechtsform?'],
  ],
  [
    ['person', 'personFirms', 'Ich hatte {person} am Telefon. Mit welchen Betrieben hat diese Person zu tun?'],
    ['firm', 'address', 'Einer davon ist {firm}. Wo ist der, mit Strasse?'],
    ['firm', 'purpose', 'Und der Zweck?'],
    ['firm', 'auditor', 'Gibt es eine Revisionsstelle, und welche?'],
  ],
  [
    ['firm', 'misspelt:status', 'gibts {typo} noch?'],
    ['firm', 'address', 'strasse und ort?'],
    ['firm', 'purpose', 'was treiben die so?'],
    ['firm', 'timeline', 'alle einträge bisher'],
  ],
  [
    ['firm', 'byNumber:address', 'Welche Adresse gehört zu {number}?'],
    ['firm', 'legalForm', 'Was für ein Gebilde ist das rechtlich?'],
    ['firm', 'auditor', 'Die Revisionsstelle?'],
    ['firm', 'auditorAsOf', 'Und die Revisionsstelle am {date}?'],
  ],
  [
    ['firm', 'branches', 'Nenn mir die Orte, an denen {firm} Zweigniederlassungen hat.'],
    ['firm', 'address', 'Gut, und der Hauptsitz, in welcher Strasse?'],
    ['firm2', 'purpose', 'Und {firm2}, was macht die?'],
    ['firm', 'status', 'Zurück zur {firm}: Ist sie aktiv?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Ich möchte den Verwaltungsrat der {firm}, wie er am {day} aussah.'],
    ['firm', 'auditorAsOf', 'Dazu die damalige Revisionsstelle.'],
    ['firm', 'address', 'Die heutige Adresse?'],
    ['firm', 'officers:BOARD', 'Und den heutigen Verwaltungsrat?'],
  ],
  [
    ['firm', 'ranking:OFFICERS', 'Welche Firma hat mehr Eingetragene als alle anderen?'],
    ['firm', 'ranking:PERSONS', 'Welche Person sitzt in den meisten Gesellschaften?'],
    ['firm', 'ranking:AUDITORS', 'Welche Revisionsfirma hat am meisten Mandate?'],
    ['firm', 'purpose', 'Was macht die {firm}?'],
  ],
  [
    ['firm', 'officers:OWNER', 'Das Einzelunternehmen {firm}: Wer steckt dahinter?'],
    ['person', 'personFirms', 'Führt diese Person noch andere Firmen?'],
    ['firm', 'address', 'Und der Betrieb selbst, also {firm}, wo ist der?'],
    ['firm', 'status', 'Ist er noch eingetragen?'],
  ],
  [
    ['homonym', 'homonym', 'Es gibt mehrere {homonym}, oder? Zeig sie mir.'],
    ['pick2', 'personFirms', 'Die Firmen der zweiten Person?'],
    ['pick1', 'personFirms', 'Und der ersten?'],
    ['firm', 'legalForm', '{firm}, nebenbei: welche Rechtsform?'],
  ],
  [
    ['firm', 'purpose', 'Wovon lebt die {firm}, laut Eintrag?'],
    ['firm2', 'purpose', 'Und {firm2}?'],
    ['firm', 'address', 'Adresse der ersten?'],
    ['firm2', 'address', 'Der zweiten?'],
  ],
];
