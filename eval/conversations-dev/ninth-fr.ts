import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'auditor', "Allô oui bonjour, je tiens une épicerie, je voudrais savoir, {firm}, c'est qui leur organe de révision ?"],
    ['firm', 'auditorAsOf', "Et au {day}, c'était qui ?"],
    ['firm', 'officersAsOf:BOARD', "Et au conseil d'administration, ce jour-là, il y avait qui ?"],
    ['firm', 'purpose', "Ah bon, je ne connais pas. Ils font quoi au juste, eux, chez qui je commande ?"],
    ['firm2', 'purpose', 'Et {firm2} ?'],
    ['firm2', 'auditor', "Là-bas, qui est-ce qui contrôle les comptes ?"],
  ],
  [
    ['firm', 'seat', "Dans quelle commune elle est, {firm} ?"],
    ['firm2', 'seat', 'pis {firm2} ?'],
    ['firm2', 'legalForm', "C'est une SA, une Sàrl, c'est quoi ?"],
    ['firm', 'legalForm', "Et l'autre ?"],
    ['firm2', 'foundedOn', 'Ok. Je reviens à {firm2}, ça date de quand ?'],
    ['firm', 'foundedOn', "Et celle d'avant, elle date de quand ?"],
  ],
  [
    ['firm', 'personRole', "slt, {person} c'est quoi sa fonction chez {firm} ?"],
    ['person', 'personSince', "depuis quand"],
    ['person', 'personFirms', "et sinon cette personne elle est dans quelles boîtes"],
    ['person', 'no:person', "t'as son natel ?"],
    ['firm', 'status', "bon tant pis lol. et la boîte elle existe toujours ?"],
    ['firm', 'officers:ALL', "y a qui d'autre d'inscrit là-bas ?"],
  ],
  [
    ['homonym', 'homonym', "Mon futur colocataire s'appelle {homonym}. On a quoi à ce nom ?"],
    ['pick2', 'personFirms', 'Le deuxième de la liste. Ses sociétés ?'],
    ['pick1', 'personFirms', "Non, je voulais dire le premier, excusez."],
    ['pick1', 'no:person', 'Il a des poursuites ?'],
    ['pick2', 'personFirms', "Dommage. Remontrez-moi les sociétés du deuxième, alors."],
  ],
  [
    ['firm', 'capital', "J'hésite entre deux garages pour ma voiture. {firm}, quel capital ?"],
    ['firm2', 'capital', "Pareil pour l'autre garage, {firm2}."],
    ['both', 'path', "Il y a un lien entre ces deux-là ? Lequel ?"],
    ['both', 'address+address:firm2', 'Je vais passer voir. Les deux adresses, svp.'],
    ['firm', 'signatories', "Merci bien. Et dans le premier, qui signe et comment ?"],
  ],
  [
    ['firm', 'left', 'Qui est parti de {firm} en {year} ?'],
    ['firm', 'left:nextYear', "Et l'année d'après ?"],
    ['firm', 'joined:nextYear', "Arrivés, cette même année ?"],
    ['firm', 'no:firm', "On sait pourquoi ils s'en vont tous ?"],
    ['firm', 'officers:PRESIDENT', "Bon, ça ne m'étonne pas trop. La présidence, c'est qui maintenant ?"],
    ['firm2', 'signatories:SOLE', 'Et chez {firm2}, qui peut signer tout seul ?'],
  ],
  [
    ['firm', 'misspelt:address', "adresse de {typo}"],
    ['firm2', 'address', "non pardon, c'est {firm2} que je cherchais"],
    ['firm2', 'foundedOn+capital', "créée quand, et combien de capital"],
    ['firm', 'status', "Finalement la première aussi m'intéresse. Toujours active ?"],
    ['firm', 'timeline', 'Tout ce qui a été publié sur elle ?'],
    ['firm2', 'status', "et l'autre, toujours active aussi ?"],
  ],
  [
    ['firm', 'officers:FOUNDATION', "Je suis trésorier d'un club de pétanque et {firm} nous a fait un don. Qui est-ce qui siège au conseil de fondation ?"],
    ['firm', 'purpose', "C'est gentil de leur part. Leur but, c'est quoi ?"],
    ['firm2', 'purpose+address', "Et {firm2}, quel but et à quelle adresse ?"],
    ['firm', 'address', "La fondation, elle, je lui écris où pour dire merci ?"],
    ['firm', 'auditor', 'Ses réviseurs ?'],
  ],
];
