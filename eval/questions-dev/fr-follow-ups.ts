import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['officers:BOARD', 'Administrateurs de {firm} ?'],
    ['left', 'qui est parti en {year} ?'],
  ],
  [
    ['seat', 'Où est domiciliée {firm} ?'],
    ['address', "L'adresse précise ?"],
  ],
  [
    ['address', 'Adresse de {firm} ?'],
    ['purpose', 'Que fait-elle ?'],
  ],
  [
    ['capital', 'Le capital de {firm} ?'],
    ['auditor', 'Et qui la révise ?'],
  ],
  [
    ['officers:ALL', 'Qui compose {firm} ?'],
    ['officers:PRESIDENT', 'Lequel préside ?'],
  ],
  [
    ['auditor', 'Organe de révision de {firm} ?'],
    ['auditorAsOf', 'et le {day} ?'],
  ],
  [
    ['personRole', 'Fonction de {person} chez {firm} ?'],
    ['personFirms', 'Et ailleurs ?'],
  ],
  [
    ['legalForm', 'Forme juridique de {firm} ?'],
    ['capital', 'et le capital ?'],
  ],
  [
    ['officers:MANAGERS', 'Les gérants de {firm} ?'],
    ['joined', "Qui est venu s'ajouter en {year} ?"],
  ],
  [
    ['purpose', 'But de {firm} ?'],
    ['no:firm', 'Combien de personnes y travaillent ?'],
  ],
  [
    ['address', 'Adresse {firm}'],
    ['address:firm2', 'et {firm2} ?'],
  ],
  [
    ['officers:BOARD', 'Qui compose le CA de {firm} ?'],
    ['officersAsOf:BOARD', 'Et avant, le {day} ?'],
  ],
  [
    ['officersAsOf:BOARD', 'Administrateurs de {firm} au {date} ?'],
    ['officers:BOARD', "et aujourd'hui ?"],
  ],
  [
    ['auditorAsOf', 'Qui révisait {firm} le {day} ?'],
    ['auditor', 'Et maintenant, qui est-ce ?'],
  ],
  [
    ['officers:PRESIDENT', 'Qui préside {firm} ?'],
    ['officersAsOf:PRESIDENT', 'Qui occupait ce poste le {day} ?'],
  ],
  [
    ['officers:PRESIDENT', 'Présidence de {firm} ?'],
    ['officers:BOARD', 'Et le conseil au complet ?'],
  ],
  [
    ['officers:BOARD', 'Qui siège au conseil de {firm} ?'],
    ['signatories:SOLE', 'Qui parmi eux signe individuellement ?'],
  ],
  [
    ['officers:BOARD', 'Les administrateurs de {firm}, svp'],
    ['joined:BOARD', "Lesquels ne sont arrivés qu'en {year} ?"],
  ],
  [
    ['officers:BOARD', "Comment est composé le conseil d'administration de {firm} ?"],
    ['left:BOARD', 'Et qui en est sorti en {year} ?'],
  ],
  [
    ['left', 'Qui est parti de chez {firm} en {year} ?'],
    ['joined', 'Et qui est arrivé la même année ?'],
  ],
  [
    ['joined', 'Arrivées chez {firm} en {year} ?'],
    ['left', 'les départs ?'],
  ],
  [
    ['seat', 'Quel est le siège de {firm} ?'],
    ['seatAsOf', "et au {date}, c'était où ?"],
  ],
  [
    ['seat', 'Siège {firm} ?'],
    ['seat:firm2', 'Et celui de {firm2} ?'],
  ],
  [
    ['auditor', 'Qui est le réviseur de {firm} ?'],
    ['auditor:firm2', "Qu'en est-il de {firm2} ?"],
  ],
  [
    ['capital', 'Capital de {firm} ?'],
    ['capital:firm2', 'et pour {firm2}'],
  ],
  [
    ['purpose', 'Que fait {firm} ?'],
    ['purpose:firm2', 'Même question pour {firm2}.'],
  ],
  [
    ['legalForm', "C'est quoi comme société, {firm} ?"],
    ['foundedOn', 'Elle a été créée quand ?'],
  ],
  [
    ['foundedOn', 'Depuis quand {firm} existe-t-elle ?'],
    ['formerNames', 'Sous quels autres noms était-elle connue ?'],
  ],
  [
    ['status', '{firm} est-elle toujours active ?'],
    ['timeline', 'Donnez-moi tout son historique au registre.'],
  ],
  [
    ['status', 'Est-ce que {firm} est en faillite ?'],
    ['bankruptcyLegal', "Quand le juge l'a-t-il prononcée ?"],
  ],
  [
    ['bankruptcyLegal', 'Quand la faillite de {firm} a-t-elle été ouverte ?'],
    ['bankruptcyPublished', 'Et à quelle date a-t-elle été publiée ?'],
  ],
  [
    ['status', '{firm} figure-t-elle encore au registre ?'],
    ['deletedOn', 'Quand a-t-elle été radiée au juste ?'],
  ],
  [
    ['address', 'Où trouver {firm} ?'],
    ['branches', 'A-t-elle aussi des succursales ?'],
  ],
  [
    ['signatories', 'Qui engage {firm} par sa signature ?'],
    ['signatories:SOLE', 'Et qui peut le faire seul ?'],
  ],
  [
    ['personRole', 'Que fait {person} chez {firm} ?'],
    ['personSince', 'Depuis quand ?'],
  ],
  [
    ['personSince', 'Quand {person} est-il arrivé chez {firm} ?'],
    ['personRole', "Et c'est à quel titre ?"],
  ],
  [
    ['personRole', 'Rôle de {person} dans {firm} ?'],
    ['address', "Et l'adresse de cette société ?"],
  ],
  [
    ['officers:PARTNERS', 'Qui sont les associés de {firm} ?'],
    ['officers:MANAGERS', 'et les gérants'],
  ],
  [
    ['officers:OWNER', 'À qui est {firm} ?'],
    ['purpose', 'Quelle activité y exerce-t-on ?'],
  ],
  [
    ['officers:FOUNDATION', 'Membres du conseil de fondation de {firm} ?'],
    ['auditor', 'Qui vérifie ses comptes ?'],
  ],
  [
    ['headOffice', 'De quelle entreprise {firm} est-elle une succursale ?'],
    ['foundedOn', 'Quand cette succursale a-t-elle été inscrite ?'],
  ],
  [
    ['address', 'Adresse de {firm} ?'],
    ['shared', 'Quelles personnes a-t-elle en commun avec {firm2} ?'],
  ],
  [
    ['capital', 'Quel est le capital inscrit de {firm} ?'],
    ['no:firm', 'Et son bénéfice annuel ?'],
  ],
  [
    ['personRole', 'Quelle est la fonction de {person} chez {firm} ?'],
    ['no:person', 'Et son numéro de portable ?'],
  ],
  [
    ['officers:BOARD', 'Le CA de {firm} svp'],
    ['none:LIQUIDATOR', 'Un liquidateur a-t-il été désigné ?'],
  ],
  [
    ['count:BANKRUPTCY', 'Combien de faillites en {year} ?'],
    ['count:DELETED', 'Et de radiations ?'],
  ],
  [
    ['count:FOUNDED', 'Combien de sociétés fondées en {year} ?'],
    ['count:FOUNDED:0107', 'Dont combien de Sàrl ?'],
  ],
];
