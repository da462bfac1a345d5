import type { Unit, Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { unitOf } from '../project/unit-rows.js';

/** Units of a firm may be large; a page of them is in memory at once. */
const PAGE = 100;

/** Living units of one kind in the order of their keys, a page at a time: constant memory, and no read lasts long. */
export async function* unitsOf<Kind extends Unit['unit']>(
  ledger: Ledger,
  kind: Kind,
): AsyncGenerator<Extract<Unit, { unit: Kind }>> {
  const prefix = `${kind}:`;
  for (let after = prefix; ;) {
    const page = ledger.read(() =>
      ledger.units
        .page(after, PAGE)
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, rows }) => ({ key, unit: unitOf(ledger, key, rows, false) })),
    );
    if (page.length === 0) return;
    for (const { unit } of page) if (isKind(unit, kind)) yield unit;
    after = page.at(-1)!.key;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function isKind<Kind extends Unit['unit']>(unit: Unit, kind: Kind): unit is Extract<Unit, { unit: Kind }> {
  return unit.unit === kind;
}

/** Whether the viewer may see what has this scope. */
export function isVisible(scope: string, viewer: Viewer): boolean {
  return scope === 'public' || scope === viewer.tenantId;
}
