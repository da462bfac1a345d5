/** Where somebody is from, and lives: what a register says of people, and what is meant by the same words of a firm. */
import { foldName } from '../../../../core/index.js';
import type { QuestionFrame } from '../../../../trace/index.js';
import { ADDRESSES, isDomiciled } from '../read/fields-asked.js';
import type { Said } from '../read/said.js';

/** A firm lives at its address and comes from its seat; a person's seat is where she lives, or is from. */
export function settleWhereFrom(frame: QuestionFrame, { measures }: Said): void {
  const { subjects, measure } = frame;
  const all = (kind: 'COMPANY' | 'PERSON') => subjects.length > 0 && subjects.every((subject) => subject.kind === kind);
  if (all('COMPANY')) frame.measure = measure === 'RESIDENCE' ? 'ADDRESS' : measure === 'ORIGIN' ? 'SEAT' : measure;
  const domiciled = measures.some(({ text }) => isDomiciled(text));
  if (!all('PERSON') || (measure !== 'SEAT' && !(measure === 'ADDRESS' && domiciled))) return;
  const from = measures.some(({ value, text }) => value === 'SEAT' && FROM.test(foldName(text)));
  frame.measure = from ? 'ORIGIN' : 'RESIDENCE';
}

const FROM = /d ou est|paese|pays|country|(?:^| )land(?: |$)/;

/** Of where people live the register says the place, and no street. */
export const asksStreet = ({ measures }: Said): boolean =>
  measures.some(({ value, text }) => value === 'ADDRESS' && ADDRESSES.test(foldName(text)));
