import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['both', 'shared', 'Bonjour, {firm} et {firm2} : qui est dans les deux ?'],
    ['firm', 'officers:ALL', 'Tous les inscrits de la première, avec leurs fonctions.'],
    ['firm2', 'officers:ALL', "Pareil pour l'autre."],
    ['firm2', 'address', 'Elle est où, cette dernière, quelle adresse ?'],
  ],
  [
    ['firm', 'officers:BOARD', "Qui administre {firm}, autrement dit qui est au conseil d'administration ?"],
    ['firm', 'left:BOARD', "Quelqu'un a-t-il quitté ce conseil en {year}, et qui ?"],
    ['person', 'personFirms', '{person} est encore active ou actif dans quelles autres sociétés ?'],
    ['firm', 'formerNames', 'Revenons à la société : ses anciens noms ?'],
  ],
  [
    ['firm', 'seat', 'siège de {firm} svp'],
    ['firm', 'timeline', 'et tout son historique avec les dates'],
    ['firm2', 'seat', 'et {firm2} elle est où'],
    ['firm2', 'capital', 'capital ?'],
    ['firm', 'capital', "et pour l'autre"],
  ],
  [
    ['homonym', 'homonym', 'Que savez-vous de {homonym} ?'],
    ['pick1', 'personFirms', "Il s'agit du premier de la liste. Ses sociétés ?"],
    ['pick2', 'personFirms', 'Au temps pour moi, plutôt le deuxième.'],
  ],
  [
    ['byId', 'address', 'Où dois-je notifier cet acte ?'],
    ['firm', 'signatories', 'Qui signe pour elle, et de quelle manière ?'],
    ['firm', 'auditor', 'Et qui révise la société ?'],
    ['firm', 'no:firm', 'Leur numéro de téléphone ?'],
  ],
  [
    ['firm', 'status', 'Un de mes débiteurs est {firm}. Dans quelle situation se trouve-t-elle au registre ?'],
    ['firm', 'bankruptcyLegal', 'Quand le tribunal a-t-il statué sur la faillite ?'],
    ['firm', 'bankruptcyPublished', 'Et la publication, de quand date-t-elle ?'],
    ['firm', 'address', 'Son adresse inscrite, pour finir.'],
  ],
  [
    ['both', 'path', "Qu'est-ce qui rattache {firm} à {firm2} ?"],
    ['firm', 'purpose', 'La première, que fait-elle ?'],
    ['firm2', 'purpose', "L'autre société, quel est son but ?"],
    ['firm', 'foundedOn', 'Quand la première a-t-elle été créée ?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Bonjour, je cherche le nom de la personne qui préside le conseil d'administration de {firm}."],
    ['firm', 'officersAsOf:PRESIDENT', 'Était-ce déjà le cas le {date}, ou qui présidait alors ?'],
    ['firm', 'joined', 'Qui les a rejoints en {year}, toutes fonctions confondues ?'],
    ['firm', 'left', 'Et parti ?'],
    ['firm2', 'officers:PRESIDENT', 'Même question que tout au début, mais pour {firm2}.'],
    ['firm', 'officers:BOARD', 'Et le conseil entier de la première nommée ?'],
  ],
];
