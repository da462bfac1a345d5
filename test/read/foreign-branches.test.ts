/** `Zweigniederlassung` alone is printed of branches of Swiss firms and of foreign ones: where the head office is tells which. */
import { expect, it } from 'vitest';
import { field, read } from './notice.js';

const form = (seat: string, printed = 'Zweigniederlassung') =>
  field(
    read({
      subRubric: 'HR01',
      text: `Blaufels, Zweigniederlassung Zürich, in Zürich, CHE-100.000.006, Bahnweg 1, 8001 Zürich, ${printed} (Neueintragung). Firma Hauptsitz: Blaufels. Rechtsform Hauptsitz: Gesellschaft. ${seat}`,
    }),
    'legalForm',
  )?.value;

it.each([
  ['Hauptsitz: London (GB).', '0111'],
  ['Hauptsitz in: London, Vereinigtes Königreich.', '0111'],
  ['Hauptsitz: München.', '0111'],
  ['Hauptsitz: Thun.', '0151'],
  ['Hauptsitz: Schmitten (FR).', '0151'],
  ['Hauptsitz: Rickenbach (SO).', '0151'],
  ['Zweck: Handel.', '0151'],
])('%s: %s', (seat, code) => expect(form(seat)).toBe(code));

it('what the notice says itself stands', () => {
  expect(form('Hauptsitz: London (GB).', 'Schweizerische Zweigniederlassung')).toBe('0151');
  expect(form('Hauptsitz: Thun.', 'ausländische Zweigniederlassung')).toBe('0111');
});

it.each([
  ['Nouvelle succursale. Siège principal: Londres.', '0111'],
  ['Nouvelle succursale. Siège principal: Genève.', '0151'],
])('in prose, %s', (prose, code) => {
  const text = `Blaufels, succursale de Nyon, à Nyon, Rue du Lac 1, 1260 Nyon, CHE-100.000.006. ${prose}`;
  expect(field(read({ subRubric: 'HR01', language: 'fr', text }), 'legalForm')?.value).toBe(code);
});
