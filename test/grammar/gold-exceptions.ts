/**
 * Where the expectation that came with the notices of 2001-2017 is itself wrong or lacks a line. Named by notice (firm's id and
 * journal date) and by the span in the notice's text, never by a person.
 */
export interface Exception {
  key: string;
  sign: '+' | '-';
  span: readonly [start: number, end: number];
  reason: string;
}

/** Expected lines that are wrong (issue 3 allows six). `span`: what the text prints there. */
export const WRONG_EXPECTATIONS: readonly Exception[] = [
  {
    key: '325321/2001-05-31',
    sign: '-',
    span: [694, 762],
    reason: 'a natural person with a professional title, taken for a firm of that name',
  },
  {
    key: '325321/2011-10-04',
    sign: '+',
    span: [175, 310],
    reason: 'two surnames and a given name: the second surname was put to the given names',
  },
  { key: '325321/2013-07-30', sign: '-', span: [88, 155], reason: 'the same double surname' },
  {
    key: '325321/2012-04-30',
    sign: '-',
    span: [155, 235],
    reason: 'a change of surname: nobody leaves; the old name stands in `previous`',
  },
];

/** Lines that the texts print and the expectation lacks. */
export const MISSING_EXPECTATIONS: readonly Exception[] = [
  { key: '325321/2005-01-20', sign: '+', span: [215, 275], reason: 'a new residence' },
  { key: '798777/2005-07-22', sign: '+', span: [652, 704], reason: 'a foundation board member under `Stiftungsrat:`' },
  { key: '798777/2005-07-22', sign: '+', span: [706, 752], reason: 'a foundation board member under `Stiftungsrat:`' },
  { key: '798777/2005-07-22', sign: '+', span: [754, 873], reason: 'a foundation board member under `Stiftungsrat:`' },
  {
    key: '798777/2005-07-22',
    sign: '+',
    span: [875, 982],
    reason: 'signs without an office, in a sentence of its own',
  },
  { key: '798777/2005-09-28', sign: '+', span: [177, 215], reason: 'a supervisory authority' },
  { key: '798777/2006-02-01', sign: '+', span: [176, 221], reason: 'an auditor' },
  { key: '798777/2007-02-19', sign: '+', span: [159, 235], reason: 'a new residence' },
  {
    key: '325321/2010-08-04',
    sign: '-',
    span: [380, 388],
    reason: 'an office lost in the sentence that gives another',
  },
  { key: '823465/2013-08-02', sign: '+', span: [206, 346], reason: 'an auditor in a supplement without a heading' },
  { key: '325321/2013-12-18', sign: '+', span: [229, 326], reason: 'an auditor in a correction' },
  { key: '798777/2014-09-16', sign: '-', span: [84, 140], reason: 'a member of the foundation board leaves' },
  { key: '798777/2014-09-16', sign: '+', span: [175, 354], reason: 'a member and president of the foundation board' },
  { key: '798777/2017-01-13', sign: '+', span: [113, 165], reason: 'a new residence' },
];
