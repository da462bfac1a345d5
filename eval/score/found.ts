import type { Expectation, Item, Match } from '../expectation.js';
import { amountsIn, comparable, countsIn, datesIn, rolesIn, signaturesIn, statusesIn } from '../reading/facts.js';
import type { NameIndex } from '../reading/names.js';
import type { Told } from './told.js';

/** Whether the sentences say what is required. */
export function found(item: Item, sentences: readonly Told[], index: NameIndex, expected: Expectation): boolean {
  switch (item.type) {
    case 'PERSON':
    case 'FIRM': {
      const naming = sentences.filter(({ names }) => names.some((one) => one.people.has(item.id) || one.firms.has(item.id))); // prettier-ignore
      return naming.length > 0 && item.with.every((match) => naming.some((one) => says(match, one, index, expected)));
    }
    case 'ONE_OF': {
      // Who stands first is who comes first.
      const first = sentences.flatMap(({ names }) => names)[0];
      return first !== undefined && item.ids.some((id) => first.people.has(id) || first.firms.has(id));
    }
    case 'SAYS':
      if (item.match.is === 'COUNT') return countIs(item.match.any, sentences, expected, placeOf(item, expected));
      if (item.match.is === 'STATUS') return statusIs(item.match.status, sentences);
      return sentences.some((one) => says(item.match, one, index, expected));
  }
}

function says(match: Match, sentence: Told, index: NameIndex, expected: Expectation): boolean {
  switch (match.is) {
    case 'TEXT':
      return match.any.some((wanted) => {
        const text = index.find(wanted).length > 0 || expected.facets.includes('PURPOSE') ? sentence.text : sentence.masked; // prettier-ignore
        return comparable(text).includes(comparable(wanted));
      });
    case 'DATE':
      return datesIn(sentence.text).some(({ day }) => match.any.includes(day));
    case 'ROLE':
      return rolesIn(sentence.masked).some((means) => means.includes(match.role)) || match.role === 'SIGNATORY';
    case 'SIGNATURE':
      return signaturesIn(sentence.masked).some((means) => means.includes(match.kind));
    case 'AMOUNT': {
      const told = amountsIn(sentence.text);
      if (told.some(({ amount, currency }) => amount === match.amount && currency === (match.currency ?? currency))) return true; // prettier-ignore
      return match.currency === null && countsIn(sentence.masked).includes(match.amount);
    }
    case 'STATUS':
    case 'COUNT':
      return false;
  }
}

/** Of several counts asked for, which one it is, from 0. */
const placeOf = (item: Item, { items }: Expectation): number =>
  items.filter((one) => one.type === 'SAYS' && one.match.is === 'COUNT').indexOf(item);

/** The first number that is no year asked for is the first count, and so on. */
function countIs(any: readonly number[], sentences: readonly Told[], { days }: Expectation, place: number): boolean {
  const years = new Set(days.map((day) => Number(day.slice(0, 4))));
  const numbers = sentences.flatMap(({ masked }) => countsIn(masked)).filter((number) => !years.has(number));
  return numbers[place] !== undefined && any.includes(numbers[place]);
}

function statusIs(status: string, sentences: readonly Told[]): boolean {
  const told = sentences.flatMap(({ masked }) => statusesIn(masked));
  return told.length > 0 && told.every(([one]) => one === status);
}

/** Whether the dates required stand in time order, forwards or backwards. */
export function inOrder(expected: Expectation, sentences: readonly Told[]): boolean {
  if (!expected.ordered) return true;
  const wanted = expected.items.flatMap((item) => (item.type === 'SAYS' && item.match.is === 'DATE' ? [item.match.any] : [])); // prettier-ignore
  const days = sentences.flatMap(({ text }) => datesIn(text).slice(0, 1).map(({ day }) => day)); // prettier-ignore
  const places = wanted.map((any) => days.findIndex((day) => any.includes(day))).filter((place) => place >= 0);
  const rising = places.every((place, at) => at === 0 || places[at - 1]! <= place);
  return rising || places.every((place, at) => at === 0 || places[at - 1]! >= place);
}
