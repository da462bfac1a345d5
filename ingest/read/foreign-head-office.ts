import { CANTONS, countryOfName, matchesOf } from '../../src/core/index.js';
import { FOREIGN_CITIES } from './lexicon/foreign-cities.js';

/** `Hauptsitz in: München (DE)`, `Siège principal: Londres, Royaume-Uni`, `Sede principale a Milano`. */
const SEAT =
  /(?:Haupt(?:sitz|niederlassung)(?:\s+in)?|(?:[Ss]iège|[ÉEé]tablissement)\s+principal(?:\s+à)?|[Ss]ede\s+principale(?:\s+(?:a|in))?)\s*:?\s+(?:mit\s+Sitz\s+in\s+|(?:in|à|a)\s+)?(\p{Lu}[^.;,()]{1,40}?)\s*(?:\(([^()]{2,40})\)|,\s*(\p{Lu}[^.;,()]{2,40}))?\s*(?=[.;,()]|$)/gu;
const cantons: ReadonlySet<string> = new Set(CANTONS);

/** Whether a branch's notice prints that its head office is abroad; what prints no country and no town known to be abroad does not. */
export function hasForeignHeadOffice(body: string): boolean {
  return matchesOf(SEAT, body.slice(0, 4_000)).some(([, town, bracket, behind]) => {
    if (bracket !== undefined && cantons.has(bracket)) return false;
    return FOREIGN_CITIES.has(town!.trim()) || isAbroad(bracket) || isAbroad(behind);
  });
}

function isAbroad(said: string | undefined): boolean {
  const country = said === undefined ? null : countryOfName(said.trim());
  return country !== null && country !== 'CHE';
}
