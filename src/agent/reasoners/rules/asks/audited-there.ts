/** `Which firms in Basel have X Revision AG as their auditor?`: of the firms that one audits, those there; the place is none of the auditor's. */
import { foldName } from '../../../../core/index.js';
import type { Asked, Route } from '../../../slots.js';
import type { Reads } from '../asked-instead.js';
import { said } from '../read/said.js';
import { tagged } from '../read/words/tagging.js';
import { auditedBy } from './audited-by.js';
import { settleFirmsHeld } from './firms-held.js';

/** A noun for firms, and where these are. */
const FIRMS_THERE =
  /((?<![\p{L}])(?:Firmen|Gesellschaften|Unternehmen|[Ss]ociétés|[Ee]ntreprises|[Ff]irmes|[Ss]ocietà|[Ii]mprese|[Dd]itte|[Aa]ziende|[Cc]ompanies|[Ff]irms|[Bb]usinesses))( (?:im Kanton|in der Stadt|dans le canton (?:de |d['’])|nel [Cc]antone|in the canton of|in|im|à|en|au|a|nel|from|based in|de|di|aus)(?: |(?<=['’]))(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?))(?=,? )/u;
const AUDITED =
  /(?:^| )(?:revisionsstellen?|gepruft|revidiert|pruft|revidiert|organe de revision|reviseur|revisees?|controlees?|ufficio di revisione|organo di revisione|revisore|revisionate|auditors?|audited|audits?)(?= |$)/;

/** Null: it names no place so, or asks for no firms that somebody audits. */
export async function auditedThere(asked: Asked, read: Reads): Promise<Route | null> {
  const { question, language, today } = asked;
  const found = AUDITED.test(foldName(question)) ? FIRMS_THERE.exec(question) : null;
  if (found === null) return null;
  const at = found.index + found[1]!.length;
  const placeless = question.slice(0, at) + question.slice(at + found[2]!.length);
  const route = auditedBy(await read({ ...asked, question: placeless }), placeless);
  const [frame, another] = route.frames;
  const [auditor, second] = frame?.subjects ?? [];
  if (frame === undefined || another !== undefined || frame.measure !== 'PERSON_MANDATES' || frame.refusal !== null || frame.within !== null) return null;
  if (auditor?.kind !== 'COMPANY' || auditor.uid === null || second !== undefined || !frame.roles.includes('AUDITOR')) return null;
  const words = said(tagged(found[2]!.trim(), language, today), []);
  const there = { ...frame, canton: words.canton, notUnderstood: [...frame.notUnderstood, ...(words.place?.words ?? [])] };
  settleFirmsHeld(there, words, found[2]!);
  const span = { start: question.indexOf(auditor.text), end: question.indexOf(auditor.text) + auditor.text.length };
  return (there.canton ?? there.municipality) === null ? null : { ...route, frames: [{ ...there, span: { start: 0, end: question.length }, subjects: [{ ...auditor, span }] }] };
} // prettier-ignore
