import { AppError } from '../../../src/core/index.js';
import { foldWords } from '../../question-words.js';
import type { EmbeddingModel, Passage, PassageChange, PassageSource, VectorPosition } from '../contract.js';
import { storedModel, writePosition, type Connection } from './database.js';
import { modelText } from '../models.js';
import { dayNumber, kindNumber, languageNumber, vectorBytes } from './rows.js';
import { BLOCK } from './tables.js';

/** Applies changes in one transaction, and stores the position with them. */
export function applyChanges(
  opened: Connection,
  model: EmbeddingModel | null,
  changes: readonly PassageChange[],
  to: VectorPosition,
): void {
  opened.database
    .transaction(() => {
      for (const change of changes) {
        if (change.kind === 'REMOVE') remove(opened, change.id);
        else if (change.kind === 'DESCRIBE') describe(opened, change.source);
        else put(opened, model, change.source, change.passages);
      }
      writePosition(opened, to);
    })
    .immediate();
}

function remove(opened: Connection, id: string): void {
  const source = opened.first(`SELECT id FROM source WHERE source_id = ?`, id)?.[0];
  if (source === undefined) return;
  for (const [passage] of opened.all(`SELECT id FROM passage WHERE source = ?`, source)) {
    opened.run(`DELETE FROM passage_text WHERE rowid = ?`, passage!);
    if (!hasVectors(opened)) continue;
    opened.run(`DELETE FROM passage_vector WHERE id = ?`, BigInt(passage!));
    opened.run(`DELETE FROM passage_bits WHERE id = ?`, BigInt(passage!));
  }
  opened.run(`DELETE FROM passage WHERE source = ?`, source);
  opened.run(`DELETE FROM source WHERE id = ?`, source);
}

/** Whether vectors of some model are held and can be written. */
function hasVectors(opened: Connection): boolean {
  return opened.withoutVectors === null && storedModel(opened) !== null;
}

/** What filters ask for: kind, language, published, known, scope. */
function filtered(opened: Connection, source: PassageSource): number[] {
  const { kind, language, publicationDate, knownFrom, scope } = source;
  opened.run(`INSERT INTO scope(name) VALUES(?) ON CONFLICT(name) DO NOTHING`, scope);
  const scopeId = Number(opened.first(`SELECT id FROM scope WHERE name = ?`, scope)![0]);
  return [kindNumber(kind), languageNumber(language), dayNumber(publicationDate), dayNumber(knownFrom), scopeId];
}

function describe(opened: Connection, source: PassageSource): void {
  const values = filtered(opened, source);
  const id = opened.first(`SELECT id FROM source WHERE source_id = ?`, source.id)?.[0];
  if (id === undefined) return;
  opened.run(
    `UPDATE source SET kind = ?, language = ?, published = ?, known = ?, scope = ?, data = ? WHERE id = ?`,
    ...values, JSON.stringify(source), id,
  ); // prettier-ignore
  if (!hasVectors(opened)) return;
  for (const [passage] of opened.all(`SELECT id FROM passage WHERE source = ?`, id))
    for (const table of ['passage_vector', 'passage_bits'])
      opened.run(
        `UPDATE ${table} SET kind = ?, language = ?, published = ?, known = ?, scope = ? WHERE id = ?`,
        ...values.map(BigInt), BigInt(passage!),
      ); // prettier-ignore
}

function put(
  opened: Connection,
  model: EmbeddingModel | null,
  source: PassageSource,
  passages: readonly Passage[],
): void {
  remove(opened, source.id);
  const values = filtered(opened, source);
  const embedded = model !== null && passages.every(({ vector }) => vector !== null);
  const { lastInsertRowid } = opened.run(
    `INSERT INTO source(source_id, kind, language, published, known, scope, text_hash, passages, embedded, data)
     VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    source.id, ...values, source.textHash, passages.length, embedded ? 1 : 0, JSON.stringify(source),
  ); // prettier-ignore
  for (const { span, text, vector } of passages) {
    const inserted = opened.run(
      `INSERT INTO passage(source, start, "end") VALUES(?, ?, ?)`,
      Number(lastInsertRowid),
      span.start,
      span.end,
    );
    const id = Number(inserted.lastInsertRowid);
    opened.run(`INSERT INTO passage_text(rowid, text) VALUES(?, ?)`, id, foldWords(text));
    if (model !== null && embedded) insertVector(opened, model, id, vector!, values);
  }
}

function insertVector(
  opened: Connection,
  model: EmbeddingModel,
  id: number,
  vector: Float32Array,
  values: readonly number[],
): void {
  if (vector.length !== model.dimensions)
    throw new AppError(
      'BAD_INPUT',
      `a vector of ${vector.length} numbers; ${modelText(model)} gives ${model.dimensions}`,
    );
  const bytes = vectorBytes(vector);
  const key = [BigInt(id), BigInt(Math.floor(id / BLOCK))];
  opened.run(`INSERT INTO passage_vector VALUES(?, ?, ?, ?, ?, ?, ?, ?)`, ...key, bytes, ...values.map(BigInt));
  opened.run(
    `INSERT INTO passage_bits VALUES(?, ?, vec_quantize_binary(?), ?, ?, ?, ?, ?)`,
    ...key, bytes, ...values.map(BigInt),
  ); // prettier-ignore
}
