import type { Phrases, When } from './types.js';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const date = (day: string) => `${Number(day.slice(8))}. ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

function when(time: When): string {
  if ('day' in time) return `am ${date(time.day)}`;
  if (time.first !== null && time.last !== null) return `vom ${date(time.first)} bis ${date(time.last)}`;
  if (time.first !== null) return `ab ${date(time.first)}`;
  return time.last === null ? 'über die ganze Zeit' : `bis ${date(time.last)}`;
}

const listed = (words: readonly string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(words);

export const german: Phrases = {
  date,
  when,
  asKnown: (day) => `(wie am ${day} bekannt)`,
  allAsKnown: (day) => `Alles Folgende, wie es am ${day} bekannt war.`,
  board: { COMPANY: 'Verwaltungsrat', FOUNDATION: 'Stiftungsrat', ASSOCIATION: 'Vorstand', COOPERATIVE: 'Verwaltung', OTHER: 'oberstes Organ' },
  role(role, body) {
    switch (role) {
      case 'BOARD_PRESIDENT': return `${body} (Präsidium)`;
      case 'BOARD_VICE_PRESIDENT': return `${body} (Vizepräsidium)`;
      case 'BOARD_DELEGATE': return `${body} (Delegation)`;
      case 'BOARD_MEMBER': return `${body} (Mitglied)`;
      case 'SOLE_BOARD_MEMBER': return `${body} (einziges Mitglied)`;
      case 'BOARD_SECRETARY': return `${body} (Sekretariat)`;
      case 'BOARD_TREASURER': return `${body} (Kasse)`;
      case 'HONORARY_PRESIDENT': return 'Ehrenpräsidium';
      case 'MANAGERS_CHAIR': return 'Geschäftsführung (Vorsitz)';
      case 'MANAGER': return 'Geschäftsführung';
      case 'MANAGEMENT_CHAIR': return 'Geschäftsleitung (Vorsitz)';
      case 'MANAGEMENT_MEMBER': return 'Geschäftsleitung (Mitglied)';
      case 'DIRECTOR': return 'Direktion';
      case 'DEPUTY_DIRECTOR': return 'stellvertretende Direktion';
      case 'VICE_DIRECTOR': return 'Vizedirektion';
      case 'PARTNER': return 'Gesellschafter/in';
      case 'GENERAL_PARTNER': return 'unbeschränkt haftende/r Gesellschafter/in';
      case 'LIMITED_PARTNER': return 'Kommanditär/in';
      case 'OWNER': return 'Inhaber/in';
      case 'BRANCH_MANAGER': return 'Leitung der Zweigniederlassung';
      case 'REPRESENTATIVE': return 'Vertretung';
      case 'SIGNATORY': return 'Zeichnungsberechtigung';
      case 'LIQUIDATOR': return 'Liquidation';
      case 'RECEIVER': return 'Konkurs- oder Sachwaltung';
      case 'AUDITOR': return 'Revisionsstelle';
      case 'GROUP_AUDITOR': return 'Konzernrevision';
      case 'SUPERVISORY_AUTHORITY': return 'Aufsichtsbehörde';
      case 'FOUNDER': return 'Gründung';
      case 'OTHER': return 'andere Funktion';
    }
  },
  signature: {
    SOLE: 'Einzelunterschrift', JOINT_TWO: 'Kollektivunterschrift zu zweien', JOINT_THREE: 'Kollektivunterschrift zu dreien',
    JOINT_OTHER: 'Kollektivunterschrift', SOLE_PROCURATION: 'Einzelprokura', JOINT_PROCURATION_TWO: 'Kollektivprokura zu zweien',
    JOINT_PROCURATION_OTHER: 'Kollektivprokura', NONE: 'ohne Zeichnungsberechtigung', OTHER: 'besondere Zeichnungsberechtigung',
  },
  signatureFamily: { JOINT: 'Kollektivunterschrift', PROCURATION: 'Prokura', JOINT_PROCURATION: 'Kollektivprokura' },
  status: { ACTIVE: 'aktiv', IN_LIQUIDATION: 'in Liquidation', BANKRUPT: 'in Konkurs', DELETED: 'gelöscht', UNKNOWN: 'nicht bekannt' },
  legalForms: {
    '0101': 'Einzelunternehmen', '0103': 'Kollektivgesellschaft', '0104': 'Kommanditgesellschaft', '0105': 'Kommanditaktiengesellschaft',
    '0106': 'Aktiengesellschaft', '0107': 'Gesellschaft mit beschränkter Haftung', '0108': 'Genossenschaft', '0109': 'Verein', '0110': 'Stiftung',
    '0111': 'Zweigniederlassung einer ausländischen Gesellschaft', '0113': 'besondere Rechtsform',
    '0114': 'Kommanditgesellschaft für kollektive Kapitalanlagen', '0115': 'SICAV', '0116': 'SICAF', '0117': 'Institut des öffentlichen Rechts',
    '0118': 'nichtkaufmännische Prokura', '0119': 'Gemeinderschaft', '0151': 'schweizerische Zweigniederlassung',
  },
  field: {
    name: 'Name', registerNumber: 'UID', translations: 'Name in anderen Sprachen', legalForm: 'Rechtsform', seat: 'Sitz', canton: 'Kanton', address: 'Adresse',
    purpose: 'Zweck', capitalNominal: 'Kapital', capitalPaid: 'liberiertes Kapital', status: 'Status', origin: 'Heimatort', nationality: 'Staatsangehörigkeit',
    residence: 'Wohnort',
  },
  since: {
    exact: (day) => `seit ${day}`, latest: (day) => `spätestens seit ${day}`, earliest: (day) => `frühestens seit ${day}`,
    unknown: 'Beginn nicht bekannt',
  },
  until: { exact: (day) => `bis ${day}`, latest: (day) => `bis spätestens ${day}`, earliest: (day) => `mindestens bis ${day}`, unknown: 'Ende nicht bekannt' },
  everybody: 'eingetragene Personen und Organe',
  signatories: 'Zeichnungsberechtigte',
  auditor: 'Revisionsstelle',
  mandates: 'Mandate',
  at: (what, firm) => `${what} bei ${firm}`,
  unbroken: 'ohne Unterbruch',
  onlyThere: (asked, firm) => `Mehrere Eingetragene heissen «${asked}»; gemeint ist, wer als einzige Person dieses Namens bei ${firm} eingetragen ist oder war.`,
  former: (what) => `${what}, beendet`,
  departures: (what) => `Austritte (${what})`,
  arrivals: (what) => `Eintritte (${what})`,
  extreme: { LONGEST: 'am längsten im Amt', SHORTEST: 'am kürzesten im Amt', EARLIEST: 'die ersten', LATEST: 'die letzten' },
  quote: (text) => `«${text}»`,
  partOfName: (asked) => `«${asked}» ist auch ein Teil des Namens von:`,
  alsoCalled: (asked) => `Den Namen «${asked}» trägt oder trug auch:`,
  namedAt: (firms) => `genannt bei ${firms}`,
  otherName: (asked, name) => `«${asked}» ist ein früherer, späterer oder anderer Name; zur gefragten Zeit heisst die Firma: ${name}.`,
  noBoard: (name, form, organ) => `${name} ist als «${form}» eingetragen und hat keinen Verwaltungsrat; an seiner Stelle: ${organ}.`,
  possiblySame: (name, other, details) => `Nicht mitgezählt und nicht entschieden: ${name} ist möglicherweise dieselbe Person wie ${other}${details === '' ? '' : ` (${details})`}.`,
  takenForOne: (name, fields) => `Für Personen führt das Register keine Nummer: Die Einträge von ${name} gelten als die einer Person, weil ${listed(fields.map((field) => german.field[field]))} übereinstimmen.`,
  searched(searched) {
    if (searched === null) return 'nichts, noch ist nichts geladen';
    const { windows, more, notices, singles } = searched;
    const whole = windows.map(({ rubrics, cantons, from, to }) => {
      const where = cantons === 'ALL' ? '26 Kantone' : `${cantons.length === 1 ? 'Kanton' : 'Kantone'} ${cantons.join(', ')}`;
      return `${rubrics.join(', ')}; ${where}; ${date(from)} bis ${date(to)}`;
    });
    if (more > 0) whole.push(more === 1 ? 'ein weiterer Zeitraum' : `${more} weitere Zeiträume`);
    const count = notices === 1 ? '1 Meldung' : `${notices} Meldungen`;
    if (singles === null) return `${whole.join(', sowie ')}; ${count}`;
    const [first, last] = [singles.from.slice(0, 4), singles.to.slice(0, 4)];
    const years = first === last ? `aus dem Jahr ${first}` : `aus den Jahren ${first} bis ${last}`;
    if (whole.length === 0) return singles.notices === 1 ? `1 einzelne Meldung aus dem Jahr ${first}` : `${singles.notices} einzelne Meldungen ${years}, nicht lückenlos`;
    return `${whole.join(', sowie ')}; ${count}, ${singles.notices === 1 ? `davon 1 einzelne aus dem Jahr ${first}` : `davon ${singles.notices} einzelne ${years}, nicht lückenlos`}`;
  },
  family: { MANAGERS: 'Geschäftsführung', MANAGEMENT: 'Geschäftsleitung', DIRECTORS: 'Direktion', PARTNERS: 'Gesellschafter/innen', AUDITORS: 'Revisionsstelle' },
  labelled: (label, text) => `${label}: ${text}`,
  entries: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  loadedUntil: (text, day) => `${text} (lückenlos geladen bis ${date(day)})`,
  asLoaded: (text, searched) => `${text} (durchsucht: ${searched})`,
  header: (name, what, time, entries) => `${name}, ${what} ${time}: ${entries}.`,
  none: (name, what, time, searched) => `${name}, ${what} ${time}: Das geladene Register nennt keinen Eintrag (durchsucht: ${searched}).`,
  unsure: (name, role, time, bounds) => `Ob ${name} (${role}) ${time} eingetragen war, sagt das Register nicht: ${bounds}`,
  value: (name, field, time, value) => `${name}, ${field} ${time}: ${value}`,
  unsureValue: (name, field, time, value, bounds) => `${name}, ${field} ${time}: das sagt das Register nicht. Eingetragen war ${value}, ${bounds}`,
  noValue: (name, field, time, searched) => `${name}, ${field} ${time}: Dazu sagt das geladene Register nichts (durchsucht: ${searched}).`,
  meant: (asked, name) => `«${asked}» steht so nicht im Register; die Antwort gilt für den einzigen ähnlichen Namen: ${name}.`,
  namedOnly: (name) => `Von ${name} selbst ist keine Meldung geladen; die Firma kommt nur in Meldungen anderer vor. Was hier fehlt, kann eingetragen sein.`,
  notFound: (asked, searched) => `Das geladene Register kennt niemanden unter dem Namen «${asked}» (durchsucht: ${searched}).`,
  wrongNumber: (number) => `«${number}» ist die Nummer keiner Firma: Die Prüfziffer stimmt nicht.`,
  nothingKnown: (name, time, searched) => `Zu ${name} sagt das geladene Register ${time} nichts (durchsucht: ${searched}).`,
  more: 'Es gibt mehr Einträge dieses Namens, als hier stehen; gemeint sein kann auch ein anderer. Ort, Rechtsform oder UID helfen weiter:',
  similar: 'Ähnliche Namen sind eingetragen:',
  several: (asked) => `Zu «${asked}» passen mehrere Einträge. Wer ist gemeint?`,
  clarify: (term) => `Was ist mit ${term} gemeint? Bitte mit anderen Worten sagen.`,
  confirm: {
    statement: 'Für diesen Schritt will das Modell eine eigene Abfrage über den ganzen Graphen laufen lassen. Soll sie laufen?',
    network: (hops) => (hops === null ? 'Dieser Schritt liest ein Netz von noch unbekannter Tiefe. Soll er laufen?' : `Dieser Schritt liest ein Netz über ${hops} Schritte hinweg. Soll er laufen?`),
    spending: (spent, next) => `Bisher hat diese Frage ${spent} Tokens gekostet; weiterzusuchen kostet etwa ${next} je Runde. Weitersuchen? Sonst wird aus dem bisher Gefundenen geantwortet.`,
  },
  notUnderstood: (words) => `Nicht verstanden: ${words}.`,
  tooLong: (characters) => `Gelesen sind nur die ersten ${characters} Zeichen der Frage.`,
  readAs: (pairs) => `Gelesen: ${pairs.map(([text, as]) => `${text} als ${as}`).join(', ')}.`,
  takenFor: (as) => `Als Frage nach ${as} gelesen.`,
  refused: {
    topics: {
      FINANCES: 'Umsatz, Gewinn, Bilanz und andere Finanzzahlen', SHARE_PRICE: 'Aktienkurse und Börsenwerte', SHAREHOLDERS: 'die Aktionärinnen und Aktionäre einer Aktiengesellschaft und die wirtschaftlich Berechtigten einer Firma',
      EMPLOYEES: 'Mitarbeitende und offene Stellen', CONTACT: 'Telefonnummern, E-Mail- und Internetadressen und Öffnungszeiten', PRIVATE_LIFE: 'Privatadressen, Alter, Einkommen und andere private Verhältnisse',
      REPUTATION: 'Urteile über Ruf, Qualität und Redlichkeit', REASONS: 'Gründe und Beweggründe', FUTURE: 'künftige Ereignisse', FOREIGN_REGISTER: 'was in Registern anderer Länder steht',
      LEGAL_ADVICE: 'Rechtsauskünfte, Verträge, Betreibungen und Prozesse', BUSINESS: 'Kundschaft, Produkte, Preise, Marken und Geschäfte einer Firma',
    },
    outside: (what) => `Das Handelsregister sagt dazu nichts: ${what} stehen nicht darin. Gesucht wurde darum nicht.`,
    unknownUid: (uid) => `Unter der Kennung „${uid}“ gibt es im geladenen Register weder eine Firma noch eine Person.`,
    UNKNOWN_WORD: 'Was damit gefragt ist, ist nicht klar; etwas anderes wird nicht beantwortet.',
    NEGATION: 'Wer oder was etwas nicht ist, nicht hat oder ausgenommen wird, lässt sich aus Einträgen weder aufzählen noch zählen; gefragt werden kann, was eingetragen ist.',
    COMPARISON: 'Vergleiche werden nicht beantwortet; gefragt werden kann nach den Angaben selbst.',
    NOT_BUILT: 'Die Frage ist gelesen, aber für diese Art von Frage gibt es noch keine Antwort.',
    NOTHING: 'Was gefragt ist, geht aus der Frage nicht hervor.',
  },
  moreParts: (read, parts) => `Beantwortet sind die ersten ${read} Fragen; nicht gelesen: ${parts}.`,
  platform:
    'Nachgeschlagen in Dossier, im Handelsregister nach den Meldungen des Schweizerischen Handelsamtsblatts (SHAB).',
  welcome: 'Gern geschehen.',
  offTopic:
    'Das betrifft kein Handelsregister. Gefragt werden kann nach Firmen und Personen: wer wo zeichnet oder im Verwaltungsrat ist, seit wann, was sich änderte, wer mit wem verbunden ist.',
  askWho: 'Nach welcher Firma oder Person wird gefragt? Der Name oder die UID hilft weiter.',
  askWhat: (name) => `Was ist zu ${name} gefragt?`,
  failed: (engine) => `Das Register liess sich eben nicht befragen${engine === null ? '' : ` (${engine} antwortet nicht)`}; bitte noch einmal versuchen.`,
  incomplete: 'Die Liste ist nicht vollständig: Es gibt mehr Einträge, als hier stehen.',
  suggestions: {
    which: 'Zeige den ersten Eintrag',
    officers: (name) => `Wer ist bei «${name}» im Verwaltungsrat?`,
    officersAt: (name, day) => `Wer war am ${day} bei «${name}» im Verwaltungsrat?`,
    auditor: (name) => `Wer ist Revisionsstelle von «${name}»?`,
    signatories: (name) => `Wer ist bei «${name}» zeichnungsberechtigt?`,
    dossier: (name) => `Zeige das Dossier von «${name}»`,
    departed: (name) => `Wer ist bei «${name}» ausgeschieden?`,
    mandates: (name) => `Welche Mandate hat «${name}»?`,
    network: (name) => `Netzwerk von „${name}“ zeigen`,
    history: (name) => `Verlauf von „${name}“ zeigen`,
    texts: (name) => `Wo wird „${name}“ in den Meldungen erwähnt?`,
    example: 'Wer ist im Verwaltungsrat von «Name der Firma»?',
  },
  summary: {
    started: (question) => `Frage: ${question}`,
    recalled: (text) => `Erinnert: ${text}`,
    routed: (measure) => `Gelesen als ${measure}`,
    planned: (calls) => (calls === 1 ? 'Ein Schritt geplant' : `${calls} Schritte geplant`),
    called: (tool) => `${tool} wird aufgerufen`,
    returned: (tool, outcome, total) => `${tool}: ${outcome === 'FAILED' ? 'fehlgeschlagen' : outcome === 'EMPTY' ? 'nichts gefunden' : total === null ? 'gefunden' : `${total} gefunden`}`,
    critique: 'Ergebnis geprüft',
    decided: { CONTINUE: 'Genug für eine Antwort', RETRY_WITH_REFINEMENT: 'Noch einmal, anders gefragt', CALL_DIFFERENT_TOOL: 'Weiter mit dem nächsten Schritt', INSUFFICIENT_DATA: 'Mehr ist dazu nicht zu erfahren' },
    state: (to) => `Stand des Gesprächs: ${to}`,
    verified: (kept, cut) => `Geprüft: ${kept} Sätze belegt, ${cut} gestrichen`,
    cut: 'Ein Satz ohne Beleg gestrichen',
    stored: 'Fürs Gespräch gemerkt',
    finished: { PARTLY_ANSWERED: 'Teilweise beantwortet', NONE_HELD: 'Niemand eingetragen', NOT_FOUND: 'Kennung nicht gefunden', ANSWERED: 'Beantwortet', DISAMBIGUATION: 'Mehrere kommen in Frage', UNAVAILABLE: 'Nicht zu befragen', NOT_IN_REGISTER: 'Steht nicht im Register', NOT_UNDERSTOOD: 'Nicht verstanden', REFUSED: 'Abgelehnt' },
    failed: (message) => `Abgebrochen: ${message}`,
    cancelled: 'Vom Benutzer abgebrochen',
    resumed: 'Nach einer Unterbrechung fortgesetzt',
    guard: 'Schutzregel angewandt',
    inputRequested: 'Rückfrage',
    inputReceived: 'Antwort auf die Rückfrage',
    suspended: 'Wartet auf eine Antwort',
    model: (model) => `Modell ${model} befragt`,
    fellBack: 'Regeln übernehmen vom Modell',
    toolsRetrieved: (tools) => `Werkzeuge zur Wahl: ${tools}`,
    redacted: 'Gelöscht',
  },
}; // prettier-ignore
