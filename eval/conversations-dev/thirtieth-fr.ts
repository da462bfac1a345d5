import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'purpose', 'que fait {firm}'],
    ['firm', 'address', "et l'adresse ?"],
    ['firm2', 'address', 'pareil pour {firm2}'],
    ['firm2', 'capital', 'et celle-là, quel capital'],
  ],
  [
    ['firm', 'count:DELETED', 'Sociétés radiées, canton {ofCanton}, {year} : le nombre svp'],
    ['firm', 'count:DELETED:everywhere', 'sans le canton'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'et celles qui ont fait faillite ?'],
    ['firm', 'count:BANKRUPTCY:ZH', 'seulement Zurich'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Qui préside le conseil d'administration de {firm} ?"],
    ['person', 'personFirms', 'Où siège-t-elle encore, cette personne ?'],
    ['firm', 'signatories', 'Revenons à la société : qui peut signer ?'],
    ['firm', 'address', 'Et ils se trouvent à quelle adresse ?'],
  ],
  [
    ['firm', 'auditor', "Qui est l'organe de révision de {firm} ?"],
    ['firm', 'clients', 'Quelles autres sociétés révise-t-il ?'],
    ['firm', 'purpose', 'Et {firm} elle-même, quel est son but ?'],
    ['firm', 'auditorAsOf', 'Qui la révisait le {day} ?'],
  ],
  [
    ['homonym', 'homonym', 'Je cherche {homonym}. Y en a-t-il plusieurs ?'],
    ['pick2', 'personFirms', 'le deuxième'],
    ['pick1', 'personFirms', 'non, plutôt le premier'],
    ['firm', 'status', 'Autre chose : {firm} existe-t-elle encore ?'],
  ],
  [
    ['firm', 'uid', "Quel est l'IDE de {firm} ?"],
    ['firm', 'address', "Et l'adresse pour la facture ?"],
    ['firm', 'legalForm', "C'est une SA ou quoi ?"],
    ['firm', 'no:firm', "Combien ont-ils gagné l'an dernier ?"],
  ],
  [
    ['firm', 'left', 'Qui a quitté {firm} en {year} ?'],
    ['firm', 'joined', 'et qui est arrivé'],
    ['firm', 'officers:ALL', "qui en fait encore partie aujourd'hui"],
    ['firm', 'address', 'ils sont où exactement, rue et numéro'],
  ],
  [
    ['firm', 'address', 'Où puis-je trouver {firm} ?'],
    ['firm2', 'address', '{firm2} ?'],
    ['firm', 'officers:ALL', 'revenons à la première, qui y est inscrit'],
    ['firm2', 'officers:ALL', "et dans l'autre"],
  ],
  [
    ['firm', 'count:FOUNDED', 'Combien de nouvelles inscriptions dans le canton {ofCanton} en {year} ?'],
    ['firm', 'count:FOUNDED:0107', 'Seulement les Sàrl'],
    ['firm', 'count:FOUNDED:0107:nextYear', "et l'année suivante"],
    ['firm', 'count:BANKRUPTCY', 'Faillites en {year}, même canton ?'],
  ],
  [
    ['both', 'shared', 'Qui siège à la fois chez {firm} et chez {firm2} ?'],
    ['firm', 'address', "L'adresse de la première ?"],
    ['firm2', 'address', 'Et de la dernière ?'],
    ['firm2', 'purpose', 'Que fait cette dernière ?'],
  ],
];
