import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'legalForm+capital', 'Client onboarding, applicant {firm}. Legal form and registered capital, please.'],
    ['firm', 'officersAsOf:BOARD', 'They sent us an old board resolution. Directors as at {day}, the date it bears?'],
    ['person', 'personRole', '{person} certified the copy. What position is entered for that individual at {firm}?'],
    ['person', 'personFirms', 'And which other companies do they hold office in?'],
    ['firm2', 'officersAsOf:BOARD', "We're onboarding {firm2} in parallel. Its directors, as at the date of the resolution?"],
    ['firm', 'auditorAsOf', 'Reverting to the applicant, same date: auditor?'],
  ],
  [
    ['firm', 'auditor+signatories', "Notary's office, powers of attorney. Could I have the auditor of {firm}, and its authorised signatories with the manner of signing?"],
    ['firm2', 'signatories', 'The donee is {firm2}; likewise its signatories.'],
    ['firm', 'formerNames', 'Much obliged. And the donor, {firm}, since registration: what prior names?'],
    ['firm', 'count:DELETED', 'The notary is giving a talk tonight and wants a number from me, how many companies were struck off in {year}?'],
    ['firm2', 'foundedOn', 'He will like that. Back to the powers: date of incorporation of the donee?'],
    ['firm', 'address', "And the donor's registered address, then I can engross."],
  ],
  [
    ['person', 'personFirms', 'Fact-checking a profile of {person}. Every company they hold an entry in, please.'],
    ['person', 'personSince', 'The piece has them at {firm} "for years". Since what date, exactly?'],
    ['firm', 'left', 'OK, that line stands. Who came off the register at {firm} in {year}?'],
    ['firm', 'left:nextYear', 'And a year later?'],
    ['firm2', 'joined:nextYear', "Our writer says that's when {firm2} was hiring. Who was newly entered there, same year?"],
    ['firm', 'no:firm', 'Noted. About those departures from the first company, was it a falling-out?'],
  ],
  [
    ['firm', 'status', 'KYC refresh. Is {firm} active, in liquidation or deleted?'],
    ['homonym', 'homonym', 'Tick. Name hit on the beneficial owner form: {homonym}. Whom do you have under that?'],
    ['pick3', 'personFirms', 'Third entry, directorships?'],
    ['pick2', 'personFirms', 'No, I meant the second entry, apologies.'],
    ['pick2', 'no:person', 'Any sanctions against them?'],
    ['firm', 'signatories:SOLE', 'Our own database, then. Back to the company under refresh: who has sole signature?'],
  ],
  [
    ['both', 'auditor+auditor:firm2', 'Trade credit desk. Two buyers on one policy, {firm} and {firm2}: auditor of each?'],
    ['firm', 'capital', 'Paid-up... sorry, just the registered capital, first buyer.'],
    ['firm2', 'capital', 'Second.'],
    ['firm2', 'no:firm', "What's their average days-to-pay?"],
    ['both', 'path', "We'll get that from the broker. Are the two buyers connected in any way, and through whom?"],
    ['firm', 'none:BANKRUPTCY', 'Last line on my sheet: has {firm} ever been subject to bankruptcy proceedings?'],
  ],
  [
    ['byId', 'purpose', "Procurement, tender 4. What's the registered purpose of the bidder I have open?"],
    ['byId', 'foundedOn', 'Incorporated when?'],
    ['firm', 'ranking:OFFICERS', 'Aside for our benchmark, which company in the canton of {canton} has the most people entered?'],
    ['byId', 'officers:ALL', 'Gosh. As for the bidder, everyone on record with their function, please.'],
    ['firm2', 'officers:ALL', 'Its subcontractor would be {firm2}. Same list?'],
  ],
  [
    ['firm', 'deletedOn', "Secretary to counsel, limitation point. On what date was {firm} struck off?"],
    ['firm', 'timeline', 'He wants the full sequence of notices leading up to it, in date order.'],
    ['firm2', 'address+auditor', "The successor is said to be {firm2}. Address for service, and who are its auditors?"],
    ['firm2', 'no:firm', 'Did it take over the debts?'],
    ['firm', 'foundedOn', 'He feared you would not have that. The deleted one, when had it been set up in the first place?'],
    ['firm2', 'officers:PRESIDENT', 'And chairing the board of the successor?'],
  ],
  [
    ['firm', 'officers:PARTNERS', 'Commercial lettings. Prospective tenant is {firm}; who are the partners, and with what quotas?'],
    ['firm', 'officers:MANAGERS', 'Managing officers?'],
    ['person', 'personSince', 'I met {person} at the viewing. Entered there since when?'],
    ['person', 'no:person', 'Do you hold a mobile number for them?'],
    ['firm', 'seat', "Never mind, it'll be on the card. Registered office of the tenant, which municipality?"],
    ['firm2', 'seat', 'And the guarantor, {firm2}?'],
  ],
];
