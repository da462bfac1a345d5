import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'legalForm+capital', "Étude de notaires, bonjour. Je relis une promesse de vente au nom de {firm} : il me faudrait sa forme juridique et son capital."],
    ['person', 'personRole', "La comparante serait {person}. À quel titre est-elle inscrite là-bas ?"],
    ['person', 'personSince', "Et depuis quand l'est-elle ?"],
    ['firm', 'signatories', "Parfait, ça colle avec l'acte. Côté société maintenant, qui signe, et selon quel mode ?"],
    ['firm', 'signatories:SOLE', 'Qui parmi eux tout seul ?'],
  ],
  [
    ['firm', 'officers:BOARD', "Je suis à l'association de défense des locataires, j'ai deux baux sous les yeux. Le premier : {firm}. Qui siège au conseil d'administration ?"],
    ['firm2', 'officers:BOARD', "Le deuxième bail, c'est {firm2}. Son conseil ?"],
    ['firm', 'address', "Tiens donc. Pour le premier bail, j'envoie la recommandée où ?"],
    ['firm2', 'no:firm', 'Et sur le second, ils touchent combien de loyers par année, à peu près ?'],
    ['firm2', 'address', 'Tant pis. Son adresse alors.'],
    ['firm', 'foundedOn', "Une dernière sur la bailleresse du premier, elle existe depuis quelle date ?"],
  ],
  [
    ['firm', 'byNumber:status', "Sur la réquisition de poursuite on m'a juste mis {number}. Cette entreprise est-elle toujours active ?"],
    ['firm', 'none:LIQUIDATOR', 'Un liquidateur a été désigné ? Lequel ?'],
    ['firm', 'address', 'Ah bon, alors je notifie à quelle adresse ?'],
    ['firm2', 'status', "Dossier suivant sur la pile, {firm2}. Radiée, en liquidation, ou bien tout roule ?"],
    ['firm2', 'address', 'Même chose, on notifie où ?'],
  ],
  [
    ['firm', 'left:BOARD', "Je prépare un papier pour ma cheffe de rubrique. Quels administrateurs ont quitté {firm} en {year} ?"],
    ['firm', 'joined:BOARD', 'Et les arrivées au conseil, la même année ?'],
    ['firm', 'left:BOARD:nextYear', "Douze mois plus tard, c'est-à-dire l'année d'après, qui a encore claqué la porte du conseil ?"],
    ['firm', 'no:firm', 'On sait pourquoi ils sont partis ?'],
    ['firm', 'officers:PRESIDENT', "Ça m'aurait étonnée. Bon, qui préside aujourd'hui ?"],
    ['firm', 'timeline', "Et mets-moi toutes les publications la concernant, de la plus vieille à la plus récente stp"],
  ],
  [
    ['homonym', 'homonym', "RH ici. Un candidat, {homonym}, n'a pas mentionné d'activité accessoire dans son dossier. Il figure dans quelles sociétés ?"],
    ['pick1', 'personFirms', 'Prenons le premier.'],
    ['pick1', 'no:person', "Est-ce qu'il est marié ?"],
    ['pick2', 'personFirms', "Non attendez, je me suis trompée de commune, c'est le deuxième de la liste qu'il me faut."],
    ['firm', 'purpose', "D'accord. Il vient de chez {firm} selon son CV, elle fait quoi, cette maison ?"],
    ['firm', 'seat', 'Basée où ?'],
  ],
  [
    ['both', 'capital+capital:firm2', "Demande de crédit, deux débitrices solidaires : {firm} et {firm2}. Elles ont combien de capital chacune ?"],
    ['both', 'path', "Le conseiller prétend qu'elles sont liées. Par qui, par quoi ?"],
    ['firm2', 'foundedOn', 'La seconde, fondée quand ?'],
    ['firm', 'foundedOn', 'Et la première ?'],
    ['firm', 'auditor+signatories', "Je reste sur celle-là, pour le formulaire : l'organe de révision et les personnes autorisées à signer."],
  ],
  [
    ['firm', 'misspelt:officers:MANAGERS', "bonjour j'arrive pas bien à lire l'en-tête du courrier, je crois c'est {typo}, c'est qui les gérants svp"],
    ['firm', 'officers:PARTNERS', 'ok et les associés, avec leurs parts'],
    ['firm', 'seat', 'siège ?'],
    ['firm2', 'officers:PARTNERS', "dans l'annexe ils parlent aussi de {firm2}, mêmes infos sur les associés"],
    ['firm', 'formerNames', "ah et celle de l'en-tête, elle avait pas un autre nom avant ?"],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', "J'ai un contrat daté du {day} dans le classeur. Qui présidait le conseil de {firm} à ce moment-là ?"],
    ['firm', 'officersAsOf:BOARD', "Et les autres, enfin tout le conseil à cette date ?"],
    ['firm', 'auditorAsOf', 'Le réviseur, toujours ce jour-là ?'],
    ['firm', 'auditor', "C'est bien ce que dit le contrat. Et maintenant, qui contrôle leurs comptes ?"],
    ['firm2', 'auditor', "L'autre partie au contrat est {firm2}. Le réviseur chez elle ?"],
    ['both', 'seat+seat:firm2', 'Pour septante et une pages de paperasse, je me contente de ça : le siège des deux.'],
  ],
];
