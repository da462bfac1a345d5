import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'officersAsOf:BOARD', "I'm writing a piece on {firm}. Who sat on the board on {day}?"],
    ['firm', 'officersAsOf:PRESIDENT', 'And who was in the chair that day?'],
    ['firm2', 'officersAsOf:BOARD', 'Same date, but for {firm2}: who were the directors?'],
    ['firm', 'officers:BOARD', 'Right. Going back to {firm}, who are its directors today?'],
  ],
  [
    ['byId', 'status', 'Is this one still trading or has it been wound up?'],
    ['firm', 'signatories', 'Good to know. Who is authorised to sign for it, and in what manner?'],
    ['firm', 'signatories:SOLE', 'Which of those can bind it on their own?'],
    ['firm', 'none:LIQUIDATOR', 'Just to be thorough, has a liquidator been appointed?'],
  ],
  [
    ['firm', 'count:FOUNDED', 'For my thesis: how many companies were newly registered in the canton of {canton} in {year}?'],
    ['firm', 'count:FOUNDED:nextYear', 'And the year after?'],
    ['firm', 'count:DELETED', 'OK. And how many were struck off there in {year}?'],
    ['firm', 'ranking:OFFICERS', 'Which company in the canton of {canton} has the largest number of people on the register?'],
  ],
  [
    ['firm', 'address', 'adress of {firm} pls'],
    ['firm2', 'address', 'no sorry wrong company, i meant {firm2}'],
    ['firm2', 'auditor', 'thx. who audits them'],
    ['firm', 'auditor', 'and who audits {firm}'],
  ],
  [
    ['firm', 'personRole', 'Good afternoon. An old neighbour of mine, {person}, is supposed to be something or other at {firm}. What exactly?'],
    ['person', 'personFirms', 'Thank you, dear. Is my neighbour in any other companies as well?'],
    ['firm', 'foundedOn', 'My goodness. And {firm}, when was it set up?'],
    ['firm', 'formerNames', 'I seem to remember it was called something else once. What was it?'],
  ],
  [
    ['both', 'shared', 'Overlap check: which people are registered at both {firm} and {firm2}?'],
    ['firm2', 'capital', 'Share capital of the second one?'],
    ['firm', 'capital', 'And of the first?'],
    ['firm', 'timeline', 'Stay with that one and give me every change on record, oldest first.'],
    ['firm2', 'officers:ALL', 'Now {firm2} again: everybody entered there and their functions.'],
  ],
  [
    ['homonym', 'homonym', 'Who is {homonym}?'],
    ['pick2', 'personFirms', "The second one, I think. Which companies is that person with?"],
    ['pick1', 'personFirms', 'No, I meant the other one, the first on your list.'],
    ['firm', 'status', "That's the one, cheers. Different matter: does {firm} still exist?"],
    ['firm', 'seat', 'And it has its seat where?'],
  ],
  [
    ['firm', 'left', 'Who left {firm} in {year}?'],
    ['firm', 'left:nextYear', 'And in the year after that?'],
    ['firm', 'joined:nextYear', 'Who came in that same year?'],
    ['firm', 'officers:ALL', 'So who is left? Give me everyone there now and what they are.'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'I represent a creditor of {firm}. On what date did the court declare it bankrupt?'],
    ['firm', 'bankruptcyPublished', 'And when did the gazette publish that?'],
    ['firm2', 'none:BANKRUPTCY', 'Has {firm2} ever been in bankruptcy too?'],
    ['firm', 'address', "Understood. Then only the address of {firm} and I'm done."],
  ],
  [
    ['firm', 'branches', 'Where does {firm} have branches?'],
    ['firm2', 'none:BRANCHES', 'What about {firm2}, any branches?'],
    ['firm2', 'legalForm', "Fair enough. What's the legal form of that one?"],
    ['firm', 'legalForm', 'and the other?'],
  ],
  [
    ['firm', 'purpose', 'so um {firm} what do they actually do'],
    ['firm', 'no:firm', 'right and how many people work for them, roughly'],
    ['firm', 'capital', 'oh well. the capital then'],
    ['firm2', 'capital', 'and {firm2}'],
    ['firm2', 'foundedOn', 'when did that one start'],
  ],
  [
    ['firm', 'ghost:address', 'Where can I write to {ghost}?'],
    ['firm', 'address', "Hm, then I've got the name wrong. It must be {firm}. Where are they?"],
    ['firm', 'auditor', 'Who does their audit?'],
    ['firm', 'auditorAsOf', 'Has it always been them? Who was it on {date}?'],
  ],
];
