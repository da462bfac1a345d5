import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'address', 'someone from {firm} wants to rent my shop, where are they'],
    ['firm', 'signatories:SOLE', 'who can sign the lease alone there?'],
    ['firm2', 'signatories:SOLE', 'and the same for {firm2}'],
    ['firm', 'none:BANKRUPTCY', 'Hm OK. Has the first one ever gone bust?'],
    ['firm2', 'none:BANKRUPTCY', 'And the other one?'],
    ['firm', 'purpose', 'Last thing: the first lot, what do they actually do?'],
  ],
  [
    ['firm', 'officers:ALL', "Hi, I'm starting at {firm} on Monday. Who's registered there?"],
    ['person', 'personSince', 'My boss will be {person}. Since when has that person been in the job?'],
    ['person', 'personFirms', 'What other companies are they involved with?'],
    ['person', 'no:person', 'Are they nice?'],
    ['firm', 'foundedOn', 'Ha, worth a try. And the company, since when has that been around?'],
    ['firm', 'seat', 'Based where?'],
  ],
  [
    ['homonym', 'homonym', 'Please I am looking for {homonym}, he has my deposit.'],
    ['pick1', 'personFirms', 'Number one, in which companies is he?'],
    ['pick2', 'personFirms', 'Number two?'],
    ['pick2', 'no:person', 'You have the private address of him?'],
    ['firm', 'address', 'I understand. In the contract is written {firm}, where is it?'],
  ],
  [
    ['firm', 'capital', "What's the capital of {firm}?"],
    ['firm2', 'capital', 'and {firm2}?'],
    ['both', 'shared', "My brother-in-law swears it's the same people behind both. Is anyone in the two of them?"],
    ['both', 'seat+seat:firm2', 'Where are they each registered?'],
    ['firm', 'timeline', 'Interesting. The first one, what has been published about it?'],
  ],
  [
    ['firm', 'joined:BOARD', 'Who joined the board of {firm} in {year}?'],
    ['firm', 'left:BOARD', 'Who left it?'],
    ['firm', 'left:BOARD:nextYear', 'And a year later?'],
    ['firm', 'officers:PRESIDENT', "Right, quite a merry-go-round. Who's in the chair now?"],
    ['firm2', 'officers:PRESIDENT', 'At {firm2}?'],
    ['firm', 'auditor', 'Going back to the one before, their auditors?'],
  ],
  [
    ['firm', 'byNumber:status', "There's only this number on the invoice, {number}. Is that firm still alive?"],
    ['firm', 'legalForm+foundedOn', 'ok good, what kind of company is it and when was it set up'],
    ['firm', 'no:firm', 'do they pay on time'],
    ['firm', 'officers:MANAGERS', "figures. who's the managing director there?"],
    ['firm2', 'officers:MANAGERS', 'and of {firm2}'],
  ],
  [
    ['firm', 'officers:BOARD', "I'm treasurer of a rowing club and {firm} makes our boats. Who's on their board?"],
    ['firm', 'officersAsOf:BOARD', 'And on {day}?'],
    ['firm', 'auditorAsOf', 'Who did their audit at that date?'],
    ['firm2', 'auditor', 'Now {firm2}, who audits them these days?'],
    ['firm', 'auditor', 'No, sorry, I meant the boat builders. These days.'],
    ['firm2', 'address', 'And an address for the other one.'],
  ],
  [
    ['firm', 'formerNames', 'Was {firm} called something else before?'],
    ['firm', 'address+purpose', 'Where are they and what do they do?'],
    ['firm2', 'legalForm', "My mum's landlord is {firm2}. What type of company is that?"],
    ['firm', 'legalForm', 'And the one that changed its name?'],
    ['firm2', 'officers:ALL', "Back to my mum's one: who is in it?"],
  ],
];
