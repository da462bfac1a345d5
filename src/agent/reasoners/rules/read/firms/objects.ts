/** What is said of the thing asked about, and not asked for: what is audited or sent, who audits. */
import { foldName } from '../../../../../core/index.js';
import { askedBy } from '../asked.js';
import { takeBirth } from '../time/founding.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import type { Said } from '../said-slots.js';
import type { Reading, TaggedToken } from '../words/tagging.js';

export const isOfFirm = (names: readonly NamedInQuestion[]): boolean =>
  names.length > 0 && names.every(({ hits }) => hits[0]?.kind === 'COMPANY');

export const isOfPeople = (names: readonly NamedInQuestion[]): boolean =>
  names.length > 0 && names.every(({ hits }) => hits[0]?.kind === 'PERSON');

/** The same where nobody is named: of the firms spoken of, or of the people. */
export function lifeOfSpoken(words: Said, spoken: readonly { kind: 'COMPANY' | 'PERSON' | 'EITHER' }[]): Said {
  const { outside, pronoun, people } = words;
  if (spoken.length > 0 && spoken.every(({ kind }) => kind === 'PERSON')) {
    const hers = { ...words };
    takeBirth(hers);
    return hers;
  }
  const firms = spoken.length > 0 && spoken.every(({ kind }) => kind === 'COMPANY') && pronoun?.of !== 'PERSON' && !people;
  const text = foldName(outside?.text ?? '');
  if (!firms || outside?.value !== 'PRIVATE_LIFE' || !(BORN.test(text) || AGE.test(text))) return words;
  const own = { ...words, topics: [...words.topics] };
  takeLifeOfFirm(own);
  return own;
} // prettier-ignore

/** A firm's birth is its founding, from which its age is counted, and its trade its purpose. */
export function takeLifeOfFirm(result: Said): void {
  const text = foldName(result.outside?.text ?? '');
  if (BORN.test(text) || AGE.test(text)) {
    result.topics.push({ value: 'FOUNDED', text: result.outside!.text });
    [result.when, result.outside] = [true, null];
  } else if (TRADE.test(text)) {
    result.measures.push({ value: 'PURPOSE', text });
    result.outside = null;
  }
}

const BORN =
  /^(?:(?:e|est|ist|is|was) )?(?:geburtsdatum|geburtstag|geboren|date de naissance|naissance|nee?|anniversaire|data di nascita|nat[ao]|anniversario|compleanno|date of birth|birthday|anniversary|born)(?: (?:wann|quand|quando|when))?$/;
/** `How old is X AG?`: since its founding. */
const AGE =
  /^(?:how old(?: is| was)?|age|wie alt(?: ist)?|alter|quel age(?: a)?|l age|age|quanti anni(?: ha)?|l eta|eta|che eta(?: ha)?|alt|alter als|alteste\w*)$/;
const TRADE = /^(?:metiers?|mestier[ei]|beruf|profession[ei]?|occupation)$/;

/**
 * What is audited, or sent to an address, is not asked for: `by whom are the annual accounts audited`, `where does the invoice go`; nor is how one
 * reaches an address, or under what title somebody stands in a firm.
 */
export function isObject(reading: Reading, words: readonly TaggedToken[], { outside, roles, measures, counting }: Said, names: number): boolean {
  const text = foldName(outside?.text ?? '');
  if (counting !== null) return false;
  // `La gérance était assurée par qui ?`
  if (/^assure/.test(text) && roles.length > 0) return true;
  if (roles.includes('AUDITOR') && askedBy(reading, words) === 'WHO') return ACCOUNTS.test(text);
  const address = measures.some(({ value, text: word }) => value === 'ADDRESS' && (ADDRESSED.test(foldName(word)) || words.some(({ folded }) => SENDS.test(folded))));
  // What is served on somebody goes to the address asked for.
  if (address && outside?.value === 'LEGAL_ADVICE' && SERVED.test(text)) return true;
  if (address && (REACHES.test(text) || (SENT.test(text) && words.some(({ folded }) => SENDS.test(folded))))) return true;
  return names > 1 && TITLE.test(text);
} // prettier-ignore

const ACCOUNTS =
  /^(?:jahresrechnung|jahresabschluss|rechnung|abschluss|comptes annuels|comptes|bilans?|conti annuali|conti|bilanci?o?|annual accounts|annual reports?|financials?|finances)$/;
const ADDRESSED = /adress|anschrift|indirizzo|address|strasse|rue|street/;
const REACHES = /^(?:joindre|contacter|contattare|joignable|raggiungibile|erreichbar)$/;
const SENT =
  /^(?:fattura|facture|invoice|rechnung|contratto|contrat|vertrag|contract|offerte|offerta|offre|offer|prodotti|mahnung|order|orders|lieferung\w*)$/;
const SENDS = /^(?:mand|sped|invi|recapit|envoy|expedi|adresser|schick|send|zustell|liefer|post|deliver)/;
const SERVED =
  /^(?:betreibung\w*|klage|zahlungsbefehl|mahnung|vertrag|poursuites?|plainte|contrats?|precett[oi]|querela|contratt[oi]|lawsuits?|contracts?|sue|litigation|claims?|processo?|process)$/;
const TITLE = /^(?:titel|titre|titolo|title)$/;
