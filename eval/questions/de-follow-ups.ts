import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['address', 'Welche Adresse hat {firm}?'],
    ['address:firm2', 'Die gleiche Angabe für {firm2}, bitte.'],
  ],
  [
    ['officers:BOARD', 'Wer ist alles im Verwaltungsrat der {firm}?'],
    ['left', 'Wer ist denn {year} bei der Firma ausgeschieden?'],
  ],
  [
    ['capital', 'Wie hoch ist das Kapital der {firm}?'],
    ['no:firm', 'Wissen Sie auch, was sie umsetzt?'],
  ],
  [
    ['auditor', 'Wer revidiert {firm}?'],
    ['auditorAsOf', 'Und wer war es am {day}?'],
  ],
  [
    ['left', 'Wer verliess die {firm} im Jahr {year}?'],
    ['joined', 'Wer kam in jenem Jahr neu hinzu?'],
  ],
  [
    ['personRole', 'Was macht {person} bei {firm}?'],
    ['personFirms', 'Und wo sonst noch?'],
  ],
  [
    ['status', 'Ist {firm} noch aktiv?'],
    ['bankruptcyLegal', 'Wann war die Konkurseröffnung?'],
  ],
  [
    ['officers:BOARD', '{firm}, Verwaltungsrat?'],
    ['shared', 'Und wer davon ist auch bei {firm2} eingetragen?'],
  ],
  [
    ['seat', 'Wo hat die {firm} Sitz?'],
    ['officers:PRESIDENT', 'Wer steht dort dem Verwaltungsrat vor?'],
  ],
  [
    ['officers:MANAGERS', 'Wer ist Geschäftsführer der {firm}?'],
    ['signatories:SOLE', 'Wer davon zeichnet einzeln?'],
  ],
  [
    ['count:BANKRUPTCY', 'Wie viele Konkurse wurden {year} eröffnet?'],
    ['count:DELETED', 'Und wie viele Firmen wurden in dem Jahr gelöscht?'],
  ],
  [
    ['purpose', 'Was ist der Zweck der {firm}?'],
    ['foundedOn', 'seit wann existiert sie denn'],
  ],
  [
    ['officers:ALL', 'Bitte alle Personen der {firm} mit Funktion.'],
    ['timeline', 'Und jetzt bitte die ganze Geschichte der Firma, mit Daten.'],
  ],
  [
    ['legalForm', 'Ist die {firm} eine AG oder eine GmbH?'],
    ['address', 'Danke. Postadresse?'],
  ],
  [
    ['officers:PRESIDENT', 'Wer ist Präsident des VR der {firm}?'],
    ['officersAsOf:PRESIDENT', 'Wer war das am {day}?'],
  ],
  [
    ['seat', 'Sitz der {firm}?'],
    ['seatAsOf', 'Und am {date}, wo war er damals?'],
  ],
  [
    ['officers:BOARD', 'Ich recherchiere zur {firm}. Wer ist im Verwaltungsrat?'],
    ['officersAsOf:BOARD', 'Und wie sah das Gremium am {day} aus?'],
  ],
  [
    ['capital', 'kapital {firm}'],
    ['purpose', 'und was machen die genau'],
  ],
  [
    ['status', 'In welchem Zustand ist die {firm}?'],
    ['formerNames', 'Hat sie mal anders geheissen?'],
  ],
  [
    ['purpose', 'Wozu gibt es die {firm}?'],
    ['signatories', 'Wer kann für sie zeichnen, und wie?'],
  ],
  [
    ['officers:ALL', 'Welche Leute sind bei der {firm} eingetragen, und als was?'],
    ['joined', 'Wer von denen kam erst {year} dazu?'],
  ],
  [
    ['address', 'Anschrift der {firm}, bitte.'],
    ['auditor', 'Durch wen wird sie revidiert?'],
  ],
  [
    ['seat', 'An welchem Ort hat {firm} ihren Sitz?'],
    ['capital', 'Und wie viel Kapital?'],
  ],
  [
    ['officers:PARTNERS', 'Wer sind die Gesellschafter der {firm}?'],
    ['officers:MANAGERS', 'Und wer führt die Geschäfte?'],
  ],
  [
    ['personRole', 'Welche Funktion hat {person} bei der {firm}?'],
    ['no:person', 'Wie alt ist diese Person?'],
  ],
  [
    ['bankruptcyLegal', 'Wann wurde über {firm} der Konkurs eröffnet?'],
    ['bankruptcyPublished', 'Und wann hat das SHAB es gebracht?'],
  ],
  [
    ['officers:BOARD', 'Wen hat die {firm} im Verwaltungsrat?'],
    ['joined:BOARD', 'Wer davon ist {year} neu in den Rat gekommen?'],
  ],
  [
    ['joined', 'Wer wurde {year} bei {firm} neu eingetragen?'],
    ['left', 'Und wer ist gegangen?'],
  ],
  [
    ['count:FOUNDED', 'Wie viele Firmen wurden {year} gegründet?'],
    ['count:FOUNDED:0107', 'Wie viele davon waren GmbHs?'],
  ],
  [
    ['officers:FOUNDATION', 'Wer ist im Stiftungsrat der {firm}?'],
    ['auditor', 'Wer prüft die Rechnung der Stiftung?'],
  ],
  [
    ['personSince', 'Seit wann ist {person} bei der {firm}?'],
    ['personRole', 'In welcher Funktion?'],
  ],
  [
    ['address', 'Wo findet man die {firm}?'],
    ['branches', 'Gibt es daneben Zweigniederlassungen? Wo?'],
  ],
  [
    ['auditorAsOf', 'Wer war am {day} Revisionsstelle der {firm}?'],
    ['auditor', 'Und wer revidiert sie jetzt?'],
  ],
  [
    ['officers:BOARD', 'Verwaltungsräte der {firm}, bitte alle.'],
    ['signatories:SOLE', 'Haben einzelne von ihnen Einzelunterschrift? Welche?'],
  ],
  [
    ['status', 'Was ist aus der {firm} geworden?'],
    ['deletedOn', 'An welchem Tag hat man sie gelöscht?'],
  ],
  [
    ['foundedOn', 'Wann ist {firm} entstanden?'],
    ['formerNames', 'Frühere Namen?'],
  ],
  [
    ['officers:OWNER', 'Wer ist Inhaber von {firm}?'],
    ['purpose', 'Was für ein Geschäft ist das, ich meine den Zweck?'],
  ],
  [
    ['officers:BOARD', 'Mitglieder des Verwaltungsrates der {firm}?'],
    ['left:BOARD', 'Und wer hat diesen Rat {year} verlassen?'],
  ],
  [
    ['purpose', 'Zweck der {firm}?'],
    ['no:firm', 'Wie viele Angestellte haben die?'],
  ],
  [
    ['signatories', 'Wer zeichnet bei {firm} und wie?'],
    ['officers:PRESIDENT', 'Und wer ist Präsident des Verwaltungsrats?'],
  ],
];
