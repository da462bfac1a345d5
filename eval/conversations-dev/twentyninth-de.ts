import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'count:FOUNDED', 'Für eine Grafik: Neugründungen im Kanton {canton}, {year}, wie viele?'],
    ['firm', 'count:DELETED', 'Und wie viele haben im gleichen Kanton und Jahr ganz zugemacht, also Löschungen?'],
    ['firm', 'count:BANKRUPTCY', 'Und konkurs?'],
    ['firm', 'count:FOUNDED:nextYear', 'Nochmals die Neugründungen, ein Jahr später.'],
  ],
  [
    ['firm', 'address', 'Ein Paket an {firm} kam zurück. Welche Adresse steht im Register?'],
    ['firm', 'officers:PRESIDENT', 'Wer ist Präsident oder Präsidentin des Verwaltungsrats?'],
    ['person', 'personFirms', 'Ist diese Person noch anderswo tätig?'],
    ['firm', 'purpose', 'Und nochmals {firm}: wozu gibt es die?'],
  ],
  [
    ['person', 'personFirms', '{person}: aktuelle Mandate?'],
    ['firm', 'personSince', '{firm}: seit wann?'],
    ['person', 'no:person', 'Zivilstand?'],
    ['firm', 'address', '{firm}: Adresse?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'konkurse {year} kanton {canton}'],
    ['firm', 'count:BANKRUPTCY:yearBefore', 'jahr davor'],
    ['firm', 'count:BANKRUPTCY:everywhere', '{year} ganze schweiz'],
    ['firm', 'count:FOUNDED:everywhere', 'gründungen {year} ganze schweiz'],
  ],
  [
    ['homonym', 'homonym', 'Ein gewisser Name {homonym} taucht immer wieder auf. Wer heisst alles so?'],
    ['pick2', 'personFirms', 'Nehmen wir die Nummer zwei: welche Firmen?'],
    ['pick1', 'personFirms', 'Und Nummer eins?'],
    ['firm', 'purpose', 'Übrigens, was macht {firm}?'],
  ],
  [
    ['firm', 'address', 'Wo ist {firm}?'],
    ['firm2', 'address', 'Wo ist {firm2}?'],
    ['firm', 'purpose', 'Was macht die erste?'],
    ['firm2', 'purpose', 'Und die zweite?'],
    ['firm2', 'capital', 'Welches Kapital hat die zweite?'],
  ],
  [
    ['firm', 'ghost:officers', 'Wer sitzt im Verwaltungsrat der {ghost}?'],
    ['firm', 'officers:BOARD', 'Mein Fehler, ich meinte {firm}.'],
    ['firm', 'joined:BOARD', 'Wer ist {year} neu in den Verwaltungsrat gekommen?'],
    ['firm', 'joined:BOARD:nextYear', 'Und im darauffolgenden Jahr?'],
  ],
  [
    ['firm', 'count:DELETED', 'Wie viele Firmen verschwanden {year} im Kanton {canton} aus dem Register?'],
    ['firm', 'count:FOUNDED', 'Wie viele kamen dazu?'],
    ['firm', 'count:FOUNDED:GE', 'Und in Genf?'],
    ['firm', 'count:DELETED:GE', 'Wie viele verschwanden in Genf?'],
  ],
  [
    ['firm', 'signatories:SOLE', 'Wer darf bei {firm} allein unterschreiben?'],
    ['firm2', 'signatories:SOLE', 'Wer bei {firm2}?'],
    ['firm2', 'address', 'Wo finde ich die zweite Firma?'],
    ['firm', 'purpose', 'Und was macht die andere Firma?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Wann wurde über {firm} der Konkurs eröffnet?'],
    ['firm', 'bankruptcyPublished', 'Und wann publiziert?'],
    ['firm', 'address', 'Welche Adresse hat oder hatte sie?'],
    ['firm', 'officers:ALL', 'Welche Personen sind dort vermerkt?'],
  ],
  [
    ['firm', 'knownOn:BOARD', 'Wer galt nach den Publikationen bis {day} als Verwaltungsrat von {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'Wer war es an diesem Tag rechtlich?'],
    ['firm', 'officers:BOARD', 'Wer ist es heute?'],
    ['firm', 'address', 'Und die heutige Adresse?'],
  ],
  [
    ['firm', 'misspelt:purpose', 'weisst du was {typo} macht'],
    ['firm', 'address', 'und wo sind die'],
    ['firm', 'status', 'gibts die noch'],
    ['firm', 'officers:ALL', 'wer ist da alles drin'],
  ],
];
