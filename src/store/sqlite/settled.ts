import type { Work } from '../sql/work.js';
import type { RunsFile } from './database.js';

/** What a piece of work comes to, all of it at once on the caller's thread. */
export function settled<Result>(file: RunsFile, work: Work<Result>): Result {
  for (let step = work.next(); ;) {
    if (step.done === true) return step.value;
    const { sql, values, gives } = step.value;
    step = work.next(gives === 'ROWS' ? file.all(sql, ...values) : file.run(sql, ...values));
  }
}
