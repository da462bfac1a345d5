import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Guten Tag. Wer ist bei {firm} im Verwaltungsrat eingetragen?'],
    ['firm', 'left', 'Und wer hat die Firma {year} verlassen?'],
    ['firm', 'address', 'Haben Sie mir noch ihre Adresse?'],
    ['firm', 'auditor', 'Zum Schluss: Wer ist Revisionsstelle?'],
  ],
  [
    ['firm', 'purpose', 'was macht {firm}'],
    ['firm', 'capital', 'und wieviel kapital haben die'],
    ['firm', 'signatories', 'wer darf unterschreiben und wie'],
  ],
  [
    ['firm', 'address', 'Ich brauche die genaue Anschrift der {firm}.'],
    ['firm2', 'address', 'Und jene der {firm2} bitte auch.'],
    ['firm2', 'officers:ALL', 'Welche Personen sind dort eingetragen, und in welcher Funktion?'],
    ['firm', 'officers:ALL', 'Jetzt dieselbe Personenliste für {firm}.'],
  ],
  [
    ['firm', 'officers:ALL', 'Mit wem habe ich es bei {firm} zu tun? Bitte alle Eingetragenen mit Funktion.'],
    ['person', 'personFirms', 'In welchen anderen Firmen ist {person} eingetragen?'],
    ['firm', 'seat', 'Zurück zu {firm}: Wo hat sie ihren Sitz?'],
    ['firm', 'legalForm', 'Welche Rechtsform?'],
  ],
  [
    ['homonym', 'homonym', 'Was gibt es zu {homonym}?'],
    ['pick2', 'personFirms', 'Ich meine die zweite Person auf der Liste. In welchen Firmen ist sie eingetragen?'],
    ['pick1', 'personFirms', 'Dieselbe Frage für die erste Person.'],
  ],
  [
    ['homonym', 'homonym', 'Liegt etwas über {homonym} vor?'],
    ['pick1', 'personFirms', 'Nehmen wir den ersten Eintrag: Welche Mandate gehören dazu?'],
    ['firm', 'purpose', 'Andere Frage: Was bezweckt die {firm}?'],
    ['firm', 'address', 'Und unter welcher Adresse läuft sie?'],
  ],
  [
    ['both', 'shared', 'Wer ist gleichzeitig bei {firm} und bei {firm2} dabei?'],
    ['firm', 'seat', 'In welcher Ortschaft hat die erstgenannte Firma ihren Sitz?'],
    ['firm2', 'seat', 'Und in welcher die zweite?'],
  ],
  [
    ['firm', 'seat', 'Können Sie mir den Sitz der {firm} nennen?'],
    ['firm2', 'seat', 'Und wo sitzt {firm2}?'],
    ['both', 'shared', 'Haben die zwei gemeinsame Leute?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Wer sitzt hier im Verwaltungsrat?'],
    ['firm', 'officersAsOf:BOARD', 'Und wer sass dort am {day}?'],
    ['firm', 'formerNames', 'Trug das Unternehmen früher einen anderen Namen?'],
  ],
  [
    ['byId', 'capital', 'Wie hoch ist das Kapital dieser Gesellschaft?'],
    ['firm', 'no:firm', 'Und wie viel Gewinn erzielt sie?'],
    ['firm', 'purpose', 'Gut, dann wenigstens: Was ist ihr Zweck?'],
  ],
  [
    ['firm', 'status', 'Existiert {firm} noch?'],
    ['firm', 'foundedOn', 'Seit welchem Datum gibt es sie, wann war also die Gründung?'],
    ['firm', 'timeline', 'Was ist seither geschehen? Alle Eintragungen mit Datum, bitte.'],
    ['firm', 'address', 'Jetzige Adresse?'],
    ['firm', 'legalForm', 'Ist das eine AG, eine GmbH oder was sonst?'],
    ['firm', 'seat', 'Und in welcher Gemeinde ist ihr Sitz?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Wann hat der Richter über die {firm} den Konkurs verhängt?'],
    ['firm', 'bankruptcyPublished', 'Wann wurde das im SHAB publiziert?'],
    ['firm', 'address', 'Wo war die Firma domiziliert, genaue Adresse?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert den VR von {firm}?'],
    ['firm', 'joined', 'Welche Personen kamen {year} neu in die Firma?'],
    ['firm', 'left', 'Und wer ging in diesem Jahr?'],
    ['firm', 'signatories:SOLE', 'Wer hat heute Einzelunterschrift?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Ich will bei {firm} die Geschäftsführung anschreiben. Wer gehört dazu?'],
    ['firm', 'officers:PARTNERS', 'Sind das auch die Gesellschafter, oder wer sind diese?'],
    ['firm', 'capital', 'Mit welchem Stammkapital?'],
  ],
  [
    ['firm', 'auditor', 'Von wem lässt sich {firm} revidieren?'],
    ['firm', 'auditorAsOf', 'Und wer machte das am {day}?'],
    ['firm2', 'auditor', 'Wer prüft {firm2}?'],
    ['firm2', 'purpose', 'In welcher Branche ist die tätig, was steht als Zweck?'],
    ['firm', 'purpose', 'Und bei {firm}, was steht dort als Zweck?'],
  ],
];
