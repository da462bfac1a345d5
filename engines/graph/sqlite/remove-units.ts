import type { Connection } from './database.js';
import { number } from './columns.js';
import { COMPANY, PERSON } from './insert-units.js';
import type { KeptNames } from './kept-names.js';

/** Takes a unit's rows away, but for its names: the same ones may come again with what replaces it. */
export interface RemovalSink {
  opened: Connection;
  names: KeptNames;
}

const FIRM_TABLES = ['alias', 'state', 'mandate', 'relation', 'edge', 'entry', 'anomaly'] as const;

/** `keepHolder`: a newer version of the same holder unit stands already, so its key keeps its company. */
export function removeUnitRows(sink: RemovalSink, id: number, key: string, keepHolder = false): void {
  const { opened } = sink;
  const kind = key.slice(0, key.indexOf(':'));
  switch (kind) {
    case 'event':
      opened.run(`DELETE FROM event WHERE id = ?`, id);
      opened.run(`DELETE FROM event_text WHERE rowid = ?`, id);
      opened.run(`DELETE FROM involved WHERE event = ?`, id);
      return;
    case 'firm':
      removeCompany(sink, id);
      for (const table of FIRM_TABLES) opened.run(`DELETE FROM ${table} WHERE company = ?`, id);
      return;
    case 'holder':
      if (!keepHolder) opened.run(`UPDATE holder SET company_uid = NULL WHERE key = ?`, key.slice('holder:'.length));
      removeCompany(sink, id);
      opened.run(`DELETE FROM alias WHERE company = ?`, id);
      return;
    case 'identity':
      for (const [person] of opened.all(`SELECT id FROM person WHERE unit = ?`, id)) {
        opened.run(`DELETE FROM mention WHERE person = ?`, number(person));
        sink.names.hold(PERSON, number(person));
      }
      opened.run(`DELETE FROM person WHERE unit = ?`, id);
  }
}

function removeCompany(sink: RemovalSink, id: number): void {
  sink.opened.run(`DELETE FROM company WHERE id = ?`, id);
  sink.names.hold(COMPANY, id);
}
