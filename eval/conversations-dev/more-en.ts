import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['both', 'path', "I'm told {firm} and {firm2} are linked. Are they, and how?"],
    ['firm', 'officers:ALL', 'Show me everyone registered at the former.'],
    ['firm2', 'officers:ALL', 'Now the latter.'],
    ['firm2', 'address', 'Where do I find that one?'],
  ],
  [
    ['firm', 'officers:BOARD', "Morning. I'm after the board of directors of {firm}."],
    ['firm', 'left:BOARD', 'Did anyone leave the board in {year}? Who?'],
    ['person', 'personFirms', 'What other companies is {person} involved in?'],
    ['firm', 'auditor', 'Right, back to the company itself. Auditors?'],
    ['firm', 'auditorAsOf', 'Were those the same on {day}, or who was it?'],
  ],
  [
    ['firm', 'formerNames', 'has {firm} changed its name before, from what'],
    ['firm', 'timeline', 'ok whole story pls with dates'],
    ['firm', 'capital', 'and capital now'],
    ['firm2', 'capital', 'what about {firm2}'],
    ['firm2', 'purpose', 'what do these do'],
    ['firm', 'purpose', 'and the other lot'],
  ],
  [
    ['homonym', 'homonym', "I'm after somebody called {homonym}."],
    ['pick2', 'personFirms', 'The second one. Which firms?'],
    ['pick1', 'personFirms', 'Hm, not it. Try the first.'],
  ],
  [
    ['byId', 'officers:ALL', 'Who is registered here, and as what?'],
    ['firm', 'signatories', 'How do they sign?'],
    ['firm', 'officers:ALL', 'Sorry, lost my notes. Once more, everyone with their roles.'],
    ['firm', 'no:firm', 'What are they paid?'],
  ],
  [
    ['firm', 'status', "A debtor of ours is called {firm}. What's its current status?"],
    ['firm', 'bankruptcyPublished', 'When was the bankruptcy announced in the gazette?'],
    ['firm', 'bankruptcyLegal', 'And when had the court actually decided it?'],
    ['firm', 'seat', 'Which town was that in, I mean where is its seat?'],
  ],
  [
    ['firm', 'branches', 'Does {firm} have branches, and where?'],
    ['firm', 'foundedOn', 'When was the company itself first entered?'],
    ['firm2', 'foundedOn', 'Compare with {firm2}: when was that one?'],
    ['firm', 'legalForm', "The first one's legal form?"],
  ],
  [
    ['both', 'shared', 'Two firms, {firm} and {firm2}: who has a post in each of them?'],
    ['firm', 'joined', 'Who came to the first one in {year}?'],
    ['firm', 'left', 'And went?'],
    ['firm2', 'officers:ALL', 'Now give me all the people at the other one, with roles.'],
    ['both', 'path', "So in short, what's the chain between the two?"],
  ],
];
