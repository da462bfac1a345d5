/** What terms of the register mean, in a sentence or two of general explanation (Code of Obligations, ordinance on the commercial register): said of no firm, and proved by no notice. */
import type { Language } from '../../../../core/index.js';

export type Term = 'JOINT_SIGNATURE' | 'SOLE_SIGNATURE' | 'PROCURATION' | 'AUDITOR' | 'BRANCH' | 'LIQUIDATION' | 'BANKRUPTCY' | 'DELETION' | 'BOARD' | 'UID'; // prettier-ignore

export const TERMS: Record<Language, { about: string; terms: Record<Term, string> }> = {
  de: {
    about: 'Allgemein, nicht aus dem Register einer Firma:',
    terms: {
      JOINT_SIGNATURE: 'Kollektivunterschrift heisst, dass jemand die Firma nur gemeinsam mit anderen Zeichnungsberechtigten verpflichten kann; «zu zweien» heisst: mit einer zweiten Person.',
      SOLE_SIGNATURE: 'Einzelunterschrift heisst, dass jemand die Firma allein verpflichten kann.',
      PROCURATION: 'Prokura ist eine Vollmacht, die Firma in Geschäften zu vertreten, die ihr Zweck mit sich bringt; Grundstücke veräussern oder belasten darf die Prokuristin nur, wo es ihr eigens erlaubt ist.',
      AUDITOR: 'Die Revisionsstelle prüft die Jahresrechnung einer Firma; sie ist von der Firma unabhängig und im Register eingetragen.',
      BRANCH: 'Eine Zweigniederlassung ist ein Betrieb, der rechtlich zu seinem Hauptsitz gehört, an einem anderen Ort aber mit eigener Organisation arbeitet und eigens eingetragen ist.',
      LIQUIDATION: 'In Liquidation heisst, dass die Firma aufgelöst ist und abgewickelt wird: Schulden werden bezahlt, der Rest wird verteilt, danach wird sie gelöscht.',
      BANKRUPTCY: 'Konkurs heisst, dass ein Gericht die Firma für zahlungsunfähig oder überschuldet erklärt hat; das Konkursamt verwertet, was sie hat, zugunsten der Gläubiger.',
      DELETION: 'Gelöscht heisst, dass die Firma aus dem Handelsregister entfernt ist und als solche nicht mehr besteht.',
      BOARD: 'Der Verwaltungsrat ist das oberste Leitungsorgan einer Aktiengesellschaft; er kann die Geschäftsführung anderen übertragen.',
      UID: 'Die UID ist die Unternehmens-Identifikationsnummer (CHE-…), die jede Firma eindeutig bezeichnet.',
    },
  },
  fr: {
    about: 'De manière générale, sans rapport avec une société :',
    terms: {
      JOINT_SIGNATURE: 'La signature collective signifie que quelqu’un n’engage la société qu’avec d’autres personnes autorisées ; « à deux » : avec une seconde.',
      SOLE_SIGNATURE: 'La signature individuelle signifie que quelqu’un engage la société à lui seul.',
      PROCURATION: 'La procuration est un pouvoir de représenter la société dans les affaires que son but comporte ; pour aliéner ou grever des immeubles, il faut une autorisation expresse.',
      AUDITOR: 'L’organe de révision contrôle les comptes annuels d’une société ; il en est indépendant et figure au registre.',
      BRANCH: 'Une succursale est un établissement qui appartient juridiquement à son siège principal, mais travaille ailleurs avec sa propre organisation et est inscrit pour lui-même.',
      LIQUIDATION: 'En liquidation signifie que la société est dissoute et qu’on la liquide : les dettes sont payées, le reste est réparti, puis elle est radiée.',
      BANKRUPTCY: 'La faillite signifie qu’un tribunal a déclaré la société insolvable ou surendettée ; l’office des faillites réalise ses biens au profit des créanciers.',
      DELETION: 'Radiée signifie que la société est sortie du registre du commerce et n’existe plus comme telle.',
      BOARD: 'Le conseil d’administration est l’organe supérieur de direction d’une société anonyme ; il peut déléguer la gestion.',
      UID: 'L’IDE est le numéro d’identification des entreprises (CHE-…), qui désigne chaque société sans équivoque.',
    },
  },
  it: {
    about: 'In generale, senza riferimento a una società:',
    terms: {
      JOINT_SIGNATURE: 'Firma collettiva significa che qualcuno impegna la società solo insieme ad altri aventi diritto di firma; «a due»: con una seconda persona.',
      SOLE_SIGNATURE: 'Firma individuale significa che qualcuno impegna la società da solo.',
      PROCURATION: 'La procura è il potere di rappresentare la società negli affari che il suo scopo comporta; per alienare o gravare immobili occorre un’autorizzazione espressa.',
      AUDITOR: 'L’ufficio di revisione controlla i conti annuali di una società; ne è indipendente e figura nel registro.',
      BRANCH: 'Una succursale è uno stabilimento che appartiene giuridicamente alla sede principale, ma opera altrove con una propria organizzazione ed è iscritto per sé.',
      LIQUIDATION: 'In liquidazione significa che la società è sciolta e viene liquidata: si pagano i debiti, si ripartisce il resto, poi viene cancellata.',
      BANKRUPTCY: 'Fallimento significa che un tribunale ha dichiarato la società insolvente o eccessivamente indebitata; l’ufficio dei fallimenti realizza i suoi beni a favore dei creditori.',
      DELETION: 'Cancellata significa che la società è tolta dal registro di commercio e come tale non esiste più.',
      BOARD: 'Il consiglio d’amministrazione è l’organo superiore di direzione di una società anonima; può delegare la gestione.',
      UID: 'L’IDI è il numero d’identificazione delle imprese (CHE-…), che designa ogni società senza equivoci.',
    },
  },
  en: {
    about: 'In general, and not from any company’s entry:',
    terms: {
      JOINT_SIGNATURE: 'Joint signature means that somebody can bind the company only together with other authorised signatories; “of two” means with a second person.',
      SOLE_SIGNATURE: 'Sole signature means that somebody can bind the company alone.',
      PROCURATION: 'A procuration (Prokura) is a power to represent the company in business that its purpose entails; selling or encumbering real estate needs an express authorisation.',
      AUDITOR: 'The auditor examines a company’s annual accounts; it is independent of the company and entered in the register.',
      BRANCH: 'A branch is an establishment that belongs legally to its head office, but works elsewhere with an organisation of its own and has an entry of its own.',
      LIQUIDATION: 'In liquidation means that the company is dissolved and being wound up: debts are paid, what is left is distributed, and then it is deleted.',
      BANKRUPTCY: 'Bankruptcy means that a court has declared the company insolvent or over-indebted; the bankruptcy office realises what it has for its creditors.',
      DELETION: 'Deleted means that the company was removed from the commercial register and no longer exists as such.',
      BOARD: 'The board of directors is the supreme governing body of a company limited by shares; it may delegate the management.',
      UID: 'The UID is the business identification number (CHE-…), which identifies each company.',
    },
  },
}; // prettier-ignore
