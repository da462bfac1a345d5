import type { Call } from '../../../../src/core/index.js';
import type { Parameters, Run } from '../connection.js';

/** What one read works with; it lives as long as the read. */
export interface ReadContext {
  /** Adds `$scopes`, what the viewer may see, to the parameters. */
  run: Run;
}

export function createReadContext(run: Run, { viewer }: Call): ReadContext {
  const scopes = ['public', viewer.tenantId];
  return {
    run: <Row extends object>(statement: string, parameters: Parameters = {}) =>
      run<Row>(statement, { scopes, ...parameters }),
  };
}
