import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'status', 'Morning. Vendor check on {firm}: is it active?'],
    ['firm', 'legalForm', 'What legal form?'],
    ['firm', 'capital', 'Capital?'],
    ['firm', 'signatories', 'Who may sign, and how?'],
    ['firm', 'no:firm', 'Turnover?'],
    ['firm', 'auditor', 'Auditor, then.'],
  ],
  [
    ['both', 'shared', 'Which individuals are at {firm} as well as at {firm2}?'],
    ['firm2', 'address', 'Where can I find {firm2}?'],
    ['firm', 'address', 'And {firm}?'],
    ['firm', 'purpose', 'What are they in business for?'],
  ],
  [
    ['homonym', 'homonym', 'Tell me about {homonym}.'],
    ['pick2', 'personFirms', 'Number two on that list: which companies?'],
    ['pick1', 'personFirms', 'Now the first.'],
  ],
  [
    ['firm', 'officers:BOARD', 'board of {firm}'],
    ['firm', 'officersAsOf:BOARD', 'on {date}'],
    ['firm', 'officers:PRESIDENT', 'who chairs it now'],
    ['firm', 'seat', 'town'],
  ],
  [
    ['firm', 'personRole', 'In what capacity is {person} registered at {firm}?'],
    ['person', 'personSince', 'From which date?'],
    ['person', 'personFirms', 'Any other companies? Which?'],
    ['firm', 'officers:ALL', 'Back to {firm}. Everyone entered, with roles.'],
  ],
  [
    ['byId', 'address', 'What is the address of this company?'],
    ['byId', 'foundedOn', 'Founded when?'],
    ['byId', 'officers:ALL', 'Who is on the register for it, in which roles?'],
    ['byId', 'auditor', 'And the auditor?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'On what day did {firm} go bankrupt, I mean the court order?'],
    ['firm', 'bankruptcyPublished', 'When was it gazetted?'],
    ['firm', 'timeline', 'Walk me through its whole history, with dates.'],
  ],
  [
    ['firm', 'left', 'Who departed from {firm} in {year}?'],
    ['firm', 'joined', 'Who arrived?'],
    ['firm2', 'officers:ALL', 'Now {firm2}: all registered people and their roles.'],
    ['firm2', 'seat', 'Where is it seated?'],
  ],
];
