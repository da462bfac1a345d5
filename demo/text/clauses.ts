/** Sentences about the firm itself, in the words of each language. Dates are printed forms, amounts numbers. */
import type { PrintLanguage } from '../stock/places.js';
import { money } from './words.js';

export interface Clauses {
  statutesFounding(date: string): string;
  statutesChanged(date: string): string;
  purpose(text: string): string;
  newPurpose(text: string): string;
  newName(name: string): string;
  newSeat(seat: string): string;
  newAddress(address: string): string;
  capital(form: string, amount: number, paid: number, pieces: number): string;
  newCapital(form: string, amount: number, old: number, pieces: number): string;
  optingOut: string;
  organ: string;
  newForm(form: string, date: string): string;
  merger(other: string, seat: string, uid: string, date: string, assets: number, debts: number): string;
  merged(other: string, seat: string, uid: string): string;
  branchOpened(seat: string, uid: string): string;
  dissolved(date: string): string;
  revived(date: string): string;
  liquidated: string;
  bankrupt(court: string, date: string): string;
  bankruptcyRevoked(court: string, date: string): string;
  bankruptcySuspended(court: string, date: string): string;
  deletedAfterClosing(date: string): string;
  deletedAfterSuspension: string;
  ownerGone: string;
  movedAway(seat: string, register: string, reference: string): string;
}

const isShares = (form: string) => form === '0106';

const de: Clauses = {
  statutesFounding: (date) => `Statutendatum: ${date}.`,
  statutesChanged: (date) => `Statutenänderung: ${date}.`,
  purpose: (text) => `Zweck: ${text}.`,
  newPurpose: (text) => `Zweck neu: ${text}.`,
  newName: (name) => `Firma neu: ${name}.`,
  newSeat: (seat) => `Sitz neu: ${seat}.`,
  newAddress: (address) => `Domizil neu: ${address}.`,
  capital: (form, amount, paid, pieces) =>
    isShares(form)
      ? `Aktienkapital: CHF ${money(amount, true)}. Liberierung Aktienkapital: CHF ${money(paid, true)}. Aktien: ${money(pieces, false)} Namenaktien zu CHF ${money(amount / pieces, true)}.`
      : `Stammkapital: CHF ${money(amount, true)}.`,
  newCapital: (form, amount, old, pieces) =>
    isShares(form)
      ? `Aktienkapital neu: CHF ${money(amount, true)} [bisher: CHF ${money(old, true)}]. Liberierung Aktienkapital neu: CHF ${money(amount, true)}. Aktien neu: ${money(pieces, false)} Namenaktien zu CHF ${money(amount / pieces, true)}.`
      : `Stammkapital neu: CHF ${money(amount, true)} [bisher: CHF ${money(old, true)}].`,
  optingOut: 'Gemäss Erklärung bei der Gründung der Gesellschaft wird auf eine eingeschränkte Revision verzichtet.',
  organ: 'Publikationsorgan: SHAB. Die Mitteilungen an die Gesellschafter erfolgen schriftlich oder per E-Mail.',
  newForm: (form, date) => `Umwandlung: Die Gesellschaft wird gemäss Umwandlungsplan vom ${date} in eine ${form} umgewandelt. Rechtsform neu: ${form}.`,
  merger: (other, seat, uid, date, assets, debts) =>
    `Fusion: Übernahme der Aktiven und Passiven der ${other}, in ${seat} (${uid}), gemäss Fusionsvertrag vom ${date}. Aktiven von CHF ${money(assets, true)} und Passiven (Fremdkapital) von CHF ${money(debts, true)} gehen auf die übernehmende Gesellschaft über.`,
  merged: (other, seat, uid) => `Fusion: Die Aktiven und Passiven gehen infolge Fusion auf die ${other}, in ${seat} (${uid}), über. Die Gesellschaft wird gelöscht.`,
  branchOpened: (seat, uid) => `Zweigniederlassung neu: ${seat} (${uid}).`,
  dissolved: (date) => `Die Gesellschaft ist mit Beschluss der Generalversammlung vom ${date} aufgelöst.`,
  revived: (date) => `Die Auflösung der Gesellschaft ist mit Beschluss der Generalversammlung vom ${date} widerrufen worden.`,
  liquidated: 'Die Liquidation ist beendet. Die Gesellschaft wird gelöscht.',
  bankrupt: (court, date) => `Über die Gesellschaft ist mit Entscheid des ${court} vom ${date}, 09.00 Uhr, der Konkurs eröffnet worden, womit die Gesellschaft aufgelöst ist.`,
  bankruptcyRevoked: (court, date) => `Mit Entscheid des ${court} vom ${date} ist der Konkurs widerrufen worden.`,
  bankruptcySuspended: (court, date) => `Das Konkursverfahren ist mit Entscheid des ${court} vom ${date} mangels Aktiven eingestellt worden.`,
  deletedAfterClosing: (date) => `Die Gesellschaft wird von Amtes wegen gelöscht, weil das Konkursverfahren mit Entscheid vom ${date} als geschlossen erklärt worden ist.`,
  deletedAfterSuspension: 'Die Gesellschaft wird in Anwendung von Art. 159a HRegV von Amtes wegen gelöscht, da kein begründeter Einspruch gegen die Löschung erhoben wurde.',
  ownerGone: 'Das Einzelunternehmen ist infolge Geschäftsaufgabe erloschen.',
  movedAway: (seat, register, reference) => `Die Rechtseinheit wird infolge Verlegung des Sitzes nach ${seat}${reference} im Handelsregister ${register} von Amtes wegen gelöscht.`,
}; // prettier-ignore

const fr: Clauses = {
  statutesFounding: (date) => `Statuts du ${date}.`,
  statutesChanged: (date) => `Modification des statuts: ${date}.`,
  purpose: (text) => `But: ${text}.`,
  newPurpose: (text) => `Nouveau but: ${text}.`,
  newName: (name) => `Nouvelle raison sociale: ${name}.`,
  newSeat: (seat) => `Nouveau siège: ${seat}.`,
  newAddress: (address) => `Nouvelle adresse: ${address}.`,
  capital: (form, amount, paid, pieces) =>
    isShares(form)
      ? `Capital-actions: CHF ${money(amount, false)}, libéré à concurrence de CHF ${money(paid, false)}, divisé en ${money(pieces, false)} actions de CHF ${money(amount / pieces, false)}, nominatives, liées selon statuts.`
      : `Capital: CHF ${money(amount, false)}.`,
  newCapital: (form, amount, old, pieces) =>
    isShares(form)
      ? `Augmentation ordinaire du capital-actions porté de CHF ${money(old, false)} à CHF ${money(amount, false)}. Capital-actions: CHF ${money(amount, false)}, entièrement libéré, divisé en ${money(pieces, false)} actions de CHF ${money(amount / pieces, false)}, nominatives.`
      : `Capital social porté de CHF ${money(old, false)} à CHF ${money(amount, false)}.`,
  optingOut: 'Selon déclaration à la constitution de la société, il est renoncé à un contrôle restreint.',
  organ: 'Organe de publication: Feuille Officielle Suisse du Commerce. Communication aux associés: par écrit ou par courriel.',
  newForm: (form, date) => `Transformation: la société est transformée en ${form} selon projet de transformation du ${date}. Nouvelle forme juridique: ${form}.`,
  merger: (other, seat, uid, date, assets, debts) =>
    `Fusion: reprise des actifs et passifs de ${other}, à ${seat} (${uid}), selon contrat de fusion du ${date}, présentant des actifs de CHF ${money(assets, false)} et des passifs envers les tiers de CHF ${money(debts, false)}.`,
  merged: (other, seat, uid) => `Les actifs et passifs envers les tiers ont été repris, par suite de fusion, par ${other}, à ${seat} (${uid}). En conséquence, la société est radiée.`,
  branchOpened: (seat, uid) => `Nouvelle succursale: ${seat} (${uid}).`,
  dissolved: (date) => `La société est dissoute selon décision de l'assemblée générale du ${date}.`,
  revived: (date) => `La dissolution de la société est révoquée selon décision de l'assemblée générale du ${date}.`,
  liquidated: 'Sa liquidation étant terminée, la société est radiée.',
  bankrupt: (court, date) => `La société est dissoute par suite de faillite prononcée par jugement du ${court} en date du ${date}, à 09h00.`,
  bankruptcyRevoked: (court, date) => `Par jugement du ${date}, le ${court} a annulé la faillite de la société; l'inscription est rétablie comme ci-devant.`,
  bankruptcySuspended: (court, date) => `La procédure de faillite, suspendue faute d'actifs par jugement du ${court} du ${date}, a été clôturée.`,
  deletedAfterClosing: (date) => `La procédure de faillite ayant été clôturée par jugement du ${date}, la société est radiée d'office.`,
  deletedAfterSuspension: "Aucune opposition motivée n'ayant été présentée, la société est radiée d'office conformément à l'art. 159a ORC.",
  ownerGone: "L'entreprise individuelle est radiée par suite de cessation d'activité.",
  movedAway: (seat, register, reference) => `La société ayant transféré son siège à ${seat}${reference}, elle est radiée d'office du registre du commerce ${register}.`,
}; // prettier-ignore

const it: Clauses = {
  statutesFounding: (date) => `Data dello statuto: ${date}.`,
  statutesChanged: (date) => `Statuti modificati: ${date}.`,
  purpose: (text) => `Scopo: ${text}.`,
  newPurpose: (text) => `Nuovo scopo: ${text}.`,
  newName: (name) => `Nuova ditta: ${name}.`,
  newSeat: (seat) => `Nuova sede: ${seat}.`,
  newAddress: (address) => `Nuovo recapito: ${address}.`,
  capital: (form, amount, paid, pieces) =>
    isShares(form)
      ? `Capitale azionario: CHF ${money(amount, true)}. Liberazione del capitale azionario: CHF ${money(paid, true)}. Azioni: ${money(pieces, false)} azioni nominative da CHF ${money(amount / pieces, true)}.`
      : `Capitale sociale: CHF ${money(amount, true)}.`,
  newCapital: (form, amount, old, pieces) =>
    isShares(form)
      ? `Nuovo capitale azionario: CHF ${money(amount, true)} [finora: CHF ${money(old, true)}]. Nuove azioni: ${money(pieces, false)} azioni nominative da CHF ${money(amount / pieces, true)}.`
      : `Nuovo capitale sociale: CHF ${money(amount, true)} [finora: CHF ${money(old, true)}].`,
  optingOut: 'Secondo la dichiarazione al momento della costituzione, la società rinuncia a una revisione limitata.',
  organ: 'Organo di pubblicazione: FUSC. Le comunicazioni della società ai soci avvengono per lettera raccomandata.',
  newForm: (form, date) => `Trasformazione: secondo il progetto di trasformazione del ${date} la società è trasformata in ${form}. Nuova forma giuridica: ${form}.`,
  merger: (other, seat, uid, date, assets, debts) =>
    `Fusione: ripresa degli attivi e passivi della ${other}, in ${seat} (${uid}), secondo il contratto di fusione del ${date}, con attivi per CHF ${money(assets, true)} e passivi per CHF ${money(debts, true)}.`,
  merged: (other, seat, uid) => `Fusione: gli attivi e i passivi sono ripresi dalla ${other}, in ${seat} (${uid}). La società è cancellata in seguito a fusione.`,
  branchOpened: (seat, uid) => `Nuova succursale: ${seat} (${uid}).`,
  dissolved: (date) => `La società è sciolta con decisione dell'assemblea generale del ${date}.`,
  revived: (date) => `Lo scioglimento della società è revocato con decisione dell'assemblea generale del ${date}.`,
  liquidated: 'La liquidazione è terminata. La società è cancellata.',
  bankrupt: (court, date) => `La società è sciolta in seguito a fallimento pronunciato con decreto della ${court} del ${date}, ore 09:00.`,
  bankruptcyRevoked: (court, date) => `Con decreto della ${court} del ${date} il fallimento è stato revocato.`,
  bankruptcySuspended: (court, date) => `La procedura di fallimento è stata sospesa per mancanza di attivi con decreto della ${court} del ${date}.`,
  deletedAfterClosing: (date) => `La procedura di fallimento essendo stata chiusa con decreto del ${date}, la società è cancellata d'ufficio.`,
  deletedAfterSuspension: "Nessuna opposizione motivata essendo stata presentata, la società è cancellata d'ufficio giusta l'art. 159a ORC.",
  ownerGone: 'La ditta individuale è cancellata per cessazione di attività.',
  movedAway: (seat, register, reference) => `La società è cancellata d'ufficio dal registro di commercio ${register} in seguito al trasferimento della sede a ${seat}${reference}.`,
}; // prettier-ignore

export const CLAUSES: Readonly<Record<PrintLanguage, Clauses>> = { de, fr, it };
