import { legalForms } from '../src/core/index.js';
import type { Language } from '../src/core/index.js';

const names = new Map(legalForms.map((form) => [form.code, form.names]));

/** The official name of a legal form; the code itself where it is not known. */
export function legalFormName(code: string, language: Language): string {
  return names.get(code)?.[language] ?? code;
}
