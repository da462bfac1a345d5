/** Invented notices in the portal's JSON: no firm and no person in them exists. */
export interface InventedOptions {
  number: number;
  date?: string;
  rubric?: string;
  subRubric?: string;
  canton?: string;
  state?: string;
  text?: string;
}

export interface PortalItem {
  meta: Record<string, unknown> & { id: string };
  content: Record<string, unknown> | null;
  [name: string]: unknown;
}

export function inventedItem(options: InventedOptions): PortalItem {
  const { number, date = '2026-03-02', rubric = 'HR', canton = 'ZH', state = 'PUBLISHED' } = options;
  const subRubric = options.subRubric ?? `${rubric}02`;
  const name = `Blaufuchs ${number} GmbH`;
  const title = `Mutation ${name}, Musterwil`;
  return {
    meta: {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      creationDate: `${date}T05:00:00.000Z`,
      updateDate: `${date}T06:00:00.000Z`,
      rubric,
      subRubric,
      language: 'de',
      registrationOffice: {
        id: 'office',
        displayName: 'Amt für Erfundenes',
        postOfficeBox: null,
        containsPostOfficeBox: false,
      },
      publicationNumber: `${subRubric}-${1_000_000_000 + number}`,
      publicationState: state,
      publicationDate: `${date}T00:00:00.000Z`,
      expirationDate: null,
      cantons: [canton],
      title: { de: title, fr: title, it: title, en: title },
    },
    links: [],
    attachments: [],
    content: {
      testImport: false,
      publicationText:
        options.text ??
        `${name}, in Musterwil, CHE-000.000.${String(number).padStart(3, '0')}. Domizil neu: Weg ${number}.`,
      root: { patterns: { title: { de: 'Mutation {x}' } } },
      journalNumber: String(number),
      journalDate: `${date}T00:00:00.000Z`,
      commonsNew: { company: { name, seat: 'Musterwil' }, capital: [{ nominal: 20000.0, paid: 20000.0 }] },
    },
    commented: false,
  };
}
