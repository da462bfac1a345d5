import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  // Onboarding desk
  [
    ['firm', 'address', "New relationship: {firm}. Registered address?"],
    ['firm', 'auditor', "Auditor?"],
    ['firm', 'auditorAsOf', "Who had that job on {date}?"],
    ['firm', 'signatories', "Back to the present. Authorised signatories, with type of signature."],
    ['firm', 'capital', "Capital?"],
    ['firm', 'no:firm', "And its credit rating?"],
  ],
  // Reporter follows a person and comes back
  [
    ['person', 'personRole', "What does {person} do at {firm}, according to the register?"],
    ['person', 'personSince', "since when"],
    ['person', 'personFirms', "And where else is this person listed?"],
    ['firm', 'joined', "Never mind. At {firm}, who came on in {year}?"],
    ['firm', 'left', "and who went, same year"],
    ['firm', 'auditor', "Its auditor now?"],
  ],
  // Solicitor picks the wrong file
  [
    ['firm', 'foundedOn', "Date of incorporation of {firm}, please."],
    ['firm2', 'address', "My mistake, wrong file. It's {firm2} I'm after, and it's the address I need."],
    ['firm2', 'auditor', "Their auditor?"],
    ['firm2', 'legalForm', "And what sort of entity are they?"],
    ['firm', 'auditor', "Right, the first company again. Auditor?"],
    ['firm', 'address', "And address."],
  ],
  // Two companies
  [
    ['both', 'shared', "Who do {firm} and {firm2} have in common?"],
    ['firm', 'purpose', "What is the former supposed to be doing, by its purpose clause?"],
    ['firm2', 'purpose', "The latter's, please."],
    ['firm2', 'seat', "Where is that one seated?"],
    ['firm', 'seat', "and {firm}?"],
  ],
  // Creditor
  [
    ['firm', 'status', "hi, {firm} owes me money. are they still around?"],
    ['firm', 'bankruptcyLegal', "oh no. when did the court open the bankruptcy"],
    ['firm', 'bankruptcyPublished', "and when was it in the gazette"],
    ['firm', 'seat', "which town were they in?"],
    ['firm', 'timeline', "ok show me the whole list of what happened, with dates"],
  ],
  // One day, carried
  [
    ['firm', 'officersAsOf:BOARD', "On {day}, who was on the board of {firm}?"],
    ['firm', 'auditorAsOf', "And the auditor on that same day?"],
    ['firm', 'auditor', "Whereas today it's who?"],
    ['firm', 'officers:BOARD', "Today's board?"],
    ['firm', 'signatories:SOLE', "Anyone among them or besides them who can sign on their own? Sole signatures at {firm}, I mean."],
  ],
  // A name borne by several
  [
    ['homonym', 'homonym', "Looking for {homonym}."],
    ['pick1', 'personFirms', "The first one, I think. What companies?"],
    ['pick2', 'personFirms', "No, must be the second then. Same question."],
    ['firm', 'officers:ALL', "Let's turn to {firm}: everybody registered, with their roles."],
    ['firm', 'address', "Where is it?"],
    ['firm', 'no:firm', "Do they have a website?"],
  ],
  // Shareholder activist
  [
    ['firm', 'left:BOARD', "Which directors of {firm} stepped down in {year}?"],
    ['firm', 'joined:BOARD', "And who came onto the board in that year?"],
    ['firm', 'officers:PRESIDENT', "Chair at present?"],
    ['firm', 'no:firm', "How much is the chair paid?"],
    ['firm2', 'officers:BOARD', "Then there is {firm2}. The board of that one?"],
    ['firm2', 'auditor', "Its auditor?"],
    ['firm', 'auditor', "And that of {firm}?"],
  ],
];
