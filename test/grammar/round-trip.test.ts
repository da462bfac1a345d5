import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';
import type { Language, Role, SignatureKind } from '../../src/core/vocabulary.js';

interface Person {
  surname: string;
  given: string;
  origins: string[];
  nationality: keyof typeof NATIONALITIES | null;
  residence: string;
  role: keyof typeof ROLES_PRINTED | null;
  signature: keyof typeof SIGNATURES;
  shares: { count: number; nominal: number } | null;
  previousResidence: string | null;
}
type Tongue = Exclude<Language, 'en'>;
type Printed = Record<Tongue, string>;

const NATIONALITIES = {
  DEU: { de: 'deutscher Staatsangehöriger', fr: 'ressortissant allemand', it: 'cittadino germanico' },
  ITA: { de: 'italienische Staatsangehörige', fr: 'ressortissante italienne', it: 'cittadina italiana' },
  BRA: { de: 'brasilianischer Staatsangehöriger', fr: 'citoyen brésilien', it: 'cittadino brasiliano' },
  CHE: { de: 'Schweizer Staatsangehörige', fr: 'ressortissante suisse', it: 'cittadina svizzera' },
} satisfies Record<string, Printed>;

const ROLES_PRINTED = {
  BOARD_PRESIDENT: {
    de: 'Präsidentin des Verwaltungsrates',
    fr: "président du conseil d'administration",
    it: 'presidente',
  },
  BOARD_MEMBER: { de: 'Mitglied des Stiftungsrates', fr: 'membre', it: 'membro' },
  SOLE_BOARD_MEMBER: { de: 'einziges Mitglied', fr: 'administratrice unique', it: 'amministratore unico' },
  'PARTNER+MANAGER': { de: 'Gesellschafter und Geschäftsführer', fr: 'associé et gérant', it: 'socio e gerente' },
  'PARTNER+MANAGERS_CHAIR': {
    de: 'Gesellschafterin und Vorsitzende der Geschäftsführung',
    fr: 'associée et présidente des gérants',
    it: 'socio e presidente della gerenza',
  },
  LIQUIDATOR: { de: 'Liquidatorin', fr: 'liquidateur', it: 'liquidatore' },
  VICE_DIRECTOR: { de: 'Vizedirektor', fr: 'sous-directrice', it: 'vicedirettore' },
  OWNER: { de: 'Inhaberin', fr: 'titulaire', it: 'titolare' },
  OTHER: { de: 'Leiter Unterhalt', fr: 'responsable technique', it: 'responsabile tecnico' },
} satisfies Record<string, Printed>;

const SIGNATURES = {
  SOLE: { de: 'mit Einzelunterschrift', fr: 'avec signature individuelle', it: 'con firma individuale' },
  JOINT_TWO: {
    de: 'mit Kollektivunterschrift zu zweien',
    fr: 'avec signature collective à deux',
    it: 'con firma collettiva a due',
  },
  JOINT_PROCURATION_TWO: {
    de: 'mit Kollektivprokura zu zweien',
    fr: 'avec procuration collective à deux',
    it: 'con procura collettiva a due',
  },
  SOLE_PROCURATION: { de: 'mit Einzelprokura', fr: 'avec procuration individuelle', it: 'con procura individuale' },
  NONE: { de: 'ohne Zeichnungsberechtigung', fr: 'sans droit de signature', it: 'senza diritto di firma' },
} satisfies Record<string, Printed>;

const HEADINGS: Record<Tongue, readonly [action: string, heading: string][]> = {
  de: [['REMOVED', 'Ausgeschiedene Personen und erloschene Unterschriften'], ['ENTERED', 'Eingetragene Personen neu oder mutierend']],
  fr: [['REMOVED', 'Personne(s) et signature(s) radiée(s)'], ['ENTERED', 'Inscription ou modification de personne(s)']],
  it: [['REMOVED', 'Persone dimissionarie e firme cancellate'], ['ENTERED', 'Nuove persone iscritte o modifiche']],
}; // prettier-ignore
const FROM: Printed = { de: 'von', fr: 'de', it: 'da' };
const IN: Printed = { de: 'in', fr: 'à', it: 'in' };
const AND: Printed = { de: 'und', fr: 'et', it: 'e' };
const BEFORE: Printed = { de: 'bisher', fr: 'précédemment', it: 'finora' };

function sharesIn(shares: NonNullable<Person['shares']>, language: Tongue): string {
  const nominal = `CHF ${String(shares.nominal).replace(/(\d)(?=(\d{3})+$)/g, "$1'")}.00`;
  return {
    de: `mit ${shares.count} Stammanteilen zu je ${nominal}`,
    fr: `pour ${shares.count} parts sociales de ${nominal}`,
    it: `con ${shares.count} quote da ${nominal}`,
  }[language];
}

function render(person: Person, language: Tongue): string {
  const origins =
    person.origins.length > 1
      ? `${person.origins.slice(0, -1).join(', ')} ${AND[language]} ${person.origins.at(-1)}`
      : person.origins[0];
  const parts = [
    person.surname, person.given, person.nationality ? NATIONALITIES[person.nationality][language] : `${FROM[language]} ${origins}`, `${IN[language]} ${person.residence}`,
    ...(person.role ? [ROLES_PRINTED[person.role][language]] : []), SIGNATURES[person.signature][language], ...(person.shares ? [sharesIn(person.shares, language)] : []),
  ]; // prettier-ignore
  const before = person.previousResidence ? ` [${BEFORE[language]}: ${IN[language]} ${person.previousResidence}]` : '';
  return parts.join(', ') + before;
}

const surname = fc.constantFrom(
  'Muster',
  'de Werra',
  'von Arx-Probst',
  'Dos Santos e Silva',
  "O'Brien",
  "D'Amico",
  'Grand Roux',
  'Meier Huber',
  'Le Monnier',
  'El Amrani',
  'Đurić',
  'Zürcher-Æbi',
  'Koch',
);
const given = fc.constantFrom(
  'Anna',
  'Jean-Marie',
  'João Pedro',
  'Hans J.',
  'Li',
  'Beat Rolf',
  'Maria Grazia',
  'Özlem',
  'François Fabien, dit Fabien',
);
const place = fc.constantFrom(
  'Bern',
  'St. Gallen',
  'La Chaux-de-Fonds',
  'Wald ZH',
  "Collina d'Oro",
  'Niederwangen b. Bern',
  'Biel/Bienne',
  'Le Locle',
  'Schmitten (FR)',
  'Lüchingen (Altstätten)',
  "L'Abbaye",
);
const residence = fc.oneof(
  place,
  fc.constantFrom(
    'London (GB)',
    'Boca Raton, Florida, USA',
    'Cranves-Sales, FRA',
    'Lecco (IT)',
    'Taichung, Taiwan (ROC)',
    'Mailand, Italien',
  ),
);

const person: fc.Arbitrary<Person> = fc.record({
  surname, given, residence,
  origins: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }),
  nationality: fc.option(fc.constantFrom(...(Object.keys(NATIONALITIES) as (keyof typeof NATIONALITIES)[])), { freq: 3 }),
  role: fc.option(fc.constantFrom(...(Object.keys(ROLES_PRINTED) as (keyof typeof ROLES_PRINTED)[])), { freq: 4 }),
  signature: fc.constantFrom(...(Object.keys(SIGNATURES) as (keyof typeof SIGNATURES)[])),
  shares: fc.option(fc.record({ count: fc.integer({ min: 2, max: 5000 }), nominal: fc.constantFrom(10, 100, 1000, 25_000) }), { freq: 2 }),
  previousResidence: fc.option(place, { freq: 2 }),
}); // prettier-ignore

function wanted(written: Person, action: string) {
  const roles: Role[] = written.role ? (written.role.split('+') as Role[]) : [];
  const signature: SignatureKind = written.signature;
  return {
    action, surname: written.surname, given: written.given, origins: written.nationality ? [] : written.origins, nationality: written.nationality, residence: written.residence, roles, signature,
    shares: written.shares ? [written.shares.count, `${written.shares.count * written.shares.nominal}.00`] : null, previous: written.previousResidence,
  }; // prettier-ignore
}

describe('a list that was written is read back', () => {
  for (const language of ['de', 'fr', 'it'] as const) {
    it(language, () => {
      fc.assert(
        fc.property(
          fc.array(person, { minLength: 1, maxLength: 4 }),
          fc.array(person, { maxLength: 3 }),
          (gone, come) => {
            const groups = [gone, come];
            const sections = HEADINGS[language].map(([, heading], index) =>
              groups[index]!.length > 0
                ? `${heading}: ${groups[index]!.map((entry) => render(entry, language)).join('; ')}.`
                : '',
            );
            const text =
              `Muster AG, CHE-123.456.788 (SHAB Nr. 2 vom 06.01.2026, Publ. 1). ${sections.join(' ')}`.trim();
            const { mentions, unread } = readPersons({ text, subRubric: 'HR02', language });
            const read = mentions.map((mention) => ({
            action: mention.action, surname: mention.surname?.value, given: mention.givenNames?.value, origins: mention.origins.map((origin) => origin.value),
            nationality: mention.nationality?.value ?? null, residence: mention.residence?.value, roles: mention.roles.map((role) => role.role), signature: mention.signature?.kind,
            shares: mention.shares ? [mention.shares.count, mention.shares.total] : null, previous: mention.previous?.residence ?? null,
          })); // prettier-ignore
            expect(read).toEqual(
              groups.flatMap((group, index) => group.map((entry) => wanted(entry, HEADINGS[language][index]![0]))),
            );
            expect(unread).toEqual([]);
          },
        ),
        { numRuns: 300 },
      );
    });
  }
});
