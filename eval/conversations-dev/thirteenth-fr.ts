import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'officers:PARTNERS+officers:MANAGERS', "Ma grand-tante m'a laissé des parts de {firm}, me voilà bien étonnée. Qui sont les associés, et qui sont les gérants ?"],
    ['firm', 'no:firm', "D'accord. Et ça rapporte combien par an, des parts comme les miennes ?"],
    ['firm', 'capital', 'Tant pis. Dites-moi au moins à combien se monte le capital.'],
    ['firm', 'count:FOUNDED:0107', 'Mon cousin prétend que tout le monde monte sa Sàrl de nos jours. Combien en a-t-on fondé en {year} ?'],
    ['firm', 'signatories', "Eh bien ! Pour revenir à mon héritage, qui peut signer au nom de la société, et de quelle manière ?"],
    ['firm', 'address', "J'aimerais leur envoyer un petit mot, à quelle adresse ?"],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', "En rangeant le grenier, je suis tombé sur un journal du {day} qui parle de {firm}. Qui présidait le conseil d'administration ce jour-là ?"],
    ['firm', 'officersAsOf:BOARD', 'Ce serait amusant de tous les retrouver. Qui siégeait au conseil à cette même date, au complet ?'],
    ['firm2', 'officersAsOf:BOARD', "L'article cite aussi {firm2}. Qui était à son conseil d'administration, toujours le jour du journal ?"],
    ['firm', 'ranking:PERSONS', 'Une curiosité au passage : quelle personne cumule le plus de mandats dans tout le registre ?'],
    ['firm', 'officers:PRESIDENT', "Incroyable. Et la première société de mon journal, qui préside son conseil aujourd'hui ?"],
    ['firm2', 'officers:PRESIDENT', 'Et la seconde ?'],
  ],
  [
    ['person', 'personFirms', "Hier soir à table on n'a parlé que de {person}, et je n'ai pas osé demander qui c'était. Dans quelles sociétés cette personne est-elle inscrite ?"],
    ['person', 'personRole', "Ah, {firm}, c'est là que mon voisin travaille ! Et notre personne, elle y est inscrite à quel titre ?"],
    ['person', 'personSince', 'Depuis quand ?'],
    ['firm2', 'seat', "Merci, me voilà moins bête. Au dessert il a aussi été question de {firm2}, c'est dans quelle commune ?"],
    ['firm', 'no:firm', 'Ah oui. Et chez mon voisin, je veux dire là où il travaille, est-ce que les gens sont bien traités ?'],
    ['firm', 'purpose+seat', "Je m'en doutais un peu. Alors, de cette société-là, quel est le but et où est le siège ?"],
  ],
  [
    ['homonym', 'homonym', "Notre prof de droit a parlé de {homonym} pendant le cours. Vous pouvez me dire de qui il s'agit ?"],
    ['pick2', 'personFirms', 'Ah, je ne pensais pas que ce serait si compliqué. Ce doit être la deuxième personne, dans quelles sociétés figure-t-elle ?'],
    ['firm', 'purpose', "Ça se pourrait bien. Il a aussi pris {firm} comme exemple, quel est son but ?"],
    ['firm', 'foundedOn', 'Et elle a été fondée quand ?'],
    ['pick1', 'personFirms', 'Je repense à votre liste de tout à l\'heure : la première personne, elle, où est-elle inscrite ?'],
    ['pick1', 'no:person', 'Savez-vous si elle a étudié à Fribourg comme moi ?'],
  ],
  [
    ['firm', 'officers:BOARD', "Bonjour, je vais louer une chambre d'étudiante et le bail est établi par {firm}. Qui est au conseil d'administration ?"],
    ['firm2', 'officers:BOARD', "Oh pardon, j'ai mal lu, je voulais dire {firm2}. Là, qui est au conseil ?"],
    ['both', 'path', "Maman trouve bizarre qu'il y ait deux noms sur le papier. Quel lien y a-t-il entre ces deux sociétés ?"],
    ['firm', 'ghost:address', 'La garantie de loyer serait chez {ghost}. Vous avez leur adresse ?'],
    ['firm2', 'signatories:SOLE', 'Bon, je redemanderai le nom. Chez ma vraie bailleresse, la deuxième, qui a le droit de signer seul ?'],
    ['both', 'address+address:firm2', "Maman veut aller voir sur place les deux maisons du bail. Quelles sont leurs adresses, à l'une et à l'autre ?"],
  ],
  [
    ['firm', 'status', "J'ai encore un bon cadeau de {firm}, reçu à Noël. Est-ce que la boutique existe toujours ?"],
    ['firm', 'bankruptcyLegal', 'Ah zut, moi qui voulais une théière. La faillite a été ouverte quel jour ?'],
    ['firm', 'bankruptcyPublished', 'Et publiée ?'],
    ['firm', 'count:BANKRUPTCY', "Les temps sont durs pour le petit commerce. Combien de faillites y a-t-il eu en {year}, toutes maisons confondues ?"],
    ['firm', 'count:BANKRUPTCY:nextYear', "Et l'année d'après ?"],
    ['firm', 'address', 'Ça fait réfléchir. Pour en revenir à mon bon cadeau, à quelle adresse cette boutique est-elle inscrite ?'],
  ],
  [
    ['firm', 'joined', "On me propose un stage chez {firm} et je me renseigne un peu avant de dire oui. Qui y est arrivé en {year} ?"],
    ['firm', 'left', 'Et qui en est parti, cette année-là ?'],
    ['firm', 'left:nextYear', 'Et un an plus tard ?'],
    ['firm2', 'left:nextYear', "J'ai aussi une offre de {firm2}, le choix est difficile. Qui en est parti, là encore cette année d'après ?"],
    ['firm', 'no:firm', 'Merci. Chez les premiers, on gagne combien comme stagiaire ?'],
    ['firm', 'purpose+auditor', 'Je leur demanderai, alors. Quel est leur but inscrit, et qui révise leurs comptes ?'],
  ],
  [
    ['firm', 'officers:FOUNDATION', "Bonjour, j'habite en Suisse depuis six mois et j'apprends le français. La dame de la bibliothèque m'a parlé de {firm}. Qui est dans le conseil de fondation ?"],
    ['firm', 'purpose', "Merci, c'est gentil. Et pour quoi elle est faite, cette fondation ?"],
    ['person', 'personFirms', 'Je crois que la dame a dit aussi le nom de {person}. Cette personne est dans quelles sociétés ?'],
    ['person', 'no:person', 'Est-ce que elle parle un peu espagnol, cette personne ?'],
    ['firm', 'auditor', 'Pas grave, je vais essayer en français. Qui contrôle les comptes de la fondation ?'],
  ],
];
