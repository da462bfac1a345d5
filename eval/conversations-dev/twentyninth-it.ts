import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'count:FOUNDED', 'Per un grafico: nuove società nel cantone {canton}, {year}, quante?'],
    ['firm', 'count:DELETED', 'E quante sono state cancellate, stesso cantone e stesso anno?'],
    ['firm', 'count:BANKRUPTCY', 'E fallite?'],
    ['firm', 'count:FOUNDED:nextYear', 'Di nuovo le costituzioni, un anno più tardi.'],
  ],
  [
    ['firm', 'address', 'Un pacco per {firm} mi è tornato indietro. Che indirizzo risulta a registro?'],
    ['firm', 'officers:PRESIDENT', 'Chi ne è il presidente o la presidente?'],
    ['person', 'personFirms', 'Questa persona è attiva altrove?'],
    ['firm', 'purpose', 'E {firm}, ancora una volta: a cosa serve?'],
  ],
  [
    ['person', 'personFirms', '{person}: mandati attuali?'],
    ['firm', 'personSince', '{firm}: da quando?'],
    ['person', 'no:person', 'Stato civile?'],
    ['firm', 'address', '{firm}: indirizzo?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'fallimenti {year} cantone {canton}'],
    ['firm', 'count:BANKRUPTCY:yearBefore', "l'anno prima"],
    ['firm', 'count:BANKRUPTCY:everywhere', '{year} tutta la svizzera'],
    ['firm', 'count:FOUNDED:everywhere', 'costituzioni {year} tutta la svizzera'],
  ],
  [
    ['homonym', 'homonym', 'Il nome {homonym} salta sempre fuori. Chi si chiama così?'],
    ['pick2', 'personFirms', 'Prendiamo il numero due: quali ditte?'],
    ['pick1', 'personFirms', 'E il numero uno?'],
    ['firm', 'purpose', 'A proposito, cosa fa {firm}?'],
  ],
  [
    ['firm', 'address', "Dov'è {firm}?"],
    ['firm2', 'address', "Dov'è {firm2}?"],
    ['firm', 'purpose', 'Cosa fa la prima?'],
    ['firm2', 'purpose', 'E la seconda?'],
    ['firm2', 'capital', 'Che capitale ha la seconda?'],
  ],
  [
    ['firm', 'ghost:officers', 'Chi siede nel consiglio di amministrazione di {ghost}?'],
    ['firm', 'officers:BOARD', 'Errore mio, intendevo {firm}.'],
    ['firm', 'joined:BOARD', 'Chi è entrato nel consiglio nel {year}?'],
    ['firm', 'joined:BOARD:nextYear', "E nell'anno che è seguito?"],
  ],
  [
    ['firm', 'count:DELETED', 'Quante società sono sparite dal registro nel {year} nel cantone {canton}?'],
    ['firm', 'count:FOUNDED', 'Quante se ne sono aggiunte?'],
    ['firm', 'count:FOUNDED:GE', 'E a Ginevra?'],
    ['firm', 'count:DELETED:GE', 'Quante sono sparite a Ginevra?'],
  ],
  [
    ['firm', 'signatories:SOLE', 'Chi può firmare da solo per {firm}?'],
    ['firm2', 'signatories:SOLE', 'Chi presso {firm2}?'],
    ['firm2', 'address', 'Dove trovo la seconda ditta?'],
    ['firm', 'purpose', "E l'altra ditta cosa fa?"],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Quando è stato dichiarato il fallimento di {firm}?'],
    ['firm', 'bankruptcyPublished', 'E pubblicato?'],
    ['firm', 'address', "Qual è o era l'indirizzo?"],
    ['firm', 'officers:ALL', 'Quali persone vi sono iscritte?'],
  ],
  [
    ['firm', 'knownOn:BOARD', 'Secondo le pubblicazioni fino al {day}, chi risultava amministratore di {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'Chi lo era giuridicamente quel giorno?'],
    ['firm', 'officers:BOARD', 'Chi lo è oggi?'],
    ['firm', 'address', "E l'indirizzo di oggi?"],
  ],
  [
    ['firm', 'misspelt:purpose', 'sai cosa fa {typo}'],
    ['firm', 'address', 'e dove stanno'],
    ['firm', 'status', 'esiste ancora'],
    ['firm', 'officers:ALL', 'chi ci sta dentro'],
  ],
];
