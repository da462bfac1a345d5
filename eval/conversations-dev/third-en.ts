import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'knownOn:BOARD', 'Compliance here. Going only by what the gazette had printed up to {day}, who was on the board of {firm}?'],
    ['firm', 'officers:BOARD', 'And who is on it today?'],
    ['firm', 'signatories', 'How does each authorised signatory sign?'],
    ['firm2', 'signatories', 'Check that for {firm2} as well: how does everyone there sign?'],
    ['firm2', 'signatories:SOLE', 'Just the ones who can sign on their own, sorry.'],
  ],
  [
    ['firm', 'before:loaded', 'Who held office at {firm} on {day}?'],
    ['firm', 'officers:ALL', 'That is a pity. Then who is entered there nowadays, and as what?'],
    ['firm', 'status', 'Is it still a going concern, or has it been wound up?'],
    ['firm', 'timeline', "Fine. List everything that's been gazetted about it, dated."],
  ],
  [
    ['both', 'shared', 'I write for a business weekly. Do {firm} and {firm2} have people in common, and who are they?'],
    ['firm', 'auditor', 'Who audits the former?'],
    ['firm2', 'auditor', 'And for the latter, who is it?'],
    ['both', 'address+address:firm2', "Good. I'd like to visit the two of them, so both addresses please."],
  ],
  [
    ['firm', 'officers:FOUNDATION', "My late aunt left some money to {firm}. Who's on the foundation board?"],
    ['firm', 'purpose', 'That is kind of you. What is it supposed to do with the money?'],
    ['firm', 'auditor', 'Does anybody check their books? Who?'],
    ['firm2', 'purpose', 'She also mentioned {firm2}, what do they do?'],
    ['firm', 'address', 'I see. And the one she left the money to, where do I write to them?'],
  ],
  [
    ['homonym', 'homonym', 'Background check on one {homonym}.'],
    ['pick2', 'personFirms', 'Take the second hit. Which companies?'],
    ['pick2', 'no:person', 'Criminal record?'],
    ['pick1', 'personFirms', "Understood. Hmm, I was looking at the wrong one. Go to the first on your list instead, companies please."],
  ],
  [
    ['person', 'personFirms', 'Hi! For a class project I follow {person}. Which companies is this person with?'],
    ['person', 'personRole', "Cool. And what's their job at {firm}?"],
    ['person', 'personSince', 'How long have they been that, I mean since what date?'],
    ['firm', 'officers:ALL', "Who is at that company in all? Give me everyone with their role."],
    ['firm', 'no:firm', 'Do you know how much profit it made?'],
  ],
  [
    ['firm', 'joined', 'Who came on at {firm} in {year}?'],
    ['firm', 'left', 'Who went?'],
    ['firm', 'joined:nextYear', 'New faces in the following year?'],
    ['firm2', 'joined:nextYear', 'Also for that following year: who joined {firm2}?'],
    ['firm2', 'seat', 'Remind me where they are based.'],
  ],
  [
    ['byId', 'purpose', 'What line of business is the company on this page in?'],
    ['firm', 'officers:ALL', 'Who is on record for it? Names and functions, all of them.'],
    ['firm2', 'officers:ALL', 'Same thing for {firm2}.'],
    ['firm2', 'capital', 'What is their share of... sorry, scratch that: what is their capital?'],
    ['byId', 'capital', "And the one on the page I've got open?"],
  ],
  [
    ['firm', 'misspelt:status', "Hello dear, I am not good with names. Is {typo} still in buisness?"],
    ['firm', 'address', "Oh lovely. What's there address?"],
    ['firm', 'formerNames', 'I beleive they were called something else once, what was it?'],
    ['firm', 'none:BANKRUPTCY', 'And they never went bankrupt, did they?'],
    ['firm', 'foundedOn', 'Bless you. When did they start, by the way?'],
  ],
  [
    ['firm', 'auditor', 'Um, so, yeah, hi, could you tell me who, like, the auditors of {firm} are right now?'],
    ['firm', 'auditorAsOf', 'Right, right, and, um, who was it back on {day}?'],
    ['firm', 'officersAsOf:BOARD', 'And the board, like, on that same day, who was on that?'],
    ['firm', 'legalForm', 'Okay great, thanks, and what sort of legal entity is it again?'],
  ],
  [
    ['firm', 'count:FOUNDED:0107', 'How many GmbH were set up in {year}?'],
    ['firm', 'count:FOUNDED:0107:nextYear', 'Year after?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'And bankruptcies in that same year, of whatever legal form?'],
    ['firm', 'officers:MANAGERS', 'Now a single one of them, {firm}: who are its managing directors?'],
    ['firm', 'officers:PARTNERS', 'And who holds the quotas, i.e. the partners?'],
    ['firm2', 'officers:ALL', 'Next, {firm2}: full list of entries with roles.'],
  ],
  [
    ['firm', 'seatAsOf', 'Old lease dispute. In which town did {firm} have its seat on {day}?'],
    ['firm', 'seat', 'Where is it seated now?'],
    ['firm2', 'seat', 'And the guarantor, {firm2}?'],
    ['firm2', 'signatories', 'Who signs for the guarantor and how?'],
    ['firm', 'signatories', 'No, hang on, I needed that for the tenant, {firm}.'],
    ['firm', 'auditor', 'Its auditor too, then that is everything from me.'],
  ],
];
