/** The one-way imports of the house (README.md, "The rooms"): a room is entered through its index or its contract. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|schema|engines|ingest|demo|bench|eval|test)/', pathNot: to },
});

/** Of engines and ingest; `engines/passages` is what searches across engines. */
const ENGINE_CONTRACTS = '^engines/((graph|vector|web|embeddings)/)?contract|^engines/passages/index';
const CONTRACTS = `${ENGINE_CONTRACTS}|^ingest/contract`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('core-imports-nothing', '^src/core/', '^src/core/'),
    only('trace-imports-core', '^src/trace/', '^src/(core|trace)/'),
    only('llm-imports-core', '^src/llm/', '^src/(core|llm)/'),
    only('postgres-imports-core', '^src/postgres/', '^src/(core|postgres)/'),
    only('store-imports-core-and-trace', '^src/store/', '^src/(core|trace|store)/|^src/postgres/index'),
    only('tools-import-contracts', '^src/tools/', `^src/(core|trace|tools)/|${CONTRACTS}`),
    only(
      'agent-imports-tools-and-contracts',
      '^src/agent/',
      `^src/(core|trace|tools|agent)/|^src/store/contract|^src/llm/index|${CONTRACTS}`,
    ),
    only('schema-imports-contracts', '^schema/', `^schema/|^src/(core|trace)/|^src/agent/contract|${CONTRACTS}`),
    only('server-imports-schema', '^src/server/', '^src/(server|core)/|^src/config|^schema/index'),
    only('engines-import-core', '^engines/', '^engines/|^src/core/'),
    only(
      'ingest-imports-core-and-contracts',
      '^ingest/',
      `^ingest/|^src/core/|^src/postgres/index|${ENGINE_CONTRACTS}`,
    ),
    only('demo-imports-core', '^demo/', '^demo/|^src/core/'),
    only(
      'eval-imports-what-an-app-imports',
      '^eval/',
      `^eval/|^demo/index|^engines/index|^ingest/index|^src/(core|trace)/|^src/(agent|store)/(index|contract)|^src/agent/(state-machine|slots|check-plan|critic/index|guard/learning|linear/index|reasoners/(rules|llm)/index|reasoners/rules/learned/index)|^src/tools/index|^src/(paths|config|reasoner)|^src/llm/index|${CONTRACTS}`,
    ),
    {
      name: 'nothing-imports-eval',
      severity: 'error',
      from: { pathNot: '^(eval|test)/' },
      to: { path: '^eval/' },
    },
    {
      name: 'concrete-engines-only-in-index-and-app',
      severity: 'error',
      from: { pathNot: '^engines/(index|graph/|vector/|web/|embeddings/)|^src/app|^bench/|^test/' },
      to: { path: '^engines/(graph|vector|web|embeddings)/[^/]+/' },
    },
    {
      name: 'engines-do-not-know-each-other',
      severity: 'error',
      from: { path: '^engines/(graph|vector|web|embeddings)/([^/]+)/' },
      to: { path: '^engines/(graph|vector|web|embeddings)/[^/]+/', pathNot: '^engines/$1/($2|common)/' },
    },
    {
      name: 'sql-rooms-only',
      severity: 'error',
      from: { pathNot: '^(engines/graph/sqlite|engines/vector/embedded|ingest/ledger|src/store|bench|test)/' },
      to: { path: 'better-sqlite3' },
    },
    {
      name: 'models-room-only',
      severity: 'error',
      from: { pathNot: '^(src/llm/openai|bench|test)/' },
      to: { path: '^node_modules/openai/' },
    },
    {
      name: 'qdrant-room-only',
      severity: 'error',
      from: { pathNot: '^(engines/vector/qdrant|bench|test)/' },
      to: { path: '@qdrant/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
