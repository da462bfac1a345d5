import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const italian: ConversationWording[] = [
  [
    ['firm', 'purpose', 'cosa fa {firm}'],
    ['firm', 'address', "e l'indirizzo?"],
    ['firm2', 'address', 'lo stesso per {firm2}'],
    ['firm2', 'capital', 'e quella quanto capitale ha'],
  ],
  [
    ['firm', 'count:DELETED', 'Società cancellate, cantone {canton}, {year}: numero per favore'],
    ['firm', 'count:DELETED:everywhere', 'senza il cantone'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'e quelle fallite?'],
    ['firm', 'count:BANKRUPTCY:ZH', 'solo Zurigo'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Chi presiede il consiglio d'amministrazione di {firm}?"],
    ['person', 'personFirms', 'Questa persona dove siede ancora?'],
    ['firm', 'signatories', 'Torniamo alla società: chi può firmare?'],
    ['firm', 'address', 'E dove stanno, con la via?'],
  ],
  [
    ['firm', 'auditor', "Chi è l'ufficio di revisione di {firm}?"],
    ['firm', 'clients', 'Quali altre società revisiona?'],
    ['firm', 'purpose', 'E {firm} stessa, che scopo ha?'],
    ['firm', 'auditorAsOf', 'Chi la revisionava il {day}?'],
  ],
  [
    ['homonym', 'homonym', 'Cerco {homonym}. Ce n’è più di uno?'],
    ['pick2', 'personFirms', 'il secondo'],
    ['pick1', 'personFirms', 'no, piuttosto il primo'],
    ['firm', 'status', 'Altra cosa: {firm} esiste ancora?'],
  ],
  [
    ['firm', 'uid', "Qual è l'IDI di {firm}?"],
    ['firm', 'address', "E l'indirizzo per la fattura?"],
    ['firm', 'legalForm', 'È una SA o cosa?'],
    ['firm', 'no:firm', "Quanto hanno guadagnato l'anno scorso?"],
  ],
  [
    ['firm', 'left', 'Chi ha lasciato {firm} nel {year}?'],
    ['firm', 'joined', 'e chi è arrivato'],
    ['firm', 'officers:ALL', 'chi ne fa ancora parte oggi'],
    ['firm', 'address', 'dove stanno di preciso, via e numero'],
  ],
  [
    ['firm', 'address', 'Dove trovo {firm}?'],
    ['firm2', 'address', '{firm2}?'],
    ['firm', 'officers:ALL', 'torniamo alla prima, chi vi è iscritto'],
    ['firm2', 'officers:ALL', "e nell'altra"],
  ],
  [
    ['firm', 'count:FOUNDED', 'Quante nuove iscrizioni ci sono state nel cantone {canton} nel {year}?'],
    ['firm', 'count:FOUNDED:0107', 'Solo le Sagl'],
    ['firm', 'count:FOUNDED:0107:nextYear', "e l'anno seguente"],
    ['firm', 'count:BANKRUPTCY', 'Fallimenti nel {year}, stesso cantone?'],
  ],
  [
    ['both', 'shared', 'Chi siede sia in {firm} sia in {firm2}?'],
    ['firm', 'address', "L'indirizzo della prima?"],
    ['firm2', 'address', "E dell'ultima?"],
    ['firm2', 'purpose', "Cosa fa quest'ultima?"],
  ],
];
