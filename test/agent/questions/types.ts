import type { Role } from '../../../src/core/index.js';
import type { Measure } from '../../../src/trace/index.js';

/** A question with what it has to be read as. Fields left out have to be empty. */
export interface AskedAs {
  question: string;
  measure: Measure;
  /** Names as registered. */
  about?: string[];
  roles?: readonly Role[];
  /** A day, or `from..to` (half-open). */
  time?: string;
  canton?: string;
  notUnderstood?: string[];
}

export const FIRMS = [
  'Muster Bau AG', 'Verwaltungsrat Consulting AG', 'Beispiel & Söhne GmbH', 'Stiftung der Freunde des Klosters Obertal', 'Immobilien 2000 AG',
  'Banque de la Place SA', 'Garage du Lac Sàrl', 'Fratelli Esempio Sagl', 'Officina del Ponte SA', 'Revision und Treuhand Obertal AG', 'Alpenblick Holding AG',
  'Alpenblick Immobilien AG', 'Boulangerie Modèle SA', 'Association Les Amis de la Vallée', 'Director Partners AG', 'Präsident Hotel AG', 'Zürich Uhren GmbH',
  'Casa Modello SA', 'Northwind Trading Ltd', 'Quelle Suisse SA',
]; // prettier-ignore
export const PEOPLE = [
  'Muster, Anna',
  'Beispiel, Hans Peter',
  'Modèle, Jean-Luc',
  'Esempio, Chiara',
  'von Obertal, Greta',
  'de la Vallée, Claire',
];
