import type { Language } from '../../../../core/index.js';
import type { OutsideTopic } from '../../../../trace/index.js';

/** What company registers do not hold, as questions ask for it; folded like a lexicon. */
export const OUTSIDE: Record<OutsideTopic, Record<Language, string>> = {
  FINANCES: {
    de: 'umsatz | umsatze | jahresumsatz | gewinn | gewinne | verlust | verluste | reingewinn | bilanz | bilanzen | bilanzsumme | jahresabschluss | jahresrechnung | erfolgsrechnung | cashflow | ebit* | eigenkapital | fremdkapital | schulden | verschuldet | verschuldung | kredit* | bonitat | rating | dividende* | marktwert | unternehmenswert | wert ist | rentab* | profitabel | verdient die | budget | finanziell* | finanzen | finanzlage | investiert | investition* | liquide mittel | vermogen | marge* | marktanteil* | geschaftsbericht*',
    fr: 'chiffre d affaires | chiffres d affaires | benefice | benefices | perte | pertes | bilan | bilans | comptes annuels | tresorerie | fonds propres | dette | dettes | endettement | endettee | credit* | solvabilite | solvable | notation | dividende* | valeur boursiere | rentab* | budget | finances | financier* | situation financiere | investi | investissement* | marge* | part de marche | parts de marche | rapport annuel | rapports annuels | vaut',
    it: 'fatturato | fatturati | utile | utili | perdita | perdite | bilancio | bilanci | conti annuali | flusso di cassa | capitale proprio | debito | debiti | indebitamento | indebitata | credito | crediti | solvibilita | solvibile | rating | dividend* | redditiv* | redditizia | budget | finanze | finanziari* | situazione finanziaria | investito | investiment* | margine | margini | quota di mercato | quote di mercato | rapporto annuale | giro d affari | cifra d affari | guadagni | vale',
    en: 'turnover | revenue | revenues | sales | profit | profits | profitable | profitability | loss | losses | balance sheet* | annual accounts | cash flow | cashflow | ebit* | equity | debt | debts | indebted | credit | credits | credit rating* | credit score* | credit check* | credit risk* | creditworth* | rating | dividend* | market value | valuation | net worth | worth | budget | financial* | finances | invest | invested | investment* | margin* | market share* | annual report* | earnings | assets under management',
  },
  SHARE_PRICE: {
    de: 'aktienkurs* | borsenkurs* | kurs der aktie* | kursentwicklung | borse | borsenkotiert* | kotiert* | aktienpreis* | borsenwert | borsengang | ipo | tickersymbol',
    fr: 'cours de l action | cours de bourse | cours des actions | cours boursier | bourse | cotee en bourse | cotee | prix de l action | capitalisation boursiere | entree en bourse',
    it: 'corso dell azione | corso delle azioni | quotazione* | quotata | in borsa | borsa | prezzo dell azione | prezzo delle azioni | capitalizzazione di borsa',
    en: 'share price* | stock price* | stock exchange | stock market | stock | stocks | listed on the stock* | publicly traded | ticker | market cap | market capitalisation | market capitalization | ipo',
  },
  SHAREHOLDERS: {
    de: 'aktionar* | aktionariat | grossaktionar* | hauptaktionar* | mehrheitsaktionar* | aktienbesitz | aktienmehrheit | wirtschaftlich berechtigt* | beteiligungsverhaltnis* | stimmrechtsanteil*',
    fr: 'actionnaire* | actionnariat | ayant droit economique | ayants droit economiques | beneficiaire effectif | beneficiaires effectifs | beneficiaires economiques | detient les actions | majorite des actions',
    it: 'azionista | azionisti | azionariato | avente diritto economico | aventi diritto economico | titolare effettivo | titolari effettivi | maggioranza delle azioni',
    en: 'shareholder | shareholders | stockholder* | shareholding* | beneficial owner* | ultimate owner* | majority stake | owns the shares | holds the shares | majority of the shares',
  },
  EMPLOYEES: {
    de: 'mitarbeiter | mitarbeitern | mitarbeitende* | mitarbeiterin* | mitarbeiterzahl | angestellte* | arbeitnehmer* | belegschaft | personalbestand | vollzeitstelle* | beschaftigte | beschaftigten | beschaftigt | arbeitsplatz* | arbeitsplatze* | stellenangebot* | offene stellen | praktikum | lehrling* | lernende*',
    fr: 'employe | employes | employee | employees | collaborateur* | collaboratrice* | salaries | salarie | effectif | effectifs | personnel | emploie | emplois | postes ouverts | offres d emploi | apprenti* | stage | stagiaire*',
    it: 'dipendente | dipendenti | collaborator* | impiegati | impiegato | impiegata | organico | personale | posti di lavoro | posti vacanti | offerte di lavoro | apprendist* | tirocinio | impiega',
    en: 'employee | employees | staff | headcount | workforce | workers | personnel | employs | employ | employed | job opening* | vacancies | vacancy | hiring | apprentice* | internship* | interns',
  },
  CONTACT: {
    de: 'telefon | telefonnummer* | handynummer* | natelnummer* | telefonisch | fax | faxnummer | mail | e mail | email | emails | e mailadresse | mailadresse | emailadresse | webseite | website | homepage | internetseite | internetadresse | url | offnungszeiten | ansprechpartner* | kontaktdaten | kontaktperson* | erreiche ich | erreichbar* per | anrufen | whatsapp | linkedin | facebook | instagram | twitter',
    fr: 'telephone | numero de telephone | numero de portable | portable | fax | mail | e mail | email | courriel | adresse electronique | adresse mail | site web | site internet | page web | url | heures d ouverture | horaires | horaire | interlocuteur | appeler | joindre | whatsapp | linkedin | facebook | instagram | twitter',
    it: 'telefono | numero di telefono | cellulare | fax | mail | e mail | email | posta elettronica | indirizzo email | indirizzo mail | sito web | sito internet | sito | pagina web | url | orari di apertura | orari | orario | telefonare | contattare | whatsapp | linkedin | facebook | instagram | twitter',
    en: 'phone | phone number* | telephone | telephone number* | mobile | mobile number | fax | mail | e mail | email | emails | email address* | e mail address* | website | web site | homepage | url | opening hours | contact details | contact person | contact number | whatsapp | linkedin | facebook | instagram | twitter',
  },
  PRIVATE_LIFE: {
    de: 'privatadresse* | private adresse* | private anschrift | wohnadresse* | privat wohnhaft | privat | privatleben | alt | alter | geburtsdatum | geburtstag | geboren | verheiratet | ehefrau | ehemann | ehepartner | kinder | familie | geschwister | religion | konfession | gesundheit* | krank | lohn | lohne | gehalt | gehalter | salar | einkommen | bonus | verdient | verdienst | boni | hobby | hobbys | ausbildung | beruf | studium | studiert | titel | parteimitglied* | partei | politisch* | ahv nummer | steuern | steuer | steuerdomizil | bankkonto | kontonummer | iban | strafregister* | vorstraf* | vorbestraft | verurteilt* | gestorben | todesdatum | geschlecht | lebenslauf | foto | fotos | bild',
    fr: 'adresse privee | adresses privees | domicile prive | prive | privee | privees | vie privee | age | ages | date de naissance | anniversaire | ne le | ne en | marie | mariee | epouse | epoux | mari | femme | enfants | famille | religion | sante | malade | salaire* | remuneration* | revenu | revenus | bonus | gagne | hobby | loisirs | formation | profession | metier | etudes | diplome* | parti politique | politique | numero avs | impot | impots | compte bancaire | iban | casier judiciaire | condamne | condamnee | condamnation* | decede | decedee | mort | sexe | curriculum | cv | photo | photos',
    it: 'indirizzo privato | indirizzi privati | domicilio privato | privato | privata | privati | vita privata | eta | anni ha | data di nascita | compleanno | nato il | nata il | sposato | sposata | moglie | marito | figli | famiglia | religione | salute | malato | stipendio | stipendi | salario | salari | remunerazion* | compenso | compensi | reddito | redditi | bonus | guadagna | hobby | formazione | professione | mestiere | studi | laurea | partito | politico | politica | numero avs | tasse | imposte | conto bancario | iban | casellario | condannato | condannata | condann* | deceduto | deceduta | morto | sesso | curriculum | foto',
    en: 'private address* | home address* | private home | private | private life | how old | old is | age | ages | date of birth | birthday | born | married | wife | husband | spouse | children | family | siblings | religion | health | ill | salary | salaries | wage | wages | income | pay | paid to | earns | earn | bonus | bonuses | remuneration | compensation | hobby | hobbies | education | profession | occupation | degree | studied | political* | party member* | social security number | tax | taxes | bank account* | iban | criminal record* | convicted | conviction* | died | date of death | gender | cv | curriculum | photo | photos | picture',
  },
  REPUTATION: {
    de: 'serios | seriose | serioses | vertrauenswurdig* | empfehlenswert | empfehlen | empfiehlst | empfehlung* | ruf | reputation | meinung | meinst | findest du | denkst | beurteilst | bewertung* | gut | gute | schlecht | schlechte | besser | beste | besten | betrug | betruger* | betrugerisch* | abzocke | unserios* | skandal* | geldwasche* | korrupt* | kriminell* | verdachtig* | zuverlassig* | kompetent* | sympathisch* | ehrlich* | qualitat | kundenzufriedenheit',
    fr: 'serieuse | serieux | fiable | fiables | recommandable | recommander | recommandes | recommandez | reputation | opinion | avis sur | penses | pensez | bon | bonne | mauvais | mauvaise | meilleur | meilleure | meilleurs | fraude* | frauduleu* | escroc* | arnaque* | scandale* | blanchiment | corrompu* | corruption | criminel* | suspect* | competent* | honnete* | qualite | satisfaction',
    it: 'seria | serio | affidabile | affidabili | raccomandabile | consigliare | consigli a | reputazione | opinione | parere | pensi | pensa | buono | buona | buoni | cattivo | cattiva | migliore | migliori | frode | frodi | fraudolent* | truffa* | truffator* | scandal* | riciclaggio | corrott* | corruzione | criminal* | sospett* | competent* | onest* | qualita | soddisfazione',
    en: 'trustworthy | reputable | reliable | recommend | recommended | recommendation* | reputation | opinion | think of | think about | do you think | good | bad | better | best | worst | fraud | fraudulent | fraudster* | scam | scams | scandal* | money laundering | corrupt* | criminal | suspicious | competent | honest | quality | satisfaction',
  },
  REASONS: {
    de: 'warum | weshalb | wieso | grund | grunde | aus welchem grund | motiv | motive',
    fr: 'pourquoi | raison pour | raisons | quelle raison | motif | motifs',
    it: 'perche | motivo | motivi | ragione per | ragioni | quale ragione',
    en: 'why | reason | reasons | motive | motives',
  },
  FUTURE: {
    de: 'kunftig* | zukunft* | in zukunft | prognose* | voraussichtlich* | nachstes jahr | nachsten jahr | nachsten jahren | nachstes mal | morgen | ubermorgen | geplant* | plant | plane | plante | vorhersage | bald | demnachst',
    fr: 'avenir | a l avenir | futur | future | futurs | futures | prevision* | pronostic* | probablement | l an prochain | l annee prochaine | prochain | prochaine | prochaines annees | demain | apres demain | prevu | prevue | prevoit | projette | bientot',
    it: 'futuro | futura | in futuro | prevision* | pronostic* | probabilmente | l anno prossimo | il prossimo anno | prossimo | prossima | prossimi anni | domani | dopodomani | previsto | prevista | prevede | presto',
    en: 'future | in the future | forecast* | prediction* | predict | likely | next year | next month | next | tomorrow | planned | plans | plan to | expected to | going to | soon | upcoming | will',
  },
  FOREIGN_REGISTER: {
    de: 'deutsch* handelsregister* | osterreichisch* firmenbuch* | auslandisch* register* | im ausland | ausland | deutschland | osterreich | frankreich | italien | liechtenstein* | england | grossbritannien | usa | amerika | luxemburg | niederlande | panama | unternehmensregister | bundesanzeiger | firmenbuch',
    fr: 'registre francais | registre etranger | registres etrangers | a l etranger | etranger | allemagne | autriche | france | italie | liechtenstein | angleterre | royaume uni | etats unis | luxembourg | pays bas | panama | infogreffe',
    it: 'registro italiano | registro estero | registri esteri | all estero | estero | germania | austria | francia | italia | liechtenstein | inghilterra | regno unito | stati uniti | lussemburgo | paesi bassi | panama | registro delle imprese italiano | visura camerale',
    en: 'foreign register* | german register | german commercial register | french register | italian register | abroad | germany | austria | france | italy | liechtenstein | england | united kingdom | britain | united states | usa | america | luxembourg | netherlands | panama | delaware | companies house | sec filing* | overseas',
  },
  LEGAL_ADVICE: {
    de: 'soll ich | sollen wir | kann ich klagen | klagen | verklagen | einklagen | betreiben | betreibung | betreibungen | betreibungsregister* | haftbar | haftet | haftung | legal | illegal | strafbar | erlaubt | rechtlich zulassig | anwalt | anwalte | vertrag | vertrage | kundigen | prozess | prozesse | gerichtsverfahren | urteil | urteile',
    fr: 'ai je le droit | dois je | devons nous | porter plainte | poursuivre en justice | poursuite | poursuites | registre des poursuites | responsable juridiquement | legal | illegal | punissable | permis | avocat* | contrat | contrats | resilier | proces | procedure judiciaire | jugement | jugements',
    it: 'ho il diritto di | fare causa | querelare | precetto | precetti | esecuzione | esecuzioni | registro delle esecuzioni | legale o | illegale | punibile | permesso | avvocat* | contratto | contratti | disdire | processo | processi | sentenza | sentenze',
    en: 'am i allowed | should i | should we | can i sue | sue | lawsuit* | litigation | court case* | debt collection | enforcement | liable | liability of | is it legal | illegal | punishable | lawyer* | contract | contracts | terminate | judgment* | verdict*',
  },
  BUSINESS: {
    de: 'kunde | kunden | kundin | lieferant* | produkt | produkte | produkten | preis | preise | angebot* | patent* | marke | marken | markenzeichen | logo | logos | konkurrent* | mitbewerber* | projekt* | immobilienbesitz | grundstuck* | fahrzeug* | subvention* | spende* | zertifik* | farbe* | presse | medienberichte | strategie',
    fr: 'client | clients | cliente | clientele | fournisseur* | produit | produits | prix | offre | offres | brevet* | marque | marques | logo | logos | concurrent* | projet* | immeubles | terrain* | vehicule* | subvention* | don | dons | certifi* | couleur* | presse | strategie',
    it: 'cliente | clienti | clientela | fornitor* | prodotto | prodotti | prezzo | prezzi | offerta | brevett* | marchio | marchi | logo | loghi | concorrent* | progett* | immobili possiede | terren* | veicol* | sussid* | donazion* | certific* | colore | colori | stampa | strategia',
    en: 'customer | customers | client | clients | supplier* | product | products | price | prices | offer | offers | patent* | trademark* | brand | brands | logo | logos | competitor* | project | projects | real estate owned | vehicle* | subsid* paid | subsidies | donation* | certificat* | colour* | color* | press coverage | strategy',
  },
}; // prettier-ignore
