import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['person', 'personFirms', "I'm interviewing {person} next week. What companies is she involved in, going by the register?"],
    ['person', 'personRole', 'Within {firm}, what position has she been given?'],
    ['person', 'personSince', 'From what date?'],
    ['firm', 'purpose', 'Then a word about the company itself, please. What was it set up to do?'],
    ['firm', 'no:firm', 'Roughly how many people does it employ?'],
    ['firm', 'seat', 'Never mind. And which municipality is it registered in?'],
  ],
  [
    ['homonym', 'homonym', "We've had an application from a certain {homonym}. Could you look the name up for me?"],
    ['pick2', 'personFirms', 'It must be the second one. Which companies does that person turn up in?'],
    ['pick1', 'personFirms', 'And the first one?'],
    ['firm', 'legalForm', 'The application also mentions {firm}. What sort of company is that, legally speaking?'],
    ['firm', 'officers:BOARD', 'Who makes up its board?'],
  ],
  [
    ['both', 'capital+capital:firm2', 'How do {firm} and {firm2} compare when it comes to their capital?'],
    ['firm2', 'foundedOn', 'On what day did the second one come into being?'],
    ['firm', 'foundedOn', 'And the first?'],
    ['firm', 'auditor', 'Staying with that one, which auditors have been appointed?'],
    ['both', 'shared', 'Does anybody hold a post in both companies at once?'],
    ['firm2', 'address', "That settles it for me, thank you. Where should a letter to {firm2} be sent?"],
  ],
  [
    ['firm', 'joined', 'Which people came on board at {firm} during {year}?'],
    ['firm', 'joined:nextYear', 'And the year after?'],
    ['firm', 'left:nextYear', 'In that later year, whose names were taken out?'],
    ['firm2', 'left:nextYear', "I'd like the same departures for {firm2}, again for the later year."],
    ['firm', 'signatories:SOLE', 'Back to the first firm. Whose signature is enough there without a second one?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'The contract in front of me is dated {day}. Who sat on the board of {firm} that day?'],
    ['firm', 'auditorAsOf', 'And who were its auditors at that point?'],
    ['firm2', 'officersAsOf:BOARD', 'The other party was {firm2}. What did its board look like on the same date?'],
    ['firm2', 'officers:PRESIDENT', "That's most helpful. Who chairs the board these days?"],
    ['firm', 'officers:PRESIDENT', 'Sorry, I should have been clearer: I meant the chair of {firm}.'],
  ],
  [
    ['homonym', 'homonym', 'The name {homonym} came up during an audit. Who might that be?'],
    ['pick1', 'personFirms', "Let's try the first. Which firms is that person connected with?"],
    ['pick1', 'no:person', 'Do you happen to know how old he is?'],
    ['pick2', 'personFirms', 'I see. Actually, I think I meant the second one on your list. Which firms are there in that case?'],
    ['firm', 'status', 'One more name from the same audit, {firm}. Does it still exist?'],
    ['firm', 'address+purpose', 'Where is it located, and what is its stated purpose?'],
  ],
  [
    ['person', 'personRole', 'What has {person} been entered as at {firm}?'],
    ['person', 'personSince', 'Has he held that for long? I need the starting date.'],
    ['firm', 'signatories', 'And the company, by whom can it be bound, and with what kind of signature?'],
    ['person', 'personFirms', 'Coming back to {person}, what are all the companies he belongs to?'],
    ['firm2', 'officers:ALL', 'Interesting. One of my clients is {firm2}. Whom does the register show there, and in what roles?'],
    ['both', 'path', 'Is there any chain of people leading from {firm2} to {firm}?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Among which partners are the quotas of {firm} divided?'],
    ['firm', 'officers:MANAGERS', 'And its managing directors?'],
    ['firm2', 'officers:MANAGERS', 'Which ones has {firm2} appointed?'],
    ['firm', 'seat', 'I forgot to ask about the first firm: what town is it domiciled in?'],
    ['firm2', 'seat+capital', 'And {firm2}, where does it have its seat, and what capital does it have?'],
    ['firm', 'capital', 'Rather modest, I must say. How much is it for the first firm?'],
  ],
];
