import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  // The union's secretary: one employer, then the other, then back
  [
    ['firm', 'officers:ALL', "{firm} : qui est inscrit, et à quel titre ?"],
    ['firm', 'left', 'Qui en est sorti en {year} ?'],
    ['firm2', 'officers:ALL', 'Même question que la première pour {firm2}.'],
    ['firm2', 'address', 'Où leur écrire, à ceux-là ?'],
    ['firm', 'formerNames', "Revenons à l'autre. Elle portait quel nom, auparavant ?"],
  ],
  // The trainee and the missing auditor's report
  [
    ['firm', 'auditor', "L'organe de révision de {firm}, s'il vous plaît."],
    ['firm', 'auditorAsOf', "Il me manque celui qui l'était le {day}."],
    ['firm', 'seat', 'Le siège ?'],
    ['firm', 'signatories:SOLE', 'Qui y signe seul ?'],
  ],
  // The councillor and the two tenderers
  [
    ['both', 'shared', 'Nous avons reçu une offre de {firm} et une de {firm2}. Qui est dans les deux ?'],
    ['firm', 'purpose', 'Que fait la première ?'],
    ['firm2', 'purpose', 'Et que fait la deuxième ?'],
    ['firm2', 'seat', 'Elle est de quelle commune ?'],
    ['firm', 'address', "Et l'autre, à quelle adresse exactement ?"],
  ],
  // The journalist and one person
  [
    ['firm', 'address', '{firm}, ça se trouve à quelle adresse ?'],
    ['person', 'personRole', '{person} y est inscrit comment ?'],
    ['person', 'personFirms', 'Et à part là, dans quelles sociétés ?'],
    ['firm', 'officers:BOARD', "Et le CA de la société du début, au complet, c'est qui ?"],
    ['firm', 'timeline', 'Et son historique, date par date ?'],
  ],
  // The winegrower finds out
  [
    ['firm', 'status', "{firm} ne répond plus. Ils en sont où ?"],
    ['firm', 'bankruptcyPublished', 'Publié quand, ça, la faillite ?'],
    ['firm', 'bankruptcyLegal', 'Et prononcé ?'],
    ['firm', 'no:firm', 'Ils doivent combien en tout, aux autres et à moi ?'],
    ['firm', 'officers:ALL', 'Les noms des gens inscrits, au moins, et leur fonction.'],
  ],
  // The watch historian
  [
    ['firm', 'foundedOn', 'Quand est née {firm}, selon le registre ?'],
    ['firm', 'legalForm', 'Sous quelle forme existe-t-elle à présent ?'],
    ['firm', 'capital', 'Dotée de combien ?'],
    ['firm', 'joined', 'Qui y a fait son entrée en {year} ?'],
    ['firm', 'officers:PRESIDENT', 'Et à la présidence, qui trouve-t-on ?'],
    ['firm', 'address', 'Son adresse, pour finir.'],
  ],
];
