import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['homonym', 'homonym', 'In einer Vollmacht bin ich auf den Namen {homonym} gestossen. Wer kommt dafür in Betracht?'],
    ['pick2', 'personFirms', 'Vermutlich ist die zweite Person gemeint. Bei welchen Firmen begegnet man ihr?'],
    ['pick2', 'no:person', 'Liesse sich auch herausfinden, wie man sie telefonisch erreicht?'],
    ['pick1', 'personFirms', 'Schade. Und die erste, welchen Firmen ist die zuzuordnen?'],
  ],
  [
    ['person', 'personSince', 'Seit wann ist {person} eigentlich bei {firm} eingetragen?'],
    ['person', 'personRole', 'Und in welcher Eigenschaft?'],
    ['firm', 'officers:ALL', 'Wen hat die Gesellschaft denn insgesamt eintragen lassen, und wofür?'],
    ['firm2', 'address+auditor', 'Ein Kollege hat mir noch {firm2} genannt. Wo ist sie zu finden, und wer revidiert sie?'],
    ['firm', 'auditor', 'Und die erste Firma, von wem lässt die sich prüfen?'],
    ['person', 'personFirms', 'Zum Schluss nochmals zu {person}: Welche Firmen stehen alle mit diesem Namen in Verbindung?'],
  ],
  [
    ['both', 'path', 'Führt irgendein Weg von {firm} zu {firm2}, sei es auch nur über Dritte?'],
    ['both', 'shared', 'Sitzen womöglich dieselben Leute in beiden?'],
    ['firm', 'purpose', 'Aha, danke. Was hat sich die erstgenannte zur Aufgabe gemacht?'],
    ['firm2', 'purpose', 'Und die andere?'],
    ['firm2', 'no:firm', 'Wirft ihr Geschäft überhaupt Gewinn ab?'],
    ['both', 'seat+seat:firm2', 'Dann nur noch dies: In welchen Gemeinden sind die zwei zu Hause?'],
  ],
  [
    ['firm', 'count:FOUNDED', 'Mich interessiert, wie viele Firmen {year} neu ins Handelsregister kamen.'],
    ['firm', 'count:FOUNDED:nextYear', 'Und im Jahr darauf?'],
    ['firm', 'count:DELETED:nextYear', 'Wie viele verschwanden in diesem Folgejahr wieder daraus?'],
    ['firm', 'foundedOn', 'Das hilft mir weiter. Nun ein Einzelfall: An welchem Tag ist {firm} ins Leben gerufen worden?'],
    ['firm', 'legalForm', 'Welche Rechtsform?'],
  ],
  [
    ['person', 'personFirms', 'Ich zeichne für eine Arbeit den Werdegang von {person} nach. Welchen Unternehmen gehört er an?'],
    ['firm', 'address', 'Eines davon ist ja {firm}. An welche Anschrift schriebe ich denen?'],
    ['firm', 'signatories', 'Wer darf dort unterzeichnen, und in welcher Form?'],
    ['firm2', 'signatories', 'Dasselbe wüsste ich gern von {firm2}.'],
    ['firm2', 'status', 'Besteht die überhaupt noch?'],
    ['firm', 'status', 'Und die Firma von vorhin, {firm}?'],
  ],
  [
    ['homonym', 'homonym', 'Würden Sie bitte nachsehen, ob {homonym} im Register vorkommt?'],
    ['pick1', 'personFirms', 'Bleiben wir beim ersten Treffer: Welche Mandate hat diese Person inne?'],
    ['pick2', 'personFirms', 'Ach nein, ich meinte doch den zweiten. Welche sind es da?'],
    ['firm', 'officers:PRESIDENT', 'Jetzt ist mir das klar. Ein anderes Anliegen: Wer steht bei {firm} dem Verwaltungsrat vor?'],
    ['firm', 'officersAsOf:PRESIDENT', 'Und am {day}, wer hatte da den Vorsitz?'],
    ['firm', 'officersAsOf:BOARD', 'Aus welchen Personen bestand an jenem Tag der ganze Verwaltungsrat?'],
  ],
  [
    ['firm', 'status', 'Von {firm} ist bei uns noch eine Rechnung offen. Wie steht es rechtlich um die Gesellschaft?'],
    ['firm', 'bankruptcyLegal', 'Das hatte ich befürchtet. An welchem Tag ist der Konkurs eröffnet worden?'],
    ['firm', 'bankruptcyPublished', 'Und publiziert?'],
    ['firm2', 'status', 'Ist denn {firm2} noch im Geschäft?'],
    ['firm2', 'address', 'Entschuldigung, so genau brauche ich das nicht. Ich wollte eigentlich ihre Adresse.'],
    ['firm', 'timeline', 'Damit zurück zur ersten Firma: Was ist über sie alles publiziert worden, der Reihe nach?'],
  ],
  [
    ['firm', 'left', 'Welche Personen sind {year} bei {firm} ausgeschieden?'],
    ['firm', 'left:nextYear', 'Und ein Jahr später?'],
    ['firm2', 'left:nextYear', 'Wie sah es in jenem späteren Jahr bei {firm2} mit den Abgängen aus?'],
    ['firm', 'joined:nextYear', 'Nochmals zur ersten Firma: Wer ist im selben Jahr neu zu ihr gestossen?'],
    ['firm2', 'seat', 'Gut. {firm2} wiederum, in welchem Ort hat sie ihren Sitz?'],
    ['firm', 'seat+capital', 'Und die erste, wo sitzt sie, und über wie viel Kapital verfügt sie?'],
  ],
];
