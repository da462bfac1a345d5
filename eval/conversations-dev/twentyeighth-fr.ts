import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'count:BANKRUPTCY', 'Combien de faillites ont été ouvertes en {year} dans le canton {ofCanton} ?'],
    ['firm', 'count:BANKRUPTCY:nextYear', "Et l'année d'après, ça donne quoi ?"],
    ['firm', 'count:FOUNDED', 'Les créations en {year}, même canton ?'],
    ['firm', 'count:FOUNDED:everywhere', "À l'échelle du pays ?"],
  ],
  [
    ['firm', 'address', 'Je dois notifier un acte à {firm}. À quelle adresse ?'],
    ['firm', 'purpose', "Et de quoi s'occupe-t-elle ?"],
    ['firm2', 'purpose', 'Et {firm2} ?'],
    ['firm2', 'address', 'Où se trouve celle-là ?'],
  ],
  [
    ['person', 'personFirms', 'Dans quelles sociétés {person} est-elle ou est-il inscrit ?'],
    ['firm', 'personRole', 'À quel titre chez {firm} ?'],
    ['firm', 'address', 'Son adresse, à cette société ?'],
    ['person', 'no:person', 'Quel âge a {person} ?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Qui préside le conseil d'administration de {firm} ?"],
    ['person', 'personFirms', "Cette personne a-t-elle d'autres mandats ?"],
    ['firm', 'purpose', 'Pour en revenir à {firm}, quel est son but ?'],
    ['firm', 'address', "Et l'adresse ?"],
  ],
  [
    ['firm', 'count:DELETED', '{year}, {canton} : nombre de radiations ?'],
    ['firm', 'count:FOUNDED', 'nouvelles inscriptions ?'],
    ['firm', 'count:FOUNDED:0107', 'dont des Sàrl ?'],
    ['firm', 'count:DELETED:yearBefore', "et les radiations de l'année d'avant ?"],
  ],
  [
    ['homonym', 'homonym', 'Il y a combien de {homonym}, et qui sont-ils ?'],
    ['pick2', 'personFirms', 'Le deuxième, il est où ?'],
    ['pick1', 'personFirms', 'Et le premier ?'],
    ['firm', 'address', "Enfin, l'adresse de {firm}, s'il vous plaît."],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Qui siégeait au conseil d'administration de {firm} le {day} ?"],
    ['firm', 'auditorAsOf', 'Qui en était alors le réviseur ?'],
    ['firm', 'auditor', "Et aujourd'hui ?"],
    ['firm', 'joined', 'Qui est arrivé en {year} ?'],
    ['firm', 'joined:nextYear', "Et l'année suivante ?"],
  ],
  [
    ['both', 'shared', "Qui trouve-t-on à la fois chez {firm} et chez {firm2} ?"],
    ['firm', 'purpose', "Quel est le but de la première ?"],
    ['firm2', 'purpose', "Et celui de l'autre ?"],
    ['firm2', 'no:firm', "Elle fait combien de chiffre d'affaires ?"],
  ],
  [
    ['firm', 'misspelt:purpose', 'elle fait quoi {typo}'],
    ['firm', 'address', "c'est où exactement"],
    ['firm', 'officers:ALL', 'et y a qui dedans'],
    ['firm', 'foundedOn', 'ça existe depuis quand'],
  ],
  [
    ['firm', 'officers:OWNER', 'À qui appartient {firm} ?'],
    ['person', 'personFirms', "Le ou la titulaire exploite-t-il d'autres entreprises ?"],
    ['firm', 'address', '{firm}, dans quelle rue est-ce ?'],
    ['firm', 'status', 'Encore active ?'],
  ],
  [
    ['firm', 'count:FOUNDED:everywhere', 'Combien de sociétés ont vu le jour en Suisse en {year} ?'],
    ['firm', 'count:FOUNDED', 'Seulement {canton} ?'],
    ['firm', 'count:FOUNDED:BE', 'Et Berne ?'],
    ['firm', 'count:BANKRUPTCY:BE', 'Combien y ont fait faillite cette année-là ?'],
  ],
  [
    ['firm', 'signatories', 'Qui signe pour {firm}, et comment ?'],
    ['firm', 'capital', 'Le capital se monte à combien ?'],
    ['firm', 'no:firm', 'Et les dettes ?'],
    ['firm', 'purpose', 'Tant pis. Quel est son objet ?'],
    ['firm', 'address', 'Son domicile, avec la rue ?'],
  ],
];
