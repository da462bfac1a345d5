/** The vocabulary that clients hold on to: each list is an enum of schema.graphql. Append only. */

export const LANGUAGES = ['de', 'fr', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CANTONS = [
  'AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE',
  'NW', 'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH',
] as const; // prettier-ignore
export type Canton = (typeof CANTONS)[number];

export const PUBLICATION_STATES = ['PUBLISHED', 'CANCELLED'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** What a firm's status can be at a date (data-model.md). */
export const FIRM_STATUSES = ['ACTIVE', 'IN_LIQUIDATION', 'BANKRUPT', 'DELETED', 'UNKNOWN'] as const;
export type FirmStatus = (typeof FIRM_STATUSES)[number];

/** How a bound of an interval is known (data-model.md, "Bounds are honest"). */
export const BOUND_KINDS = ['EXACT', 'NOT_LATER_THAN', 'NOT_EARLIER_THAN', 'UNKNOWN', 'OPEN'] as const;
export type BoundKind = (typeof BOUND_KINDS)[number];

/** Whether a fact held at the date asked for. */
export const HOLDS = ['HELD', 'NOT_HELD', 'UNKNOWN'] as const;
export type Holds = (typeof HOLDS)[number];

/**
 * One vocabulary of roles for the four languages. BOARD_* is the supreme governing body of any legal form: the board of
 * directors of an AG, a foundation's board, an association's committee; the printed text tells which.
 */
export const ROLES = [
  'BOARD_PRESIDENT', // Präsident (des Verwaltungsrates, des Stiftungsrates, des Vorstandes), président, presidente
  'BOARD_VICE_PRESIDENT',
  'BOARD_DELEGATE', // Delegierter, administrateur-délégué
  'BOARD_MEMBER', // Mitglied, administrateur, membro; also the sole member: see SOLE_BOARD_MEMBER
  'SOLE_BOARD_MEMBER', // einziges Mitglied, administrateur unique, amministratore unico
  'BOARD_SECRETARY', // Sekretär, whether a member or not
  'BOARD_TREASURER', // Kassier, Quästor, trésorier, cassiere
  'HONORARY_PRESIDENT',
  'MANAGERS_CHAIR', // Vorsitzender der Geschäftsführung, président des gérants: the chair among a GmbH's managers
  'MANAGER', // Geschäftsführer, gérant, gerente of a GmbH/Sàrl/Sagl or of a firm in general
  'MANAGEMENT_CHAIR', // Vorsitzender der Geschäftsleitung/Direktion, directeur général
  'MANAGEMENT_MEMBER', // Mitglied der Geschäftsleitung/Direktion
  'DIRECTOR', // Direktor, directeur, direttore
  'DEPUTY_DIRECTOR', // stellvertretender Direktor, directeur adjoint
  'VICE_DIRECTOR', // Vizedirektor, sous-directeur, vicedirettore
  'PARTNER', // Gesellschafter, associé, socio
  'GENERAL_PARTNER', // unbeschränkt haftender Gesellschafter, associé indéfiniment responsable
  'LIMITED_PARTNER', // Kommanditär, commanditaire, accomandante
  'OWNER', // Inhaber, titulaire, titolare of a sole proprietorship
  'BRANCH_MANAGER', // Leiter der Zweigniederlassung, responsable de la succursale
  'REPRESENTATIVE', // Vertreter, représentant, procuratore of a body not otherwise named
  'SIGNATORY', // no role printed, only a signature or a procuration
  'LIQUIDATOR', // Liquidator, liquidateur, liquidatore
  'RECEIVER', // Konkursverwalter, Sachwalter, Beistand, curateur, commissaire
  'AUDITOR', // Revisionsstelle, organe de révision, ufficio di revisione
  'GROUP_AUDITOR', // Konzernprüfer
  'SUPERVISORY_AUTHORITY', // Aufsichtsbehörde
  'FOUNDER',
  'OTHER', // printed, but none of these: the text tells
] as const; // prettier-ignore
export type Role = (typeof ROLES)[number];

export const BOARD_ROLES: readonly Role[] = [
  'BOARD_PRESIDENT',
  'BOARD_VICE_PRESIDENT',
  'BOARD_DELEGATE',
  'BOARD_MEMBER',
  'SOLE_BOARD_MEMBER',
  'BOARD_SECRETARY',
  'BOARD_TREASURER',
];

/** Who holds a part of the firm itself. */
export const PARTNER_ROLES: readonly Role[] = ['PARTNER', 'GENERAL_PARTNER', 'LIMITED_PARTNER']; // prettier-ignore

export const SIGNATURE_KINDS = [
  'SOLE', // Einzelunterschrift, signature individuelle, firma individuale
  'JOINT_TWO', // Kollektivunterschrift zu zweien
  'JOINT_THREE',
  'JOINT_OTHER', // collective in another way: the text tells
  'SOLE_PROCURATION', // Einzelprokura
  'JOINT_PROCURATION_TWO', // Kollektivprokura zu zweien
  'JOINT_PROCURATION_OTHER',
  'NONE', // ohne Zeichnungsberechtigung, sans signature, senza diritto di firma
  'OTHER',
] as const; // prettier-ignore
export type SignatureKind = (typeof SIGNATURE_KINDS)[number];

/** What one line of a notice did to a person's row. CHANGED is derived, never printed (data-model.md). */
export const ACTIONS = ['ADDED', 'CHANGED', 'REMOVED'] as const;
export type Action = (typeof ACTIONS)[number];

/** P5 Table 6: edges, which always pass through an Event. */
export const EVENT_EDGE_KINDS = [
  'HAS_EVENT', 'ACTED_IN', 'HAS_NAME', 'HEAD_OFFICE_OF', 'TRANSFERRED_TO', 'ACQUIRED_FROM', 'INVOLVED_IN', 'DISSOLVED_IN',
  'PROVIDES_ASSURANCE_TO', 'RELATED_TO',
] as const; // prettier-ignore
export type EventEdgeKind = (typeof EVENT_EDGE_KINDS)[number];

/** Derived relations between two entities, the hops of a network (api.md, "Objects over time"). */
export const RELATION_KINDS = ['MANDATE', 'HEAD_OFFICE', 'OWNERSHIP', 'MERGER', 'ASSET_TRANSFER', 'DEMERGER'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

export const NODE_KINDS = ['COMPANY', 'PERSON', 'EVENT', 'NAME_HUB'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Why a fact ended. */
export const ENDED_BY = ['REMOVED', 'CHANGED', 'FIRM_DELETED', 'REPLACED'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** What a notice as a whole was about; an event may have several. */
export const EVENT_TOPICS = [
  'FOUNDED', 'DELETED', 'RENAMED', 'MOVED', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'LEGAL_FORM', 'PERSONS', 'AUDITOR', 'LIQUIDATION', 'BANKRUPTCY',
  'REVOCATION', 'MERGER', 'ASSET_TRANSFER', 'BRANCH', 'CORRECTION', 'CREDITORS_CALL', 'AUCTION', 'OTHER', 'BANKRUPTCY_CLOSED',
] as const; // prettier-ignore
export type EventTopic = (typeof EVENT_TOPICS)[number];
