import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'timeline', "Adverse media sweep. What's the gazette carried on {firm}, start to finish?"],
    ['firm2', 'timeline', 'Ditto {firm2}.'],
    ['person', 'personFirms', 'Right, ta. Every company {person} holds a post in?'],
    ['person', 'personRole', 'And what are they down as at {firm}?'],
    ['firm2', 'auditor', 'OK. The second company, who audits it?'],
    ['firm', 'auditor', 'First one too.'],
  ],
  [
    ['firm', 'officersAsOf:PRESIDENT', 'Who chaired {firm} on {day}?'],
    ['firm', 'officers:PRESIDENT', "Has that changed since? Who's in the chair now?"],
    ['firm2', 'officers:PRESIDENT', 'At {firm2}?'],
    ['firm2', 'officersAsOf:BOARD', 'Helpful, thanks. Their full board, please, as it stood on the date I gave at the outset.'],
    ['firm', 'officersAsOf:BOARD', 'And the other lot, board on that same date.'],
    ['person', 'personSince', 'One name does ring a bell, {person}. In office at {firm} since when?'],
  ],
  [
    ['both', 'status+status:firm2', 'New matter, {firm} v {firm2}. Are both still live entities?'],
    ['firm', 'address', 'Address for service of the first-named?'],
    ['firm2', 'address', 'And of the opponent.'],
    ['person', 'personRole', 'My client will not stop going on about {person}. In what capacity is that person entered at {firm}?'],
    ['firm', 'signatories:SOLE', 'I thought as much. Who can bind that firm on a single signature?'],
    ['firm2', 'signatories:SOLE', 'other side?'],
  ],
  [
    ['firm', 'purpose', 'so what does {firm} say it does, officially'],
    ['homonym', 'homonym', 'lol ok, vague. who is {homonym}'],
    ['pick2', 'personFirms', 'number two, which companies'],
    ['pick1', 'personFirms', 'no wait i meant the top one'],
    ['firm2', 'purpose', 'thx. and {firm2}, whats that for'],
    ['firm', 'seat', 'that first company again, which town is it registerd in'],
  ],
  [
    ['firm', 'joined:BOARD+left:BOARD', 'What moved on the board of {firm} in {year}: who came on, and who went off?'],
    ['firm', 'left:BOARD:nextYear', 'A year later, who left it?'],
    ['person', 'personSince', '{person} sat through all of this, I gather. Entered at {firm} since when?'],
    ['firm', 'no:firm', 'Was there a row?'],
    ['firm2', 'joined', "Fair enough, you're a register and not a gossip. {firm2}, then: arrivals in the year I first mentioned?"],
  ],
  [
    ['firm', 'count:BANKRUPTCY', 'How many firms went bust in {year}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'and a year later'],
    ['firm', 'none:BANKRUPTCY', "Blimey. I do hope {firm} isn't among them. Has it ever been declared bankrupt?"],
    ['firm2', 'none:BANKRUPTCY', 'And {firm2}?'],
    ['person', 'personFirms', 'Phew. Which companies does {person} have a hand in?'],
    ['firm', 'capital+foundedOn', 'Then the first of the two again: how much capital, and when was it founded?'],
  ],
  [
    ['person', 'personFirms', 'Good day, I am lawyer from Lisbon. Please to tell me in which companies is {person}.'],
    ['person', 'no:person', 'He or she is married?'],
    ['firm', 'officers:ALL', 'Ok no problem. In {firm}, who are all the persons inscribed and with which function?'],
    ['firm2', 'officers:ALL+address', 'From {firm2} I need the persons equally, and also the address.'],
    ['firm', 'address', 'And the address from the one before.'],
    ['person', 'personSince', 'This person of my first question, since when is in {firm}?'],
  ],
  [
    ['byId', 'capital', "Capital of the company I've got up on screen?"],
    ['firm2', 'capital', '{firm2} by comparison?'],
    ['byId', 'auditor', 'Hm, not what I expected. The one on screen again, who audits that?'],
    ['firm2', 'auditor', 'Sorry, my mistake, I meant {firm2}.'],
    ['person', 'personRole', "Got it. What's {person} at {firm}?"],
    ['firm', 'foundedOn', 'And the firm itself, when was it set up?'],
  ],
];
