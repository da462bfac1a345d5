/** Common names by nationality (ISO 3166-1 alpha-3): surnames, women's and men's given names; `_` stands for a space inside a name. */
export const FOREIGN_NAMES: Readonly<Record<string, readonly [string, string, string]>> = {
  DEU: [
    `Becker Schulz Hoffmann Koch Richter Klein Wolf Neumann Schröder Krüger Hartung Lange Werner Krause Köhler Böhm Voigt Seidel
     Jansen Friedrich von_Bergen Groß Weiß Strauß`,
    'Sabine Petra Heike Anja Katja Ulrike Kerstin Julia Birgit Franziska Antje Silke',
    'Jürgen Uwe Torsten Sven Dirk Jens Holger Matthias Ralf Frank Carsten Kai Steffen',
  ],
  AUT: [
    'Gruber Pichler Egger Wallner Haslinger Leitner Aigner Auer Lechner Haider Fuchs Mayr',
    'Eva Gabriele Ingrid Elfriede Martina',
    'Gerhard Helmut Manfred Gernot Georg Franz',
  ],
  FRA: [
    'Lefebvre Moreau Girault Laurent Garnier Faure Mercier Chevalier Roussel Bertin Lemoine Renard Marchal Colin Barbier Brunet Petitjean',
    'Aurélie Camille Chloé Nathalie Claire Brigitte Sandrine Amélie Pauline Corinne',
    'Antoine Bruno Damien Fabien Julien Thibault Arnaud Loïc Emmanuel Hugues Baptiste',
  ],
  ITA: [
    "Russo Esposito Romano Ricci Marino Greco Conti De_Luca Mancini Costa Giordano Rizzo Lombardi Barbieri Caruso D'Angelo Di_Stefano",
    'Francesca Rosa Giovanna Teresa Alessia Martina Ilaria Caterina Concetta',
    'Salvatore Vincenzo Gennaro Domenico Giacomo Francesco Emanuele Pasquale Rocco Simone',
  ],
  PRT: [
    'Silva Ferreira Pereira Oliveira Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Dos_Santos Da_Costa Dos_Santos_Ferreira Pinto_Moreira',
    'Maria Ana Sofia Carla Sandra Paula Cristina Fátima Teresa',
    'António João José Manuel Carlos Paulo Luís Rui Pedro Nuno Jorge António_Manuel',
  ],
  ESP: [
    'García López Martínez Sánchez Pérez Gómez Muñoz_Fernández Ruiz Álvarez Romero_Vega Castro Iglesias',
    'Carmen Lucía Pilar Marta Isabel Nuria',
    'Javier Miguel Alejandro Sergio Adrián Iván Álvaro',
  ],
  XKX: [
    'Krasniqi Gashi Berisha Morina Shala Bytyqi Hoxha Kastrati Thaqi Rexhepi Zeqiri Osmani',
    'Arta Blerta Valbona Mimoza Shqipe Fjolla',
    'Arben Besim Blerim Driton Fatmir Agron Naim Shkëlzen',
  ],
  SRB: [
    'Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović',
    'Jelena Milica Dragana Snežana Ana',
    'Dragan Zoran Milan Nenad Goran Saša',
  ],
  TUR: [
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Özdemir Arslan',
    'Ayşe Fatma Elif Zeynep Emine',
    'Mehmet Mustafa Ahmet Ali Hüseyin Murat Yusuf',
  ],
  GBR: [
    'Thornton Whitfield Ashcroft Bradley Holloway Pemberton Langley Marsh Norwood Sinclair',
    'Emma Charlotte Alice Rebecca Helen',
    'James Oliver Edward Richard Simon Andrew Graham',
  ],
  USA: [
    'Anderson Harrington Coleman Whitaker Brooks Foster Sullivan Hayes',
    'Jennifer Ashley Megan Katherine',
    'Brian Kevin Scott Jeffrey Gregory',
  ],
  NLD: [
    'de_Vries van_den_Berg Bakker Visser Mulder van_Dijk Hendriks',
    'Anneke Marloes Saskia Ingrid',
    'Pieter Willem Maarten Joost Hendrik',
  ],
  ROU: [
    'Popescu Ionescu Dumitru Stoica Munteanu Grigore',
    'Elena Ioana Mihaela Andreea',
    'Vlad Andrei Bogdan Ionuț Radu',
  ],
  LKA: [
    'Sivakumar Rajaratnam Kandasamy Thambirajah Selvarajah',
    'Priya Shanthi Kavitha',
    'Suresh Ravi Nadarajah Kumar',
  ],
};
