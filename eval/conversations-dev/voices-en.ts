import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  // The analyst: two companies, one bridge
  [
    ['both', 'path', 'How do I get from {firm} to {firm2}, person-wise?'],
    ['firm', 'purpose', "What's the former in business for?"],
    ['firm2', 'purpose', 'And the latter?'],
    ['firm2', 'address', 'Its address?'],
    ['firm', 'capital', 'Back to the other one. How much capital?'],
  ],
  // The audit partner
  [
    ['firm', 'auditor', 'Current auditor of {firm}, please.'],
    ['firm', 'auditorAsOf', 'Hm. And as of {day}?'],
    ['firm', 'legalForm', 'What kind of entity are we talking about?'],
    ['firm', 'officers:ALL', 'List who is registered there, with what they do.'],
  ],
  // The vintner
  [
    ['firm', 'status', "{firm}, are they still in business or what"],
    ['firm', 'bankruptcyLegal', 'so when did the court pull the plug'],
    ['firm', 'bankruptcyPublished', 'and when was that in the gazette'],
    ['firm', 'no:firm', 'what are my chances of seeing my money'],
    ['firm', 'seat', 'where were they based anyway'],
  ],
  // The head-hunter
  [
    ['firm', 'officers:BOARD', "Who's on {firm}'s board at the moment?"],
    ['person', 'personRole', 'Take {person}: exact title there?'],
    ['person', 'personSince', 'From which date?'],
    ['person', 'personFirms', 'Where else?'],
    ['firm', 'left', 'And the company we began with, who left it in {year}?'],
  ],
  // The tenant and two landlords
  [
    ['firm', 'address', "My old landlord is {firm}. What's their registered address?"],
    ['firm2', 'address', 'The new one is {firm2}. Theirs?'],
    ['firm2', 'officers:ALL', 'And who is in it? Roles too.'],
    ['firm', 'formerNames', 'Now the old landlord again: what other names have they had?'],
    ['firm', 'signatories', 'And who signs for them, and how?'],
  ],
  // The doctoral student
  [
    ['firm', 'foundedOn', 'On which date was {firm} first registered?'],
    ['firm', 'officers:PRESIDENT', 'Who chairs it today?'],
    ['firm', 'joined', 'And the newcomers of {year}, who were they?'],
    ['firm', 'timeline', 'Could I have its complete history, dated, one entry after another?'],
    ['firm', 'signatories:SOLE', 'And whose signature is enough on its own?'],
  ],
];
