import { number } from '../columns.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';

const CHUNK = 256;

/** Every company that the viewer may see, once: a weak stand-in beside its firm is that firm. */
export function* everyCompany(context: ReadContext): Generator<EntityRef> {
  let last = -1;
  for (;;) {
    const rows = context.opened.all(`SELECT id FROM company WHERE id > ? ORDER BY id LIMIT ${CHUNK}`, last);
    context.slice.spend(rows.length);
    for (const [id] of rows) {
      last = number(id);
      const company = context.entities.companyById(last);
      if (company !== null && context.entities.company(company.uid)?.id === last) yield company;
    }
    if (rows.length < CHUNK) return;
  }
}
