import { zurichDate, type IsoDate } from './dates.js';

/** Handed in wherever time matters, so that tests and replays decide what "now" is. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Today in the register's time zone: the default of `asOf` and `knownOn`. */
export function today(clock: Clock): IsoDate {
  return zurichDate(new Date(clock.now()));
}

/**
 * The two clocks of every question (data-model.md, "Derived facts").
 * `asOf`: the legal date asked for; `knownOn`: only what had been published by that day counts.
 */
export interface Clocks {
  asOf: IsoDate;
  knownOn: IsoDate;
}
