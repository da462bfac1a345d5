const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other who asks for one has. Where a thousand go on at once, each in turn leaves room for
 * what else is to be answered between two of them.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
