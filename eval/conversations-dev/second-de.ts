import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['byId', 'address', 'Grüezi, ich bräuchte von dieser Firma die Adresse.'],
    ['firm', 'auditor', 'Merci. Und wer revidiert sie?'],
    ['firm', 'auditorAsOf', 'Wer war am {date} die Revisionsstelle?'],
    ['firm2', 'auditor', 'Gut. Bei {firm2} interessiert mich nur die heutige Revisionsstelle.'],
  ],
  [
    ['firm', 'signatories', 'Wir prüfen einen Vertrag mit {firm}. Wer darf dort wie unterschreiben?'],
    ['firm', 'officers:PRESIDENT', 'Und wer präsidiert den Verwaltungsrat?'],
    ['firm2', 'officers:PRESIDENT', 'Und bei {firm2}?'],
    ['firm', 'signatories:SOLE', 'Zurück zu {firm}: Wer kann da allein zeichnen?'],
  ],
  [
    ['both', 'path', 'Wie hängen {firm} und {firm2} zusammen?'],
    ['firm2', 'seat', 'Spannend. Wo hat die zweite ihren Sitz?'],
    ['firm', 'seat', 'Und die erste?'],
    ['firm', 'purpose', 'Was macht die eigentlich?'],
    ['firm2', 'purpose', 'Und {firm2}?'],
  ],
  [
    ['homonym', 'homonym', 'Ich suche {homonym}.'],
    ['pick1', 'personFirms', 'Den ersten Eintrag meine ich wohl. In welchen Firmen ist diese Person?'],
    ['pick2', 'personFirms', 'Nein, doch nicht, ich meinte die zweite Person auf der Liste.'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'Für einen Artikel: Wie viele Konkurse wurden {year} eröffnet?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Und im Jahr darauf?'],
    ['firm', 'bankruptcyLegal', 'Danke. Mich interessiert besonders {firm}. Wann hat das Gericht dort den Konkurs eröffnet?'],
    ['firm', 'bankruptcyPublished', 'Und wann stand es im SHAB?'],
    ['firm', 'status', 'Wie ist der Stand heute, gibt es die Firma noch?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'wer sind gesellschafter bei {firm}'],
    ['firm', 'officers:MANAGERS', 'und geschäftsführer'],
    ['firm', 'capital', 'stammkapital'],
    ['firm2', 'capital', 'und bei {firm2}'],
    ['firm2', 'legalForm', 'rechtsform dort?'],
  ],
  [
    ['firm', 'officers:FOUNDATION', 'Mein Mann selig hat immer für {firm} gespendet. Wer sitzt da eigentlich im Stiftungsrat?'],
    ['firm', 'purpose', 'Aha, kenne ich niemanden. Und wofür ist die Stiftung da?'],
    ['firm', 'no:firm', 'Wie viel Geld nimmt sie denn im Jahr an Spenden ein?'],
    ['firm', 'address', 'Schade. Dann schreibe ich ihnen. Wohin?'],
  ],
  [
    ['firm', 'personRole', 'Was für eine Funktion hat {person} bei {firm}?'],
    ['person', 'personSince', 'Seit wann schon?'],
    ['person', 'personFirms', 'Wo ist diese Person sonst noch eingetragen?'],
    ['firm', 'left', 'Okay, wieder zu {firm}. Wer ist dort {year} ausgeschieden?'],
    ['firm', 'joined', 'Und wer ist im selben Jahr neu dazugekommen?'],
  ],
  [
    ['firm', 'knownOn:BOARD', 'Wer nur die bis am {day} publizierten Meldungen kannte: Wen hätte der im Verwaltungsrat von {firm} gesehen?'],
    ['firm', 'officers:BOARD', 'Verstanden. Und wer ist heute drin?'],
    ['firm', 'seat', 'Letzte Frage dazu: Sitz der Gesellschaft?'],
  ],
  [
    ['firm', 'officers:BOARD', 'Also ähm ich wollte fragen wer bei {firm} im Verwaltungsrat ist'],
    ['firm', 'before:founding', 'mhm und wer war das am {early}'],
    ['firm', 'foundedOn', 'ach so ja wann ist die denn überhaupt gegründet worden'],
    ['firm2', 'foundedOn', 'und {firm2}'],
  ],
  [
    ['firm', 'deletedOn', 'Wann wurde {firm} im Handelsregister gelöscht?'],
    ['firm', 'timeline', 'Geben Sie mir bitte den ganzen Verlauf bis dahin, mit Daten.'],
    ['firm2', 'status', 'Besten Dank. Ist {firm2} ebenfalls gelöscht oder noch aktiv?'],
    ['firm2', 'foundedOn', 'Und seit wann besteht diese?'],
  ],
  [
    ['firm', 'formerNames', 'Wie hiess {firm} früher?'],
    ['firm2', 'formerNames', 'Pardon, falsche Firma erwischt, ich wollte das von {firm2} wissen.'],
    ['firm2', 'officers:ALL', 'Genau die. Wer ist dort alles eingetragen, und als was?'],
    ['firm2', 'none:BRANCHES', 'Haben sie auch Zweigniederlassungen?'],
    ['firm', 'address', 'Und doch noch schnell die Adresse von {firm}, wenn ich schon dran bin.'],
  ],
];
