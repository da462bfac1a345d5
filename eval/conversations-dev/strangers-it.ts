import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  // Fiduciaria, a new mandate
  [
    ['firm', 'address', "Nuovo mandato: {firm}. Dove ha il domicilio?"],
    ['firm', 'auditor', "Chi la revisiona?"],
    ['firm', 'auditorAsOf', "E in data {date}, chi lo faceva?"],
    ['firm', 'signatories', "Firme: chi e come?"],
    ['firm', 'foundedOn', "Iscritta quando la prima volta?"],
    ['firm', 'no:firm', "E hanno fatto la dichiarazione IVA in tempo?"],
  ],
  // Journalist, a person first
  [
    ['person', 'personRole', "Sto scrivendo di {person}. Nella {firm} che carica ha?"],
    ['person', 'personSince', "E da che data?"],
    ['person', 'personFirms', "In quali altre ditte è iscritta questa persona?"],
    ['firm', 'left', "Lasciamo stare la persona. Dalla {firm}, nel {year}, chi è uscito?"],
    ['firm', 'joined', "E chi è arrivato quello stesso anno?"],
  ],
  // Municipal clerk corrects himself
  [
    ['firm', 'auditor', "Senta, la {firm} che revisore ha?"],
    ['firm2', 'auditor', "No scusi, volevo dire la {firm2}."],
    ['firm2', 'address', "Il suo indirizzo, già che ci siamo?"],
    ['firm2', 'purpose', "E di che cosa si occupa?"],
    ['firm', 'address', "Bene. Adesso però anche l'indirizzo della {firm}."],
    ['firm', 'capital', "E il capitale?"],
  ],
  // Two firms, one person between
  [
    ['both', 'path', "Che nesso c'è fra {firm} e {firm2}? Tramite chi?"],
    ['firm', 'auditor', "Per la prima, l'ufficio di revisione?"],
    ['firm2', 'auditor', "E per la seconda?"],
    ['firm2', 'seat', "Che sede ha?"],
    ['firm', 'seat', "E la prima dove ha sede?"],
  ],
  // Creditor
  [
    ['firm', 'bankruptcyPublished', "Quando il FUSC ha pubblicato il fallimento della {firm}?"],
    ['firm', 'bankruptcyLegal', "Il giudice l'aveva aperto in che giorno?"],
    ['firm', 'status', "E com'è messa adesso, la pratica: ancora in fallimento o già radiata?"],
    ['firm', 'seat', "In che comune stava?"],
    ['firm', 'timeline', "Mi elenchi tutte le iscrizioni con le date?"],
  ],
  // A board over time
  [
    ['firm', 'officersAsOf:BOARD', "Chi componeva il CdA della {firm} il {day}?"],
    ['firm', 'officers:BOARD', "E attualmente?"],
    ['firm', 'officers:PRESIDENT', "Chi presiede?"],
    ['firm', 'address', "Dove gli scrivo, alla società intendo?"],
    ['firm', 'no:firm', "A che ora si trovano di solito per le riunioni?"],
  ],
  // Namesakes
  [
    ['homonym', 'homonym', "cerco {homonym}"],
    ['pick2', 'personFirms', "il secondo della lista, che ditte ha?"],
    ['pick1', 'personFirms', "e il primo?"],
    ['firm', 'auditor', "va bene, passo alla {firm}: revisore?"],
    ['firm', 'signatories:SOLE', "c'è chi firma da solo? chi?"],
    ['firm', 'seat', "sede?"],
  ],
  // Union secretary
  [
    ['firm', 'left:BOARD', "Nel {year} dal consiglio d'amministrazione della {firm} chi è andato via?"],
    ['firm', 'joined:BOARD', "E al loro posto, nello stesso anno, chi è entrato nel consiglio?"],
    ['firm', 'officers:ALL', "Oggi, tutti gli iscritti con le funzioni."],
    ['firm2', 'address', "Seconda ditta della vertenza, {firm2}: indirizzo."],
    ['firm2', 'officers:ALL', "Anche di questa tutti gli iscritti con le funzioni."],
    ['firm', 'address', "Torno alla {firm}. Indirizzo?"],
    ['firm', 'no:firm', "C'è un contratto collettivo?"],
  ],
];
