import type { Language } from '../../../../core/index.js';

const ofWords = (words: string, endings = '') => new RegExp(`^(?:${words.replaceAll(' ', '|')})${endings}$`);

/** What a firm is to whoever asks: nothing of it stands in a register, and somebody who was so called before is meant by it. */
export const RELATIONS: Record<Language, RegExp> = {
  de: ofWords('lieferant(?:in)? zulieferer(?:in)? vermieter(?:in)? mieter(?:in)? pachter(?:in)? verpachter(?:in)? kaufer(?:in)? verkaufer(?:in)? kunde kundin glaubiger(?:in)? schuldner(?:in)? konkurrent(?:in)? konkurrenz anbieter(?:in)? bieter(?:in)? offerent(?:in)? auftragnehmer(?:in)? subunternehmer(?:in)? gegenpartei gegenseite mandant(?:in)? klient(?:in)? klager(?:in)? beklagten? arbeitgeber(?:in)? auftraggeber(?:in)? burgin burge garant(?:in)? darlehensgeber(?:in)? vertragspartner(?:in)? geschaftspartner(?:in)? bauherr(?:in)? spediteur(?:in)? fallbeispiel zielfirma erwerber(?:in)? verausserer verausserin verausserer(?:in)? zedent(?:in)? zessionar(?:in)? antragsteller(?:in)? gesuchsteller(?:in)? kontoinhaber(?:in)? kreditnehmer(?:in)? kreditgeber(?:in)? leasingnehmer(?:in)? leasinggeber(?:in)? lizenznehmer(?:in)? ubernehmer(?:in)? besteller(?:in)? mitbewerber(?:in)? interessent(?:in)? schenker(?:in)?', '(?:e?n|e?s)?'),
  fr: ofWords('fournisseu(?:r|se) soumissionnaire adjudicataire prestataire bailleur bailleresse locataire preneu(?:r|se) acheteu(?:r|se) vendeu(?:r|se) cliente? creanciere? debiteur debitrice concurrente? contrepartie adversaire mandante? employeur partenaire garante? caution defend(?:eur|eresse) demand(?:eur|eresse) preteu(?:r|se) payeu(?:r|se) acquereu(?:r|se) cedante? cessionnaire repreneu(?:r|se) absorbante absorbee requerante? titulaire emprunteu(?:r|se) candidate? postulante? mandataire offrante donat(?:eur|rice) donataire'),
  it: ofWords('fornit(?:ore|rice) offerente appaltat(?:ore|rice) subappaltat(?:ore|rice) aggiudicatari[oa] locat(?:ore|rice) locatari[oa] condut(?:tore|trice) acquirente vendit(?:ore|rice) cliente credit(?:ore|rice) debit(?:ore|rice) concorrente controparte mandante committente garante fideiussore avversari[oa] convenuta attrice datore pagat(?:ore|rice) cedente cessionari[oa] richiedente incorporante incorporat[oa] mutuatari[oa] mutuante ricorrente istante subentrante titolare donante donatari[oa]'),
  en: ofWords('supplier bidder tenderer subcontractor vendor landlord tenant lessor lessee buyer seller client customer creditor debtor competitor rival counterparty opponent employer guarantor contractor defendant plaintiff claimant lender borrower payer payee applicant donor donee assignor assignee transferor transferee purchaser acquirer licensee licensor mortgagor mortgagee appellant respondent petitioner prospect'),
}; // prettier-ignore

/** `Mitbeklagte`, `codéfenderesse`: one of several who are so. */
const ONE_OF_SEVERAL = /^(?:mit|haupt|co|con)(?=\p{L}{4})/u;
export const isCoParty = (folded: string, language: Language): boolean =>
  ONE_OF_SEVERAL.test(folded) && RELATIONS[language].test(folded.replace(ONE_OF_SEVERAL, ''));

/** `The two buyers`: several of them. */
export const areParties = (word: string, language: Language): boolean =>
  [word.replace(/nen$/, ''), word.replace(/n$/, ''), word.replace(/s$/, ''), word.replace(/i$/, 'e'), word.replace(/[ie]$/, 'a'), word.replace(/i$/, 'o')].some((one) => RELATIONS[language].test(one)); // prettier-ignore

/** Without the endings of its cases: `meines Mandanten` is `mein Mandant`. */
export const bareOf = (word: string, language: Language): string =>
  language === 'de' ? word.replace(/(?:en|es|[ens])$/, '') : word;
