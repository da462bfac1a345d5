import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'legalForm', "Bonjour, c'est quoi comme société, {firm} ?"],
    ['firm', 'address', "D'accord. L'adresse complète ?"],
    ['firm', 'auditor', "et l'organe de révision, il y en a un ?"],
    ['firm2', 'auditor', 'pareil pour {firm2}, qui révise ?'],
    ['firm2', 'address', '{firm2}, ils sont à quelle adresse'],
  ],
  [
    ['firm', 'officers:BOARD', 'Je voudrais la liste des administrateurs de {firm}.'],
    ['person', 'personRole', '{person} a quelle fonction exactement ?'],
    ['person', 'personSince', 'et ça depuis quand ?'],
    ['person', 'personFirms', 'il est ailleurs aussi ?'],
    ['firm', 'address', "revenons à {firm} : l'adresse svp"],
  ],
  [
    ['firm', 'officers:BOARD', 'le CA de {firm} svp, les noms'],
    ['firm', 'officersAsOf:BOARD', "non pardon, celui du {day}"],
    ['firm', 'knownOn:BOARD', "et qui y figurait selon les seules publications parues à cette date ?"],
  ],
  [
    ['firm', 'status', 'Que devient {firm}, toujours en activité ?'],
    ['firm', 'officers:ALL', 'qui y est inscrit ?'],
    ['firm2', 'officers:ALL', 'Et chez {firm2}, qui ?'],
    ['both', 'shared', 'Donc qui est dans les deux, {firm} et {firm2} ?'],
  ],
  [
    ['homonym', 'homonym', '{homonym}, ça vous dit quelque chose ?'],
    ['pick2', 'personFirms', 'je pensais au deuxième : dans quelles sociétés est-il ?'],
    ['pick1', 'personFirms', 'et le premier ?'],
  ],
  [
    ['firm', 'joined', 'Chez {firm}, qui est entré en {year} ?'],
    ['firm', 'left', 'et sorti la même année ?'],
    ['firm', 'officers:ALL', "qui reste inscrit aujourd'hui ?"],
    ['firm', 'auditor', 'leur OR ?'],
  ],
  [
    ['byId', 'officers:BOARD', "Qui sont les administrateurs de cette société ?"],
    ['person', 'personSince', '{person} y est depuis quelle date ?'],
    ['firm', 'legalForm', "la forme juridique de la société, déjà ?"],
  ],
  [
    ['firm', 'bankruptcyPublished', "La faillite de {firm}, parue quand dans la FOSC ?"],
    ['firm', 'bankruptcyLegal', "et prononcée quel jour par le juge ?"],
    ['firm', 'address', "l'adresse inscrite, c'est quoi ?"],
  ],
  [
    ['firm', 'seat', "{firm} a son siège où, quelle commune ?"],
    ['firm', 'seatAsOf', 'et au {date}, où ça ?'],
    ['firm2', 'seat', 'et {firm2}, siège actuel ?'],
    ['firm2', 'legalForm', "et ça, c'est une SA ou quoi ?"],
  ],
  [
    ['firm', 'auditor', "Bonjour, qui est l'OR de {firm} svp ?"],
    ['firm', 'auditorAsOf', "et avant, disons au {day} ?"],
    ['firm', 'officersAsOf:BOARD', 'les administrateurs à cette même date ?'],
    ['firm', 'officers:BOARD', "et ceux d'aujourd'hui ?"],
  ],
];
