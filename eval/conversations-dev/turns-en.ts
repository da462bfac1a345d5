import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'address', 'Hi, where do I find {firm}? Street and town please.'],
    ['firm', 'auditor', 'ok and their auditor?'],
    ['firm2', 'auditor', 'same question for {firm2}: the auditor?'],
    ['firm2', 'legalForm', 'and what legal form is that one'],
    ['firm', 'legalForm', 'and {firm} is what?'],
  ],
  [
    ['firm', 'officers:BOARD', 'Can you name the board of {firm}?'],
    ['person', 'personRole', "what's {person} exactly, on there?"],
    ['person', 'personSince', 'since what date?'],
    ['person', 'personFirms', 'anywhere else they are registered?'],
    ['firm', 'auditor', 'back to {firm}, the auditor please'],
  ],
  [
    ['firm', 'officers:BOARD', 'board of {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'no sorry, I meant on {day}'],
    ['firm', 'knownOn:BOARD', 'and who was on it going only by notices already published that day?'],
    ['firm', 'officers:BOARD', 'and now?'],
  ],
  [
    ['firm', 'address', "What's the address of {firm}, please?"],
    ['firm2', 'address', 'oops wrong one, I need {firm2}'],
    ['firm2', 'officers:ALL', "who's registered there?"],
    ['both', 'shared', 'Do any people belong to both {firm} and {firm2}?'],
  ],
  [
    ['homonym', 'homonym', 'Tell me about {homonym}.'],
    ['pick2', 'personFirms', 'the second one: which companies?'],
    ['pick1', 'personFirms', 'and the first one?'],
  ],
  [
    ['firm', 'joined', 'Who came into {firm} during {year}?'],
    ['firm', 'left', 'and who dropped out, same year?'],
    ['firm', 'officers:ALL', 'who is in it today?'],
    ['firm', 'address', 'thanks. address?'],
  ],
  [
    ['byId', 'legalForm', 'What legal form is this company?'],
    ['firm', 'officers:BOARD', 'who runs it, I mean the board?'],
    ['person', 'personSince', 'how long has {person} been there, from which date?'],
    ['firm', 'auditor', "and the company's auditor?"],
  ],
  [
    ['firm', 'bankruptcyPublished', 'When did the bankruptcy of {firm} appear in the gazette?'],
    ['firm', 'bankruptcyLegal', 'and when did the court actually open it?'],
    ['firm', 'address', 'what address is on record?'],
  ],
  [
    ['firm', 'seat', 'Which place is {firm} seated in?'],
    ['firm', 'seatAsOf', 'where was that on {date}?'],
    ['firm2', 'seat', 'now {firm2}, its seat?'],
    ['firm2', 'address', 'with the street, please'],
  ],
  [
    ['firm', 'auditor', 'Who is currently auditing {firm}?'],
    ['firm', 'auditorAsOf', 'and who was doing it on {day}?'],
    ['firm', 'officersAsOf:BOARD', 'who were the board members at that date?'],
    ['firm', 'address', 'fine, address as of today?'],
  ],
];
