/** Common names by language region. Lists of what is common, no list of anybody. */
import { FOREIGN_NAMES } from './names-abroad.js';

export interface NameStock {
  surnames: readonly string[];
  /** Rarer surnames, put together from parts that the language's surnames are made of. */
  rare: readonly string[];
  women: readonly string[];
  men: readonly string[];
}

function stock(surnames: string, women: string, men: string, heads = '', tails = ''): NameStock {
  const list = (text: string) =>
    text
      .trim()
      .split(/\s*,\s*|\s+/)
      .map((name) => name.replaceAll('_', ' '));
  const rare = heads ? list(heads).flatMap((head) => list(tails).map((tail) => head + tail)) : list(surnames);
  return { surnames: list(surnames), rare, women: list(women), men: list(men) };
}

const GERMAN = stock(
  `Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer
   Wyss Graf Roth Suter Baumgartner Bachmann Kunz Hofer Bühler Lüthi Frey Christen Egli Arnold Ammann Hofmann Kaufmann Küng Bürgi
   Zürcher Schwarz Lehmann Marti Studer Vogel Wenger Stucki Aebi Ackermann Amrein Bucher Burri Degen Eggenberger Eichenberger
   Fankhauser Felber Fässler Gasser Giger Gloor Grob Gubler Gut Haas Hartmann Hess Hodel Hug Hürlimann Imhof Inderbitzin Isler
   Jäggi Jenni Jost Kälin Kägi Knecht Koller Krähenbühl Kuhn Käser Landolt Leuenberger Liechti Lienhard Locher Mathis Mettler
   Minder Niederberger Niggli Nussbaumer Oberholzer Odermatt Ott Pfister Portmann Probst Reber Rickenbacher Rüegg Röthlisberger
   Sager Schaub Schenk Schär Scherrer Schnyder Schöni Senn Siegenthaler Sigrist Spörri Stadelmann Stähli Stalder Sutter Thommen
   Tobler Tschudi Ulrich Vetsch Vögeli Wälti Walser Wicki Wüthrich Zaugg Zbinden Zehnder Zwahlen Zgraggen von_Allmen von_Gunten
   von_Arx Aeschbacher Blaser Dubach Furrer Hunziker Rohrer Sommerhalder Tanner Vonlanthen Zemp Zumstein`,
  `Anna Maria Ursula Sandra Ruth Elisabeth Monika Claudia Nicole Barbara Andrea Daniela Karin Silvia Christine Brigitte Petra
   Katharina Esther Sabine Franziska Manuela Regula Corinne Susanne Eveline Simone Martina Jasmin Nadine Priska Rahel Sarah Lea
   Laura Lena Nina Selina Vanessa Tamara Heidi Margrit Verena Therese Yvonne Cornelia Doris Beatrice Irene Jacqueline Carmen
   Bettina Anita Fabienne Mirjam Livia Noemi Stefanie Melanie Sibylle`,
  `Daniel Peter Thomas Hans Markus Martin Christian Andreas Michael Marcel Stefan Bruno Urs Beat Roland Rolf René Werner Walter
   Kurt Patrick Marco Reto Roger Simon Lukas Fabian David Philipp Adrian Matthias Jürg Ueli Heinz Ernst Fritz Paul Josef Franz
   Karl Robert Rudolf Erich Alfred Max Felix Dominik Sandro Pascal Oliver Samuel Tobias Jonas Jan Tim Luca Raphael Benjamin
   Christoph Hans-Peter Hans_Rudolf Hansjörg Karl-Heinz`,
  'Ober Unter Nieder Hinter Stein Wald Brunn Berg Roth Eich Buch Birch Lind Ros Hof Grün Kalt Lang Schön Weiss Rüti Tann Moos Loch',
  'egger acher matter holzer bacher berger hauser thaler stalder hofer felder rieder wyler egli bühler graber rainer halder',
);

const FRENCH = stock(
  `Favre Rochat Martin Jaquet Blanc Bonvin Dupont Duc Fournier Moret Perret Roulin Chevalley Cuche Dubois Jeanneret Robert
   Perrin Vuilleumier Bovet Aubert Bourquin Berset Bersier Clerc Chappuis Cottier Crettenand Darbellay Delaloye Desponds Donzé
   Dorsaz Ducommun Dumont Emery Evéquoz Fragnière Gaillard Gavillet Genoud Gex Girard Golay Grandjean Gremaud Grosjean Guex
   Guyot Huguenin Jaccard Jacot Jolidon Jordan Joye Lambert Lambiel Leuba Magnin Maillard Marchand Marclay Matthey Mayor
   Menoud Mercier Michaud Monnard Monney Morand Morel Nicollier Oberson Pache Paccaud Papaux Pasquier Perroud Pittet Porchet
   Python Quartier Racine Ramseyer Rey Richoz Rime Roduit Rossier Ruffieux Savary Schaller Sermier Simonin Savioz Thiébaud
   Tinguely Tornare Udriot Varone Vaucher Voirol Vuille Wicht Yerly Zufferey de_Weck du_Bois L'Eplattenier Ducret-Dumas`,
  `Marie Anne Nathalie Sandrine Isabelle Catherine Christine Véronique Sylvie Valérie Céline Sophie Stéphanie Florence Martine
   Françoise Aline Caroline Delphine Élodie Émilie Estelle Fabienne Géraldine Hélène Joëlle Julie Laure Laurence Léa Magali
   Marlène Mélanie Monique Muriel Nadia Noémie Odile Pascale Patricia Rachel Séverine Solange Virginie Anne-Marie Marie-Claude
   Anne-Lise Marie-José`,
  `Jean Philippe Michel Pierre Daniel Alain Patrick Laurent Olivier Nicolas Christophe Stéphane Pascal Thierry Frédéric David
   Sébastien François Christian Didier Yves Gilles Jérôme Cédric Fabrice Vincent Grégoire Guillaume Julien Ludovic Mathieu Maxime
   Raphaël Romain Sylvain Yannick Xavier Benoît Bertrand Claude Éric Étienne Gérard Hervé Jacques Jean-Pierre Jean-Claude
   Jean-Marc Jean-François Pierre-Alain Louis Lucien Marcel Maurice Raymond`,
  'Beau Bois Bon Brun Chant Char Cou Dela Font Mont Mar Per Roch Val Ver Vuil Gran Pra Mau Ler',
  'champ rand chat dreau tier net rens tavon don ney gnard saz blin mier quet zon vey choud',
);

const ITALIAN = stock(
  `Bernasconi Ferrari Bianchi Rossi Fontana Crivelli Cattaneo Galli Colombo Pedrazzini Rezzonico Lepori Gianinazzi Bernardi
   Caverzasio Canonica Cereghetti Croci Delcò Fumagalli Ghiringhelli Giudici Guscetti Lurati Maggi Martinoli Mattei Mombelli
   Monti Moretti Nessi Pagani Pellandini Pellegrini Petrini Poretti Quadri Regazzi Rigozzi Riva Robbiani Rusca Sartori Soldati
   Solari Tettamanti Torriani Valsangiacomo Vanini Veri Zanetti Zanini Ambrosini Bassetti Beretta Bizzozero Cavadini Corti
   Dell'Acqua De_Marchi Del_Fante`,
  `Anna Maria Paola Laura Francesca Elena Chiara Sara Monica Silvia Barbara Daniela Cristina Simona Roberta Patrizia Lucia
   Claudia Giulia Valentina Michela Nicoletta Antonella Carla Donatella Federica Flavia Ivana Lorenza Manuela Nadia Ornella
   Raffaella Sabrina Tiziana`,
  `Marco Andrea Luca Paolo Roberto Stefano Claudio Mauro Fabio Giorgio Giovanni Giuseppe Davide Daniele Alessandro Antonio
   Massimo Michele Matteo Nicola Pietro Renato Riccardo Sandro Sergio Tiziano Ugo Valerio Alberto Angelo Bruno Carlo Dario Elio
   Enrico Ezio Fausto Filippo Flavio Franco Gabriele Gianni Ivano Loris Luigi Gian_Carlo Pier_Luigi`,
  'Bel Cas Col Fer Gal Mar Mont Pel Ros San Ter Val Gar Mel Pag Sol',
  'andini azzi ellini etti inelli oni otti ucci ardi anti aldi eschi ani ossi erini alli',
);

export type Region = 'de' | 'fr' | 'it';
export const SWISS_NAMES: Readonly<Record<Region, NameStock>> = { de: GERMAN, fr: FRENCH, it: ITALIAN };
export const NATIONAL_NAMES: Readonly<Record<string, NameStock>> = Object.fromEntries(
  Object.entries(FOREIGN_NAMES).map(([code, [surnames, women, men]]) => [code, stock(surnames, women, men)]),
);
