import type { ConversationWording } from '../wording.js';
import { english as fifth } from './fifth-en.js';
import { english as sixth } from './sixth-en.js';
import { english as seventh } from './seventh-en.js';
import { english as eighth } from './eighth-en.js';
import { english as ninth } from './ninth-en.js';
import { english as tenth } from './tenth-en.js';
import { english as fifteenth } from './fifteenth-en.js';
import { english as sixteenth } from './sixteenth-en.js';
import { english as seventeenth } from './seventeenth-en.js';
import { english as eighteenth } from './eighteenth-en.js';
import { english as nineteenth } from './nineteenth-en.js';
import { english as twentieth } from './twentieth-en.js';
import { english as twentyfirst } from './twentyfirst-en.js';
import { english as twentysecond } from './twentysecond-en.js';
import { english as twentyfourth } from './twentyfourth-en.js';
import { english as twentyfifth } from './twentyfifth-en.js';
import { english as twentysixth } from './twentysixth-en.js';
import { english as twentyseventh } from './twentyseventh-en.js';
import { english as twentyeighth } from './twentyeighth-en.js';
import { english as twentyninth } from './twentyninth-en.js';
import { english as fourteenth } from './fourteenth-en.js';
import { english as thirteenth } from './thirteenth-en.js';
import { english as thirtieth } from './thirtieth-en.js';
import { english as thirtyfirst } from './thirtyfirst-en.js';
import { english as twelfth } from './twelfth-en.js';
import { english as eleventh } from './eleventh-en.js';
import { english as first } from './first-en.js';
import { english as former } from './former-en.js';
import { english as fourth } from './fourth-en.js';
import { english as fresh } from './fresh-en.js';
import { english as late } from './late-en.js';
import { english as more } from './more-en.js';
import { english as second } from './second-en.js';
import { english as strangers } from './strangers-en.js';
import { english as third } from './third-en.js';
import { english as turns } from './turns-en.js';
import { english as voices } from './voices-en.js';

export const english: ConversationWording[] = [
  [
    ['firm', 'address', "I've got a letter to post to {firm}. What's their address?"],
    ['firm', 'signatories', 'And who there is allowed to sign, and how?'],
    ['firm', 'auditor', 'who audits them'],
    ['firm', 'capital', 'Thanks. Lastly, their capital?'],
  ],
  [
    ['firm', 'officers:BOARD', 'board of {firm}'],
    ['firm', 'officers:PRESIDENT', 'which of them chairs it'],
    ['firm', 'left:BOARD', 'who stepped down from the board in {year}'],
    ['firm', 'purpose', 'and what is the company there for'],
  ],
  [
    ['firm', 'purpose', 'For an article: what does {firm} do?'],
    ['firm2', 'purpose', 'And {firm2}?'],
    ['firm2', 'capital', 'How much capital does it have?'],
    ['firm', 'capital', 'And how much has {firm}, the first one?'],
  ],
  [
    ['firm', 'seat', 'In which town is {firm} registered?'],
    ['firm2', 'seat', 'What about {firm2}?'],
    ['firm2', 'auditor', 'Who is its auditor?'],
    ['firm', 'auditor', 'Back to {firm}: the same question.'],
    ['firm', 'legalForm', 'Its legal form?'],
  ],
  [
    ['firm', 'officers:ALL', 'Who is entered for {firm}, and in which function?'],
    ['person', 'personFirms', 'Where else does {person} hold a mandate?'],
    ['firm', 'address', 'Right, back to {firm}: its street address?'],
    ['firm', 'foundedOn', 'and since when does it exist'],
  ],
  [
    ['firm', 'signatories:SOLE', 'Who can sign alone for {firm}?'],
    ['firm', 'personRole', 'What is the position of {person} there?'],
    ['person', 'personFirms', 'Is that person registered with any other companies?'],
    ['firm', 'purpose', 'Let us return to {firm}. What is its purpose?'],
    ['firm', 'capital', 'And its capital?'],
  ],
  [
    ['homonym', 'homonym', "I'm looking for {homonym}."],
    ['pick2', 'personFirms', 'The second one. Which companies?'],
    ['pick1', 'personFirms', 'And what about the first one?'],
  ],
  [
    ['homonym', 'homonym', 'companies of {homonym}?'],
    ['pick1', 'personFirms', 'number one please'],
    ['firm', 'seat', 'Now something else: in which municipality is {firm} domiciled?'],
    ['firm', 'officers:ALL', 'Who is registered there, with their roles?'],
  ],
  [
    ['homonym', 'homonym', 'What mandates does {homonym} have?'],
    ['pick1', 'personFirms', 'I mean the one listed first.'],
    ['pick2', 'personFirms', 'Sorry, I meant the second.'],
  ],
  [
    ['byId', 'address', 'What is the full postal address of this company?'],
    ['firm', 'officers:BOARD', 'Who are its directors?'],
    ['firm', 'joined', 'Who was added in {year}?'],
    ['firm', 'signatories', 'And who signs for it today, in what way?'],
  ],
  [
    ['byId', 'timeline', 'Tell me the history of this firm in order.'],
    ['firm', 'status', 'So in what state is it now?'],
    ['firm', 'legalForm', 'legal form?'],
  ],
  [
    ['both', 'shared', 'Which people do {firm} and {firm2} have in common?'],
    ['firm', 'address', 'Where is the first of these two, street and town?'],
    ['firm2', 'address', 'And the second?'],
    ['firm2', 'purpose', 'What does it do?'],
  ],
  [
    ['both', 'path', 'Our compliance department asks how {firm} and {firm2} are linked.'],
    ['firm2', 'legalForm', 'What legal form has the latter?'],
    ['firm', 'legalForm', 'And the former?'],
    ['firm', 'signatories', 'Who has signing authority for the former, and of which kind?'],
  ],
  [
    ['firm', 'auditor', 'Auditor of {firm}?'],
    ['firm', 'auditorAsOf', 'And who was it on {day}?'],
    ['firm', 'capital', 'ok. capital?'],
    ['firm2', 'auditor', 'Same for {firm2}, who audits that one?'],
    ['firm2', 'seat', 'where is it registered, which town'],
    ['firm', 'address', 'Back to the first company: what is the exact address?'],
  ],
  [
    ['firm', 'formerNames', 'What names did {firm} go by in the past?'],
    ['firm', 'purpose', 'And what is its line of business now?'],
    ['firm', 'no:firm', 'How many staff does it employ?'],
    ['firm', 'seat', 'All right. Its registered seat, then?'],
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
  ...twentysecond,
  ...twentyfourth,
  ...twentyfifth,
  ...twentysixth,
  ...twentyseventh,
  ...twentyeighth,
  ...twentyninth,
  ...thirtieth,
  ...thirtyfirst,
  ...fourteenth,
  ...thirteenth,
  ...twelfth,
  ...eleventh,
];
