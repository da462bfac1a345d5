import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'legalForm', "J'ouvre un dossier sur {firm}. Forme juridique ?"],
    ['firm', 'capital', "Son capital s'élève à ?"],
    ['firm2', 'capital', "{firm2}, en comparaison ?"],
    ['firm2', 'purpose', "Elle a quoi comme but ?"],
    ['firm', 'purpose', "Celui de {firm}, à présent."],
    ['firm', 'auditor', "Révisée par ?"],
  ],
  [
    ['both', 'shared', "Qui est-ce qui cumule, {firm} d'un côté et {firm2} de l'autre ?"],
    ['firm2', 'seat', "La seconde, son siège ?"],
    ['firm', 'seat', "La première ?"],
    ['firm', 'officers:ALL', "Restons-y. Toutes les personnes inscrites avec leur fonction, merci."],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Qui étaient les administrateurs de {firm} en date du {day} ?"],
    ['firm', 'auditorAsOf', "Ce jour-là, l'organe de révision était ?"],
    ['firm', 'auditor', "Aujourd'hui c'est ?"],
    ['firm', 'address', "Bon. L'adresse où leur écrire ?"],
  ],
  [
    ['homonym', 'homonym', "bonjour on me dit qu'un certain {homonym} a plusieurs sociétés lesquelles"],
    ['pick2', 'personFirms', "c'est le deuxième"],
    ['pick1', 'personFirms', "non pardon le premier"],
    ['firm', 'status', "sinon {firm} c'est toujours actif"],
  ],
  [
    ['firm', 'officers:ALL', "Chère Madame, cher Monsieur, auriez-vous l'obligeance de m'indiquer qui est inscrit chez {firm}, et en quelle qualité ?"],
    ['person', 'personSince', "{person} y est depuis longtemps ? Depuis quel jour ?"],
    ['person', 'personFirms', "Dans quelles autres maisons retrouve-t-on cette personne ?"],
    ['firm', 'left', "Pour en revenir à {firm}, qui l'a quittée en {year} ?"],
    ['firm', 'joined', "Et venus pendant la même année ?"],
  ],
  [
    ['firm', 'timeline', "Déroulez-moi tous les événements inscrits pour {firm}."],
    ['firm', 'formerNames', "Ses noms d'autrefois seulement."],
    ['firm', 'seat', "Siège à l'heure qu'il est ?"],
  ],
  [
    ['byId', 'signatories', "Qui peut l'engager, et selon quel mode de signature ?"],
    ['firm', 'signatories:SOLE', "Individuellement, il y a qui ?"],
    ['firm2', 'address', "Passons à {firm2}. Adresse ?"],
    ['firm', 'address', "Celle de {firm} aussi, tant qu'on y est."],
  ],
  [
    ['firm', 'bankruptcyLegal', "Faillite de {firm}, prononcée quand par le juge ?"],
    ['firm', 'bankruptcyPublished', "Parue dans la FOSC le ?"],
    ['firm2', 'status', "Sa concurrente {firm2} tient le coup ? Statut ?"],
    ['firm2', 'seat', "Elle siège dans quelle commune ?"],
  ],
  [
    ['both', 'path', "Mon client soupçonne un rapport entre {firm} et {firm2}. Par qui ?"],
    ['firm2', 'foundedOn', "La deuxième, fondée quand ?"],
    ['firm', 'foundedOn', "L'autre ?"],
    ['firm', 'capital', "Son capital ?"],
  ],
  [
    ['firm', 'seatAsOf', "En quelle commune {firm} avait-elle son siège le {date} ?"],
    ['firm', 'officersAsOf:BOARD', "Toujours à cette date, qui siégeait au conseil ?"],
    ['firm', 'officers:BOARD', "Ceux de maintenant ?"],
    ['firm2', 'officers:ALL', "Changeons : {firm2}, tous les inscrits et ce qu'ils y font."],
    ['firm', 'legalForm', "Retour à {firm}, forme juridique ?"],
  ],
];
