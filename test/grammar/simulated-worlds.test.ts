import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';

/** Forms that simulated worlds showed to be misread, each as one invented sentence. */

const list = (entry: string) => read(`Muster AG, in Chur, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 1 vom 03.01.2020, Publ. 1000000001). Eingetragene Personen neu oder mutierend: ${entry}.`, 'de'); // prettier-ignore
const prose = (sentence: string) => read(`Muster Sàrl, à Nyon, CHE-100.000.006 (FOSC du 03.01.2020, p. 0/1000000001). ${sentence}`, 'fr'); // prettier-ignore

function read(text: string, language: 'de' | 'fr') {
  return readPersons({ text, subRubric: 'HR02', language }).mentions.map((mention) => ({
    action: mention.action,
    name: [mention.surname?.value, mention.givenNames?.value].join(', '),
    roles: mention.roles.map(({ role }) => role),
    signature: mention.signature?.kind ?? null,
    previous: mention.previous,
  }));
}

describe('shares sold inside a sentence about a departure', () => {
  it('passive: the buyer enters', () => {
    const found = prose("Rochat Odile n'est plus associée-gérante; sa signature est radiée; ses 20 parts de CHF 1'000 ont été cédées à Perret Noël, de Pully, à Morges, nouvel associé-gérant pour 20 parts de CHF 1'000 avec signature individuelle."); // prettier-ignore
    expect(found).toMatchObject([
      { action: 'REMOVED', name: 'Rochat, Odile' },
      { action: 'ENTERED', name: 'Perret, Noël', roles: ['PARTNER', 'MANAGER'], signature: 'SOLE' },
    ]);
  });
  it('the seller in a relative clause', () => {
    const found = prose("Les 20 parts de CHF 1'000 de Rochat Odile, qui n'est plus associée-gérante et dont la signature est radiée, sont cédées à Perret Noël, de Pully, à Morges, nouvel associé-gérant avec signature individuelle."); // prettier-ignore
    expect(found).toMatchObject([
      { action: 'REMOVED', name: 'Rochat, Odile', roles: ['PARTNER', 'MANAGER'] },
      { action: 'ENTERED', name: 'Perret, Noël', signature: 'SOLE' },
    ]);
  });
});

describe('names', () => {
  it('a corrected name, the wrong one in brackets', () => {
    const found = prose("Rectificatif: l'inscription n° 4 du 06.01.2020 (FOSC du 09.01.2020, p. 0/1000000002) est rectifiée en ce sens que la gérante porte le nom de Rochat Odile (et non pas Rocha Odile)."); // prettier-ignore
    expect(found).toMatchObject([{ name: 'Rochat, Odile', previous: { kind: 'NEVER', surname: 'Rocha' } }]);
  });
  it('given names that begin like a title, surnames that are one elsewhere', () => {
    const found = list('Bucher, Ingrid, von Chur, in Chur, mit Einzelunterschrift; Petkovic, Dragan, von Chur, in Chur, mit Einzelunterschrift; Hes, Markus, von Chur, in Chur, mit Einzelunterschrift; Meier, Hans, Dr., von Chur, in Chur, mit Einzelunterschrift'); // prettier-ignore
    expect(found.map(({ name }) => name)).toEqual(['Bucher, Ingrid', 'Petkovic, Dragan', 'Hes, Markus', 'Meier, Hans']);
  });
  it('a former surname that begins like an article', () => {
    const [found] = list('Abegg, Lina, von Chur, in Chur, mit Einzelunterschrift [bisher: Lerch, Lina]');
    expect(found?.previous).toMatchObject({ surname: 'Lerch', givenNames: 'Lina' });
  });
});

describe('single words', () => {
  it('"neu" before a signature is no office', () => {
    const found = read('Muster AG, in Tafers, CHE-100.000.006 (SHAB vom 03.01.2020, s. 0/1000000001). Eingetragene Person geändert: Bucher Lina, Präsidentin des Verwaltungsrates, neu mit Einzelunterschrift.', 'de'); // prettier-ignore
    expect(found).toMatchObject([{ roles: ['BOARD_PRESIDENT'], signature: 'SOLE' }]);
  });
  it('a restriction in a bracket belongs to its signature', () => {
    const [found] = list('Bucher, Lina, von Chur, in Chur, mit Einzelunterschrift [bisher: mit Einzelprokura, beschränkt auf den Hauptsitz]'); // prettier-ignore
    expect(found?.previous?.roles).toBeUndefined();
    expect(found?.previous?.signature).toMatchObject({ kind: 'SOLE_PROCURATION', restriction: 'beschränkt auf den Hauptsitz' }); // prettier-ignore
  });
  it('the end of a firm is no removal of a person', () => {
    expect(prose('En conséquence, la société est radiée.')).toEqual([]);
  });
});
