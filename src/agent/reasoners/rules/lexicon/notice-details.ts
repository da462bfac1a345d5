import type { Language } from '../../../../core/index.js';
import type { NoticeDetail } from '../../../../trace/index.js';

/** What asks for a detail of a notice: a word for each of these, anywhere in the question, or one right behind the other; folded. */
export interface AsksDetail {
  detail: NoticeDetail;
  all: readonly RegExp[];
  together?: true;
}

export const ASKED_OF_NOTICES: Record<Language, readonly AsksDetail[]> = {
  de: [
    { detail: 'DEADLINE', all: [/^(?:eingabefrist|anmeldefrist|forderungseingabe|forderungsanmeldung)\w*$/] },
    { detail: 'DEADLINE', all: [/^(?:forderung(?:en)?|anspruche?n?|guthaben)$/, /^(?:ein(?:zu)?geben|eingegeben|eingabe|ein(?:zu)?reichen|eingereicht|an(?:zu)?melden|angemeldet|anmeldung|geltend|frist)$/] },
    { detail: 'DEADLINE', all: [/^glaubiger(?:in|innen|n)?$/, /^(?:frist|fristen|zeit|melden|gemeldet)$/] },
    { detail: 'OFFICE', all: [/^(?:welche[smn]?|wo|wohin|wer|zustandig\w*)$/, /^konkurs(?:amt|amtes|amts|behorde|verwaltung)$/] },
    { detail: 'COURT', all: [/^welche[srmn]?$/, /^(?:gerichte?s?|konkursgericht\w*|konkursrichter\w*|handelsgericht|bezirksgericht|kantonsgericht)$/], together: true },
    { detail: 'AUCTION', all: [/^(?:wann|wo|termin|uhr|datum|was)$/, /^(?:(?:ver)?steigerung|(?:ver)?steigert|steigerungstermin|versteigerungstermin|gant)$/] },
    { detail: 'AUCTION', all: [/^(?:ver)?steigerungstermin$/] },
    { detail: 'INSPECTION', all: [/^(?:kollokationsplan|lastenverzeichnis|inventar|verteilungsliste|schlussrechnung)\w*$/, /^(?:wo|liegt|liegen|aufgelegt|auflage|einsehen|einsicht|eingesehen|aufliegt)$/] },
  ],
  fr: [
    { detail: 'DEADLINE', all: [/^(?:creances?|pretentions?|productions?)$/, /^(?:produire|produites?|produits?|production|annoncer|annoncees?|deposer|deposees?|delai|insinuer)$/] },
    { detail: 'DEADLINE', all: [/^creanci(?:er|ere)s?$/, /^(?:delai|quand|temps|annoncer|manifester)$/] },
    { detail: 'OFFICE', all: [/^(?:quel|quels|ou|qui|aupres|competent)$/, /^offices?$/, /^faillites?$/] },
    { detail: 'COURT', all: [/^(?:quels?|quelle)$/, /^(?:tribunal|tribunaux|juge)$/], together: true },
    { detail: 'AUCTION', all: [/^(?:quand|ou|date|heure|quoi)$/, /^(?:encheres?|adjudication)$/] },
    { detail: 'INSPECTION', all: [/^(?:collocation|inventaire)$/, /^(?:ou|depose|deposee|consulter|consulte|consultable|depot)$/] },
  ],
  it: [
    { detail: 'DEADLINE', all: [/^(?:credit[oi]|pretes[ae]|insinuazion[ei])$/, /^(?:insinuar[ei]|insinuat[aoie]|insinuazion[ei]|notificar[ei]|notificat[aoie]|annunciar[ei]|annunciat[aoie]|presentar[ei]|termin[ei]|valere)$/] },
    { detail: 'DEADLINE', all: [/^creditor[ei]$/, /^(?:termin[ei]|quando|tempo|annunciar[esi]+)$/] },
    { detail: 'OFFICE', all: [/^(?:quale|quali|dove|chi|presso|competente)$/, /^uffici?o?$/, /^fallimenti?$/] },
    { detail: 'COURT', all: [/^(?:quale?|quali|che)$/, /^(?:tribunale|pretore|pretura|giudice)$/], together: true },
    { detail: 'AUCTION', all: [/^(?:quando|dove|data|ora|cosa)$/, /^(?:asta|incanto|incanti|aste)$/] },
    { detail: 'INSPECTION', all: [/^(?:graduatoria|inventario)$/, /^(?:dove|depositat[ao]|consultare|consultabile|deposito)$/] },
  ],
  en: [
    { detail: 'DEADLINE', all: [/^claims?$/, /^(?:file|filed|filing|lodge|lodged|lodging|submit|submitted|submitting|hand|register|registered|deadline|prove)$/] },
    { detail: 'DEADLINE', all: [/^creditors?$/, /^(?:deadline|until|when|time|long|come|forward)$/] },
    { detail: 'OFFICE', all: [/^(?:which|what|who|where)$/, /^offices?$/, /^(?:bankruptcy|insolvency|bankruptcies)$/] },
    { detail: 'COURT', all: [/^(?:which|what)$/, /^(?:courts?|judge)$/], together: true },
    { detail: 'AUCTION', all: [/^(?:when|where|what|date|time)$/, /^(?:auction|auctions|auctioned)$/] },
    { detail: 'INSPECTION', all: [/^(?:schedule|inventory)$/, /^claims?$|^inventory$/, /^(?:where|inspect|inspected|inspection|open|consult)$/] },
  ],
}; // prettier-ignore

/** The same in fewer words, where the turn before asked what a notice says: `and which office?`. */
export const ASKED_OF_THAT_NOTICE: Record<Language, readonly AsksDetail[]> = {
  de: [
    { detail: 'DEADLINE', all: [/^bis$/, /^wann$/] },
    { detail: 'DEADLINE', all: [/^frist$/] },
    { detail: 'OFFICE', all: [/^(?:welche[smr]?|wo|wohin)$/, /^(?:amt|stelle|behorde)$/] },
    { detail: 'COURT', all: [/^(?:gericht|konkursgericht)$/] },
  ],
  fr: [
    { detail: 'DEADLINE', all: [/^jusqu$/, /^quand$/] },
    { detail: 'DEADLINE', all: [/^delai$/] },
    { detail: 'OFFICE', all: [/^(?:quel|quelle|ou)$/, /^(?:office|autorite)$/] },
    { detail: 'COURT', all: [/^tribunal$/] },
  ],
  it: [
    { detail: 'DEADLINE', all: [/^(?:entro|fino)$/, /^quando$/] },
    { detail: 'DEADLINE', all: [/^termine$/] },
    { detail: 'OFFICE', all: [/^(?:quale|qual|dove)$/, /^(?:ufficio|autorita)$/] },
    { detail: 'COURT', all: [/^(?:tribunale|pretore|pretura)$/] },
  ],
  en: [
    { detail: 'DEADLINE', all: [/^(?:by|until|till)$/, /^when$/] },
    { detail: 'DEADLINE', all: [/^deadline$/] },
    { detail: 'OFFICE', all: [/^(?:which|what|where)$/, /^(?:office|authority)$/] },
    { detail: 'COURT', all: [/^court$/] },
  ],
}; // prettier-ignore

/** Two things are asked. */
export const JOINS = /^(?:und|sowie|et|e|ed|and)$/;
