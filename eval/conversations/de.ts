import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'bankruptcyLegal', 'Grüezi, Lokalredaktion am Apparat. An welchem Tag hat der Richter über {firm} den Konkurs verhängt?'],
    ['firm', 'bankruptcyPublished', 'Und ab wann konnte man das im Handelsamtsblatt nachlesen?'],
    ['firm', 'foundedOn', 'Gegründet worden ist das Unternehmen wann?'],
    ['firm2', 'none:BANKRUPTCY', 'Ein Leser fragt dasselbe wegen {firm2}. Ist dort je ein Konkurs eröffnet worden?'],
    ['firm2', 'officers:ALL', 'Gut. Dann bitte noch sämtliche Personen, die dort eingetragen sind, jeweils mit Funktion.'],
  ],
  [
    ['firm', 'byNumber:address', 'Wohin schicke ich eine Klage gegen die Firma mit der UID {number}? Ich brauche die Domiziladresse.'],
    ['firm', 'signatories', 'Wer unterschreibt für sie, und in welcher Art?'],
    ['firm', 'signatories:SOLE', 'Davon mit Einzelunterschrift?'],
    ['firm', 'none:LIQUIDATOR', 'Ein Liquidator ist nicht bestellt, oder doch? Wer wäre das?'],
  ],
  [
    ['firm', 'personRole', 'hoi, kurze frage.. {person}, was macht die person bei {firm}? also als was eingetragen'],
    ['person', 'personSince', 'aha ok und seit wann schon?'],
    ['person', 'personFirms', 'sitzt die person sonst noch wo drin? andere firmen meine ich'],
    ['firm', 'purpose', 'ok zurück zu {firm}, was steht dort als zweck'],
    ['firm', 'no:firm', 'und wieviel umsatz machen die so pro jahr'],
  ],
  [
    ['both', 'shared', 'Wir prüfen mögliche Interessenkonflikte: Welche Personen sind gleichzeitig bei {firm} und bei {firm2} eingetragen?'],
    ['both', 'capital+capital:firm2', 'Wie hoch ist das eingetragene Kapital der beiden Gesellschaften?'],
    ['firm2', 'seat', 'In welcher Gemeinde hat die zweite ihren Sitz?'],
    ['firm', 'seat', 'Und die zuerst genannte?'],
  ],
  [
    ['homonym', 'homonym', 'Ich suche {homonym}. Wer ist das?'],
    ['pick2', 'personFirms', 'Der zweite Eintrag müsste der richtige sein. In welchen Firmen ist diese Person tätig?'],
    ['pick2', 'no:person', 'Wissen Sie auch die Handynummer dazu?'],
    ['pick1', 'personFirms', 'Schade. Dann zur Sicherheit noch der erste Eintrag der Liste, welche Firmen sind es dort?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'Für meine Maturaarbeit: Über wie viele Firmen wurde {year} im Kanton {canton} der Konkurs eröffnet?'],
    ['firm', 'count:FOUNDED', 'Und wie viele sind im selben Jahr dort neu gegründet worden?'],
    ['firm', 'count:DELETED', 'Wie viele wurden gelöscht?'],
    ['firm', 'ranking:OFFICERS', 'Noch etwas anderes: Welches Unternehmen im gleichen Kanton hat heute am meisten eingetragene Personen?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Guten Tag, ich bin 81 und habe der {firm} Geld geliehen. Können Sie mir sagen, wem diese GmbH gehört, also wer die Gesellschafter sind?'],
    ['firm', 'officers:MANAGERS', 'Sind das auch die, welche die Geschäfte führen? Wer ist Geschäftsführer, bitte?'],
    ['firm', 'address', 'Dann gehe ich dort einmal vorbei. An welcher Strasse ist das?'],
    ['firm', 'no:firm', 'Und eine Telefonnummer von ihnen, haben Sie die?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Ich rekonstruiere einen Beschluss von {firm}. Wer sass am {day} im Verwaltungsrat?'],
    ['firm', 'auditorAsOf', 'Welche Revisionsstelle war an diesem Tag im Amt?'],
    ['firm', 'auditor', 'Wer revidiert jetzt?'],
    ['firm', 'officers:PRESIDENT', 'Und wer präsidiert den Verwaltungsrat zurzeit?'],
  ],
  [
    ['firm', 'left', 'Abgänge {year} bei {firm}, alle Funktionen, bitte.'],
    ['firm', 'joined', 'Zugänge im gleichen Jahr?'],
    ['firm2', 'left', 'Nun {firm2}, wiederum {year}: Wer ist ausgeschieden?'],
    ['firm2', 'status', 'Ist diese Gesellschaft noch aktiv?'],
    ['firm', 'status', 'Und {firm}, besteht die noch?'],
  ],
  [
    ['firm', 'headOffice', 'Wir haben eine Rechnung von {firm} bekommen, das ist ja bloss eine Zweigniederlassung. Zu welchem Hauptsitz gehört sie, und wo liegt der?'],
    ['firm', 'address', 'Und unter welcher Adresse ist die Zweigniederlassung selber eingetragen?'],
    ['firm', 'status', 'Die gibt es aber noch?'],
  ],
  [
    ['firm', 'branches', 'Sprachnachricht: Ja hallo, du, ich bin grad unterwegs, schau doch mal nach, wo die {firm} überall Zweigniederlassungen hat, ja?'],
    ['firm', 'capital', 'Super, und wieviel Kapital haben die insgesamt drin, das müsste ja im Register stehen.'],
    ['firm2', 'none:BRANCHES', 'Und die {firm2}, hat die auch Filialen im Register?'],
    ['firm2', 'capital', 'Alles klar, und deren Kapital?'],
    ['firm2', 'auditor', 'Merci, letzte Frage, wer macht dort die Revision?'],
  ],
  [
    ['byId', 'legalForm', 'Was für eine Rechtsform hat die Firma, die ich gerade offen habe?'],
    ['firm', 'formerNames', 'Trug sie früher einen anderen Namen?'],
    ['firm', 'timeline', 'Zeigen Sie mir alle Eintragungen seit Beginn, der Reihe nach und mit Datum.'],
    ['firm', 'seat', 'Heutiger Sitz?'],
  ],
  [
    ['firm', 'misspelt:purpose', 'zweck von {typo} bitte'],
    ['firm', 'address', 'pardon vertippt, {firm} heissen die. adresse davon?'],
    ['firm', 'ghost:address', 'und {ghost}, wo sind die daheim'],
    ['firm', 'legalForm', 'dann halt nochmals {firm}: ag, gmbh oder was ist das'],
  ],
  [
    ['firm', 'status', 'Existiert {firm} eigentlich noch?'],
    ['firm', 'deletedOn', 'Und wann ist sie aus dem Handelsregister verschwunden?'],
    ['firm', 'foundedOn', 'Ins Register gekommen, also gegründet, war sie wann?'],
    ['firm2', 'status', 'Wie steht es um {firm2}, auch gelöscht oder noch da?'],
  ],
  [
    ['firm', 'officers:FOUNDATION', 'Für ein Gesuch an {firm}: Wer gehört dem Stiftungsrat an?'],
    ['firm', 'purpose', 'Welchen Zweck verfolgt die Stiftung laut Eintrag?'],
    ['firm', 'auditor+address', 'Wer prüft ihre Rechnung, und an welche Adresse richten wir das Gesuch?'],
    ['firm', 'no:firm', 'Wie gross ist das Stiftungsvermögen zurzeit?'],
  ],
];
