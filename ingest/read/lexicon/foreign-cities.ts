/** Towns abroad from which firms have branches here and which are printed without their country, in the four languages. */
export const FOREIGN_CITIES: ReadonlySet<string> = new Set(
  `London,Londres,Londra,Manchester,Birmingham,Edinburgh,Glasgow,Bristol,Dublin,Paris,Parigi,Lyon,Lione,Marseille,Strasbourg,Strassburg,Mulhouse,Annecy,Lille,Toulouse,Nice,Monaco,Berlin,Berlino,
  Hamburg,Hambourg,München,Munich,Monaco di Baviera,Frankfurt,Frankfurt am Main,Frankfurt a.M.,Francfort,Francoforte,Stuttgart,Düsseldorf,Köln,Cologne,Colonia,Nürnberg,Karlsruhe,Mannheim,Konstanz,Freiburg im Breisgau,Freiburg i.Br.,
  Leipzig,Dresden,Hannover,Bremen,Wien,Vienne,Vienna,Graz,Salzburg,Innsbruck,Bregenz,Dornbirn,Linz,Vaduz,Schaan,Milano,Mailand,Milan,Roma,Rom,Rome,Torino,Turin,Genova,Gênes,Genua,Bologna,Verona,Como,Varese,Bergamo,
  Luxembourg,Luxemburg,Lussemburgo,Bruxelles,Brüssel,Brussels,Antwerpen,Anvers,Amsterdam,Rotterdam,Den Haag,Eindhoven,Utrecht,Madrid,Barcelona,Barcelone,Barcellona,Lisboa,Lissabon,Lisbonne,Lisbona,Porto,
  Stockholm,Stoccolma,Oslo,Helsinki,København,Kopenhagen,Copenhague,Copenhagen,Warszawa,Warschau,Varsovie,Praha,Prag,Prague,Bratislava,Budapest,Ljubljana,Zagreb,Beograd,Bukarest,Bucarest,Sofia,Athen,Athènes,Atene,Nicosia,Limassol,Valletta,
  Moskau,Moscou,Mosca,Kiew,Istanbul,Tel Aviv,Dubai,Dubaï,Abu Dhabi,Doha,New York,Wilmington,Boston,Chicago,Houston,San Francisco,Los Angeles,Miami,Toronto,Montréal,Tokyo,Tokio,Seoul,Peking,Pékin,Shanghai,Hongkong,Hong Kong,Singapore,Singapur,Singapour,Mumbai,Sydney`
    .split(',')
    .map((city) => city.trim()),
);
