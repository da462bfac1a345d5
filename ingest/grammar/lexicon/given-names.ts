/**
 * Common given names in Switzerland, to find where the surname ends in `Surname Given` without a comma (Fribourg, Geneva, Vaud,
 * Neuchâtel). Folded: no accents, lower case; of a hyphenated name the first part. Ambiguous surnames are left out on purpose.
 * Source: the Federal Statistical Office's lists of given names of the resident population.
 */
export const GIVEN_NAMES = `
aaron abdul abdullah achille achim ada adalbert adam adele adelheid adeline adelino adina adolf adolphe adrian adriana adriano adrien adrienne afrim
agata agatha agathe agnes agnese agnieszka agron ahmad ahmed ahmet aida aime aimee ajshe akiko alain alan alba albana albert alberte albertina alberto
albin albina alcides alda aldo alec alejandro aleksandar aleksander aleksandr aleksandra alen alessandra alessandro alessia alessio alex alexander
alexandra alexandre alexandrine alexei alexey alexia alexis alfio alfons alfonso alfred alfredo ali alice alicia alin alina aline alison alistair alix
alma alois alojz aloys alvaro amadeo amalia amanda amandine amar amaury amedeo amelia amelie amilcar amina amir amira amit amos amy ana anabela anais
anastasia anastasiya anatole andre andrea andreas andree andreea andrei andreia andrej andres andrew andrey andrin andrzej andy ange angel angela
angele angelica angelika angelina angeline angelo angie anick anika anil anina anisa anita anja anke ann anna annabelle annamaria anne annegret anneke
annelies anneliese annelise annemarie annette annick annie annik annina anouchka anouck anouk anselm ansgar ante anthony antje antoine antoinette
anton antonella antonia antonietta antonino antonio antony aoife arben ariana ariane arianna arianne arif arkadiusz arlette armand armando armelle
armin arnaldo arnaud arno arnold arnout arsene arta artan arthur artur arturo arzu ashley asja assunta astrid attila attilio aude audrey august
augusta auguste augustin aurelia aurelie aurelien aurelio aurora aurore avelino axel axelle aylin ayse aysegul aysel aziz balazs barbara barbla
bardhyl bart bartholomaus basil basile bastian bastien bayram beat beata beate beatrice beatrix beatriz beatus bekim bela belen belinda belmiro ben
benedetta benedetto benedict benedicte benedikt benedikta benito benjamin benno benoit bernadette bernard bernardo bernd berndt bernhard bertha berthe
bertram bertrand besa besart besim besnik betrix bettina betty bianca bianka bilal birgit birgitta bjorn blaise blanca blanche blandine blerim blerta
bogdan boguslaw bojan boris bozidar branislav branko brenda brendan brian brice brigitta brigitte bruna bruno bujar bulent burcu burim burkhard
calogero camilla camille camillo canan carina carine carl carla carlo carlos carmela carmelo carmen carmine carol carola carole carolina caroline
carsten caspar catalin catarina caterina catherine cathrin cathy catia cecile cecilia cedric celeste celestin celia celina celine cem cemal cengiz
cesar cesare chantal charles charlie charline charlotte cherif chiara chloe chris christa christel christelle christian christiana christiane
christina christine christof christoph christophe christopher christos ciaran cidalia cindy cinzia ciro claire clara clarissa claude claudette claudia
claudie claudine claudio claudiu claus clelia clemence clemens clement clementine cleo clotilde colette colin colombe concetta conrad conradin
constance constantin consuelo cora coralie corina corine corinna corinne cornelia cornelius corrado cosette cosimo cosmin cristian cristiana cristiano
cristina cristobal csaba curdin cynthia cyprien cyril cyrill cyrille czeslaw dagmar dalibor damian damiano damien damir dan dana dani daniel daniela
daniele daniella danielle danijel danilo danny dante dardan daria dario dariusz darko david davide davor debora deborah declan deepak dejan delia
delphine denis denise deniz dennis deolinda derek desire desiree detlef diana diane didier diego dieter dietmar dietrich dilek dimitri dimitrios
dimitris dina dino diogo dirk djamel dmitri dmitry dolores domenica domenico domingo dominic dominik dominika dominique domitille donald donata
donatella donato donika donna dora doreen dorette dorian doriana doriane dorina doris dorota dorothe dorothea dorothee dorothy dragan dragana drago
dragos drazen drita driton dubravko dumitru duncan dunja dusan dusko dylan eamon ebru eckhard eda eddy edgar edgard edi edin edina edit edite edith
edmond edmondo edmund edna edoardo edon edouard eduard eduarda eduardo edvin edward edwin edy edyta egbert egidio egon egzon eileen ekaterina ekrem
elda eleanor elena eleonora eleonore elfriede elia elian eliana eliane elias elie elif elin elio elisa elisabeta elisabete elisabeth elisabetta elise
elizabeth elke ella ellen elma elmar elodie eloise elona els elsa elsbeth else elsie elvira elvis elzbieta emanuel emanuela emanuele emelie emerita
emil emile emilia emilie emilien emilienne emilio emily emine emir emma emmanuel emmanuelle emmi emre enea enes engelbert engin enia enis ennio enno
enrica enrico enrique enver enzo erdal erdem eric erica erich erik erika erin erkan ermal erna ernest ernestine ernesto ernst erol erwin esad
esmeralda esra esteban estelle ester esther etienne ettore eugen eugene eugenia eugenie eugenio eusebio eva evan evangelos evaristo eve evelin evelina
eveline evelyn evelyne ewa ewald ewan ewelina ezequiel ezio fabia fabian fabiana fabiano fabien fabienne fabio fabiola fabrice fabrizia fabrizio fadil
fanny fatih fatiha fatima fatma fatmir fatos faustine faustino fausto fedele federica federico felice felicia felicien felicitas felicite felipe felix
ferdinand ferdinando ferenc ferhat fernand fernanda fernande fernando ferruccio fidel fikret filip filipa filipe filippo filiz filomena fiona fiora
fiorella fiorenza fiorenzo fisnik fitore flamur flavia flavian flavien flavio flora florence florent florentin florentina florentine florian floriana
floriane florin florina florine franca france francesca francesco francine francis francisca francisco franck franco francois francoise franjo frank
franz franziska franziskus fred frederic frederica frederick frederik frederike frederique freya frida fridolin frieda frieder friedrich fritz fulvio furio
gabi gabor gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetane gaetano gary gaspard gaston gaudenz gautier gavin gazmend
gebhard genc genevieve gennaro geoffrey geoffroy georg george georges georgette georgina georgios gerald geraldine gerard gerardo gerda gerhard
germain germaine german germana germano gernot gero gerolamo gerold gertrud gertrude gheorghe ghislain ghislaine giacinto giacomina giacomo giampaolo
giampiero gian gianandrea giancarlo gianfranco gianluca gianluigi gianmarco gianna gianni gianpaolo gianpiero gieri gilbert gilberte gilberto gilda
gilgian gilles gillian gina ginette gino gioele giona gionata giordano giorgia giorgio giosue giovanna giovanni gisela gisele giselle giulia giuliana
giuliano giulietta giulio giuseppa giuseppe giuseppina gladys glenn gloria gokhan goncalo gonul gonzalo goran gordana gottfried gottlieb grace
gracinda granit grazia graziano graziella gregoire gregor gregorio gregory gret greta grete grit grzegorz gudrun guglielmo guido guilherme guillaume
guillermo gulay gunter gunther gustav gustave gustavo guy gwenaelle gwendoline gyorgy habib hakan halil halina hamid hamish hamza hana hanna hannah
hannelore hannes hans hansjakob hansjorg hansjurg hanspeter hansrudolf hansruedi hansueli hansuli hansulrich harald haris harriet harry hartmut hasan
hassan hatice havva heather hector hedi hedwig hedy heidi heike heiko heiner heini heino heinrich heinz hekuran helder helen helena helene helga helge
hella hellen helmut helmuth hendrik henning henri henriette henrik henrique henry henryk herbert heribert hermann hermine hernan herve hilary hilda
hildegard hilmar hippolyte hiroshi holger holly horia horst hortense hosni howard hrvoje hubert huberta huberto hugo hugues huguette hulya humbert huseyin
hussein hyacinthe ian ibrahim ida idalina ignace ignacio ignaz ignazio igor ihsan ikram ilaria ilario ilda ildiko ilhan ilir ilona ilse iman imanol
imelda imer immacolata imre ina ines inga inge ingeborg ingo ingrid inigo inna ioan ioana ion ionel ionut ira irena irene irina iris irma irmgard
irving isa isaac isabel isabella isabelle isaura isidor isidore isidoro ismael ismail ismet issam istvan isuf italo iulia iulian ivan ivana ivano
ivica ivo ivonne iwona jaap jacek jack jackie jacky jacob jacopo jacqueline jacques jade jadwiga jakob jamal james jamie jan jana jane janick janina
janine jannik janos jaqueline jared jarmila jaroslav jaroslaw jasmin jasmina jasmine jason javier jean jeanette jeanine jeanne jeannette jeannine
jeannot jeff jeffrey jelena jennifer jens jeremias jeremie jeremy jerome jerry jerzy jessica jesus jeton jette jill jim jimmy joachim joan joana
joanna joanne joao joaquim joaquin jocelyn jocelyne jochen joe joel joelle joerg joeri johan johann johanna johannes john johnny jolanda jolanta jon
jonas jonathan jordi jorg jorge jorn jos jose josef josefina josefine joseline joseph josephine josette joshua josiane josip jost josua josue jovan
joy joyce jozef jozsef juan juana juanita jude judith jules julia julian juliana juliane julie julien juliette julio julius jun jurg jurgen juri
justyna jutta jvan kai kaja kalman kaltrina kamal kamil karen karim karima karin karina karine karl karla karlheinz karolina karoline karoly karsten
kaspar kastriot katalin katarina katarzyna kate katharina katherine kathleen kathrin kathrine kathy katia katie katja katrin katrine katy kay keith kelly
kemal ken kenji kenneth kenza kerim kerstin kevin khaled khalid kilian killian kim kimberly kinga kira kirsten klara klaus klemens knut konrad
konstantin konstantinos kornelia kristian kristin kristina kristof krisztina krunoslav krzysztof kuno kurt kushtrim kylian labinot lada ladina
ladislav laetitia laila lajos lara lars lasse laszlo latif laura laure lauren laurence laurens laurent laurentiu laurenz laurette laurianne laurie
lauro lavinia lazar lea leana leandra leandro lena lene leni lennart leo leon leona leonard leonardo leonel leonhard leonid leonie leonor leonora
leonore leopold leopoldo leslie leszek leta leticia letizia leutrim levent levin lia liam liana lidia lidija lili lilian liliana liliane lilly lily
lina linda line linus lionel liridon liridona lisa lisbeth lise lisette livia livio liviu liz ljiljana ljubomir lluis loan logan loic lola loredana
lorena lorenz lorenza lorenzo loretta loris lothar lotti louis louisa louise lourdes luan luc luca lucas lucia lucian luciana luciano lucie lucien
lucienne lucile lucinda lucio lucrezia lucy ludivine ludmila ludovic ludovico ludwig luigi luigia luigina luis luisa luise luka lukas lukasz luke luljeta
lulzim lumnije luna lurdes lutz luzi luzia luzius lydia lydie lynda lyne lynn maarten maciej madalena madeleine madlen mael maelle magali magaly magda
magdalena magdalene magnus mahmoud maik maike maja malgorzata malik malika malin malte mandy manfred manfredo manlio manoj manon manuel manuela
manuele mara marc marcel marcela marcelin marceline marcella marcelle marcello marcelo marcin marcio marco marcos marcus marek margaret margareta
margarete margareth margaretha margarida margarita margaritha margaux margherita margit margot margret margrit margrith marguerite maria mariam
mariana mariangela marianna marianne mariano maribel maricel marie mariella marielle mariette marija marijan marika marilena marilyn marilyne marin
marina marinella marinette marino mario marion marisa marise marisol marita marius mariusz marjan marjorie mark marko markus marlen marlene marlies
marlis marlise marlon marlyse marta martha martial martin martina martine martino marvin mary marylin maryline maryse maryvonne masha mason
massimiliano massimo matej mateo mateusz mathew mathias mathieu mathilda mathilde mathis mathurin matias matilde matteo matthaus matthew matthias
matthieu matti mattia maud maura maurice mauricio maurizia maurizio mauro max maxence maxi maxim maxime maximilian maximilien maya mechthild medhi megan
megane mehdi mehmed mehmet meike meinrad melanie melchior melina melinda melissa melitta mena menga mercedes merlin meryem mesut meta metin mia micael
michael michaela michal michel michela michelangelo michele micheline michelle mick mieczyslaw miguel mihaela mihai mihaly mika mikael mike mikhail
miklos mila milan milazim milena milica milka milos mimoza mina mira mircea mirco mireille mirela mirella miriam mirjam mirjana mirjeta mirka mirko
miro miroslav miroslava miroslaw mirsad mirta mischa mladen moana mohamad mohamed mohammad mohammed moira molly momo mona monia monica monika monique morena
moreno morgan morgane moritz morris moses mostafa mourad moussa muhamed muhamet muhammad munir murat muriel murielle musa mustafa mustapha myriam
myrtha nabil nada nadege nadia nadin nadine nadja naim naima nancy naomi nasser natacha natalia natalie natalija natascha natasha nathalie nathan
nathanael nawal nayla nazmi ndeye nebojsa neil nela nello nelly nelson nenad nerio nermin nestor nevena nexhat niamh niccolo nicholas nick nico nicola
nicolae nicolas nicole nicoletta nicolo nidal niels nigel nikita niklaus niko nikola nikolai nikolaj nikolaos nikolas nikolaus nils nina nino nisa
nives noah noe noel noelia noelle noemi noemie nolwenn nora norbert norberto noreen norma norman nuno nuray nuria oceane octave octavia octavian
octavie octavio odette odile odilo odilon okan ola olaf oleg olga olimpia olinda oliver olivia olivier oliviero olof omar ombretta omer ondine onur
orazio orhan orlando ornella orsola ortensia ortrud ortwin oscar oskar osman osvaldo oswald othmar otmar ottavia ottavio otto ottorino oumar ove
ovidiu ozan ozlem pablo palmira pamela paola paolo paquita pascal pascale pasquale patrice patricia patricio patrick patrik patrizia patrizio pattrick
paul paula paule paulette paulina pauline paulino paulo pavel pawel pedro peggy penelope pepe per pere perla perrine petar peter petra petrit petro
petronella petros petru philemon philip philipp philippa philippe philomena phyllis pia piera pierangelo pierantonio piergiorgio pierino pierluigi
piero pierre pierrette pierrick pietro pilar pina pinar pio piotr pius placid placido predrag prisca priscilla priska priya przemyslaw qendrim quentin
quirin quirino quiteria rachel rachele rachid radoslav radovan radu rafael rafaela rafal raffaela raffaele raffaella rahel raimund rainer raissa
rajesh rajko ralf ralph ramazan ramiro ramiz ramon ramona randolf raniero raoul raphael raphaela raphaelle raquel rasmus ratko raul raymond raymonde
raynald razvan rebecca rebekka recep regina reginald regine regis regula reiner reinhard reinhold reinmar reja remi remigio remigius remo remy rena
renata renate renato renaud rene renee renzo reto rexhep reza riad riadh ricarda ricardo riccardo richard rico rino rita ritva robert roberta roberto
robin rocco roch rocio rodica rodolfo rodolphe rodrigo rogelio roger rogerio roland rolande rolando rolf romain romaine roman romana romano romeo
romina romuald romy ron ronald ronny rosa rosalba rosalia rosalie rosalina rosangela rosanna rosaria rosario rose roselyne roselyse rosemarie rosemary
rosette rosina rosinda rosita rosmarie rosmarin rosmary roswitha roxana roxane roy ruben ruby rudi rudolf rudolfo rudolph ruedi rufus ruggero rui rupert
rut rute ruth ryszard sabina sabine sabino sabrina sacha safet said salem saliha salim sally salome salomon salvador salvatore sam samantha sami samir
samira samson samuel samuele samy sana sandie sandra sandrine sandro sandy sanela sanja sanjay santiago santina santo sara sarah sasa sascha saskia
savas saverio savina sead seamus sean sebastian sebastiano sebastien sefer segolene selda selim selin selina selma selman senad serafin serafina
seraina serdar serena serge sergei sergej sergey sergio serkan sevda severin severina severine severino seyit shaban shannon sharon shirley shkelzen
shpend shqipe sibel sibilla sibylla sibylle sigfrid sigrid silvain silvan silvana silvano silvester silvia silvie silvina silvio simeon simon simona
simone simonetta sina sinan sinisa siobhan sira siro skender slavica slavko slawomir slobodan snezana sofia sofie solange solene songul sonia sonja
sophia sophie soraya sorin spyridon srdjan stamatios stanislas stanislav stanislaw stanley stefan stefania stefanie stefano steffen steffi stelio
stella stephan stephane stephanie stephen stevan steve steven stewart stjepan stojan stuart suat sukru suleyman sultan sunil suresh susan susana
susann susanna susanne susi suzana suzanne suzette svea sven svenja svetlana svetoslav swen sybil sybille sylke sylvain sylvaine sylvester sylvette
sylvia sylviane sylvie sylvio sylwia szilvia szymon tabea tadeusz tahir taina takashi tamara tamas tania tanja tanya tarek tarik tatiana tatjana tazio
ted telmo teodor teodora teodoro terence teresa teresina terry tessa teuta thaddaus thea theo theodor theodora theodore theophil theres theresa
therese theresia thibaud thibault thierry thilo thimo thomas thorsten tiago tiberio tibor tiffany tihomir tilman tilo tim timo timon timothee timothy
tina tino tito tiziana tiziano tobias todd tom tomas tomaso tomasz tomislav tommaso tommy toni tonio tony torsten toufik traian trevor trudi trudy
tullia tullio tuncay tunde turgut ubaldo ueli ufuk ugo ulf uli ulisse ulla ulrich ulrike umberto umut urban urs ursina ursula ursule urszula uta ute
uwe vaclav vahid valbona valdemar valdet valentin valentina valentine valentino valentyna valeria valerian valerie valerio valeriu valery valon
vanessa vanja vasco vasile vasilios vassili vedran velimir vera verena verene veronica veronika veronique vesna veton vicente vicky victor victoria
victorien vijay viktor vincent vincenza vincenzo viola violaine violet violette viorel virgil virgile virgilio virginia virginie visar vital vitale
vito vitor vittoria vittorio vitus viviana viviane vivien vivienne vjollca vjosa vlad vladan vladimir vladislav vlora vojislav volker vreni vroni
waldemar walid walter walther waltraud wanda wassim wendelin wendy wenke werner wieslaw wieslawa wilfred wilfried wilhelm wilhelmina willem willi
william willy wim winfried witold wladimir wladyslaw wojciech wolf wolf-dieter wolfgang wolfram xaver xavier xenia xhavit xhevat xiao ximena yael
yaelle yan yanick yanik yann yannick yannik yannis yara yasemin yasin yasmin yasmina yasmine yassin yassine yilmaz ylber ylenia yoann yoel yolaine
yolanda yolande york youcef yousef youssef yuki yulia yunus yuri yusuf yvan yves yvette yvo yvon yvonne zaira zakaria zbigniew zdenek zdenka zdenko
zdravko zdzislaw zehra zelia zeljka zeljko zeno zeynep zita zlatan zlatko zoe zofia zoltan zora zoran zorica zsolt zsuzsanna zulmira zuzana
`;
