import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'purpose', 'Bonjour, moi je cherche appartement, la gérance est {firm}. Ils font quoi exactement, selon le registre?'],
    ['firm2', 'purpose', 'Et {firm2}, qui est marqué aussi sur le contrat?'],
    ['firm', 'address', "Merci beaucoup. La gérance, elle a quelle adresse?"],
    ['firm2', 'officers:ALL', "L'autre, c'est quelles personnes dedans, avec leur fonction?"],
    ['firm', 'no:firm', 'Et chez la gérance, les locataires sont contents?'],
    ['firm', 'foundedOn', 'Dommage. Elle existe depuis quelle date alors?'],
  ],
  [
    ['firm', 'officers:BOARD', "Agissant pour le compte d'une cliente, nous vous saurions gré de nous communiquer la composition du conseil d'administration de {firm}."],
    ['person', 'personSince', 'Depuis quelle date {person} y est-il inscrit?'],
    ['person', 'personFirms', "L'intéressé apparaît-il dans d'autres sociétés? Prière de les énumérer."],
    ['person', 'no:person', 'Son état de fortune, le connaît-on?'],
    ['firm', 'signatories', "Nous en prenons acte. S'agissant à nouveau de la société, qui l'engage, et par quel mode de signature?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Salut, c'est qui à la présidence de {firm}?"],
    ['homonym', 'homonym', "Ah tiens, jamais entendu. Sinon t'as quoi sur {homonym}?"],
    ['pick2', 'personFirms', 'Le deuxième de ta liste, ses boîtes?'],
    ['pick1', 'personFirms', 'Non attends, je voulais dire le premier.'],
    ['pick1', 'no:person', "C'est le cousin de l'autre, ou bien?"],
    ['firm', 'seat', "Bon, laisse. La société du tout début, elle est dans quelle commune?"],
  ],
  [
    ['firm', 'capital', "J'ai deux devis sous le nez. {firm}, quel capital?"],
    ['firm2', 'capital', 'Et {firm2}?'],
    ['both', 'shared', "Ça sent l'entente. Y a-t-il des gens qui figurent dans les deux à la fois?"],
    ['both', 'status+status:firm2', "Et sont-elles l'une et l'autre encore en activité? L'état des deux, s'il vous plaît."],
    ['firm', 'signatories:SOLE', 'Je pencherais pour la première. Qui peut y signer tout seul?'],
  ],
  [
    ['firm', 'seatAsOf', "On a retrouvé un vieux bail au grenier. Où {firm} avait-elle son siège le {day}?"],
    ['firm', 'officersAsOf:PRESIDENT', 'Qui la présidait ce jour-là?'],
    ['firm', 'auditorAsOf', 'Organe de révision, même date?'],
    ['firm', 'no:firm', "Et son chiffre d'affaires d'alors?"],
    ['firm', 'officers:PRESIDENT', "Tant pis, on fera sans. De nos jours, c'est qui, à la tête du conseil?"],
  ],
  [
    ['firm', 'joined:BOARD', "Qui a fait son entrée au conseil d'administration de {firm} en {year}?"],
    ['firm', 'left:BOARD', 'Et les départs?'],
    ['firm', 'left:BOARD:nextYear', "Une année plus tard, qui d'autre a quitté ce conseil?"],
    ['firm2', 'joined:nextYear', 'Passons à {firm2}, toujours cette année-là: les arrivées, tous organes confondus.'],
    ['firm2', 'address+auditor', "Adresse et réviseur de celle-ci, tant qu'on y est."],
  ],
  [
    ['firm', 'ghost:address', 'adresse de {ghost} svp'],
    ['firm', 'address', "oups pardon j'ai mal lu le tampon, c'est {firm}"],
    ['firm2', 'address', 'ah zut non, {firm2} !!'],
    ['firm2', 'auditor', 'voila. et qui révise leur comptes'],
    ['firm', 'auditor', "et ceux que j'avais mis juste avant par erreur?"],
  ],
  [
    ['firm', 'officers:MANAGERS', "alors bonjour euh voilà je voudrais savoir qui est gérant de {firm} c'est une sàrl"],
    ['firm', 'officers:PARTNERS', "d'accord et les parts sociales elles sont à qui enfin combien chacun"],
    ['firm', 'formerNames+foundedOn', "très bien alors son ancien nom et puis aussi la date où elle a été fondée"],
    ['person', 'personFirms', 'et {person} il est dans quoi comme sociétés celui-là'],
    ['person', 'personRole', "oui oui et dans la sàrl qu'on regarde il est quoi au juste"],
    ['firm', 'capital', 'bon ben il me manque plus que le capital de la sàrl'],
  ],
  [
    ['byId', 'status', "La société que j'ai à l'écran, elle vit encore?"],
    ['firm', 'deletedOn', "C'est bien ce que je craignais. Radiée quand?"],
    ['firm', 'timeline', "Retracez-moi tout ce qui a paru à son sujet, dans l'ordre des dates."],
    ['firm2', 'status', 'Et {firm2}, même sort?'],
    ['firm2', 'none:LIQUIDATOR', "Un liquidateur, là-bas? J'aimerais son nom."],
    ['byId', 'seat', "Celle de l'écran, encore: siège?"],
  ],
  [
    ['firm', 'ranking:PERSONS', 'Pari de bistrot: qui cumule le plus de mandats dans tout le pays?'],
    ['firm', 'count:FOUNDED:0106', "Santé, j'ai perdu septante balles. Combien de SA ont vu le jour en {year}?"],
    ['firm', 'count:FOUNDED:0106:nextYear', "L'an d'après?"],
    ['firm', 'knownOn:BOARD', "Redevenons sérieux. À s'en tenir à ce que la Feuille officielle avait publié jusqu'au {day}, qui composait le conseil d'administration de {firm}?"],
    ['firm', 'officers:BOARD', 'Et à présent?'],
  ],
];
