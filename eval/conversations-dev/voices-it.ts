import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  // The usher dictates two debtors
  [
    ['firm', 'address', 'Prima pratica, {firm}: recapito?'],
    ['firm2', 'address', 'Seconda, {firm2}: idem.'],
    ['firm2', 'officers:ALL', 'Lì chi trovo iscritto, e come?'],
    ['firm', 'signatories', 'Torniamo alla prima pratica. Chi firma, e in che modo?'],
    ['firm', 'formerNames', 'Il creditore la chiama con un nome vecchio. Che nomi aveva?'],
  ],
  // The fiduciary takes a client over
  [
    ['firm', 'seat', 'Nuova cliente, {firm}: sede?'],
    ['firm', 'auditor', 'Chi la revisiona, adesso?'],
    ['firm', 'auditorAsOf', 'E in data {date} da chi, invece?'],
    ['firm', 'capital', 'Il capitale?'],
    ['firm', 'joined', 'Persone nuove nel {year}, ce ne sono state? Quali?'],
  ],
  // The reporter and the bridge between two firms
  [
    ['both', 'path', 'Tra {firm} e {firm2} chi fa da anello di congiunzione?'],
    ['firm2', 'purpose', 'La seconda che scopo ha?'],
    ['firm', 'purpose', 'E quell\'altra?'],
    ['firm', 'officers:ALL', 'Chi ci sta dentro, sempre in quest\'ultima, con le cariche?'],
  ],
  // The painter and the firm that failed
  [
    ['firm', 'status', 'ma {firm} esiste ancora o no'],
    ['firm', 'bankruptcyLegal', 'fallita da quando, dico il giorno del giudice'],
    ['firm', 'bankruptcyPublished', 'e sul foglio ufficiale quando l\'hanno messo'],
    ['firm', 'seat', 'di che comune erano'],
    ['firm', 'no:firm', 'i miei soldi li rivedo?'],
  ],
  // The head-hunter
  [
    ['firm', 'officers:BOARD', 'Chi compone il consiglio di amministrazione di {firm}?'],
    ['person', 'personRole', '{person} lì che funzione ha?'],
    ['person', 'personFirms', 'Incarichi altrove?'],
    ['firm', 'left', 'E dalla società di partenza, nel {year}, chi è uscito?'],
    ['firm', 'address', 'Dove si trova? Via e numero.'],
  ],
  // The historian
  [
    ['firm', 'foundedOn', 'In che data fu iscritta per la prima volta {firm}?'],
    ['firm', 'officers:PRESIDENT', 'Oggi chi la presiede?'],
    ['firm', 'signatories:SOLE', 'E chi ha la firma individuale?'],
    ['firm', 'timeline', 'Mi racconti tutte le iscrizioni in fila, con le date.'],
    ['firm', 'legalForm', 'Che tipo di società è?'],
  ],
];
