import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const german: ConversationWording[] = [
  [
    ['firm', 'officers:PRESIDENT', 'meine tante hat jahrelang bei {firm} geputzt und schwärmt heute noch davon. wer hat dort im verwaltungsrat eigentlich den hut auf, wer präsidiert den'],
    ['person', 'personSince', 'und seit wann ist diese person dort dabei?'],
    ['person', 'personFirms', 'mischt sie sonst noch irgendwo mit?'],
    ['firm', 'none:BOARD_VICE_PRESIDENT', 'ok. gibts bei der firma selber auch ein vizepräsidium, falls mal jemand grippe hat'],
    ['firm', 'no:firm', 'zahlen die ihren leuten eigentlich anständige löhne?'],
  ],
  [
    ['firm', 'seat', 'Ich sollte etwas abliefern und bin ganz durcheinander: in welcher Gemeinde ist {firm} denn nun daheim?'],
    ['firm', 'seatAsOf', 'Komisch, mein Schwager schwört auf einen anderen Ort, aber der lebt halt in der Vergangenheit. Wo waren sie am {day}?'],
    ['firm', 'address', 'Dann hat er ja nicht einmal unrecht. Ich bräuchte noch die heutige Strasse samt Hausnummer'],
    ['firm2', 'address', 'für {firm2} das Gleiche bitte, die kommen gleich danach dran'],
    ['firm', 'no:firm', 'Und bei der ersten, kann man dort vor der Türe parkieren?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'Wir haben in der Pause gewettet. Wie viele Firmen sind {year} im Kanton {canton} Konkurs gegangen?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'und im jahr drauf'],
    ['firm', 'count:FOUNDED', 'Mist, verloren. Revanche: wie viele sind dort neu gegründet worden, in dem Jahr, das ich zuerst genannt habe?'],
    ['firm', 'none:BANKRUPTCY', 'danke, jetzt schulde ich einen kaffee. {firm} liefert uns den übrigens, hat die schon einmal konkurs gemacht?'],
    ['firm2', 'none:BANKRUPTCY', 'und {firm2}, von denen wir die gipfeli haben?'],
  ],
  [
    ['firm', 'legalForm', 'Was ist {firm} überhaupt für eine Sorte Firma? AG, GmbH, Verein, keine Ahnung'],
    ['firm', 'officers:MANAGERS', 'aha. und wer schmeisst dort den laden, also wer ist geschäftsführer'],
    ['firm', 'officers:PARTNERS', 'Das sind aber nicht zwingend die, denen sie gehört, oder? Wer sind die Gesellschafter?'],
    ['firm', 'signatories', 'Es geht nämlich um einen Mietvertrag. Mich nähme wunder, wer da für die Firma unterschreiben darf, und ob jeweils allein oder nur zu zweit'],
    ['firm', 'capital', 'wie hoch ist das stammkapital?'],
    ['firm', 'no:firm', 'und sind das pünktliche zahler?'],
  ],
  [
    ['firm', 'status', 'Seit Wochen nimmt bei {firm} keiner mehr ab. Gibts die noch oder sind die weg vom Fenster?'],
    ['firm', 'deletedOn', 'Wann genau hat man sie aus dem Register gestrichen?'],
    ['firm', 'timeline', 'da hätte ich gern die ganze geschichte. was ist mit der firma alles passiert, schön der reihe nach'],
    ['firm2', 'status', 'Dann halt {firm2}, der Ersatz. Ist die wenigstens noch am Leben?'],
    ['firm2', 'foundedOn', 'seit wann gibts die?'],
  ],
  [
    ['firm', 'joined', 'Im Quartierblatt war von neuen Gesichtern bei {firm} die Rede. Wer ist {year} dazugestossen?'],
    ['firm', 'left', 'Und wer hat im gleichen Jahr den Hut genommen?'],
    ['firm', 'no:firm', 'hats da krach gegeben oder warum sind die gegangen'],
    ['person', 'personRole', 'schon gut, geht mich ja nichts an. als was ist {person} dort eingetragen?'],
    ['person', 'personSince', 'seit wann schon?'],
    ['firm2', 'left', 'Dann zu {firm2}. Wer ist denn dort gegangen, auch wieder {year}?'],
  ],
  [
    ['homonym', 'homonym', 'Im Mantel meines Mannes war ein Zettel, darauf bloss ein Name: {homonym}. Wer ist das, bitte?'],
    ['pick1', 'personFirms', 'Oje, so viele. Sagen wir der oberste Eintrag, in welchen Firmen steckt diese Person?'],
    ['pick3', 'personFirms', 'nein das passt nicht.. der dritte?'],
    ['pick3', 'no:person', 'könnte hinkommen. hat diese person eine handynummer?'],
    ['firm', 'purpose', 'Auf der Rückseite steht noch {firm}. Was treiben die so?'],
    ['firm', 'auditor', 'mhm, klingt harmlos. und wer schaut denen bei den büchern auf die finger, als revisionsstelle'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Für die Chronik unseres Turnvereins, die hatten uns damals gesponsert: wer sass am {day} im Verwaltungsrat von {firm}?'],
    ['firm', 'knownOn:BOARD', 'und wen hätte ich an jenem tag dafür gehalten, wenn ich bloss gewusst hätte, was bis dahin im amtsblatt abgedruckt war'],
    ['firm', 'officers:BOARD', 'Danke. Und heute?'],
    ['firm2', 'officers:BOARD', '{firm2} hat uns auch unterstützt, wer sitzt dort im Verwaltungsrat?'],
    ['firm', 'no:firm', 'Wie viel Gewinn macht eigentlich die erste von den beiden?'],
  ],
  [
    ['both', 'shared', 'Im Dorf munkelt man, {firm} und {firm2} steckten unter einer Decke. Sitzt denn jemand in beiden?'],
    ['person', 'personFirms', 'Soso. Dann zähl mir doch alle Firmen auf, wo diese Person drin ist'],
    ['both', 'capital+capital:firm2', 'und wer von den zweien hat das dickere Polster, ich meine, wie viel Kapital hat jede?'],
    ['firm2', 'purpose', 'Wozu ist die zweite überhaupt da?'],
    ['firm', 'purpose', 'und die andere'],
  ],
  [
    ['byId', 'foundedOn', 'hallo, die firma, die ich da gerade offen habe, wann ist die gegründet worden'],
    ['firm', 'before:founding', 'Im Protokoll meines Vorgängers steht etwas vom {early}. Wer war an dem Tag bei ihr im Verwaltungsrat?'],
    ['firm', 'ghost:officers', 'Hm, der Mann war halt ein Durcheinander. Er schreibt auch von {ghost}, wer ist dort am Ruder?'],
    ['firm', 'ranking:AUDITORS', 'Lassen wir das. Aus purer Neugier: welche Revisionsstelle hat im ganzen Register am meisten Kunden?'],
    ['firm', 'ranking:PERSONS', 'und welcher mensch sammelt am fleissigsten mandate'],
    ['firm', 'officers:PRESIDENT', 'wahnsinn. zurück zur firma von vorhin, die ich offen habe: wer präsidiert dort den verwaltungsrat'],
  ],
];
