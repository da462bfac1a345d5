import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'officersAsOf:BOARD', "Bonjour, rédaction lausannoise. Qui composait le conseil d'administration de {firm} le {day} ?"],
    ['firm', 'officers:BOARD', "Et à l'heure actuelle ?"],
    ['firm', 'left:BOARD', 'Lesquels de ses administrateurs sont partis en {year} ?'],
    ['firm2', 'status', 'Merci, ça avance bien. Dites, {firm2} existe toujours ?'],
    ['firm2', 'officers:ALL', 'Qui y trouve-t-on, et à quel titre ?'],
  ],
  [
    ['firm', 'foundedOn+capital', 'Étude de notaire à Morges. Pour {firm} : date de fondation et capital, je vous prie.'],
    ['firm', 'signatories', 'Qui peut engager cette entité, et selon quel mode ?'],
    ['firm2', 'foundedOn+capital', 'Pour {firm2} maintenant : fondée quand, et avec quel capital aujourd\'hui ?'],
    ['firm2', 'signatories', 'Les signatures également.'],
    ['firm', 'address', 'Je reprends le premier dossier, {firm} : il me manque son adresse.'],
  ],
  [
    ['firm', 'count:FOUNDED', 'Salut ! Pour mon mémoire à la HEG : combien de sociétés ont vu le jour en {year} dans le canton {ofCanton} ?'],
    ['firm', 'count:FOUNDED:nextYear', "Et un an plus tard ?"],
    ['firm', 'count:DELETED:nextYear', 'Combien de radiations cette année-là, toujours dans le même canton ?'],
  ],
  [
    ['homonym', 'homonym', 'Bonsoir, je ne suis plus tout jeune et je cherche une vieille connaissance : {homonym}.'],
    ['pick2', 'personFirms', 'La deuxième me dit quelque chose, dans quelles maisons est-elle inscrite ?'],
    ['pick3', 'personFirms', 'Mmh non, je me suis trompé, voyons plutôt la troisième.'],
    ['firm', 'seat', 'Je vous remercie infiniment. Autre question : dans quelle commune se trouve {firm} ?'],
  ],
  [
    ['firm', 'personRole', "Que fait {person} au sein de {firm} d'après le registre ?"],
    ['firm', 'signatories', 'Et qui signe dans cette boîte, de quelle manière ?'],
    ['person', 'personFirms', 'Revenons à {person} : où cette personne siège-t-elle encore ?'],
    ['person', 'no:person', 'Elle gagne combien avec tout ça ?'],
    ['firm', 'auditor', "Tant pis. L'organe de révision de {firm}, c'est qui ?"],
  ],
  [
    ['byId', 'headOffice', 'De quelle maison mère dépend cette succursale ?'],
    ['byId', 'address', 'Et elle, la succursale, à quelle adresse la trouve-t-on ?'],
    ['firm2', 'address', "J'ai aussi {firm2} à visiter ce jour-là, c'est où ?"],
    ['firm2', 'purpose', 'Que font-ils au juste ?'],
  ],
  [
    ['firm', 'ghost:officers', 'Je suis plâtrier et on ne me paie pas. Qui dirige {ghost} ?'],
    ['firm', 'officers:ALL', 'Bon, en relisant le bon de commande c\'est {firm}. Qui est inscrit là, avec quelle fonction ?'],
    ['firm', 'none:BANKRUPTCY', 'Est-ce qu\'ils ont fait faillite, au moins ?'],
    ['firm', 'no:firm', 'Ouf. Et des poursuites, ils en ont ?'],
    ['firm', 'address', 'Dommage. Donnez-moi quand même leur adresse, que j\'y passe.'],
  ],
  [
    ['firm', 'before:founding', 'Selon un contrat que je dois plaider, {firm} aurait signé le {day}. Qui en était administrateur à ce moment-là ?'],
    ['firm', 'foundedOn', 'Ah bon ? Mais elle a été créée quand ?'],
    ['firm', 'officers:BOARD', 'Intéressant pour ma cliente… Et les administrateurs actuels, ce sont qui ?'],
    ['firm', 'signatories:SOLE', 'Parmi les inscrits, qui peut signer seul ?'],
  ],
  [
    ['firm', 'bankruptcyPublished', 'La faillite de {firm}, elle a paru quand dans la Feuille officielle ?'],
    ['firm', 'bankruptcyLegal', 'Non, pas la parution, je voulais la date du jugement.'],
    ['firm', 'timeline', 'Très bien. Refaites-moi tout son parcours avec les dates.'],
    ['firm2', 'status', "Et {firm2}, c'est encore debout ?"],
    ['firm2', 'capital', 'Elle a quel capital ?'],
  ],
  [
    ['firm', 'purpose', 'but social {firm}'],
    ['firm2', 'purpose', 'oups mauvaise fiche, je voulais {firm2}'],
    ['firm2', 'seat', 'cest où le siège'],
    ['both', 'address+address:firm2', "finalement il me faut l'adresse des deux"],
    ['firm', 'legalForm', 'forme juridique de la première'],
  ],
  [
    ['firm', 'officers:OWNER', "bjr cest qui le propriétaire de {firm} svp"],
    ['firm', 'purpose', 'et il font koi'],
    ['firm', 'address', 'ladresse ?'],
    ['firm', 'no:firm', 'ils sont ouvert le samdi ?'],
    ['firm2', 'officers:ALL', 'ok merci qd meme. et chez {firm2} ya qui dinscrit, avec quel role'],
    ['firm2', 'auditor', 'leur réviseur ?'],
  ],
  [
    ['firm', 'joined', "Alors voilà, bonjour, euh, c'est au sujet de {firm}, j'aimerais savoir qui est entré là-dedans en {year}."],
    ['firm', 'left', 'D\'accord, et euh, dans la même année, il y en a qui sont partis ? Lesquels ?'],
    ['firm', 'joined:nextYear', "Hum, et l'année d'après, alors, côté arrivées ?"],
    ['firm', 'auditor', "Ah oui, j'oubliais, et les comptes, enfin, le réviseur, c'est qui ?"],
    ['firm', 'formerNames', "Et dernière petite chose, est-ce qu'elle s'appelait autrement avant ?"],
  ],
];
