import type { Role } from '../../../src/core/vocabulary.js';

/**
 * Role phrases as the registers print them, folded (no accents, lower case), words separated by one space; a hyphen or an apostrophe
 * counts as a space. `*` ends a stem: any ending; ` | ` divides phrases. The longest phrase that fits wins, then the earlier line.
 */
export const ROLE_PHRASES: readonly (readonly [Role, string])[] = [
  [
    'GROUP_AUDITOR',
    'konzernpruf* | konzernrechnungspruf* | konzernrevi* | reviseur du groupe | reviseur des comptes du groupe | reviseur des comptes de groupe | revisore del gruppo | revisore dei conti di gruppo | group auditor*',
  ],
  [
    'AUDITOR',
    'revisionsstelle* | revisionsorgan* | kontrollstelle* | revisor | revisorin | revisoren | rechnungsrevisor* | externe revisionsstelle* | organe* de revision | organe* de controle | organe* revision | organ* de revisiun | reviseur* | reviseus* | controleur* | ufficio di revisione | ufficio revisione | uffici di revisione | organo di revisione | organo di controllo | revisore | revisori | revisora | verificateur* des comptes | auditor | auditors | aktienrechtliche revisionsstelle | statutory auditor*',
  ],
  [
    'SUPERVISORY_AUTHORITY',
    'aufsichtsbehord* | autorite* de surveillance | autorita di vigilanza | aufsicht | surveillance | supervisory authority',
  ],
  [
    'LIQUIDATOR',
    'liquidator* | liquidateur* | liquidatrice* | liquidatore | liquidatori | mitliquidator* | coliquidat* | co liquidat* | lquidateur* | bureau de liquidation',
  ],
  [
    'RECEIVER',
    'konkursverwalt* | kommissarisch* verwalt* | sachwalter* | provisorisch* sachwalter* | definitiv* sachwalter* | beistand | beistandin | beistande | kurator* | curat* | commissaire* | commissario | commissaria | commissari | administrateur* de la faillite | amministrat* del fallimento | amministrazione del fallimento | sonderverwalt* | nachlassverwalt* | insolvenzverwalt* | masseverwalt* | receiver* | administrateur* d office',
  ],
  [
    'GENERAL_PARTNER',
    'unbeschrankt haftend* gesellschafter* | unbeschrankt haftend* | komplementar* | associe* commandite | associe commandites | commandite | commandites | commanditee | commanditees | accomandatari* | associe* indefiniment responsable* | indefiniment responsable* | socio illimitatamente responsabile | socia illimitatamente responsabile | soci illimitatamente responsabili | illimitatamente responsabil* | accomandatari* | general partner*',
  ],
  [
    'LIMITED_PARTNER',
    'kommanditar* | beschrankt haftend* gesellschafter* | associe* commanditaire* | commanditaire* | socio accomandante | socia accomandante | soci accomandanti | accomandant* | limited partner*',
  ],
  [
    'HONORARY_PRESIDENT',
    'ehrenprasident* | president* d honneur | president* honoraire* | presidente onorari* | presidente d onore | honorary president | honorary chair*',
  ],
  [
    'MANAGERS_CHAIR',
    'vorsitzend* der geschaftsfuhr* | vorsitz der geschaftsfuhrung | vorsitzend* geschaftsfuhr* | geschaftsfuhrungsvorsitzend* | prasident* der geschaftsfuhr* | geschaftsfuhr* mit vorsitz | geschaftsfuhr* vorsitzend* | president* des gerant* | president* de la gerance | president* du college des gerants | gerant* president* | gerant* et president* | president* et gerant* | president* gerant* | gerant* presidant* | presidente dei gerenti | presidente della gerenza | gerente presidente | gerente e presidente | presidente e gerente | presidente gerente | presidente di gerenza | presidente della direzione della societa | chair* of the managers | managing chair*',
  ],
  [
    'MANAGER',
    'geschaftsfuhr* | mitgeschaftsfuhr* | mitglied* der geschaftsfuhrung | stellvertretend* geschaftsfuhr* | stellvertreter* des geschaftsfuhr* | stellvertreter* der geschaftsfuhr* | stv geschaftsfuhr* | stv vorsitzend* der geschaftsfuhr* | stellvertretend* vorsitzend* der geschaftsfuhr* | vizevorsitzend* der geschaftsfuhr* | vize vorsitzend* der geschaftsfuhr* | vize prasident* der geschaftsfuhr* | stellvertret* des vorsitzend* der geschaftsfuhr* | stellvertret* der vorsitzend* der geschaftsfuhr* | vizeprasident* der geschaftsfuhr* | geschaftsleiter* | verwalter | verwalterin | gerant | gerants | gerante | gerantes | gerance | cogerant* | co gerant* | vice president* des gerants | gerente | gerenti | gerenza | amministratore gerente | manager* | membre* de la gerance | membro della gerenza | managing officer* | managing director*',
  ],
  [
    'MANAGEMENT_CHAIR',
    'vorsitzend* der geschaftsleitung | vorsitzend* der direktion | vorsitzend* der konzernleitung | vorsitzend* der gruppenleitung | vorsitzend* der generaldirektion | vorsitzend* der bankleitung | vorsitzend* der unternehmensleitung | prasident* der geschaftsleitung | prasident* der direktion | prasident* der konzernleitung | prasident* der generaldirektion | generaldirektor* | direktionsprasident* | direktionsvorsitzend* | hauptdirektor* | ceo | chief executive officer | directeur* general* | directrice* general* | directeurs generaux | president* de la direction | president* de la direction generale | president* du comite de direction | president* du directoire | direttore generale | direttrice generale | direttori generali | presidente della direzione | presidente della direzione generale | general manager | mitglied und vorsitzend* der geschaftsleitung | mitglied und vorsitzend* der direktion | vorsitzend* der spitalleitung | vorsitzend* der klinikleitung | vorsitzend* der schulleitung | vorsitzend* der hochschulleitung | vorsitzend* der institutsleitung | vorsitzend* der heimleitung | vorsitzend* der betriebsleitung | prasident* der spitalleitung | prasident* der klinikleitung | prasident* der schulleitung | prasident* der hochschulleitung | prasident* der institutsleitung | presidente di direzione',
  ],
  [
    'MANAGEMENT_MEMBER',
    'mitglied* der geschaftsleitung | vize vorsitzend* der geschaftsleitung | vizevorsitzend* der geschaftsleitung | vize vorsitzend* der direktion | mitglied* der gl | mitglied* der geschaftsltg | geschaftsleitungsmitglied* | mitglied* der direktion | direktionsmitglied* | mitglied* der generaldirektion | mitglied* der konzernleitung | mitglied* der gruppenleitung | mitglied* der erweiterten geschaftsleitung | mitglied* der bankleitung | mitglied* der unternehmensleitung | mitglied* des direktoriums | mitglied* der leitung | mitglied* der institutsleitung | mitglied* der schulleitung | mitglied* der hochschulleitung | mitglied* der spitalleitung | mitglied* der klinikleitung | mitglied* der betriebsleitung | mitglied* der erweiterten direktion | geschaftsleitung | direktion | stellvertretend* vorsitzend* der geschaftsleitung | stv vorsitzend* der geschaftsleitung | vizevorsitzend* der geschaftsleitung | membre* de la direction | membre* de la direction generale | membre* du comite de direction | membre* du comite executif | membre* du directoire | membre* de la direction elargie | direction | comite de direction | membro della direzione | membri della direzione | membro di direzione | membri di direzione | membro della direzione generale | mitglied* der heimleitung | membro del comitato esecutivo | direzione | member* of the management | member* of the executive board | member* of the executive committee',
  ],
  [
    'SOLE_BOARD_MEMBER',
    'einzig* mitglied* | einzig* verwaltungsrat* | einzig* vorstandsmitglied* | alleinig* mitglied* | alleinig* verwaltungsrat* | einziges mitglied des verwaltungsrat* | administrat* unique* | seul administrat* | seule administrat* | unique administrat* | unico amministratore | unica amministratrice | membre unique | amministratore unico | amministratrice unica | membro unico | membro unica | sole director | sole member',
  ],
  [
    'BOARD_DELEGATE',
    'delegiert* | verwaltungsratsdelegiert* | delegierter des verwaltungsrat* | delegue | deleguee | delegues | deleguees | administrat* delegue* | delegat | delegato | delegata | delegati | consigliere delegato | consigliera delegata | amministratore delegato | amministratrice delegata | delegate',
  ],
  [
    'BOARD_VICE_PRESIDENT',
    'vizeprasident* | vizepras | vize prasident* | vicepresident* | vice president* | viceprasident* | vizeobmann | vizeobfrau | stellvertretend* prasident* | stellvertreter* des prasident* | stellvertreter* der prasident* | stellvertreter* des vorsitzend* | stv prasident* | stv vorsitzend* | vizevorsitzend* | vize vorsitzend* | stellvertretend* vorsitzend* | verwaltungsratsvizeprasident* | stiftungsratsvizeprasident* | co vizeprasident* | vice presidence | vicepresidenza | vicepresidente | vice presidente | vicepresidenti | vice chair* | 1 vizeprasident* | 2 vizeprasident*',
  ],
  [
    'BOARD_PRESIDENT',
    'prasident | pras | prasidentin | prasidenten | prasidentinnen | prasidium | coprasident* | co prasident* | tagesprasident* | verwaltungsratsprasident* | stiftungsratsprasident* | vorstandsprasident* | vereinsprasident* | obmann | obfrau | vorsitzend* | president | presidente | presidents | presidentes | presidence | presidenza | copresident* | co president* | presidenti | presidentessa | copresidente | chairman | chairwoman | chairperson | chair',
  ],
  [
    'BOARD_SECRETARY',
    'secretaire* hors conseil | secretaire* hors du conseil | secretaire* non membre* | secretaire* hors comite | segretari* fuori consiglio | segretari* non membro | sekretar* nichtmitglied | sekretar* nicht mitglied | sekretar* | attuario | attuaria | attuari | ratsschreiber* | burgerratsschreiber* | genossenschreiber* | korporationsschreiber* | sekr | verwaltungsratssekretar* | stiftungsratssekretar* | secretair* | segretari* | aktuar | aktuars | aktuarin | protokollfuhr* | schriftfuhr* | secretary | secretaries | generalsekretar*',
  ],
  [
    'BOARD_TREASURER',
    'kassier | kassiers | kassierin | kassierer | kassiererin | quastor* | tresorier | tresoriere | tresoriers | caissier | caissiere | cassiere | cassiera | tesoriere | tesoriera | schatzmeister* | finanzchef* | rechnungsfuhr* | treasurer | boursier | boursiere',
  ],
  [
    'BRANCH_MANAGER',
    'leiter* der zweigniederlassung* | zweigniederlassungsleiter* | filialleiter* | niederlassungsleiter* | geschaftsfuhr* der zweigniederlassung* | direktor* der zweigniederlassung* | responsable* de la succursale | responsable* de succursale | direct* de la succursale | direct* de succursale | gerant* de la succursale | chef* de succursale | responsabile della succursale | responsabile di succursale | direttore della succursale | direttrice della succursale | direttore di succursale | gerente della succursale | branch manager* | agenturleiter*',
  ],
  [
    'DEPUTY_DIRECTOR',
    'stellvertretend* direktor* | stellvertreter* des direktor* | stellvertreter* der direktor* | stellvertretend* generaldirektor* | stv direktor* | direktor stellvertreter* | direktorstellvertreter* | direktor stv | directeur* adjoint* | directrice* adjoint* | directeur* general* adjoint* | directrice* general* adjoint* | directeur suppleant | directrice suppleante | direttore aggiunto | direttrice aggiunta | direttore supplente | direttrice supplente | direttore sostituto | direttrice sostituta | condirettore | condirettrice | direttore generale aggiunto | deputy director*',
  ],
  [
    'VICE_DIRECTOR',
    'vizedirektor* | vize direktor* | sous directeur* | sous directrice* | vice directeur* | vice directrice* | vicedirett* | vice dirett* | vice director*',
  ],
  [
    'DIRECTOR',
    'direktor | direktors | direktorin | direktoren | geschaftsdirektor* | bankdirektor* | finanzdirektor* | leitend* direktor* | directeur | directeurs | directrice | directrices | direttore | direttrice | direttori | direttrici | director | directors',
  ],
  [
    'PARTNER',
    'gesellschafter | gesellschafters | gesellschafterin | gesellschafterinnen | gesellschaftern | kollektivgesellschafter* | teilhaber* | genossenschafter* | associe | associee | associes | associees | socio | socia | soci | socie | partner | partners | shareholder*',
  ],
  [
    'OWNER',
    'inhaber | inhabers | inhaberin | geschaftsinhaber* | firmeninhaber* | titulaire | titulaires | titolare | titolari | owner | proprietaire | chef de la maison | proprietario',
  ],
  [
    'REPRESENTATIVE',
    'vertreter* | stellvertreter | stellvertreterin | representant* | rappresentant* | representative* | vertretung | haupttreuhander* | gemeinsam* vertreter* | haupts vertreter | kantonsvertreter* | generalbevollmachtigt* | hauptbevollmachtigt* | mandataire general* | mandatario generale | generalvertreter*',
  ],
  [
    'SIGNATORY',
    'prokurist* | kollektivprokurist* | einzelprokurist* | fonde* de pouvoir* | fonde* de procuration* | procurist* | procuratore | procuratrice | procuratori | zeichnungsberechtigt* | handlungsbevollmachtigt* | bevollmachtigt* | mandataire commercial* | mandataire* | unterschriftsberechtigt* | procurateur* | procuriste* | authorised signatory | authorized signatory',
  ],
  // Bodies that advise or check the governing one, or honour, and who winds up an estate: no member of the board.
  [
    'OTHER',
    'mitglied* der anlagekommission | prasident* der anlagekommission | mitglied* des beirat* | prasident* des beirat* | mitglied* des fachbeirat* | mitglied* des patronatskomitee* | mitglied* der kontrollkommission | mitglied* der geschaftsprufungskommission | mitglied* der rechnungsprufungskommission | mitglied* des prufungsausschuss* | prasident* des prufungsausschuss* | vorsitzend* des prufungsausschuss* | mitglied* des anlageausschuss* | prasident* des anlageausschuss* | vorsitzend* des anlageausschuss* | mitglied* des vergutungsausschuss* | prasident* des vergutungsausschuss* | vorsitzend* des vergutungsausschuss* | president* du comite d audit | membre* du comite d audit | president* du comite de placement | membre* du comite de placement | president* du comite de remuneration | membre* du comite de remuneration | presidente del comitato d audit | membro del comitato d audit | presidente del comitato di audit | membro del comitato di audit | presidente del comitato d investimento | membro del comitato d investimento | ehrenmitglied* | membre* du comite consultatif | membre* du comite de patronage | membre* du conseil consultatif | membre* de la commission de placement | membre* d honneur | membro del comitato consultivo | membro onorari* | president* du conseil medical | membre* du conseil medical | president* du conseil scientifique | membre* du conseil scientifique | presidente del consiglio scientifico | membro del consiglio scientifico | expert* en prevoyance professionnelle | expert* en prevoyance | expert* fur berufliche vorsorge | pensionsversicherungsexpert* | perit* in materia di previdenza professionale | willensvollstrecker* | erbschaftsverwalter* | nachlassverwalter* | executeur* testamentaire* | executrice* testamentaire* | administrat* de la succession | administrat* d office de la succession | esecutore testamentario | esecutrice testamentaria | esecutori testamentari | amministrat* della successione | amministrat* dell eredita',
  ],
  [
    'FOUNDER',
    'grunder* | stifter | stifterin | stifterinnen | fondateur* | fondatrice* | fondatore | fondatrice | fondatori | founder*',
  ],
  [
    'BOARD_MEMBER',
    'mitglied | mitglieds | mitgliedes | mitglieder | mitgliedern | vorstandsmitglied* | verwaltungsratsmitglied* | stiftungsratsmitglied* | ausschussmitglied* | ersatzmitglied* | mitglied* des ausschusses | beisitzer* | verwaltungsrat | verwaltungsrats | verwaltungsrates | verwaltungsrate | verwaltungsraten | verwaltungsratin* | stiftungsrat | stiftungsrate | stiftungsratin* | vorstand | verwaltung | bankrat | bankrate | bankrats | administrateur | administrateurs | administratrice | administratrices | administration | conseil d administration | conseil de fondation | conseil | comite | membre | membres | conseiller | conseillere | assesseur* | membre* suppleant* | amministratore | amministratrice | amministratori | amministrazione | consiglio d amministrazione | consiglio di amministrazione | consiglio di fondazione | comitato | consiglio | membro | membra | membri | consigliere | consigliera | consiglieri | board member* | member | members | commissione amministratrice',
  ],
];

/** Bodies that may follow a role in the genitive; they say whose president or member, not another role. Same notation as above. */
export const BODIES: readonly string[] = [
  'verwaltungsrat*', 'vr', 'sr', 'verwaltung', 'stiftungsrat*', 'vorstand*', 'bankrat*', 'bankvorstand*', 'ausschusses', 'geschaftsleitung', 'geschaftsfuhrung',
  'verwaltungsratsausschuss*', 'stiftungsratsausschuss*', 'genossenschaftsrat*', 'aufsichtsrat*', 'direktion', 'generaldirektion', 'stiftung', 'gesellschaft', 'genossenschaft', 'vereins', 'verein',
  'zentralvorstand*', 'kuratorium*', 'patronat*', 'konzernleitung', 'spitalrat*', 'schulrat*', 'universitatsrat*', 'institutsrat*', 'hochschulrat*', 'betriebskommission', 'verwaltungskommission', 'anlagestiftung', 'vorsorgestiftung',
  'conseil d administration', 'conseil de fondation', 'conseil de l association', 'conseil de direction', 'conseil', 'comite', 'comite de direction', 'comite directeur', 'comite executif', 'bureau', 'direction',
  'direction generale', 'fondation', 'association', 'societe', 'cooperative', 'administration', 'conseil de banque', 'college des gerants', 'conseil general', 'conseil des fondateurs', 'comite central', 'conseil de surveillance',
  'consiglio d amministrazione', 'consiglio di amministrazione', 'consiglio di fondazione', 'consiglio direttivo', 'consiglio', 'comitato', 'comitato direttivo', 'comitato esecutivo', 'direzione', 'direzione generale', 'gerenza', 'fondazione', 'associazione', 'amministrazione', 'societa', 'board of directors', 'board', 'foundation board',
]; // prettier-ignore

/** Articles between a role and its body. */
export const BODY_LINKS: readonly string[] = [
  'des',
  'der',
  'im',
  'du',
  'de la',
  'de l',
  'de',
  'del',
  'della',
  'dell',
  'dello',
  'di',
  'of the',
  'al',
  'au',
  'd',
];

type Labels = readonly [de: string, fr: string, it: string, en: string];
export const ROLE_LABELS: Readonly<Record<Role, Labels>> = {
  BOARD_PRESIDENT: ['Präsident/in', 'président(e)', 'presidente', 'chair'],
  BOARD_VICE_PRESIDENT: ['Vizepräsident/in', 'vice-président(e)', 'vicepresidente', 'vice chair'],
  BOARD_DELEGATE: ['Delegierte/r', 'délégué(e)', 'delegato/a', 'delegate of the board'],
  BOARD_MEMBER: [
    'Mitglied des obersten Leitungsorgans',
    "membre de l'organe supérieur de direction",
    "membro dell'organo superiore di direzione",
    'board member',
  ],
  SOLE_BOARD_MEMBER: [
    'einziges Mitglied',
    'administrateur/trice unique',
    'amministratore/trice unico/a',
    'sole board member',
  ],
  BOARD_SECRETARY: ['Sekretär/in', 'secrétaire', 'segretario/a', 'secretary'],
  BOARD_TREASURER: ['Kassier/in', 'trésorier/ère', 'cassiere/a', 'treasurer'],
  HONORARY_PRESIDENT: ['Ehrenpräsident/in', "président(e) d'honneur", 'presidente onorario/a', 'honorary chair'],
  MANAGERS_CHAIR: [
    'Vorsitzende/r der Geschäftsführung',
    'président(e) des gérants',
    'presidente dei gerenti',
    'chair of the managers',
  ],
  MANAGER: ['Geschäftsführer/in', 'gérant(e)', 'gerente', 'manager'],
  MANAGEMENT_CHAIR: [
    'Vorsitzende/r der Geschäftsleitung',
    'directeur/trice général(e)',
    'direttore/trice generale',
    'chief executive',
  ],
  MANAGEMENT_MEMBER: [
    'Mitglied der Geschäftsleitung',
    'membre de la direction',
    'membro della direzione',
    'member of the management',
  ],
  DIRECTOR: ['Direktor/in', 'directeur/trice', 'direttore/trice', 'director'],
  DEPUTY_DIRECTOR: [
    'stellvertretende/r Direktor/in',
    'directeur/trice adjoint(e)',
    'direttore/trice aggiunto/a',
    'deputy director',
  ],
  VICE_DIRECTOR: ['Vizedirektor/in', 'sous-directeur/trice', 'vicedirettore/trice', 'vice director'],
  PARTNER: ['Gesellschafter/in', 'associé(e)', 'socio/a', 'partner'],
  GENERAL_PARTNER: [
    'unbeschränkt haftende/r Gesellschafter/in',
    'associé(e) indéfiniment responsable',
    'socio/a illimitatamente responsabile',
    'general partner',
  ],
  LIMITED_PARTNER: ['Kommanditär/in', 'commanditaire', 'accomandante', 'limited partner'],
  OWNER: ['Inhaber/in', 'titulaire', 'titolare', 'owner'],
  BRANCH_MANAGER: [
    'Leiter/in der Zweigniederlassung',
    'responsable de la succursale',
    'responsabile della succursale',
    'branch manager',
  ],
  REPRESENTATIVE: ['Vertreter/in', 'représentant(e)', 'rappresentante', 'representative'],
  SIGNATORY: [
    'Zeichnungsberechtigte/r',
    'personne autorisée à signer',
    'persona autorizzata a firmare',
    'authorised signatory',
  ],
  LIQUIDATOR: ['Liquidator/in', 'liquidateur/trice', 'liquidatore/trice', 'liquidator'],
  RECEIVER: [
    'Konkursverwalter/in oder Sachwalter/in',
    'administrateur/trice de la faillite ou commissaire',
    'amministratore/trice del fallimento o commissario/a',
    'receiver',
  ],
  AUDITOR: ['Revisionsstelle', 'organe de révision', 'ufficio di revisione', 'auditor'],
  GROUP_AUDITOR: ['Konzernprüfer', 'réviseur des comptes du groupe', 'revisore dei conti di gruppo', 'group auditor'],
  SUPERVISORY_AUTHORITY: [
    'Aufsichtsbehörde',
    'autorité de surveillance',
    'autorità di vigilanza',
    'supervisory authority',
  ],
  FOUNDER: ['Gründer/in', 'fondateur/trice', 'fondatore/trice', 'founder'],
  OTHER: ['andere Funktion', 'autre fonction', 'altra funzione', 'other role'],
};
