/** Which list a question asks for: who holds what, who came and went, where somebody is. */
import { foldName } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Said } from './said-slots.js';
import { BESIDE } from './words/slots.js';
import { wasInOffice } from './people/was-in-office.js';

/** `Who is registered`, `everybody entered`. */
const isOfPeople = ({ who, people, there, anybody, entered, measures }: Said) =>
  (((who || people) && there) || (anybody && entered)) && (who || measures.every(({ value }) => value !== 'ADDRESS'));

const SITS = /^(?:ou siege\w*|dove siede|wo sitzt|where does it sit)$/;

/** `Who was deleted in 2023`: people, where no firm and no day is asked for. */
function actOf({ topics, who, people, when, companies, times, then }: Said, measures: readonly Measure[]): Measure | null {
  if (!(who || people) || when || companies || topics.length === 0 || measures.some((measure) => !BESIDE.includes(measure))) return null;
  if (topics.every(({ value }) => value === 'DELETED')) return 'DEPARTED';
  return topics.every(({ value }) => value === 'FOUNDED') && (times.length > 0 || then) ? 'JOINED' : null;
} // prettier-ignore

/** `Which firms keep X in their register entry`: no one's officers, and no history. */
const RUNS_OR_PRINTS: readonly Measure[] = ['OFFICERS', 'IDENTIFY', 'TIMELINE'];

/** Of whom or what a list is asked for; null where none is. */
export function listOf(words: Said, named: boolean, person: boolean): Measure | null {
  const { roles } = words;
  if (words.holder) return 'PERSON_MANDATES';
  // `Which officers of X live in Y?`: who they are, and no address of X.
  if (named && !person && words.measures.some(({ value }) => value === 'OFFICERS') && words.measures.some(({ value }) => value === 'RESIDENCE' || value === 'ORIGIN')) return 'OFFICERS'; // prettier-ignore
  const measures = words.measures.map(({ value }) => value);
  const has = (measure: Measure) => measures.includes(measure);
  // `Changes in 2020: who came and who went`.
  const both = words.joined !== null && words.left !== null;
  const moves = (both || (words.who && (words.joined ?? words.left) !== null)) && measures.every((measure) => measure === 'TIMELINE'); // prettier-ignore
  const whoElse = roles.length > 0 || has('OFFICERS') || moves || measures.every((measure) => measure === 'IDENTIFY');
  const signs = words.signatures !== null && (whoElse || has('SIGNATORIES'));
  // `In which firms is X found`: of a person, where she is.
  if (has('SHARED_OFFICERS') && !(person && has('PERSON_MANDATES'))) return 'SHARED_OFFICERS';
  // `Which branches does X run?`
  if (has('BRANCHES') && !has('HEAD_OFFICE') && words.asks === 'WHO' && !words.who && !words.people && !person)
    return 'BRANCHES';
  // `Which company is the head office of X?`: what is asked is the head office.
  const others = measures.some((measure) => !BESIDE.includes(measure));
  // `Where does X sit`: of a firm its seat; `all people with their offices` are its people.
  const sits = words.measures.some(({ text }) => SITS.test(foldName(text)));
  if (has('PERSON_MANDATES') && named && !person && !others && sits) return 'SEAT';
  const people = words.people || words.who;
  if (has('PERSON_MANDATES') && named && !person && !others && !words.companies && people) return 'OFFICERS';
  if (has('PERSON_MANDATES') && (person || (!others && (!named || roles.length === 0)))) return 'PERSON_MANDATES';
  const act = named && !person ? actOf(words, measures) : null;
  if (act !== null) return act;
  // `Wann ging X in Konkurs?`: what happened to the firm, not who left it.
  const happened = words.topics.length > 0 && roles.length === 0 && !has('OFFICERS') && !areEntries(words);
  if (words.left !== null && whoElse && !person && !happened && !wasInOffice(words)) return 'DEPARTED';
  if (isArrival(words) && !person && whoElse) return 'JOINED';
  if (signs && person) return 'PERSON_MANDATES';
  if (signs || has('SIGNATORIES')) return 'SIGNATORIES';
  if (roles.length > 0 && roles.every((role) => role === 'AUDITOR' || role === 'GROUP_AUDITOR')) return person ? 'PERSON_MANDATES' : 'AUDITOR'; // prettier-ignore
  if (roles.length > 0) return person ? 'PERSON_MANDATES' : 'OFFICERS';
  if (person && words.counting !== null && words.companies) return 'PERSON_MANDATES';
  // `Which firms have X in their entry`: where she is, and not what was printed.
  if (
    person &&
    words.companies &&
    words.nouns.some(({ of, asked }) => of === 'COMPANY' && asked) &&
    measures.every((measure) => RUNS_OR_PRINTS.includes(measure)) &&
    words.topics.length === 0 &&
    !words.when
  )
    return 'PERSON_MANDATES';
  if (words.counting !== null || words.topics.length > 0 || words.notices) return null;
  // `Who is registered at X?`, not `Who is X?`.
  if (named && !person && !others && isOfPeople(words)) return 'OFFICERS';
  return null;
}

/** `Resignations and deletions at X`: the entries of people. */
const areEntries = ({ left, topics, when }: Said): boolean =>
  left !== null && !when && GOINGS.test(foldName(left)) && topics.every(({ value }) => value === 'DELETED');
const GOINGS =
  /(?:tritte|gange|schiede\w*|missions?|departs|sorties|dimissioni|uscite|partenze|resignations|departures|exits)$/;

/** Who is new, or appointed, is asked of a time; without one the word stays a condition that is not understood, and who came was all who ever did. */
const isArrival = ({ joined, times, then, roles, who, asks }: Said) =>
  joined !== null &&
  (times.length > 0 || then
    ? !(then && roles.length > 0 && IN_PLACE.test(foldName(joined)))
    : ENTRIES.test(foldName(joined)) || (who && asks === 'WHO' && CAME.test(foldName(joined))));
/** `Entrate nel CdA di X e uscite dal CdA`: nouns. */
const ENTRIES = /^entrate (?:nel|nell|in)$/;
const CAME =
  /^(?:filled the seats?|took the seats|filled their places|turned up|kam|kamen|kommt|trat|traten|tritt|stieg|stiegen|zog|ruckten?|(?:kam|kamen|kommt|stiess|stiessen|trat|traten|tritt|stieg|stiegen|zog|ruckte|ruckten) .*|stiess|stiessen|eintrat|eintraten|hinzutrat|dazukam|dazukamen|hinzukam|hinzukamen|neu dazu|neu hinzu|(?:da|hin)zugekommen|(?:dazu|hinzu)gestossen|eingetreten|eingestiegen|beigetreten|eingezogen|nachgeruckt|gestossen|hinzugetreten|joined|joins?|joining|came .*|come .*|coming on|came|arrived?|stepped in|moved in|got on|got onto|climbed aboard|newcomers?|arrivals|new arrivals?|joiners?|additions|added|brought in|recruited|taken on|(?:ont |a )?rejoint\w*|rejoignent|rejoignit|entre.*|arrive.*|venu.*|est (?:arrive|venu)e?|sont (?:arrive|venu)e?s|integre.*|nouveaux venus|nouveau venu|ont fait leur entree|a fait son entree|arrivees?|entrat\w+|(?:e|sono) entrat\w+|arrivat\w+|(?:e|sono) arrivat\w+|subentrat\w+|aggiunt\w+|(?:si e|si sono) (?:aggiunt|unit)\w+|unit[oaie]|nuovi arrivi|ingressi)$/;
/** `Which auditor was appointed at that time`: the one in place. */
const IN_PLACE =
  /^(?:bestellt|gewahlt|ernannt|nomme\w*|designe\w*|elue?s?|nominat\w+|elett\w+|designat\w+|appointed|elected)$/;
