import { parseIsoDate, today, type Call, type Clocks, type Viewer } from '../src/core/index.js';
import { cursorClocks } from './cursor.js';
import { badInput } from './errors.js';
import { createLoaders, type Loaders } from './loaders.js';
import type { Services } from './services.js';

/** One per operation; never shared, since the loaders cache. */
export interface OperationContext {
  services: Services;
  call: Call;
  /** Today, resolved once an operation. */
  defaultClocks: Clocks;
  loaders: Loaders;
  /** Of a subscription whose client was cut off: the number of the event that it had last. */
  resumeAfter: number | null;
}

export function createContext(
  services: Services,
  viewer: Viewer,
  deadlineMs: number,
  signal: AbortSignal,
  resumeAfter: number | null = null,
): OperationContext {
  const call: Call = { viewer, deadlineMs, signal };
  const date = today(services.clock);
  const defaultClocks = { asOf: date, knownOn: date };
  return { services, call, defaultClocks, loaders: createLoaders(services, call), resumeAfter };
}

/** The two arguments that every field over time takes; a missing one is inherited from the parent, else today. */
export function clocksFrom(
  given: { asOf?: string | null; knownOn?: string | null },
  inherited: Clocks | undefined,
  context: OperationContext,
): Clocks {
  const base = inherited ?? context.defaultClocks;
  return {
    asOf: dateArgument('asOf', given.asOf) ?? base.asOf,
    knownOn: dateArgument('knownOn', given.knownOn) ?? base.knownOn,
  };
}

/** The clocks of a list: as {@link clocksFrom}, but a date that is only today's default is the one that the list was begun at. */
export function listClocks(
  given: { asOf?: string | null; knownOn?: string | null; after?: string | null },
  inherited: Clocks | undefined,
  context: OperationContext,
): Clocks {
  const clocks = clocksFrom(given, inherited, context);
  const begun = given.after ? cursorClocks(given.after) : null;
  if (begun === null) return clocks;
  const today = context.defaultClocks;
  const isDefault = (name: 'asOf' | 'knownOn') => !given[name] && (inherited?.[name] ?? today[name]) === today[name];
  return {
    asOf: isDefault('asOf') ? begun.asOf : clocks.asOf,
    knownOn: isDefault('knownOn') ? begun.knownOn : clocks.knownOn,
  };
}

function dateArgument(name: string, value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const date = parseIsoDate(value);
  if (date === null) throw badInput(`${name}: no such date: ${JSON.stringify(value.slice(0, 40))}`);
  return date;
}
