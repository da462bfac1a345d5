import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'count:FOUNDED', 'Neugründungen im Kanton {canton} im Jahr {year}: wie viele waren das?'],
    ['firm', 'count:FOUNDED:nextYear', 'Und ein Jahr darauf?'],
    ['firm', 'count:DELETED:nextYear', 'Und gelöscht wurden da wie viele?'],
    ['firm', 'count:DELETED:everywhere', 'Wie viele Löschungen gab es {year} in der ganzen Schweiz?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'Wie viele Firmen gingen {year} landesweit in Konkurs?'],
    ['firm', 'count:BANKRUPTCY:BE', 'Wie viele davon im Kanton Bern?'],
    ['firm', 'count:BANKRUPTCY:ZH', 'Und in Zürich?'],
    ['firm', 'count:FOUNDED:ZH', 'Und gegründet wurden dort im selben Jahr?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert die {firm}?'],
    ['person', 'personFirms', 'In welchen anderen Verwaltungsräten sitzt diese Person?'],
    ['firm', 'address', 'Zurück zur ersten Firma: Wo ist sie domiziliert, mit Strasse?'],
    ['firm', 'purpose', 'Und womit beschäftigt sie sich?'],
  ],
  [
    ['person', 'personFirms', 'Bei mir hat sich {person} beworben. In welchen Firmen steht der Name drin?'],
    ['firm', 'purpose', 'Was macht die {firm} davon eigentlich?'],
    ['firm', 'address', 'Wo sitzen die genau?'],
    ['person', 'personRole', 'Und als was ist {person} dort eingetragen?'],
  ],
  [
    ['firm', 'misspelt:address', 'adresse {typo}'],
    ['firm', 'purpose', 'zweck?'],
    ['firm', 'auditor', 'und die revisionsstelle'],
    ['firm', 'auditorAsOf', 'und am {date}?'],
  ],
  [
    ['firm', 'byNumber:status', 'Gibt es die Firma mit der Nummer {number} noch?'],
    ['firm', 'address', 'An welcher Adresse?'],
    ['firm', 'legalForm', 'Was für eine Gesellschaft ist das?'],
    ['firm', 'timeline', 'Alle Einträge der Reihe nach, bitte.'],
  ],
  [
    ['firm', 'branches', 'An welchen Orten führt die {firm} Niederlassungen?'],
    ['firm', 'address', 'Und der Hauptsitz, welche Strasse?'],
    ['firm', 'officers:PRESIDENT', 'Wer steht dort dem Verwaltungsrat vor?'],
    ['person', 'personFirms', 'Was macht diese Person sonst noch?'],
  ],
  [
    ['firm', 'headOffice', 'Wessen Zweigniederlassung ist die {firm}?'],
    ['firm', 'address', 'Wie lautet die Adresse der Niederlassung selber?'],
    ['firm2', 'address', 'Und die von {firm2}?'],
    ['firm2', 'purpose', 'Was ist deren Zweck?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Wer gehörte am {day} zum Verwaltungsrat der {firm}?'],
    ['firm', 'auditorAsOf', 'Und wer prüfte damals die Bücher?'],
    ['firm', 'auditor', 'Wer tut das heute?'],
    ['firm', 'address', 'Die Adresse der geprüften Firma?'],
  ],
  [
    ['firm', 'officers:OWNER', 'Wer ist Inhaber von {firm}?'],
    ['person', 'personFirms', 'Hat er oder sie noch andere Geschäfte?'],
    ['firm', 'address', 'Wo liegt das Einzelunternehmen von vorhin, Strasse und Ort?'],
    ['firm', 'status', 'Läuft es noch?'],
  ],
  [
    ['firm', 'ranking:PERSONS', 'Welche Person sitzt landesweit in den meisten Firmen?'],
    ['firm', 'ranking:AUDITORS', 'Und welche Revisionsstelle hat die meisten Kunden?'],
    ['firm', 'auditor', 'Wer revidiert die {firm}?'],
    ['firm', 'ranking:OFFICERS', 'Zum Schluss: Bei welcher Firma sind am meisten Leute eingetragen?'],
  ],
  [
    ['homonym', 'homonym', 'Ich habe einen Brief von {homonym}. Wer könnte das sein?'],
    ['pick2', 'personFirms', 'Angenommen, es ist die zweite Person: Wo ist sie tätig?'],
    ['pick1', 'personFirms', 'Und falls es die erste ist?'],
    ['firm', 'purpose', 'Auf dem Brief steht {firm}. Was ist deren Geschäft?'],
  ],
  [
    ['firm', 'status', 'Ist die {firm} noch aktiv?'],
    ['firm2', 'status', 'Wie steht es um die {firm2}?'],
    ['firm', 'timeline', 'Was ist mit der ersten über die Jahre alles passiert?'],
    ['firm2', 'legalForm', 'Und die andere, welche Rechtsform hat die?'],
  ],
  [
    ['firm', 'count:FOUNDED:0106', 'Wie viele Aktiengesellschaften wurden {year} in der Schweiz gegründet?'],
    ['firm', 'count:FOUNDED:0107', 'GmbHs?'],
    ['firm', 'count:FOUNDED', 'Und insgesamt?'],
    ['firm', 'count:FOUNDED:yearBefore', 'Insgesamt im Vorjahr?'],
  ],
  [
    ['byId', 'legalForm', 'Welche Rechtsform hat die hier?'],
    ['byId', 'address', 'Wo ist sie daheim, Strasse und Nummer?'],
    ['byId', 'auditor', 'Wer kontrolliert die Rechnung?'],
    ['firm2', 'auditor', 'Und bei {firm2}?'],
    ['byId', 'purpose', 'Nochmals die vorige: Was bezweckt sie?'],
  ],
  [
    ['firm', 'purpose', 'Ich möchte wissen, worum es bei der {firm} geht.'],
    ['firm', 'officers:BOARD', 'Wer sitzt im Verwaltungsrat?'],
    ['firm', 'officersAsOf:BOARD', 'Und wer sass am {day} drin?'],
    ['firm', 'address', 'Wo hat sie ihre Büros?'],
  ],
  [
    ['firm', 'ghost:address', 'Wo finde ich die {ghost}?'],
    ['firm', 'misspelt:purpose', 'Na gut, dann {typo}. Was machen die?'],
    ['firm', 'address', 'Und wo?'],
    ['firm', 'branches', 'Gibt es auch Filialen, und an welchen Orten?'],
  ],
  [
    ['firm', 'left', 'Wer ist {year} bei der {firm} ausgeschieden?'],
    ['firm', 'joined', 'Wer kam im gleichen Jahr dazu?'],
    ['firm', 'count:BANKRUPTCY', 'Wie viele Konkurse gab es in dem Jahr schweizweit?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Im Jahr danach?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Wer führt die Geschäfte der {firm}?'],
    ['firm', 'officersAsOf:MANAGERS', 'Und am {day}?'],
    ['firm', 'purpose', 'Was tut die Firma überhaupt?'],
    ['firm', 'legalForm+seat', 'Welche Rechtsform hat sie, und wo ist sie ansässig?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Mich interessiert, wer bei {firm} Präsident ist.'],
    ['person', 'personFirms', 'Wo hat die Person überall noch ein Amt?'],
    ['firm', 'auditor', 'Und wer ist die Revisionsstelle der {firm}?'],
    ['firm', 'address', 'Wo befindet sich die revidierte Gesellschaft, mit Strasse und PLZ?'],
  ],
];
