import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'auditorAsOf', "Bonjour, je prépare un avis de droit. Qui révisait les comptes de {firm} au {day} ?"],
    ['firm', 'auditor', "Et ça a changé depuis ? Je veux dire, l'organe de révision actuel, c'est qui ?"],
    ['firm2', 'auditor', 'Celui de {firm2} ?'],
    ['firm', 'officersAsOf:BOARD', 'Bien noté. À la date que je vous ai donnée au départ, qui composait le conseil de la première ?'],
    ['person', 'personSince', "{person} figure toujours chez {firm}, sauf erreur de ma part. Depuis quand ?"],
    ['firm2', 'address', "Parfait. L'adresse de l'autre société, et je vous laisse tranquille."],
  ],
  [
    ['both', 'shared', "Salut ! J'enquête sur un petit monde très fermé : qui est inscrit à la fois chez {firm} et chez {firm2} ?"],
    ['person', 'personFirms', 'Tiens donc. Et le nom de {person}, il sort dans quelles sociétés ?'],
    ['person', 'no:person', 'Elle a quel âge, cette personne ?'],
    ['firm', 'signatories:SOLE', "Bon, l'âge on s'en passera. Dans la première boîte que j'ai citée, qui peut signer sans personne d'autre ?"],
    ['firm2', 'signatories:SOLE', 'Dans la seconde ?'],
    ['both', 'capital+capital:firm2', 'Génial. Pour mon encadré, le capital des deux svp'],
  ],
  [
    ['firm', 'joined', 'Qui est arrivé chez {firm} en {year} ?'],
    ['firm2', 'joined', 'Même année, mais {firm2}.'],
    ['firm', 'joined:nextYear', "Revenons à la première. L'année d'après, des arrivées ? Lesquelles ?"],
    ['firm2', 'joined:nextYear', "Et du côté de l'autre, cette année-là ?"],
    ['person', 'personRole', "C'est limpide, merci. Il me manque {person} : quelle fonction au sein de {firm} ?"],
    ['firm', 'purpose', 'Au fait, elle est censée faire quoi, cette société ?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Compliance, banque privée. La présidence de {firm}, qui ?'],
    ['firm2', 'officers:PRESIDENT', '{firm2}, pareil'],
    ['homonym', 'homonym', "Hmm, ce n'est pas ce que dit ma fiche. J'y lis {homonym}. C'est qui ?"],
    ['pick1', 'personFirms', 'Prenons la première ligne. Ses mandats ?'],
    ['pick2', 'personFirms', 'Non pardon, la deuxième !'],
    ['firm', 'timeline', "OK merci bcp. Retour à la société du début : qu'est-ce que la FOSC a publié sur elle, dans l'ordre ?"],
  ],
  [
    ['firm', 'officers:PARTNERS', "Maître m'a demandé la liste des associés de {firm}, avec les parts de chacun."],
    ['firm', 'officers:MANAGERS', 'Et les gérants ?'],
    ['firm2', 'officers:PARTNERS+officers:MANAGERS', 'Pour {firm2} : qui sont les associés, et puis qui gère ?'],
    ['firm', 'no:firm', "La première, elle paie ses gens à l'heure, d'après vous ?"],
    ['person', 'personSince', "Oui bon, question bête, je retire. {person} est dans {firm} depuis quelle date ?"],
    ['person', 'personFirms', 'Et sinon, on retrouve cette personne dans quelles sociétés ?'],
  ],
  [
    ['person', 'personRole', "Bonsoir, j'aimerais savoir à quel titre {person} figure chez {firm}."],
    ['firm', 'status', 'Elle existe toujours au moins, cette entreprise ?'],
    ['firm2', 'status', "Et {firm2} ? On m'en a dit pis que pendre."],
    ['firm2', 'none:BANKRUPTCY', 'Jamais de faillite prononcée ?'],
    ['firm', 'capital+foundedOn', "Ouf, me voilà rassurée. Sur celle d'avant : le capital, et tant que j'y suis, la date de fondation."],
    ['person', 'personSince', 'La personne dont je vous parlais au tout début, elle y est depuis quand ?'],
  ],
  [
    ['firm', 'seatAsOf', 'Dans quelle commune {firm} avait-elle son siège le {day} ?'],
    ['firm', 'seat', 'Et maintenant ?'],
    ['firm2', 'seat', "D'accord, c'est une histoire de for, vous comprenez. {firm2} a son siège où ?"],
    ['person', 'personFirms', 'Je saute du coq à l’âne : {person}, dans quelles entreprises ?'],
    ['firm', 'officersAsOf:PRESIDENT', "Et qui présidait la société citée en premier, au jour que j'indiquais ?"],
  ],
  [
    ['firm', 'ghost:address', 'Bonjour, je cherche adresse de {ghost} merci'],
    ['firm', 'address', "Ah pardon je me suis trompé de nom, c'est {firm} que je voulais !"],
    ['firm2', 'address', 'Aussi {firm2}'],
    ['person', 'personRole', "Merci beaucoup c'est gentil. Chez {firm}, {person} a quel fonction svp ?"],
    ['firm2', 'legalForm', "Le deuxième entreprise, c'est une SA, une Sàrl, ou quoi ?"],
    ['firm', 'legalForm', 'le premier aussi'],
  ],
];
