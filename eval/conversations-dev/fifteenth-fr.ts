import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'signatories', "Bonjour, étude de notaire. Qui est autorisé à signer pour {firm}, et selon quel mode ?"],
    ['firm', 'signatories:SOLE', "Qui a la signature individuelle ?"],
    ['firm2', 'signatories', "L'autre partie à l'acte est {firm2}. Qui peut l'engager, et comment ?"],
    ['firm2', 'address', "Son adresse exacte ?"],
    ['firm', 'address', "Et celle de la première société, je vous prie ?"],
  ],
  [
    ['firm', 'bankruptcyLegal', "Je prépare un papier sur {firm}. Quel jour la faillite a-t-elle été prononcée ?"],
    ['firm', 'seat', "Son siège se trouve dans quelle commune ?"],
    ['firm', 'purpose', "Et le but inscrit, c'est quoi ?"],
    ['firm', 'count:BANKRUPTCY', "Combien de faillites ont été ouvertes en tout en {year} ?"],
    ['firm2', 'none:BANKRUPTCY', "Autant que ça... On me parle aussi de {firm2}. Elle a déjà été mise en faillite, elle ?"],
    ['firm2', 'no:firm', "Combien d'employés compte-t-elle ?"],
  ],
  [
    ['firm', 'officers:MANAGERS', "{firm}, c'est qui les gérants ?"],
    ['firm', 'officersAsOf:MANAGERS', "et le {day} ?"],
    ['firm', 'officers:PARTNERS', "les associés aujourd'hui ?"],
    ['firm', 'capital', "capital ?"],
    ['firm2', 'capital', "et celui de {firm2} ?"],
    ['firm2', 'no:firm', "c'est des bons payeurs ?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', "J'ai un entretien d'embauche chez {firm} lundi et j'aimerais arriver préparée. Qui préside le conseil d'administration ?"],
    ['person', 'personRole', "La convocation est signée {person}. Quelle est sa fonction là-bas ?"],
    ['person', 'personSince', "Depuis quand ?"],
    ['person', 'no:person', "Vous auriez son adresse e-mail ?"],
    ['firm', 'auditor', "Tant pis. Quel est l'organe de révision de la boîte ?"],
    ['firm', 'formerNames', "Et elle s'appelait autrement avant ?"],
  ],
  [
    ['byId', 'auditor', "La société affichée : organe de révision ?"],
    ['byId', 'auditorAsOf', "Et à la date du {day} ?"],
    ['byId', 'officersAsOf:BOARD', "À cette même date, qui siégeait au conseil d'administration ?"],
    ['firm', 'ranking:AUDITORS', "Entre nous, quel organe de révision a le plus de clients dans tout le registre ?"],
    ['byId', 'capital', "Je m'en doutais. Pour en revenir à la société affichée, son capital actuel ?"],
  ],
  [
    ['both', 'status+status:firm2', "Régie immobilière, deux dossiers pour une arcade : {firm} et {firm2}. Sont-elles toujours actives, l'une et l'autre ?"],
    ['both', 'shared', "Y a-t-il des personnes inscrites dans les deux ?"],
    ['firm2', 'officers:ALL', "Pour la seconde, donnez-moi toutes les personnes inscrites avec leur fonction."],
    ['firm', 'officers:ALL', "Pareil pour la première."],
    ['firm', 'no:firm', "Est-ce qu'elle a des poursuites ?"],
    ['firm', 'none:LIQUIDATOR', "On demandera à l'office. Un liquidateur est-il inscrit chez elle ?"],
  ],
  [
    ['homonym', 'homonym', "Bonsoir, on a quelqu'un de nouveau sur le palier, le nom sur la boîte aux lettres c'est {homonym}. Vous avez qui sous ce nom-là ?"],
    ['pick2', 'personFirms', "Ça doit être la deuxième personne. Elle est inscrite dans quelles sociétés ?"],
    ['pick2', 'no:person', "Et vous savez si elle est mariée ?"],
    ['pick1', 'personFirms', "Oui, je suis curieuse ! Et la première de la liste, dans quelles sociétés ?"],
    ['firm', 'branches', "Merci bien. Tant que j'y suis, {firm} a des succursales où ?"],
  ],
  [
    ['firm', 'timeline', "Audit interne. Il me faut toutes les publications concernant {firm}, dans l'ordre chronologique."],
    ['firm', 'joined', "Qui y est entré en {year} ?"],
    ['firm', 'left', "Et qui en est sorti cette année-là ?"],
    ['firm2', 'left', "Même question sur les départs pour {firm2}."],
    ['firm2', 'left:nextYear', "Ah non pardon, pour celle-ci c'était l'année suivante."],
    ['firm', 'legalForm', "Bien. Et celle du début, quelle forme juridique ?"],
  ],
];
