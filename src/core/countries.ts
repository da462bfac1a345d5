/**
 * Countries as the registers print them. One line a country, fields separated by `|`:
 * codes (ISO 3166-1 alpha-3, alpha-2, then other printed codes) | names (de, fr, it, en, variants; separated by `,`) |
 * stems of the adjective (de, fr, it, separated by `,`; folded: no accents, lower case).
 * Source: ISO 3166-1; spellings of the Federal Department of Foreign Affairs' list of states.
 */
export const COUNTRY_LINES = `
CHE CH|Schweiz,Suisse,Svizzera,Switzerland|schweizer,schweizerisch,schweizerburger,suiss,svizzer,elvetic
DEU DE D|Deutschland,Allemagne,Germania,Germany,Bundesrepublik Deutschland|deutsch,allemand,tedesc,germanic
FRA FR F|Frankreich,France,Francia|franzosisch,francais,frances
ITA IT I|Italien,Italie,Italia,Italy|italienisch,italien,italian
AUT AT A|Österreich,Autriche,Austria|osterreichisch,autrichien,austriac
LIE LI FL|Liechtenstein,Fürstentum Liechtenstein,Principauté du Liechtenstein,Principauté de Liechtenstein,Principato del Liechtenstein|liechtensteinisch,liechtensteinois,liechtensteiner,liechtensteines,liechtensteinian
GBR GB UK|Grossbritannien,Großbritannien,Vereinigtes Königreich,Vereinigtes Königreich von Grossbritannien und Nordirland,Vereinigten Königreichs von Grossbritannien und Nordirland,Vereinigten Königreichs Grossbritannien und Nordirland,Royaume-Uni de Grande-Bretagne et d'Irlande du Nord,Regno Unito di Gran Bretagna e Irlanda del Nord,Vereinigten Königreich,Vereinigten Königreichs,Grande-Bretagne,Royaume-Uni,Gran Bretagna,Regno Unito,United Kingdom,England,Angleterre,Inghilterra,Scotland,Schottland,Ecosse,Nordirland,Irlande du Nord,Irlanda del Nord,Northern Ireland|britisch,britanniq,britannic,englisch,anglais,ingles,schottisch
USA US|USA,Vereinigte Staaten,Vereinigten Staaten,Vereinigte Staaten von Amerika,Vereinigten Staaten von Amerika,Etats-Unis,Etats-Unis d'Amérique,Stati Uniti,Stati Uniti d'America,United States,U.S.A.,Amerika,Amérique|amerikanisch,us-amerikanisch,americain,etats-unien,american,statunitens
PRT PT P|Portugal,Portogallo|portugiesisch,portugais,portoghes
ESP ES E|Spanien,Espagne,Spagna,Spain|spanisch,espagnol,spagnol
NLD NL|Niederlande,Niederlanden,Königreich der Niederlande,Pays-Bas,Royaume des Pays-Bas,Paesi Bassi,Netherlands,Holland,Hollande,Olanda|niederlandisch,neerlandais,olandes,hollandisch,hollandais
BEL BE B|Belgien,Belgique,Belgio,Belgium|belgisch,belg
LUX LU L|Luxemburg,Luxembourg,Lussemburgo|luxemburgisch,luxembourgeois,lussemburghes
IRL IE|Irland,Irlande,Irlanda,Ireland|irisch,irlandais,irlandes
DNK DK|Dänemark,Danemark,Danimarca,Denmark|danisch,danois,danes
SWE SE S|Schweden,Suède,Svezia,Sweden|schwedisch,suedois,svedes
NOR NO N|Norwegen,Norvège,Norvegia,Norway|norwegisch,norvegien,norveges
FIN FI FIN|Finnland,Finlande,Finlandia,Finland|finnisch,finlandais,finnois,finlandes
ISL IS|Island,Islande,Islanda,Iceland|islandisch,islandais,islandes
GRC GR EL|Griechenland,Grèce,Grecia,Greece|griechisch,grec,hellenique,grech
CYP CY|Zypern,Chypre,Cipro,Cyprus|zypriotisch,zyprisch,chypriot,cipriot
MLT MT|Malta,Malte|maltesisch,maltais,maltes
MCO MC|Monaco,Fürstentum Monaco,Principauté de Monaco,Principato di Monaco|monegassisch,monegasq,monegasc
SMR SM|San Marino,Saint-Marin|sanmarinesisch,san-marinesisch,sammarines,saint-marinais,sanmarines
AND AD|Andorra,Andorre|andorranisch,andorran
VAT VA|Vatikanstadt,Vatikan,Heiliger Stuhl,Vatican,Cité du Vatican,Saint-Siège,Vaticano,Città del Vaticano,Santa Sede|vatikanisch
POL PL|Polen,Pologne,Polonia,Poland|polnisch,polonais,polacc
CZE CZ|Tschechien,Tschechische Republik,Tschechischen Republik,Tchéquie,République tchèque,Cechia,Repubblica Ceca,Czech Republic,Czechia|tschechisch,tchequ,cec
SVK SK|Slowakei,Slovaquie,Slovacchia,Slovakia|slowakisch,slovaq,slovacc
HUN HU H|Ungarn,Hongrie,Ungheria,Hungary|ungarisch,hongrois,ungheres
ROU RO|Rumänien,Roumanie,Romania|rumanisch,roumain,rumen,romen
BGR BG|Bulgarien,Bulgarie,Bulgaria|bulgarisch,bulgar
SVN SI SLO|Slowenien,Slovénie,Slovenia|slowenisch,sloven
HRV HR|Kroatien,Croatie,Croazia,Croatia|kroatisch,croat
SRB RS SRB|Serbien,Serbie,Serbia,Serbien und Montenegro,Serbie-et-Monténégro|serbisch,serb,serbisch-montenegrinisch
MNE ME|Montenegro,Monténégro|montenegrinisch,montenegrin
BIH BA|Bosnien und Herzegowina,Bosnien-Herzegowina,Bosnia & Herzegovina,Bosnien,Bosnie-Herzégovine,Bosnie et Herzégovine,Bosnie,Bosnia ed Erzegovina,Bosnia-Erzegovina,Bosnia e Erzegovina,Bosnia and Herzegovina|bosnisch,bosnisch-herzegowinisch,bosniaq,bosnien,bosniac,bosno-herzegovin
MKD MK|Nordmazedonien,Mazedonien,Macédoine,Macédoine du Nord,Macedonia,Macedonia del Nord,North Macedonia|mazedonisch,nordmazedonisch,macedonien,nord-macedonien,macedon,nordmacedon
XKX XK KS RKS|Kosovo,Republik Kosovo,République du Kosovo,Repubblica del Kosovo|kosovarisch,kosovisch,kosovar
ALB AL|Albanien,Albanie,Albania|albanisch,albanais,albanes
TUR TR|Türkei,Turquie,Turchia,Turkey,Türkiye|turkisch,turc,turqu,turch
RUS RU|Russland,Russische Föderation,Russischen Föderation,Russie,Fédération de Russie,Fédération russe,Russia,Federazione Russa|russisch,russ
UKR UA|Ukraine,Ucraina|ukrainisch,ukrainien,ucrain
BLR BY|Belarus,Weissrussland,Bélarus,Biélorussie,Bielorussia|weissrussisch,belarussisch,bielorusse,belarussien,bieloruss
MDA MD|Moldau,Moldawien,Republik Moldau,Moldavie,Moldavia,Moldova|moldauisch,moldawisch,moldave,moldav,moldov
EST EE|Estland,Estonie,Estonia|estnisch,estonien,eston
LVA LV|Lettland,Lettonie,Lettonia,Latvia|lettisch,letton
LTU LT|Litauen,Lituanie,Lituania,Lithuania|litauisch,lituanien,lituan
GEO GE|Georgien,Géorgie,Georgia|georgisch,georgien,georgian
ARM AM|Armenien,Arménie,Armenia|armenisch,armenien,armen
AZE AZ|Aserbaidschan,Azerbaïdjan,Azerbaigian,Azerbaijan|aserbaidschanisch,azerbaidjanais,azer
KAZ KZ|Kasachstan,Kazakhstan,Kazakistan|kasachisch,kazakh,kazak
UZB UZ|Usbekistan,Ouzbékistan,Uzbekistan|usbekisch,ouzbek,uzbek,uzbec
KGZ KG|Kirgisistan,Kirgistan,Kirghizistan,Kyrgyzstan|kirgisisch,kirghiz,kirghis
TJK TJ|Tadschikistan,Tadjikistan,Tagikistan,Tajikistan|tadschikisch,tadjik,tagik
TKM TM|Turkmenistan,Turkménistan|turkmenisch,turkmen
ISR IL|Israel,Israël,Israele|israelisch,israelien,israelian
LBN LB RL|Libanon,Liban,Libano,Lebanon|libanesisch,libanais,libanes
SYR SY|Syrien,Syrische Arabische Republik,République arabe syrienne,Syrie,Siria,Syria|syrisch,syrien,sirian
JOR JO|Jordanien,Jordanie,Giordania,Jordan|jordanisch,jordanien,giordan
PSE PS|Palästina,Palästinensische Gebiete,Territoires palestiniens,Palestine,Palestina|palastinensisch,palestinien,palestines
IRQ IQ|Irak,Iraq|irakisch,irakien,irachen
IRN IR|Iran,Islamische Republik Iran,République islamique d'Iran|iranisch,iranien,iranian
SAU SA|Saudi-Arabien,Arabie saoudite,Arabia Saudita,Saudi Arabia|saudisch,saudi-arabisch,saudiarabisch,saoudien,saudit
ARE AE UAE EAU|Vereinigte Arabische Emirate,Vereinigten Arabischen Emirate,Vereinigten Arabischen Emiraten,Emirats arabes unis,Emirati Arabi Uniti,United Arab Emirates,V.A.E.|emiratisch,emirien,emirien,emiratin
QAT QA|Katar,Qatar|katarisch,qatarien,qatariot
KWT KW|Kuwait,Koweït|kuwaitisch,koweitien,kuwaitian
BHR BH BRN|Bahrain,Bahreïn|bahrainisch,bahreinien,bahreinit
OMN OM|Oman|omanisch,omanais,omanit
YEM YE|Jemen,Yémen,Yemen|jemenitisch,yemenit
EGY EG|Ägypten,Egypte,Egitto,Egypt|agyptisch,egyptien,egizian
LBY LY|Libyen,Libye,Libia,Libya|libysch,libyen,libic
TUN TN|Tunesien,Tunisie,Tunisia|tunesisch,tunisien,tunisin
DZA DZ|Algerien,Algérie,Algeria|algerisch,algerien,algerin
MAR MA|Marokko,Maroc,Marocco,Morocco|marokkanisch,marocain,marocchin
MRT MR|Mauretanien,Mauritanie,Mauritania|mauretanisch,mauritanien,mauritan
SEN SN|Senegal,Sénégal|senegalesisch,senegalais,senegales
GMB GM|Gambia,Gambie|gambisch,gambien,gambian
MLI ML|Mali|malisch,malien,malian
NER NE|Niger|nigrisch,nigerien
NGA NG WAN|Nigeria,Nigéria|nigerianisch,nigerian
GHA GH|Ghana|ghanaisch,ghaneisch,ghaneen,ghanes
CIV CI|Elfenbeinküste,Côte d'Ivoire,Costa d'Avorio,Ivory Coast|ivorisch,ivoirien,ivorian
BFA BF|Burkina Faso|burkinisch,burkinabe
BEN BJ|Benin,Bénin|beninisch,beninois,benines
TGO TG|Togo|togoisch,togolesisch,togolais,togoles
CMR CM|Kamerun,Cameroun,Camerun,Cameroon|kamerunisch,camerounais,camerunes
GAB GA|Gabun,Gabon|gabunisch,gabonais,gabones
GIN GN|Guinea,Guinée|guineisch,guineen,guinean
GNB GW|Guinea-Bissau,Guinée-Bissau|guinea-bissauisch,bissau-guineen
SLE SL|Sierra Leone|sierra-leonisch,sierra-leonais,sierraleones
LBR LR|Liberia,Libéria|liberianisch,liberien,liberian
TCD TD|Tschad,Tchad,Ciad,Chad|tschadisch,tchadien,ciadian
CAF CF|Zentralafrikanische Republik,République centrafricaine,Repubblica Centrafricana|zentralafrikanisch,centrafricain,centrafrican
COD CD|Demokratische Republik Kongo,Demokratischen Republik Kongo,République démocratique du Congo,Congo (Kinshasa),Repubblica Democratica del Congo,RDC,Rép. dém. du Congo|kongolesisch,congolais,congoles
COG CG|Kongo,Republik Kongo,Congo,République du Congo,Congo (Brazzaville)|
GNQ GQ|Äquatorialguinea,Guinée équatoriale,Guinea equatoriale|aquatorialguineisch
SDN SD|Sudan,Soudan|sudanesisch,sudanisch,soudanais,sudanes
SSD SS|Südsudan,Soudan du Sud,Sud Sudan|sudsudanesisch
ETH ET|Äthiopien,Ethiopie,Etiopia,Ethiopia|athiopisch,ethiopien,etiop
ERI ER|Eritrea,Erythrée|eritreisch,erythreen,eritre
SOM SO|Somalia,Somalie|somalisch,somalien,somal
DJI DJ|Dschibuti,Djibouti,Gibuti|dschibutisch,djiboutien
KEN KE EAK|Kenia,Kenya|kenianisch,kenyan,keniot,kenian
UGA UG|Uganda,Ouganda|ugandisch,ougandais,ugandes
TZA TZ|Tansania,Tanzanie,Tanzania|tansanisch,tanzanien,tanzanian
RWA RW|Ruanda,Rwanda|ruandisch,rwandais,ruandes
BDI BI|Burundi|burundisch,burundais,burundes
AGO AO|Angola|angolanisch,angolais,angolan
MOZ MZ|Mosambik,Mozambique,Mozambico|mosambikanisch,mozambicain,mozambican
ZMB ZM|Sambia,Zambie,Zambia|sambisch,zambien,zambian
ZWE ZW|Simbabwe,Zimbabwe|simbabwisch,zimbabween,zimbabwian
MWI MW|Malawi|malawisch,malawien
NAM NA|Namibia,Namibie|namibisch,namibien,namibian
BWA BW|Botswana,Botsuana|botswanisch,botswanais
ZAF ZA|Südafrika,Afrique du Sud,Sudafrica,South Africa|sudafrikanisch,sud-africain,sudafrican
LSO LS|Lesotho|lesothisch
SWZ SZ|Eswatini,Swasiland,Swaziland|swasilandisch
MDG MG|Madagaskar,Madagascar|madagassisch,malgach,malgasc
MUS MU|Mauritius,Ile Maurice,Maurice,Maurizio|mauritisch,mauricien,maurizian
SYC SC|Seychellen,Seychelles,Seicelle|seychellisch,seychellois
COM KM|Komoren,Comores,Comore|komorisch,comorien
CPV CV|Kap Verde,Kapverden,Cap-Vert,Cabo Verde,Capo Verde,Cap Vert|kapverdisch,cap-verdien,capoverdian
STP ST|São Tomé und Príncipe,Sao Tomé-et-Principe|
CHN CN|China,Volksrepublik China,Chine,République populaire de Chine,Cina|chinesisch,chinois,cines
HKG HK|Hongkong,Hong Kong|hongkong-chinesisch,hongkongais
TWN TW ROC|Taiwan,Taïwan,Taiwan (ROC),Chinesisch Taipei|taiwanisch,taiwanesisch,taiwanais,taiwanes
MAC MO|Macau,Macao|
JPN JP J|Japan,Japon,Giappone|japanisch,japonais,giappones
KOR KR|Südkorea,Republik Korea,Korea,Corée du Sud,Corée,République de Corée,Corea del Sud,Corea,South Korea|sudkoreanisch,koreanisch,sud-coreen,coreen,sudcorean,corean
PRK KP|Nordkorea,Corée du Nord,Corea del Nord|nordkoreanisch
MNG MN|Mongolei,Mongolie,Mongolia|mongolisch,mongol
IND IN|Indien,Inde,India|indisch,indien,indian
PAK PK|Pakistan|pakistanisch,pakistanais,pachistan,pakistan
BGD BD|Bangladesch,Bangladesh|bangladeschisch,bangladais,bengales
LKA LK|Sri Lanka|sri-lankisch,srilankisch,sri-lankais,srilankais,lankais,srilankes,cingales,singales
NPL NP|Nepal,Népal|nepalesisch,nepalais,nepales
BTN BT|Bhutan,Bhoutan|bhutanisch
AFG AF|Afghanistan|afghanisch,afghan,afgan
THA TH|Thailand,Thaïlande,Thailandia|thailandisch,thailandais,thailandes,tailandes
VNM VN|Vietnam,Viêt-Nam,Viet Nam|vietnamesisch,vietnamien,vietnamit
KHM KH|Kambodscha,Cambodge,Cambogia,Cambodia|kambodschanisch,cambodgien,cambogian
LAO LA|Laos|laotisch,laotien,laotian
MMR MM|Myanmar,Burma,Birma,Birmanie,Birmania|myanmarisch,birmanisch,birman
MYS MY|Malaysia,Malaisie|malaysisch,malaisien,malays,males
SGP SG SIN|Singapur,Singapour,Singapore|singapurisch,singapourien,singaporian
IDN ID|Indonesien,Indonésie,Indonesia|indonesisch,indonesien,indonesian
PHL PH|Philippinen,Philippines,Filippine|philippinisch,philippin,filippin
BRN BN|Brunei|
AUS AU|Australien,Australie,Australia|australisch,australien,australian
NZL NZ|Neuseeland,Nouvelle-Zélande,Nuova Zelanda,New Zealand|neuseelandisch,neo-zelandais,neozelandes
FJI FJ|Fidschi,Fidji,Figi,Fiji|fidschianisch
CAN CA CDN|Kanada,Canada|kanadisch,canadien,canades
MEX MX MEX|Mexiko,Mexique,Messico,Mexico|mexikanisch,mexicain,messican
GTM GT|Guatemala|guatemaltekisch,guatemalteq,guatemaltec
HND HN|Honduras|honduranisch,hondurien
SLV SV|El Salvador,Salvador|salvadorianisch,salvadorien,salvadoregn
NIC NI|Nicaragua|nicaraguanisch,nicaraguayen,nicaraguens
CRI CR|Costa Rica|costa-ricanisch,costaricanisch,costaricain,costarican,costaricien
PAN PA|Panama,Panamá|panamaisch,panameen,panamens
BLZ BZ|Belize|belizisch
CUB CU|Kuba,Cuba|kubanisch,cubain,cuban
DOM DO|Dominikanische Republik,Dominikanischen Republik,République dominicaine,Repubblica Dominicana|dominikanisch,dominicain,dominican
HTI HT|Haiti,Haïti|haitianisch,haitien,haitian
JAM JM|Jamaika,Jamaïque,Giamaica,Jamaica|jamaikanisch,jamaicain,giamaican
TTO TT|Trinidad und Tobago,Trinité-et-Tobago,Trinidad e Tobago|trinidadisch
BHS BS|Bahamas|bahamaisch,bahamien
BRB BB|Barbados,Barbade|barbadisch
KNA KN|St. Kitts und Nevis,Saint-Kitts-et-Nevis,Saint Kitts e Nevis,St. Kitts and Nevis|
GRD GD|Grenada|
ATG AG|Antigua und Barbuda,Antigua-et-Barbuda,Antigua et Barbuda,Antigua e Barbuda,Antigua and Barbuda|
LCA LC|St. Lucia,Sainte-Lucie,Saint Lucia|
VCT VC|St. Vincent und die Grenadinen,Saint-Vincent-et-les-Grenadines,Saint-Vincent-et-les Grenadines,Saint Vincent e Grenadine|
MDV MV|Malediven,Maldives,Maldive|maledivisch,maldivien
TLS TL|Timor-Leste,Osttimor,Timor oriental,Timor Est|timoresisch
PNG PG|Papua-Neuguinea,Papouasie-Nouvelle-Guinée,Papua Nuova Guinea|papua-neuguineisch
SLB SB|Salomonen,Salomon-Inseln,Îles Salomon,Isole Salomone|
VUT VU|Vanuatu|vanuatuisch,vanuatuan
WSM WS|Samoa|samoanisch,samoan
TON TO|Tonga|tongaisch,tongien
KIR KI|Kiribati|kiribatisch
FSM FM|Mikronesien,Micronésie,Micronesia|mikronesisch,micronesien
MHL MH|Marshallinseln,Îles Marshall,Isole Marshall|marshallisch
PLW PW|Palau,Palaos|palauisch
NRU NR|Nauru|nauruisch
TUV TV|Tuvalu|tuvaluisch
DMA DM|Dominica,Dominique|
COL CO|Kolumbien,Colombie,Colombia|kolumbianisch,colombien,colombian
VEN VE|Venezuela,Vénézuela|venezolanisch,venezuelien,venezuelan
ECU EC|Ecuador,Equateur|ecuadorianisch,equatorien,ecuadorian
PER PE|Peru,Pérou,Perù|peruanisch,peruvien,peruvian
BOL BO|Bolivien,Bolivie,Bolivia|bolivianisch,bolivien,bolivian
CHL CL RCH|Chile,Chili,Cile|chilenisch,chilien,cilen
ARG AR RA|Argentinien,Argentine,Argentina|argentinisch,argentin
URY UY|Uruguay|uruguayisch,uruguayen,uruguaian
PRY PY|Paraguay|paraguayisch,paraguayen,paraguaian
BRA BR|Brasilien,Brésil,Brasile,Brazil|brasilianisch,bresilien,brasilian
SUR SR|Surinam,Suriname|surinamisch
GUY GY|Guyana|guyanisch
GIB GI|Gibraltar,Gibilterra|
JEY JE|Jersey|
GGY GG|Guernsey,Guernesey|
IMN IM|Isle of Man,Insel Man,Ile de Man|
VGB VG BVI|Britische Jungferninseln,Iles Vierges britanniques,Isole Vergini Britanniche,British Virgin Islands|
CYM KY|Kaimaninseln,Cayman Islands,Iles Caïmans,Isole Cayman|
BMU BM|Bermuda,Bermudes|
CUW CW|Curaçao|
YUG YU|Jugoslawien,Ex-Jugoslawien,Yougoslavie,Jugoslavia,Bundesrepublik Jugoslawien|jugoslawisch,yougoslav,jugoslav
SUN SU|Sowjetunion,Union soviétique,Unione Sovietica|sowjetisch,sovietiq,sovietic
CSK CS|Tschechoslowakei,Tchécoslovaquie,Cecoslovacchia|tschechoslowakisch,tchecoslovaq
`;

/** Regions that stand between a town and its country in addresses abroad. */
export const FOREIGN_REGIONS = `Alabama,Alaska,Arizona,Arkansas,California,Kalifornien,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,
Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,
New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,
South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,Québec,British Columbia,Alberta,
Bayern,Baden-Württemberg,Hessen,Nordrhein-Westfalen,Vorarlberg,Tirol,Lombardia,Piemonte,Haute-Savoie,Savoie,Ain,Doubs,Jura,Alsace,Elsass,
Victoria,New South Wales,Queensland,Dubai,Abu Dhabi,Surrey,Essex,Kent,Middlesex,Berkshire`;
