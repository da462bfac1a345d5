/**
 * The whole of what identity believes, in points. Weights are set by what a sign is worth in the register, not fitted to any data set:
 * a rarer agreement counts more, and one sign of several that rest on the same fact counts once. A link needs {@link LINK_AT} points and
 * something beside name and citizenship (see `Comparison.corroborated`).
 */
export const WEIGHTS = {
  // The name. By itself it never reaches POSSIBLE_AT.
  NAME_EQUAL: 4,
  NAME_SPELLING: 4, // one name, written with other means
  NAME_TYPO: 3,
  NAME_SOUND: 3, // Meier and Meyer are two families more often than one misprint, until origin and residence agree
  NAME_SHORTER_GIVEN: 3, // a clerk leaves a name out; or father Hans, son Hans Peter: see the two signs below
  NAME_DOUBLE_SURNAME: 2,
  NAME_SWAPPED: 1,
  NAME_LONG: 1, // three or more telling words, equal
  FORMER_NAME_SHARED: 2, // both show the same change of name
  NAME_OTHER: 0, // met only because one left as the other came
  GENERATION_DIFFERS: -8, // senior, junior
  SHORTER_IN_FAMILY: -1, // a relative sits beside one of them
  SHORTER_IN_FIRM: -2, // one firm would write its own officer one way
  // Citizenship.
  ORIGIN_SHARED: 3,
  SECOND_ORIGIN_SHARED: 2,
  ORIGIN_DISJOINT: -6,
  NATIONALITY_SHARED: 2, // a country holds more namesakes than a place of origin
  NATIONALITY_DISJOINT: -2, // several passports are common
  NATURALISED: -1, // foreign before, Swiss after, no bracket to say so
  SWISS_BEFORE_FOREIGN: -4,
  // Residence.
  RESIDENCE_SHARED: 3,
  RESIDENCE_HOME_TOWN: 1.5, // living where the family comes from says less
  RESIDENCE_HISTORY: 2, // a second common residence: one move seen twice
  RESIDENCE_LONG_AGO: -1, // a generation could lie between
  RESIDENCE_DIFFERENT: -2, // people move
  RESIDENCE_MOVED_AWAY: -3, // one had left the common place before the other's row began there
  RESIDENCE_CONFLICT: -3, // printed in two places at one time
  // Context.
  CO_DIRECTORS_ONE: 2, // a trustee sits on the boards of namesakes too
  CO_DIRECTORS_TWO: 3,
  CO_DIRECTORS_MANY: 4.5,
  CO_DIRECTORS_FAMILY: 1, // relatives sit beside father and son alike
  SAME_DAY: 1.5, // entered or changed in two firms on one legal date
  COMMON_NAME: -1, // the register shows the name and citizenship in many places
  VERY_COMMON_NAME: -2,
  SAME_FIRM: 3,
  SAME_FIRM_HANDOVER: 2, // one row ends on the day the other begins
  SAME_FIRM_CONCURRENT: -3, // two rows that change side by side
  CONTESTED: 0, // two that are not one person have about the same claim
  SAME_FIRM_ROW: 20, // one row of one firm: a profile
  OPERATOR: 100,
} as const;
export type EvidenceCode = keyof typeof WEIGHTS;

/** From here on two profiles are one person. */
export const LINK_AT = 9;
/** From here on they may be: POSSIBLY_SAME, where more than the name speaks for it. */
export const POSSIBLE_AT = 4;
/** A rival within so many points leaves open to whom a profile belongs. */
export const CONTEST_MARGIN = 2;
/**
 * Groups of residences that no profile joins: from so many on, a name with a place of origin, or with a country, is common. Namesakes in so many
 * towns make two in one town likely: a town holds a hundredth of the country at most, but for a few cities.
 */
export const COMMON_FROM = { origin: 6, country: 8 };
export const VERY_COMMON_FROM = { origin: 12, country: 16 };
/** POSSIBLY_SAME rows of one person, the best first. */
export const MAX_POSSIBLY_SAME = 64;
/** In a block that stays over the limit under its narrow keys, each profile meets so many next ones by date. */
export const NEIGHBOURS = 32;
/** Days. Prints of a residence further apart than this are RESIDENCE_LONG_AGO. */
export const GENERATION_DAYS = 15 * 365;

/** Evidence beside name and citizenship: at least one must speak for a link across firms. A common day alone is chance. */
export const CORROBORATING: ReadonlySet<EvidenceCode> = new Set<EvidenceCode>([
  'FORMER_NAME_SHARED', 'RESIDENCE_SHARED', 'RESIDENCE_HOME_TOWN', 'CO_DIRECTORS_ONE', 'CO_DIRECTORS_TWO', 'CO_DIRECTORS_MANY',
  'SAME_FIRM',
]); // prettier-ignore

/** Evidence beside the name: without any, two are not even POSSIBLY_SAME. */
export const BEYOND_NAME: ReadonlySet<EvidenceCode> = new Set<EvidenceCode>([
  ...CORROBORATING, 'ORIGIN_SHARED', 'NATIONALITY_SHARED', 'CO_DIRECTORS_FAMILY',
]); // prettier-ignore
