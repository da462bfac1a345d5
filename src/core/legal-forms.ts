import { foldName } from './hub-key.js';
import type { Language } from './vocabulary.js';

/** A legal form of the Swiss register. */
export interface LegalForm {
  /** Four digits of eCH-0097: `0106`. */
  code: string;
  /** The form's number in the central index of firms, which older data uses; null where it has none. */
  indexId: number | null;
  names: Readonly<Record<Language, string>>;
  /** Short forms as firms print them in their names, dots and accents as usual: `AG`, `S.A.`. */
  abbreviations: readonly string[];
  /** Further printed forms, older and regional ones. */
  variants: readonly string[];
}

/** Codes of eCH-0097 with the official names, and what notices since 2001 print for them. */
export const legalForms: readonly LegalForm[] = [
  form('0101', 1, ['Einzelunternehmen', 'Entreprise individuelle', 'Impresa individuale', 'Sole proprietorship'], [],
    ['Einzelfirma', 'Einzelunternehmung', 'raison individuelle', 'ditta individuale', 'individually owned company']),
  form('0103', 2, ['Kollektivgesellschaft', 'Société en nom collectif', 'Società in nome collettivo', 'General partnership'],
    ['KlG', 'SNC', 'Snc', 'GP'], []),
  form('0104', 10, ['Kommanditgesellschaft', 'Société en commandite', 'Società in accomandita', 'Limited partnership'],
    ['KmG', 'SCm', 'LP'], ['société en commandite simple', 'società in accomandita semplice']),
  form('0105', 12, ['Kommanditaktiengesellschaft', 'Société en commandite par actions', 'Società in accomandita per azioni',
    'Partnership limited by shares'], ['KmAG', 'SCmA', 'SAcA'], ['société en commandite par action']),
  form('0106', 3, ['Aktiengesellschaft', 'Société anonyme', 'Società anonima', 'Company limited by shares'],
    ['AG', 'SA', 'Ltd', 'Inc', 'Corp', 'PLC'], ['Limited', 'Corporation', 'Aktiengesellschaft AG', 'société par actions']),
  form('0107', 4, ['Gesellschaft mit beschränkter Haftung', 'Société à responsabilité limitée', 'Società a garanzia limitata',
    'Limited liability company'], ['GmbH', 'Sàrl', 'S.à r.l.', 'Sagl', 'S.a.g.l.', 'LLC', 'Ltd liab Co'],
    ['Gesellschaft mit beschränkter Haftung GmbH', 'société à responsabilité limitée Sàrl', 'Società a garanzia limitata Sagl']),
  form('0108', 5, ['Genossenschaft', 'Société coopérative', 'Società cooperativa', 'Cooperative'], ['Gen', 'Scoop'],
    ['coopérative', 'cooperativa', 'Genossenschaftsverband', 'association coopérative']),
  form('0109', 6, ['Verein', 'Association', 'Associazione', 'Association'], [], []),
  form('0110', 7, ['Stiftung', 'Fondation', 'Fondazione', 'Foundation'], [], ['Personalvorsorgestiftung', 'Familienstiftung']),
  form('0111', 11, ['Zweigniederlassung einer ausländischen Gesellschaft', "Succursale d'une société étrangère",
    'Succursale di una società estera', 'Branch of a foreign company'], [],
    ['ausländische Zweigniederlassung', 'ausländische Niederlassung', 'succursale étrangère', 'succursale estera', 'sede straniera',
      'Zweigniederlassung ausländische Gesellschaft', 'Zweigniederlassung einer ausl. Gesellschaft',
      'Schweizerische Zweigniederlassung einer ausländischen Gesellschaft', "succursale suisse d'une société étrangère",
      'succursale svizzera di una società estera', 'Schweizerische Zweigniederlassung einer Gesellschaft mit Hauptsitz im Ausland',
      "succursale svizzera di una ditta con sede principale all'estero"]),
  form('0113', 13, ['Besondere Rechtsform', 'Forme juridique particulière', 'Forma giuridica particolare', 'Special legal form'], [],
    ['nature juridique particulière', 'natura giuridica particolare']),
  form('0114', 17, ['Kommanditgesellschaft für kollektive Kapitalanlagen', 'Société en commandite de placements collectifs',
    'Società in accomandita per investimenti collettivi di capitale', 'Limited partnership for collective investment'],
    ['KmGK', 'SCmPC', 'SAcCol'], []),
  form('0115', 16, ['Investmentgesellschaft mit variablem Kapital', "Société d'investissement à capital variable",
    'Società di investimento a capitale variabile', 'Investment company with variable capital'], ['SICAV'], []),
  form('0116', 15, ['Investmentgesellschaft mit festem Kapital', "Société d'investissement à capital fixe",
    'Società di investimento a capitale fisso', 'Investment company with fixed capital'], ['SICAF'], []),
  form('0117', 8, ['Institut des öffentlichen Rechts', 'Institut de droit public', 'Istituto di diritto pubblico', 'Public institution'],
    [], ['öffentlich-rechtliches Institut', 'établissement de droit public', 'Institut öffentlichen Rechts',
      'öffentlich-rechtliche Anstalt', 'selbständige öffentlich-rechtliche Anstalt']),
  form('0118', 18, ['Nichtkaufmännische Prokura', 'Procuration non commerciale', 'Procura non commerciale',
    'Non-commercial power of attorney'], [], ['Nichtkaufmännische Prokuren', 'procurations non commerciales']),
  form('0119', 14, ['Gemeinderschaft', "Représentant d'indivision", "Rappresentante d'indivisione", 'Head of an undivided estate'], [],
    ['Haupt von Gemeinderschaften', 'indivision', 'indivisione', 'Haupt der Gemeinderschaft']),
  form('0151', 9, ['Schweizerische Zweigniederlassung', 'Succursale suisse', 'Succursale svizzera', 'Swiss branch'], [],
    ['Zweigniederlassung', 'succursale', 'branch', 'Schweizer Zweigniederlassung']),
]; // prettier-ignore

const byPrinted = new Map<string, string>();
const byAbbreviation = new Map<string, string>();
/** First letters, to pass over most texts without folding them. */
const beginnings = new Set<string>();
for (const { code, names, variants, abbreviations } of legalForms) {
  for (const printed of [...Object.values(names), ...variants]) {
    byPrinted.set(foldName(printed), code);
    beginnings.add(printed.slice(0, 3).toLowerCase()).add(foldName(printed).slice(0, 3));
  }
  for (const printed of abbreviations) byAbbreviation.set(squeeze(printed), code);
}

/**
 * The four-digit code of a legal form printed in full in any of the four languages (`Société anonyme`, `Einzelfirma`) or shortened
 * (`AG`, `S.A.`, `Sàrl`); null where the text is nothing else than that.
 */
export function parseLegalForm(text: string): string | null {
  return parseFullLegalForm(text) ?? byAbbreviation.get(squeeze(text)) ?? null;
}

/** As {@link parseLegalForm}, without the short forms, which in running text may be a canton or a part of a name. */
export function parseFullLegalForm(text: string): string | null {
  if (text.length > 80 || !beginnings.has(text.slice(0, 3).toLowerCase())) return null;
  return byPrinted.get(foldName(text)) ?? null;
}

/** The short form (`AG`, `Sàrl`) that ends a firm's name, as its code; null where there is none. */
export function legalFormInName(name: string): string | null {
  const words = name.trim().split(/[\s,]+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const code = byAbbreviation.get(squeeze(words.slice(-count).join('')));
    if (code !== undefined) return code;
  }
  return null;
}

export function isBranchForm(code: string | null): boolean {
  return code === '0151' || code === '0111';
}

function squeeze(text: string): string {
  return foldName(text).replaceAll(' ', '');
}

function form(
  code: string,
  indexId: number | null,
  [de, fr, it, en]: [string, string, string, string],
  abbreviations: string[],
  variants: string[],
): LegalForm {
  return { code, indexId, names: { de, fr, it, en }, abbreviations, variants };
}
