import type { Span } from './publication.js';
import type { Language, Role, SignatureKind } from './vocabulary.js';

/** A part of a notice read by the grammar: the value normalised (spaces), and where it stands. */
export interface Reading<T = string> {
  value: T;
  span: Span;
}

export interface RoleReading {
  role: Role;
  /** As printed, e.g. `Gesellschafter und Geschäftsführer`; a compound role gives one RoleReading per role, each with its own text. */
  text: string;
  span: Span;
  /** Only said to go on (`wird Präsident, bleibt Delegierter`): no part of the mention's roleText. Absent: false. */
  kept?: true;
}

export interface SignatureReading {
  kind: SignatureKind;
  /** As printed, e.g. `mit Kollektivunterschrift zu zweien, beschränkt auf den Hauptsitz`. */
  text: string;
  /** `beschränkt auf den Hauptsitz`, `mit dem Präsidenten` ..., or null. Part of a mandate's identity. */
  restriction: string | null;
  span: Span;
  /** A change prints that it begins with the notice (`signe désormais ...`, `neu mit ...`). Absent: false. */
  anew?: true;
}

export interface SharesReading {
  /** As printed, e.g. `mit 100 Stammanteilen zu je CHF 100.00`. */
  text: string;
  /** How many, or null where only a total is printed. */
  count: number | null;
  /** Of one share; decimal as a string. */
  nominal: string | null;
  /** Of all; decimal as a string; count times nominal where both are printed. */
  total: string | null;
  /** ISO 4217, only if printed. */
  currency: string | null;
  span: Span;
}

/**
 * Values that a bracket says were so before, or were never right.
 * PREVIOUSLY: `[bisher: ...]`, `[précédemment: ...]`, `[finora: ...]`: ended at this notice's legal date.
 * NEVER: `[nicht: ...]`, `[non: ...]`: was never right. `(wie bisher)`, `(bisher nicht publiziert)` assert nothing.
 */
export interface PreviousValues {
  kind: 'PREVIOUSLY' | 'NEVER';
  surname?: string;
  givenNames?: string;
  name?: string;
  /** The number printed with a firm's former or wrong name, as `identifier` of the entry. */
  identifier?: string;
  origins?: string[];
  nationality?: string;
  /** As of the entry: those behind the first. */
  furtherNationalities?: string[];
  residence?: string;
  /** Empty where the bracket says that there was no office. */
  roles?: RoleReading[];
  signature?: SignatureReading;
  shares?: SharesReading;
  /** The bracket as printed, without its keyword. */
  text: string;
  span: Span;
}

/** Whom an entry is about: a person, a firm entered in a role (an auditor, a partner), or an office (a court, an authority). */
export type MentionSubject = 'PERSON' | 'FIRM' | 'OFFICE';

/** What the section that holds an entry says of it. */
export type EntryAction =
  | 'REGISTERED' // in a first registration
  | 'ENTERED' // "neu oder mutierend": the full new row; whether added or changed is derived
  | 'REMOVED'; // "Ausgeschiedene Personen und erloschene Unterschriften"

/** One entry of a person section (or of prose), whole: one line of the register. All spans are into the text handed in. */
export interface Mention {
  subject: MentionSubject;
  action: EntryAction;
  /** The whole entry; its start is the mention's offset and never moves with a better parser if it can be helped. */
  span: Span;
  /** PERSON: as printed, without titles. For FIRM and OFFICE null. */
  surname: Reading | null;
  givenNames: Reading | null;
  /** Academic and other titles (`Dr.`, `dipl. Ing. ETH`), or null. */
  title: string | null;
  /** FIRM and OFFICE: the name as printed. For PERSON null. */
  name: Reading | null;
  /** A number printed with the name, as its scheme writes it (`CHE-123.456.789`, `CH` and 11 digits); null where none. */
  identifier: Reading | null;
  /** Places of origin (`von Zürich und Mörschwil` gives two), in order. */
  origins: Reading[];
  /** Nationality normalised to ISO 3166-1 alpha-3 where known, else as printed; null for none. `Schweizer Staatsangehöriger`: CHE. The first of several. */
  nationality: Reading | null;
  /** Those printed behind it (`ressortissant français et italien`), in order; absent for the one that nearly everybody has. */
  furtherNationalities?: Reading[];
  /** Residence, or a firm's seat. A notice that says only the new one (`neu in Altendorf`) gives that. */
  residence: Reading | null;
  roles: RoleReading[];
  /** The printed role text whole (all roles), normalised spaces, or null. */
  roleText: string | null;
  signature: SignatureReading | null;
  shares: SharesReading | null;
  previous: PreviousValues | null;
  /**
   * Prose that changes one thing only ("X ist neu wohnhaft in Y", "X n'est plus administrateur") leaves the rest of the row as it was.
   * True: fields that are null here are unknown, not absent. False: the entry is the full row.
   */
  partial: boolean;
  /** Prose removals that end one role or the signature only; null where the entry ends everything. */
  ends: { roles: RoleReading[]; signature: boolean } | null;
  /**
   * The office that somebody is told by who is there already: in prose (`L'administrateur X signe désormais ...`) where it prints no other, in a
   * list's change what stands before `neu` (`X, Präsident, neu in Y`); else absent.
   */
  stated?: RoleReading[];
}

/** A stretch in a person section that no rule reads. Kept and counted, never dropped. */
export interface UnreadSpan {
  span: Span;
  reason: string;
}

/** The form a section is written in, for the report of what is read. */
export interface SectionReading {
  span: Span;
  action: EntryAction;
  language: Language;
  /** A short stable name, e.g. `de-list`, `fr-list`, `it-list`, `fr-prose-ge`, `de-prose-fr`. */
  form: string;
  /** Characters inside the section that no entry and no separator covers. */
  unreadCharacters: number;
}

/** What the person grammar makes of a publicationText. Pure: same text, same result. */
export interface PersonReadings {
  mentions: Mention[];
  sections: SectionReading[];
  unread: UnreadSpan[];
}
