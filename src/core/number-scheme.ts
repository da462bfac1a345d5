/** How a register numbers its firms: what a number looks like, and what it is when it is written as the register writes it. */
export interface NumberScheme {
  /** As in a company's identifiers and in holder keys (`ch-uid:CHE-123.456.789`): small letters, digits and hyphens. */
  id: string;
  /** Whether a company shows it as its `registerNumber`; of several the first scheme in number-schemes.ts. */
  shown: boolean;
  /**
   * The one spelling of a number that is all of the text, from any in which people write it; null where it is none. A canonical number gives
   * itself.
   */
  canonical(text: string): string | null;
  /** Whether its check digit holds; a number that does not hold identifies nobody. True where the scheme has none. */
  holds(canonical: string): boolean;
  /** How people write it inside a question. As the patterns below: the source of a pattern without anchors and groups that capture, upper case. */
  asked: string;
  /**
   * How the prose of notices prints it; null where digits alone would be taken for another register's number, and a number is read from fields
   * only.
   */
  printed: string | null;
  /** As `printed`, with what heads of notices get wrong in its grouping. Default: `printed`. */
  printedLoosely?: string;
  /** What is printed before its first digit, where that alone tells that a firm is named: `CHE-`. Default: nothing does. */
  begins?: string;
}

/** A firm's number, as its scheme writes it. */
export interface FirmNumber {
  scheme: string;
  value: string;
}

/** What a text may be a number of. `holds`: whether its check digit does. */
export interface NumberMeant extends FirmNumber {
  holds: boolean;
}
