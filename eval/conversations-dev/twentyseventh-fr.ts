import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'count:DELETED', "Dites-moi combien d'entreprises ont quitté le registre en {year} dans le canton {ofCanton}."],
    ['firm', 'count:FOUNDED', "Et combien y sont entrées, la même année ?"],
    ['firm', 'count:FOUNDED:nextYear', "Et un an après ?"],
    ['firm', 'count:FOUNDED:everywhere', "Et en {year} pour l'ensemble de la Suisse ?"],
  ],
  [
    ['firm', 'count:BANKRUPTCY:VD', "Il me faut le nombre de faillites vaudoises... enfin, du canton de Vaud, en {year}."],
    ['firm', 'count:BANKRUPTCY:GE', "Maintenant Genève."],
    ['firm', 'count:BANKRUPTCY:everywhere', "Et le total national ?"],
    ['firm', 'count:DELETED:everywhere', "Et les radiations, total national aussi ?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Qui occupe la présidence de {firm} ?"],
    ['person', 'personFirms', "Quelles autres sociétés sont liées à ce nom ?"],
    ['firm', 'address', "Pour revenir à {firm}, quelle est son adresse ?"],
    ['firm', 'legalForm', "Et son statut juridique : SA, Sàrl ?"],
  ],
  [
    ['person', 'personFirms', "J'ai reçu un appel de {person}. À quelles entreprises ce nom est-il rattaché ?"],
    ['firm', 'address', "L'une d'elles est {firm} : d'où opère-t-elle, avec la rue ?"],
    ['firm', 'purpose', "Et son but ?"],
    ['firm', 'auditor', "Y a-t-il un réviseur ? Lequel ?"],
  ],
  [
    ['firm', 'misspelt:status', "{typo} est toujours active ?"],
    ['firm', 'address', "sa rue ?"],
    ['firm', 'purpose', "elle fait dans quoi ?"],
    ['firm', 'timeline', "tout ce qui a été inscrit jusqu'ici"],
  ],
  [
    ['firm', 'byNumber:address', "Quelle adresse correspond à {number} ?"],
    ['firm', 'legalForm', "De quel type d'entité s'agit-il ?"],
    ['firm', 'auditor', "Son réviseur ?"],
    ['firm', 'auditorAsOf', "Et le réviseur au {date} ?"],
  ],
  [
    ['firm', 'branches', "Énumérez les localités où {firm} a une succursale."],
    ['firm', 'address', "Bien, et le siège, à quelle rue ?"],
    ['firm2', 'purpose', "Et {firm2}, que fait-elle ?"],
    ['firm', 'status', "Retour à {firm} : est-elle en activité ?"],
  ],
  [
    ['firm', 'officersAsOf:BOARD', "Je veux le conseil de {firm} tel qu'il était le {day}."],
    ['firm', 'auditorAsOf', "Plus l'organe de révision d'alors."],
    ['firm', 'address', "L'adresse d'aujourd'hui ?"],
    ['firm', 'officers:BOARD', "Et le conseil d'aujourd'hui ?"],
  ],
  [
    ['firm', 'ranking:OFFICERS', "Quelle société a plus d'inscrits que toutes les autres ?"],
    ['firm', 'ranking:PERSONS', "Quelle personne siège dans le plus de sociétés ?"],
    ['firm', 'ranking:AUDITORS', "Quel organe de révision a le plus de mandats ?"],
    ['firm', 'purpose', "Que fait {firm} ?"],
  ],
  [
    ['firm', 'officers:OWNER', "L'entreprise individuelle {firm}, qui est derrière ?"],
    ['person', 'personFirms', "Cette personne dirige-t-elle d'autres sociétés ?"],
    ['firm', 'address', "Et l'entreprise elle-même, {firm}, où est-elle ?"],
    ['firm', 'status', "Toujours inscrite ?"],
  ],
  [
    ['homonym', 'homonym', "Il y a plusieurs {homonym}, non ? Montrez-les-moi."],
    ['pick2', 'personFirms', "Les sociétés de la deuxième ?"],
    ['pick1', 'personFirms', "Et de la première ?"],
    ['firm', 'legalForm', "{firm}, au passage : quelle forme juridique ?"],
  ],
  [
    ['firm', 'purpose', "{firm} vit de quelle activité ?"],
    ['firm2', 'purpose', "Et {firm2} ?"],
    ['firm', 'address', "Adresse de la première ?"],
    ['firm2', 'address', "De la seconde ?"],
  ],
];
