import type { Phrases, When } from './types.js';

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
const date = (day: string) =>
  `${Number(day.slice(8)) === 1 ? '1º' : Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

function when(time: When): string {
  if ('day' in time) return `alla data ${date(time.day)}`;
  if (time.first !== null && time.last !== null) return `tra le date ${date(time.first)} e ${date(time.last)}`;
  if (time.first !== null) return `dalla data ${date(time.first)}`;
  return time.last === null ? 'su tutto il periodo' : `fino alla data ${date(time.last)}`;
}

const listed = (words: readonly string[]) => new Intl.ListFormat('it', { type: 'conjunction' }).format(words);

export const italian: Phrases = {
  date,
  when,
  asKnown: (day) => `(secondo quanto era noto alla data ${day})`,
  allAsKnown: (day) => `Tutto ciò che segue secondo quanto era noto alla data ${day}.`,
  board: { COMPANY: 'consiglio d’amministrazione', FOUNDATION: 'consiglio di fondazione', ASSOCIATION: 'comitato', COOPERATIVE: 'amministrazione', OTHER: 'organo supremo' },
  role(role, body) {
    switch (role) {
      case 'BOARD_PRESIDENT': return `${body} (presidenza)`;
      case 'BOARD_VICE_PRESIDENT': return `${body} (vicepresidenza)`;
      case 'BOARD_DELEGATE': return `${body} (delega)`;
      case 'BOARD_MEMBER': return `${body} (membro)`;
      case 'SOLE_BOARD_MEMBER': return `${body} (membro unico)`;
      case 'BOARD_SECRETARY': return `${body} (segretariato)`;
      case 'BOARD_TREASURER': return `${body} (cassa)`;
      case 'HONORARY_PRESIDENT': return 'presidenza onoraria';
      case 'MANAGERS_CHAIR': return 'gerenza (presidenza)';
      case 'MANAGER': return 'gerenza';
      case 'MANAGEMENT_CHAIR': return 'direzione (presidenza)';
      case 'MANAGEMENT_MEMBER': return 'direzione (membro)';
      case 'DIRECTOR': return 'direzione';
      case 'DEPUTY_DIRECTOR': return 'direzione supplente';
      case 'VICE_DIRECTOR': return 'vicedirezione';
      case 'PARTNER': return 'socio/a';
      case 'GENERAL_PARTNER': return 'socio/a illimitatamente responsabile';
      case 'LIMITED_PARTNER': return 'accomandante';
      case 'OWNER': return 'titolare';
      case 'BRANCH_MANAGER': return 'direzione della succursale';
      case 'REPRESENTATIVE': return 'rappresentanza';
      case 'SIGNATORY': return 'diritto di firma';
      case 'LIQUIDATOR': return 'liquidazione';
      case 'RECEIVER': return 'amministrazione del fallimento o commissariato';
      case 'AUDITOR': return 'ufficio di revisione';
      case 'GROUP_AUDITOR': return 'revisione del gruppo';
      case 'SUPERVISORY_AUTHORITY': return 'autorità di vigilanza';
      case 'FOUNDER': return 'fondazione della società';
      case 'OTHER': return 'altra funzione';
    }
  },
  signature: {
    SOLE: 'firma individuale', JOINT_TWO: 'firma collettiva a due', JOINT_THREE: 'firma collettiva a tre', JOINT_OTHER: 'firma collettiva',
    SOLE_PROCURATION: 'procura individuale', JOINT_PROCURATION_TWO: 'procura collettiva a due', JOINT_PROCURATION_OTHER: 'procura collettiva',
    NONE: 'senza diritto di firma', OTHER: 'firma particolare',
  },
  signatureFamily: { JOINT: 'firma collettiva', PROCURATION: 'procura', JOINT_PROCURATION: 'procura collettiva' },
  status: { ACTIVE: 'attiva', IN_LIQUIDATION: 'in liquidazione', BANKRUPT: 'in fallimento', DELETED: 'cancellata', UNKNOWN: 'non noto' },
  legalForms: {
    '0101': 'impresa individuale', '0103': 'società in nome collettivo', '0104': 'società in accomandita', '0105': 'società in accomandita per azioni',
    '0106': 'società anonima', '0107': 'società a garanzia limitata', '0108': 'società cooperativa', '0109': 'associazione', '0110': 'fondazione',
    '0111': 'succursale di una società estera', '0113': 'forma giuridica particolare', '0114': 'società in accomandita per investimenti collettivi di capitale',
    '0115': 'SICAV', '0116': 'SICAF', '0117': 'istituto di diritto pubblico', '0118': 'procura non commerciale', '0119': 'indivisione', '0151': 'succursale svizzera',
  },
  field: {
    name: 'nome', registerNumber: 'IDI', translations: 'nome in altre lingue', legalForm: 'forma giuridica', seat: 'sede', canton: 'cantone', address: 'indirizzo', purpose: 'scopo',
    capitalNominal: 'capitale', capitalPaid: 'capitale liberato', status: 'stato', origin: 'luogo d’origine', nationality: 'nazionalità', residence: 'domicilio',
  },
  since: { exact: (day) => `dal ${day}`, latest: (day) => `al più tardi dal ${day}`, earliest: (day) => `non prima del ${day}`, unknown: 'inizio non noto' },
  until: { exact: (day) => `fino al ${day}`, latest: (day) => `al più tardi fino al ${day}`, earliest: (day) => `almeno fino al ${day}`, unknown: 'fine non nota' },
  everybody: 'persone e organi iscritti',
  signatories: 'persone autorizzate a firmare',
  auditor: 'ufficio di revisione',
  mandates: 'mandati',
  at: (what, firm) => `${what} presso ${firm}`,
  unbroken: 'senza interruzione',
  onlyThere: (asked, firm) => `Più persone iscritte si chiamano «${asked}»; si intende la sola di questo nome che è o è stata iscritta presso ${firm}.`,
  former: (what) => `${what}, conclusi`,
  departures: (what) => `uscite (${what})`,
  arrivals: (what) => `entrate (${what})`,
  extreme: { LONGEST: 'più a lungo in carica', SHORTEST: 'meno a lungo in carica', EARLIEST: 'i primi', LATEST: 'gli ultimi' },
  quote: (text) => `«${text}»`,
  partOfName: (asked) => `«${asked}» è anche una parte del nome di:`,
  alsoCalled: (asked) => `Il nome «${asked}» è o era portato anche da:`,
  namedAt: (firms) => `nominata nelle pubblicazioni di ${firms}`,
  otherName: (asked, name) => `«${asked}» è un nome precedente, successivo o diverso; alla data richiesta la società si chiama: ${name}.`,
  noBoard: (name, form, organ) => `${name} è iscritta come «${form}» e non ha un consiglio d’amministrazione; al suo posto: ${organ}.`,
  possiblySame: (name, other, details) => `Non contato e non deciso: ${name} è forse la stessa persona di ${other}${details === '' ? '' : ` (${details})`}.`,
  takenForOne: (name, fields) => `Il registro non ha un numero per le persone: le iscrizioni di ${name} valgono come di una sola persona perché ${listed(fields.map((field) => italian.field[field]))} coincidono.`,
  searched(searched) {
    if (searched === null) return 'nulla, non è ancora caricato nulla';
    const { windows, more, notices, singles } = searched;
    const whole = windows.map(({ rubrics, cantons, from, to }) => {
      const where = cantons === 'ALL' ? '26 cantoni' : `${cantons.length === 1 ? 'cantone' : 'cantoni'} ${cantons.join(', ')}`;
      return `${rubrics.join(', ')}; ${where}; dal ${date(from)} al ${date(to)}`;
    });
    if (more > 0) whole.push(more === 1 ? 'un altro periodo' : `altri ${more} periodi`);
    const count = notices === 1 ? '1 pubblicazione' : `${notices} pubblicazioni`;
    if (singles === null) return `${whole.join(', nonché ')}; ${count}`;
    const [first, last] = [singles.from.slice(0, 4), singles.to.slice(0, 4)];
    const years = first === last ? `del ${first}` : `degli anni dal ${first} al ${last}`;
    if (whole.length === 0) return singles.notices === 1 ? `1 pubblicazione singola del ${first}` : `${singles.notices} pubblicazioni singole ${years}, non esaustive`;
    return `${whole.join(', nonché ')}; ${count}, ${singles.notices === 1 ? `di cui 1 singola del ${first}` : `di cui ${singles.notices} singole ${years}, non esaustive`}`;
  },
  family: { MANAGERS: 'gerenza', MANAGEMENT: 'direzione', DIRECTORS: 'direttrici e direttori', PARTNERS: 'soci e socie', AUDITORS: 'ufficio di revisione' },
  labelled: (label, text) => `${label}: ${text}`,
  entries: (count) => (count === 1 ? '1 iscrizione' : `${count} iscrizioni`),
  loadedUntil: (text, day) => `${text} (caricato senza lacune fino al ${date(day)})`,
  asLoaded: (text, searched) => `${text} (cercato in: ${searched})`,
  header: (name, what, time, entries) => `${name}, ${what} ${time}: ${entries}.`,
  none: (name, what, time, searched) => `${name}, ${what} ${time}: il registro caricato non indica alcuna iscrizione (cercato in: ${searched}).`,
  unsure: (name, role, time, bounds) => `Il registro non dice se ${name} (${role}) fosse iscritto al registro ${time}: ${bounds}`,
  value: (name, field, time, value) => `${name}, ${field} ${time}: ${value}`,
  unsureValue: (name, field, time, value, bounds) => `${name}, ${field} ${time}: il registro non lo dice. Era iscritto ${value}, ${bounds}`,
  noValue: (name, field, time, searched) => `${name}, ${field} ${time}: il registro caricato non ne dice nulla (cercato in: ${searched}).`,
  meant: (asked, name) => `«${asked}» non figura così nel registro; la risposta vale per l’unico nome simile: ${name}.`,
  namedOnly: (name) => `Di ${name} non è caricata alcuna pubblicazione propria; figura solo in pubblicazioni di altri. Ciò che qui manca può essere iscritto.`,
  notFound: (asked, searched) => `Il registro caricato non conosce nessuno con il nome «${asked}» (cercato in: ${searched}).`,
  wrongNumber: (number) => `«${number}» non è il numero di nessuna impresa: la cifra di controllo è sbagliata.`,
  nothingKnown: (name, time, searched) => `Di ${name} il registro caricato non dice nulla ${time} (cercato in: ${searched}).`,
  more: 'Le iscrizioni con questo nome sono più di quelle indicate qui; la sede, la forma giuridica o l’IDI aiutano a precisare:',
  similar: 'Sono iscritti nomi simili:',
  several: (asked) => `A «${asked}» corrispondono più iscrizioni. Quale si intende?`,
  clarify: (term) => `Che cosa significa ${term}? La preghiamo di dirlo con altre parole.`,
  confirm: {
    statement: 'Per questo passo il modello vuole eseguire una propria interrogazione su tutto il grafo. Eseguirla?',
    network: (hops) => (hops === null ? 'Questo passo legge una rete di profondità non ancora nota. Eseguirlo?' : `Questo passo legge una rete su ${hops} livelli. Eseguirlo?`),
    spending: (spent, next) => `Finora questa domanda è costata ${spent} token; proseguire ne costa circa ${next} per giro. Proseguire? Altrimenti si risponde con quanto trovato finora.`,
  },
  notUnderstood: (words) => `Non capito: ${words}.`,
  tooLong: (characters) => `Sono stati letti solo i primi ${characters} caratteri della domanda.`,
  readAs: (pairs) => `Letto: ${pairs.map(([text, as]) => `${text} come ${as}`).join(', ')}.`,
  takenFor: (as) => `Letto come domanda su: ${as}.`,
  refused: {
    topics: {
      FINANCES: 'cifra d’affari, utili, bilanci e altri dati finanziari', SHARE_PRICE: 'quotazioni e valori di borsa', SHAREHOLDERS: 'gli azionisti di una società anonima e gli aventi diritto economico',
      EMPLOYEES: 'il personale e i posti vacanti', CONTACT: 'numeri di telefono, indirizzi elettronici, siti e orari', PRIVATE_LIFE: 'indirizzi privati, età, redditi e vita privata',
      REPUTATION: 'giudizi su reputazione, qualità e onestà', REASONS: 'ragioni e motivi', FUTURE: 'ciò che deve ancora accadere', FOREIGN_REGISTER: 'ciò che sta nei registri di altri paesi',
      LEGAL_ADVICE: 'consulenza legale, contratti, esecuzioni e processi', BUSINESS: 'clientela, prodotti, prezzi, marchi e affari di una società',
    },
    outside: (what) => `Il registro di commercio non ne dice nulla: non contiene ${what}. Perciò non è stato cercato nulla.`,
    unknownUid: (uid) => `L’identificativo «${uid}» non indica né una società né una persona nel registro caricato.`,
    UNKNOWN_WORD: 'Che cosa si chiede non è chiaro; non viene risposto altro.',
    NEGATION: 'Chi o che cosa non è o non ha qualcosa, o ne è escluso, non si può né elencare né contare dalle iscrizioni; si può chiedere che cosa è iscritto.',
    COMPARISON: 'Ai confronti non si risponde; si possono chiedere i dati stessi.',
    NOT_BUILT: 'La domanda è letta, ma per questo tipo di domanda non c’è ancora risposta.',
    NOTHING: 'Dalla domanda non risulta che cosa si chiede.',
  },
  moreParts: (read, parts) => `Sono state lette le prime ${read} domande; non sono state lette: ${parts}.`,
  platform:
    'Consultato in Dossier: il registro di commercio, secondo gli avvisi del Foglio ufficiale svizzero di commercio (FUSC).',
  welcome: 'Prego.',
  offTopic:
    'Questo non riguarda alcun registro di commercio. Si può chiedere di società e persone: chi firma o siede dove, da quando, che cosa è cambiato, chi è legato a chi.',
  askWho: 'Di quale società o persona si tratta? Basta il nome o l’IDI.',
  askWhat: (name) => `Che cosa si vuole sapere di ${name}?`,
  failed: (engine) => `Non è stato possibile interrogare il registro${engine === null ? '' : ` (${engine} non risponde)`}; si prega di riprovare.`,
  incomplete: 'L’elenco non è completo: ci sono più iscrizioni di queste.',
  suggestions: {
    which: 'Mostra la prima iscrizione',
    officers: (name) => `Chi siede nel consiglio d’amministrazione di «${name}»?`,
    officersAt: (name, day) => `Chi sedeva nel consiglio d’amministrazione di «${name}» il ${day}?`,
    auditor: (name) => `Qual è l’ufficio di revisione di «${name}»?`,
    signatories: (name) => `Chi può firmare per «${name}»?`,
    dossier: (name) => `Mostra il dossier di «${name}»`,
    departed: (name) => `Chi ha lasciato «${name}»?`,
    mandates: (name) => `Quali mandati ha «${name}»?`,
    network: (name) => `Mostra la rete di «${name}»`,
    history: (name) => `Mostra la cronologia di «${name}»`,
    texts: (name) => `Dove è menzionato «${name}» nelle pubblicazioni?`,
    example: 'Chi siede nel consiglio d’amministrazione di «nome della società»?',
  },
  summary: {
    started: (question) => `Domanda: ${question}`,
    recalled: (text) => `Ricordato: ${text}`,
    routed: (measure) => `Letto come ${measure}`,
    planned: (calls) => (calls === 1 ? 'Un passo previsto' : `${calls} passi previsti`),
    called: (tool) => `Chiamata di ${tool}`,
    returned: (tool, outcome, total) => `${tool}: ${outcome === 'FAILED' ? 'non riuscito' : outcome === 'EMPTY' ? 'nulla trovato' : total === null ? 'trovato' : `${total} trovati`}`,
    critique: 'Risultato esaminato',
    decided: { CONTINUE: 'Abbastanza per rispondere', RETRY_WITH_REFINEMENT: 'Nuovo tentativo, in altro modo', CALL_DIFFERENT_TOOL: 'Passo successivo', INSUFFICIENT_DATA: 'Non se ne può sapere di più' },
    state: (to) => `Stato della conversazione: ${to}`,
    verified: (kept, cut) => `Verificato: ${kept} frasi provate, ${cut} tolte`,
    cut: 'Una frase senza prova tolta',
    stored: 'Ricordato per la conversazione',
    finished: { PARTLY_ANSWERED: 'Risposto in parte', NONE_HELD: 'Nessuno iscritto', NOT_FOUND: 'Identificativo non trovato', ANSWERED: 'Risposto', DISAMBIGUATION: 'Più possibilità', UNAVAILABLE: 'Non è stato possibile interrogarlo', NOT_IN_REGISTER: 'Non figura nel registro', NOT_UNDERSTOOD: 'Non capito', REFUSED: 'Rifiutato' },
    failed: (message) => `Interrotto: ${message}`,
    cancelled: 'Annullato dall’utente',
    resumed: 'Ripreso dopo un’interruzione',
    guard: 'Regola di protezione applicata',
    inputRequested: 'Domanda di ritorno',
    inputReceived: 'Risposta ricevuta',
    suspended: 'In attesa di una risposta',
    model: (model) => `Modello ${model} interrogato`,
    fellBack: 'Le regole subentrano al modello',
    toolsRetrieved: (tools) => `Strumenti a scelta: ${tools}`,
    redacted: 'Cancellato',
  },
}; // prettier-ignore
