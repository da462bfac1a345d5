import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Bonjour, je souhaite connaître les administrateurs de {firm}.'],
    ['firm', 'joined', 'Quelles personnes y sont arrivées en {year} ?'],
    ['firm', 'seat', 'Où est le siège ?'],
    ['firm', 'capital', 'Avec un capital de combien ?'],
  ],
  [
    ['firm', 'seat', "{firm}, c'est dans quelle commune?"],
    ['firm', 'address', 'Il me faudrait la rue et le numéro aussi.'],
    ['firm', 'auditor', 'Qui révise ses comptes ?'],
  ],
  [
    ['firm', 'purpose', 'Quel but {firm} poursuit-elle ?'],
    ['firm2', 'purpose', 'Le but de {firm2}, à présent.'],
    ['firm2', 'address', "L'adresse de celle-ci ?"],
    ['firm', 'address', "Et l'adresse de {firm}?"],
  ],
  [
    ['firm', 'officers:ALL', 'Qui trouve-t-on dans l’inscription de {firm}, avec quelles fonctions ?'],
    ['person', 'personFirms', 'Arrêtons-nous sur {person} : dans quelles autres sociétés cette personne apparaît-elle ?'],
    ['firm', 'auditor', "Revenons à {firm}. Quel est l'organe de révision ?"],
    ['firm', 'status', 'Est-elle encore active ?'],
  ],
  [
    ['homonym', 'homonym', 'Que savez-vous de {homonym}?'],
    ['pick2', 'personFirms', "C'est le deuxième de la liste qui m'intéresse. Quelles sont ses sociétés ?"],
    ['pick1', 'personFirms', 'Et celles du premier ?'],
  ],
  [
    ['homonym', 'homonym', '{homonym}, qui est-ce ?'],
    ['pick1', 'personFirms', 'Prenez la première personne. Où est-elle inscrite ?'],
    ['firm', 'capital', 'Changeons de sujet. Quel est le capital de {firm}?'],
    ['firm', 'legalForm', 'Sous quelle forme juridique ?'],
  ],
  [
    ['both', 'shared', 'Quelles personnes {firm} et {firm2} ont-elles en commun ?'],
    ['firm2', 'address', "Donnez-moi l'adresse de la seconde."],
    ['firm', 'address', 'Et de la première.'],
  ],
  [
    ['firm', 'address', "l'adresse de {firm} stp"],
    ['firm2', 'address', 'puis {firm2}'],
    ['both', 'path', 'qui fait le lien entre les deux'],
  ],
  [
    ['byId', 'officers:BOARD', 'Qui est au conseil d’administration ?'],
    ['firm', 'left', 'Qui est parti de la société en {year} ?'],
    ['firm', 'signatories', "Qui détient aujourd'hui la signature, et sous quelle forme?"],
  ],
  [
    ['byId', 'purpose', 'Que fait cette entreprise, selon son but ?'],
    ['firm', 'no:firm', "Combien a-t-elle d'employés ?"],
    ['firm', 'seat', 'Tant pis. Et son siège ?'],
  ],
  [
    ['firm', 'status', "Qu'en est-il de {firm}, toujours en activité ?"],
    ['firm', 'formerNames', 'A-t-elle changé de raison sociale? Quelles étaient les anciennes?'],
    ['firm', 'timeline', 'Racontez-moi son histoire au registre, dates comprises.'],
    ['firm', 'capital', 'Quel capital affiche-t-elle maintenant ?'],
    ['firm', 'purpose', 'Et pour quel but ?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'À quelle date le juge a-t-il déclaré {firm} en faillite ?'],
    ['firm', 'bankruptcyPublished', 'Quand cela a-t-il été publié ?'],
    ['firm', 'legalForm', 'Quelle forme juridique avait-elle?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Qui préside {firm}, je veux dire son conseil d’administration ?'],
    ['firm', 'officersAsOf:BOARD', 'Qui étaient tous les administrateurs au {day} ?'],
    ['firm', 'signatories:SOLE', "Aujourd'hui, qui peut signer seul ?"],
  ],
  [
    ['firm', 'officers:MANAGERS', "J'ai rendez-vous à la gérance de {firm} : qui en fait partie ?"],
    ['firm', 'foundedOn', 'Elle date de quand?'],
    ['firm', 'officers:PARTNERS', 'Elle appartient à quels associés ?'],
    ['firm', 'address', 'Où est-elle installée, précisément ?'],
    ['firm', 'auditor', "Est-ce qu'un organe de révision est inscrit ? Lequel ?"],
    ['firm', 'purpose', 'Enfin, son but ?'],
  ],
  [
    ['firm', 'auditor', 'Quel organe de révision pour {firm}?'],
    ['firm', 'auditorAsOf', "Et au {day}, c'était qui ?"],
    ['firm2', 'officers:ALL', 'Passons à {firm2} : toutes les personnes, avec leurs fonctions.'],
    ['firm2', 'seat', 'Dans quelle commune a-t-elle son siège ?'],
    ['firm', 'seat', 'Et {firm}, son siège ?'],
  ],
];
