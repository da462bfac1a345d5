import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'none:BANKRUPTCY', 'Maître Rochat à l\'appareil. {firm} a-t-elle déjà été mise en faillite ?'],
    ['firm', 'none:LIQUIDATOR', 'Très bien. Un liquidateur a-t-il été désigné ?'],
    ['firm2', 'none:BANKRUPTCY', 'Et pour {firm2}, une faillite par le passé ?'],
    ['firm2', 'signatories', "Parfait. Qui peut l'engager par sa signature, et comment ?"],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Pour un article sur {firm} : qui siégeait au conseil d\'administration le {day} ?'],
    ['firm2', 'officersAsOf:BOARD', 'Et à la même date chez {firm2} ?'],
    ['firm', 'officers:BOARD', "D'accord. Et aujourd'hui, qui est au conseil de {firm} ?"],
    ['firm', 'officers:PRESIDENT', 'Qui le préside ?'],
    ['firm2', 'officers:PRESIDENT', "Et dans l'autre société ?"],
  ],
  [
    ['firm', 'count:DELETED', 'Bonjour, pour mon mémoire : combien d\'entreprises ont été radiées dans le canton {ofCanton} en {year} ?'],
    ['firm', 'count:DELETED:nextYear', "Et l'année suivante ?"],
    ['firm', 'count:FOUNDED:0106', 'Merci. Toujours dans ce canton, combien de SA ont été fondées en {year} ?'],
    ['firm', 'ranking:OFFICERS', 'Et quelle société du canton {ofCanton} compte le plus de personnes inscrites ?'],
  ],
  [
    ['homonym', 'homonym', 'Bonjour Monsieur, je cherche {homonym}, on était à l\'école ensemble.'],
    ['pick2', 'personFirms', 'Oh là, il y en a plusieurs ! Prenons le deuxième nom. Il est dans quelles sociétés ?'],
    ['firm', 'address', 'Merci bien, vous êtes aimable. Et {firm}, c\'est à quelle adresse ?'],
    ['firm', 'foundedOn', 'Ça existe depuis quand, cette maison ?'],
  ],
  [
    ['firm', 'officers:ALL', 'Qui est inscrit chez {firm}, et à quel titre ?'],
    ['person', 'personFirms', '{person} : dans quelles autres sociétés est-ce qu\'on retrouve cette personne ?'],
    ['firm', 'personSince', 'Intéressant. Et chez {firm}, elle y est depuis quand ?'],
    ['firm', 'auditor', 'Dernière chose : l\'organe de révision de {firm} ?'],
  ],
  [
    ['firm', 'status', '{firm}, active ou radiée ?'],
    ['firm', 'legalForm', 'forme juridique ?'],
    ['firm', 'capital', 'capital ?'],
    ['firm2', 'capital', 'idem {firm2}'],
    ['firm2', 'auditor', 'réviseur de celle-ci ?'],
    ['firm', 'auditor', 'et de la première ?'],
  ],
  [
    ['firm', 'left', 'Qui a quitté {firm} en {year} ?'],
    ['firm', 'joined', "Pardon, je me suis mal exprimée, je voulais savoir qui y est entré cette année-là."],
    ['firm', 'joined:nextYear', "Et l'année d'après ?"],
    ['firm', 'signatories:SOLE', "Ok merci. À ce jour, qui peut signer tout seul ?"],
  ],
  [
    ['firm', 'address', 'alors euh je voudrais l\'adresse de {firm} s\'il te plaît'],
    ['firm2', 'address', 'ah non attends c\'est pas la bonne c\'est {firm2} que je voulais'],
    ['firm2', 'purpose', 'voilà et ils font quoi exactement'],
    ['firm2', 'no:firm', 'et ils ont un numéro de téléphone'],
    ['firm', 'purpose', 'bon tant pis et {firm} alors ils font quoi eux'],
  ],
  [
    ['byId', 'timeline', 'Retracez-moi tout l\'historique de cette société, avec les dates.'],
    ['firm', 'seat', 'Merci, très clair. Où est son siège actuellement ?'],
    ['firm2', 'formerNames', "Passons à {firm2}. Sous quelles raisons sociales a-t-elle été inscrite auparavant ?"],
    ['firm2', 'seat', 'Et son siège à elle ?'],
  ],
  [
    ['firm', 'headOffice', 'De quelle maison mère {firm} est-elle la succursale ?'],
    ['firm', 'address', "Et la succursale elle-même, elle est à quelle adresse ?"],
    ['firm2', 'none:BRANCHES', 'Autre société : {firm2}. A-t-elle des succursales, elle aussi ?'],
    ['firm2', 'capital', 'Et son capital ?'],
  ],
  [
    ['firm', 'officers:OWNER', "C'est qui le ou la titulaire de {firm} ?"],
    ['firm', 'address', 'Et ça se trouve où, la rue et le numéro ?'],
    ['firm', 'no:firm', 'Vous savez quel chiffre d\'affaires ça fait ?'],
    ['firm', 'purpose', 'Je comprends. Et le but inscrit, c\'est quoi ?'],
  ],
  [
    ['firm', 'ghost:person', 'Dans quelles sociétés trouve-t-on {ghostPerson} ?'],
    ['person', 'personFirms', 'Mince. Et {person} ?'],
    ['person', 'no:person', 'Quel âge a cette personne ?'],
    ['firm', 'ranking:PERSONS', "Bon. Et qui, dans tout le registre, cumule le plus de mandats ?"],
  ],
];
