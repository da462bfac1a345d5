import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, unknownVariables } from '../../src/config.js';
import { AppError } from '../../src/core/index.js';

const BAD: [string, string][] = [
  ['DOSSIER_PORT', 'abc'], ['DOSSIER_PORT', '-1'], ['DOSSIER_PORT', '65536'], ['DOSSIER_PORT', '80.5'], ['DOSSIER_PORT', ' '], ['DOSSIER_PORT', '0x10'],
  ['DOSSIER_GRAPH', 'neo5j'], ['DOSSIER_VECTORS', 'pinecone'], ['QDRANT_SHARD_NUMBER', '0'], ['QDRANT_QUANTIZATION', 'product'], ['DOSSIER_STORE', 'mysql'], ['DOSSIER_REASONER', 'gpt'], ['DOSSIER_WEB', 'maybe'], ['DOSSIER_CYPHER', 'on'], ['DOSSIER_CYPHER', 'perhaps'], ['DOSSIER_EXPLORER', 'yes please'],
  ['DOSSIER_LOG_LEVEL', 'loud'], ['DOSSIER_PORTAL_URL', 'amtsblattportal'], ['DOSSIER_PORTAL_URL', 'file:///etc/passwd'],
  ['DOSSIER_LEASE_MS', '5'], ['DOSSIER_INPUT_TIMEOUT_MS', 'never'], ['DOSSIER_RECORDING_DAYS', '0'], ['DOSSIER_CONFIRM_HOPS', '0'], ['DOSSIER_CONFIRM_SPENDING', '101'], ['DOSSIER_CONFIRM_STATEMENTS', 'yes'], ['DOSSIER_QUERY_TIMEOUT_MS', '5'], ['DOSSIER_QUERY_TIMEOUT_MS', 'soon'], ['DOSSIER_HOST', ' '], ['DOSSIER_DATA_DIR', ' '],
]; // prettier-ignore

function refusal(environment: Record<string, string>): AppError {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(environment)}`);
}

describe('readConfig', () => {
  it.each(BAD)('refuses %s=%j in one line that names it and its value', (name, value) => {
    const { code, message } = refusal({ [name]: value });
    expect(code).toBe('BAD_CONFIG');
    expect(message.split('\n')).toHaveLength(1);
    expect(message.startsWith(`${name}=${JSON.stringify(value)}: `)).toBe(true);
    expect(message.length).toBeGreaterThan(`${name}=${JSON.stringify(value)}: `.length + 5);
  });

  it('asks for the address of a database, and prints none that is wrong: it holds a password', () => {
    expect(refusal({ DOSSIER_STORE: 'postgres' }).message).toMatch(/^DOSSIER_STORE="postgres": needs DATABASE_URL/);
    const { message } = refusal({ DOSSIER_STORE: 'postgres', DATABASE_URL: 'mysql://anna:secret-word@db/x' });
    expect(message).toMatch(/^DATABASE_URL=\.\.\.: an address like postgresql:/);
    expect(message).not.toContain('secret-word');
    const databaseUrl = 'postgresql://anna:secret-word@db:5432/x';
    expect(readConfig({ DOSSIER_STORE: 'postgres', DATABASE_URL: databaseUrl })).toMatchObject({
      store: 'postgres',
      databaseUrl,
    });
  });

  it('asks for the address of Qdrant, and prints no key', () => {
    expect(refusal({ DOSSIER_VECTORS: 'qdrant' }).message).toMatch(/^DOSSIER_VECTORS="qdrant": needs QDRANT_URL/);
    for (const address of ['qdrant:6333', 'grpc://host:6334', 'http://anna:secret-word@host:6333']) {
      const { message } = refusal({ DOSSIER_VECTORS: 'qdrant', QDRANT_URL: address, QDRANT_API_KEY: 'secret-word' });
      expect(message).toMatch(/^QDRANT_URL=\.\.\.: an address like http:/);
      expect(message).not.toContain('secret-word');
    }
    expect(refusal({ QDRANT_API_KEY: '  ' }).message).toMatch(/^QDRANT_API_KEY=\.\.\.: /);
    for (const name of ['a b', '-x', 'x/y', 'x'.repeat(65)])
      expect(refusal({ QDRANT_COLLECTION: name }).message).toMatch(/^QDRANT_COLLECTION=/);
    const few = { QDRANT_REPLICATION_FACTOR: '2', QDRANT_WRITE_CONSISTENCY_FACTOR: '3' };
    expect(refusal(few).message).toMatch(/^QDRANT_WRITE_CONSISTENCY_FACTOR="3": at most QDRANT_REPLICATION_FACTOR, 2/);
    expect(readConfig({}).qdrant).toBeNull();
    const qdrant = { url: 'https://host:6333', apiKey: 'secret-word', collection: 'dossier', shardNumber: 1, replicationFactor: 1, writeConsistencyFactor: 1, quantization: 'none' }; // prettier-ignore
    expect(readConfig({ DOSSIER_VECTORS: 'qdrant', QDRANT_URL: qdrant.url, QDRANT_API_KEY: qdrant.apiKey })).toMatchObject({ vectors: 'qdrant', qdrant }); // prettier-ignore
  });

  it('says all that is wrong at once, a line each, and cuts what is long', () => {
    const { message } = refusal({ DOSSIER_PORT: 'x', DOSSIER_GRAPH: 'y'.repeat(5_000) });
    expect(message.split('\n').map((line) => line.split('=')[0])).toEqual(['DOSSIER_PORT', 'DOSSIER_GRAPH']);
    expect(message.length).toBeLessThan(500);
  });

  it('has defaults for everything; what is empty is not set; other variables do not matter', () => {
    const config = readConfig({ DOSSIER_PORT: '', PATH: '/bin', DOSSIER_HOST: undefined });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, graph: 'sqlite', explorer: true, queryTimeoutMs: 10_000 });
    expect(config.dataDir).toBe(resolve('./data'));
    expect(Object.isFrozen(config)).toBe(true);
  }); // prettier-ignore

  it('shows the explorer on loopback only, unless told', () => {
    expect(readConfig({ DOSSIER_HOST: '::1' }).explorer).toBe(true);
    expect(readConfig({ DOSSIER_HOST: '0.0.0.0' }).explorer).toBe(false);
    expect(readConfig({ DOSSIER_HOST: '0.0.0.0', DOSSIER_EXPLORER: 'on' }).explorer).toBe(true);
    expect(readConfig({ DOSSIER_EXPLORER: 'off' }).explorer).toBe(false);
  });

  it('reads lists by comma', () => {
    const { allowedHosts, allowedOrigins } = readConfig({
      DOSSIER_ALLOWED_HOSTS: 'a.example, b.example,',
      DOSSIER_ALLOWED_ORIGINS: 'https://a.example',
    });
    expect(allowedHosts).toEqual(['a.example', 'b.example']);
    expect(allowedOrigins).toEqual(['https://a.example']);
  });

  it.each([
    ['DOSSIER_ALLOWED_HOSTS', ['https://a.example', 'a.example:8080', 'a.example/x', 'a b'], ['a.example', '10.0.0.7', '[::1]']],
    ['DOSSIER_ALLOWED_ORIGINS', ['a.example', 'https://a.example/app', 'ftp://a.example', '*'], ['http://a.example:8080', 'https://a.example/']],
  ] as const)('refuses in %s what would let nobody in', (name, wrong, right) => {
    for (const value of wrong) expect(refusal({ [name]: value }).message).toContain(`${name}=${JSON.stringify(value)}: `);
    for (const value of right) expect(() => readConfig({ [name]: value })).not.toThrow();
  }); // prettier-ignore

  it('knows which names are no variables', () => {
    const known = { DOSSIER_PORT: '1', DOSSIER_MODEL_PLANNER_BASE_URL: 'x', DOSSIER_CONFIRM_HOPS: '1', DOSSIER_SHARED: 'x', PATH: 'x' }; // prettier-ignore
    expect(unknownVariables({ ...known, DOSSIER_DATADIR: 'x' })).toEqual(['DOSSIER_DATADIR']);
  });

  it('reads the variables of models only where one is asked', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'nonsense', DOSSIER_MODEL_RETRIES: 'often' }).models).toBeNull();
    expect(refusal({ DOSSIER_REASONER: 'llm' }).message).toMatch(/^DOSSIER_REASONER="llm": needs OPENAI_BASE_URL/);
    const local = { DOSSIER_REASONER: 'llm', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/' };
    const { models } = readConfig(local);
    expect(models?.roles.planner).toEqual({ model: null, baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, temperature: 0, maxOutputTokens: 2_048, limitField: 'max_tokens' }); // prettier-ignore
    for (const [name, value] of [
      ['DOSSIER_MODEL_TEMPERATURE', '3'],
      ['DOSSIER_MODEL_PRICES', 'small=cheap'],
      ['DOSSIER_MODEL_CRITIC_MAX_TOKENS', '0'],
      ['DOSSIER_MODEL_RETRIES', 'often'],
    ] as const)
      // prettier-ignore
      expect(refusal({ ...local, [name]: value }).message.startsWith(`${name}=${JSON.stringify(value)}: `)).toBe(true);
    expect(refusal({ ...local, DOSSIER_MODEL_RUN_COST: '1' }).message).toMatch(/DOSSIER_MODEL_PRICES/);
    const wrong = refusal({ ...local, OPENAI_BASE_URL: 'http://anna:secret-word@host/v1' });
    expect(wrong.message).toMatch(/^OPENAI_BASE_URL=\.\.\.: /);
    expect(wrong.message).not.toContain('secret-word');
    // Addresses stand in traces and health: a key in one would, too.
    for (const address of [
      'http://host/v1?key=secret-word',
      'http://host/v1#secret-word',
      'http://anna:secret-word@host/v1',
    ])
      for (const name of ['OPENAI_BASE_URL', 'DOSSIER_MODEL_CRITIC_BASE_URL']) {
        const { message } = refusal({ ...local, [name]: address });
        expect(message).toMatch(new RegExp(`^${name}=\\.\\.\\.: .*without a (?:query|login): `));
        expect(message).not.toContain('secret-word');
      }
  });

  it('gives a role what is its own, and sends no key to an address that it was not given for', () => {
    const { models } = readConfig({
      DOSSIER_REASONER: 'llm', OPENAI_API_KEY: 'secret-word', DOSSIER_MODEL: 'large', DOSSIER_MODEL_DISPATCHER: 'small', DOSSIER_MODEL_CRITIC_BASE_URL: 'http://127.0.0.1:8080/v1',
      DOSSIER_MODEL_CRITIC_TEMPERATURE: 'none', DOSSIER_MODEL_PRICES: 'small=0.15/0.6/0.07, large=2/8',
    }); // prettier-ignore
    expect(models?.roles).toMatchObject({
      planner: {
        model: 'large',
        baseUrl: 'https://api.openai.com/v1',
        apiKey: 'secret-word',
        limitField: 'max_completion_tokens',
      },
      dispatcher: { model: 'small', apiKey: 'secret-word' },
      critic: {
        model: null,
        baseUrl: 'http://127.0.0.1:8080/v1',
        apiKey: null,
        temperature: null,
        limitField: 'max_tokens',
      },
    });
    expect(models?.prices).toEqual({ small: { input: 0.15, output: 0.6, cachedInput: 0.07 }, large: { input: 2, output: 8, cachedInput: 2 } }); // prettier-ignore
  });
});
