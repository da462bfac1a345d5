import type {
  Action,
  EventUnit,
  FirmUnit,
  IsoDate,
  Profile,
  Publication,
  PublicationReading,
} from '../../src/core/index.js';

/** A publication's current revision without its text: what deriving needs beside the reading. */
export type PublicationHeader = Omit<Publication, 'text' | 'fields'>;

export interface Notice {
  header: PublicationHeader;
  reading: PublicationReading;
  /** Set where the current revision is CANCELLED but an earlier one was PUBLISHED: since when the world could know of the cancellation. */
  cancelledKnownFrom: IsoDate | null;
  /** For a cancelled notice: since when its PUBLISHED revision was known; left out, its publication date. */
  publishedKnownFrom?: IsoDate;
}

/** All notices of one firm (one component of its numbers, or of its name key), in any order. */
export interface FirmInput {
  companyUid: string;
  /** All holder keys of the firm: its numbers (`ch-uid:...`, `ch-old:...`), or its single name key. Sorted. */
  keys: string[];
  notices: Notice[];
}

export interface FirmOutput {
  unit: FirmUnit;
  /** For identity; sorted by id. */
  profiles: Profile[];
  /** Holder keys this firm answers to: its numbers, and `name:...|...` for every name and seat it ever had together. Sorted. */
  claims: string[];
  /** References between its notices, and which found their target, for coverage. */
  references: { publicationId: string; resolved: number; unresolved: number }[];
}

/** Pure: the same input in any order of notices gives the same output to the byte. */
export type DeriveFirm = (input: FirmInput) => FirmOutput;

/** Pure: the Event of one publication, from it alone. */
export type DeriveEvent = (publication: Publication, reading: PublicationReading) => EventUnit;

/** For the order inside the fold, exported for its tests: see data-model.md, "Order". */
export type OrderNotices = (notices: Notice[]) => { ordered: Notice[]; droppedReferences: number };

export type LineAction = Action | null;
