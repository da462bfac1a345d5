import { foldName } from '../../../../core/index.js';
import { amend } from '../amend.js';
import type { Said } from './said-slots.js';

const FOUNDED = /fond(?!s)|gegrund|grundung|constitu|costitu|founded|incorporat|creat|cree|erricht|etabli/;

/** Whether a founding is asked for in words of its own (`founded when?`): of a firm, and of nobody in it. */
export const saysFounded = ({ topics }: Said): boolean =>
  topics.some(({ value, text }) => value === 'FOUNDED' && FOUNDED.test(foldName(text)));

/** `La fondation remonte à quand ?`: when it was founded is asked, of no foundation. */
export function takeFounding(result: Said): void {
  const { legalFormText, topics, measures, roles, counting, order, companies, when } = result;
  if (legalFormText === null || !NOUN.test(foldName(legalFormText)) || counting !== null || order !== null || companies) return;
  const dated = topics.length > 0 ? topics.every(({ value }) => value === 'FOUNDED') : when;
  if (!dated || measures.length + roles.length > 0) return;
  amend(result, { legalForm: null, legalFormText: null, topics: [{ value: 'FOUNDED', text: legalFormText }], when: true });
} // prettier-ignore

const NOUN = /^(?:fondation|fondazione|foundation)$/;
