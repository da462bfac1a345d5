/** What a batch has touched: looked at once more at its end. */
export interface Touched {
  /** Uids of events, mention ids, holder keys that something was taken from: gone with their last relationship. */
  events: Set<string>;
  mentions: Set<string>;
  holders: Set<string>;
  hubs: Set<string>;
  /** Companies whose weak stand-in may have to show, or to go. */
  companies: Set<string>;
  people: Set<string>;
}

export function nothingTouched(): Touched {
  return {
    events: new Set(),
    mentions: new Set(),
    holders: new Set(),
    hubs: new Set(),
    companies: new Set(),
    people: new Set(),
  };
}

export function addAll<Item>(set: Set<Item>, items: Iterable<Item | null | undefined>): void {
  for (const item of items) if (item !== null && item !== undefined) set.add(item);
}
