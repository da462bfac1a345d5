/** Raised with every change of the tables: another version's file is refused, and made again from the ledger. */
export const SCHEMA_VERSION = 1;

/**
 * A source is a notice or a document; `data` is what the contract calls PassageSource. Passages keep offsets only: texts stay in the ledger.
 * Ids of passages are never used twice, so that a vector left behind by a platform without sqlite-vec belongs to nobody.
 */
export const TABLES = `
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE scope(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE source(id INTEGER PRIMARY KEY, source_id TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, language INTEGER NOT NULL,
  published INTEGER NOT NULL, known INTEGER NOT NULL, scope INTEGER NOT NULL, text_hash TEXT NOT NULL, passages INTEGER NOT NULL,
  embedded INTEGER NOT NULL, data TEXT NOT NULL);
CREATE INDEX source_unembedded ON source(embedded) WHERE embedded = 0;
CREATE TABLE passage(id INTEGER PRIMARY KEY AUTOINCREMENT, source INTEGER NOT NULL, start INTEGER NOT NULL, "end" INTEGER NOT NULL);
CREATE INDEX passage_of_source ON passage(source);
CREATE VIRTUAL TABLE passage_text USING fts5(text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE passage_words USING fts5vocab(passage_text, 'row');
`;

/** Passages in one block, the stretch of ids that one statement of a vector search looks at. */
export const BLOCK = 50_000;

const FILTERED = 'kind INTEGER, language INTEGER, published INTEGER, known INTEGER, scope INTEGER';

/** Vectors, and their signs (a bit a dimension) for the rough search of large stores; both with what filters ask for. */
export function vectorTables(dimensions: number): string {
  return `
CREATE VIRTUAL TABLE IF NOT EXISTS passage_vector USING vec0(id INTEGER PRIMARY KEY, block INTEGER PARTITION KEY,
  vector float[${dimensions}] distance_metric=cosine, ${FILTERED});
CREATE VIRTUAL TABLE IF NOT EXISTS passage_bits USING vec0(id INTEGER PRIMARY KEY, block INTEGER PARTITION KEY,
  vector bit[${dimensions}], ${FILTERED});
`;
}
