import { lostOffices, type Line } from './lines.js';
import { findRoles } from './roles.js';
import type { Stretch } from './text.js';

const GIVEN_UP =
  /^(?:(?:ayant|après\s+avoir)\s+(?:démissionné|renoncé|quitté|abandonné|déposé|cessé)|(?:avendo|dopo\s+aver(?:e)?)\s+(?:lasciato|rinunciato|dimissionato|rassegnato|abbandonato)|(?:nach|infolge|zufolge|wegen)\s+(?:(?:seine[ms]|ihre[ms]|dem|des)\s+)?(?:rücktritts?|ausscheidens?|demission)\s+als)(?!\p{L})[^,;:(]{2,90}?(?:,\s+|\s+(?=bleibt\s))/iu;

/** What somebody gives up before the sentence says of whom it speaks, and the rest of it. */
export interface GivenUp {
  /** Null where it names no office. */
  office: Stretch | null;
  body: Stretch;
}

/** `Ayant démissionné de la présidence, A reste administrateur`; null where a sentence begins otherwise. */
export function givenUp(text: string, sentence: Stretch): GivenUp | null {
  const lead = GIVEN_UP.exec(text.slice(sentence.start, Math.min(sentence.end, sentence.start + 160)))?.[0];
  if (!lead) return null;
  const roles = findRoles(lead);
  const [first, last] = [roles[0], roles.at(-1)];
  const office = first && last ? { start: sentence.start + first.start, end: sentence.start + last.end } : null;
  return { office, body: { start: sentence.start + lead.length, end: sentence.end } };
}

/** The office goes with whom the sentence names first, unless that one leaves altogether. */
export function withoutOffice(office: Stretch | null, lines: readonly Line[]): Line[] {
  const [first] = lines;
  if (!office || !first || (first.leaves && !first.signatureOnly)) return [...lines];
  return [lostOffices({ ...first.row, lost: [office] }), ...lines];
}
