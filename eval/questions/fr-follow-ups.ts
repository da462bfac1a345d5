import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['address', "Quelle est l'adresse de {firm} ?"],
    ['address:firm2', 'Ajoutez-y celle de {firm2}.'],
  ],
  [
    ['officers:BOARD', 'Qui compose le conseil d’administration de {firm} ?'],
    ['left', 'Et des départs en {year}, il y en a eu ? Qui ?'],
  ],
  [
    ['capital', 'Quel est le capital de {firm}?'],
    ['no:firm', 'Combien vend-elle par an ?'],
  ],
  [
    ['auditor', 'Qui révise {firm} ?'],
    ['auditorAsOf', 'Même question pour le {date}.'],
  ],
  [
    ['left', 'Quelles personnes sont parties de {firm} en {year} ?'],
    ['joined', "Et à l'inverse, des arrivées cette année-là ?"],
  ],
  [
    ['personRole', 'Que fait {person} chez {firm} ?'],
    ['personFirms', 'Et ailleurs, dans quelles autres sociétés ?'],
  ],
  [
    ['status', '{firm} est-elle encore en vie ?'],
    ['bankruptcyLegal', 'La faillite a été prononcée quand ?'],
  ],
  [
    ['officers:BOARD', "Conseil d'administration de {firm}?"],
    ['shared', 'Qui parmi eux se retrouve chez {firm2}?'],
  ],
  [
    ['seat', 'Où siège {firm} ?'],
    ['officers:PRESIDENT', "Et qui y préside le conseil d'administration ?"],
  ],
  [
    ['officers:MANAGERS', 'Quels sont les gérants de {firm} ?'],
    ['signatories:SOLE', 'Lesquels ont la signature individuelle ?'],
  ],
  [
    ['count:BANKRUPTCY', 'Combien de faillites en {year} ?'],
    ['count:DELETED', 'Et de radiations, la même année ?'],
  ],
  [
    ['purpose', 'À quoi se consacre {firm} d’après son but ?'],
    ['foundedOn', 'La société a été constituée à quelle date ?'],
  ],
  [
    ['officers:ALL', 'Qui est inscrit pour {firm}, et comme quoi?'],
    ['timeline', "Refaites-moi maintenant tout le parcours de l'entreprise, avec les dates."],
  ],
  [
    ['legalForm', "{firm}, c'est une SA ?"],
    ['address', "D'accord. Et son adresse ?"],
  ],
  [
    ['officers:PRESIDENT', 'Qui est président du conseil de {firm} ?'],
    ['officersAsOf:PRESIDENT', "Qui l'était au {day} ?"],
  ],
  [
    ['seat', 'Quel est le siège de {firm} ?'],
    ['seatAsOf', 'Et le {date}, où était-il ?'],
  ],
  [
    ['officers:BOARD', 'Je travaille sur {firm}. Quels en sont les administrateurs ?'],
    ['officersAsOf:BOARD', 'Et qui siégeait le {day} ?'],
  ],
  [
    ['capital', 'capital de {firm}'],
    ['purpose', 'et le but'],
  ],
  [
    ['status', 'Où en est {firm}?'],
    ['formerNames', 'A-t-elle porté d’autres noms?'],
  ],
  [
    ['purpose', 'Que dit le registre sur le but de {firm} ?'],
    ['signatories', 'Qui peut signer pour elle, et comment ?'],
  ],
  [
    ['officers:ALL', 'Toutes les personnes inscrites de {firm} avec leur fonction, s.v.p.'],
    ['joined', "Lesquelles n'y sont que depuis {year} ?"],
  ],
  [
    ['address', 'Domicile de {firm} ?'],
    ['auditor', 'Dites-moi aussi quel est son organe de révision.'],
  ],
  [
    ['seat', '{firm} a son siège où ?'],
    ['capital', 'De combien est le capital ?'],
  ],
  [
    ['officers:PARTNERS', 'Quels associés figurent chez {firm}?'],
    ['officers:MANAGERS', 'Et qui est gérant?'],
  ],
  [
    ['personRole', '{person} occupe quel poste chez {firm} ?'],
    ['no:person', 'Sa date de naissance ?'],
  ],
  [
    ['bankruptcyLegal', 'Quand la faillite de {firm} a-t-elle été décidée par le juge ?'],
    ['bankruptcyPublished', "Et quand l'a-t-on publié dans la feuille officielle ?"],
  ],
  [
    ['officers:BOARD', 'Qui sont les membres du conseil de {firm} ?'],
    ['joined:BOARD', 'Qui d’entre eux y est entré en {year} ?'],
  ],
  [
    ['joined', 'Qui est entré chez {firm} en {year} ?'],
    ['left', 'Et qui en est sorti ?'],
  ],
  [
    ['count:FOUNDED', "Combien d'entreprises se sont inscrites comme nouvelles en {year}?"],
    ['count:FOUNDED:0107', 'Combien de Sàrl là-dedans?'],
  ],
  [
    ['officers:FOUNDATION', 'Qui siège au conseil de la fondation {firm} ?'],
    ['auditor', "Une fondation doit se faire réviser : par qui l'est-elle ?"],
  ],
  [
    ['personSince', "{person} travaille avec {firm} depuis quand, selon l'inscription ?"],
    ['personRole', 'En quelle qualité ?'],
  ],
  [
    ['address', "Je cherche l'adresse de {firm}."],
    ['branches', 'A-t-elle aussi des succursales quelque part ?'],
  ],
  [
    ['auditorAsOf', 'Quel était l’organe de révision de {firm} le {day} ?'],
    ['auditor', 'Et à présent ?'],
  ],
  [
    ['officers:BOARD', 'Peut-on avoir la liste des administrateurs de {firm}?'],
    ['signatories:SOLE', 'Y en a-t-il qui signent seuls? Qui?'],
  ],
  [
    ['status', "Qu'est devenue {firm} ?"],
    ['deletedOn', "Quel jour l'a-t-on radiée ?"],
  ],
  [
    ['foundedOn', 'En quelle année et quel jour {firm} a-t-elle été fondée ?'],
    ['formerNames', 'Et ses noms précédents ?'],
  ],
  [
    ['officers:OWNER', 'À qui appartient la raison individuelle {firm} ?'],
    ['purpose', "Et quel genre d'affaires est-ce, d'après le but ?"],
  ],
  [
    ['officers:BOARD', 'Les administrateurs actuels de {firm} ?'],
    ['left:BOARD', 'Qui a quitté ce conseil en {year} ?'],
  ],
  [
    ['purpose', "Quel est l'objet de {firm}?"],
    ['no:firm', 'Elle emploie combien de monde?'],
  ],
  [
    ['signatories', 'Qui représente {firm} par sa signature, et de quelle manière ?'],
    ['officers:PRESIDENT', 'Et la présidence du conseil, c’est qui ?'],
  ],
];
