import type { Row } from './row.js';
import type { Stretch } from './text.js';

const BIRTH_NAME = /,?\s(?:geb(?:\.|orene)|née?|nata|ép\.|épouse|veuve|verw\.|vedova)\s\p{Lu}/u;
/** `Anna sel.`. */
const DECEASED = /,?\s(?:sel\.?|selig|†)$/u;
const CALLED = /^(?:dite?|née?|genannt|geb\.|geborene|dett[oa]|nata|alias|ép\.|épouse|veuve)\s\p{Lu}[^,]{1,40}$/u;

/** `Anna, geb. Probst`, `Anna née Probst`: by which name somebody was born is no given name. */
export function ownNames(text: string, { start, end }: Stretch): Stretch {
  const raw = text.slice(start, end);
  if (!raw.includes(' ')) return { start, end };
  const birth = BIRTH_NAME.exec(raw) ?? DECEASED.exec(raw);
  return birth ? { start, end: start + birth.index } : { start, end };
}

/** `Muster Jean, dit Jeannot, de ...`: in prose the name goes on behind a comma. */
export function takesCalledName(text: string, row: Row, part: Stretch): boolean {
  const last = row.name.at(-1);
  if (!last || !CALLED.test(text.slice(part.start, part.end))) return false;
  row.name = [...row.name.slice(0, -1), { start: last.start, end: part.end }];
  row.end = Math.max(row.end, part.end);
  return true;
}
