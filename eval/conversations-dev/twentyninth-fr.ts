import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'count:FOUNDED', 'Pour un graphique : nouvelles sociétés dans le canton {ofCanton}, {year}, combien ?'],
    ['firm', 'count:DELETED', 'Et combien ont été radiées, même canton, même année ?'],
    ['firm', 'count:BANKRUPTCY', 'Et en faillite ?'],
    ['firm', 'count:FOUNDED:nextYear', 'De nouveau les créations, un an plus tard.'],
  ],
  [
    ['firm', 'address', "Un colis pour {firm} m'est revenu. Quelle adresse figure au registre ?"],
    ['firm', 'officers:PRESIDENT', 'Qui en est le président ou la présidente ?'],
    ['person', 'personFirms', 'Cette personne est-elle active ailleurs ?'],
    ['firm', 'purpose', 'Et {firm}, encore une fois : à quoi sert-elle ?'],
  ],
  [
    ['person', 'personFirms', '{person} : mandats actuels ?'],
    ['firm', 'personSince', '{firm} : depuis quand ?'],
    ['person', 'no:person', 'État civil ?'],
    ['firm', 'address', '{firm} : adresse ?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'faillites {year} canton {ofCanton}'],
    ['firm', 'count:BANKRUPTCY:yearBefore', "l'année d'avant"],
    ['firm', 'count:BANKRUPTCY:everywhere', '{year} toute la suisse'],
    ['firm', 'count:FOUNDED:everywhere', 'créations {year} toute la suisse'],
  ],
  [
    ['homonym', 'homonym', 'Le nom de {homonym} revient sans cesse. Qui le porte ?'],
    ['pick2', 'personFirms', 'Prenons le numéro deux : quelles sociétés ?'],
    ['pick1', 'personFirms', 'Et le numéro un ?'],
    ['firm', 'purpose', 'Au fait, que fait {firm} ?'],
  ],
  [
    ['firm', 'address', 'Où est {firm} ?'],
    ['firm2', 'address', 'Où est {firm2} ?'],
    ['firm', 'purpose', 'Que fait la première ?'],
    ['firm2', 'purpose', 'Et la seconde ?'],
    ['firm2', 'capital', 'Quel capital a la seconde ?'],
  ],
  [
    ['firm', 'ghost:officers', "Qui siège au conseil d'administration de {ghost} ?"],
    ['firm', 'officers:BOARD', 'Erreur de ma part, je voulais dire {firm}.'],
    ['firm', 'joined:BOARD', 'Qui est entré au conseil en {year} ?'],
    ['firm', 'joined:BOARD:nextYear', "Et durant l'année qui a suivi ?"],
  ],
  [
    ['firm', 'count:DELETED', 'Combien de sociétés ont disparu du registre en {year} dans le canton {ofCanton} ?'],
    ['firm', 'count:FOUNDED', 'Combien sont venues s’y ajouter ?'],
    ['firm', 'count:FOUNDED:GE', 'Et à Genève ?'],
    ['firm', 'count:DELETED:GE', 'Combien ont disparu à Genève ?'],
  ],
  [
    ['firm', 'signatories:SOLE', 'Qui peut signer seul pour {firm} ?'],
    ['firm2', 'signatories:SOLE', 'Qui chez {firm2} ?'],
    ['firm2', 'address', 'Où trouver la deuxième société ?'],
    ['firm', 'purpose', "Et que fait l'autre société ?"],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Quand la faillite de {firm} a-t-elle été prononcée ?'],
    ['firm', 'bankruptcyPublished', 'Et publiée ?'],
    ['firm', 'address', 'Quelle est ou était son adresse ?'],
    ['firm', 'officers:ALL', 'Quelles personnes y sont inscrites ?'],
  ],
  [
    ['firm', 'knownOn:BOARD', "D'après les publications jusqu'au {day}, qui passait pour administrateur de {firm} ?"],
    ['firm', 'officersAsOf:BOARD', "Qui l'était juridiquement ce jour-là ?"],
    ['firm', 'officers:BOARD', "Qui l'est aujourd'hui ?"],
    ['firm', 'address', "Et son adresse d'aujourd'hui ?"],
  ],
  [
    ['firm', 'misspelt:purpose', 'tu sais ce que fait {typo}'],
    ['firm', 'address', 'et ils sont où'],
    ['firm', 'status', 'ça existe encore'],
    ['firm', 'officers:ALL', "qui est dedans"],
  ],
];
