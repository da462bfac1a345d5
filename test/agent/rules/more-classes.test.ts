import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

/** Ways of asking by what they are built of: names side by side, nouns for verbs, what a verb's object is. */
const { frames, nameOf, namesOf } = readsFrames();

const MUSTER = 'Muster Bau AG';
const LAC = 'Garage du Lac Sàrl';
const PONTE = 'Officina del Ponte SA';

/** `MEASURE name [at firm] [since]`, the day by which it was known, and what was refused, of each part. */
async function read(question: string, language: Language): Promise<string[]> {
  return (await frames(question, language)).map((frame) => {
    const { measure, within, sinceWhen, knownOn, refusal } = frame;
    const whom = namesOf(frame);
    const firm = within === null ? '' : ` at ${nameOf(within)}`;
    const refused = refusal === null ? '' : ` !${refusal.type === 'OUTSIDE' ? refusal.topic : refusal.type}`;
    return `${measure} ${whom}${firm}${sinceWhen ? ' since' : ''}${knownOn === null ? '' : ` known ${knownOn}`}${refused}`;
  });
}

type Case = readonly [language: Language, question: string];
const all = (title: string, expected: readonly string[], cases: readonly Case[]) =>
  describe(title, () => {
    it.each(cases)('%s: %s', async (language, question) => {
      expect(await read(question, language)).toEqual(expected);
    });
  });

all('a person and a firm side by side, with a noun before them', [`PERSON_MANDATES Muster, Anna at ${MUSTER}`], [
  ['de', 'Stellung Anna Muster Muster Bau AG'],
  ['fr', 'fonction Anna Muster Muster Bau AG'],
  ['it', 'funzione Anna Muster Muster Bau AG'],
]); // prettier-ignore

all('since when somebody is in a firm, as a noun', [`PERSON_MANDATES Muster, Anna at ${MUSTER} since`], [
  ['de', 'Eintrittsdatum von Anna Muster bei der Muster Bau AG'],
  ['de', 'Amtsantritt von Anna Muster bei der Muster Bau AG?'],
  ['fr', 'Début des fonctions de Anna Muster chez Muster Bau AG ?'],
  ['it', 'Inizio delle funzioni di Anna Muster nella Muster Bau AG?'],
  ['en', 'Starting date of Anna Muster at Muster Bau AG?'],
  ['en', 'Anna Muster at Muster Bau AG: entered when?'],
]); // prettier-ignore

all('comings and goings under a heading', [`JOINED ${MUSTER}`, `DEPARTED ${MUSTER}`], [
  ['de', 'Mutationen bei der Muster Bau AG 2020: Ein- und Austritte'],
  ['fr', 'Mutations de personnes chez Muster Bau AG en 2020 : entrées et sorties'],
  ['it', 'Mutazioni di persone alla Muster Bau AG nel 2020: entrati e usciti.'],
  ['en', 'Changes at Muster Bau AG in 2020: who joined and who left?'],
]); // prettier-ignore

all('a ranking, and who leads it', ['RANKING '], [
  ['fr', 'Palmarès des organes de révision par nombre de mandats : qui est en tête ?'],
  ['it', 'Classifica dei revisori per numero di mandati: chi è in testa?'],
  ['en', 'Auditors by number of mandates: who has the most?'],
]); // prettier-ignore

all('people of two firms', [`SHARED_OFFICERS ${MUSTER} + ${LAC}`], [
  ['de', 'Personen, die bei der Muster Bau AG und bei der Garage du Lac Sàrl eingetragen sind'],
  ['de', 'Ist jemand von der Muster Bau AG auch bei der Garage du Lac Sàrl tätig?'],
  ['fr', 'Personnes inscrites chez Muster Bau AG et chez Garage du Lac Sàrl'],
  ['de', 'Interessenkonflikt-Abklärung: gemeinsame Organe von Muster Bau AG und Garage du Lac Sàrl?'],
  ['it', 'Verifica conflitti d’interesse: persone in comune tra Muster Bau AG e Garage du Lac Sàrl.'],
  ['en', 'Conflict-of-interest check before we award: does anybody hold a position at Muster Bau AG as well as at Garage du Lac Sàrl?'],
  ['fr', "Quelqu'un de Muster Bau AG est-il aussi chez Garage du Lac Sàrl ?"],
  ['it', 'Persone iscritte nella Muster Bau AG e nella Garage du Lac Sàrl'],
  ['en', 'People registered at Muster Bau AG and at Garage du Lac Sàrl'],
  ['en', 'Does somebody of Muster Bau AG also have a function in Garage du Lac Sàrl?'],
]); // prettier-ignore

all('goings in nouns, one of which is said of firms as well', [`DEPARTED ${MUSTER}`], [
  ['de', 'Rücktritte und Löschungen bei der Muster Bau AG 2024'],
  ['fr', 'Démissions et radiations chez Muster Bau AG en 2024'],
  ['it', 'Dimissioni e cancellazioni presso Muster Bau AG nel 2024'],
]); // prettier-ignore

all('what is audited is not asked for', [`AUDITOR ${MUSTER}`], [
  ['de', 'Von welcher Gesellschaft wird die Jahresrechnung der Muster Bau AG geprüft?'],
  ['fr', 'Les comptes annuels de Muster Bau AG sont révisés par quelle société ?'],
  ['it', 'I conti annuali della Muster Bau AG da quale società sono revisionati?'],
  ['en', 'By which firm are the annual accounts of Muster Bau AG audited?'],
]); // prettier-ignore

all('nor what is sent, nor how one gets there', [`ADDRESS ${MUSTER}`], [
  ['de', 'Wohin schicke ich die Rechnung an die Muster Bau AG?'],
  ['fr', 'À quelle adresse peut-on joindre Muster Bau AG ?'],
  ['it', 'Dove devo mandare la fattura per la Muster Bau AG?'],
  ['en', 'Where do I send the invoice for Muster Bau AG?'],
]); // prettier-ignore

all('a firm is born and lives', [`TIMELINE ${MUSTER}`], [
  ['de', 'Geburtsdatum der Muster Bau AG?'],
  ['fr', 'Date de naissance de Muster Bau AG ?'],
  ['it', 'Data di nascita della Muster Bau AG?'],
]); // prettier-ignore

all('a person lives where her entry says', ['RESIDENCE Muster, Anna'], [
  ['de', 'Wo wohnt Anna Muster?'],
  ['fr', 'Où habite Anna Muster ?'],
  ['it', 'Dove abita Anna Muster?'],
  ['en', 'Where does Anna Muster live?'],
]); // prettier-ignore

all('whose a company limited by shares is', [`OFFICERS ${PONTE} !SHAREHOLDERS`], [
  ['de', 'Wem gehört die Officina del Ponte SA?'],
  ['fr', 'À qui appartient Officina del Ponte SA ?'],
  ['it', 'Chi possiede la Officina del Ponte SA?'],
  ['en', 'Who owns Officina del Ponte SA?'],
]); // prettier-ignore

all('whose a limited liability company is', [`OFFICERS ${LAC}`], [
  ['de', 'Wem gehört die Garage du Lac Sàrl?'],
  ['en', 'Who owns Garage du Lac Sàrl?'],
]); // prettier-ignore

all('what was printed up to a day is what was known then', [`OFFICERS ${MUSTER} known 2022-04-04`], [
  ['de', 'Aufgrund der bis 4. April 2022 erschienenen Meldungen: wer war Verwaltungsrat der Muster Bau AG?'],
  ['fr', "Sur la base des publications parues jusqu'au 4 avril 2022 : qui était administrateur de Muster Bau AG ?"],
  ['it', 'Sulla base delle pubblicazioni apparse fino al 4 aprile 2022: chi era nel consiglio di amministrazione della Muster Bau AG?'],
]); // prettier-ignore

all('two things with a plus sign between', [`ADDRESS ${MUSTER}`, `AUDITOR ${MUSTER}`], [
  ['de', 'Adresse + Revisionsstelle Muster Bau AG'],
  ['fr', 'adresse + organe de révision Muster Bau AG'],
  ['it', 'indirizzo + ufficio di revisione Muster Bau AG'],
  ['en', 'address + auditor Muster Bau AG'],
]); // prettier-ignore

all('a place beside a firm that has its seat elsewhere: the question is answered, and where it sits', [`AUDITOR ${MUSTER}`, `SEAT ${MUSTER}`], [
  ['de', 'Hat die Muster Bau AG in Adelboden eine Revisionsstelle?'],
  ['fr', 'Qui révise Muster Bau AG à Avenches ?'],
  ['en', 'Does Muster Bau AG in Avenches have an auditor?'],
]); // prettier-ignore

all('German compounds say what their last noun says', [`ADDRESS ${MUSTER}`], [
  ['de', 'Rechnungsadresse der Muster Bau AG?'],
  ['de', 'Kontaktanschrift der Muster Bau AG'],
]); // prettier-ignore

all('whoever audits, by whatever noun', [`AUDITOR ${MUSTER}`], [
  ['de', 'Von welcher Kanzlei wird die Muster Bau AG geprüft?'],
  ['de', 'Unabhängige Revisionsstelle der Muster Bau AG?'],
  ['fr', 'Quel bureau révise Muster Bau AG ?'],
  ['it', 'Revisore esterno della Muster Bau AG?'],
  ['it', 'Quale studio revisiona la Muster Bau AG?'],
  ['en', 'Which practice audits Muster Bau AG?'],
  ['en', 'Who are the independent auditors of Muster Bau AG?'],
]); // prettier-ignore

all('the address of the seat is one thing', [`ADDRESS ${MUSTER}`], [
  ['fr', 'Adresse du siège de Muster Bau AG ?'],
  ['it', 'Indirizzo della sede della Muster Bau AG?'],
  ['en', 'Address of the registered office of Muster Bau AG?'],
]); // prettier-ignore

all('how many bear a name', ['DOSSIER Muster, Anna'], [
  ['de', 'Wie viele verschiedene Leute heissen Anna Muster?'],
  ['de', 'Gibt es mehr als eine Anna Muster im Handelsregister?'],
  ['fr', 'Combien y a-t-il de Anna Muster au registre ?'],
  ['fr', 'Anna Muster, est-ce une seule personne ou plusieurs ?'],
  ['it', 'Quante Anna Muster ci sono nel registro?'],
  ['it', "Anna Muster è una sola persona o più d'una?"],
  ['en', 'Is there more than one Anna Muster?'],
  ['en', 'How many people called Anna Muster are there?'],
]); // prettier-ignore

all('a number of something else, beside a name, is still compared', [`AUDITOR ${MUSTER} !COMPARISON`], [
  ['de', 'Hat die Muster Bau AG mehr als eine Revisionsstelle?'],
]); // prettier-ignore

all('at least, where no number stands behind it, is no bound', [`ADDRESS ${MUSTER}`], [
  ['de', 'Dann sagen Sie mir wenigstens die Adresse der Muster Bau AG.'],
  ['fr', "Donnez-moi au moins l'adresse de Muster Bau AG."],
  ['it', "Mi dica almeno l'indirizzo della Muster Bau AG."],
  ['en', 'Then tell me at least the address of Muster Bau AG.'],
]); // prettier-ignore

all('what whoever asks is about to do is not asked', [`OFFICERS ${MUSTER}`], [
  ['it', 'Vorrei entrare nella Muster Bau AG. Chi siede nel consiglio d’amministrazione?'],
  ['en', 'We would like to join Muster Bau AG. Who sits on the board?'],
]); // prettier-ignore
