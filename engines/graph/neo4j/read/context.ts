import type { Call } from '../../../../src/core/index.js';
import type { Parameters } from '../connection.js';

/** What one read works with; it lives as long as the read. */
export interface ReadContext {
  /** Adds `$scopes`, what the viewer may see, to the parameters. `followed`: by a statement that needs this one's rows, most likely. */
  run<Row extends object>(statement: string, parameters?: Parameters, followed?: boolean): Promise<Row[]>;
}

export function createReadContext(run: ReadContext['run'], { viewer }: Call): ReadContext {
  const scopes = ['public', viewer.tenantId];
  return {
    run: <Row extends object>(statement: string, parameters: Parameters = {}, followed?: boolean) =>
      run<Row>(statement, { scopes, ...parameters }, followed),
  };
}
