import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['person', 'personRole', 'À quel titre {person} apparaît-elle chez {firm} ?'],
    ['firm', 'officers:BOARD', "Et le conseil d'administration, de qui se compose-t-il en ce moment ?"],
    ['firm', 'officersAsOf:BOARD', 'Le {day}, qui y siégeait encore ?'],
    ['firm', 'auditorAsOf', 'À cette même date, à qui revenait la révision des comptes ?'],
    ['person', 'personSince', 'Je vois mieux. Pour en revenir à {person}, depuis quand y est-elle inscrite ?'],
  ],
  [
    ['homonym', 'homonym', 'Une offre nous est parvenue, signée {homonym}. Trouvez-vous ce nom au registre ?'],
    ['pick1', 'personFirms', 'Le premier me paraît plausible. Dans quelles sociétés est-il engagé ?'],
    ['pick2', 'personFirms', 'Et le deuxième ?'],
    ['pick2', 'no:person', 'Connaît-on sa date de naissance ?'],
    ['firm', 'capital', "Tant pis. L'offre porte aussi l'en-tête de {firm} : à combien s'élève son capital ?"],
    ['firm', 'signatories:SOLE', "Et qui peut l'engager sans le concours de personne ?"],
  ],
  [
    ['both', 'status+status:firm2', "J'ai deux fournisseurs à contrôler, {firm} et {firm2}. Sont-ils encore actifs l'un et l'autre ?"],
    ['firm2', 'auditor', 'Quel organe de révision le second a-t-il désigné ?'],
    ['firm', 'auditor', 'Et le premier ?'],
    ['both', 'path', "Peut-on remonter de l'un à l'autre par des personnes interposées ?"],
    ['firm', 'legalForm+foundedOn', 'Sous quelle forme juridique {firm} est-elle constituée, et de quel jour date sa fondation ?'],
  ],
  [
    ['firm', 'joined', "J'aimerais savoir qui est arrivé chez {firm} en {year}."],
    ['firm', 'left', 'Et qui en est parti ?'],
    ['firm', 'left:nextYear', "Et l'année d'après, quels départs ?"],
    ['firm', 'no:firm', "Sait-on ce qui a poussé ces gens à s'en aller ?"],
    ['firm', 'officers:PRESIDENT', "Je comprends, ce n'est pas écrit. À qui la présidence a-t-elle été confiée ?"],
    ['firm2', 'officers:PRESIDENT', 'Et chez {firm2} ?'],
  ],
  [
    ['person', 'personFirms', 'Je rédige un portrait de {person}. Dans quelles entreprises le registre fait-il mention de lui ?'],
    ['person', 'no:person', 'Quelles études a-t-il faites ?'],
    ['person', 'personSince', 'Dommage. Et chez {firm}, depuis quelle date le trouve-t-on ?'],
    ['firm', 'purpose+seat', "Cette société, que s'est-elle fixé comme but, et dans quelle commune est-elle établie ?"],
    ['firm2', 'purpose', 'Quel est celui de {firm2}, je parle du but ?'],
    ['both', 'shared', "Retrouve-t-on quelqu'un à la fois dans les deux ?"],
  ],
  [
    ['homonym', 'homonym', "Je voudrais situer {homonym}, dont on m'a parlé hier."],
    ['pick2', 'personFirms', "C'est la deuxième personne qui m'intéresse : où exerce-t-elle des fonctions ?"],
    ['pick1', 'personFirms', 'Pardon, je pensais à la première. Quelles sont ses sociétés, à elle ?'],
    ['firm', 'address', "Parfait. Il me manque encore l'adresse de {firm}."],
    ['firm2', 'address', 'Celle de {firm2} également.'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Entre quels associés les parts de {firm} sont-elles réparties ?'],
    ['firm2', 'officers:PARTNERS', 'Et celles de {firm2} ?'],
    ['firm', 'officers:MANAGERS', 'Revenons un instant à la première société : à quels gérants est-elle confiée ?'],
    ['firm2', 'capital', 'Quant à {firm2}, de quel capital a-t-elle été dotée ?'],
    ['firm', 'capital', "Et l'autre ?"],
    ['firm', 'none:BANKRUPTCY', 'A-t-elle jamais été mise en faillite ?'],
  ],
  [
    ['firm', 'officers:FOUNDATION', "Ma mère songe à faire un don à {firm}. Quels noms compte son conseil de fondation ?"],
    ['firm', 'purpose', 'À quoi doit-elle consacrer ses moyens ?'],
    ['firm', 'seatAsOf', 'Cela lui plaira. Où cette fondation avait-elle son siège le {day} ?'],
    ['firm', 'seat', 'Et maintenant ?'],
    ['firm', 'signatories', "Enfin, lesquels de ses représentants ont la signature, et de quelle manière ?"],
  ],
];
