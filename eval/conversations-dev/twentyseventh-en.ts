import type { ConversationWording } from '../wording.js';

// prettier-ignore
export const english: ConversationWording[] = [
  [
    ['firm', 'count:DELETED', 'Tell me how many companies left the register in the canton of {canton} during {year}.'],
    ['firm', 'count:FOUNDED', 'Against that, how many came in, same place and time?'],
    ['firm', 'count:FOUNDED:nextYear', 'What about a year later?'],
    ['firm', 'count:FOUNDED:everywhere', 'For all Switzerland, in {year}?'],
  ],
  [
    ['firm', 'count:BANKRUPTCY:VD', 'I need the tally of bankruptcies for the canton of Vaud in {year}.'],
    ['firm', 'count:BANKRUPTCY:ZH', 'Now Zurich.'],
    ['firm', 'count:BANKRUPTCY:everywhere', 'And the national total?'],
    ['firm', 'count:BANKRUPTCY:nextYear', 'The national total for the year after?'],
  ],
  [
    ['firm', 'officers:PRESIDENT', 'The president of {firm}, who would that be?'],
    ['person', 'personFirms', 'In what other companies does that name appear?'],
    ['firm', 'address', "Let's get back to {firm}. Which address do they use?"],
    ['firm', 'legalForm', 'And their legal form?'],
  ],
  [
    ['person', 'personFirms', 'I had a call from {person}. What businesses is that person attached to?'],
    ['firm', 'address', 'One of them is {firm}. Where does it operate from, street included?'],
    ['firm', 'purpose', 'What is its purpose?'],
    ['firm', 'auditor', 'Any auditor? Name, please.'],
  ],
  [
    ['firm', 'misspelt:status', 'is {typo} still active?'],
    ['firm', 'address', 'street address?'],
    ['firm', 'purpose', 'what are they up to?'],
    ['firm', 'timeline', 'all entries so far'],
  ],
  [
    ['firm', 'byNumber:address', 'Which address goes with {number}?'],
    ['firm', 'legalForm', 'What kind of entity am I looking at?'],
    ['firm', 'auditor', 'Its auditor?'],
    ['firm', 'auditorAsOf', 'And the auditor on {date}?'],
  ],
  [
    ['firm', 'branches', 'List the towns in which {firm} keeps branches.'],
    ['firm', 'address', 'Fine, and where is the main office, street and all?'],
    ['firm2', 'branches', 'Does {firm2} keep any, and where?'],
    ['firm', 'status', 'Going back to {firm}: is it in business?'],
  ],
  [
    ['firm', 'officersAsOf:BOARD', 'I want the board of {firm} as it stood on {day}.'],
    ['firm', 'auditorAsOf', 'Plus its auditor then.'],
    ['firm', 'address', 'Its present address?'],
    ['firm', 'officers:BOARD', 'And the present board?'],
  ],
  [
    ['firm', 'ranking:OFFICERS', 'Which company has more officers than any other?'],
    ['firm', 'ranking:PERSONS', 'Which person sits in the largest number of companies?'],
    ['firm', 'ranking:AUDITORS', 'Which audit firm has the most clients?'],
    ['firm', 'purpose', 'What does {firm} do?'],
  ],
  [
    ['firm', 'officers:OWNER', 'The sole trader {firm}: who is behind it?'],
    ['person', 'personFirms', 'Does this owner run other companies?'],
    ['firm', 'address', 'And the shop itself, I mean {firm}, where is that?'],
    ['firm', 'status', 'Is it still registered?'],
  ],
  [
    ['homonym', 'homonym', 'There are several people called {homonym}, right? Show me.'],
    ['pick2', 'personFirms', 'The companies of number two?'],
    ['pick1', 'personFirms', 'And of number one?'],
    ['firm', 'legalForm', '{firm}, by the way: what legal form?'],
  ],
  [
    ['firm', 'purpose', "What's {firm} in the business of?"],
    ['firm2', 'purpose', 'And {firm2}?'],
    ['firm', 'address', 'Address of the former?'],
    ['firm2', 'address', 'Of the latter?'],
  ],
];
