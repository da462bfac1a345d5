/** What a labelled clause of a notice ("Domizil neu: ...", "Nouveau siège: ...") tells. `other` ends the clause before it and tells nothing here. */
export type ClauseKind =
  | 'name'
  | 'translations'
  | 'seat'
  | 'address'
  | 'purpose'
  | 'capital'
  | 'paid'
  | 'legalForm'
  | 'headOfficeName'
  | 'headOfficeNumber'
  | 'headOfficeSeat'
  | 'succession'
  | 'persons'
  | 'other';

/** Words that say a clause gives a new value; what is left of the label is looked up. */
export const NEW_WORDS: ReadonlySet<string> = new Set(
  'neu neue neuer neues neuen nouveau nouvel nouvelle nouveaux nouvelles nuovo nuova nuovi nuove'.split(' '),
);

/** Labels in lower case, without {@link NEW_WORDS} and without `(s)`, by kind. */
const LABELS: Readonly<Record<ClauseKind, readonly string[]>> = {
  name: [
    'firma', 'name', 'bezeichnung', 'firmenname', 'firma lautet', 'name lautet', 'raison sociale', 'raison de commerce', 'raison', 'nom',
    'dénomination', 'ditta', 'ragione sociale', 'denominazione', 'nome', 'sa raison sociale devient', 'sa raison de commerce devient',
    'par conséquent, sa raison sociale devient', 'la raison sociale devient', 'la raison sociale est désormais', 'la ditta diventa',
  ],
  translations: [
    'übersetzungen der firma', 'übersetzung der firma', 'übersetzungen', 'übersetzung', 'übersetzungen des namens', 'übersetzungen der bezeichnung', 'übersetzungen des vereinsnamens', 'traductions', 'traduction',
    'traductions de la raison sociale', 'traduction de la raison sociale', 'traduzioni', 'traduzione', 'traduzioni della ditta', 'traduzione della ditta',
  ],
  seat: ['sitz', 'siège', 'siège social', 'sede', 'sede sociale', 'siège transféré à', 'sitz verlegt nach', 'dénomination du siège', 'denominazione della sede'],
  address: [
    'domizil', 'adresse', 'domiziladresse', 'geschäftsadresse', 'rechtsdomizil', 'domizil/adresse', 'adresse de la société', 'domicile',
    'bureaux', 'adresse du siège', 'vollständige adresse', 'adresse complète', 'recapito completo', 'recapito', 'indirizzo', 'domicilio',
  ],
  purpose: [
    'zweck', 'but', "but de l'entreprise", 'but social', 'but de la société', "but de l'association", 'but de la fondation', 'buts',
    'scopo', 'scopo sociale', "scopo dell'impresa", 'natur des geschäfts', 'geschäftsnatur', "genre d'affaires", 'genere di commercio',
    'zweckänderung', 'le but de la société est désormais', 'nature juridique et but', 'zweck der zweigniederlassung', 'zweck zweigniederlassung',
    'but de la succursale', 'scopo della succursale', 'scopo succursale',
  ],
  capital: [
    'aktienkapital', 'stammkapital', 'kapital', 'gesellschaftskapital', 'anteilscheinkapital', 'capital-actions', 'capital actions',
    'capital', 'capital social', 'capital-social', 'capitale azionario', 'capitale sociale', 'capitale',
  ],
  paid: [
    'liberierung aktienkapital', 'liberierung', 'liberierung stammkapital', 'libération', 'libération du capital-actions',
    'capital libéré', 'capital-actions libéré', 'libération capital-actions', 'liberazione', 'liberazione capitale azionario',
    'liberazione del capitale azionario', 'capitale liberato', 'capitale azionario liberato',
  ],
  legalForm: [
    'rechtsform', 'rechtsnatur', 'forme juridique', 'nature juridique', 'natura giuridica', 'forma giuridica',
  ],
  headOfficeName: [
    'firma hauptsitz', 'firma des hauptsitzes', 'name hauptsitz', "raison sociale de l'établissement principal",
    "raison de commerce de l'établissement principal", 'raison sociale du siège principal', 'raison de commerce du siège principal',
    "raison sociale de l'entité principale", 'ditta della sede principale', 'ragione sociale della sede principale',
    'ditta sede principale', 'ragione sociale sede principale', 'raison sociale établissement principal', 'raison sociale siège principal',
  ],
  headOfficeNumber: [
    'identifikationsnummer hauptsitz', 'identifikationsnummer des hauptsitzes', "numéro d'identification de l'établissement principal",
    "numéro d'identification du siège principal", "ide de l'établissement principal", "n° d'identification de l'établissement principal",
    "numéro d'identification établissement principal", 'numero di identificazione della sede principale',
    "numero d'identificazione della sede principale", 'idi della sede principale', 'numero di identificazione sede principale',
    "numero d'identificazione sede principale", 'idi sede principale',
  ],
  headOfficeSeat: [
    'hauptsitz', 'mit hauptsitz in', 'sitz hauptsitz', 'sitz des hauptsitzes', 'hauptsitz in', 'établissement principal', 'siège principal',
    'établissement principal à', 'siège principal à', 'sede principale', "siège de l'établissement principal", 'sede principale a',
  ],
  succession: [
    'fusion', 'spaltung', 'abspaltung', 'aufspaltung', 'vermögensübertragung', 'vermögensübertragungen', 'scission',
    'transfert de patrimoine', 'fusione', 'scissione', 'trasferimento di patrimonio', 'sacheinlage', 'sachübernahme',
    'sacheinlage und sachübernahme', 'sacheinlage/sachübernahme', 'geschäftsübernahme', 'apport en nature et reprise de biens',
    'apport en nature', 'reprise de biens', 'apports en nature', "reprise de l'actif et du passif", 'conferimento in natura',
    'conferimenti in natura', 'assunzione di beni', 'conferimento in natura e assunzione di beni', 'absorption', 'übernahme', 'reprise',
  ],
  persons: [
    'eingetragene personen', 'eingetragene person', 'personen oder mutierend', 'eingetragene personen oder mutierend', 'personen',
    'ausgeschiedene personen und erloschene unterschriften', 'ausgeschiedene personen', 'ausgeschiedene personen, erloschene unterschriften',
    'gelöschte personen', 'eingetragene person geändert', 'eingetragene personen geändert', 'gelöschte person', 'personne inscrite',
    'personne et signature radiée', 'personne radiée', 'inscription ou modification de personne', 'personne inscrite modifiée',
    'personnes inscrites', 'personnes et signatures radiées', 'personnes radiées', 'inscription ou modification de personnes',
    'personnes inscrites modifiées', 'persone iscritte', 'persona iscritta', 'persone dimissionarie e firme cancellate',
    'persona dimissionaria e firma cancellata', 'persone iscritte o modifiche', 'persona iscritta o modifica', 'stiftungsrat',
    'verwaltungsrat', 'administration', 'gérance', 'associé-gérant', 'associés-gérants', 'associé', 'associés', 'administrateur',
    'administrateurs', 'administratrice', 'gérant', 'gérants', 'gérante', 'liquidateur', 'liquidatrice', 'liquidator', 'titulaire',
    'signature', 'signatures', 'vorstand', 'conseil de fondation', 'comité', 'amministrazione', 'gerenza', 'titolare',
    'organe de révision', 'réviseur', 'revisionsstelle', 'ufficio di revisione', 'personne(s) inscrite', 'kommanditär', 'inhaber',
    'conseil', "conseil d'administration", 'direction', 'associée', 'associées', 'associée-gérante', 'associé gérant', 'associés gérants', 'gérantes',
    'administratrices', 'commanditaire', 'commanditaires', 'procuration', "consiglio d'amministrazione", 'consiglio di amministrazione',
    'consiglio di fondazione', 'comitato', 'direzione', 'amministratore', 'amministratore unico', 'amministratrice', 'gerente', 'gerenti', 'soci',
    'liquidatore', 'geschäftsführung', 'geschäftsführer', 'gesellschafter', 'inhaberin', 'verwaltung', 'präsident', 'prokura',
  ],
  other: [
    'statutendatum', 'statutenänderung', 'statutenänderungen', 'urkundendatum', 'urkundenänderung', 'gründungsurkunde', 'umwandlung',
    'publikationsorgan', 'publikationsorgane', 'mitteilungen', 'mitteilung', 'vinkulierung', 'aktien', 'stammanteile', 'stammeinlagen',
    'partizipationskapital', 'partizipationsscheine', 'liberierung partizipationskapital', 'qualifizierte tatbestände', 'gestrichen',
    'nebenleistungspflichten', 'organisation', 'aufsichtsbehörde', 'postadresse', 'beginn', 'geschäftsbeginn', 'dauer', 'bemerkungen',
    'weitere adressen', 'weitere adresse', 'andere adresse', 'altro recapito', 'haftung', 'haftung/nachschusspflicht', 'nachschusspflicht', 'vermögen', 'mittel', 'reglement',
    'bedingtes kapital', 'genehmigtes kapital', 'kapitalband', 'kapitalerhöhung', 'ordentliche kapitalerhöhung', 'kapitalherabsetzung',
    'ordentliche kapitalherabsetzung', 'zweigniederlassung', 'zweigniederlassungen', 'belege', 'verfügung', 'anteilscheine', 'genussscheine',
    'berichtigung', 'auflösung', 'liquidation', 'konkurs', 'konkurseröffnung', 'registrierung hauptsitz', 'zweck hauptsitz', 'kapital hauptsitz',
    'rechtsform hauptsitz', 'bemerkungen zum hauptsitz', 'angaben zur zweigniederlassung', 'organ', 'vertretung', 'zeichnung', 
    'statuts', 'statuts du', 'date des statuts', 'modification des statuts', 'statuts modifiés', 'organe de publication', 'communications',
    'communication', 'communication aux associés', 'communication aux actionnaires', 'communications aux actionnaires', 'actions',
    'parts sociales', 'parts', "date de l'acte", 'début', 'durée', 'autorité de surveillance', 'avis', 'obligation', 'transmissibilité',
    'prestations accessoires', 'organisation de la fondation', 'fortune', 'ressources', 'responsabilité', 'augmentation du capital-actions',
    'rectification', 'rectificatif', 'complément', 'autre adresse', 'adresse postale', 'case postale', 'dissolution', 'faillite',
    "apport en nature et reprise de biens clause supprimée", 'qualification', 'bons de participation', 'statut', 'remarques',
    'data dello statuto', 'statuti modificati', 'modifica dello statuto', 'organo di pubblicazione', 'comunicazioni', 'comunicazione', 'azioni',
    'quote sociali', 'quote', 'inizio', 'durata', 'autorità di vigilanza', 'pubblicazioni', 'rettifica', 'complemento', 'scioglimento',
    'fallimento', 'liquidazione', 'vincolo', 'limitazione della trasferibilità', 'prestazioni accessorie', 'osservazioni',
    'natura giuridica della sede principale', "nature juridique de l'établissement principal", "forme juridique de l'établissement principal",
    'natura giuridica sede principale', 'forma giuridica sede principale', 'capitale sede principale', 'scopo sede principale',
    'capitale della sede principale', "capital de l'établissement principal", 'indirizzo postale', 'organizzazione', 'patrimonio', 'mezzi', 'mezzi finanziari', 'risorse',
    'risorse finanziarie',
  ],
}; // prettier-ignore

const kinds = new Map<string, ClauseKind>();
for (const kind of Object.keys(LABELS) as ClauseKind[]) {
  for (const label of LABELS[kind]) if (!kinds.has(label)) kinds.set(label, kind);
}

/** The longest label, in characters, with room for a new-word; what is longer before a colon is no label. */
export const LONGEST_LABEL = Math.max(...[...kinds.keys()].map((label) => label.length)) + 12;

/** What a printed label (without its colon) tells, and whether it says that the value is new; null for words that are no label. */
export function clauseKind(label: string): ClauseLabel | null {
  const seen = printed.get(label);
  if (seen !== undefined) return seen;
  const words = label.toLowerCase().replaceAll('(s)', '').replaceAll('’', "'").split(/\s+/);
  const kept = words.filter((word) => word !== '' && !NEW_WORDS.has(word));
  const name = kept.join(' ').replace(/^uebersetzung/, 'übersetzung');
  const kind = kinds.get(name) ?? (OF_PERSONS.test(name) ? 'persons' : undefined);
  if (kind === undefined) return null;
  const found = { kind, isNew: kept.length < words.length || BECOMES.test(label) };
  if (printed.size < MAX_PRINTED) printed.set(label, found);
  return found;
}

/** `Personenmutationen`, `modification de personnes`: however a register calls its lists. */
const OF_PERSONS = /(?:^|\s)(?:personen?|personnes?|persona|persone|personenmutation(?:en)?)(?:\s|$)/;

export interface ClauseLabel {
  kind: ClauseKind;
  isNew: boolean;
}

/** Labels already looked up, as printed: there are few hundred forms. */
const printed = new Map<string, ClauseLabel>();
const MAX_PRINTED = 2_000;
const BECOMES = /devient|désormais|lautet|diventa|verlegt|transféré|änderung/;
