import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const french: ConversationWording[] = [
  [
    ['firm', 'officers:FOUNDATION', "Bonjour, je tiens le secrétariat d'une paroisse et notre pasteure aimerait savoir qui siège au conseil de fondation de {firm}."],
    ['person', 'personRole', '{person}, tiens, ce nom me parle. Elle y fait quoi au juste ?'],
    ['person', 'personSince', 'Depuis quelle date ?'],
    ['person', 'personFirms', "On la retrouve ailleurs, dans d'autres entités ?"],
    ['firm', 'purpose+auditor', "C'est très aimable à vous. Pour en revenir à la fondation : quel est son but, et qui révise ses comptes ?"],
  ],
  [
    ['firm', 'auditor', '{firm} : réviseur ?'],
    ['firm2', 'auditor', 'idem {firm2}'],
    ['firm', 'signatories:SOLE', 'Retour à la première svp. Qui peut y signer tout seul, sans personne à côté ?'],
    ['firm2', 'foundedOn', 'La deuxième, elle remonte à quand ?'],
    ['firm', 'foundedOn', "Et l'autre ?"],
    ['firm2', 'none:LIQUIDATOR', "Ma cheffe demande encore si {firm2} a un liquidateur d'inscrit, elle a entendu des bruits."],
  ],
  [
    ['homonym', 'homonym', "Alors voilà, un certain {homonym} veut me louer un appart, et j'aimerais voir à qui j'ai affaire."],
    ['pick2', 'personFirms', 'Hou là, il y en a du monde. Je dirais le deuxième ; il est dans quelles sociétés ?'],
    ['pick2', 'no:person', 'Il est bon payeur, à votre avis ?'],
    ['pick1', 'personFirms', 'Ah mais non, au temps pour moi, je parlais du premier de votre liste. Ses sociétés à lui ?'],
    ['firm', 'address', "{firm}, c'est le nom qu'il y a sur le bail. L'adresse complète ?"],
  ],
  [
    ['both', 'status+status:firm2', '{firm} et {firm2}, elles tiennent encore debout toutes les deux ou il y en a une de radiée ?'],
    ['both', 'path', "Peut-on remonter de l'une à l'autre par des personnes, et par lesquelles ?"],
    ['firm2', 'timeline', "Joli. Déroulez-moi donc tout l'historique de la seconde."],
    ['firm', 'no:firm', "Et la première, elle fait des bénéfices ?"],
    ['firm', 'officers:PRESIDENT', 'Je me doutais de la réponse. Qui la préside ?'],
  ],
  [
    ['firm', 'knownOn:BOARD', "Pour les besoins de la procédure : à s'en tenir aux seules publications parues jusqu'au {day}, qui composait le conseil d'administration de {firm} ?"],
    ['firm', 'officersAsOf:BOARD', "Et qui en faisait effectivement partie ce jour-là, publications tardives comprises ?"],
    ['firm', 'auditorAsOf', "À cette même date, l'organe de révision ?"],
    ['firm', 'seatAsOf', 'Le siège, toujours à la date en question ?'],
    ['firm', 'seat', 'Et à présent ?'],
  ],
  [
    ['firm', 'officers:OWNER', 'salut mon père veut savoir à qui est {firm}, une raison individuelle à ce qui parait'],
    ['firm', 'address', 'ok cool et la rue, le numéro ?'],
    ['firm', 'no:firm', 'ils prennent des apprentis tu crois'],
    ['firm2', 'officers:ALL', '{firm2} sinon. y a qui dedans et ils sont quoi'],
    ['firm2', 'purpose+address+legalForm', "et vas-y d'un coup : ce qu'ils font, où c'est, et si c'est une sàrl une sa ou quoi"],
  ],
  [
    ['firm', 'joined', "J'écris un papier sur {firm}. Qui y est entré en {year} ?"],
    ['firm', 'joined:nextYear', "Et un an plus tard ?"],
    ['firm', 'left:nextYear', "Les partants, cette année-là ?"],
    ['firm2', 'left:nextYear', '{firm2}, même année : qui en est sorti ?'],
    ['firm2', 'signatories', "Ça se vide, dites donc. Ceux qui restent, comment signent-ils ?"],
    ['firm', 'officers:BOARD', "Mon rédacteur en chef insiste sur la première : son conseil d'administration aujourd'hui ?"],
  ],
  [
    ['firm', 'officers:MANAGERS', "ouais bonjour, c'est pour une facture qui traîne, le gérant de {firm} c'est qui"],
    ['firm', 'officers:PARTNERS', 'et les associés avec combien de parts chacun'],
    ['firm2', 'officers:MANAGERS+capital+address', "pardon je me suis gouré de boîte, non, c'est {firm2} qui me doit les sous. gérants, capital et adresse svp"],
    ['firm2', 'no:firm', 'un numéro de téléphone vous avez ?'],
    ['firm2', 'status', 'tant pis. elle est pas en liquidation au moins ?'],
  ],
  [
    ['firm', 'misspelt:seat', "Bonjour Madame, la maison {typo}, si je l'écris juste, elle a son siège dans quelle commune ?"],
    ['firm', 'formerNames', "C'est bien celle-là, mon épouse y a travaillé. Sous quels noms l'a-t-on connue autrefois ?"],
    ['firm2', 'none:BRANCHES', '{firm2}, maintenant. Des succursales ?'],
    ['firm', 'foundedOn', "Non non, je voulais dire l'autre, celle de mon épouse. Elle a été fondée quand ?"],
    ['firm2', 'capital', "Parfait, ça joue. Et le capital de celle d'après, pour que mon gendre me laisse tranquille ?"],
  ],
  [
    ['byId', 'legalForm', "La société que j'ai là sous les yeux, c'est quelle forme juridique ?"],
    ['firm', 'count:FOUNDED:0106', 'Tant que j’y suis, combien de SA ont vu le jour en {year} ?'],
    ['firm', 'count:FOUNDED:0106:nextYear', "Un an après ?"],
    ['firm', 'ranking:PERSONS', 'Mon collègue a parié une fondue là-dessus : qui cumule le plus de mandats de tout le registre ?'],
    ['byId', 'signatories', 'Il a perdu. Je reprends la société de ma page : qui signe, et comment ?'],
  ],
];
