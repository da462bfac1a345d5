import type { ConversationWording } from '../wording.js';

export const english: ConversationWording[] = [
  [
    ['firm', 'officers:BOARD', "Who's on the board of {firm}?"],
    ['firm', 'left', 'And who left in {year}?'],
    ['firm', 'auditor', 'Who audits them?'],
    ['firm', 'address', 'Where are they?'],
  ],
  [
    ['firm', 'capital', 'How much capital does {firm} have?'],
    ['firm', 'purpose', 'What does it do?'],
    ['firm', 'signatories', 'And who can sign for it?'],
  ],
  [
    ['firm', 'address', 'Address of {firm}?'],
    ['firm2', 'address', 'What about {firm2}?'],
    ['firm2', 'purpose', 'What is it for?'],
    ['firm', 'purpose', 'And {firm}?'],
  ],
  [
    ['firm', 'officers:ALL', 'Who is registered at {firm}?'],
    ['person', 'personFirms', 'Where else is {person} involved?'],
    ['firm', 'capital', 'Back to {firm}: what is its capital?'],
    ['firm', 'seat', 'And its seat?'],
  ],
  [
    ['homonym', 'homonym', 'What can you tell me about {homonym}?'],
    ['pick2', 'personFirms', 'The second one. Where is that person registered?'],
    ['pick1', 'personFirms', 'And the first one?'],
  ],
  [
    ['homonym', 'homonym', 'Which companies is {homonym} in?'],
    ['pick1', 'personFirms', 'I mean the first.'],
    ['firm', 'address', 'Different question: where is {firm}?'],
    ['firm', 'legalForm', 'What legal form is that?'],
  ],
  [
    ['both', 'shared', 'Do {firm} and {firm2} share any officers?'],
    ['firm2', 'purpose', 'What does the latter do?'],
    ['firm', 'purpose', 'And the former?'],
  ],
  [
    ['firm', 'seat', 'Where is {firm} domiciled?'],
    ['firm2', 'seat', 'And {firm2}?'],
    ['both', 'path', 'Is there a connection between the two?'],
  ],
  [
    ['byId', 'officers:BOARD', 'Who are the directors?'],
    ['firm', 'officersAsOf:BOARD', 'And on {day}?'],
    ['firm', 'joined', 'Who came in during {year}?'],
  ],
  [
    ['byId', 'seat', 'Where is its seat?'],
    ['firm', 'no:firm', 'What is its revenue?'],
    ['firm', 'address', 'The address, then.'],
  ],
  [
    ['firm', 'status', 'Is {firm} still going?'],
    ['firm', 'foundedOn', 'When was it registered?'],
    ['firm', 'formerNames', 'Any earlier names?'],
    ['firm', 'timeline', 'Walk me through its filings.'],
    ['firm', 'capital', 'What capital has it got today?'],
    ['firm', 'auditor', 'And an auditor?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'When was {firm} declared bankrupt?'],
    ['firm', 'bankruptcyPublished', 'When did the gazette print that?'],
    ['firm', 'purpose', 'What had been its purpose?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'Who chairs {firm}?'],
    ['firm', 'left:BOARD', 'Did anyone leave the board in {year}?'],
    ['firm', 'signatories:SOLE', 'Who can sign alone now?'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Who manages {firm}?'],
    ['firm', 'officers:PARTNERS', 'And who are the partners?'],
    ['firm', 'address', 'Where do I find it?'],
    ['firm', 'status', 'Is it active?'],
  ],
  [
    ['firm', 'auditor', 'Who is the auditor of {firm}?'],
    ['firm', 'auditorAsOf', 'Who was it on {day}?'],
    ['firm2', 'officers:ALL', 'Now {firm2}: who is on record there?'],
    ['firm2', 'signatories', 'Who of those signs, and how?'],
    ['firm', 'address', 'Back to {firm}, where is it?'],
  ],
];
