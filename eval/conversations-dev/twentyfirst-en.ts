import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'capital', 'I am thinking of putting some money into {firm}. What capital is entered for it?'],
    ['firm2', 'capital', 'And what is the figure for {firm2}?'],
    ['firm2', 'foundedOn', 'On which date was that one founded?'],
    ['firm', 'foundedOn', 'Same question about the first one.'],
    ['firm', 'no:firm', 'What dividend did it pay out last year?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'As of {iso}, which directors did {firm} have on its board?'],
    ['firm', 'officers:PRESIDENT', 'Who holds the chair today?'],
    ['firm', 'officers:BOARD', 'No, sorry, I meant the whole board as it now stands.'],
    ['firm', 'joined:BOARD', 'Could you tell me who came onto it during {year}?'],
    ['firm', 'none:LIQUIDATOR', 'Does the company have anyone acting as liquidator?'],
  ],
  [
    ['firm', 'timeline', 'Could you walk me through the history of {firm}, entry by entry?'],
    ['firm', 'deletedOn', 'So when exactly did it disappear from the register?'],
    ['firm2', 'timeline', 'I would like the same kind of history for {firm2}.'],
    ['firm2', 'status', 'And where does that one stand today: active or not?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'My commercial tenant, {firm}, has gone under. What is the date of the bankruptcy ruling?'],
    ['firm', 'no:firm', 'How much does it owe its creditors altogether?'],
    ['firm', 'seat', 'Which municipality does it have its seat in?'],
    ['firm', 'count:BANKRUPTCY', 'For context, how many bankruptcy cases did the canton of {canton} see in {year}?'],
    ['firm', 'count:FOUNDED', 'And how many new companies were started in that canton in the same year?'],
  ],
  [
    ['firm', 'signatories', 'Who has the power to bind {firm}, and how do they sign?'],
    ['person', 'personFirms', '{person} interests me. What companies does this person hold a position in right now?'],
    ['person', 'personRole', 'What position is it at {firm}?'],
    ['person', 'personSince', 'When did that begin?'],
    ['person', 'no:person', 'Which political party does this person support?'],
    ['firm', 'auditor', 'Back to the company I opened with: which auditors does it use?'],
  ],
  [
    ['homonym', 'homonym', 'A source gave me the name {homonym}. Whom in the register could that be?'],
    ['pick2', 'personFirms', 'Number two on your list, please: which firms is that person involved in?'],
    ['pick1', 'personFirms', 'Actually, I meant number one.'],
    ['pick1', 'no:person', 'How old is he or she?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Whose names are down as partners in {firm}?'],
    ['homonym', 'homonym', 'A separate matter: who in the register is called {homonym}?'],
    ['pick2', 'personFirms', 'Show me the companies of the second person you list.'],
    ['firm', 'address', 'Now {firm} again. Where would a letter reach it?'],
  ],
  [
    ['firm', 'purpose', 'What is {firm} in business to do, according to the register?'],
    ['firm2', 'purpose', 'How about {firm2}?'],
    ['both', 'shared', 'Which officers, if any, do the two have in common?'],
    ['firm', 'legalForm+capital', 'For the first of them, I need the legal form and the capital.'],
    ['firm2', 'legalForm+capital', 'Likewise for the other company.'],
  ],
  [
    ['firm', 'branches', 'Please list the branches of {firm}.'],
    ['firm', 'signatories:SOLE', 'Whose single signature is enough to commit the company?'],
    ['firm2', 'signatories:SOLE', 'What about {firm2}?'],
    ['firm2', 'none:BRANCHES', 'Has that second company got any branches?'],
    ['firm2', 'no:firm', 'Do you know what its website is?'],
    ['firm', 'ranking:OFFICERS', 'In the whole country, which firm has more people entered than any other?'],
  ],
  [
    ['firm', 'ghost:address', 'Where do I find the offices of {ghost}?'],
    ['firm', 'address', 'My mistake, the name should have been {firm}.'],
    ['firm', 'auditorAsOf', 'Who was auditing that firm on {day}?'],
    ['firm', 'officersAsOf:ALL', 'And on that same date, who was entered for it, in whatever role?'],
    ['firm', 'ghost:person', 'I am also looking for {ghostPerson}. Which companies is that person with?'],
  ],
  [
    ['byId', 'legalForm', 'What type of legal entity is the one I have open here?'],
    ['byId', 'left', 'Whose names were taken off its entry in {year}?'],
    ['byId', 'left:nextYear', 'And one year on?'],
    ['byId', 'no:firm', 'What do its managers earn?'],
    ['firm2', 'left', 'Over at {firm2}, whose names were taken off in {year}?'],
  ],
  [
    ['firm', 'officers:OWNER', 'Behind the sole trader {firm}, who is the proprietor?'],
    ['firm', 'none:BANKRUPTCY', 'Is any bankruptcy on record for the business?'],
    ['firm', 'count:DELETED', 'How many companies were struck off in the canton of {canton} during {year}?'],
    ['firm', 'count:FOUNDED', 'And how many came into being there over the same twelve months?'],
    ['firm', 'count:FOUNDED:nextYear', 'The year after?'],
    ['firm', 'ranking:AUDITORS', 'Which audit firm is appointed by the most companies nationwide?'],
  ],
];
