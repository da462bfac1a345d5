import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'address', "Buondì, mi dà l'indirizzo di {firm}?"],
    ['firm', 'legalForm', 'e che forma giuridica ha'],
    ['firm2', 'legalForm', 'invece {firm2}?'],
    ['firm2', 'address', "anche di questa l'indirizzo, pf"],
    ['firm', 'auditor', 'Torniamo a {firm}: chi fa la revisione?'],
  ],
  [
    ['firm', 'officers:BOARD', 'Vorrei sapere chi siede nel CdA di {firm}.'],
    ['person', 'personRole', 'con che carica {person}?'],
    ['person', 'personFirms', "e dov'altro è presente?"],
    ['firm', 'officers:BOARD', 'ok. Mi ripete il CdA di {firm}?'],
  ],
  [
    ['firm', 'officers:BOARD', 'amministratori di {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'no scusi, intendevo al {date}'],
    ['firm', 'knownOn:BOARD', 'e stando a ciò che era già pubblicato quel giorno?'],
    ['firm', 'auditor', "ufficio di revisione attuale?"],
  ],
  [
    ['firm', 'status', '{firm} lavora ancora o è chiusa?'],
    ['firm2', 'status', 'ah no, ho sbagliato, volevo dire {firm2}'],
    ['both', 'shared', "C'è gente che sta sia in {firm} che in {firm2}?"],
  ],
  [
    ['homonym', 'homonym', 'Cerco {homonym}, chi sarebbe?'],
    ['pick2', 'personFirms', 'il secondo della lista, in che società sta?'],
    ['pick1', 'personFirms', 'e il primo invece?'],
  ],
  [
    ['firm', 'left', 'Nel {year} chi ha salutato {firm}, cioè è uscito?'],
    ['firm', 'joined', 'e al loro posto chi è arrivato, stesso anno?'],
    ['firm', 'officers:ALL', 'adesso chi risulta iscritto?'],
  ],
  [
    ['byId', 'auditor', 'Questa società da chi è revisionata?'],
    ['firm', 'officers:BOARD', 'e nel CdA chi hanno?'],
    ['person', 'personSince', '{person} da che giorno è in carica?'],
    ['person', 'personRole', 'scusi, e con quale funzione?'],
  ],
  [
    ['firm', 'bankruptcyPublished', 'Il fallimento di {firm} quando è uscito sul FUSC?'],
    ['firm', 'bankruptcyLegal', 'e il giudice quando lo ha aperto?'],
    ['firm', 'legalForm', 'era una SA o cosa?'],
  ],
  [
    ['firm', 'seat', 'La sede attuale di {firm}?'],
    ['firm', 'seatAsOf', 'al {date} invece?'],
    ['firm', 'address', "e l'indirizzo preciso di oggi"],
    ['firm2', 'seat', 'poi la sede di {firm2}'],
  ],
  [
    ['firm', 'auditor', 'Revisore di {firm}, chi è?'],
    ['firm', 'auditorAsOf', 'e al {date} chi era?'],
    ['firm', 'officersAsOf:BOARD', 'chi amministrava la ditta a quella data, intendo il CdA?'],
    ['firm', 'legalForm', 'ultima cosa, la forma giuridica?'],
  ],
];
