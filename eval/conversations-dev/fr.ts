import type { ConversationWording } from '../wording.js';
import { french as fifth } from './fifth-fr.js';
import { french as sixth } from './sixth-fr.js';
import { french as seventh } from './seventh-fr.js';
import { french as eighth } from './eighth-fr.js';
import { french as ninth } from './ninth-fr.js';
import { french as tenth } from './tenth-fr.js';
import { french as fifteenth } from './fifteenth-fr.js';
import { french as sixteenth } from './sixteenth-fr.js';
import { french as seventeenth } from './seventeenth-fr.js';
import { french as eighteenth } from './eighteenth-fr.js';
import { french as nineteenth } from './nineteenth-fr.js';
import { french as twentieth } from './twentieth-fr.js';
import { french as twentyfirst } from './twentyfirst-fr.js';
import { french as twentythird } from './twentythird-fr.js';
import { french as twentysixth } from './twentysixth-fr.js';
import { french as twentyseventh } from './twentyseventh-fr.js';
import { french as twentyeighth } from './twentyeighth-fr.js';
import { french as twentyninth } from './twentyninth-fr.js';
import { french as fourteenth } from './fourteenth-fr.js';
import { french as thirteenth } from './thirteenth-fr.js';
import { french as thirtieth } from './thirtieth-fr.js';
import { french as twelfth } from './twelfth-fr.js';
import { french as eleventh } from './eleventh-fr.js';
import { french as first } from './first-fr.js';
import { french as former } from './former-fr.js';
import { french as fourth } from './fourth-fr.js';
import { french as fresh } from './fresh-fr.js';
import { french as late } from './late-fr.js';
import { french as more } from './more-fr.js';
import { french as second } from './second-fr.js';
import { french as strangers } from './strangers-fr.js';
import { french as third } from './third-fr.js';
import { french as turns } from './turns-fr.js';
import { french as voices } from './voices-fr.js';

export const french: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Bonjour, pourriez-vous me dire qui administre {firm} ?'],
    ['firm', 'officers:PRESIDENT', 'Et qui préside ?'],
    ['firm', 'signatories:SOLE', "Quelqu'un y signe-t-il individuellement ? Qui ?"],
    ['firm', 'address', "Merci. Reste l'adresse."],
  ],
  [
    ['firm', 'status', '{firm} existe encore ?'],
    ['firm', 'foundedOn', 'créée quand'],
    ['firm', 'capital', 'capital'],
    ['firm', 'legalForm', 'sa ou sàrl ?'],
    ['firm', 'auditor', 'et la fiduciaire qui révise'],
  ],
  [
    ['firm', 'purpose', 'Quel est le but de {firm} ?'],
    ['firm2', 'purpose', 'Et celui de {firm2} ?'],
    ['firm2', 'seat', 'Où cette dernière a-t-elle son siège ?'],
    ['firm', 'seat', 'Revenons à {firm} : son siège à elle ?'],
    ['firm', 'officers:ALL', 'Qui y est inscrit, et à quel titre ?'],
  ],
  [
    ['firm', 'address', 'Adresse de {firm} ?'],
    ['firm2', 'address', '{firm2} ?'],
    ['firm', 'auditor', 'Retour à la première : qui est son organe de révision ?'],
    ['firm', 'capital', 'Elle dispose de quel capital ?'],
  ],
  [
    ['firm', 'officers:ALL', 'Je vérifie un dossier : qui est inscrit chez {firm}, avec quelles fonctions ?'],
    ['person', 'personSince', '{person}, depuis quand dans cette société ?'],
    ['person', 'personFirms', "Cette personne a-t-elle d'autres mandats ? Lesquels ?"],
    ['firm', 'left', 'Pour en revenir à {firm}, qui en est parti en {year} ?'],
    ['firm', 'joined', 'Et cette année-là, qui est arrivé ?'],
    ['firm', 'seat', 'Enfin, la commune du siège ?'],
  ],
  [
    ['homonym', 'homonym', 'Que sait-on de {homonym} ?'],
    ['pick2', 'personFirms', "C'est la deuxième personne qui m'intéresse : ses sociétés ?"],
    ['pick1', 'personFirms', 'Et pour la première ?'],
  ],
  [
    ['homonym', 'homonym', 'mandats de {homonym} svp'],
    ['pick1', 'personFirms', 'le premier de la liste'],
    ['firm', 'purpose', 'Passons à {firm}. Elle fait quoi ?'],
    ['firm', 'address', 'et elle est où exactement'],
  ],
  [
    ['firm', 'capital', 'À combien se monte le capital de {firm} ?'],
    ['homonym', 'homonym', 'Connaissez-vous par ailleurs {homonym} ?'],
    ['pick2', 'personFirms', 'Je parle du numéro 2.'],
    ['firm', 'auditor', 'Bien. Retour à {firm} : qui la révise ?'],
  ],
  [
    ['byId', 'signatories', 'Qui a le pouvoir de signature ici, et de quel genre ?'],
    ['firm', 'address', "L'adresse de cette société ?"],
    ['firm2', 'address', 'Et {firm2}, elle se trouve où ?'],
    ['firm', 'purpose', 'Je reviens à {firm} : quel but poursuit-elle ?'],
  ],
  [
    ['byId', 'foundedOn', 'De quand date la fondation de cette société ?'],
    ['firm', 'capital', 'Avec quel capital ?'],
    ['person', 'personRole', 'Quelle est la fonction de {person} chez {firm} ?'],
    ['firm', 'auditor', "Et l'organe de révision de la société ?"],
  ],
  [
    ['both', 'shared', 'Y a-t-il des gens inscrits tant chez {firm} que chez {firm2} ? Qui ?'],
    ['firm', 'address', 'La première, elle est domiciliée où ?'],
    ['firm2', 'address', 'Et la seconde ?'],
    ['firm2', 'capital', 'Quel capital a-t-elle ?'],
  ],
  [
    ['both', 'path', "J'aimerais comprendre le lien entre {firm} et {firm2}."],
    ['firm2', 'purpose', 'Que fait la seconde des deux ?'],
    ['firm', 'purpose', "Et l'autre ?"],
    ['firm', 'seat', 'Son siège ?'],
  ],
  [
    ['firm', 'auditor', "Quel est l'organe de révision de {firm} ?"],
    ['firm', 'auditorAsOf', 'Et le {day}, qui était-ce ?'],
    ['firm', 'timeline', 'Faites-moi la chronologie de tout ce qui est inscrit à son sujet.'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Qui sont les gérants de {firm} ?'],
    ['firm', 'officers:PARTNERS', 'Et les associés ?'],
    ['firm', 'capital', 'Le capital social se monte à combien ?'],
    ['firm2', 'officers:ALL', 'Passons à {firm2}, qui y est inscrit et comme quoi ?'],
    ['firm', 'address', "Encore l'adresse de {firm}, s'il vous plaît."],
  ],
  [
    ['firm', 'branches', 'Quelles sont les succursales de {firm} ?'],
    ['firm', 'seat', 'Et le siège principal, dans quelle commune ?'],
    ['firm', 'legalForm', "Quelle forme juridique a l'entreprise ?"],
    ['firm2', 'legalForm', 'Par comparaison, et {firm2} ?'],
    ['firm2', 'status', 'Est-elle encore en activité ?'],
  ],
  ...former,
  ...more,
  ...voices,
  ...strangers,
  ...turns,
  ...late,
  ...fresh,
  ...first,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
  ...eighth,
  ...ninth,
  ...tenth,
  ...fifteenth,
  ...sixteenth,
  ...seventeenth,
  ...eighteenth,
  ...nineteenth,
  ...twentieth,
  ...twentyfirst,
  ...twentythird,
  ...twentysixth,
  ...twentyseventh,
  ...twentyeighth,
  ...twentyninth,
  ...thirtieth,
  ...fourteenth,
  ...thirteenth,
  ...twelfth,
  ...eleventh,
];
