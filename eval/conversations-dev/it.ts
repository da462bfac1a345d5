import type { ConversationWording } from '../wording.js';
import { italian as fifth } from './fifth-it.js';
import { italian as sixth } from './sixth-it.js';
import { italian as seventh } from './seventh-it.js';
import { italian as eighth } from './eighth-it.js';
import { italian as ninth } from './ninth-it.js';
import { italian as tenth } from './tenth-it.js';
import { italian as fifteenth } from './fifteenth-it.js';
import { italian as sixteenth } from './sixteenth-it.js';
import { italian as seventeenth } from './seventeenth-it.js';
import { italian as eighteenth } from './eighteenth-it.js';
import { italian as nineteenth } from './nineteenth-it.js';
import { italian as twentieth } from './twentieth-it.js';
import { italian as twentyfirst } from './twentyfirst-it.js';
import { italian as twentythird } from './twentythird-it.js';
import { italian as twentysixth } from './twentysixth-it.js';
import { italian as twentyseventh } from './twentyseventh-it.js';
import { italian as twentyeighth } from './twentyeighth-it.js';
import { italian as twentyninth } from './twentyninth-it.js';
import { italian as fourteenth } from './fourteenth-it.js';
import { italian as thirteenth } from './thirteenth-it.js';
import { italian as thirtieth } from './thirtieth-it.js';
import { italian as twelfth } from './twelfth-it.js';
import { italian as eleventh } from './eleventh-it.js';
import { italian as first } from './first-it.js';
import { italian as former } from './former-it.js';
import { italian as fourth } from './fourth-it.js';
import { italian as fresh } from './fresh-it.js';
import { italian as late } from './late-it.js';
import { italian as more } from './more-it.js';
import { italian as second } from './second-it.js';
import { italian as strangers } from './strangers-it.js';
import { italian as third } from './third-it.js';
import { italian as turns } from './turns-it.js';
import { italian as voices } from './voices-it.js';

export const italian: ConversationWording[] = [
  [
    ['firm', 'address', 'Buongiorno, dovrei spedire una raccomandata alla {firm}: a che indirizzo?'],
    ['firm', 'officers:MANAGERS', 'Chi sono i gerenti?'],
    ['firm', 'signatories', 'E chi può firmare, e come?'],
    ['firm', 'capital', 'Per finire, il capitale?'],
  ],
  [
    ['firm', 'officers:BOARD', 'cda {firm}'],
    ['firm', 'joined:BOARD', 'chi vi è entrato nel {year}'],
    ['firm', 'left:BOARD', 'e chi ne è uscito'],
    ['firm', 'auditor', 'revisore?'],
  ],
  [
    ['firm', 'purpose', 'Sto scrivendo un articolo sulla {firm}: di che cosa si occupa?'],
    ['firm2', 'purpose', 'E la {firm2}?'],
    ['firm2', 'legalForm', 'Che forma giuridica ha?'],
    ['firm', 'legalForm', 'E la prima, la {firm}?'],
  ],
  [
    ['firm', 'seat', 'In quale comune ha sede la {firm}?'],
    ['firm2', 'seat', 'E la {firm2} invece?'],
    ['firm2', 'address', "L'indirizzo esatto di quest'ultima?"],
    ['firm', 'address', 'Tornando alla {firm}, mi dia anche il suo.'],
    ['firm', 'capital', 'Che capitale ha?'],
  ],
  [
    ['firm', 'officers:ALL', 'Quali persone sono iscritte presso la {firm}, e con quale funzione?'],
    ['person', 'personFirms', '{person} in quali altre società figura?'],
    ['firm', 'purpose', 'Bene, torniamo alla {firm}: qual è lo scopo?'],
    ['firm', 'seat', 'E la sede?'],
  ],
  [
    ['firm', 'signatories:SOLE', 'Chi ha la firma individuale alla {firm}?'],
    ['firm', 'personRole', 'Che carica vi ricopre {person}?'],
    ['person', 'personFirms', 'Ha cariche anche altrove?'],
    ['firm', 'auditor', 'Ritorno alla {firm}: chi fa la revisione?'],
    ['firm', 'address', 'Recapito?'],
  ],
  [
    ['homonym', 'homonym', 'Cerco informazioni su {homonym}.'],
    ['pick2', 'personFirms', 'La seconda persona: in quali ditte è iscritta?'],
    ['pick1', 'personFirms', 'E la prima?'],
  ],
  [
    ['homonym', 'homonym', 'che ditte ha {homonym}'],
    ['pick1', 'personFirms', 'il primo della lista'],
    ['firm', 'capital', 'Cambio argomento: quanto capitale ha la {firm}?'],
    ['firm', 'officers:ALL', 'Chi vi è iscritto, e in che ruolo?'],
  ],
  [
    ['homonym', 'homonym', 'Mi indichi i mandati di {homonym}.'],
    ['pick2', 'personFirms', 'Intendo il numero due.'],
    ['pick1', 'personFirms', 'Anzi no, mi scusi, il numero uno.'],
  ],
  [
    ['byId', 'address', 'Qual è il recapito completo di questa società?'],
    ['firm', 'signatories', 'Chi la rappresenta con la firma, e in che modo?'],
    ['firm', 'left', 'Chi se ne è andato nel {year}?'],
    ['firm', 'purpose', 'E il suo scopo?'],
  ],
  [
    ['byId', 'timeline', 'Mi racconti la storia di questa ditta in ordine di data.'],
    ['firm', 'status', 'Quindi oggi in che stato si trova?'],
    ['firm', 'legalForm', 'forma giuridica?'],
  ],
  [
    ['both', 'shared', 'Chi figura sia nella {firm} sia nella {firm2}?'],
    ['firm', 'seat', 'La prima delle due in che comune ha sede?'],
    ['firm2', 'seat', 'E la seconda?'],
    ['firm2', 'auditor', 'Chi è il suo revisore?'],
  ],
  [
    ['both', 'path', 'Per una verifica: che rapporto esiste tra la {firm} e la {firm2}?'],
    ['firm2', 'purpose', 'Di che cosa si occupa la seconda?'],
    ['firm', 'purpose', 'E la prima?'],
    ['firm', 'signatories', 'Per la prima, chi firma e con quale tipo di firma?'],
  ],
  [
    ['firm', 'seat', 'Sede attuale della {firm}?'],
    ['firm', 'seatAsOf', "E dov'era il {day}?"],
    ['firm', 'officers:ALL', 'Chi vi è iscritto, con le rispettive funzioni?'],
    ['firm2', 'officers:ALL', 'La stessa cosa per la {firm2}.'],
    ['firm2', 'capital', 'quanto capitale ha'],
    ['firm', 'capital', 'E la prima ditta?'],
  ],
  [
    ['firm', 'formerNames', 'Che ragioni sociali ha portato in passato la {firm}?'],
    ['firm', 'foundedOn', "Quand'è stata iscritta a registro?"],
    ['firm', 'no:firm', 'Quanti dipendenti ha?'],
    ['firm', 'address', "Va bene. Allora l'indirizzo?"],
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
