import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'count:BANKRUPTCY', 'Wie viele Konkurse gab es {year} im Kanton {canton}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Und wie sah es ein Jahr danach aus?'],
    ['firm', 'count:FOUNDED', 'Gründungen im Jahr {year}, gleicher Kanton?'],
    ['firm', 'count:FOUNDED:everywhere', 'Landesweit?'],
  ],
  [
    ['firm', 'address', 'Ich muss der {firm} ein Schreiben zustellen. Wohin?'],
    ['firm', 'purpose', 'Und womit beschäftigt die sich?'],
    ['firm2', 'purpose', 'Und die {firm2}?'],
    ['firm2', 'address', 'Wo ist die zu finden?'],
  ],
  [
    ['person', 'personFirms', 'Bei welchen Firmen ist {person} eingetragen?'],
    ['firm', 'personRole', 'In welcher Eigenschaft bei {firm}?'],
    ['firm', 'address', 'Deren Adresse bitte noch.'],
    ['person', 'no:person', 'Wie alt ist {person}?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Wer präsidiert den Verwaltungsrat von {firm}?'],
    ['person', 'personFirms', 'Hat diese Person noch andere Mandate?'],
    ['firm', 'purpose', 'Nochmals zur {firm}: Was steht im Zweckartikel?'],
    ['firm', 'address', 'Und die Anschrift?'],
  ],
  [
    ['firm', 'count:DELETED', '{year}, {canton}: Anzahl Löschungen?'],
    ['firm', 'count:FOUNDED', 'Neueintragungen?'],
    ['firm', 'count:FOUNDED:0107', 'davon GmbH?'],
    ['firm', 'count:DELETED:yearBefore', 'und Löschungen im Jahr davor?'],
  ],
  [
    ['homonym', 'homonym', 'Welche {homonym} gibts?'],
    ['pick2', 'personFirms', 'die zweite, wo ist die überall drin?'],
    ['pick1', 'personFirms', 'und die erste?'],
    ['firm', 'address', 'Dann noch die Adresse von {firm}.'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Wer sass am {day} im Verwaltungsrat der {firm}?'],
    ['firm', 'auditorAsOf', 'Wer war damals Revisionsstelle?'],
    ['firm', 'auditor', 'Wer ist es jetzt?'],
    ['firm', 'joined', 'Wer ist {year} dazugekommen?'],
    ['firm', 'joined:nextYear', 'Und im Jahr darauf?'],
  ],
  [
    ['both', 'shared', 'Wer ist sowohl bei {firm} als auch bei {firm2} dabei?'],
    ['firm', 'purpose', 'Was ist der Zweck der ersten?'],
    ['firm2', 'purpose', 'Und der Zweck der anderen?'],
    ['firm2', 'no:firm', 'Wie viel Umsatz macht die?'],
  ],
  [
    ['firm', 'misspelt:purpose', 'was macht {typo}'],
    ['firm', 'address', 'wo genau isch das'],
    ['firm', 'officers:ALL', 'und wer isch dert dinne'],
    ['firm', 'foundedOn', 'sit wenn gits die'],
  ],
  [
    ['firm', 'officers:OWNER', 'Wem gehört {firm}?'],
    ['person', 'personFirms', 'Führt der Inhaber oder die Inhaberin noch weitere Firmen?'],
    ['firm', 'address', '{firm}: an welcher Strasse ist das?'],
    ['firm', 'status', 'Noch aktiv?'],
  ],
  [
    ['firm', 'count:FOUNDED:everywhere', 'Wie viele Firmen wurden {year} schweizweit gegründet?'],
    ['firm', 'count:FOUNDED', 'Nur {canton}?'],
    ['firm', 'count:FOUNDED:BE', 'Und Bern?'],
    ['firm', 'count:BANKRUPTCY:BE', 'Wie viele gingen dort in jenem Jahr Konkurs?'],
  ],
  [
    ['firm', 'signatories', 'Wer unterschreibt bei der {firm}, und wie?'],
    ['firm', 'capital', 'Wie hoch ist das Kapital?'],
    ['firm', 'no:firm', 'Und wie hoch sind die Schulden?'],
    ['firm', 'purpose', 'Na gut. Was bezweckt sie?'],
    ['firm', 'address', 'Domizil, mit Strasse?'],
  ],
];
