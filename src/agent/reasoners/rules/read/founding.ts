import { foldName } from '../../../../core/index.js';
import type { Said } from './said.js';

const FOUNDED = /fond(?!s)|gegrund|grundung|constitu|costitu|founded|incorporat|creat|cree|erricht|etabli/;

/** Whether a founding is asked for in words of its own (`founded when?`): of a firm, and of nobody in it. */
export const saysFounded = ({ topics }: Said): boolean =>
  topics.some(({ value, text }) => value === 'FOUNDED' && FOUNDED.test(foldName(text)));
