/** The register's own words for roles, signatures and legal forms, by language. Facts of the gazette's style; the grammar that reads them has its own. */
import type { Role, SignatureKind } from '../../src/core/index.js';
import type { Body, Restriction } from '../model.js';
import type { PrintLanguage } from './places.js';

type Gendered = readonly [masculine: string, feminine: string];
type Words = Readonly<Partial<Record<Role, Gendered>>>;

const same = (word: string): Gendered => [word, word];

/** Stands for "of the board", in the words of the body. */
export const OF_BODY: Readonly<Record<PrintLanguage, Readonly<Partial<Record<Body, string>>>>> = {
  de: { company: 'des Verwaltungsrates', foundation: 'des Stiftungsrates', association: 'des Vorstandes', cooperative: 'der Verwaltung' },
  fr: { company: "du conseil d'administration", foundation: 'du conseil de fondation', association: 'du comité', cooperative: "de l'administration" },
  it: { company: 'del consiglio di amministrazione', foundation: 'del consiglio di fondazione', association: 'del comitato', cooperative: "dell'amministrazione" },
}; // prettier-ignore

/** `~` stands for OF_BODY. */
export const ROLE_WORDS: Readonly<Record<PrintLanguage, Words>> = {
  de: {
    BOARD_PRESIDENT: ['Präsident ~', 'Präsidentin ~'], BOARD_VICE_PRESIDENT: ['Vizepräsident ~', 'Vizepräsidentin ~'], BOARD_MEMBER: same('Mitglied ~'),
    BOARD_DELEGATE: ['Delegierter ~', 'Delegierte ~'], SOLE_BOARD_MEMBER: same('einziges Mitglied ~'), BOARD_TREASURER: ['Kassier', 'Kassierin'],
    MANAGERS_CHAIR: ['Vorsitzender der Geschäftsführung', 'Vorsitzende der Geschäftsführung'], MANAGER: ['Geschäftsführer', 'Geschäftsführerin'],
    MANAGEMENT_MEMBER: same('Mitglied der Geschäftsleitung'), DIRECTOR: ['Direktor', 'Direktorin'], VICE_DIRECTOR: ['Vizedirektor', 'Vizedirektorin'],
    PARTNER: ['Gesellschafter', 'Gesellschafterin'], OWNER: ['Inhaber', 'Inhaberin'], BRANCH_MANAGER: ['Leiter der Zweigniederlassung', 'Leiterin der Zweigniederlassung'],
    LIQUIDATOR: ['Liquidator', 'Liquidatorin'], AUDITOR: same('Revisionsstelle'),
  },
  fr: {
    BOARD_PRESIDENT: ['président ~', 'présidente ~'], BOARD_VICE_PRESIDENT: ['vice-président ~', 'vice-présidente ~'], BOARD_MEMBER: same('membre ~'),
    BOARD_DELEGATE: ['administrateur-délégué', 'administratrice-déléguée'], SOLE_BOARD_MEMBER: ['administrateur unique', 'administratrice unique'], BOARD_TREASURER: ['caissier', 'caissière'],
    MANAGERS_CHAIR: ['président des gérants', 'présidente des gérants'], MANAGER: ['gérant', 'gérante'],
    MANAGEMENT_MEMBER: same('membre de la direction'), DIRECTOR: ['directeur', 'directrice'], VICE_DIRECTOR: ['sous-directeur', 'sous-directrice'],
    PARTNER: ['associé', 'associée'], OWNER: same('titulaire'), BRANCH_MANAGER: same('responsable de la succursale'),
    LIQUIDATOR: ['liquidateur', 'liquidatrice'], AUDITOR: same('organe de révision'),
  },
  it: {
    BOARD_PRESIDENT: same('presidente ~'), BOARD_VICE_PRESIDENT: same('vicepresidente ~'), BOARD_MEMBER: same('membro ~'),
    BOARD_DELEGATE: ['consigliere delegato', 'consigliera delegata'], SOLE_BOARD_MEMBER: ['amministratore unico', 'amministratrice unica'], BOARD_TREASURER: ['cassiere', 'cassiera'],
    MANAGERS_CHAIR: same('presidente della gerenza'), MANAGER: same('gerente'),
    MANAGEMENT_MEMBER: same('membro della direzione'), DIRECTOR: ['direttore', 'direttrice'], VICE_DIRECTOR: ['vicedirettore', 'vicedirettrice'],
    PARTNER: ['socio', 'socia'], OWNER: same('titolare'), BRANCH_MANAGER: same('responsabile della succursale'),
    LIQUIDATOR: ['liquidatore', 'liquidatrice'], AUDITOR: same('ufficio di revisione'),
  },
}; // prettier-ignore

export const SIGNATURE_WORDS: Readonly<Record<PrintLanguage, Readonly<Partial<Record<SignatureKind, string>>>>> = {
  de: { SOLE: 'mit Einzelunterschrift', JOINT_TWO: 'mit Kollektivunterschrift zu zweien', SOLE_PROCURATION: 'mit Einzelprokura', JOINT_PROCURATION_TWO: 'mit Kollektivprokura zu zweien', NONE: 'ohne Zeichnungsberechtigung' },
  fr: { SOLE: 'avec signature individuelle', JOINT_TWO: 'avec signature collective à deux', SOLE_PROCURATION: 'avec procuration individuelle', JOINT_PROCURATION_TWO: 'avec procuration collective à deux', NONE: 'sans droit de signature' },
  it: { SOLE: 'con firma individuale', JOINT_TWO: 'con firma collettiva a due', SOLE_PROCURATION: 'con procura individuale', JOINT_PROCURATION_TWO: 'con procura collettiva a due', NONE: 'senza diritto di firma' },
}; // prettier-ignore

export const RESTRICTION_WORDS: Readonly<Record<PrintLanguage, Readonly<Record<Restriction, string>>>> = {
  de: { HEAD_OFFICE: ', beschränkt auf den Hauptsitz', WITH_PRESIDENT: ' mit dem Präsidenten' },
  fr: { HEAD_OFFICE: ', limitée au siège principal', WITH_PRESIDENT: ' avec le président' },
  it: { HEAD_OFFICE: ', limitatamente alla sede principale', WITH_PRESIDENT: ' con il presidente' },
};

/** Legal forms as texts print them. */
export const FORM_WORDS: Readonly<Record<PrintLanguage, Readonly<Record<string, string>>>> = {
  de: { '0101': 'Einzelunternehmen', '0103': 'Kollektivgesellschaft', '0106': 'Aktiengesellschaft', '0107': 'Gesellschaft mit beschränkter Haftung', '0108': 'Genossenschaft', '0109': 'Verein', '0110': 'Stiftung', '0111': 'Zweigniederlassung', '0151': 'Zweigniederlassung' },
  fr: { '0101': 'entreprise individuelle', '0103': 'société en nom collectif', '0106': 'société anonyme', '0107': 'société à responsabilité limitée', '0108': 'société coopérative', '0109': 'association', '0110': 'fondation', '0111': 'succursale', '0151': 'succursale suisse' },
  it: { '0101': 'ditta individuale', '0103': 'società in nome collettivo', '0106': 'società anonima', '0107': 'società a garanzia limitata', '0108': 'società cooperativa', '0109': 'associazione', '0110': 'fondazione', '0111': 'succursale', '0151': 'succursale svizzera' },
}; // prettier-ignore

/** What a name ends in, by form. */
export const FORM_SUFFIX: Readonly<Record<PrintLanguage, Readonly<Record<string, string>>>> = {
  de: { '0106': 'AG', '0107': 'GmbH', '0108': 'Genossenschaft', '0103': '& Co.' },
  fr: { '0106': 'SA', '0107': 'Sàrl', '0108': 'Société coopérative', '0103': '& Cie' },
  it: { '0106': 'SA', '0107': 'Sagl', '0108': 'Società cooperativa', '0103': '& Co.' },
};

export const AND: Readonly<Record<PrintLanguage, string>> = { de: ' und ', fr: ' et ', it: ' e ' };
