import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'misspelt:seat', "My flatmate keeps talking about {typo}, I hope I've got the spelling right. Which town is it registered in?"],
    ['firm', 'purpose', "Oh, I've been through there on the train! And what is it there for, officially?"],
    ['firm2', 'purpose', 'That explains her funny stories. Before that she was at {firm2}. What is their purpose?'],
    ['both', 'path', 'I see. Is there any connection between the two companies, and what is it?'],
    ['firm', 'no:firm', 'Is the place where she works now a happy one, would you say?'],
    ['firm2', 'address+officers:ALL', "Fair enough, I'll ask her. For her old place, could I have the address, and everybody entered there with their role?"],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'I was reading about {firm} on the bus this morning. Who chairs its board?'],
    ['person', 'personFirms', 'The piece was mostly about {person}, though. Which companies is that person entered with?'],
    ['person', 'personSince', 'Somebody with a full diary, I imagine. Since when have they been with {firm}?'],
    ['firm', 'ranking:PERSONS', 'Now I am curious: of everybody in the register, which person holds the most mandates?'],
    ['person', 'personRole', 'Well I never. And {person}, what exactly are they at the company I read about?'],
    ['firm', 'capital', 'Thank you. How much capital does that company have?'],
  ],
  [
    ['firm', 'knownOn:BOARD', 'My granddad left me shares in {firm}. He made his will on {day}, so going by what had been published up to that day, who was on the board?'],
    ['firm', 'officers:BOARD', 'And who is now?'],
    ['firm', 'no:firm', 'He always spoke well of them. Will there be a dividend next spring, do you think?'],
    ['firm2', 'status', 'Never mind. There was a certificate from {firm2} in the same drawer, does that company still exist?'],
    ['firm2', 'capital', "Right, I'll keep it with the others. What's its capital?"],
    ['firm', 'auditor+signatories', 'And the company in the will, who audits it, and who can sign for it and how?'],
  ],
  [
    ['firm', 'left', "I've got an interview with {firm} next week, and my aunt says people never stay there. Who left in {year}?"],
    ['firm', 'left:nextYear', 'And a year later?'],
    ['firm', 'joined:nextYear', "To be fair to them, who came in that later year?"],
    ['firm', 'count:DELETED:nextYear', 'My aunt says it was a bad time for everybody. How many companies were struck off in that later year, all told?'],
    ['firm', 'legalForm+capital', "She has a point, perhaps. Back to my interview: what legal form does the company have, and what's its capital?"],
  ],
  [
    ['homonym', 'homonym', "I'm about to rent a room from somebody called {homonym}. What can you tell me about them?"],
    ['pick2', 'personFirms', 'Mine must be the second of those, I think. Which companies are they in?'],
    ['firm', 'address', "The rent goes to {firm}, it says in the lease. What's the address there?"],
    ['pick1', 'personFirms', "Hmm, then I'm not so sure any more. The first person on that list of yours, which companies are they in?"],
    ['pick1', 'no:person', 'Do they keep a dog? I am allergic.'],
    ['firm', 'none:BANKRUPTCY', "I'll ask when I see the room. And the company that gets my rent, has it ever gone bankrupt?"],
  ],
  [
    ['firm', 'address', 'I bought a lamp from {firm} and it flickers, so I want to send it back. What is their address?'],
    ['firm2', 'address', "No, sorry, I meant {firm2}, I've found the receipt now."],
    ['firm2', 'officers:MANAGERS', "Who are the managing directors there? I'd rather write to a person than to a shop."],
    ['firm', 'count:FOUNDED:0107', 'My brother is thinking of setting up a GmbH for lamps himself. How many GmbHs were founded in {year}?'],
    ['firm2', 'foundedOn', "He'll be in good company. And when was the one on my receipt founded?"],
    ['firm', 'officers:MANAGERS', 'And the one I first asked for by mistake, who are the managing directors of that?'],
  ],
  [
    ['both', 'shared', 'Hello, first-year student here, I have to compare {firm} and {firm2} for a seminar. Which people are in both of them?'],
    ['firm', 'auditorAsOf', 'Thanks, that was my first question on the sheet. Who was the auditor of {firm} on {day}?'],
    ['firm', 'auditor', 'And today?'],
    ['firm2', 'auditor', 'And the other company, who audits that one today?'],
    ['firm', 'ranking:AUDITORS', 'My tutor is sure to ask, so which auditor has the most clients of all?'],
    ['both', 'seat+seat:firm2', 'Lovely. Last on my sheet, where do my two companies have their seats?'],
  ],
  [
    ['firm', 'timeline', 'Hello, I am from Brazil and new in this country. I rent my bicycle from {firm}. What was published about this company until now, in order?'],
    ['firm', 'formerNames', 'Very complete, thank you. My neighbour says it had another name before, which one?'],
    ['firm2', 'address', 'Ah, that I did not know. On the bill I see also {firm2}. What is the address of them?'],
    ['firm', 'ghost:address', 'And the insurance for the bicycle is from {ghost}. Their address, please?'],
    ['firm', 'officers:ALL', 'Pity. So, the bicycle company again: who are all the persons there, and with which function?'],
    ['firm2', 'legalForm', 'And the other one from my bill, what legal form is it?'],
  ],
];
