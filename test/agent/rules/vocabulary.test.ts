import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../../src/core/index.js';
import { ON_AMBIGUITY } from '../../../src/trace/index.js';

describe('what a client may ask for', () => {
  it('is only what a run does: no way of asking back is taken and then passed over', () => {
    const schema = readFileSync(projectPath('schema', 'schema.graphql'), 'utf8');
    const listed = /enum OnAmbiguity \{([^}]*)\}/.exec(schema)?.[1]?.trim().split(/\s+/);
    expect(listed).toEqual([...ON_AMBIGUITY].sort());
    expect(listed).toEqual(['ASK', 'LIST']);
  });
});
