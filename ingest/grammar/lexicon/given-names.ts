/**
 * Common given names in Switzerland, to find where the surname ends in `Surname Given` without a comma (Fribourg, Geneva, Vaud,
 * Neuchâtel). Folded: no accents, lower case; of a hyphenated name the first part. Ambiguous surnames are left out on purpose.
 * Source: the Federal Statistical Office's lists of given names of the resident population, and what people of Portugal, the Balkans, Turkey,
 * the Maghreb, West Africa, Tamil and Vietnamese families among it are called.
 */
export const GIVEN_NAMES = `
aaron abdelaziz abdelhak abdelhakim abdelhamid abdelkader abdelkarim abdellah abdelmajid abdelmalek abdelouahab abdelrahim abdelrahman abderrahim
abderrahman abdou abdoul abdoulaye abdourahmane abdul abdullah abigael abigail abiodun achille achim ada adalbert adam adama adelaide adele adelheid
adeline adelino adem adina adolf adolphe adrian adriana adriane adriano adrien adrienne adrijan adrijana afrim agata agatha agathe aghiles agim agnes
agnesa agnese agnieszka agron agustin ahmad ahmed ahmet aicha aida ailin aimable aime aimee aimeric ainhoa aissata aissatou ajshe akiko akim akram
alain alan alassane alba albana albane albert alberte albertina albertine alberto albin albina alcides alcino alda aldina aldo alec alejandra
alejandro aleksandar aleksander aleksandr aleksandra alen alena alessandra alessandro alessia alessio alex alexander alexandra alexandre alexandrina
alexandrine alexandros alexandru alexane alexei alexey alexia alexis alfio alfons alfonsina alfonso alfred alfreda alfredo ali alice alicia alida
alienor alin alina aline aliou alioune alisa alison alissa alistair alix aliya aliyah allegra alma almir alois alojz aloys altin alvaro alvin alyssa
alyssia amadeo amadou amaia amalia amalie amanda amandine amanuel amar amarildo amaury amaya ambre amedee amedeo amele amelia amelie amilcar amin
amina aminata amine amir amira amit amos amra amy ana anabela anael anaelle anahita anaida anais anaisa anastasia anastasios anastasiya anatole anayis
andre andrea andreas andree andreea andrei andreia andrej andres andrew andrey andrin andrine andrzej andy aneliya anes anesa aneta ange angel angela
angele angelica angelika angelina angeline angelique angelo angie anick aniela anika aniko anil anina anisa anisia anita anja anke ann anna annabelle
annalena annamaria anne annegret anneke annelies anneliese annelise annelore annemarie annette annick annie annik annina anouchka anouck anouk anselm
ansgar ante anthea anthony antje antoine antoinette anton antonela antonella antonia antonietta antonija antonina antonino antonio antonios antony
aoife apolline araceli aram aranka arben arber ardian ardita areti argjend ariadne ariana ariane arianna arianne ariel arielle ariete arif arjan arjen
arjeta arkadiusz arlette arlind arline armand armanda armando armelle armin arminda armindo arnaldo arnaud arnauld arno arnold arnout arsene arsim
arta artan artem artemis arthur artiom artur arturo arturs aryan arzu ashley asja asli asma asmaa assane assia assunta astou astrid athanasios athena
attila attilio aubrey aude audrey audric august augusta auguste augustin aurea aurelia aurelian aurelie aurelien aurelio aurianne aurora aurore
avelino avni axel axelle ayah aylin ayman aymen aymeric ayoub ayse aysegul aysel azadeh azeb azem aziz azra babacar bachir badr bahar bahri bakary
balazs barbara barbla bardhyl barnabe bart bartholomaus bashkim basil basile bastian bastien batiste baudouin baya bayram beat beata beate beatrice
beatrix beatriz beatus behar behrouz bekim bekir bela belen belinda belkis belmiro ben benedetta benedetto benedict benedicta benedicte benedikt
benedikta benedito benito benjamin benno benoit benoite berat berenice berivan berkay bernadette bernard bernardo bernd berndt bernhard bertha berthe
berthold bertram bertrand besa besart besarta besim besnik bessem betim betrix bettina betty betul beyza bianca bianka bibiana bilal bilel biljana
binta birgit birgitta birol bjarne bjorn blagoj blaise blanca blanche blandine blaz blazenka blerim blerta blertina bogdan boguslaw bojan boris
boubacar bouchra bozidar brahim branislav branko brayan brenda brendan brendon brian brice brieuc brigida brigitta brigitte bruna brunella brunhilde
bruno bujar bulent burak burcu burim burkhard busra caio calliste calogera calogero calvin camil camilla camille camillo canan candice candida carina
carine carl carla carlo carlos carlotta carmel carmela carmelo carmen carmine carol carola carole carolin carolina caroline caroll carsten caspar
cassandra cassandre cassian castorina catalin catalina catarina caterina catherina catherine cathia cathie cathrin cathy catia cecile cecilia cedomir
cedric celeste celestin celia celie celina celine cem cemal cengiz cengizhan cesaltina cesar cesare cesira cevdet chadi chaima chaimae chakib chandra
chantal charaf charlene charles charley charlie charline charlotte charly charlyne cheick cheikh cherif cherifa cheryl chetan chiaki chiara chidi
chinedu chloe chloey chokri chris chrismene christa christel christelle christian christiana christiane christiano christie christin christina
christine christo christof christoffel christoph christophe christopher christos christy chukwuemeka cian ciara ciaran cidalia cindy cinzia ciro
claire clara clarice clarissa clarisse clarita claude claudette claudia claudie claudine claudio claudiu claudy claus clea clelia clelie clelio
clemence clemens clement clementina clementine cleo cleophee clervie clive cloe clothilde clotilde colette colin coline colleen colombe concetta
concha conny conrad conradin constanca constance constantin constanza consuelo cora coralie coraline coralline cordelia cordula corina corine corinna
corinne corisande cornelia cornelie cornelius corrado cosette cosimo cosmin crescencia cristian cristiana cristiano cristina cristobal csaba curdin
cyndie cynthia cyprien cyriaque cyrielle cyril cyrill cyrille cyrus czeslaw czeslawa dafina dagmar dagny daisy dajana dalia dalibor dalila daljit
damaris damian damiano damien damir damjan dan dana danae dani danial danica daniel daniela daniele daniella danielle danijel danijela danilo danny
dante dany daouda daphne daphnee dardan daria darina darine dario dariusz darko darren david davide davor dawid dawit dayana deana debora deborah
declan deepak dejan dejana delfim delfina delfine delia delio delphin delphine demba denis denisa denise denisse deniz dennis deolinda derek desanka
desire desiree despina detlef devin deyan dhurata diamantino diana diane dibran didier diego dieter dietmar dietrich dilan dilara dilek dilnoza
dimitra dimitri dimitrij dimitrije dimitrios dimitris dina dino diogo dionisio dionysios dirk djamel djamila djibril djordje dmitri dmitry dolores
domenica domenico domingo dominic dominik dominika dominique domitille donald donata donatella donatien donato donia donika donjeta donna dora doreen
dorette dorian doriana doriane dorina dorine doris dorota dorothe dorothea dorothee dorothy dounia dragan dragana dragica drago dragos drazen drilon
drita dritan driton dubravko dulce dumitru duncan dunia dunja dusan dusica dusko dylan dzemal dzenan eamon ebru eckhard eda edda eddie eddy edelweiss
edgar edgard edi edin edina edine edit edite edith edmee edmilson edmond edmondo edmund edna edoardo edon edona edouard edson eduard eduarda eduardo
edvin edward edwige edwin edy edyta efisio eftychia egbert egidio egon egzon eileen eirini ekaterina ekrem elda eldin eleanor eleftheria elena eleonor
eleonora eleonore elfriede elham elia elian eliana eliane elias elie elies elif elijah elin elina elio eliott elisa elisabeta elisabete elisabeth
elisabetta elise eliseo elissa elizabete elizabeth elke ella ellen elliot elliott elma elmar elmedin elmir elodia elodie eloi eloise elona elora els
elsa elsbeth else elsie elsy elton elva elvana elvir elvira elvire elvis elyas elyes elyne elza elzbieta emanuel emanuela emanuele emel emelie emeline
emerita emerson emil emilce emile emilia emilie emilien emilienne emilija emilio emily emin emina emine emir emira emma emmanuel emmanuella emmanuelle
emmi emmy emna emre enea enes engelbert engin engjell enia enis enisa ennio enno enora enrica enrico enrique enver enzo erblin ercan erdal erdem eric
erica erich ericka erik erika eriko erin erina erinda eris erkan ermal ermelinda ermina erna ernest ernestine ernesto ernst erol ersan ertan erwan
erwann erwin esad esin esma esmeralda esperanca esra esteban estefania estela estelle ester esther ethan ethel etienne ettore eugen eugene eugenia
eugenie eugenio eulalie euridice eusebio eva evan evangelia evangelos evariste evaristo eve evelin evelina eveline evelyn evelyne evgenia ewa ewald
ewan ewelina eyup ezequiel ezgi ezio fabia fabian fabiana fabiano fabien fabienne fabio fabiola fabrice fabrizia fabrizio fadel fadi fadil fadila
fadime fadma fahad faical faisal faiza fanny fanta farah fares farhad farid farida farouk fatbardha fathi fatih fatiha fatim fatima fatimata fatma
fatmir faton fatos fatou fatoumata fausta faustina faustine faustino fausto faysal febe fedele federica federico feim felice felicia felicidade
felicie felicien felicitas felicite felipa felipe felix fella fenna ferat ferdi ferdinand ferdinando ferenc ferhat fernand fernanda fernande fernando
ferran ferruccio fetije fidan fidel fidele fikret filip filipa filipe filippo filiz filomena fiona fiora fiorella fiorenza fiorenzo firas firat fisnik
fitim fitore flamur flavia flavian flavie flavien flavienne flavio flora florbela florence florent florentin florentina florentine florian floriana
floriane florije florim florin florina florine floris florjan fouad foued fouzia franca france francelina francesca francesco franciane francieli
francine francis francisca francisco franck franco francois francoise franjo frank franka frantisek franz franziska franziskus fred frederic frederica
frederick frederik frederika frederike frederique fredy freya frida fridolin frieda frieder friedrich fritz fritzi fuat fulvia fulvio furio gabi gabin
gabor gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetana gaetane gaetano gaja galina gamze garance gary gaspard gaston
gaudenz gautier gavin gazmend gebhard gelson geltrude gemma genc genevieve gennaro genny gentiana gentrit geoffrey geoffroy georg george georges
georgeta georgette georgi georgia georgina georgine georgios geovani gerald geraldina geraldine gerard gerardina gerardo gerda gergana gerhard germain
germaine german germana germano gernot gero gerolamo gerold gertrud gertrude gesine getoar gezim ghada gheorghe ghislain ghislaine ghita giacinto
giacomina giacomo giampaolo giampiero gian gianandrea giancarla giancarlo gianfranca gianfranco gianluca gianluigi gianmarco gianna gianni giannina
gianpaolo gianpiero gideon gieri gihan gilbert gilberte gilberto gilda gildas gilgian gilles gillian gina ginette gino gioele gioia giona gionata
giordano giorgia giorgio giosue giovanna giovanni gisela giselda gisele giselle gita githa giulia giuliana giuliano giulietta giulio giuseppa giuseppe
giuseppina gizem gladys glenda glenn gloria godelieve godwin gokhan gonca goncalo gonul gonzalo goran goranka gordana gottfried gottlieb grace
gracinda granit grazia graziano graziella grazyna gregoire gregor gregorio gregory gresa gret greta grete grigor grit grzegorz guadalupe gudrun
guenael guenaelle guendalina guenola guglielmo guido guilherme guillaume guillermo gulay gulcan guler gulsah gulsen gunter gunther gurbet gustav
gustave gustavo guy gwenael gwenaelle gwendoline gwendolyne gwenola gyorgy habib habibatou hacer hachemi hadi hadja hafsa haifa haithem hajar hajrije
hakan hakim halil halima halime halina hamadi hamed hamid hamida hamidou hamish hamza hana hanaa hanan hanane hania hanna hannah hannelore hannes hans
hansjakob hansjorg hansjurg hanspeter hansrudolf hansruedi hansueli hansuli hansulrich harald haris haroun harouna harriet harry hartmut hasan hassan
hassane hassiba hassna hatice havva hayat haykel heather hector hedi hedwig hedy heidi heidrun heike heiko heiner heini heino heinrich heinz hekuran
helder helen helena helene helga helge helia heliane helio heliodoro hella hellen helmut helmuth heloise henda hendrik hendrika henia henning henri
henriette henrik henrique henry henryk herbert heribert hermann hermano hermes hermine hernan herve hicham hichem hilario hilary hilda hildegard
hildegarde hilmar hippolyte hiroko hiroshi hocine holger holly honorine horia horst hortense hosni houari houcine houda houria howard hristina hristo
hrvoje hubert huberta huberto hugo hugues huguette hulya humbert humberto husam huseyin husnije hussein hyacinthe iago iain ian ibrahim ibrahima
ibtissem ichrak ida idalina idris idrissa ifeanyi ignace ignacio ignaz ignazio igor ihsan iker ikram ilan ilaria ilario ilda ildiko ilenia ilham ilhan
ilia iliana ilias ilidio ilir ilirjana ilja ilka ilknur illia ilona ilse ilyas ilyes iman imane imanol imed imelda imen imene imer imma immacolata
imran imre ina inaam inaki ines inga inge ingeborg ingo ingolf ingrid ingrida inigo inna ioan ioana ioannis iolanda ion ionel ionela ionut ira iratxe
irena irene irenee irfan irina iris irma irmgard irmina irving isa isaac isaak isabel isabela isabella isabelle isaias isak isaura ishak isidor
isidore isidoro isidro isma ismael ismail ismaila ismet isolde issam issiaka istvan isuf italo itziar iulia iulian iuliana ivan ivana ivane ivanka
ivano ivete ivette ivica ivo ivone ivonne iwona izabela izabella izet izidora jaap jacek jacinta jack jackie jacky jacob jacopo jacqueline jacques
jade jadwiga jael jaime jakob jakub jalal jamal jamel james jamie jamila jan jana janaina jane janet janick janika janina janine janique janko jannick
jannik janos jaouad jaqueline jared jarmila jaroslav jaroslaw jasmin jasmina jasmine jason jaume javier jawad jayne jean jeanette jeanine jeanne
jeannette jeannine jeannot jeanny jeff jeffrey jehan jelena jemima jenifer jenna jennifer jenny jens jeoffrey jeremias jeremie jeremy jerome jerry
jerzy jesse jessica jessie jessy jesus jetmir jeton jette jill jim jimmy jiri jitka joachim joan joana joanna joanne joao joaquim joaquin joceline
jocelyn jocelyne jochen jodie joe joel joelle joerg joeri johan johana johann johanna johanne johannes john johnny johny jolan jolanda jolanta jolie
jon jonah jonas jonathan jonida jordi jorg jorge jorgen jorn jos jose josef josefa josefina josefine joseline joselito joseph josepha josephine
josette joshua josiane josip josipa jost josua josue jovan jovana joy joyce jozef jozsef juan juana juanita jude judit judith jules julia julian
juliana juliane julianna julianne julie julien juliet juliette julija julio julius jumana jun jurg jurgen juri jurij justin justina justine justyna
jutta jvan kaan kacper kadidja kadija kadir kadri kadrije kai kais kaja kaled kalman kaltrina kamal kamel kamil kamila kapil karen karim karima karin
karina karine karl karla karlheinz karol karolin karolina karoline karoly karsten kaspar kassandra kastriot katalin katarina katarzyna kate katell
katerina katharina katherine kathleen kathrin kathrine kathy katia katie katja katrin katrine katy kaveh kay kazimierz keith kelly kemal ken kenan
kenji kenneth kenza kerem kerim kerstin kevan kevin keyvan khadidja khadija khadim khadra khaled khalid kiara kieran kilian killian kim kimberley
kimberly kinga kira kirill kirsten kjell klara klaudia klaudija klaus klavdija klea klemens klodiana knut konrad konstantin konstantina konstantinos
koray kornelia kostadin kreshnik kristell kristen kristian kristijan kristin kristina kristine kristof krisztina krunoslav krystian krystyna krzysztof
ksenia kseniia kubra kuno kurt kurtis kushtrim kylian kyriaki labinot lada ladina ladislav laetitia laila lajos lakhdar lamberto lamia lamine lamya
lara larissa lars lassana lasse lassina laszlo latif latifa laura laure lauren laurence laurene laurens laurent laurentiu laurenz laurette lauriane
laurianne laurie laurine lauro lavinia lazar lea leana leandra leandro leane leena leila lejla lena lenaick lene leni lenka lennart lenny leo leon
leona leonard leonardo leoncio leonel leonhard leonid leonie leonilde leonor leonora leonore leontina leopold leopoldina leopoldo leslie leszek leta
leticia letizia leutrim levent levin leyla leyre lia liam liana lidia lidija ligia lili lilia lilian liliana liliane liliya lilli lilly lily lilyane
lina linda lindita lindsay line linus lionel lionela liridon liridona lirije lirim lisa lisbeth lise lisette lisiane lison livia livio liviu liz liza
ljiljana ljubica ljubisa ljubomir lluis loan loana loanne logan loic lois lola lolita loraine loredana loreena lorena lorenz lorenza lorenzo loretta
loriane loris lotfi lothar lotti louane louay loubna louis louisa louise louisette louiza louka loukas lourdes luan luana luba lubomir luc luca lucas
lucia lucian luciana luciane luciano lucie lucien lucienne lucija lucile lucilia lucilla lucille lucinda lucio lucrece lucrezia lucy ludivine ludmila
ludmilla ludovic ludovica ludovico ludwig ludwik luigi luigia luigina luis luisa luise luiza luka lukas lukasz luke luljeta lulzim lumnije luna lurdes
lutfi lutz luzi luzia luzius lyanne lydia lydiane lydie lyes lylia lynda lyne lynn lysiane maarten mabel mabrouk macarena maciej madalena madalina
maddalena madeleine madeline madlen mady mael maeline maelle maeva mafalda magali magalie magaly magda magdalena magdalene magdalini magnus maguette
mahamadou mahdi maher mahmoud mahmut maia maida maik maike maite maja majda majid majlinda makram malalai malaurie malek malgorzata malick malik
malika malin malorie malte mamadou mamoudou manal manar mandy manel manfred manfredo manlio manoel manoela manoj manon manuel manuela manuele manuella
manuelle mara maraike maral marc marcel marcela marcelin marcelina marceline marcella marcelle marcello marcelo marcia marcial marcin marcio marco
marcos marcus marek marella maren margaret margareta margarete margareth margaretha margarida margarita margaritha margaux margherita margit margot
margret margrit margrith marguerita marguerite maria mariam mariama mariame mariana mariane mariangela marianna marianne mariano marianthi maribel
maricel marie mariella marielle marietta mariette marigona marija marijan marijana marijo marika marilena marilene marilina mariline marilou marilyn
marilyne marin marina marine marinela marinella marinette marinko marino mario marion marios marisa marise marisol marit marita marius mariusz mariya
marjan marjana marjolaine marjolijn marjorie mark marketa markku marko markus marla marleen marlen marlene marlies marlis marlise marlon marlyne
marlyse marouane marta marte martha marthe martial martijn martin martina martine martino marvin marwa marwan mary maryam marylin maryline maryse
maryvonne marzena marzia mascha masha mason massimiliano massimo massoud matej mateja mateo mateus mateusz mathea matheo matheus mathew mathias
mathieu mathilda mathilde mathis mathurin mathys matias matija matilda matilde matteo matthaus matthew matthias matthieu matti mattia matylda maud
maude maura maureen maurena maurice mauricette mauricio maurizia maurizio mauro max maxence maxi maxim maxime maximilian maximiliana maximilien maximo
maya mayssa mebrat mechthild medea medhat medhi megan megane mehdi mehmed mehmet meike meinrad mejra melania melanie melany melchior melina melinda
melisa melissa melita melitta melody memet mena menga mensur mentor merab mercedes meret mergim meriem merima merita meriton merlin merve meryem meryl
mesut meta metin mevlut mia micael micaela michael michaela michal michel michela michelangelo michele micheline michelle mick micol mieczyslaw miguel
miguela mihaela mihai mihaly mika mikael mikail mikayla mike mikhail miklos mila milad milan milana milazim milena milica milijana miljana milka
millie milos milosz mimi mimoza mina mindaugas mira mirabelle miranda mircea mirco mireia mireille mirela mirella miriam miriana mirja mirjam mirjana
mirjeta mirka mirko mirlinda mirnes miro miroslav miroslava miroslaw mirsad mirsada mirta mirza misael mischa mishel mitra mladen mladenka moana modou
mohamad mohamadou mohamed mohammad mohammed mohsen moira moises molly momo mona monia monica monika monique morena moreno morgan morgane moritz morris
moses mostafa mouad mouhamed mouloud mounia mounir mourad moussa moustafa moustapha muamer muhamed muhamet muhammad muhammed muhammet muharrem mukhtar
muna munir murad murat muriel murielle mursel musa mustafa mustapha mykola mylene myriam myrta myrtha nabil nabila nacer nacim nada nadege nadejda
nadene nadezhda nadia nadim nadin nadina nadine nadir nadja nadya naela nagi nahid naim naima naime najat najib najla namir nancy nanette naomi naouel
narcisa narciso narges narine nasser nassim nassima nassira nastasia natacha natale natalia natalie natalija natalina nataliya natalya natasa natascha
natasha natassja nathalia nathalie nathan nathanael nathaniel natividade nawal nawel nayla nazaire nazan nazare nazif nazim nazli nazmi ndeye neal
nebojsa nedeljko nedim nedzad nehat neil nejla nela nelida nella nello nelly nelson nemanja nenad nerea nerio neritan nermin nermina nessim nestor
nevena nevzat nexhat neyla ngoc nguyet nhan niall niamh niccolo nicholas nick nico nicola nicolae nicolas nicole nicoletta nicolina nicolo nidal niels
nigel nihad nihal nihat nikita niklaus niko nikola nikolai nikolaj nikolaos nikolas nikolaus nikolay nikoleta nikolina nils nina nino ninon nisa
nisrine nives noah noam noe noel noelia noelle noellie noemi noemia noemie nohemi nolwenn nomi nora norah noraly norbert norberto nordine noreen norma
norman noura noureddine nouria nuala nuno nunzia nunzio nura nuray nurettin nuria nuriye nurten nury nusret nykola obinna oceane octave octavia
octavian octavie octavio odair odeline odette odile odilia odilo odilon odin ofelia oihana okan ola olaf oleg olena olesia olga olimpia olinda oliver
olivera olivia olivian olivier oliviero olivio olja olof olympe omar ombretta omer ondine onur ophelia ophelie orazio orhan oriana oriane oriol orla
orlanda orlando orlane ornella orphee orso orsola ortensia ortrud ortwin osama oscar oskar osman osmane osvaldo oswald otavio othman othmane othmar
otilia otmar ottavia ottavio ottilia ottilie otto ottorino ouarda oumar oumou ousmane oussama ove ovidiu oxana ozan ozge ozlem pablo palmira pamela
panagiota panagiotis paola paolina paolo paquita parfait paride parisa pascal pascale pascaline pasquale patrice patricia patricio patrick patrik
patriza patrizia patrizio patryk pattrick paul paula paule pauletta paulette paulina pauline paulino paulo pavao pavel pavla pavle pavlina pawel pedro
peggy penelope pepe per pere perihan perla pernille perparim perrette perrine petar peter petra petrit petro petronela petronella petronila petros
petru phebe philemon philip philipp philippa philippe philippine philomena philomene phoebe phuong phyllis pia piera pierangelo pierantonio
pierfrancesco piergiorgio pierino pierluigi piero pierre pierrette pierrick pietrina pietro pilar pina pinar pio piotr piroska pius placid placido
plamen precious predrag prisca priscila priscilla priscille priska priya przemyslaw qamar qendrim quentin quirin quirino quiteria quitterie rabah
rabia rabie rabiye rachel rachele rachelle rachid rachida radan radhia radia radmila radomir radoslav radoslaw radovan radu rafael rafaela rafaele
rafal rafet raffaela raffaele raffaella raffaello rafik ragip rahel rahim rahma rahmi raif raimondo raimund raimundo rainer raissa rajendra rajesh
rajko rajmonda rakesh ralf ralph ramata ramazan ramez rami ramin ramiro ramiz ramon ramona ramush ramzi randa randolf rania raniero raoul raphael
raphaela raphaele raphaella raphaelle raquel rasa rasha rasheed rashid rasim rasmus rastislav ratko raul rayan rayane raymond raymonda raymonde rayna
raynald razmik razvan rebeca rebecca rebecka rebekka recep redouane regina reginald regine regis regula reiko reinaldo reiner reinhard reinhilde
reinhold reinmar reja remedios remi remigio remigius remo remy remzi rena renan renata renate renato renaud rene renee renilde renzo reto reuben
rexhep reyhan reza rhona riad riadh ricarda ricardina ricardo riccardo richard rico rigoberta rigoberto rihab riita rima rina rinaldo rino rinor risto
rita ritta ritva rizah roald robbie robert roberta robertina roberto robin robyn rocco roch rocio rodica rodolfo rodolphe rodrigo rogelio roger
rogerio rohan roland rolande rolando rolf romain romaine roman romana romane romano romaric romeo romina romuald romulo romy ron ronald ronaldo ronan
ronny rosa rosalba rosalia rosalie rosalina rosalind rosalinda rosalva rosange rosangela rosanna rosanne rosaria rosario rose rosella roselyne
roselyse rosemarie rosemary rosetta rosette rosie rosina rosinda rosine rosita rosmarie rosmarin rosmary rossana rossano rossella roswitha roumaissa
roxana roxane roy rozalija ruben rubina ruby rudi rudina rudolf rudolfo rudolph ruedi rufus ruggero rui rupert ruslan rut ruta rute rutger ruth ruza
ryad ryan ryszard saba sabah sabahat sabahudin sabeth sabina sabine sabino sabira sabria sabrije sabrina sacha sadia sadik sadio safa safet safia
safiatou said saida saidou saif sakina salem salih saliha salim salima salimata sally salma salome salomon salvador salvatore salvatrice salvina sam
samanta samantha samar sameh sami samia samim samir samira samiye samoa samson samuel samuela samuele samuelle samy sana sanae sandie sandra sandrine
sandro sandy sanel sanela sanja sanjay sanna santiago santina santino santo sanzio saoirse sara sarah sarra sasa sascha saskia savas saverio savina
savoula sead seamus sean sebahat sebastian sebastiana sebastiano sebastiao sebastien sebiha sedat sedrick sefer segolene seher selam selda selena
selim selima selin selina selma selman selvete selwa semih semir semra senad senait sepideh serafin serafina seraina serap serdar serena serge sergei
sergej sergey sergio serguei serhat serhii serkan servane servet sevda severin severina severine severino sevgi seydou seyit seyni sezer sezgin shaban
shabana shadi shahin shahram shaima shakira shalini shanice shannon shanti sharon shefket sheila shelly shemsi shirin shirley shkelzen shpend shpetim
shpresa shqipe siaka sibel sibilla sibylla sibylle sidonie sigfrid sigrid siham sihem silke silvain silvan silvana silvano silvere silverio silvester
silvia silviana silvie silvina silvino silvio simeon simon simona simone simonetta simonne sina sinan sinead sinisa siobhan sira sirin siro sissel
sitki sixtine skender sladjana slaven slavica slavisa slavko slavomir slawomir slobodan slobodanka smail snezana sofia sofian sofiane sofie sofien
sofija solange solen solene solenne solveig songul sonia sonila sonja sophia sophiane sophie soraia soraya sorin sotiria souad souhail souhila
souleymane soumaya soumia spela spyridon srdjan srecko sreten stamatios stanislas stanislav stanislava stanislaw stanley stefan stefania stefanie
stefanija stefano steffen steffi steliana stelio stella stephan stephane stephania stephanie stephen stevan steve steven stewart stipe stjepan stojan
stuart suat suela suellen suha sukru sulejman suleyman sultan sunil sunita suresh susan susana susann susanna susanne susi suzana suzanna suzanne
suzel suzette suzy svea svein sven svenja svetlana svetoslav svetozar swann swen sybil sybille sydney sylke sylva sylvain sylvaine sylvana sylvester
sylvette sylvia sylviane sylvie sylvio sylwia symphorien szilvia szymon tabea tadej tadeusz taha taher tahir taina takashi tamara tamas tanguy tania
tanja tanya tara tarek tarik tariq tarkan tassilo tatiana tatjana tatyana tauland taulant tayeb tazio ted teddy tefik telmo tenzin teodor teodora
teodoro teofilo terence teresa teresina tereza terry tess tessa teuta thaddaus thais thalia thanh thea thelma themistoklis theo theodor theodora
theodore theodoros theophil theres theresa therese theresia thiago thibaud thibault thibaut thierno thierry thilo thimo thomas thong thorsten thuy
tiago tiara tiberio tibor tiffanie tiffany tigran tihana tihomir tijana tilman tilo tim timea timo timon timote timothee timothy tina tineke tino tito
tizian tiziana tiziano tobia tobias tobin todd tom tomas tomaso tomasz tomaz tomi tomislav tommaso tommy tomo toni tonia tonino tonio tony torsten
tosca toufik tracy traian tresor trevor tristan trudi trudy tsering tugba tulio tullia tullio tuncay tunde turgut tuyet ubaldo ueli ufuk ugo ugur ulf
uli ulises ulisse ulla ulrich ulrika ulrike ulysse umar umberto umit umut urban urs ursina ursula ursule urszula uta ute uwe vaclav vadim vahid
valbona valdemar valdet valdete valdrin valentin valentina valentine valentino valentyna valeria valerian valeriane valerica valerie valerio valeriu
valeriya valery valmir valon valton vanda vanesa vanessa vania vanina vanja vardan varvara vasco vasile vasilica vasiliki vasilios vassili vassilis
vasyl vedat vedran veerle vegim velibor velid velimir vera verena verene veronica veronika veronique vesna veton vetton vicenta vicente vicky victoire
victor victoria victorien victorine vigan vijay vikas viktor viktoria viktorija vildana vilfredo vilma vincent vincenza vincenzina vincenzo vinh
vinicio viola violaine violet violeta violetta violette viorel virgil virgile virgilio virginia virginie virginio visar vital vitale vitali vitalie
vitalina vito vitor vitoria vittoria vittorio vitus viviana viviane vivien vivienne vjollca vjosa vlad vladan vladimir vladislav vlado vlasta vlora
vojislav volkan volker volodymyr vreneli vreni vroni wafa wafaa wahid waldemar walid walter walther waltraud wanda wassila wassim wendelin wendy wenke
werner wesley wieslaw wieslawa wiktor wilfred wilfrid wilfried wilhelm wilhelmina wilhelmine willem willi william willy wilma wim winfried winnie
wioletta witold wladimir wladyslaw wojciech wolf wolf-dieter wolfgang wolfram xaver xavier xenia xhavit xhemail xhevat xhevdet xiao xiaoyu ximena
yacine yacoub yael yaelle yahia yahya yaiza yakup yalcin yan yana yanic yanick yanik yanis yann yanna yannick yannik yannis yara yasemin yasin yasmin
yasmina yasmine yassin yassine yassir yelena yeliz yesim yigit yilmaz ylber ylenia yllka ynes yoan yoana yoann yoav yoel yohan yohana yohann yolaine
yolanda yolande yolene yoni yorick york youcef younes youness younous youri yousef yousra youssef youssouf youssra ysaline yucel yuki yuksel yulia
yuliya yunus yuri yuriy yusuf yvan yvana yveline yves yvette yvo yvon yvonne yvonnick zacharie zachary zafer zaher zahia zahir zaira zakaria zakia
zaklina zarah zbigniew zdenek zdenka zdenko zdravko zdzislaw zehra zeina zekri zelda zelia zelie zeliha zelije zeljka zeljko zenel zeno zenon zenun
zephyrin zeynel zeynep zhaneta ziad zied zijad zilha zina zineb zinedine zita zlatan zlatka zlatko zoe zofia zohra zohreh zoltan zora zoran zorica
zosia zouhair zoulikha zoya zsofia zsolt zsuzsanna zubeyde zuhal zuleika zulfiqar zulmira zuzana zvonimir
`;
