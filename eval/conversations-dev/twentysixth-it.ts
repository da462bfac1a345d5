import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'count:FOUNDED', 'Quante società sono nate nel canton {canton} nel {year}?'],
    ['firm', 'count:BANKRUPTCY', 'E quanti fallimenti, stesso cantone e stesso anno?'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'E in tutta la Svizzera?'],
    ['firm', 'count:FOUNDED:everywhere', 'Lo stesso per le fondazioni a livello nazionale.'],
  ],
  [
    ['firm', 'count:DELETED', 'Quante ditte sono state cancellate in Svizzera nel {year}?'],
    ['firm', 'count:DELETED:TI', 'Quante di queste in Ticino?'],
    ['firm', 'count:DELETED:ZH', 'E a Zurigo?'],
    ['firm', 'count:FOUNDED:ZH', 'E lì quante ne sono state fondate, sempre nel {year}?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Chi presiede {firm}?'],
    ['person', 'personFirms', 'In quali altri consigli siede questa persona?'],
    ['firm', 'address', 'Torniamo alla società: dove sta, via e numero?'],
    ['firm', 'purpose', 'E di che cosa si occupa?'],
  ],
  [
    ['person', 'personFirms', 'Mi ha scritto {person}. In quali ditte compare?'],
    ['firm', 'purpose', 'Tra queste, {firm}: cosa fa?'],
    ['firm', 'address', 'Dove la trovo?'],
    ['person', 'personRole', 'E {person} che carica ci ricopre?'],
  ],
  [
    ['firm', 'misspelt:address', 'indirizzo di {typo}'],
    ['firm', 'purpose', 'scopo?'],
    ['firm', 'legalForm', 'sa o sagl?'],
    ['firm', 'status', 'esiste ancora?'],
  ],
  [
    ['firm', 'byNumber:auditor', 'Chi revisiona la società con numero {number}?'],
    ['firm', 'auditorAsOf', 'E chi lo faceva il {day}?'],
    ['firm', 'address', 'La società revisionata, a che indirizzo si trova?'],
    ['firm', 'legalForm', 'Che tipo di società è?'],
  ],
  [
    ['firm', 'branches', '{firm} ha succursali? In quali località?'],
    ['firm', 'address', 'E la sede principale, in che via?'],
    ['firm', 'purpose', 'Che attività svolge?'],
    ['firm', 'officers:ALL', 'Chi vi è iscritto?'],
  ],
  [
    ['firm', 'headOffice', 'Di chi è succursale {firm}?'],
    ['firm', 'address', 'E la succursale stessa, che indirizzo ha?'],
    ['firm', 'status', 'È ancora aperta?'],
    ['firm2', 'purpose', 'Passiamo a {firm2}: qual è il suo scopo?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Chi componeva il consiglio di {firm} il {day}?'],
    ['firm', 'auditorAsOf', 'E il revisore, quel giorno?'],
    ['firm', 'officers:BOARD', 'Chi ne fa parte oggi?'],
    ['firm', 'address', 'Indirizzo attuale?'],
  ],
  [
    ['firm', 'officers:OWNER', 'Chi è il titolare di {firm}?'],
    ['person', 'personFirms', 'Ha altre ditte?'],
    ['firm', 'address', 'E la ditta da cui siamo partiti, dove si trova, con la via?'],
    ['firm', 'status', 'È ancora attiva?'],
  ],
  [
    ['firm', 'ranking:AUDITORS', 'Quale ufficio di revisione ha più mandati in Svizzera?'],
    ['firm', 'ranking:PERSONS', 'E quale persona?'],
    ['firm', 'ranking:OFFICERS', 'E la società con più iscritti?'],
    ['firm', 'auditor', 'Chi è il revisore di {firm}?'],
  ],
  [
    ['homonym', 'homonym', 'Cerco {homonym}: chi porta questo nome?'],
    ['pick1', 'personFirms', 'Guardiamo la prima persona: dove ha incarichi?'],
    ['pick2', 'personFirms', 'E se fosse la seconda?'],
    ['firm', 'address', 'E {firm}, a che indirizzo sta?'],
  ],
  [
    ['firm', 'status', '{firm} è ancora in vita?'],
    ['firm', 'timeline', 'Mi racconti la sua storia, iscrizione dopo iscrizione.'],
    ['firm2', 'status', 'E {firm2} è ancora in vita?'],
    ['firm2', 'legalForm', 'Quest’ultima che forma giuridica ha?'],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'Quante Sagl sono state costituite in Svizzera nel {year}?'],
    ['firm', 'count:FOUNDED:0106', 'E SA?'],
    ['firm', 'count:FOUNDED', 'E in totale?'],
    ['firm', 'count:FOUNDED:nextYear', 'In totale, l’anno dopo?'],
  ],
  [
    ['byId', 'address', 'Dove ha gli uffici questa società?'],
    ['byId', 'purpose', 'Di che si tratta, che cosa fa?'],
    ['byId', 'branches', 'Ha filiali? In quali località?'],
    ['firm2', 'address', 'E {firm2} dove sta, con la via?'],
  ],
  [
    ['firm', 'purpose', 'Mio zio lavora da {firm}. Di cosa si occupa?'],
    ['firm', 'officers:PRESIDENT', 'Chi è il presidente?'],
    ['person', 'personFirms', 'Che altro fa questa persona, in quali società?'],
    ['firm', 'address', 'E la ditta di mio zio, a che indirizzo è?'],
  ],
  [
    ['firm', 'ghost:address', 'Dove si trova {ghost}?'],
    ['firm', 'address', 'Allora {firm}, dove si trova?'],
    ['firm', 'legalForm', 'Che forma ha?'],
    ['firm', 'auditor', 'Chi controlla i conti?'],
  ],
  [
    ['firm', 'left', 'Chi ha lasciato {firm} nel {year}?'],
    ['firm', 'joined', 'Chi è arrivato nello stesso anno?'],
    ['firm', 'count:DELETED', 'Quell’anno quante imprese sono state radiate in Svizzera?'],
    ['firm', 'count:DELETED:yearBefore', 'E l’anno precedente?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Chi gestisce {firm}?'],
    ['firm', 'officersAsOf:MANAGERS', 'E il {day} chi la gestiva?'],
    ['firm', 'officers:PARTNERS', 'Chi sono i soci?'],
    ['firm', 'purpose', 'Che cosa fa, in sostanza?'],
    ['firm', 'address', 'Dove ha sede, indirizzo completo?'],
  ],
  [
    ['firm', 'address', 'Devo spedire un pacco a {firm}: indirizzo?'],
    ['firm2', 'address', 'E uno a {firm2}?'],
    ['firm', 'legalForm', 'La prima che forma giuridica ha?'],
    ['firm2', 'purpose', 'E la seconda che scopo ha?'],
  ],
];
