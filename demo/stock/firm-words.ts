/** What invented firms are called and do. Purposes are written for this project. */
import type { PrintLanguage } from './places.js';

/** Syllables of fancy names. */
export const HEADS =
  'Vel Tris Bor Kal Mir Nov Zan Ro Fel Dar Lum Pra Ser Tal Ulm Ven Wal Xan Yl Ost Ber Cor Del Er Gra Hal Iv Jur Kor Lin'.split(
    ' ',
  );
export const MIDDLES = 'a e i o u ena ori ama ivo ura elo isi anto ola ibe'.split(' ');
export const TAILS = 'ra na tis vo lor dex mont gard lin rix sol tec nova via dan vit wen lux zen ris'.split(' ');

export interface Industry {
  word: Readonly<Record<PrintLanguage, string>>;
  purpose: Readonly<Record<PrintLanguage, readonly string[]>>;
}

const industry = (words: string, de: string, fr: string, it: string): Industry => {
  const [wordDe, wordFr, wordIt] = words.split('|') as [string, string, string];
  return {
    word: { de: wordDe, fr: wordFr, it: wordIt },
    purpose: { de: de.split('|'), fr: fr.split('|'), it: it.split('|') },
  };
};

export const INDUSTRIES: readonly Industry[] = [
  industry('Holzbau|Charpente|Carpenteria', 'Betrieb einer Zimmerei und Schreinerei sowie Handel mit Holzwaren|Planung und Ausführung von Holzbauten', "l'exploitation d'une entreprise de charpente et de menuiserie|la conception et la construction de bâtiments en bois", "la gestione di una carpenteria e falegnameria|la progettazione e costruzione di edifici in legno"),
  industry('Immobilien|Immobilier|Immobiliare', 'Erwerb, Verwaltung und Vermittlung von Liegenschaften|Entwicklung und Bewirtschaftung von Wohn- und Geschäftsbauten', "l'achat, la gérance et le courtage d'immeubles|le développement et la gestion de bâtiments d'habitation", "l'acquisto, l'amministrazione e l'intermediazione di immobili|la promozione e gestione di stabili abitativi"),
  industry('Informatik|Informatique|Informatica', 'Entwicklung und Vertrieb von Software sowie Beratung in Informatik|Betrieb von Rechenzentren und Netzwerken', "le développement et la vente de logiciels ainsi que le conseil en informatique|l'exploitation de réseaux et de centres de calcul", "lo sviluppo e la vendita di software nonché la consulenza informatica|la gestione di reti e centri di calcolo"),
  industry('Treuhand|Fiduciaire|Fiduciaria', 'Erbringung von Dienstleistungen in Buchführung, Steuern und Wirtschaftsprüfung|Führung eines Treuhandbüros', "tous services fiduciaires, la tenue de comptabilités et le conseil fiscal|l'exploitation d'une fiduciaire", "la fornitura di servizi fiduciari, contabili e fiscali|la gestione di una fiduciaria"),
  industry('Metallbau|Métal|Metalcostruzioni', 'Herstellung und Montage von Metallkonstruktionen aller Art|Betrieb einer Schlosserei', "la fabrication et la pose de constructions métalliques|l'exploitation d'une serrurerie", "la fabbricazione e posa di costruzioni metalliche|la gestione di un'officina da fabbro"),
  industry('Gastro|Restauration|Ristorazione', 'Führung von Restaurants, Bars und Hotels|Betrieb von Gaststätten sowie Catering', "l'exploitation de cafés-restaurants, bars et hôtels|la restauration et le service traiteur", "la gestione di ristoranti, bar e alberghi|la ristorazione e il catering"),
  industry('Elektro|Electricité|Elettricità', 'Ausführung elektrischer Installationen und Handel mit Elektrogeräten|Planung von Starkstrom- und Schwachstromanlagen', "l'exécution d'installations électriques et le commerce d'appareils|l'étude d'installations à courant fort et faible", "l'esecuzione di impianti elettrici e il commercio di apparecchi|la progettazione di impianti a corrente forte e debole"),
  industry('Medtech|Médical|Medicale', 'Entwicklung, Herstellung und Vertrieb medizinischer Geräte|Forschung im Bereich der Diagnostik', "le développement, la fabrication et la vente d'appareils médicaux|la recherche dans le domaine du diagnostic", "lo sviluppo, la produzione e la vendita di apparecchi medicali|la ricerca nel campo della diagnostica"),
  industry('Transport|Transports|Trasporti', 'Durchführung von Transporten im In- und Ausland sowie Lagerung von Gütern|Spedition und Logistik', "les transports nationaux et internationaux et l'entreposage|l'expédition et la logistique", "i trasporti nazionali e internazionali e il deposito di merci|la spedizione e la logistica"),
  industry('Holding|Holding|Holding', 'Erwerb, Verwaltung und Veräusserung von Beteiligungen an Unternehmen aller Art|Halten von Beteiligungen', "l'acquisition, la gestion et la vente de participations dans des entreprises|la détention de participations", "l'acquisto, la gestione e la vendita di partecipazioni in imprese|la detenzione di partecipazioni"),
  industry('Garten|Paysage|Giardini', 'Planung, Bau und Unterhalt von Gärten und Grünanlagen|Betrieb einer Gärtnerei', "la création et l'entretien de jardins et d'espaces verts|l'exploitation d'une pépinière", "la creazione e manutenzione di giardini|la gestione di un vivaio"),
  industry('Design|Design|Design', 'Gestaltung von Produkten, Räumen und Drucksachen|Betrieb eines Ateliers für Gestaltung', "la création de produits, d'espaces et d'imprimés|l'exploitation d'un atelier de design", "la progettazione di prodotti, spazi e stampati|la gestione di uno studio di design"),
]; // prettier-ignore

/** Closing sentences of purposes, as statutes like to add. */
export const PURPOSE_TAIL: Readonly<Record<PrintLanguage, readonly string[]>> = {
  de: [
    'Die Gesellschaft kann Zweigniederlassungen und Tochtergesellschaften im In- und Ausland errichten und sich an anderen Unternehmen beteiligen.',
    'Die Gesellschaft kann Grundstücke erwerben, belasten, veräussern und verwalten sowie alle Geschäfte tätigen, die mit ihrem Zweck in Zusammenhang stehen.',
  ],
  fr: [
    "La société peut créer des succursales et des filiales en Suisse et à l'étranger et prendre des participations dans d'autres entreprises.",
    'Elle peut accomplir toutes opérations commerciales, financières ou immobilières en rapport avec son but.',
  ],
  it: [
    "La società può costituire succursali e filiali in Svizzera e all'estero e partecipare ad altre imprese.",
    'Essa può compiere tutte le operazioni commerciali, finanziarie e immobiliari connesse con lo scopo sociale.',
  ],
};

export const STREETS: Readonly<Record<PrintLanguage, readonly string[]>> = {
  de: ['Ahornweg', 'Birkenhaldenstrasse', 'Eichenmattweg', 'Gewerbering', 'Hofackerstrasse', 'Kirschgartenweg', 'Mühlehofgasse', 'Obere Lindenrainstrasse', 'Sonnenbühlweg', 'Werkplatzstrasse'],
  fr: ['Chemin des Tilleuls', "Rue de l'Artisanat", 'Avenue des Peupliers', 'Route du Vieux-Moulin', 'Rue des Forgerons', "Chemin de l'Étang", 'Impasse des Érables', 'Rue du Pressoir'],
  it: ['Via dei Castagni', 'Via al Mulino', 'Viale dei Platani', 'Via delle Officine', 'Via alla Fornace', 'Strada dei Ronchi'],
}; // prettier-ignore

/** Causes of foundations and associations. */
export const CAUSES: Readonly<Record<PrintLanguage, readonly (readonly [string, string])[]>> = {
  de: [['Jugendmusik', 'Förderung der musikalischen Ausbildung von Kindern und Jugendlichen'], ['Bergwald', 'Pflege und Erhaltung von Bergwäldern'], ['Alterswohnen', 'Bereitstellung von günstigem Wohnraum für ältere Menschen'], ['Lesefreude', 'Förderung des Lesens in Schulen und Bibliotheken']],
  fr: [['Jeune Musique', "l'encouragement de la formation musicale des jeunes"], ['Forêts Vives', "l'entretien et la conservation des forêts de montagne"], ['Logement Aînés', 'la mise à disposition de logements pour personnes âgées'], ['Lire Ensemble', "l'encouragement de la lecture"]],
  it: [['Giovani Musica', 'la promozione della formazione musicale dei giovani'], ['Boschi Vivi', 'la cura e la conservazione dei boschi di montagna'], ['Casa Anziani', 'la messa a disposizione di alloggi per anziani'], ['Leggere Insieme', 'la promozione della lettura']],
}; // prettier-ignore
