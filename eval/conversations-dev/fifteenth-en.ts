import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'bankruptcyLegal', 'I write for a regional paper. On which date did the court declare {firm} bankrupt?'],
    ['firm', 'bankruptcyPublished', 'And when did that appear in the gazette?'],
    ['firm', 'purpose', "What was it meant to be doing, going by its registered purpose?"],
    ['firm', 'count:BANKRUPTCY', 'For context: how many bankruptcies were opened altogether in {year}?'],
    ['firm2', 'status', 'A reader says {firm2} was in the same boat. Is that one still active?'],
    ['firm2', 'no:firm', 'How much money did it lose last year?'],
  ],
  [
    ['firm', 'address', '{firm} address'],
    ['firm', 'officers:MANAGERS', 'who are the managing directors'],
    ['firm', 'signatories:SOLE', 'who can sign on their own there'],
    ['firm', 'no:firm', 'do they pay their bills on time'],
    ['firm2', 'address', 'ok whatever. address of {firm2}'],
    ['firm2', 'officers:MANAGERS', 'and the managing directors of that one'],
  ],
  [
    ['firm', 'purpose', 'Hello! The house next door to ours has been bought by something called {firm}, and the whole street is wondering what they actually do. What are they registered for?'],
    ['firm', 'officers:BOARD', 'How interesting. And who sits on their board?'],
    ['person', 'personFirms', 'My husband is sure he was at school with {person}. Which companies is that person with these days?'],
    ['person', 'no:person', "Would you happen to know whether they've got children?"],
    ['firm', 'foundedOn', 'Quite right, none of my business. The company next door, then: when was it set up?'],
    ['firm', 'capital', "Oh, I'd have guessed longer ago. How much capital does it have?"],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Supply contract signed on {day}, counterparty {firm}. Who made up its board of directors that day?'],
    ['firm', 'auditorAsOf', 'Who was its auditor at that point?'],
    ['firm', 'officers:BOARD', 'And the board today?'],
    ['firm2', 'officersAsOf:BOARD', 'There is a joint obligor, {firm2}. Who were its directors on the contract date?'],
    ['firm2', 'officers:PRESIDENT', 'Current chair of that one?'],
    ['firm', 'signatories', 'Returning to our counterparty: who can sign for it now, and in what manner?'],
  ],
  [
    ['firm', 'status', "I've got a job interview at {firm} on Thursday. Are they still in business, or in liquidation or something?"],
    ['firm', 'joined', 'Phew. Who joined them in {year}?'],
    ['firm', 'left', 'And who left, that year?'],
    ['firm', 'left:nextYear', 'What about the year after that?'],
    ['firm', 'no:firm', 'Hm. What do they pay a junior accountant?'],
    ['person', 'personRole', "Had to ask! It's {person} who invited me. What's that person's role at the firm?"],
  ],
  [
    ['both', 'legalForm+legalForm:firm2', "Two applications for my shop premises, {firm} and {firm2}. What legal form does each have?"],
    ['both', 'shared', 'Are there people who are in both?'],
    ['firm2', 'capital', "What's the capital of the second one?"],
    ['firm', 'capital', 'And of the first?'],
    ['firm', 'none:BANKRUPTCY', 'Has that one ever gone bankrupt?'],
  ],
  [
    ['byId', 'auditor', "I'm in the client's file. Who is registered as its auditor?"],
    ['byId', 'formerNames', 'Has it gone by any other names in the past?'],
    ['firm', 'ranking:AUDITORS', 'Curiosity: which audit firm has the most clients in the register?'],
    ['byId', 'timeline', 'Not us, then. Now list everything that was published on my client, oldest first.'],
    ['byId', 'knownOn:BOARD', 'And going only by what had been published up to {day}, who was on its board?'],
  ],
  [
    ['homonym', 'homonym', 'Reference check. Whom do you have by the name of {homonym}?'],
    ['pick2', 'personFirms', 'The second one. Which companies is that person in?'],
    ['pick1', 'personFirms', 'And the first one?'],
    ['firm', 'branches', 'Thanks, that settles it. Different matter: which branches does {firm} have?'],
    ['firm', 'seat', 'And its own seat is where?'],
    ['firm2', 'headOffice', '{firm2} is only a branch, I gather. What is its head office, and where?'],
  ],
];
