import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'count:BANKRUPTCY', 'Writing about insolvencies. What number of companies in {canton} had bankruptcy opened in {year}?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'how did that look twelve months on'],
    ['firm', 'count:BANKRUPTCY:TI', 'Ticino for {year}?'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'and leaving the cantons aside altogether, same year'],
  ],
  [
    ['firm', 'count:FOUNDED:0106', 'AGs newly set up, canton {canton}, {year}: count'],
    ['firm', 'count:FOUNDED:0107', 'now the GmbHs'],
    ['firm', 'count:FOUNDED', 'all legal forms together'],
    ['firm', 'count:DELETED', 'those removed instead'],
  ],
  [
    ['firm', 'address', 'Postal address of {firm} for a registered letter, please'],
    ['firm', 'uid', 'Its company number as well'],
    ['firm', 'signatories:SOLE', 'Any one of them able to sign single-handedly?'],
    ['firm2', 'address', 'I also need to write to {firm2}'],
    ['firm', 'purpose', 'The former does what, by the way?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', "Tell me the name of the president of {firm}'s board"],
    ['person', 'personFirms', 'Her or his other seats?'],
    ['firm', 'officers:BOARD', 'Full board of the company we began with'],
    ['firm', 'auditor', 'Who checks their books?'],
  ],
  [
    ['firm', 'bankruptcyLegal', 'Since what date is {firm} bankrupt?'],
    ['firm', 'bankruptcyPublished', 'Date of the announcement in the gazette?'],
    ['firm', 'purpose', 'What had they been doing?'],
    ['firm', 'address', 'Last known street address'],
  ],
  [
    ['homonym', 'homonym', '{homonym} signed our petition. Who could it be?'],
    ['pick1', 'personFirms', 'Top of the list: which companies?'],
    ['pick2', 'personFirms', 'next one down'],
    ['firm', 'address', 'Leave that. Street of {firm}?'],
  ],
  [
    ['both', 'shared', 'Do {firm} and {firm2} share any directors or other people?'],
    ['firm2', 'purpose', 'Purpose of the second company, please.'],
    ['firm', 'purpose', 'And of the first?'],
    ['firm', 'capital', 'Its capital, too?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'Board of {firm} as it was on {day}?'],
    ['firm', 'officers:BOARD', 'And how does it look today?'],
    ['firm', 'seat', 'Registered in which town?'],
    ['firm', 'no:firm', 'Do they pay dividends?'],
  ],
  [
    ['firm', 'left', 'Departures from {firm} during {year}?'],
    ['firm', 'joined', 'Arrivals?'],
    ['firm', 'officers:ALL', 'So who is there as of now, everybody'],
    ['firm', 'address', 'Their whereabouts?'],
  ],
  [
    ['firm', 'headOffice', '{firm} is a branch, right? What company does it belong to?'],
    ['firm', 'address', 'Address of the branch itself'],
    ['firm2', 'officers:ALL', 'Unrelated: people at {firm2}'],
    ['firm2', 'capital', 'capital of that company'],
  ],
  [
    ['firm', 'ghost:officers', 'Board members of {ghost}?'],
    ['firm', 'officers:BOARD', 'Typo on my side, it is {firm}.'],
    ['firm', 'signatories', 'How do they sign?'],
    ['firm', 'foundedOn', 'Founding date?'],
  ],
  [
    ['person', 'personFirms', 'Could you look up {person} and list the companies?'],
    ['firm', 'personRole', 'As what at {firm}?'],
    ['firm', 'officers:ALL', 'Colleagues there? I mean everyone entered.'],
    ['firm', 'address', 'How do I reach that company by post?'],
  ],
  [
    ['firm', 'status', 'Does {firm} still trade?'],
    ['firm', 'capital', 'With what capital?'],
    ['firm2', 'status', 'How about {firm2}, still going?'],
    ['firm2', 'capital', 'And their capital?'],
    ['firm', 'auditor', 'Coming back to the first, does it have an auditor and who is it?'],
  ],
  [
    ['firm', 'count:FOUNDED', 'In {canton}, how many companies were entered for the first time in {year}?'],
    ['firm', 'count:DELETED', 'Versus how many struck off?'],
    ['firm', 'count:DELETED:GE', 'Geneva, struck off, same period?'],
    ['firm', 'count:FOUNDED:GE', 'And entered there?'],
  ],
  [
    ['firm', 'foundedOn', 'When did {firm} come into being?'],
    ['firm', 'formerNames', 'Under other names before?'],
    ['firm', 'purpose', 'Its mission, as registered'],
    ['firm', 'auditor', 'auditing firm?'],
    ['firm', 'no:firm', 'how much do they charge'],
  ],
  [
    ['firm', 'officers:MANAGERS', 'Managing directors of {firm}?'],
    ['firm', 'officers:PARTNERS', 'quota holders?'],
    ['firm2', 'officers:MANAGERS', 'Managing directors of {firm2} then?'],
    ['firm2', 'address', 'their office address'],
  ],
];
