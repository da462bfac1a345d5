/** First sentences: who the notice is about and which notice came before. */
import { printedDate } from '../calendar.js';
import { registeredName, type Firm, type Reference } from '../model.js';
import type { Place } from '../stock/places.js';
import { FORM_WORDS } from '../stock/words.js';

/** `(SHAB Nr. 2 vom 06.01.2026, Publ. 1006529604)` in the manner of the style. */
export function backReference(reference: Reference, place: Place): string {
  const date = printedDate(reference.day);
  switch (place.style) {
    case 'list-de':
      return `(SHAB Nr. ${reference.issue} vom ${date}, Publ. ${reference.sequence})`;
    case 'list-fr':
      return `(No. FOSC ${reference.issue} du ${date}, Publ. ${reference.sequence})`;
    case 'list-it':
      return `(Nr. FUSC ${reference.issue} del ${date}, Pubbl. ${reference.sequence})`;
    case 'fribourg-de':
      return `(SHAB vom ${date}, s. 0/${reference.sequence})`;
    default:
      return `(FOSC du ${date}, p. 0/${reference.sequence})`;
  }
}

const at = (place: Place) => (place.language === 'fr' ? 'à' : 'in');

/** Lists name the legal form, the prose of the west and Fribourg do not. */
const formPart = (firm: Firm) =>
  firm.place.style.startsWith('list') ? `, ${FORM_WORDS[firm.place.language][firm.legalForm]}` : '';

export function translationsText(firm: Firm): string {
  return firm.translations.map((name) => ` (${name})`).join('');
}

export function addressText(firm: Firm): string {
  const careOf = firm.careOf ? `c/o ${firm.careOf}, ` : '';
  return `${careOf}${firm.street} ${firm.houseNumber}, ${firm.place.zip} ${firm.place.town}`;
}

/** Of a change or deletion. `formerSeat`: set where the firm comes from another register. */
export function headerOfChange(firm: Firm, last: Reference, formerSeat: string | null = null): string {
  const before = { de: 'bisher', fr: 'précédemment', it: 'finora' }[firm.place.language];
  const seat = formerSeat ? `${before} ${at(firm.place)} ${formerSeat}` : `${at(firm.place)} ${firm.place.seat}`;
  return `${registeredName(firm)}, ${seat}, ${firm.uid}${formPart(firm)} ${backReference(last, firm.place)}.`;
}

/** Of a first registration (or one at the register that a firm moves to). */
export function headerOfRegistration(firm: Firm): string {
  const { place } = firm;
  const form = FORM_WORDS[place.language][firm.legalForm]!;
  const name = registeredName(firm) + translationsText(firm);
  if (place.language === 'fr' && place.style !== 'list-fr')
    return `${name}, à ${place.seat}, ${addressText(firm)}, ${firm.uid}. Nouvelle ${form}.`;
  const fresh = { de: 'Neueintragung', fr: 'nouvelle inscription', it: 'Nuova iscrizione' }[place.language];
  return `${name}, ${at(place)} ${place.seat}, ${firm.uid}, ${addressText(firm)}, ${form} (${fresh}).`;
}

/** Head office of a branch, sentence by sentence. */
export function headOfficeText(firm: Firm): string {
  const { reference, country, form } = firm.headOffice!;
  const number = reference.uid !== '';
  const seat = country === 'CH' ? reference.seat : `${reference.seat} (${country})`;
  switch (firm.place.language) {
    case 'de':
      return `${number ? `Identifikationsnummer Hauptsitz: ${reference.uid}. ` : ''}Firma Hauptsitz: ${reference.name}. Rechtsform Hauptsitz: ${form}. Hauptsitz: ${seat}.`;
    case 'fr':
      return `${number ? `Numéro d'identification de l'établissement principal: ${reference.uid}. ` : ''}Raison sociale de l'établissement principal: ${reference.name}. Forme juridique de l'établissement principal: ${form}. Siège principal: ${seat}.`;
    case 'it':
      return `${number ? `Numero di identificazione della sede principale: ${reference.uid}. ` : ''}Ditta della sede principale: ${reference.name}. Natura giuridica della sede principale: ${form}. Sede principale: ${seat}.`;
  }
}
