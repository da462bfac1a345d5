import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'byNumber:status', 'Buongiorno, la ditta con il numero {number} è ancora attiva?'],
    ['firm', 'purpose', 'Bene. Di che cosa si occupa?'],
    ['firm', 'signatories', 'E chi ha diritto di firma, in che modo?'],
    ['firm2', 'signatories', 'La stessa cosa per {firm2}, per favore.'],
    ['firm', 'signatories:SOLE', 'Torniamo a {firm}: lì chi firma da solo?'],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', 'Chi era presidente di {firm} il {day}?'],
    ['firm', 'officersAsOf:BOARD', 'E chi altro sedeva con lui o lei nel consiglio quel giorno? Mi dia il consiglio completo.'],
    ['firm', 'officers:PRESIDENT', 'Capito. E oggi chi lo presiede?'],
    ['firm2', 'officers:PRESIDENT', 'E alla {firm2}?'],
  ],
  [
    ['both', 'shared', 'Chi figura sia in {firm} sia in {firm2}?'],
    ['firm2', 'address', 'Della seconda mi serve l\'indirizzo.'],
    ['firm', 'address', 'No aspetti, mi sono sbagliato, quello della prima.'],
    ['firm', 'officers:ALL', 'Grazie. E lì chi è iscritto in tutto, con le funzioni?'],
  ],
  [
    ['homonym', 'homonym', 'Mi cerca {homonym}, per cortesia?'],
    ['pick1', 'personFirms', 'Facciamo il primo. In che ditte è?'],
    ['pick2', 'personFirms', 'Mmh, non mi torna. E il secondo?'],
    ['firm', 'ranking:AUDITORS', 'Ecco, grazie mille. Tutt\'altra domanda: quale ufficio di revisione ha più clienti?'],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'Sto scrivendo la tesi di bachelor. Quante Sagl sono state costituite nel {year} nel canton {canton}?'],
    ['firm', 'count:FOUNDED:0107:nextYear', 'E l\'anno seguente?'],
    ['firm', 'count:DELETED', 'Ok, e quante ditte invece sono state cancellate nel {year} nello stesso cantone?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'gerenti {firm}'],
    ['firm', 'officers:PARTNERS', 'soci'],
    ['firm2', 'officers:PARTNERS', 'e della {firm2}'],
    ['firm2', 'foundedOn', 'costituita quando'],
    ['firm', 'foundedOn', 'l\'altra invece'],
  ],
  [
    ['firm', 'left:BOARD', 'Chi è uscito dal consiglio d\'amministrazione di {firm} nel {year}?'],
    ['firm', 'left:BOARD:nextYear', 'E nell\'anno successivo?'],
    ['firm', 'officers:BOARD', 'Quindi adesso nel CdA chi c\'è?'],
    ['firm', 'no:firm', 'Quanto guadagnano all\'anno questi consiglieri?'],
    ['firm', 'auditor', 'Immaginavo. Allora mi dica chi fa la revisione.'],
  ],
  [
    ['firm', 'personRole', 'Scusi il disturbo, mio nipote lavora con {person} della {firm}. Che funzione ha lì questa persona?'],
    ['person', 'personFirms', 'Ah però. E in quali altre ditte è iscritta?'],
    ['firm', 'seat', 'Che brava gente. E la {firm} dove ha la sede?'],
    ['firm', 'seatAsOf', 'Mi pareva che una volta fosse altrove. Dov\'era il {date}?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Sono creditore della {firm}. In che data il giudice ne ha dichiarato il fallimento?'],
    ['firm', 'bankruptcyPublished', 'E sul FUSC quando è uscito?'],
    ['firm', 'timeline', 'Mi faccia la cronistoria completa, dalla prima iscrizione in poi.'],
    ['firm2', 'none:BANKRUPTCY', 'La {firm2}, che lei sappia, è mai fallita?'],
    ['firm2', 'address', 'Meno male. Indirizzo?'],
  ],
  [
    ['byId', 'branches', 'Questa società dove ha succursali?'],
    ['firm', 'capital', 'E quanto capitale?'],
    ['firm2', 'capital', 'Mi serve anche quello di {firm2}.'],
    ['firm2', 'none:BRANCHES', 'Succursali ne ha?'],
  ],
  [
    ['firm', 'deletedOn', 'Mi sa dire in che data {firm} è stata tolta dal registro?'],
    ['firm', 'foundedOn', 'E in che data era stata aperta?'],
    ['firm2', 'foundedOn', 'E {firm2}?'],
    ['firm2', 'status', 'Quella però c\'è ancora, o è stata cancellata pure lei?'],
  ],
  [
    ['firm', 'ghost:officers', 'ciao allora volevo sapere chi c\'è nella {ghost}'],
    ['firm', 'officers:ALL', 'ah ok scusa ho detto male è la {firm} chi c\'è iscritto e con che funzione'],
    ['firm', 'formerNames', 'ma prima si chiamava in un altro modo no come'],
    ['firm', 'legalForm', 'perfetto e che forma giuridica ha'],
    ['firm2', 'legalForm', 'e invece {firm2}'],
  ],
];
