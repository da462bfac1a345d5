import type { ConversationWording } from '../wording.js';

export const french: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', "Qui siège au conseil d'administration de {firm} ?"],
    ['firm', 'joined', 'Qui y est entré en {year} ?'],
    ['firm', 'seat', 'Où est leur siège ?'],
    ['firm', 'capital', 'Et le capital ?'],
  ],
  [
    ['firm', 'seat', 'Dans quelle commune se trouve {firm} ?'],
    ['firm', 'address', "L'adresse exacte ?"],
    ['firm', 'auditor', 'Qui la révise ?'],
  ],
  [
    ['firm', 'purpose', 'Que fait {firm} ?'],
    ['firm2', 'purpose', 'Et {firm2} ?'],
    ['firm2', 'address', 'Où est-elle installée ?'],
    ['firm', 'address', 'Et {firm}, où est-elle ?'],
  ],
  [
    ['firm', 'officers:ALL', 'Qui est inscrit pour {firm} ?'],
    ['person', 'personFirms', "{person} a-t-il d'autres mandats ?"],
    ['firm', 'auditor', 'Revenons à {firm} : qui est son organe de révision ?'],
    ['firm', 'status', 'Est-elle toujours active ?'],
  ],
  [
    ['homonym', 'homonym', 'Je cherche des informations sur {homonym}.'],
    ['pick2', 'personFirms', "La deuxième, s'il vous plaît : où est-elle active ?"],
    ['pick1', 'personFirms', 'Et la première ?'],
  ],
  [
    ['homonym', 'homonym', 'Quels sont les mandats de {homonym} ?'],
    ['pick1', 'personFirms', 'Le premier de la liste.'],
    ['firm', 'capital', 'Autre chose : quel est le capital de {firm} ?'],
    ['firm', 'legalForm', 'Et sa forme juridique ?'],
  ],
  [
    ['both', 'shared', '{firm} et {firm2} ont-elles des dirigeants communs ?'],
    ['firm2', 'address', 'Où se trouve la seconde ?'],
    ['firm', 'address', 'Et la première ?'],
  ],
  [
    ['firm', 'address', 'Adresse de {firm} ?'],
    ['firm2', 'address', 'Et celle de {firm2} ?'],
    ['both', 'path', 'Quel lien y a-t-il entre les deux ?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Qui sont les administrateurs ?'],
    ['firm', 'left', 'Qui est parti en {year} ?'],
    ['firm', 'signatories', "Qui peut engager la société aujourd'hui ?"],
  ],
  [
    ['byId', 'purpose', 'Quel est son but ?'],
    ['firm', 'no:firm', "Combien d'employés ?"],
    ['firm', 'seat', 'Et son siège ?'],
  ],
  [
    ['firm', 'status', 'Où en est {firm} ?'],
    ['firm', 'formerNames', "S'est-elle appelée autrement ?"],
    ['firm', 'timeline', 'Racontez-moi son histoire au registre.'],
    ['firm', 'capital', 'Quel capital a-t-elle maintenant ?'],
    ['firm', 'purpose', 'Et dans quel but ?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Quand la faillite de {firm} a-t-elle été prononcée ?'],
    ['firm', 'bankruptcyPublished', 'Et publiée ?'],
    ['firm', 'legalForm', "C'était quelle forme de société ?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Qui préside {firm} ?'],
    ['firm', 'officersAsOf:BOARD', 'Quel était le conseil le {day} ?'],
    ['firm', 'signatories:SOLE', "Et aujourd'hui, qui signe seul ?"],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Qui gère {firm} ?'],
    ['firm', 'foundedOn', 'Depuis quand existe-t-elle ?'],
    ['firm', 'officers:PARTNERS', 'Les associés ?'],
    ['firm', 'address', "L'adresse ?"],
    ['firm', 'auditor', 'Un organe de révision ?'],
    ['firm', 'purpose', 'Et le but social ?'],
  ],
  [
    ['firm', 'auditor', 'Organe de révision de {firm} ?'],
    ['firm', 'auditorAsOf', 'Et le {day} ?'],
    ['firm2', 'officers:ALL', 'Changeons : qui est inscrit chez {firm2} ?'],
    ['firm2', 'seat', 'Leur siège ?'],
    ['firm', 'seat', 'Et celui de {firm} ?'],
  ],
];
