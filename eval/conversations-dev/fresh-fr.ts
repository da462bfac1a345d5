import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'status', 'Bonjour, je suis créancière de {firm}. Est-elle encore active ?'],
    ['firm', 'address', 'Où puis-je lui envoyer une mise en demeure ?'],
    ['firm', 'officers:PRESIDENT', 'Qui préside le conseil ?'],
    ['firm', 'no:firm', 'A-t-elle des dettes ?'],
    ['firm', 'capital', "D'accord. Et le capital inscrit ?"],
  ],
  [
    ['both', 'path', '{firm} et {firm2}, quel lien entre les deux ?'],
    ['firm2', 'address', 'Adresse de {firm2} ?'],
    ['firm2', 'purpose', 'Elle fait quoi ?'],
    ['firm', 'purpose', 'Et {firm} ?'],
  ],
  [
    ['homonym', 'homonym', 'Je voudrais des renseignements sur {homonym}.'],
    ['pick2', 'personFirms', 'La deuxième personne de la liste : dans quelles sociétés ?'],
    ['pick1', 'personFirms', 'Et la première ?'],
  ],
  [
    ['firm', 'officers:BOARD', 'composition du ca de {firm}'],
    ['firm', 'officersAsOf:BOARD', 'et le {date}'],
    ['firm', 'signatories:SOLE', 'aujourd’hui qui signe seul'],
    ['firm', 'auditor', 'réviseur ?'],
  ],
  [
    ['firm', 'personRole', '{person}, quelle fonction chez {firm} ?'],
    ['person', 'personFirms', 'A-t-il ou elle des mandats ailleurs ? Lesquels ?'],
    ['firm', 'seat', 'Le siège de {firm}, déjà ?'],
    ['firm', 'legalForm', 'Forme juridique ?'],
  ],
  [
    ['firm', 'left', 'Qui a quitté le navire chez {firm} en {year} ?'],
    ['firm', 'joined', 'Qui est arrivé ?'],
    ['firm', 'officers:ALL', 'Bref, qui est inscrit à ce jour, et à quel titre ?'],
    ['firm', 'no:firm', 'Quel salaire touchent ces gens ?'],
  ],
  [
    ['byId', 'seat', 'Siège de cette société ?'],
    ['byId', 'auditor', 'Organe de révision ?'],
    ['byId', 'signatories', 'Qui peut signer, et comment ?'],
    ['byId', 'foundedOn', 'Fondée quand ?'],
  ],
  [
    ['firm', 'bankruptcyPublished', 'Quand la FOSC a-t-elle publié la faillite de {firm} ?'],
    ['firm', 'bankruptcyLegal', 'Et le jugement, de quel jour ?'],
    ['firm', 'timeline', 'Tout son historique, dans l’ordre.'],
  ],
];
