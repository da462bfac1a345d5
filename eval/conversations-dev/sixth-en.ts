import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'foundedOn', "I'm doing a local history column on two family businesses. When did {firm} come into being?"],
    ['firm2', 'foundedOn', 'And {firm2}?'],
    ['firm', 'formerNames', 'Lovely, that settles an argument. Back to the first: did it ever trade under another name?'],
    ['firm2', 'address', 'The other lot, where would I knock?'],
    ['firm', 'purpose', "First one again, sorry, I'm all over the place: what's it registered to do?"],
  ],
  [
    ['firm', 'signatories:SOLE', 'Branch counter here, bit of a rush. Who can bind {firm} single-handed?'],
    ['person', 'personRole', "I've got {person} stood in front of me. Down as what, there?"],
    ['person', 'personSince', 'How long have they been that, from what date?'],
    ['person', 'no:person', 'Can you confirm the passport number?'],
    ['firm', 'legalForm+capital', 'No, of course you can not. For the account form, then, the company: legal form and capital.'],
  ],
  [
    ['homonym', 'homonym', "Any joy with {homonym}? He did a runner with my deposit."],
    ['pick2', 'personFirms', "Second chap down, what's he in?"],
    ['pick3', 'personFirms', 'The third?'],
    ['pick3', 'no:person', "That's him, I'd bet my hat. Got a mobile for him?"],
    ['pick2', 'personFirms', 'Remind me what number two was in, I closed the tab.'],
    ['firm', 'status', "Cheers. One more, {firm} was on the receipt, are they still going?"],
  ],
  [
    ['both', 'capital+capital:firm2', 'Which is the bigger fish on paper, {firm} or {firm2}? The capital of each, please.'],
    ['both', 'auditor+auditor:firm2', 'And the auditors of each?'],
    ['firm', 'no:firm', 'Did the first one turn a profit last year?'],
    ['both', 'path', "Fair enough, I'll ring them. What links the pair of them, through whom?"],
    ['firm2', 'officers:PRESIDENT', "And who's in the chair at the second?"],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', 'For the arbitration bundle: who chaired the board of {firm} on {day}?'],
    ['firm', 'officersAsOf:BOARD', 'Whole board, that day?'],
    ['firm2', 'officersAsOf:BOARD', 'Opposing party is {firm2}. Its board, same date.'],
    ['firm', 'seatAsOf', 'Still on that date, in which municipality did our own client, the first company, have its seat?'],
    ['firm', 'seat', 'Nowadays?'],
  ],
  [
    ['firm', 'joined', 'so who turned up new at {firm} in {year}'],
    ['firm', 'joined:nextYear', 'and a year later?'],
    ['firm2', 'joined:nextYear', 'lol ok. {firm2} that same year, who joined'],
    ['firm2', 'left:nextYear', 'and who cleared out'],
    ['firm', 'officers:ALL', 'wow busy. going back to the other company, evryone whos registered now and what they are'],
  ],
  [
    ['firm', 'officers:BOARD', 'Could you read me the board of directors of {firm}?'],
    ['firm', 'officers:PRESIDENT', 'No dear, not the whole crowd, I meant only the one in the chair.'],
    ['firm2', 'officers:PRESIDENT', "Oh bother, that's the wrong letterhead. I meant {firm2}."],
    ['firm2', 'no:firm', 'And what hours is the office open?'],
    ['firm2', 'address+officers:ALL', "Never mind, I'll write. Where to, and who are all the people entered there?"],
  ],
  [
    ['firm', 'byNumber:status', 'Please, I have only the number {number}. This company is living or not?'],
    ['firm', 'officers:MANAGERS', 'Very good. Who are the managing directors from it?'],
    ['firm', 'officers:PARTNERS', 'And partners, with how much quota?'],
    ['firm2', 'officers:PARTNERS', 'Now the same information by {firm2}.'],
    ['firm', 'address', 'Thank you for your patience. The company with the number, in which street it is?'],
    ['firm2', 'address', 'Other one too.'],
  ],
  [
    ['firm', 'timeline', 'I supplied the kitchens and got stiffed. Take me through everything published on {firm}, start to finish.'],
    ['firm', 'bankruptcyLegal', 'Ouch. What day did the court actually open the bankruptcy?'],
    ['firm', 'no:firm', 'What percentage will creditors get?'],
    ['firm', 'bankruptcyPublished', 'Thought not. And the gazette ran it when?'],
    ['firm2', 'status', 'They have a sister outfit, {firm2}. What state is that in?'],
    ['firm2', 'signatories', 'Who signs, and how?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'How many outfits went bust in {year}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'Twelve months on?'],
    ['firm', 'officers:OWNER', "Grim. My plumber trades as {firm}, whose business is that?"],
    ['firm', 'none:BANKRUPTCY', 'Ever bankrupt?'],
    ['firm', 'purpose+address', "Phew. What's it down as doing, and at what address?"],
  ],
];
