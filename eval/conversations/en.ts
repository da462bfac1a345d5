import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'capital', 'Hi, quick comparables exercise. What capital does {firm} have on the register?'],
    ['firm2', 'capital', "I'd like that number for {firm2} as well."],
    ['both', 'shared', 'Do the two have anybody in common? Names, please.'],
    ['firm', 'auditor', "Going back to {firm}, who audits it?"],
    ['firm', 'no:firm', "And what was its profit last year?"],
  ],
  [
    ['both', 'path', 'How are {firm} and {firm2} connected to one another?'],
    ['firm2', 'address', "What's the registered address of the second one?"],
    ['firm2', 'signatories', 'Who can bind that company, and with what kind of signature?'],
    ['firm', 'signatories', 'Now the same for the first one.'],
  ],
  [
    ['firm', 'bankruptcyLegal', "I'm owed money by {firm}. What date did the court declare it bankrupt?"],
    ['firm', 'address', 'Where was it, what address is on file?'],
    ['firm', 'officers:ALL', 'I want to know who is behind it. Everybody still entered, and what they are.'],
    ['firm', 'bankruptcyPublished', 'One more about the bankruptcy: which issue date of the gazette carried it?'],
  ],
  [
    ['firm', 'knownOn:BOARD', 'Going purely by what had already been published in the gazette by {date}, who made up the board of {firm}?'],
    ['firm', 'officersAsOf:BOARD', 'And by legal effect, who were the directors on that very day?'],
    ['firm', 'officers:BOARD', 'Who are the directors at present?'],
  ],
  [
    ['homonym', 'homonym', 'Could you look up {homonym} for me?'],
    ['pick1', 'personFirms', "Let's try the one at the top. What companies is that person with?"],
    ['firm', 'status', 'Hold on, a different matter first: has {firm} been struck off, or is it still going?'],
    ['firm', 'seat', 'Which municipality is it domiciled in?'],
    ['homonym', 'homonym', "Right, {homonym} again. Who were the people with that name?"],
    ['pick2', 'personFirms', "The second one, then. What companies does that one belong to?"],
  ],
  [
    ['person', 'misspelt:personFirms', 'any firms linked to {personTypo}?'],
    ['person', 'personFirms', 'sorry, fat fingers: {person}. which companies is that person registered with'],
    ['person', 'no:person', 'whats their date of birth'],
    ['person', 'ghost:person', 'and {ghostPerson}, what companies is that one in'],
  ],
  [
    ['firm', 'seatAsOf', 'For a visa file I need to know in which town {firm} was seated on {day}.'],
    ['firm', 'seat', 'And in which town is it today?'],
    ['firm', 'foundedOn', 'When was it set up?'],
    ['firm', 'formerNames', 'Has it gone by any other name in the past?'],
  ],
  [
    ['firm', 'byNumber:status', 'The branch entered under {number}, is it still active?'],
    ['firm', 'headOffice', 'What company does it belong to, and where is that company based?'],
    ['firm', 'address', "And the branch's own street address, then?"],
  ],
  [
    ['firm', 'officers:PARTNERS', 'My grandson wants to buy into {firm}. Who are the partners at the moment, dear?'],
    ['firm', 'officers:MANAGERS', 'And the managing officers, who would they be?'],
    ['firm', 'signatories:SOLE', 'Is there anybody who may sign for the firm all alone? Who?'],
    ['firm', 'none:LIQUIDATOR', 'It is not being wound up, I hope. Has anyone been made liquidator?'],
  ],
  [
    ['byId', 'officers:ALL', 'List everyone connected with this company and their functions.'],
    ['person', 'personSince', 'Since when has {person} been there?'],
    ['person', 'personFirms', 'Where else does that person hold office?'],
    ['byId', 'legalForm', 'OK, back on the company page. What type of entity is it legally?'],
    ['byId', 'none:BANKRUPTCY', 'Did it ever go bankrupt?'],
  ],
  [
    ['firm', 'count:DELETED', 'How many businesses in the canton of {canton} were struck off in {year}?'],
    ['firm', 'count:FOUNDED:0106', 'In that same year and canton, how many companies limited by shares (AG/SA) were founded?'],
    ['firm', 'count:FOUNDED:0107', 'What about GmbHs?'],
    ['firm', 'ranking:PERSONS', 'Switching to people, nationwide: who holds the greatest number of mandates right now?'],
  ],
  [
    ['firm', 'left', 'Voice memo, so bear with me. Okay, {firm}. In {year}, um, which people left? Any position.'],
    ['firm', 'joined', 'Right. And newcomers that year?'],
    ['firm2', 'joined', 'Then, um, {firm2}. Newcomers there, also {year}?'],
    ['firm2', 'purpose', 'What does that one actually do, what purpose has it registered?'],
    ['firm', 'purpose', 'And the earlier one, {firm}?'],
  ],
  [
    ['firm', 'timeline', 'Give me a chronology of {firm}: each register entry with its date.'],
    ['firm', 'none:BRANCHES', 'Does it run any branch offices?'],
    ['firm', 'legalForm+seat', 'Legal form and seat as they stand?'],
    ['firm2', 'timeline', 'I need such a chronology for {firm2} too.'],
  ],
  [
    ['firm', 'byNumber:officers:BOARD', 'Need directors of {number}.'],
    ['firm', 'officersAsOf:BOARD', 'As at {iso}?'],
    ['firm', 'auditorAsOf', 'Auditor on the same day?'],
    ['firm', 'auditor', 'Current auditor?'],
  ],
  [
    ['firm', 'officers:OWNER', "We're onboarding a sole trader, {firm}. Who is the proprietor?"],
    ['firm', 'purpose', 'What line of business is entered?'],
    ['firm', 'ghost:address', 'The file also mentions {ghost}. Where is that one located?'],
    ['firm', 'address', "Never mind. The sole trader's address, please."],
    ['firm', 'no:firm', 'Do you have a credit score for them?'],
  ],
];
