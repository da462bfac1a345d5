/**
 * The tables of graph.db. Rows belong to units, and a unit's rows are found again by its id alone: a firm's rows are clustered by it, so
 * that a dossier is read from neighbouring pages and replaced without an index of its own. `seq` orders them, with gaps.
 *
 * Dates are integers (20261121) and null for none (`f`: 0, so that rows sort by it without a special case); kinds are positions in the vocabulary's lists, which only grow at the end.
 * `f, fk, t, tk, fp, tp, wp` are a Validity: from and to with their kinds, fromPublished, toPublished, withdrawnPublished.
 */
export const SCHEMA_VERSION = 2;

const VALIDITY = `f INTEGER NOT NULL, fk INTEGER NOT NULL, t INTEGER, tk INTEGER NOT NULL, fp INTEGER NOT NULL, tp INTEGER, wp INTEGER`;

export const TABLES = `
CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
-- version -1: gone, only while loading
CREATE TABLE unit(id INTEGER PRIMARY KEY, key TEXT NOT NULL, version INTEGER NOT NULL);
CREATE TABLE event(id INTEGER PRIMARY KEY, uid TEXT NOT NULL, number TEXT NOT NULL, rubric TEXT NOT NULL, sub_rubric TEXT NOT NULL,
  legal INTEGER, published INTEGER NOT NULL, known INTEGER NOT NULL, cantons TEXT NOT NULL, topics INTEGER NOT NULL, scope TEXT NOT NULL,
  data TEXT NOT NULL);
CREATE TABLE involved(event INTEGER, seq INTEGER, mention TEXT NOT NULL, PRIMARY KEY(event, seq)) WITHOUT ROWID;
CREATE TABLE company(id INTEGER PRIMARY KEY, uid TEXT NOT NULL, weak INTEGER NOT NULL, scope TEXT NOT NULL, data TEXT NOT NULL);
CREATE TABLE alias(company INTEGER, seq INTEGER, text TEXT NOT NULL, PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE state(company INTEGER, seq INTEGER, ${VALIDITY}, canton TEXT, form TEXT, status INTEGER NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY(company, seq)) WITHOUT ROWID;
-- holder: set where the line is a firm's or an office's; else mention says whose it is
CREATE TABLE mandate(company INTEGER, seq INTEGER, uid TEXT NOT NULL, mention TEXT NOT NULL, holder INTEGER, role INTEGER NOT NULL, ${VALIDITY},
  data TEXT NOT NULL, PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE relation(company INTEGER, seq INTEGER, uid TEXT NOT NULL, kind INTEGER NOT NULL, giver INTEGER NOT NULL, taker INTEGER NOT NULL,
  ${VALIDITY}, data TEXT NOT NULL, PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE edge(company INTEGER, seq INTEGER, kind INTEGER NOT NULL, event TEXT NOT NULL, mention TEXT, holder INTEGER, data TEXT NOT NULL,
  PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE entry(company INTEGER, seq INTEGER, mention TEXT NOT NULL, holder INTEGER NOT NULL, data TEXT NOT NULL,
  PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE anomaly(company INTEGER, seq INTEGER, data TEXT NOT NULL, PRIMARY KEY(company, seq)) WITHOUT ROWID;
CREATE TABLE person(id INTEGER PRIMARY KEY, unit INTEGER NOT NULL, uid TEXT NOT NULL, scope TEXT NOT NULL, data TEXT NOT NULL);
CREATE TABLE mention(person INTEGER, seq INTEGER, uid TEXT NOT NULL, legal INTEGER NOT NULL, published INTEGER NOT NULL, wp INTEGER,
  data TEXT NOT NULL, PRIMARY KEY(person, seq)) WITHOUT ROWID;
-- Keys are kept once they were named; company_uid is null until the key's unit has come, and again when it is gone.
CREATE TABLE holder(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, company_uid TEXT);
-- kind 0: a company's, owner is company.id; 1: a person's, owner is person.id
CREATE TABLE name(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, owner INTEGER NOT NULL, hub TEXT NOT NULL, folded TEXT NOT NULL,
  since INTEGER NOT NULL, until INTEGER, name TEXT NOT NULL);
-- Every word of every name, for typos: found by three letters, compared by edit distance.
CREATE TABLE word(id INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE suppressed(mention TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE VIRTUAL TABLE event_text USING fts5(text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE name_words USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE name_vocabulary USING fts5vocab(name_words, row);
CREATE VIRTUAL TABLE word_trigrams USING fts5(text, content='', contentless_delete=1, detail=none, tokenize='trigram remove_diacritics 1');
`;

/** The third of what row-codec.ts keeps of a state as a tuple. */
export const PRINTED_SEAT = `data ->> 2`;

/** Built after the rows in a cold load. Every read is bounded by one of these or by a primary key. */
export const INDEXES = [
  // An event's unit is found by the event's uid (units.ts), which has an index anyway: most new keys are events'.
  `CREATE UNIQUE INDEX unit_key ON unit(key) WHERE key NOT GLOB 'event:*'`,
  `CREATE INDEX event_uid ON event(uid)`,
  `CREATE INDEX event_number ON event(number)`,
  `CREATE INDEX event_published ON event(published, uid)`,
  `CREATE INDEX event_legal ON event(legal, uid)`,
  `CREATE INDEX involved_mention ON involved(mention)`,
  `CREATE INDEX company_uid ON company(uid)`,
  `CREATE INDEX alias_text ON alias(text)`,
  `CREATE INDEX state_seat ON state(${PRINTED_SEAT})`,
  `CREATE INDEX mandate_mention ON mandate(mention) WHERE holder IS NULL`,
  `CREATE INDEX mandate_holder ON mandate(holder, f, uid) WHERE holder IS NOT NULL`,
  `CREATE INDEX relation_giver ON relation(giver)`,
  `CREATE INDEX relation_taker ON relation(taker)`,
  `CREATE INDEX edge_event ON edge(event)`,
  `CREATE INDEX edge_mention ON edge(mention) WHERE mention IS NOT NULL`,
  `CREATE INDEX edge_holder ON edge(holder) WHERE holder IS NOT NULL`,
  `CREATE INDEX entry_mention ON entry(mention)`,
  `CREATE INDEX person_unit ON person(unit)`,
  `CREATE INDEX person_uid ON person(uid)`,
  `CREATE INDEX mention_uid ON mention(uid)`,
  `CREATE INDEX holder_company ON holder(company_uid) WHERE company_uid IS NOT NULL`,
  `CREATE INDEX name_owner ON name(kind, owner)`,
  `CREATE INDEX name_hub ON name(hub)`,
  `CREATE INDEX name_folded ON name(folded)`,
  `CREATE UNIQUE INDEX word_text ON word(text)`,
] as const;
