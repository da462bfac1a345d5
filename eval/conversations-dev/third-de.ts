import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['person', 'personFirms', 'Grüezi, ich bin 81 und kenne mich mit dem Gerät nicht so aus. Bei welchen Firmen ist {person} eingetragen?'],
    ['person', 'no:person', 'Ui, so viele. Und wie alt ist diese Person jetzt wohl?'],
    ['person', 'personRole', 'Schade. Als was steht sie denn bei der {firm} drin?'],
    ['firm', 'address', 'Aha. Und wo finde ich diese Firma, ich möchte einen Brief schreiben.'],
    ['firm', 'officers:ALL', 'Wer ist dort insgesamt alles eingetragen, und als was?'],
  ],
  [
    ['firm', 'left', 'Lokalredaktion Winterthur, wir recherchieren zur {firm}. Wer ist dort {year} abgesprungen?'],
    ['firm', 'left:nextYear', 'Pardon, ich hab mich im Jahr vertan, ich meinte das darauf.'],
    ['firm', 'joined:nextYear', 'Danke. Und wer kam in jenem Jahr neu dazu?'],
    ['firm', 'officers:ALL', 'Wie sieht es heute aus? Alle Eingetragenen samt Funktion bitte.'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Für eine Verantwortlichkeitsklage: Zusammensetzung des Verwaltungsrats der {firm} per {date}?'],
    ['firm2', 'officersAsOf:BOARD', 'Gleicher Stichtag, gleiche Frage, aber zur {firm2}.'],
    ['firm2', 'signatories', 'Wer zeichnet für diese heute, und in welcher Art?'],
    ['firm', 'signatories', 'Und wer für die erstgenannte?'],
  ],
  [
    ['firm', 'byNumber:status', '{number} noch aktiv?'],
    ['firm', 'legalForm', 'rechtsform der bude?'],
    ['firm', 'purpose', 'zweck kurz'],
    ['firm', 'auditor', 'rev.stelle?'],
    ['firm', 'no:firm', 'umsatz letztes jahr?'],
  ],
  [
    ['firm', 'branches', 'Ich mache eine Standortliste. An welchen Orten hat die {firm} Zweigniederlassungen?'],
    ['firm', 'address', 'Und der Hauptsitz selber, Strasse und Ort?'],
    ['firm', 'capital', 'Notiert. Wie hoch ist das Kapital?'],
    ['firm2', 'none:BRANCHES', 'Hat denn die {firm2} auch Zweigniederlassungen?'],
  ],
  [
    ['firm', 'deletedOn', 'Guten Tag, an welchem Tag wurde die {firm} aus dem Handelsregister gelöscht?'],
    ['firm', 'foundedOn', 'Und gegründet worden war sie wann?'],
    ['firm2', 'foundedOn', 'Zum Vergleich noch die {firm2}: seit wann besteht die?'],
    ['firm', 'timeline', 'Nun wieder die gelöschte: bitte sämtliche Meldungen der Reihe nach mit Datum.'],
  ],
  [
    ['both', 'path', 'Über wen hängen eigentlich die {firm} und die {firm2} zusammen?'],
    ['firm2', 'seat', 'Interessant. Wo ist die zweite zu Hause?'],
    ['firm2', 'officers:ALL', 'Wen führt das Register dort alles, mit welchen Funktionen?'],
    ['firm', 'officers:ALL', 'Das Gleiche bitte noch für die erste der beiden.'],
  ],
  [
    ['homonym', 'homonym', 'Ich suche {homonym}, wir waren zusammen im Militär.'],
    ['pick1', 'personFirms', 'Vermutlich die erste. Bei welchen Unternehmen?'],
    ['pick2', 'personFirms', 'Nein, das passt nicht, ich meinte die andere, also Nummer zwei auf der Liste.'],
    ['firm', 'address', 'Ja, das muss es sein, merci! Jetzt etwas ganz anderes: die Adresse der {firm} bräuchte ich noch.'],
    ['firm', 'legalForm', 'Was für eine Rechtsform hat die?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Ähm ja hallo, also ich bräuchte, wie sagt man, wer bei der {firm} den Verwaltungsrat präsidiert, das müsste ich wissen.'],
    ['firm', 'none:BOARD_VICE_PRESIDENT', 'Genau, und äh, gibt es da auch einen Vizepräsidenten, also sozusagen die Stellvertretung?'],
    ['firm', 'officers:BOARD', 'Okay ja gut, dann sagen Sie mir doch einfach, wer überhaupt im Verwaltungsrat ist.'],
    ['firm', 'joined:BOARD', 'Super, danke, und wer von denen oder überhaupt ist {year} in den VR gekommen?'],
    ['firm', 'no:firm', 'Ah und noch was, haben Sie von denen eine Telefonnummer?'],
  ],
  [
    ['firm', 'ranking:AUDITORS', 'Seminararbeit an der HSG: Welche Revisionsstelle hat am meisten Kunden?'],
    ['firm', 'ranking:PERSONS', 'Spannend. Und welche Person hat am meisten Mandate?'],
    ['firm', 'ranking:OFFICERS', 'Bei welchem Unternehmen sind die meisten Leute eingetragen?'],
    ['firm', 'auditor', 'Mein Fallbeispiel ist die {firm}. Von wem wird sie revidiert?'],
    ['firm2', 'auditor', 'Und die {firm2}?'],
    ['firm', 'capital', 'Wie viel Kapital hat mein Fallbeispiel?'],
  ],
  [
    ['firm', 'misspelt:address', 'hoi, adrese vo {typo} bitte'],
    ['firm', 'capital', 'und s kapitahl'],
    ['firm2', 'capital', 'wiviel hat {firm2}'],
    ['firm2', 'address', 'adresse vo dene au no'],
    ['firm', 'formerNames', 'ok merci. nomal zur ersten, hies die früher anderst?'],
  ],
  [
    ['byId', 'seat', 'In welcher Gemeinde ist die Gesellschaft domiziliert, deren Blatt ich offen habe?'],
    ['byId', 'seatAsOf', 'Und wo war sie es am {day}?'],
    ['firm', 'purpose', 'Was bezweckt sie?'],
    ['firm2', 'seat', 'Wo ist dagegen die {firm2} domiziliert?'],
    ['byId', 'timeline', 'Gut. Zum offenen Blatt zurück: alle Einträge chronologisch, bitte.'],
  ],
];
