import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  // A journalist compares two houses, in detail
  [
    ['firm', 'officers:BOARD', "Bonjour, je travaille sur {firm}. Qui est au conseil d'administration ?"],
    ['firm', 'officers:PRESIDENT', "Présidé par qui ?"],
    ['both', 'shared', "Y a-t-il quelqu'un de {firm} qu'on retrouve chez {firm2} ?"],
    ['firm2', 'address', "Et cette dernière, {firm2}, elle est où ?"],
    ['firm2', 'foundedOn', "Créée quand ?"],
    ['firm', 'foundedOn', "Et {firm} ?"],
  ],
  // A bank employee goes from the auditor of today to that of another day
  [
    ['firm', 'auditor', "cliente {firm}, organe de révision svp"],
    ['firm', 'auditorAsOf', "et au {date} ?"],
    ['firm', 'seat', "siège ?"],
    ['firm', 'capital', "capital inscrit ?"],
    ['firm', 'signatories', "qui signe et comment"],
    ['firm', 'no:firm', "taux d'imposition ?"],
  ],
  // An avocat with one person
  [
    ['person', 'personRole', "Quelle est la fonction de {person} auprès de {firm} ?"],
    ['person', 'personSince', "De quand date cette inscription ?"],
    ['person', 'personFirms', "D'autres mandats, cette personne ? Chez qui ?"],
    ['firm', 'auditor', "Revenons à {firm} : qui en révise les comptes ?"],
    ['firm', 'address', "Et son domicile légal ?"],
    ['firm', 'no:firm', "A-t-elle déjà été condamnée ?"],
  ],
  // Somebody corrects the name
  [
    ['firm', 'legalForm', "Quelle forme juridique pour {firm} ?"],
    ['firm2', 'legalForm', "Oh pardon, je me suis trompée de fiche, c'est {firm2} que je voulais."],
    ['firm2', 'address', "L'adresse avec."],
    ['firm2', 'auditor', "Et ses comptes, révisés par qui ?"],
    ['firm', 'address', "Tant que j'y suis, l'adresse de {firm} quand même."],
  ],
  // A creditor
  [
    ['firm', 'status', "{firm} ne répond plus à mes rappels. Où en est cette société ?"],
    ['firm', 'bankruptcyLegal', "Le tribunal a prononcé cette faillite quel jour ?"],
    ['firm', 'bankruptcyPublished', "Et publiée à la FOSC ?"],
    ['firm', 'seat', "Son siège se trouvait dans quelle commune ?"],
    ['firm', 'timeline', "Déroulez-moi toutes les inscriptions, dans l'ordre."],
  ],
  // The year is carried
  [
    ['firm', 'left', "Qui est parti de {firm} en {year} ?"],
    ['firm', 'joined', "Et les arrivées, cette année-là ?"],
    ['firm', 'officers:ALL', "Aujourd'hui, qui est inscrit, avec la fonction ?"],
    ['firm2', 'auditor', "Changeons : l'organe de révision de {firm2} ?"],
    ['firm2', 'address', "Adresse ?"],
    ['firm', 'auditor', "Retour à {firm} : son organe de révision à elle ?"],
  ],
  // One of several of the same name
  [
    ['homonym', 'homonym', "Je dois identifier {homonym}."],
    ['pick1', 'personFirms', "Prenons la première personne : elle est dans quelles sociétés ?"],
    ['pick2', 'personFirms', "Et la deuxième ?"],
    ['firm', 'officers:ALL', "D'accord. Maintenant {firm}, toutes les personnes inscrites avec leur fonction."],
    ['firm', 'auditor', "Qui révise ?"],
    ['firm', 'address', "Et c'est où ?"],
  ],
  // A day is carried through a boardroom
  [
    ['firm', 'officersAsOf:BOARD', "Au {day}, qui siégeait au conseil de {firm} ?"],
    ['firm', 'officersAsOf:PRESIDENT', "Et qui le présidait à cette date ?"],
    ['firm', 'officers:PRESIDENT', "Et à présent, qui préside ?"],
    ['firm', 'signatories', "Qui a la signature, et de quelle sorte ?"],
    ['firm', 'purpose', "Dernière chose, son but."],
  ],
];
