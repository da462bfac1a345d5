import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'seat', 'hiya my boss asks what town {firm} is registered in'],
    ['firm2', 'seat', 'and {firm2}'],
    ['firm2', 'capital', 'Right, {firm2}: capital?'],
    ['firm', 'capital', 'ta. go back to the first lot, same q'],
    ['firm2', 'officers:ALL', "she's now asking who all is entered at the second one, with what they do"],
    ['firm', 'officers:ALL', 'yeah and the first then, obviously'],
  ],
  [
    ['firm', 'officers:BOARD', "I do be wondering who's on the board of {firm} at all, at all."],
    ['person', 'personFirms', '{person}, now. What other outfits has that one a hand in?'],
    ['person', 'personSince', 'And how long is he at it with this crowd? A date, if you have it.'],
    ['firm', 'purpose', "Grand. Tell us, what does the company itself get up to?"],
    ['person', 'personRole', "Sorry, himself again: what's he down as there?"],
  ],
  [
    ['homonym', 'homonym', 'KYC refresh, subject {homonym}, no date of birth on file.'],
    ['pick1', 'personFirms', 'Candidate 1 pls, entities.'],
    ['pick1', 'no:person', 'Is that one politically exposed?'],
    ['pick2', 'personFirms', 'OK, will screen elsewhere. Candidate 2, entities.'],
    ['firm', 'signatories', "{firm} is our actual client, should've led with that. Who signs and in what manner?"],
  ],
  [
    ['both', 'auditor+auditor:firm2', 'The bank manager would like to hear who audits {firm} and who audits {firm2}.'],
    ['both', 'path', 'I am obliged to you. By which persons, if any, may one get from the one company to the other?'],
    ['firm2', 'purpose', 'How curious. The latter, what is its object?'],
    ['both', 'capital+capital:firm2', 'And which of the pair is the more heavily capitalised?'],
    ['firm', 'no:firm', 'Is the former a good investment?'],
    ['firm', 'officers:PRESIDENT', 'Quite so, I ought not to have asked. Its chairman, then?'],
  ],
  [
    ['firm', 'auditorAsOf', '{firm}, auditor on {day}, who was it?'],
    ['firm', 'officersAsOf:BOARD', 'Board, same date?'],
    ['firm2', 'officersAsOf:BOARD', '{firm2} as well please, still as at that date, the board'],
    ['firm2', 'officers:BOARD', 'Today?'],
    ['firm', 'auditor', 'Thanks a mil, partner will be pleased. Last one, the first company, do they have the same auditor now or who is it?'],
  ],
  [
    ['firm', 'joined:BOARD', 'kindly do the needful and advise which directors joined the board of {firm} in {year}'],
    ['firm', 'left:BOARD:nextYear', 'and a year later, who has left the board only'],
    ['firm', 'joined:nextYear', 'sorry sorry, I meant who came new that later year, board or not'],
    ['firm', 'no:firm', 'what is their annual turnover, sir'],
    ['firm', 'legalForm+foundedOn', 'noted with thanks. then its legal form, also date of incorporation'],
  ],
  [
    ['firm', 'misspelt:officers:MANAGERS', 'who runs {typo}, like the managing directors, spelling might be off'],
    ['firm', 'officers:PARTNERS', 'sweet. whose money is in it, the quota people'],
    ['firm2', 'status', '{firm2} next. alive or nah'],
    ['firm2', 'purpose+address+signatories', 'k then three quick ones on them: what they do, where they are, who can sign n how'],
    ['firm', 'signatories:SOLE', 'oh and the one i couldnt spell, who can sign there solo'],
  ],
  [
    ['firm', 'officers:OWNER', "A fella calling himself {firm} did my roof and it's leaking. Whose business is it on paper?"],
    ['firm', 'address', "I thought as much. What address have they given?"],
    ['firm', 'no:firm', 'Has anybody else complained about him?'],
    ['firm2', 'formerNames', "{firm2} quoted me for the repair. What did they used to be called?"],
    ['firm2', 'none:BANKRUPTCY', 'My daughter wants to know have they ever gone bust, she worries.'],
    ['firm', 'foundedOn', 'That will settle her. And the roofer, when was he set up?'],
  ],
  [
    ['firm', 'count:DELETED', 'Policy paper, need numbers. Deletions in {year}: how many firms?'],
    ['firm', 'count:DELETED:nextYear', 'One year on?'],
    ['firm', 'count:FOUNDED:0106:nextYear', 'In that later year, how many AGs were newly founded?'],
    ['firm', 'timeline', '{firm} is my case study. Gimme the whole string of notices, oldest first.'],
    ['firm', 'ranking:AUDITORS', 'Super helpful. My professor also asks which auditor has the most clients in the entire register.'],
  ],
  [
    ['byId', 'foundedOn+capital+auditor', 'The firm here on the screen: founding date, capital and the auditor, all three if possible please.'],
    ['firm', 'left', 'It is very nice. Who went away from there in {year}?'],
    ['firm', 'left:nextYear', 'And the year after it?'],
    ['firm2', 'left:nextYear', '{firm2}, in this same following year, who went away?'],
    ['firm2', 'timeline', 'So few, or so many, I do not know. Then everything published about it, in the order.'],
    ['byId', 'status', 'Excuse me, I turn again to the firm on the screen, does it still exist?'],
  ],
];
