import type { Phrases, When } from './types.js';

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const date = (day: string) =>
  `${Number(day.slice(8)) === 1 ? '1er' : Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

function when(time: When): string {
  if ('day' in time) return `au ${date(time.day)}`;
  if (time.first !== null && time.last !== null) return `du ${date(time.first)} au ${date(time.last)}`;
  if (time.first !== null) return `à partir du ${date(time.first)}`;
  return time.last === null ? 'sur toute la période' : `jusqu’au ${date(time.last)}`;
}

const listed = (words: readonly string[]) => new Intl.ListFormat('fr', { type: 'conjunction' }).format(words);

export const french: Phrases = {
  date,
  when,
  asKnown: (day) => `(selon ce qui était connu au ${day})`,
  allAsKnown: (day) => `Tout ce qui suit selon ce qui était connu au ${day}.`,
  board: { COMPANY: 'conseil d’administration', FOUNDATION: 'conseil de fondation', ASSOCIATION: 'comité', COOPERATIVE: 'administration', OTHER: 'organe suprême' },
  role(role, body) {
    switch (role) {
      case 'BOARD_PRESIDENT': return `${body} (présidence)`;
      case 'BOARD_VICE_PRESIDENT': return `${body} (vice-présidence)`;
      case 'BOARD_DELEGATE': return `${body} (délégation)`;
      case 'BOARD_MEMBER': return `${body} (membre)`;
      case 'SOLE_BOARD_MEMBER': return `${body} (membre unique)`;
      case 'BOARD_SECRETARY': return `${body} (secrétariat)`;
      case 'BOARD_TREASURER': return `${body} (trésorerie)`;
      case 'HONORARY_PRESIDENT': return 'présidence d’honneur';
      case 'MANAGERS_CHAIR': return 'gérance (présidence)';
      case 'MANAGER': return 'gérance';
      case 'MANAGEMENT_CHAIR': return 'direction (présidence)';
      case 'MANAGEMENT_MEMBER': return 'direction (membre)';
      case 'DIRECTOR': return 'direction';
      case 'DEPUTY_DIRECTOR': return 'direction adjointe';
      case 'VICE_DIRECTOR': return 'sous-direction';
      case 'PARTNER': return 'associé/e';
      case 'GENERAL_PARTNER': return 'associé/e indéfiniment responsable';
      case 'LIMITED_PARTNER': return 'commanditaire';
      case 'OWNER': return 'titulaire';
      case 'BRANCH_MANAGER': return 'direction de la succursale';
      case 'REPRESENTATIVE': return 'représentation';
      case 'SIGNATORY': return 'pouvoir de signature';
      case 'LIQUIDATOR': return 'liquidation';
      case 'RECEIVER': return 'administration de la faillite ou commissariat';
      case 'AUDITOR': return 'organe de révision';
      case 'GROUP_AUDITOR': return 'révision du groupe';
      case 'SUPERVISORY_AUTHORITY': return 'autorité de surveillance';
      case 'FOUNDER': return 'fondation de la société';
      case 'OTHER': return 'autre fonction';
    }
  },
  signature: {
    SOLE: 'signature individuelle', JOINT_TWO: 'signature collective à deux', JOINT_THREE: 'signature collective à trois', JOINT_OTHER: 'signature collective',
    SOLE_PROCURATION: 'procuration individuelle', JOINT_PROCURATION_TWO: 'procuration collective à deux', JOINT_PROCURATION_OTHER: 'procuration collective',
    NONE: 'sans signature', OTHER: 'signature particulière',
  },
  signatureFamily: { JOINT: 'signature collective', PROCURATION: 'procuration', JOINT_PROCURATION: 'procuration collective' },
  status: { ACTIVE: 'active', IN_LIQUIDATION: 'en liquidation', BANKRUPT: 'en faillite', DELETED: 'radiée', UNKNOWN: 'non connu' },
  legalForms: {
    '0101': 'entreprise individuelle', '0103': 'société en nom collectif', '0104': 'société en commandite', '0105': 'société en commandite par actions',
    '0106': 'société anonyme', '0107': 'société à responsabilité limitée', '0108': 'société coopérative', '0109': 'association', '0110': 'fondation',
    '0111': 'succursale d’une société étrangère', '0113': 'forme juridique particulière', '0114': 'société en commandite de placements collectifs',
    '0115': 'SICAV', '0116': 'SICAF', '0117': 'institut de droit public', '0118': 'procuration non commerciale', '0119': 'indivision', '0151': 'succursale suisse',
  },
  field: {
    name: 'nom', registerNumber: 'IDE', translations: 'nom dans d’autres langues', legalForm: 'forme juridique', seat: 'siège', canton: 'canton', address: 'adresse', purpose: 'but',
    capitalNominal: 'capital', capitalPaid: 'capital libéré', status: 'statut', origin: 'lieu d’origine', nationality: 'nationalité', residence: 'domicile',
  },
  since: { exact: (day) => `depuis le ${day}`, latest: (day) => `au plus tard depuis le ${day}`, earliest: (day) => `au plus tôt depuis le ${day}`, unknown: 'début non connu' },
  until: { exact: (day) => `jusqu’au ${day}`, latest: (day) => `au plus tard jusqu’au ${day}`, earliest: (day) => `au moins jusqu’au ${day}`, unknown: 'fin non connue' },
  everybody: 'personnes et organes inscrits',
  signatories: 'personnes autorisées à signer',
  auditor: 'organe de révision',
  mandates: 'mandats',
  at: (what, firm) => `${what} chez ${firm}`,
  unbroken: 'sans interruption',
  onlyThere: (asked, firm) => `Plusieurs personnes inscrites s’appellent « ${asked} » ; il s’agit de la seule de ce nom qui est ou a été inscrite chez ${firm}.`,
  former: (what) => `${what}, terminés`,
  departures: (what) => `départs (${what})`,
  arrivals: (what) => `arrivées (${what})`,
  extreme: { LONGEST: 'le plus longtemps en fonction', SHORTEST: 'le moins longtemps en fonction', EARLIEST: 'les premiers', LATEST: 'les derniers' },
  quote: (text) => `« ${text} »`,
  partOfName: (asked) => `« ${asked} » est aussi une partie du nom de :`,
  alsoCalled: (asked) => `Le nom « ${asked} » est ou était aussi porté par :`,
  namedAt: (firms) => `nommée dans les avis de ${firms}`,
  otherName: (asked, name) => `« ${asked} » est un nom antérieur, ultérieur ou autre ; à la date demandée, la société s’appelle : ${name}.`,
  noBoard: (name, form, organ) => `${name} est inscrite comme « ${form} » et n’a pas de conseil d’administration ; à sa place : ${organ}.`,
  possiblySame: (name, other, details) => `Non compté et non tranché : ${name} est peut-être la même personne que ${other}${details === '' ? '' : ` (${details})`}.`,
  takenForOne: (name, fields) => `Le registre n’a pas de numéro pour les personnes : les inscriptions de ${name} sont tenues pour celles d’une seule personne parce que ${listed(fields.map((field) => french.field[field]))} concordent.`,
  searched(searched) {
    if (searched === null) return 'rien, rien n’est encore chargé';
    const { windows, more, notices, singles } = searched;
    const whole = windows.map(({ rubrics, cantons, from, to }) => {
      const where = cantons === 'ALL' ? '26 cantons' : `${cantons.length === 1 ? 'canton' : 'cantons'} ${cantons.join(', ')}`;
      return `${rubrics.join(', ')}; ${where}; du ${date(from)} au ${date(to)}`;
    });
    if (more > 0) whole.push(more === 1 ? 'une autre période' : `${more} autres périodes`);
    const count = notices === 1 ? '1 avis' : `${notices} avis`;
    if (singles === null) return `${whole.join(', ainsi que ')}; ${count}`;
    const [first, last] = [singles.from.slice(0, 4), singles.to.slice(0, 4)];
    const years = first === last ? `de ${first}` : `des années ${first} à ${last}`;
    if (whole.length === 0) return singles.notices === 1 ? `1 avis isolé de ${first}` : `${singles.notices} avis isolés ${years}, non exhaustifs`;
    return `${whole.join(', ainsi que ')}; ${count}, ${singles.notices === 1 ? `dont 1 isolé de ${first}` : `dont ${singles.notices} isolés ${years}, non exhaustifs`}`;
  },
  family: { MANAGERS: 'gérance', MANAGEMENT: 'direction', DIRECTORS: 'directrices et directeurs', PARTNERS: 'associé/e/s', AUDITORS: 'organe de révision' },
  labelled: (label, text) => `${label} : ${text}`,
  entries: (count) => (count === 1 ? '1 inscription' : `${count} inscriptions`),
  loadedUntil: (text, day) => `${text} (chargé sans lacune jusqu’au ${date(day)})`,
  asLoaded: (text, searched) => `${text} (recherché dans : ${searched})`,
  header: (name, what, time, entries) => `${name}, ${what} ${time} : ${entries}.`,
  none: (name, what, time, searched) => `${name}, ${what} ${time} : le registre chargé n’indique aucune inscription (recherché dans : ${searched}).`,
  unsure: (name, role, time, bounds) => `Le registre ne dit pas si ${name} (${role}) figurait au registre ${time} : ${bounds}`,
  value: (name, field, time, value) => `${name}, ${field} ${time} : ${value}`,
  unsureValue: (name, field, time, value, bounds) => `${name}, ${field} ${time} : le registre ne le dit pas. Était inscrit ${value}, ${bounds}`,
  noValue: (name, field, time, searched) => `${name}, ${field} ${time} : le registre chargé n’en dit rien (recherché dans : ${searched}).`,
  meant: (asked, name) => `« ${asked} » ne figure pas ainsi au registre ; la réponse vaut pour le seul nom semblable : ${name}.`,
  namedOnly: (name) => `Aucun avis de ${name} n’est chargé ; cette entité ne figure que dans les avis d’autres. Ce qui manque ici peut être inscrit.`,
  notFound: (asked, searched) => `Le registre chargé ne connaît personne sous le nom de « ${asked} » (recherché dans : ${searched}).`,
  wrongNumber: (number) => `« ${number} » n’est le numéro d’aucune entreprise : le chiffre de contrôle est faux.`,
  nothingKnown: (name, time, searched) => `Le registre chargé ne dit rien de ${name} ${time} (recherché dans : ${searched}).`,
  more: 'Il y a plus d’inscriptions de ce nom qu’il n’en figure ici ; le siège, la forme juridique ou l’IDE aident à préciser :',
  similar: 'Des noms semblables sont inscrits :',
  several: (asked) => `Plusieurs inscriptions correspondent à « ${asked} ». De laquelle s’agit-il ?`,
  clarify: (term) => `Que veut dire ${term} ? Merci de le dire autrement.`,
  confirm: {
    statement: 'Pour cette étape, le modèle veut lancer sa propre requête sur tout le graphe. La lancer ?',
    network: (hops) => (hops === null ? 'Cette étape lit un réseau dont la profondeur n’est pas encore connue. La lancer ?' : `Cette étape lit un réseau sur ${hops} niveaux. La lancer ?`),
    spending: (spent, next) => `Jusqu’ici, cette question a coûté ${spent} jetons ; continuer en coûte environ ${next} par tour. Continuer ? Sinon, la réponse se fonde sur ce qui a été trouvé.`,
  },
  notUnderstood: (words) => `Pas compris : ${words}.`,
  tooLong: (characters) => `Seuls les ${characters} premiers caractères de la question ont été lus.`,
  readAs: (pairs) => `Lu : ${pairs.map(([text, as]) => `${text} comme ${as}`).join(', ')}.`,
  takenFor: (as) => `Lu comme une question sur : ${as}.`,
  refused: {
    topics: {
      FINANCES: 'le chiffre d’affaires, le bénéfice, le bilan et les autres chiffres financiers', SHARE_PRICE: 'les cours et valeurs de bourse', SHAREHOLDERS: 'les actionnaires d’une société anonyme et les ayants droit économiques',
      EMPLOYEES: 'le personnel et les postes ouverts', CONTACT: 'les numéros de téléphone, adresses électroniques, sites et heures d’ouverture', PRIVATE_LIFE: 'les adresses privées, l’âge, les revenus et la vie privée',
      REPUTATION: 'les jugements sur la réputation, la qualité et l’honnêteté', REASONS: 'les raisons et les motifs', FUTURE: 'ce qui est encore à venir', FOREIGN_REGISTER: 'ce que disent les registres d’autres pays',
      LEGAL_ADVICE: 'les conseils juridiques, contrats, poursuites et procès', BUSINESS: 'la clientèle, les produits, les prix, les marques et les affaires d’une société',
    },
    outside: (what) => `Le registre du commerce n’en dit rien : il ne contient pas ${what}. Aucune recherche n’a donc été faite.`,
    unknownUid: (uid) => `L’identifiant « ${uid} » ne désigne ni société ni personne dans le registre chargé.`,
    UNKNOWN_WORD: 'Ce qui est demandé n’est pas clair ; rien d’autre n’est répondu à la place.',
    NEGATION: 'Ce qui n’est pas ou n’a pas quelque chose, ou en est excepté, ne peut être ni énuméré ni compté d’après les inscriptions ; on peut demander ce qui est inscrit.',
    COMPARISON: 'Les comparaisons ne reçoivent pas de réponse ; on peut demander les données elles-mêmes.',
    NOT_BUILT: 'La question est lue, mais ce genre de question n’a pas encore de réponse.',
    NOTHING: 'La question ne dit pas ce qui est demandé.',
  },
  moreParts: (read, parts) => `Seules les ${read} premières questions ont été lues ; n’ont pas été lues: ${parts}.`,
  platform:
    'Consulté dans Dossier: le registre du commerce, d’après les avis de la Feuille officielle suisse du commerce (FOSC).',
  welcome: 'Avec plaisir.',
  offTopic:
    'Cela ne concerne aucun registre du commerce. Les questions peuvent porter sur des sociétés et des personnes : qui signe ou siège où, depuis quand, ce qui a changé, qui est lié à qui.',
  askWho: 'De quelle société ou personne s’agit-il ? Le nom ou l’IDE suffit.',
  askWhat: (name) => `Que faut-il savoir de ${name} ?`,
  failed: (engine) => `Le registre n’a pas pu être interrogé${engine === null ? '' : ` (${engine} ne répond pas)`} ; veuillez réessayer.`,
  incomplete: 'La liste n’est pas complète : il y a plus d’inscriptions que celles-ci.',
  suggestions: {
    which: 'Montre la première inscription',
    officers: (name) => `Qui siège au conseil d’administration de « ${name} » ?`,
    officersAt: (name, day) => `Qui siégeait au conseil d’administration de « ${name} » le ${day} ?`,
    auditor: (name) => `Quel est l’organe de révision de « ${name} » ?`,
    signatories: (name) => `Qui peut signer pour « ${name} » ?`,
    dossier: (name) => `Montre le dossier de « ${name} »`,
    departed: (name) => `Qui a quitté « ${name} » ?`,
    mandates: (name) => `Quels mandats a « ${name} » ?`,
    network: (name) => `Montre le réseau de « ${name} »`,
    history: (name) => `Montre la chronologie de « ${name} »`,
    texts: (name) => `Où « ${name} » est-il mentionné dans les publications ?`,
    example: 'Qui siège au conseil d’administration de « nom de la société » ?',
  },
  summary: {
    started: (question) => `Question : ${question}`,
    recalled: (text) => `Retrouvé en mémoire : ${text}`,
    routed: (measure) => `Lu comme ${measure}`,
    planned: (calls) => (calls === 1 ? 'Une étape prévue' : `${calls} étapes prévues`),
    called: (tool) => `Appel de ${tool}`,
    returned: (tool, outcome, total) => `${tool} : ${outcome === 'FAILED' ? 'échec' : outcome === 'EMPTY' ? 'rien trouvé' : total === null ? 'trouvé' : `${total} trouvé(s)`}`,
    critique: 'Résultat examiné',
    decided: { CONTINUE: 'De quoi répondre', RETRY_WITH_REFINEMENT: 'Nouvel essai, autrement', CALL_DIFFERENT_TOOL: 'Étape suivante', INSUFFICIENT_DATA: 'Rien de plus à en tirer' },
    state: (to) => `État de la conversation : ${to}`,
    verified: (kept, cut) => `Vérifié : ${kept} phrases prouvées, ${cut} retirées`,
    cut: 'Une phrase sans preuve retirée',
    stored: 'Retenu pour la conversation',
    finished: { PARTLY_ANSWERED: 'Répondu en partie', NONE_HELD: 'Personne n’est inscrit', NOT_FOUND: 'Identifiant introuvable', ANSWERED: 'Répondu', DISAMBIGUATION: 'Plusieurs possibilités', UNAVAILABLE: 'N’a pas pu être interrogé', NOT_IN_REGISTER: 'Ne figure pas au registre', NOT_UNDERSTOOD: 'Pas compris', REFUSED: 'Refusé' },
    failed: (message) => `Interrompu : ${message}`,
    cancelled: 'Annulé par l’utilisateur',
    resumed: 'Repris après une interruption',
    guard: 'Règle de protection appliquée',
    inputRequested: 'Question en retour',
    inputReceived: 'Réponse reçue',
    suspended: 'En attente d’une réponse',
    model: (model) => `Modèle ${model} interrogé`,
    fellBack: 'Les règles prennent le relais du modèle',
    toolsRetrieved: (tools) => `Outils à choix : ${tools}`,
    redacted: 'Effacé',
  },
}; // prettier-ignore
