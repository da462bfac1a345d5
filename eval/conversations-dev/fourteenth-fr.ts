import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'knownOn:BOARD', "Conformité, revue d'un dossier ancien. D'après les seules publications parues jusqu'au {day}, qui figurait comme administrateur de {firm} ?"],
    ['firm', 'auditorAsOf', "Organe de révision à cette même date ?"],
    ['firm', 'auditor', "Et aujourd'hui ?"],
    ['firm', 'ranking:AUDITORS', "Une parenthèse pour mon rapport : quel réviseur compte le plus de clients, tous cantons confondus ?"],
    ['firm', 'officers:PRESIDENT', "Je ferme la parenthèse. Dans la société que je passe en revue, à qui revient la présidence du conseil ?"],
  ],
  [
    ['both', 'seat+seat:firm2', "Étude de notaire, projet de fusion entre {firm} et {firm2} : dans quelle commune chacune a-t-elle son siège ?"],
    ['firm', 'signatories', "Commençons par l'absorbante, {firm}. Pouvoirs de signature, nom par nom."],
    ['firm2', 'signatories', "Idem pour l'absorbée, donc l'autre."],
    ['person', 'personRole', "L'acte sera signé par {person}. En quelle qualité inscrite chez {firm} ?"],
    ['person', 'personSince', 'Depuis quand, précisément ?'],
    ['firm2', 'foundedOn', "Parfait. Je retourne à {firm2} pour l'historique : constituée à quelle date ?"],
  ],
  [
    ['firm', 'bankruptcyLegal', "Rubrique économie, je recoupe une dépêche. À quelle date le tribunal a-t-il prononcé la faillite de {firm} ?"],
    ['firm', 'bankruptcyPublished', "La dépêche en donne une autre ; ce doit être la publication. Elle date de quand ?"],
    ['firm', 'count:BANKRUPTCY', "Voilà qui s'explique. Il me faut un chiffre de contexte : les faillites ouvertes en {year} dans le canton {ofCanton}, combien ?"],
    ['firm', 'count:BANKRUPTCY:nextYear', "Et l'année suivante ?"],
    ['firm', 'timeline', "Je reviens à ma faillie : toutes ses publications, dans l'ordre, avec les dates."],
  ],
  [
    ['firm', 'seat+capital', "Service crédit, limite fournisseur. Siège et capital de {firm}, s'il vous plaît."],
    ['firm2', 'seat+capital', "Même relevé pour la caution, {firm2}."],
    ['firm2', 'no:firm', "Et son chiffre d'affaires du dernier exercice ?"],
    ['firm', 'left', "Nous le demanderons au client. Côté débitrice principale, {firm}, quelles personnes ont été radiées en {year} ?"],
    ['firm', 'left:nextYear', 'Un an après ?'],
    ['firm2', 'left:nextYear', "Et chez la caution, cette année-là, des départs ?"],
  ],
  [
    ['homonym', 'homonym', "Gérance immobilière, dossier de candidature au nom de {homonym}. Combien sont-ils à le porter, et qui ?"],
    ['pick3', 'personFirms', "Je pense au troisième. Sociétés ?"],
    ['firm', 'address', "L'employeur indiqué sur le formulaire est {firm}. À quelle adresse le registre le situe-t-il ?"],
    ['pick1', 'personFirms', "Alors je me suis trompée de ligne : dans la liste des homonymes, je voulais le premier. Ses sociétés à lui ?"],
    ['pick1', 'no:person', 'Des poursuites à son nom ?'],
    ['firm', 'status', "Bien, je réclamerai l'attestation. Quant à l'employeur, est-il toujours actif ?"],
  ],
  [
    ['person', 'personFirms', "Secrétariat d'avocats, dossier urgent. Dans quelles sociétés {person} a-t-il ou a-t-elle un mandat inscrit ?"],
    ['firm', 'officers:MANAGERS', "C'est {firm} qui nous occupe. Qui en sont les gérants ?"],
    ['person', 'personSince', "Et la personne en question, depuis quelle date y est-elle inscrite ?"],
    ['firm2', 'address+auditor', "Ouvrez-moi aussi la partie adverse, {firm2} : adresse de notification, puis réviseur."],
    ['firm', 'officers:PARTNERS', "Merci. Nous revenons à notre Sàrl : les associés et leurs parts ?"],
  ],
  [
    ['firm', 'officers:FOUNDATION', "Marchés publics, contrôle des soumissionnaires. Membres du conseil de fondation de {firm} ?"],
    ['firm', 'purpose', 'But statutaire ?'],
    ['firm2', 'purpose', "L'autre soumissionnaire est {firm2}. Celui-ci, quel but ?"],
    ['firm2', 'no:firm', "A-t-il des références dans le secteur public ?"],
    ['firm', 'auditor', "Ce sera à lui de les produire. La fondation, qui la révise ?"],
    ['firm2', 'status', "Et son concurrent, est-il encore inscrit comme actif, ou en liquidation ?"],
  ],
  [
    ['byId', 'legalForm', "Entrée en relation, point 1 de la liste : forme juridique de l'entité affichée."],
    ['firm2', 'legalForm', "Point 1 aussi pour {firm2}, qui garantit le crédit."],
    ['firm2', 'capital', 'Point 2 : capital.'],
    ['byId', 'capital', "Non, là c'est ma faute, il me fallait le capital de l'entité affichée."],
    ['firm', 'count:FOUNDED:0107', "Noté. On me demande au passage une statistique : combien de Sàrl ont été créées en {year} ?"],
    ['byId', 'signatories', "Merci bien. Dernier point, toujours pour la fiche à l'écran : les personnes autorisées à signer, avec le mode."],
  ],
];
