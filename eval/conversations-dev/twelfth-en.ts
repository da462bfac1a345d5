import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'signatories', "I've got a signed guarantee from {firm} in front of me, two squiggles at the bottom. Who's authorised to sign and in what manner?"],
    ['person', 'personRole', 'One squiggle is {person}, I reckon. What is he over there?'],
    ['person', 'personSince', 'Since when does he?'],
    ['person', 'no:person', 'Is he any relation of the other signatory, do you know?'],
    ['firm', 'address', 'No worries. Where do I post the original back to, i.e. what is the company’s address?'],
    ['firm', 'capital+foundedOn', 'For my cover sheet: share capital, plus the date they were set up.'],
  ],
  [
    ['firm', 'status', 'Working down my list of unpaid invoices. {firm}: alive, winding up, gone?'],
    ['firm2', 'status', 'Next row, {firm2}.'],
    ['firm', 'address', 'Row one again please, what street are they on?'],
    ['firm2', 'address', 'And row two?'],
    ['firm2', 'none:BANKRUPTCY', 'My boss swears those people went bankrupt at some point. Did they? When?'],
    ['firm', 'signatories:SOLE', 'So he was wrong, lovely. And with the row one people, who can sign all alone?'],
  ],
  [
    ['firm', 'auditorAsOf', 'Good day, I am assistant of one journalist. We have annual report from {firm}; who was the auditor on {day}?'],
    ['firm', 'officersAsOf:BOARD', 'And in the board, at that time?'],
    ['firm', 'officers:BOARD', 'Now?'],
    ['firm', 'no:firm', 'Please, and how much is paid to these board members in the year?'],
    ['firm2', 'officersAsOf:BOARD', 'I understand. Then {firm2}: which persons were in its board on this same date?'],
    ['both', 'path', 'So how are the two companies connected between them?'],
  ],
  [
    ['homonym', 'homonym', 'HR screening: applicant called {homonym}, says no outside mandates. Which companies come up?'],
    ['pick1', 'personFirms', 'First one, please.'],
    ['pick2', 'personFirms', 'Hmm, different hometown from the passport. The second, then.'],
    ['pick2', 'no:person', 'Does it say what year they were born?'],
    ['pick1', 'personFirms', "No? Then show me the first one's companies again, I closed the tab."],
  ],
  [
    ['firm', 'joined:BOARD+left:BOARD', "We're a tenants' group and our rents jumped in {year}. Who joined the board of {firm} that year, and who left it?"],
    ['firm', 'left:BOARD:nextYear', 'And a year later, who dropped off the board?'],
    ['firm', 'officers:PRESIDENT', 'Figures. Who chairs the thing these days?'],
    ['firm', 'purpose', 'What does it say its purpose is?'],
    ['firm2', 'purpose', "The notices themselves come from {firm2}. What's theirs?"],
    ['both', 'shared', 'Anybody sitting in both?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Hello, bank, account opening. The customer is {firm}, I must write the partners and how much quota each.'],
    ['firm', 'officers:MANAGERS', 'And managing directors?'],
    ['firm', 'legalForm', 'Field 4 is asking legal form.'],
    ['firm2', 'capital', 'The payments will come from {firm2}. How much capital has it?'],
    ['firm', 'seat', 'Sorry I make a mess, I wanted the seat first, and of the customer.'],
    ['firm2', 'seat+capital', 'Ok and the payer, seat and once more the capital, I did not write it down.'],
  ],
  [
    ['firm', 'bankruptcyLegal', "Creditor no. 14 speaking, ha. I'm filling in the claim form against {firm} and need the date the bankruptcy was opened."],
    ['firm', 'bankruptcyPublished', 'No, I meant the day it was in the gazette.'],
    ['firm', 'no:firm', 'How many cents on the franc are we going to see?'],
    ['firm', 'timeline', 'Thought as much. Walk me through everything published about them, with dates.'],
    ['firm2', 'status', "There's a letter from {firm2} in the same folder. What state are they in?"],
  ],
  [
    ['person', 'personFirms', "Ok so I'm moving to Zug and the landlord's letter is signed {person}. What companies is she involved in?"],
    ['person', 'personSince', 'And at {firm}, since when?'],
    ['firm', 'formerNames', 'thx. did that company go by a different name before'],
    ['firm', 'auditor', 'auditor?'],
    ['firm2', 'auditor', 'My deposit went to {firm2} for some reason, who audits those?'],
    ['firm', 'officers:ALL', "Back to the landlord's one, I'd like every single person on file and what they do there."],
  ],
];
