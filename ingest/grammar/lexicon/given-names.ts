/**
 * Common given names in Switzerland, to find where the surname ends in `Surname Given` without a comma (Fribourg, Geneva, Vaud,
 * Neuchâtel). Folded: no accents, lower case; of a hyphenated name the first part. Ambiguous surnames are left out on purpose.
 * Source: the Federal Statistical Office's lists of given names of the resident population.
 */
export const GIVEN_NAMES = `
aaron abdul abdullah achille achim ada adalbert adam adele adelheid adeline adina adolf adolphe adrian adriana adriano adrien adrienne agata agatha
agathe agnes agnese ahmad ahmed aida aime aimee alain alan alba albana alberto albert alberte albin albina aldo alec alejandro aleksandar aleksandra aleksandr alen alessandra
alessandro alessia alessio alex alexander alexandra alexandre alexandrine alexei alexia alexis alfio alfons alfonso alfred alfredo ali alice alicia alina aline alix
alma alois alojz aloys alvaro amadeo amalia amanda amandine amar amaury amedeo amelia amelie amina amir amira amos ana anais anastasia anatole
andre andrea andreas andree andreia andrej andres andrew andrey andrin andrzej andy ange angel angela angele angelica angelika angelina angeline angelo angie
anick anika anil anina anisa anita anja anke ann anna annabelle annamaria anne annegret annelies anneliese annelise annemarie annette annick annie
annina annik anouchka anouck anouk anselm ansgar anthony antje antoine antoinette anton antonella antonia antonietta antonino antonio antony ariana ariane arianna
arianne arif arlette armand armando armelle armin arnaldo arnaud arno arnold arnout arsene artan arthur artur arturo arzu asja astrid attilio
aude audrey august augusta auguste augustin aurelia aurelie aurelien aurelio aurora aurore axel axelle aylin ayse aziz barbara barbla bardhyl
bart bartholomaus basil basile bastian bastien beat beata beate beatrice beatrix bekim bela belinda ben benedetta benedetto benedicte benedict benedikt benedikta benedikta
benjamin benito benno benoit berisha bernadette bernard bernardo berndt bernd bernhard bertha berthe bertram bertrand besim betrix bettina bianca bianka bilal
birgit birgitta bjorn blaise blanca blanche blandine blerim blerta bogdan boris bozidar branko brenda brian brice brigitta brigitte bruna bruno burim
burkhard calogero camilla camille camillo carina carine carl carla carlo carlos carmela carmelo carmen carol carola carole caroline carolina carsten
caspar catarina catherine cathrin cathy catia caterina cecile cecilia cedric celeste celestin celia celina celine cemal cesar cesare chantal charles
charlie charline charlotte cherif chiara chloe chris christa christel christelle christian christiana christiane christina christine christof christoph christophe christopher
christos cinzia cindy claire clara clarissa claude claudette claudia claudie claudine claudio claus clelia clemence clemens clement clementine cleo clotilde
colette colin colombe conrad conradin constance constantin cora coralie corina corine corinna corinne cornelia cornelius corrado cosimo cosette cristian cristiana
cristiano cristina curdin cynthia cyprien cyril cyrill cyrille dagmar damian damiano damien damir dan dana dani daniel daniela daniele daniella danielle
danilo danny dante daria dario dariusz darko david davide davor deborah debora delia delphine denis denise dennis deniz derek desire desiree detlef
diana diane didier diego dieter dietmar dietrich dimitri dimitrios dimitris dina dino dirk djamel dolores domenica domenico domingo dominic dominik dominika
dominique domitille donald donata donatella donato donna dora doreen dorette dorian doriana doriane dorina doris dorothe dorothea dorothee dragan dragana drago
driton dunja duncan dusan dylan eckhard eda eddy edgar edgard edi edin edina edit edith edmond edmondo edmund edna edoardo edouard eduard
eduardo edvin edward edwin edy egbert egidio egon eileen ekrem elda eleanor elena eleonora eleonore elfriede elia elian eliana eliane elias elie
elin elio elisa elisabeta elisabeth elisabetta elise elke ella ellen elma elmar eloise elodie elsa elsbeth else elsie elvira elvis emanuel
emanuela emanuele emelie emerita emil emile emilia emilie emilien emilienne emilio emine emir emma emmanuel emmanuelle emmi enea enes engelbert enia enno
enrica enrico enrique enver enzo erdal eric erica erich erik erika erin erna ernest ernestine ernesto ernst erol erwin esmeralda esteban estelle
ester esther ettore etienne eugen eugene eugenia eugenie eugenio eusebio eva evan evangelos evaristo eve evelin evelina eveline evelyn evelyne ewa ewald
fabia fabian fabiana fabiano fabien fabienne fabio fabiola fabrice fabrizia fabrizio fanny fatih fatima fatiha fatma fatmir faustine faustino fausto fedele
federica federico felice felicia felicien felicitas felicite felix ferdinand ferdinando ferenc fernand fernanda fernande fernando fidel filip filippo filomena fiona fiora
fiorella fiorenza fiorenzo flavia flavian flavien flavio flora florence florent florentin florentina florentine florian floriana floriane florin florina florine franca
france francesca francesco francine francis francisca francisco franck franco francois francoise franjo frank franz franziska franziskus fred frederic frederica frederick frederik frederike
frederique frida fridolin frieda frieder friedrich fritz gabi gabor gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetane gaetano gaspard gaston
gaudenz gautier gavin gebhard genevieve geoffrey geoffroy georg george georges georgette georgina georgios gerald geraldine gerard gerardo gerda gerhard german germain germaine germana
germano gernot gero gerold gerolamo gertrud gertrude ghislain ghislaine giacinto giacomina giacomo giampaolo giampiero gian gianandrea giancarlo gianfranco gianluca gianluigi gianmarco gianna gianni
gianpaolo gianpiero gieri gilbert gilberte gilberto gilda gilgian gilles gina ginette gino giona gionata giordano giorgia giorgio giosue giovanna giovanni giulia giuliana
giuliano giulietta giulio giuseppa giuseppe giuseppina gisela gisele giselle gladys glenn gloria goran gordana gottfried gottlieb grace gracinda graziano graziella grazia gregoire gregor gregorio gregory
greta grete gret grit guglielmo guido guilherme guillaume gunter gunther gustav gustave gustavo guy gwenaelle gwendoline habib hakan halil halina hamid hamza hana hanna
hannah hannelore hannes hans hansjakob hansjorg hansjurg hanspeter hansruedi hansrudolf hansueli hansuli hansulrich harald harriet harry hartmut hasan hassan hector hedi hedwig
hedy heidi heike heiko heiner heini heino heinrich heinz helen helena helene helga helge hella hellen helmut helmuth hendrik henning henri henriette henrik henrique henry
herbert heribert hermann hermine herve hilda hildegard hilmar hippolyte holger horst hortense hosni howard hubert huberta huberto hugo hugues huguette humbert hussein hyacinthe
ian ibrahim ida ignace ignacio ignaz ignazio igor ihsan ikram ilaria ilario ildiko ilir ilona ilse iman imanol imelda imer imre ina ines inga inge ingeborg
ingo ingrid inna ion ira irena irene irina iris irma irmgard irving isa isaac isabel isabella isabelle isidor isidore isidoro ismael ismail ismet
issam istvan italo ivan ivana ivano ivica ivo ivonne jaap jack jackie jacky jacob jacopo jacqueline jacques jakob jamal james jamie jan jana jane
janick janina janine jannik janos jaqueline jared jarmila jaroslav jasmin jasmina jasmine jason javier jean jeanette jeanine jeanne jeannette jeannine jeannot jeff jeffrey
jelena jens jeremias jeremie jeremy jerome jessica jesus jette jill jim jimmy joachim joan joana joanna joanne joao joaquim joaquin jocelyn jocelyne jochen joe
joel joelle joerg joeri johan johann johanna johannes john johnny jolanda jolanta jon jonas jonathan jordi jorg jorge jorn jos jose josef josefina josefine joseline joseph
josephine josette josiane josip josua josue jost joy joyce jozef juan juana juanita jude judith jules julia julian juliana juliane julie julien juliette julio julius jun
jurg jurgen juri jutta jvan kai kaja kamal kamil karen karim karima karin karina karine karl karla karlheinz karoline karolina karsten kaspar katalin katarina kate katharina
katherine kathleen kathrin kathrine kathy katia katja katrin katrine katy kay keith kelly ken kenneth kenza kerim kerstin kevin khaled khalid kilian kim kira kirsten klara klaus
klemens knut konrad konstantin konstantinos kornelia kristian kristin kristina kristof kuno kurt lada ladina ladislav laetitia laila lara lars lasse latif laura laure lauren laurence laurens laurent
laurenz laurie laurette laurianne lavinia lazar lea leandra leandro lena lene leni lennart leo leon leona leonard leonardo leonhard leonid leonie leonor leonora leonore leopold leopoldo leslie leta leticia letizia
levin lia liam liana lidia lidija lilian liliana liliane lili lilly lily lina linda line linus lionel lisa lisbeth lise lisette livia livio liz lluis loan logan loic lola loredana lorena lorenz lorenza
lorenzo loretta loris lothar lotti louis louisa louise luan luc luca lucas lucia lucian luciana luciano lucie lucien lucienne lucile lucio lucrezia ludivine ludmila ludovic ludovico ludwig luigi luigia luigina
luis luisa luise luka lukas luke luljeta luna lutz luzi luzia luzius lydia lydie lynda lyne lynn maarten madeleine madlen magali magaly magda magdalena magdalene magnus mahmoud maik maike maja
malgorzata malik malika malin malte mandy manfred manfredo manon manoj manuel manuela manuele mara marc marcel marcela marcelin marceline marcella marcelle marcello marcelo marcin marco marcos marcus marek margareta margareth
margaretha margarete margarita margaritha margaux margherita margit margot margret margrit margrith marguerite maria mariam mariana mariangela marianna marianne mariano maribel maricel marie mariella marielle mariette marija marika marilena
marilyn marilyne marin marina marinella marinette marino mario marion marisa marise marita marius mariusz marjan marjorie mark markus marlen marlene marlies marlis marlise marlon marlyse marta martha martial martin martina martine martino
marvin mary marylin maryline maryse maryvonne masha mason massimiliano massimo mateo mateusz matej mathew mathias mathieu mathilda mathilde mathis mathurin matias matilde matteo matthaus matthew matthias matthieu matti maud maura maurice
mauricio maurizia maurizio mauro max maxence maxi maxim maxime maximilian maximilien maya mechthild medhi mehdi mehmed mehmet meike meinrad melanie melchior melina melinda melissa melitta mena menga mercedes merlin meryem metin
mia michael michaela michal michel michela michelangelo michele micheline michelle mick miguel mihai mika mike mikael mikhail mila milan milena milica milka milos mina mira mirco mirella mireille mirela miriam mirjam mirjana mirka mirko
miro miroslav miroslava mirta mischa mladen moana mohamad mohamed mohammad mohammed moira momo mona monia monica monika monique morena moreno morgan morgane moritz morris moses mostafa mourad moussa muhamed muhammad muhamet munir murat muriel
murielle musa mustafa mustapha myriam myrtha nabil nada nadege nadia nadin nadine nadja naim naima nancy naomi nasser natacha natalia natalie natalija natascha natasha nathalie nathan nathanael nawal nayla nazmi ndeye neil nela nelly nelson nenad
nermin nestor nevena niccolo nicholas nick nico nicola nicolas nicole nicoletta nicolo nidal niels nikita niklaus niko nikola nikolai nikolaj nikolaos nikolas nikolaus nils nina nino nisa nives noah noel noelia noelle noemi noemie nolwenn nora norbert noreen norma norman nuno nuria
oceane octave octavia octavie odette odile odilo odilon ola olaf oleg olga olimpia oliver oliviero olivia olivier olof omar ombretta ondine onur orazio orlando ornella orsola ortensia ortrud ortwin oscar oskar osman oswald othmar otmar ottavia ottavio otto ottorino oumar ove
pablo palmira pamela paola paolo paquita pascal pascale pasquale patrice patricia patricio patrick patrik patrizia patrizio pattrick paul paula paule paulette paulina pauline paulino paulo pavel pawel pedro peggy penelope pepe per pere perla perrine peter petar petra petrit petro petronella petros philemon philip philipp philippa
philippe philomena phyllis pia pierangelo pierluigi pierantonio piera piero pierino pierre pierrette pierrick pietro pilar pina pio pius placid placido priscilla priska prisca quentin quirin rachel rachele rachid radoslav radovan rafael rafaela raffaela raffaele raffaella rahel raimund rainer raissa rajko ralf ralph ramiz ramon ramona
randolf raoul raphael raphaela raphaelle raquel rasmus raul raymond raymonde raynald razvan rebecca rebekka regina reginald regine regis regula reiner reinhard reinhold reinmar reja remi remigio remigius remo remy rena renata renate renato renaud rene renee renzo reto reza riad riadh ricarda riccardo ricardo richard rico rita ritva
robert roberta roberto robin rocco roch rodolfo rodolphe rodrigo roger rogerio roland rolande rolando rolf romain romaine roman romana romano romeo romina romuald romy ron ronald ronny rosa rosalba rosalia rosalie rosangela rosanna rosaria rosario rose roselyne roselyse rosemarie rosette rosina rosmarie rosmarin rosmary rosemary rosita roswitha roxane roy ruben
rudi rudolf rudolfo rudolph ruedi rufus rui rupert rut ruth sabina sabine sabino sabrina sacha said salem salim sally salome salomon salvador salvatore sam sami samir samira samson samuel samuele samy sana sandie sandra sandrine sandro sandy santiago santina santo sara sarah sascha saskia saverio savina saliha sead
sean sebastian sebastiano sebastien sefer segolene selda selim selin selina selma selman serafin serafina serena serge sergei sergej sergey sergio severin severina severine severino seyit shaban shannon sharon shirley sibel sibilla sibylla sibylle sigfrid sigrid silvain silvan silvana silvano silvia silvie silvio silvester simeon simon simona simone simonetta
sina sinan sira slavica slavko slobodan snezana sofia sofie solange solene sonia sonja sophia sophie soraya sorin spyridon stamatios stanislas stanislav stanislaw stanley stefan stefania stefanie stefano steffen steffi stella stephan stephane stephanie stephen steve steven stewart stojan stuart suat sukru sultan sunil susan susana susann susanna susanne susi suzana suzanne suzette
svea sven svenja svetlana svetoslav swen sybil sybille sylke sylvain sylvaine sylvester sylvette sylvia sylviane sylvie sylvio tabea tahir taina tamara tanja tania tanya tarek tarik tatiana tatjana ted teodor teodoro teresa terence teresina terry tessa thaddaus thea theo theodor theodora theodore theophil theres theresa therese theresia thibaud thibault thierry thilo thimo thomas
thorsten tibor tiago tiffany tilman tilo tim timo timon timothee timothy tina tino tiziana tiziano tobias todd tom tomas tomaso tomasz tomislav tommaso tommy toni tonio tony torsten toufik trudi trudy tullia tullio tunde ueli ugo uli ulisse ulla ulrich ulrike umberto urban ulf urs ursina ursula uta ute uwe vahid valentin valentina valentine valentino valentyna valeria
valerian valerie valerio valery vanessa vanja vasco vasile vasilios vassili vaclav vera verena verene veronica veronika veronique vesna viola vicente vicky victor victoria victorien vincent vincenza vincenzo violaine violet violette virgil virgile virgilio virginia virginie vital vitale vito vittoria vittorio vitus viviana viviane vivien vivienne vjosa vlad vladan vladimir vladislav vojislav volker vreni
vroni waldemar walid walter waltraud walther wanda wassim wendelin wendy werner wenke wilfred wilfried wilhelm wilhelmina willem willi william willy wim winfried wladimir wolf wolfgang wolfram wolf-dieter xaver xavier xenia xhevat yael yaelle yan yanick yanik yann yannick yannis yannik yara yasmin yasmina yasmine yassin yassine yasin yasemin yilmaz ylenia yoann yoel yolanda yolande yolaine york youcef youssef yousef yunus yuri yusuf yvan yves yvette yvo yvon yvonne zakaria
zaira zdenka zdravko zeljko zeljka zeno zeynep zita zlatan zlatko zoe zoltan zora zoran zorica zuzana zdenek
`;
