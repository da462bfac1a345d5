import type { Connection } from './database.js';
import { number, text } from './columns.js';
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
        sink.names.hold(PERSON, number(person));
        removePerson(sink, number(person));
      }
  }
}

/** A person's rows, but for the names. */
export function removePerson({ opened }: RemovalSink, person: number): void {
  opened.run(`DELETE FROM mention WHERE person = ?`, person);
  opened.run(`DELETE FROM person WHERE id = ?`, person);
}

/**
 * Prepares a unit for newer rows: the names of a firm or of people are held, everything of an event or a holder key is taken away. Gives the
 * ids of its people by uid: who is not among the newer rows is to be removed then.
 */
export function holdForReplacement(sink: RemovalSink, id: number, key: string): Map<string, number> {
  const people = new Map<string, number>();
  if (key.startsWith('firm:')) sink.names.hold(COMPANY, id);
  else if (!key.startsWith('identity:')) removeUnitRows(sink, id, key);
  else
    for (const [person, uid] of sink.opened.all(`SELECT id, uid FROM person WHERE unit = ?`, id)) {
      sink.names.hold(PERSON, number(person));
      people.set(text(uid), number(person));
    }
  return people;
}

function removeCompany(sink: RemovalSink, id: number): void {
  sink.opened.run(`DELETE FROM company WHERE id = ?`, id);
  sink.names.hold(COMPANY, id);
}
