import type { ConversationWording } from '../wording.js';
import { german as fifth } from './fifth-de.js';
import { german as sixth } from './sixth-de.js';
import { german as seventh } from './seventh-de.js';
import { german as eighth } from './eighth-de.js';
import { german as ninth } from './ninth-de.js';
import { german as tenth } from './tenth-de.js';
import { german as fifteenth } from './fifteenth-de.js';
import { german as sixteenth } from './sixteenth-de.js';
import { german as seventeenth } from './seventeenth-de.js';
import { german as eighteenth } from './eighteenth-de.js';
import { german as nineteenth } from './nineteenth-de.js';
import { german as twentieth } from './twentieth-de.js';
import { german as twentyfirst } from './twentyfirst-de.js';
import { german as twentythird } from './twentythird-de.js';
import { german as twentysixth } from './twentysixth-de.js';
import { german as twentyseventh } from './twentyseventh-de.js';
import { german as twentyeighth } from './twentyeighth-de.js';
import { german as twentyninth } from './twentyninth-de.js';
import { german as fourteenth } from './fourteenth-de.js';
import { german as thirteenth } from './thirteenth-de.js';
import { german as thirtieth } from './thirtieth-de.js';
import { german as twelfth } from './twelfth-de.js';
import { german as eleventh } from './eleventh-de.js';
import { german as first } from './first-de.js';
import { german as former } from './former-de.js';
import { german as fourth } from './fourth-de.js';
import { german as fresh } from './fresh-de.js';
import { german as late } from './late-de.js';
import { german as more } from './more-de.js';
import { german as second } from './second-de.js';
import { german as strangers } from './strangers-de.js';
import { german as third } from './third-de.js';
import { german as turns } from './turns-de.js';
import { german as voices } from './voices-de.js';

export const german: ConversationWording[] = [
  [
    ['firm', 'status', 'Guten Tag, ich prüfe einen Lieferanten. Ist die {firm} noch aktiv?'],
    ['firm', 'foundedOn', 'Seit wann gibt es sie?'],
    ['firm', 'capital', 'Mit welchem Kapital?'],
    ['firm', 'signatories', 'Und wer darf für sie zeichnen?'],
    ['firm', 'signatories:SOLE', 'Jemand davon einzeln?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'präsident {firm}'],
    ['firm', 'officersAsOf:PRESIDENT', 'und am {date}'],
    ['firm', 'officers:BOARD', 'jetzt noch den ganzen verwaltungsrat von heute'],
    ['firm', 'auditor', 'revisionsstelle'],
  ],
  [
    ['firm', 'auditor', 'Wer revidiert die {firm}?'],
    ['firm2', 'auditor', 'Wie ist es bei der {firm2}?'],
    ['firm2', 'seat', 'Wo liegt deren Sitz?'],
    ['firm', 'seat', 'Und jener der {firm}?'],
    ['firm', 'purpose', 'Was tut diese Gesellschaft eigentlich?'],
  ],
  [
    ['firm', 'legalForm', 'Welche Gesellschaftsform hat die {firm}?'],
    ['firm2', 'legalForm', '{firm2}?'],
    ['firm', 'address', 'Zurück zur ersten: deren Adresse bitte.'],
    ['firm', 'officers:ALL', 'Wer ist da alles eingetragen, mit Funktion?'],
  ],
  [
    ['firm', 'officers:BOARD', 'Ich schreibe über die {firm}. Wer sitzt dort im Verwaltungsrat?'],
    ['person', 'personRole', 'Welche Funktion hat {person} in dieser Gesellschaft genau?'],
    ['person', 'personSince', 'Seit wann?'],
    ['person', 'personFirms', 'Und in welchen anderen Firmen taucht diese Person auf?'],
    ['firm', 'left', 'Wieder zur {firm}: Wer ist dort {year} ausgeschieden?'],
    ['firm', 'joined', 'Wer kam im selben Jahr neu hinein?'],
  ],
  [
    ['homonym', 'homonym', 'Was ist über {homonym} eingetragen?'],
    ['pick2', 'personFirms', 'Nehmen wir die zweite. Bei welchen Firmen?'],
    ['pick1', 'personFirms', 'Und bei der ersten?'],
  ],
  [
    ['homonym', 'homonym', 'mandate von {homonym}'],
    ['pick1', 'personFirms', 'nr. 1'],
    ['firm', 'address', 'ok. und jetzt die adresse der {firm}'],
    ['firm', 'auditor', 'wer prüft die'],
  ],
  [
    ['firm', 'seat', 'In welcher Gemeinde sitzt die {firm}?'],
    ['homonym', 'homonym', 'Kennt das Register jemanden namens {homonym}?'],
    ['pick2', 'personFirms', 'Ich meine die zweite Person in der Liste.'],
    ['firm', 'capital', 'Gut. Nochmals zur {firm}: Wie hoch ist ihr Kapital?'],
  ],
  [
    ['byId', 'officers:ALL', 'Wer ist hier eingetragen und als was?'],
    ['firm', 'purpose', 'Welchen Zweck verfolgt die Gesellschaft?'],
    ['firm2', 'purpose', 'Und die {firm2}, was bezweckt die?'],
    ['firm', 'address', 'Dann noch die Anschrift der {firm}.'],
  ],
  [
    ['byId', 'status', 'Ist diese Firma noch im Register?'],
    ['firm', 'legalForm', 'Rechtsform?'],
    ['person', 'personRole', 'Was ist {person} bei der {firm}?'],
    ['firm', 'seat', 'Und wo ist das Domizil der Gesellschaft?'],
  ],
  [
    ['both', 'shared', 'Wer ist gleichzeitig bei der {firm} und bei der {firm2} eingetragen?'],
    ['firm2', 'address', 'Wo ist die zweite der beiden zu finden?'],
    ['firm', 'address', 'Und die erste?'],
    ['firm', 'purpose', 'Was macht die?'],
  ],
  [
    ['both', 'path', 'Mich interessiert, wie die {firm} und die {firm2} zusammenhängen.'],
    ['firm', 'capital', 'Welches Kapital hat die erstgenannte?'],
    ['firm2', 'capital', 'Und die andere?'],
  ],
  [
    ['firm', 'seat', 'Sitz der {firm}?'],
    ['firm', 'seatAsOf', 'Am {day} auch schon dort, oder wo?'],
    ['firm', 'timeline', 'Was ist im Register sonst noch alles zu ihr passiert, der Reihe nach?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Welche Gesellschafter hat die {firm}?'],
    ['firm', 'officers:MANAGERS', 'Und Geschäftsführer?'],
    ['firm2', 'officers:ALL', 'Jetzt die {firm2}: alle Eingetragenen bitte.'],
    ['firm', 'address', 'Nochmals zur GmbH von vorhin, wie lautet die Adresse der {firm}?'],
    ['firm', 'capital', 'Ihr Stammkapital?'],
  ],
  [
    ['firm', 'branches', 'Welche Filialen hat die {firm}?'],
    ['firm', 'address', 'Und die Adresse des Hauptsitzes?'],
    ['firm', 'auditor', 'Von wem wird das Unternehmen geprüft?'],
    ['firm2', 'auditor', 'Vergleichshalber: Revisionsstelle der {firm2}?'],
    ['firm2', 'foundedOn', 'Wann entstand diese?'],
  ],
  ...former,
  ...more,
  ...voices,
  ...strangers,
  ...turns,
  ...late,
  ...fresh,
  ...first,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...tenth,
  ...fifteenth,
  ...sixteenth,
  ...seventeenth,
  ...eighteenth,
  ...nineteenth,
  ...twentieth,
  ...twentyfirst,
  ...twentythird,
  ...twentysixth,
  ...twentyseventh,
  ...twentyeighth,
  ...twentyninth,
  ...thirtieth,
  ...fourteenth,
  ...thirteenth,
  ...twelfth,
  ...eleventh,
];
