/** A sentence of two clauses, each about somebody else, says what the two say alone, however they are joined. */
import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';
import { sketch } from './sketch.js';

interface Tongue {
  conjunction: string;
  /** Whom the first clause is about, and the second: two people, a new name of the first, two firms. */
  names: readonly [readonly string[], readonly string[]];
  clauses: readonly string[];
}

// prettier-ignore
const TONGUES: Record<string, Tongue> = {
  French: {
    conjunction: 'et',
    names: [['Rey Paul', 'Roux Lea', 'Blanc Julie', 'Fidu SA', 'Audit Plus SA'], ['Martin Eugène', 'Favre Anne', 'Girard Luc', 'Revi SA', 'Contrôle Arc SA']],
    clauses: [
      "{A} n'est plus administrateur", "{A} n'est plus directeur, sa signature est radiée", '{A} est nommé directeur', '{A}, de Bex, à Aigle, est nommée gérante avec signature individuelle',
      "l'administrateur {A} signe désormais individuellement", 'la signature de {A} est radiée', 'les pouvoirs de {A} et de {B} sont radiés', 'procuration individuelle est conférée à {A}, de Bex, à Aigle',
      'signature collective à deux a été conférée à {A}, de Bex, à Aigle, et à {B}, de Bex, à Ollon', '{A} a été nommée présidente et continue à signer collectivement à deux', "{A}, jusqu'ici administrateur, est président",
      '{A} est maintenant domicilié à Sion', '{A} se nomme désormais {S}', '{A}, décédé, est radié', '{A} et {B} ne sont plus administrateurs', 'nouvel administrateur: {A}, de Bex, à Aigle, avec signature individuelle',
      '{A} reste titulaire de 10 parts de CHF 100', '{A} cède 10 de ses 20 parts de CHF 100 à {B}, de Bex, à Aigle, nouvel associé', "{A} n'est plus président mais reste administrateur avec signature individuelle",
      "l'organe de révision {F} est remplacé par {G}, à Nyon", "{F} n'est plus organe de révision", '{A} signe désormais collectivement à deux', "{A} n'a plus la signature",
    ],
  },
  German: {
    conjunction: 'und',
    names: [['Kaeser Otto', 'Lüthi Vera', 'Meier Vera', 'Fidu AG', 'Audit Plus AG'], ['Keller Urs', 'Frei Anna', 'Graf Urs', 'Revi AG', 'Prüf AG']],
    clauses: [
      '{A} ist nicht mehr Mitglied des Verwaltungsrates', '{A} ist nicht mehr Direktor und seine Unterschrift ist erloschen', '{A} wurde zum Direktor ernannt', '{A}, von Bern, in Thun, ist zur Präsidentin mit Einzelunterschrift gewählt worden',
      'die Unterschrift von {A} ist erloschen', 'die Kollektivprokuren zu zweien von {A} und {B} sind erloschen', 'Einzelprokura wurde erteilt an {A}, von Bern, in Thun', '{A} zeichnet neu mit Einzelunterschrift', '{A}, bisher Mitglied, ist neu Präsident',
      '{A} ist neu wohnhaft in Biel', '{A} heisst neu {S}', '{A} ist infolge Todes ausgeschieden', '{A} und {B} sind nicht mehr Geschäftsführer', 'neues Mitglied: {A}, von Bern, in Thun, mit Kollektivunterschrift zu zweien',
      "{A} hält noch 12 Stammanteile zu CHF 1'000", "{A} hat 8 seiner 20 Stammanteile zu CHF 1'000 an {B}, von Bern, in Thun, neuer Gesellschafter, abgetreten", '{A} ist als Präsident zurückgetreten, bleibt aber Mitglied',
      'die Revisionsstelle {F} wird durch die {G}, in Thun, ersetzt', '{A} zeichnet nicht mehr',
    ],
  },
  Italian: {
    conjunction: 'e',
    names: [['Rossi Ugo', 'Bianchi Eva', 'Neri Ugo', 'Fidu SA', 'Audit Plus SA'], ['Gamboni Nora', 'Ferrari Ivo', 'Greco Nora', 'Revi SA', 'Consulca SA']],
    clauses: [
      '{A} non è più membro', '{A} non è più direttore e la sua firma è cancellata', '{A} è nominato direttore', '{A}, da Russo, in Locarno, è nominata gerente con firma individuale', 'la firma di {A} è cancellata',
      'le procure collettive a due di {A} e di {B} sono estinte', 'procura individuale è conferita a {A}, da Russo, in Locarno', '{A} firma ora individualmente', '{A}, finora membro, è presidente', '{A} è ora domiciliato a Lugano', '{A} si chiama ora {S}',
      '{A} è deceduto', '{A} e {B} non sono più gerenti', 'nuovo membro: {A}, da Russo, in Locarno, con firma collettiva a due', '{A} rimane titolare di 10 quote da CHF 100',
      '{A} ha ceduto 10 delle sue 20 quote da CHF 100 a {B}, da Russo, in Locarno, nuovo socio', '{A} non è più presidente ma rimane membro con firma individuale', "l'ufficio di revisione {F} è sostituito da {G}, in Lugano",
    ],
  },
};

function fill(clause: string, names: readonly string[]): string {
  return ['{A}', '{B}', '{S}', '{F}', '{G}'].reduce((text, mark, at) => text.replace(mark, names[at]!), clause);
}

const read = (clauses: string): string[] =>
  readPersons({ text: `${clauses[0]!.toUpperCase()}${clauses.slice(1)}.`, subRubric: 'HR02', language: 'de' })
    .mentions.map(sketch)
    .sort();

describe.each(Object.entries(TONGUES))('%s', (_tongue, { conjunction, names, clauses }) => {
  it.each(clauses)('%s: behind it anything else, by a semicolon or a conjunction', (clause) => {
    const first = fill(clause, names[0]);
    const alone = read(first);
    expect(alone.length).toBeGreaterThan(0);
    for (const other of clauses) {
      const second = fill(other, names[1]);
      const apart = [...alone, ...read(second)].sort();
      expect(read(`${first}; ${second}`), `${first}; ${second}`).toEqual(apart);
      expect(read(`${first} ${conjunction} ${second}`), `${first} ${conjunction} ${second}`).toEqual(apart);
    }
  });
});
