import { fold } from '../text.js';

/** Words after which a full stop ends no sentence, lower case without the stop. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `dr prof st sta ste sts nos bd blvd av rte rt str pl fr frs sfr lic iur jur oec rer pol phil nat med dent vet dipl ing arch mag habil hc theol mult jun sen jr sr
  geb gesch verw ca bzw resp inkl evtl usw etc cf vgl sog gem betr co cie corp inc ltd gebr div me mme mlle mr mrs ms ép ep veuve vve née gde kt stv dir pf tel
  ev gen zw ss sig sigg dott avv rag geom prot ecc eccl fed fin masch el elektr chem techn agr forst kaufm betriebsw wirtsch bücherexp eidg kant schweiz mons ao
  vs ds adm präs vizepräs sekr kass geschäftsltg rép dém répub éts ets lds vorm nachf insb bezügl inh obj od u z d h ggf ehem z.b d.h i.l liq em cand soc fid immob amm pfr gst pte pvt pty sdn reg méd`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words whose full stop ends no sentence before a number or a small letter: `Art. 934`, but `Waren aller Art. Ausgeschiedene ...`. */
export const NUMBERED: ReadonlySet<string> = new Set(
  'art abs ziff lit al no nr publ pubbl p pag pagg s page ch cap cpv fig vol n id tr'.split(' '),
);

/** Titles that belong to no name, folded; `*` ends a stem. Longest first is not needed: words are taken off one by one. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  `dr prof pd lic dipl ing iur jur oec publ rer pol phil nat med dent vet hc h.c ll.m mba em mult habil theol fh eth hsg htl hes epf epfl msc bsc ma ba mag dott dottssa avv rag geom arch
  me dre dres sc ssa mme mlle herr frau monsieur madame sig sigra ing.eth dr.iur doktor professor techn agr architekt fürsprech fürsprecher rechtsanwalt rechtsanwältin notar notarin avocat avocate notaire bücherexperte
  treuhänder wirtschaftsprüfer llm lic.iur utriusque habil. mm phd cfa ip
  ra mlaw blaw llb lld ph.d eidg pfr pater schwester soeur suor mgr abbe mons sr br bruder advokat advokatin fürsprecherin treuhänderin cand gst oberst oberstlt major hptm b.sc m.sc b.a m.a notaio rev dekan pfarrer pfarrerin domherr kanonikus sia`
    .split(/\s+/)
    .map(fold),
);

/** Particles that open a surname, folded. */
export const PARTICLES: ReadonlySet<string> = new Set(
  `von van de der den dem zu zur zum vom di da del della delle dello dei degli dal dalla d du des la le los las lo les dos das do e el al ben bin ibn abu abd mac mc st saint sankt ter ten te op af av o 't ap ait ould ou d' l' dell' dall' san santa nde`.split(
    /\s+/,
  ),
);

/** Between two surnames of one person, folded: married, born, widowed, known as. */
export const NAME_LINKS: ReadonlySet<string> = new Set(
  'ep epouse epoux ne nee nees veuve vve div divorcee geb geborene gesch geschiedene verw verwitwete verh in nata ved vedova dit dite detto detta genannt alias gen usage'.split(
    ' ',
  ),
);

/** Before the name of whoever is printed beside a relative: `et son épouse`, `und dessen Sohn`, `e la moglie`. Source of a larger pattern. */
export const BESIDE_KIN = String.raw`(?:(?:(?:son|sa|leurs?|le|la|seine[rnm]?|ihre[rnm]?|dessen|deren|il|lo|suo|sua|il\ssuo|la\ssua)\s|l['’])(?:épou(?:se|x)|conjointe?|mari|femme|fils|fille|frère|sœur|soeur|père|mère|ehefrau|ehemann|gattin|gatte|sohn|tochter|bruder|schwester|vater|mutter|moglie|marito|figli[oa]|fratello|sorella|padre|madre)\s{1,3}(?=\S))?`;

/** Legal forms and trade words by which a name is a firm's, folded whole words. */
export const FIRM_WORDS: ReadonlySet<string> = new Set(
  `ag sa gmbh sarl sagl kg klg snc sas sasu eurl scrl sprl srl spa s.a s.a.r.l s.r.l s.p.a s.a.s g.m.b.h se ltd limited inc incorporated corp corporation llc llp lp plc nv bv n.v b.v oy ab as a.s aps kft doo d.o.o sro s.r.o sp.z.o.o k.k pty pte co cie gbr ohg kgaa ev
  stiftung fondation fondazione foundation genossenschaft cooperative cooperativa verein verband association associazione anstalt etablissement stiftungsaufsicht gesellschaft societe societa company compagnie compagnia holding group groupe gruppo gruppe
  treuhand treuhandgesellschaft fiduciaire fiduciaria fiduciaires revision revisions revisioni revisionsgesellschaft revisionen audit auditing auditors consulting wirtschaftsprufung partner partners bank banque banca kantonalbank versicherung assurance
  kpmg pricewaterhousecoopers pwc deloitte bdo mazars ernst&young ey oba balmer-etienne fiducia revisuisse gebruder freres fratelli sohne fils & reviconsult management services service trust partnership international fund funds ventures investments investment invest equity l.p enterprises industries technologies solutions systems properties securities nominees trustees konsortium consortium
  municipalite municipio bourgeoisie patriziato korporation corporation ortsgemeinde ortsburgergemeinde schulgemeinde paroisse parrocchia pfarrei consorzio syndicat
  gemeinde einwohnergemeinde burgergemeinde kirchgemeinde commune comune kanton canton cantone bund confederation amt konkursamt betreibungsamt handelsregisteramt office ufficio departement dipartimento direktion gericht tribunal tribunale autorite behorde aufsichtsbehorde
  staat etat stato ville stadt citta regierungsrat zentralstelle fonds fondo kasse pensionskasse caisse cassa comunione indivision erben erbengemeinschaft erbengemeinschaften nachlass erbschaft succession successione hoirie hoirs heritiers eredi institut institute istituto universitat universite universita verwaltung finanzdirektion obergericht kreisgericht bezirksgericht staatsrat`.split(
    /\s+/,
  ),
);

/** Of these those that are surnames too, folded: with a given name alone beside them they are somebody's. */
export const SURNAMES_OF_FIRMS: ReadonlySet<string> = new Set('bank canton cassa erben ey freres partner'.split(' '));

/** Names that begin so are an office's, folded. */
export const OFFICE_STARTS =
  /^(?:(?:das|die|der|l'|le|la|lo|il|l')\s*)?(?:\S+\s)?(?:betreibungs-\s?(?:und|&)|konkurs-\s?(?:und|&)|amt\b|konkursamt|betreibungsamt|handelsregisteramt|departement|dipartimento|office\b|ufficio\b|autorite|autorita|behorde|aufsichtsbehorde|\S*aufsicht\b|bvg|gericht|\S*gericht\b|tribunal|justice de paix|direktion|service\b|servizio|kanton\b|canton\b|etat de\b|stato del\b|cantone\b|bundesamt|staatskanzlei|finanzkontrolle|controle des finances|controllo delle finanze|regierungsrat|conseil d'etat|consiglio di stato|gemeinderat|stadtrat|einwohnergemeinde|stiftungsaufsicht|bezirksrat|kreisamt|preture|pretura|as-so|zbsa|eidgenossisch|eidg\b|asfip|as-so|finma)/;

/** What a section heading is about, folded: persons leaving, persons coming in or changed. */
export const LEAVING =
  /ausgeschied|erlosch|geloscht|gestrichen|gestrichene|radie|demission|sortant|dimission|cancellat|uscent|radiat|austret|ausgetret|biffe/;
