/** English words as fast fingers type them (`wich town`, `waht does it do`): too short for a slip of the pen to be told by its letters. */
import type { Asked, Route } from '../../../../slots.js';
import { inStandard, type Piece } from '../dialect/dialect.js';
import { inOwnWords } from '../dialect/own-words.js';

/** None is a word, or a name that is written in small letters. */
const TYPED: Readonly<Record<string, string>> = {
  wich: 'which', whcih: 'which', whihc: 'which', waht: 'what', whta: 'what', wehn: 'when', whne: 'when', wehre: 'where', wher: 'where', whre: 'where', hwo: 'who', hte: 'the', teh: 'the', adn: 'and',
  taht: 'that', tht: 'that', thier: 'their', tehir: 'their', wiht: 'with', stil: 'still', sitll: 'still', actve: 'active', acitve: 'active', sgin: 'sign', sgins: 'signs', authorisd: 'authorised', authorizd: 'authorized',
  leaft: 'left', foundet: 'founded', fonded: 'founded', delted: 'deleted', delelted: 'deleted', leagl: 'legal', lgeal: 'legal', ther: 'there', hsa: 'has', ohter: 'other', otehr: 'other', naems: 'names', baesd: 'based', comapny: 'company', compnay: 'company', compnaies: 'companies', comapnies: 'companies',
}; // prettier-ignore
const WORD = new RegExp(`(?<![\\p{L}\\p{N}'’.@-])(?:${Object.keys(TYPED).join('|')})(?![\\p{L}\\p{N}'’@-])`, 'gu');
const OPENING = new RegExp(`^\\s*(?:${Object.keys(TYPED).join('|')})(?=\\s)`, 'u');

/** A question as it was meant, with how to tell what was read in the words of whoever asked; null: no such word is in it. */
export function fromTyped(asked: Asked): { asked: Asked; back: (route: Route) => Route } | null {
  const { question, language } = asked;
  if (language !== 'en') return null;
  const opening = OPENING.exec(question);
  const pieces: Piece[] = [...(opening === null ? [] : [opening]), ...question.matchAll(WORD)].flatMap((match, at, all) => {
    const word = match[0].trim();
    const start = match.index + match[0].length - word.length;
    const again = at > 0 && all[0]!.index + all[0]![0].length === start + word.length;
    return again ? [] : [{ own: { start, end: start + word.length }, standard: TYPED[word.toLowerCase()]! }];
  }); // prettier-ignore
  const plain = inStandard(question, pieces);
  return pieces.length === 0 || plain === question ? null : { asked: { ...asked, question: plain }, back: inOwnWords(question, plain, pieces) }; // prettier-ignore
}
