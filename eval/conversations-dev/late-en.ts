import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'foundedOn', "Opening a file on {firm}. Founded when?"],
    ['firm', 'legalForm', "As what sort of entity?"],
    ['firm2', 'legalForm', "How about {firm2}, what sort is that one?"],
    ['firm2', 'auditor', "Who does its audit?"],
    ['firm', 'auditor', "And who does {firm}'s?"],
    ['firm', 'purpose', "Stated purpose?"],
  ],
  [
    ['both', 'path', "Somebody swore to me that {firm} and {firm2} are linked. Through whom?"],
    ['firm2', 'officers:ALL', "The second one: everybody entered, and as what?"],
    ['firm', 'officers:ALL', "Now the first."],
    ['firm', 'capital', "How much capital has it?"],
  ],
  [
    ['firm', 'officers:BOARD', "I'm writing a profile of {firm}, so first of all its directors."],
    ['person', 'personRole', "{person} is what exactly, in that company?"],
    ['person', 'personSince', "And has been there from which date?"],
    ['person', 'personFirms', "Mixed up in any other businesses?"],
    ['firm', 'address', "Enough of that person. {firm}'s address?"],
  ],
  [
    ['firm', 'auditorAsOf', "Who audited {firm} at {date}?"],
    ['firm', 'seatAsOf', "Its seat on that date was?"],
    ['firm', 'seat', "These days?"],
    ['firm', 'auditor', "And the auditor these days?"],
  ],
  [
    ['firm', 'signatories', "Good afternoon, a colleague needs to know who signs for {firm} and by what kind of signature."],
    ['firm2', 'status', "Hang on, before that: is {firm2} still in existence?"],
    ['firm2', 'address', "Its street address?"],
    ['firm', 'signatories:SOLE', "Back to {firm}. Which of them can sign single-handedly?"],
  ],
  [
    ['homonym', 'homonym', "hi theres somebody called {homonym} on our customer list which companies would that be"],
    ['pick1', 'personFirms', "number one i think"],
    ['pick2', 'personFirms', "hmm or number two"],
    ['firm', 'foundedOn', "ok leave it, when was {firm} set up"],
    ['firm', 'address', "and where is it, full address"],
  ],
  [
    ['firm', 'joined', "{firm} in {year}: who came in?"],
    ['firm', 'left', "Out, that same year?"],
    ['firm', 'officers:ALL', "Leaving us today with whom, in which functions?"],
  ],
  [
    ['byId', 'purpose', "What is this company meant to be doing?"],
    ['firm', 'formerNames', "Has it had earlier names? Which?"],
    ['firm', 'timeline', "Everything else recorded about it, oldest first or newest first, I don't mind."],
  ],
  [
    ['both', 'shared', "Who turns up on the entry of {firm} and on that of {firm2} as well?"],
    ['firm', 'seat', "The first of the two sits where, which town?"],
    ['firm2', 'seat', "The latter?"],
    ['firm2', 'capital', "With a capital of?"],
    ['firm', 'capital', "{firm}'s in comparison?"],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', "Who chaired the board of {firm} on {day}?"],
    ['firm', 'officersAsOf:BOARD', "And the directors as a whole, that day?"],
    ['firm2', 'officers:BOARD', "Different question: today's directors of {firm2}?"],
    ['firm', 'officers:PRESIDENT', "Then once more {firm}. Who chairs it now?"],
  ],
];
