import type { Phrases, When } from './types.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const date = (day: string) => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

function when(time: When): string {
  if ('day' in time) return `on ${date(time.day)}`;
  if (time.first !== null && time.last !== null) return `from ${date(time.first)} to ${date(time.last)}`;
  if (time.first !== null) return `from ${date(time.first)}`;
  return time.last === null ? 'over the whole time' : `until ${date(time.last)}`;
}

const listed = (words: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

export const english: Phrases = {
  date,
  when,
  asKnown: (day) => `(as known on ${day})`,
  allAsKnown: (day) => `All that follows is as known on ${day}.`,
  board: { COMPANY: 'board of directors', FOUNDATION: 'foundation board', ASSOCIATION: 'committee', COOPERATIVE: 'administration', OTHER: 'supreme body' },
  role(role, body) {
    switch (role) {
      case 'BOARD_PRESIDENT': return `${body} (chair)`;
      case 'BOARD_VICE_PRESIDENT': return `${body} (vice chair)`;
      case 'BOARD_DELEGATE': return `${body} (delegate)`;
      case 'BOARD_MEMBER': return `${body} (member)`;
      case 'SOLE_BOARD_MEMBER': return `${body} (sole member)`;
      case 'BOARD_SECRETARY': return `${body} (secretary)`;
      case 'BOARD_TREASURER': return `${body} (treasurer)`;
      case 'HONORARY_PRESIDENT': return 'honorary president';
      case 'MANAGERS_CHAIR': return 'chair of the managers';
      case 'MANAGER': return 'manager';
      case 'MANAGEMENT_CHAIR': return 'chair of the management';
      case 'MANAGEMENT_MEMBER': return 'member of the management';
      case 'DIRECTOR': return 'director';
      case 'DEPUTY_DIRECTOR': return 'deputy director';
      case 'VICE_DIRECTOR': return 'vice director';
      case 'PARTNER': return 'partner';
      case 'GENERAL_PARTNER': return 'general partner';
      case 'LIMITED_PARTNER': return 'limited partner';
      case 'OWNER': return 'owner';
      case 'BRANCH_MANAGER': return 'branch manager';
      case 'REPRESENTATIVE': return 'representative';
      case 'SIGNATORY': return 'signatory';
      case 'LIQUIDATOR': return 'liquidator';
      case 'RECEIVER': return 'receiver or administrator';
      case 'AUDITOR': return 'auditor';
      case 'GROUP_AUDITOR': return 'group auditor';
      case 'SUPERVISORY_AUTHORITY': return 'supervisory authority';
      case 'FOUNDER': return 'founder';
      case 'OTHER': return 'other function';
    }
  },
  signature: {
    SOLE: 'sole signature', JOINT_TWO: 'joint signature of two', JOINT_THREE: 'joint signature of three', JOINT_OTHER: 'joint signature',
    SOLE_PROCURATION: 'sole procuration', JOINT_PROCURATION_TWO: 'joint procuration of two', JOINT_PROCURATION_OTHER: 'joint procuration',
    NONE: 'without signature', OTHER: 'special signature',
  },
  signatureFamily: { JOINT: 'joint signature', PROCURATION: 'procuration', JOINT_PROCURATION: 'joint procuration' },
  status: { ACTIVE: 'active', IN_LIQUIDATION: 'in liquidation', BANKRUPT: 'bankrupt', DELETED: 'deleted', UNKNOWN: 'not known' },
  legalForms: {
    '0101': 'sole proprietorship', '0103': 'general partnership', '0104': 'limited partnership', '0105': 'partnership limited by shares',
    '0106': 'company limited by shares', '0107': 'limited liability company', '0108': 'cooperative', '0109': 'association', '0110': 'foundation',
    '0111': 'branch of a foreign company', '0113': 'special legal form', '0114': 'limited partnership for collective investment', '0115': 'SICAV',
    '0116': 'SICAF', '0117': 'public institution', '0118': 'non-commercial power of attorney', '0119': 'undivided estate', '0151': 'Swiss branch',
  },
  field: {
    name: 'name', registerNumber: 'UID', translations: 'name in other languages', legalForm: 'legal form', seat: 'seat', canton: 'canton', address: 'address', purpose: 'purpose',
    capitalNominal: 'capital', capitalPaid: 'paid-in capital', status: 'status', origin: 'place of origin', nationality: 'nationality', residence: 'residence',
  },
  since: { exact: (day) => `since ${day}`, latest: (day) => `since ${day} at the latest`, earliest: (day) => `since ${day} at the earliest`, unknown: 'beginning not known' },
  until: { exact: (day) => `until ${day}`, latest: (day) => `until ${day} at the latest`, earliest: (day) => `at least until ${day}`, unknown: 'end not known' },
  everybody: 'registered people and bodies',
  signatories: 'authorised signatories',
  auditor: 'auditor',
  mandates: 'mandates',
  at: (what, firm) => `${what} at ${firm}`,
  unbroken: 'without a break',
  onlyThere: (asked, firm) => `Several people entered are called “${asked}”; meant is the only one of that name who is or was entered at ${firm}.`,
  former: (what) => `${what}, ended`,
  departures: (what) => `departures (${what})`,
  arrivals: (what) => `arrivals (${what})`,
  extreme: { LONGEST: 'longest in office', SHORTEST: 'shortest in office', EARLIEST: 'the first', LATEST: 'the latest' },
  quote: (text) => `“${text}”`,
  partOfName: (asked) => `“${asked}” is also a part of the name of:`,
  alsoCalled: (asked) => `The name “${asked}” is or was also borne by:`,
  namedAt: (firms) => `named in notices of ${firms}`,
  otherName: (asked, name) => `“${asked}” is a former, later or other name; at the time asked about the company is called: ${name}.`,
  noBoard: (name, form, organ) => `${name} is registered as “${form}” and has no board of directors; in its place: ${organ}.`,
  possiblySame: (name, other, details) => `Not counted and not decided: ${name} is possibly the same person as ${other}${details === '' ? '' : ` (${details})`}.`,
  takenForOne: (name, fields) => `The register has no number for persons: the entries of ${name} are taken for one person’s because ${listed(fields.map((field) => english.field[field]))} agree.`,
  searched(searched) {
    if (searched === null) return 'nothing, nothing has been loaded yet';
    const { windows, more, notices, singles } = searched;
    const whole = windows.map(({ rubrics, cantons, from, to }) => {
      const where = cantons === 'ALL' ? '26 cantons' : `${cantons.length === 1 ? 'canton' : 'cantons'} ${cantons.join(', ')}`;
      return `${rubrics.join(', ')}; ${where}; ${date(from)} to ${date(to)}`;
    });
    if (more > 0) whole.push(more === 1 ? 'one other period' : `${more} other periods`);
    const count = notices === 1 ? '1 notice' : `${notices} notices`;
    if (singles === null) return `${whole.join(', and ')}; ${count}`;
    const [first, last] = [singles.from.slice(0, 4), singles.to.slice(0, 4)];
    const years = first === last ? `of ${first}` : `of the years ${first} to ${last}`;
    if (whole.length === 0) return singles.notices === 1 ? `1 single notice of ${first}` : `${singles.notices} single notices ${years}, not exhaustive`;
    return `${whole.join(', and ')}; ${count}, ${singles.notices === 1 ? `of these 1 single one of ${first}` : `of these ${singles.notices} single ones ${years}, not exhaustive`}`;
  },
  family: { MANAGERS: 'managers', MANAGEMENT: 'management', DIRECTORS: 'directors', PARTNERS: 'partners', AUDITORS: 'auditors' },
  labelled: (label, text) => `${label}: ${text}`,
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  loadedUntil: (text, day) => `${text} (loaded whole up to ${date(day)})`,
  asLoaded: (text, searched) => `${text} (searched: ${searched})`,
  header: (name, what, time, entries) => `${name}, ${what} ${time}: ${entries}.`,
  none: (name, what, time, searched) => `${name}, ${what} ${time}: the register as loaded names no entry (searched: ${searched}).`,
  unsure: (name, role, time, bounds) => `The register does not say whether ${name} (${role}) was entered ${time}: ${bounds}`,
  value: (name, field, time, value) => `${name}, ${field} ${time}: ${value}`,
  unsureValue: (name, field, time, value, bounds) => `${name}, ${field} ${time}: the register does not say. Entered was ${value}, ${bounds}`,
  noValue: (name, field, time, searched) => `${name}, ${field} ${time}: the register as loaded does not say (searched: ${searched}).`,
  meant: (asked, name) => `“${asked}” is not in the register as written; the answer is for the only similar name: ${name}.`,
  namedOnly: (name) => `No notice of ${name} itself is loaded; it is only named in notices of others. What is missing here may be registered.`,
  notFound: (asked, searched) => `The register as loaded knows nobody by the name of “${asked}” (searched: ${searched}).`,
  wrongNumber: (number) => `“${number}” is no firm’s number: its check digit is wrong.`,
  nothingKnown: (name, time, searched) => `The register as loaded says nothing about ${name} ${time} (searched: ${searched}).`,
  more: 'There are more entries of this name than stand here; the seat, the legal form or the UID help to tell which is meant:',
  similar: 'Similar names are registered:',
  several: (asked) => `Several entries match “${asked}”. Which one is meant?`,
  clarify: (term) => `What do you mean by ${term}? Say it in other words.`,
  confirm: {
    statement: 'For this step the model wants to run a query of its own over the whole graph. Run it?',
    network: (hops) => (hops === null ? 'This step reads a network of a depth not yet known. Run it?' : `This step reads a network ${hops} ${hops === 1 ? 'hop' : 'hops'} deep. Run it?`),
    spending: (spent, next) => `So far this question has cost ${spent} tokens; going on costs about ${next} a round. Go on? Otherwise it is answered from what was found so far.`,
  },
  notUnderstood: (words) => `Not understood: ${words}.`,
  tooLong: (characters) => `Only the first ${characters} characters of the question were read.`,
  readAs: (pairs) => `Read: ${pairs.map(([text, as]) => `${text} as ${as}`).join(', ')}.`,
  takenFor: (as) => `Read as a question about: ${as}.`,
  refused: {
    topics: {
      FINANCES: 'turnover, profit, balance sheets and other financial figures', SHARE_PRICE: 'share prices and market values', SHAREHOLDERS: 'the shareholders of a company limited by shares, nor beneficial owners',
      EMPLOYEES: 'staff and vacancies', CONTACT: 'phone numbers, e-mail and web addresses and opening hours', PRIVATE_LIFE: 'private addresses, age, income and private life',
      REPUTATION: 'judgements of reputation, quality and honesty', REASONS: 'reasons and motives', FUTURE: 'what is still to come', FOREIGN_REGISTER: 'what registers of other countries hold',
      LEGAL_ADVICE: 'legal advice, contracts, debt collection and lawsuits', BUSINESS: 'customers, products, prices, brands and dealings of a company',
    },
    outside: (what) => `The commercial register says nothing on this: it does not hold ${what}. So nothing was searched.`,
    unknownUid: (uid) => `The identifier “${uid}” is neither a company nor a person in the register as loaded.`,
    UNKNOWN_WORD: 'What is asked for is not clear; nothing else is answered in its place.',
    NEGATION: 'Who or what is not something, has it not or is left out can be neither listed nor counted from entries; what is entered can be asked.',
    COMPARISON: 'Comparisons are not answered; the facts themselves can be asked for.',
    NOT_BUILT: 'The question is read, but this kind of question has no answer yet.',
    NOTHING: 'The question does not say what it asks for.',
  },
  moreParts: (read, parts) => `Only the first ${read} questions were read; not read: ${parts}.`,
  platform:
    'Looked up in Dossier: the commercial register, as told by notices of the Swiss Official Gazette of Commerce (SHAB).',
  welcome: 'You are welcome.',
  offTopic:
    'That is nothing a commercial register holds. Ask about companies and people: who signs or sits on which board, since when, what changed, who is linked to whom.',
  askWho: 'Which company or person is the question about? The name or the UID helps.',
  askWhat: (name) => `What is the question about ${name}?`,
  failed: (engine) => `The register could not be asked just now${engine === null ? '' : ` (${engine} does not answer)`}; please try again.`,
  incomplete: 'The list is not complete: there are more entries than stand here.',
  suggestions: {
    which: 'Show the first entry',
    officers: (name) => `Who is on the board of directors of “${name}”?`,
    officersAt: (name, day) => `Who was on the board of directors of “${name}” on ${day}?`,
    auditor: (name) => `Who is the auditor of “${name}”?`,
    signatories: (name) => `Who may sign for “${name}”?`,
    dossier: (name) => `Show the dossier of “${name}”`,
    departed: (name) => `Who left “${name}”?`,
    mandates: (name) => `Which mandates does “${name}” have?`,
    network: (name) => `Show the network of “${name}”`,
    history: (name) => `Show the history of “${name}”`,
    texts: (name) => `Where is “${name}” mentioned in the notices?`,
    example: 'Who is on the board of directors of “name of the company”?',
  },
  summary: {
    started: (question) => `Question: ${question}`,
    recalled: (text) => `Remembered: ${text}`,
    routed: (measure) => `Read as ${measure}`,
    planned: (calls) => (calls === 1 ? 'One step planned' : `${calls} steps planned`),
    called: (tool) => `Calling ${tool}`,
    returned: (tool, outcome, total) => `${tool}: ${outcome === 'FAILED' ? 'failed' : outcome === 'EMPTY' ? 'nothing found' : total === null ? 'found' : `${total} found`}`,
    critique: 'Result examined',
    decided: { CONTINUE: 'Enough for an answer', RETRY_WITH_REFINEMENT: 'Once more, asked differently', CALL_DIFFERENT_TOOL: 'On to the next step', INSUFFICIENT_DATA: 'No more can be learned' },
    state: (to) => `State of the conversation: ${to}`,
    verified: (kept, cut) => `Verified: ${kept} sentences proved, ${cut} cut`,
    cut: 'A sentence without proof cut',
    stored: 'Remembered for the conversation',
    finished: { PARTLY_ANSWERED: 'Partly answered', NONE_HELD: 'Nobody entered', NOT_FOUND: 'Identifier not found', ANSWERED: 'Answered', DISAMBIGUATION: 'Several are possible', UNAVAILABLE: 'Could not be asked', NOT_IN_REGISTER: 'Not in the register', NOT_UNDERSTOOD: 'Not understood', REFUSED: 'Refused' },
    failed: (message) => `Ended: ${message}`,
    cancelled: 'Cancelled by the user',
    resumed: 'Went on after an interruption',
    guard: 'A guard rule applied',
    inputRequested: 'Asking back',
    inputReceived: 'Reply to what was asked back',
    suspended: 'Waiting for a reply',
    model: (model) => `Model ${model} asked`,
    fellBack: 'Rules take over from the model',
    toolsRetrieved: (tools) => `Tools to choose from: ${tools}`,
    redacted: 'Erased',
  },
}; // prettier-ignore
