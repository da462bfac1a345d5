import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['person', 'personFirms', 'Bonjour, je prépare un portrait de {person}. Dans quelles sociétés cette personne est-elle inscrite ?'],
    ['firm', 'address', 'Restons sur {firm}. À quelle adresse se trouve-t-elle ?'],
    ['firm', 'officers:ALL', 'Qui y est inscrit, et à quel titre ? Tout le monde, svp.'],
    ['person', 'personSince', "Et {person}, c'est depuis quelle date dans cette maison ?"],
    ['person', 'no:person', 'Quel est son âge ?'],
  ],
  [
    ['firm', 'knownOn:BOARD', "Au {day}, d'après les seules publications déjà parues dans la FOSC ce jour-là, qui composait le conseil d'administration de {firm} ?"],
    ['firm', 'officers:BOARD', "Et qui le compose à l'heure actuelle ?"],
    ['firm', 'auditor', "L'organe de révision ?"],
  ],
  [
    ['both', 'path', 'Par qui {firm} et {firm2} sont-elles reliées ?'],
    ['firm2', 'purpose', "La deuxième, qu'est-ce qu'elle a comme but inscrit ?"],
    ['firm', 'purpose', 'Et pour la première des deux ?'],
    ['both', 'seat+seat:firm2', 'Dans quelles communes ont-elles leur siège, toutes les deux ?'],
  ],
  [
    ['firm', 'status', 'bjr, jai une facture impayée de {firm}, ils existent encore ??'],
    ['firm', 'bankruptcyLegal', 'et le tribunal il a prononcé une faillite à un moment, quel jour?'],
    ['firm', 'bankruptcyPublished', 'et publié quand dans la feuille officielle'],
    ['firm', 'address', 'ok merci, ladresse du siege?'],
  ],
  [
    ['firm', 'capital', 'Quel est le capital-actions ou social de {firm} ?'],
    ['homonym', 'homonym', 'On me parle aussi de {homonym}. Que sait-on de cette personne ?'],
    ['pick1', 'personFirms', "Prenez celle qui est en tête de votre liste : où est-elle inscrite ?"],
    ['firm', 'legalForm', 'Bien. Pour revenir à {firm} : quelle est sa forme juridique ?'],
  ],
  [
    ['firm', 'officers:OWNER', 'Message vocal. Oui bonjour, écoutez, le monsieur qui est venu me dépanner hier, son entreprise c\'est {firm}, je voulais savoir à qui elle appartient, cette raison individuelle.'],
    ['firm', 'address', "D'accord, et il est installé où, quelle rue ?"],
    ['firm', 'no:firm', 'Vous auriez pas leur numéro de natel par hasard ?'],
    ['firm', 'none:BANKRUPTCY', "Tant pis. Ils n'ont jamais fait faillite au moins ?"],
  ],
  [
    ['firm', 'foundedOn', 'De quand date la constitution de {firm} ?'],
    ['firm', 'before:founding', "Mon client prétend y avoir été administrateur le {early}. Qui siégeait au conseil ce jour-là ?"],
    ['firm', 'officers:BOARD', "C'est bien ce que je pensais. Et le conseil tel qu'il est aujourd'hui ?"],
    ['firm', 'signatories:SOLE', 'Quelqu\'un y a la signature individuelle ? Qui ?'],
  ],
  [
    ['firm', 'seatAsOf', 'Le {date}, dans quelle commune {firm} avait-elle son siège ?'],
    ['firm', 'seat', 'Et actuellement ?'],
    ['firm2', 'seat', 'Même question pour {firm2} : elle est établie où maintenant ?'],
    ['firm2', 'officers:ALL', "Qui est inscrit chez elle, et avec quelle fonction ?"],
    ['firm', 'timeline', "Refaites-moi maintenant l'historique complet de {firm}, inscription par inscription, avec les dates."],
  ],
  [
    ['byId', 'purpose', 'Que fait-elle au juste, celle que j\'ai sous les yeux ?'],
    ['firm2', 'purpose', 'Et {firm2}, elle fait quoi ?'],
    ['both', 'shared', "Y a-t-il des personnes qu'on retrouve dans les deux ? Lesquelles ?"],
    ['byId', 'auditor', 'Je reviens à celle qui est ouverte à l\'écran : par qui est-elle révisée ?'],
  ],
  [
    ['firm', 'byNumber:signatories', "J'ai devant moi un contrat de l'entreprise {number}. Qui peut l'engager, et par quelle signature ?"],
    ['firm', 'capital+legalForm', 'Son capital et sa forme juridique ?'],
    ['firm', 'formerNames', 'Sous quelles raisons de commerce a-t-elle été inscrite avant ?'],
  ],
  [
    ['firm', 'branches', 'On me demande de dresser la liste des succursales de {firm}. Où sont-elles ?'],
    ['firm', 'address', 'Et la maison mère elle-même, son adresse exacte ?'],
    ['firm', 'none:LIQUIDATOR', "Un liquidateur y a-t-il été nommé ? Son nom ?"],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'Étudiante à la HEG, je cherche combien de Sàrl ont été créées en {year} dans le canton {ofCanton}.'],
    ['firm', 'count:FOUNDED:0106', 'Et pour les SA ?'],
    ['firm', 'count:BANKRUPTCY', 'Combien de faillites prononcées, toujours dans ce canton et cette année-là ?'],
    ['firm', 'ranking:PERSONS', "Dernière chose, sur tout le registre cette fois : quelle personne cumule le plus de mandats aujourd'hui ?"],
  ],
  [
    ['firm', 'ghost:officers', 'cherche noms des gérants de {ghost}'],
    ['firm', 'officers:MANAGERS', "bon, rien. alors {firm}, c'est qui les gérants"],
    ['firm', 'officers:PARTNERS', 'les associés maintenant, c\'est qui'],
    ['firm2', 'officers:PARTNERS', 'pareil pour {firm2}, qui sont les associés'],
    ['firm2', 'capital', 'capital de celle-ci'],
  ],
  [
    ['firm', 'left', 'Qui a quitté {firm} au cours de {year}, toutes fonctions confondues ?'],
    ['firm', 'joined', 'Qui y est arrivé cette année-là ?'],
    ['firm', 'personRole', '{person} y occupe quelle fonction à présent ?'],
    ['person', 'personFirms', 'Cette personne a-t-elle des mandats ailleurs ? Où donc ?'],
    ['firm', 'status', 'Et {firm} est toujours en activité ?'],
  ],
  [
    ['firm', 'auditorAsOf', "Madame, Monsieur, à des fins d'archives : quel réviseur {firm} avait-elle en date du {day} ?"],
    ['firm', 'auditor', "Lequel est inscrit de nos jours ?"],
    ['firm', 'ranking:AUDITORS', 'Par curiosité, quel organe de révision compte le plus de clients dans tout le registre ?'],
    ['firm', 'signatories', 'Merci. Enfin, pour {firm}, qui signe et comment ?'],
  ],
];
