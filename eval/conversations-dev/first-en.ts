import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', 'Good morning. Who are the board members of {firm}?'],
    ['firm', 'left', 'Were there any departures from the company in {year}, and whose?'],
    ['firm', 'auditor', 'Who is its auditor these days?'],
    ['firm', 'address', 'And where can I write to them?'],
  ],
  [
    ['firm', 'capital', 'whats the capital of {firm}'],
    ['firm', 'purpose', 'and its purpose'],
    ['firm', 'signatories', 'who signs, and how'],
  ],
  [
    ['firm', 'address', 'I need the address of {firm}.'],
    ['firm2', 'address', 'And of {firm2}, too.'],
    ['firm2', 'purpose', 'What is the purpose of the latter?'],
    ['firm', 'purpose', "And {firm}, what's its purpose?"],
  ],
  [
    ['firm', 'officers:ALL', 'Who is registered at {firm}, and in which function?'],
    ['person', 'personFirms', 'Tell me about {person}: which other companies is this person in?'],
    ['firm', 'capital', 'Back to {firm}. How much capital has it got?'],
    ['firm', 'seat', "And where's its seat?"],
  ],
  [
    ['homonym', 'homonym', 'What have you got on {homonym}?'],
    ['pick2', 'personFirms', 'I meant the second one. Which companies?'],
    ['pick1', 'personFirms', 'How about the first on the list?'],
  ],
  [
    ['homonym', 'homonym', "Who's {homonym}?"],
    ['pick1', 'personFirms', "Let's take number one. What companies is that person registered with?"],
    ['firm', 'address', "New topic: what's the address of {firm}?"],
    ['firm', 'legalForm', 'What legal form is it?'],
  ],
  [
    ['both', 'shared', 'Who is in both {firm} and {firm2}?'],
    ['firm2', 'purpose', "What is the second company's purpose?"],
    ['firm', 'purpose', "And the first one's?"],
  ],
  [
    ['firm', 'seat', 'Where is {firm} registered, which town?'],
    ['firm2', 'seat', 'Same for {firm2}, which town?'],
    ['both', 'path', 'Who connects the two?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Who is on the board of this company?'],
    ['firm', 'officersAsOf:BOARD', 'Who was on it on {day}?'],
    ['firm', 'joined', 'Who was new at the company in {year}?'],
  ],
  [
    ['byId', 'seat', "Which town is this company's seat in?"],
    ['firm', 'no:firm', 'How many employees does it have?'],
    ['firm', 'address', "Never mind. What's the exact address?"],
  ],
  [
    ['firm', 'status', 'Is {firm} still in existence?'],
    ['firm', 'foundedOn', 'When was it founded?'],
    ['firm', 'formerNames', 'What else has it been called?'],
    ['firm', 'timeline', 'Take me through its register history, every entry with its date.'],
    ['firm', 'capital', 'What capital does it have today?'],
    ['firm', 'auditor', 'And who audits it?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'When was {firm} declared bankrupt by the court?'],
    ['firm', 'bankruptcyPublished', 'And when did the gazette carry it?'],
    ['firm', 'purpose', 'What had the company been set up to do?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Who's the chair of {firm}'s board?"],
    ['firm', 'left:BOARD', 'Who left the board in {year}?'],
    ['firm', 'signatories:SOLE', 'And who may sign on their own now?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Who is in the management of {firm} as managing officer?'],
    ['firm', 'officers:PARTNERS', 'Who are the partners?'],
    ['firm', 'address', 'Where is it, street and all?'],
    ['firm', 'status', "It's still active, is it?"],
  ],
  [
    ['firm', 'auditor', 'Which firm audits {firm}?'],
    ['firm', 'auditorAsOf', 'Who did on {day}?'],
    ['firm2', 'officers:ALL', 'Now {firm2}: all people with their functions.'],
    ['firm2', 'signatories', 'Who signs for that one, and in what way?'],
    ['firm', 'address', 'Finally, the address of {firm}?'],
  ],
];
