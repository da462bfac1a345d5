import type { WordingSet } from '../wording.js';

export const followUps: WordingSet['followUps'] = [
  [
    ['address', 'What is the address of {firm}?'],
    ['address:firm2', 'And that of {firm2}?'],
  ],
  [
    ['officers:BOARD', "Who is on {firm}'s board?"],
    ['left', 'Who left the company in {year}?'],
  ],
  [
    ['capital', "What's the capital of {firm}?"],
    ['no:firm', 'What about sales, how much do they turn over?'],
  ],
  [
    ['auditor', "Who's the auditor of {firm}?"],
    ['auditorAsOf', 'Was it a different one on {iso}? Which?'],
  ],
  [
    ['left', 'Who quit {firm} in {year}?'],
    ['joined', 'Conversely, who came in that year?'],
  ],
  [
    ['personRole', 'What does {person} do at {firm}?'],
    ['personFirms', 'Any other companies where this person is registered? Which?'],
  ],
  [
    ['status', 'Is {firm} still active?'],
    ['bankruptcyLegal', 'When was the bankruptcy opened?'],
  ],
  [
    ['officers:BOARD', 'Board of {firm}?'],
    ['shared', 'Which of them are at {firm2} too?'],
  ],
  [
    ['seat', 'Where is {firm} seated?'],
    ['officers:PRESIDENT', 'Who chairs the board there?'],
  ],
  [
    ['officers:MANAGERS', 'Who manages {firm}?'],
    ['signatories:SOLE', 'Does any of them sign individually? Who?'],
  ],
  [
    ['count:BANKRUPTCY', 'How many bankruptcies were there in {year}?'],
    ['count:DELETED', 'And how many deletions that year?'],
  ],
  [
    ['purpose', "What's the purpose of {firm}?"],
    ['foundedOn', 'How far back does it go, I mean when was it founded?'],
  ],
  [
    ['officers:ALL', 'Everyone registered at {firm} with their role, please.'],
    ['timeline', "Now give me the company's whole story, with dates."],
  ],
  [
    ['legalForm', 'Is {firm} a GmbH?'],
    ['address', 'Right. And where do I find them, the full address?'],
  ],
  [
    ['officers:PRESIDENT', 'Who is the chairman of {firm}?'],
    ['officersAsOf:PRESIDENT', 'And the one in the chair on {day}?'],
  ],
  [
    ['seat', 'What is the registered seat of {firm}?'],
    ['seatAsOf', 'And back on {day}, which town?'],
  ],
  [
    ['officers:BOARD', "I'm looking into {firm}. Who are the directors?"],
    ['officersAsOf:BOARD', 'And who were they on {day}?'],
  ],
  [
    ['capital', 'capital of {firm}'],
    ['purpose', 'and what are they for'],
  ],
  [
    ['status', 'What state is {firm} in?'],
    ['formerNames', 'Did it go by other names in the past?'],
  ],
  [
    ['purpose', 'What is {firm} meant to do?'],
    ['signatories', 'And who signs for it, in which way?'],
  ],
  [
    ['officers:ALL', "Who's who at {firm}? All the registered people and roles."],
    ['joined', 'Which of those only came in {year}?'],
  ],
  [
    ['address', 'Address of {firm}, please.'],
    ['auditor', "While you're at it, who's their auditor?"],
  ],
  [
    ['seat', 'In what town is {firm}?'],
    ['capital', 'How much capital?'],
  ],
  [
    ['officers:PARTNERS', 'Which partners does {firm} have?'],
    ['officers:MANAGERS', 'And the managing officers?'],
  ],
  [
    ['personRole', 'What role has {person} got at {firm}?'],
    ['no:person', "What's that person's age?"],
  ],
  [
    ['bankruptcyLegal', 'When did the judge open bankruptcy over {firm}?'],
    ['bankruptcyPublished', 'On what date did that come out in the gazette?'],
  ],
  [
    ['officers:BOARD', 'Names of the board members of {firm}?'],
    ['joined:BOARD', 'Which of them joined the board in {year}?'],
  ],
  [
    ['joined', 'Who was added to {firm} in {year}?'],
    ['left', 'And who was dropped?'],
  ],
  [
    ['count:FOUNDED', 'How many companies were founded in {year}?'],
    ['count:FOUNDED:0107', 'How many of them were GmbHs?'],
  ],
  [
    ['officers:FOUNDATION', 'Who is on the board of the foundation {firm}?'],
    ['auditor', 'Who checks its books?'],
  ],
  [
    ['personSince', 'Since what date has {person} been registered at {firm}?'],
    ['personRole', 'As what?'],
  ],
  [
    ['address', 'Where can I visit {firm}?'],
    ['branches', 'Has it got branches elsewhere? Where?'],
  ],
  [
    ['auditorAsOf', 'Who audited {firm} on {day}?'],
    ['auditor', 'And who does it today?'],
  ],
  [
    ['officers:BOARD', 'May I have the full board of {firm}?'],
    ['signatories:SOLE', 'Do any of them have sole signature? Which ones?'],
  ],
  [
    ['status', 'What became of {firm}?'],
    ['deletedOn', 'What day was it deleted?'],
  ],
  [
    ['foundedOn', 'When did {firm} come into being?'],
    ['formerNames', 'What names did it carry before the present one?'],
  ],
  [
    ['officers:OWNER', 'Who owns the sole proprietorship {firm}?'],
    ['purpose', 'What line of business is that, going by its purpose?'],
  ],
  [
    ['officers:BOARD', 'Current directors of {firm}?'],
    ['left:BOARD', 'And who went off the board in {year}?'],
  ],
  [
    ['purpose', "What's {firm}'s object?"],
    ['no:firm', 'How many staff do they employ?'],
  ],
  [
    ['signatories', 'Who can sign on behalf of {firm} and how?'],
    ['officers:PRESIDENT', "And who's the chair of the board?"],
  ],
];
