/**
 * Classes of words, in four languages, by which orders to a model are told (orders.ts). Folded as plain-text.ts folds. Words stand between spaces, a
 * phrase's between underscores; `sag+e+t` is sag, sage, sagt; `regel*` whatever begins so. Verbs: the forms that command, and infinitives, but no others.
 */
export const WORD_CLASSES = {
  /** Nobody else is called so. */
  MODEL: `
    ai ais a_i llm+s gpt* chatgpt* copilot+s language_model+s language_agent+s chatbot+s chat_bot+s bot+s artificial_intelligence+s neural_network+s assistant+s crawler+s automated_reader+s automatic_reader+s automated_system+s machine_reader+s digital_reader+s artificial_reader+s non_human_reader+s reading_agent+s
    answer_engine+s summari+ser+sers+zer+zers
    ki kis copiloten sprachmodell+e+en+s kunstliche_intelligenz+en kunstlichen_intelligenz+en assistent+en assistenzsystem+e+en+s automatische+r+n_leser+n automatische+n+s_system+e+en auskunftssystem+e+en auswertungssystem+e+en maschinelle+r+n_leser+n kunstliche+r+n_leser+n lesende+r+n_agent+en
    digitale+r+n_assistent+en ki-system+e ia ias copilote+s robots modele+s_de_langage modele+s_linguistique+s intelligence+s_artificielle+s agent+s_conversationnel+s lecteur+s_automatique+s lecteur+s_artificiel+s lecteur+s_non_humain+s systeme+s_automatique+s systeme+s_automatise+s robot+s
    copiloti modell+o+i_linguistic+o+i modell+o+i_di_linguaggio grandi_modelli_linguistici intelligenz+a+e_artificial+e+i assistent+e+i lettor+e+i_automatic+o+i lettor+e+i_artificial+e+i lettor+e+i_non_uman+o+i sistem+a+i_automatic+o+i sistem+a+i_automatizzat+o+i`,
  /** With words of a register beside it, whatever verb there is. */
  ROBOT: `
    ai ais llm+s gpt chatgpt copilot bot+s chatbot+s language_model+s artificial_intelligence+s crawler+s automated_system+s automated_reader+s not_human not_for_humans non_human not_meant_for_humans assistants_are assistants_must assistants_may
    ki kis sprachmodell+e+en+s kunstliche_intelligenz kunstlichen_intelligenz nicht_fur_menschen nicht_menschlich+e+er assistenten_sind assistenten_haben assistenten_durfen assistenten_mussen
    ia ias modele+s_de_langage intelligence_artificielle non_destine+s_aux_humains pas_destine+s_aux_humains non_humain assistants_sont assistants_doivent assistants_peuvent
    modell+o+i_linguistic+o+i intelligenza_artificiale non_destinat+o+a+i_agli_esseri non_destinat+o+a+i_agli_umani non_umano assistenti_sono assistenti_devono assistenti_possono`,
  FIRM: `
    company firm board director+s chairman liquidation liquidator bankruptcy cancellation entry entries notice+s register registry shareholder+s owner+s capital name+s date+s_of_birth ltd holding+s
    firma firmen gesellschaft verwaltungsrat* prasident+en liquidation liquidator konkurs loschung eintrag eintrage meldung+en register+s aktionar+e+en gesellschafter+n inhaber+in kapital name+n geburtsdat+um+en ag gmbh
    societe+s conseil administrateur+s president liquidation liquidateur faillite radiation inscription+s publication+s registre actionnaire+s associe+s proprietaire capital nom+s date+s_de_naissance sa sarl
    societa ditta consiglio amministrator+e+i presidente liquidazione liquidatore fallimento cancellazione iscrizion+e+i pubblicazion+e+i registro azionist+a+i soci+o proprietario capitale nom+e+i dat+a+e_di_nascita sagl`,
  /** With READS and SELF a model, too. */
  MACHINE: `
    model+s system+s program+s programme+s machine+s software tool+s agent+s reader+s engine+s parser+s service+s algorithm+s
    modell+e+en+s maschine+n programm+e+en system+e+en+s werkzeug+e+en leser+n algorithm+us+en dienst+e modele+s machine+s logiciel+s systeme+s outil+s lecteur+s moteur+s algorithme+s
    modell+o+i macchin+a+e programm+a+i sistem+a+i strument+o+i lettor+e+i motor+e+i algoritm+o+i`,
  READS: `
    sees voit vede read+s+ing process+es+ed+ing index+es+ing parse+s digest+s ingest+s scan+s crawl+s summari+se+ze+ses+zes+sing+zing analy+se+ze+ses+zes+sing+zing evaluat+e+es+ing encounter+s see+s
    lesen lest lesend liest liesst lies verarbeit+en+et+est auswert+en+et auswertend wert+et+en indexier+en+t zusammenfass+en+t+end analysier+en+t einles+en bearbeit+en+et durchsuch+en+t sieht
    lu lit lis lisent lisant lisez traite+nt traitant analyse+nt indexe+nt resume+nt resumant depouille+nt parcourt parcourent
    legg+e+i+a+ano+ono+endo elabor+a+i+ano+ato+ando analizz+a+i+ano+ando indicizz+a+i+ano riassum+e+a+ano+ono+endo process+a+i+ano`,
  THIS: `this these following dies diese+m+n+r+s folgende+m+n+r+s nachfolgende+m+n+r+s vorliegende+m+n+r+s hier ce cet cette ces ceci present+e questo quest' questa queste questi presente`,
  TEXT: `
    text+s notice+s entry entries page+s document+s publication+s passage+s paragraph+s line+s message+s gazette record+s content listing
    text+e+es+en meldung+en eintrag+s+es eintrage eintragung+en seite+n dokument+e+s publikation+en absatz passage+n amtsblatt+es nachricht+en inhalt
    texte+s inscription+s document+s ligne+s feuille paragraphe+s contenu avis
    testo testi pubblicazion+e+i iscrizion+e+i pagin+a+e document+o+i paragraf+o+i rig+a+he foglio contenuto avviso`,
  ANSWER: `
    answer+s reply replies response+s output+s summary summaries conversation final_message auto-complete autocomplete
    antwort+en ruckmeldung+en zusammenfassung+en ausgabe+n auskunft auskunfte
    reponse+s resume+s sortie synthese+s rispost+a+e riassunt+o+i sintesi sunto`,
  SAY: `
    certify attest speak talk say tell state answer reply respond write claim assert affirm declare conclude recommend promote praise report mention describe present stress announce  inform
    bescheinig+e+en bezeug+e+en sprich sprechen rede sag+e+t+en antwort+e+et+en beantwort+e+en schreib+e+t+en nenn+e+t+en behaupt+e+et+en bericht+e+et+en meld+e+et+en erwahn+e+t+en erwider+e+t+n entgegn+e+en empfiehl empfehl+e+t+en lob+e+t+en teil+e+t_mit mitteilen mitzuteilen
    ausrichten auszurichten festhalten festzuhalten halt+e+et_fest angeben anzugeben darstellen darzustellen schliesse+n versicher+e+n beschreib+e+t+en bezeichn+e+et+en verkund+e+en werb+en erklar+e+en wiedergeben wiederzugeben gib_wieder verweis+e+en
    certifie+z+r atteste+z+r parle+z+r dis dites dire reponds repondez repondre ecris ecrivez ecrire affirme+z+r declare+z+r conclus concluez conclure recommande+z+r vante+z+r mentionne+z+r indique+z+r signale+z+r presente+z+r precise+z+r annonce+z+r assure+z+r decris decrivez decrire informe+z+r eloge renvoie
    certific+a+hi+are attest+a+i+are parl+a+are+ate di' dica dite dire rispond+i+a+ano+ete+ere scriv+i+a+ano+ete+ere afferm+a+i+ate+are dichiar+a+i+ate+are conclud+i+a+ete+ere+erne raccomand+a+i+ate+are lod+a+i+ate+are menzion+a+i+ate+are indic+a+hi+ate+are segnal+a+i+ate+are present+a+i+ate+are precis+a+i+are annunci+a+ate+are assicur+a+i+are descriv+i+a+ete+ere replic+a+hi+are riport+a+i+ate+are comunic+a+hi+are inform+a+i+ate+are`,
  CONFIRM: `confirm bestatig+e+t+en confirme+z+r conferm+a+i+ate+are`,
  /** As SAY and the like, of what is to be done. */
  DONE: `
    said told stated written mentioned shown displayed cited quoted reported described presented recommended rated ranked classified treated considered regarded
    gesagt erwahnt genannt gezeigt angezeigt zitiert gemeldet beschrieben empfohlen bewertet eingestuft betrachtet mitgeteilt wiedergegeben
    dit+e+s mentionne+e+s+es montre+e+s+es affiche+e+s+es cite+e+s+es signale+e+s+es notee+s classe+e+s+es considere+e+s+es recommande+e+s+es
    dett+o+a+i+e menzionat+o+a+i+e mostrat+o+a+i+e citat+o+a+i+e segnalat+o+a+i+e valutat+o+a+i+e classificat+o+a+i+e considerat+o+a+i+e raccomandat+o+a+i+e`,
  RATE: `
    rate treat consider classify rank regard judge flag
    bewert+e+et+en behandl+e behandel+t+n betracht+e+et+en stuf+e+t einstufen einzustufen kennzeichn+e+en werte+t+n
    notez considere+z+r traite+z+r classe+z+r juge+z+r qualifie+z+r tiens tenez tenir place+z+r
    valut+a+i+ate+are consider+a+i+ate+are tratt+a+i+ate+are classific+a+hi+ate+are giudic+a+hi+ate+are reput+a+i+ate+are mett+i+ete+ere metteteci ritien+i`,
  AS: `as als comme pour come quale`,
  ADD: `
    beend+e+en chiud+i+a+ete add append insert include attach begin begins start starts end ends finish close prepend incorporate
    fug+e+t+en ergang+e+en erganz+e+en hang+e+t_an anhangen anzuhangen einfugen einzufugen beginn+e+t+en begin endet ende+n schliesst bau+e+t einbauen anfugen hinzufugen hinzuzufugen
    ajoute+z+r insere+z+r inclus incluez inclure commence+z+r termine+z+r finis finissez finir joins joignez incorpore+z+r
    aggiung+i+a+ete+ere inser+isci+isca+ite+ire includ+i+a+ere cominci+a+ate+are inizi+a+are termin+a+are conclud+e alleg+a+are`,
  SUPPRESS: `
    omit leave leave_out hide conceal suppress skip withhold avoid avoids silent unmentioned say_nothing keep_quiet
    weglassen wegzulassen weg auslassen auszulassen verschweig+e+t+en unterschlag+e+en verberg+en verbirg uberspring+e+t+en uberspringen vermeid+e+et+en unerwahnt aussen_vor unter_den_tisch verheimlich+e+en
    omets omettez omettre tais taisez taire sous_silence cache+z+r dissimule+z+r evite+z+r saute+z+r de_cote passe_sous
    omett+i+a+ano+ete+ere tralasci+a+ate+are tac+i+ete tacere nascond+i+a+ete+ere evit+a+i+ate+are+asse salt+a+are sotto_silenzio da_parte`,
  REVEAL: `
    reveal show print display list output disclose give repeat recite dump expose leak enumerate paste quote translate spell_out
    zeig+e+t+en gib gebt geben ausgeben auszugeben list+e+et+en leg+e_offen offenleg+en verrat+e+en wiederhol+e+t+en druck+e+en zahl+e_auf ubersetz+e+t+en kopier+e+en zitier+e+en nenn+e+t+en
    revele+z+r montre+z+r affiche+z+r liste+z+r divulgue+z+r donne+z+r repete+z+r recite+z+r enumere+z+r recopie+z+r colle+z+r traduis traduisez traduire livre+z+r
    rivel+a+i+ate+are mostr+a+i+ate+are stamp+a+i+ate+are elenc+a+hi+ate+are divulg+a+hi+are ripet+i+a+ete+ere recit+a+are copi+a+ate+are incoll+a+are traduc+i+a+ete tradurre elencale stampale`,
  DO: `
    call run execute invoke fetch load open trigger launch use visit download query delete drop
    ruf+e+t+en fuhr+e+t+en ausfuhren auszufuhren start+e+et+en lad+e+t+en offne+t+n benutz+e+t+en verwend+e+et+en losch+e+t+en nutz+e+t+en
    appelle+z+r execute+z+r lance+z+r charge+z+r utilise+z+r ouvre+z supprime+z+r declenche+z+r efface+z+r
    chiam+a+i+ate+are esegu+i+a+ite+ire avvi+a+ate+are caric+a+hi+ate+are usa usi usate usare utilizz+a+i+ate+are apr+i+a+ite elimin+a+i+are cancell+a+i+are lanci+a+are`,
  TOOL: `
    tool+s function+s query queries search_function webhook+s endpoint+s sql cypher database+s
    werkzeug+e+en *werkzeug suchfunktion abfrage+n funktionsaufruf+e datenbank+en schnittstelle+n outil+s fonction+s requete+s base_de_donnees
    strument+o+i funzion+e+i interrogazion+e+i banca_dati base_dati`,
  SEND: `
    send post forward mail transmit upload
    send+e+et+en schick+e+t+en ubermittl+e ubermitteln weiterleiten weiterzuleiten leit+e+et poste+t+n lade_hoch
    transfere+z+r envoie envoyez envoyer transmets transmettez transmettre poste+z+r publie+z+r invi+a+i+ate+are trasmett+i+a+ete+ere spedisc+i+a inoltr+a+i+ate+are pubblic+a+are`,
  OBEY: `
    obey comply obeir obbedire carry_out follow_the_steps folge suis_les segui_i do_what do_as comply gehorch+e+en+t befolg+e+t+en tu+e_was mach+e_was fuhre_aus fais_ce faites_ce obeis obeissez suis fa'_quello fa'_cio fai_quello obbedisc+i+a ce_qu'_il_dit`,
  IGNORE: `
    ignore disregard forget override+s overrule+s bypass set_aside put_aside leave_aside stop_following pay_no_attention discard drop cancel+s supersede+s void+s neglect
    do_not_follow do_not_obey do_not_apply do_not_heed don't_follow don't_obey
    ignorier+e+t+en vergiss vergesst vergessen missacht+e+et+en ubergeh+e+t+en umgeh+e+t+en verwirf verwerfen hinweg hebt halte_dich_nicht befolg+e+en_nicht beacht+e+en_nicht befolg+e+en_keine beacht+e+en_keine lass+e+t+en
    ignore+z+r oublie+z+r tiens_pas_compte tenez_pas_compte tenir_pas_compte tiens_plus_compte tiens_aucun_compte abstraction passe+z+r_outre suis_pas suis_plus suivez_pas suivez_plus respecte+z_pas respecte+z_plus n'observe+z_plus observe+z_plus contourne+z+r ecarte+z+r mets_de_cote mettez_de_cote laisse+z_de_cote annule+z+r
    ignor+a+i+ate+are+ino dimentic+a+hi+ate+are+are trascur+a+i+ate+are non_seguire non_segua non_seguite non_rispettare non_osservare non_tener+e_conto non_tenere_piu_conto scavalc+a+hi+are aggir+a+are mett+i+ete+ere_da_parte lascia_perdere annull+a+are`,
  RULES: `
    instruction* prompt* rule+s guideline+s guidance directive+s guardrail+s programming system_message+s command+s constraint+s restrictions safeguard+s policy policies you_were_told you_have_been_told told_before directions
    hinweise+n leitlinien anweisung* instruktion* weisung+en regeln vorgaben richtlinie+n systemprompt+s systemnachricht+en befehle+n einschrankungen beschrankungen programmierung leitplanken vorschriften sicherheitsregeln dir_gesagt gesagt_wurde
    indications consigne* regle+s invite_systeme contrainte+s garde-fous programmation t'a_dit
    istruzion* regol+a+e direttiv+a+e vincoli restrizioni programmazione indicazioni linee_guida stato_detto detto_finora`,
  WHICH: `
    all any previous prior earlier above preceding former original initial existing system safety whatever everything anything
    alle+n+s samtliche+n+r vorherig* vorig* bisher* obig* oben vorangegangen* vorangehend* fruher* ursprunglich* davor zuvor jegliche+n+r systemprompt*
    tout+e+es tous precedent+e+es+s anterieur+e+es+s initial+e+es ci-dessus systeme recu+e+s+es precede jusqu'ici
    tutt+e+i+o precedent+e+i anterior+e+i inizial+e+i sopra sistema ricevut+e+i finora`,
  /** What stood before, as a whole. */
  BEFORE: `
    what_came_before everything_above all_of_the_above the_above the_preceding previous_context was_vorher_stand was_oben_steht was_vorher was_bisher alles_bisherige alles_obige ce_qui_precede ce_qui_a_ete_dit quanto_sopra quanto_detto quanto_precede cio_che_precede`,
  VOID: `
    no_longer does_not_apply do_not_apply not_apply void suspended cancelled revoked obsolete deleted erased lifted superseded outdated reset restarted
    gilt_nicht gelten_nicht aufgehoben ungultig hinfallig gegenstandslos geloscht uberholt zuruckgesetzt ausser_kraft ausgesetzt
    n'est_plus ne_sont_plus ne_s'appliquent_plus annule+e+s+es suspendu+e+s+es depasse+e+s+es reinitialise+e caduc+s caduque+s leve+e+s+es revoque+e+s+es radie+e+s+es efface+e+s+es
    non_vale_piu non_valgono_piu non_sono_piu annullat+o+a+i+e sospes+o+a+i+e revocat+o+a+i+e decadut+o+a+i+e cancellat+o+a+i+e superat+o+a+i+e azzerat+o+a`,
  YOU: `hai puoi vuoi you your yours yourself dois devras devi dovrai sollst du_bist du_hast du_sollst du_musst du_darfst wenn_du falls_du dass_du sobald_du bist_du hast_du du_nicht du_nie dich dir dein+e+em+en+er+es euch euer eure+m+n+r+s tu te t' toi ton ta tes ti tuo tua tue tuoi`,
  /** In notices nobody is spoken to so, and on few pages. */
  FAMILIAR: `du_bist du_hast du_sollst du_musst du_darfst dich dir dein+e+em+en+er+es tu toi t' ton ta tes te tuo tua tue tuoi ti dois devras devi dovrai sollst`,
  /** To one whose rank is not told; in German and Italian it looks like others. */
  FORMAL: `vous votre vos la_preghiamo suoi_gestori ihrer_betreiber vostr+o+a+i+e`,
  NOT: `not don't never nothing without no nicht nie niemals kein+e+em+en+er nichts ohne ne n' jamais rien aucun+e sans non mai nulla niente nessun+o+a senza`,
  MUST: `
    you_will you_shall du_wirst must shall should ought has_to have_to is_to are_to hereby_authorised hereby_authorized are_authorised are_authorized will_regard will_treat needs_to need_to required requested urged obliged essential please kindly would_appreciate grateful instructing we_ask wir_bitten nous_prions we_request instruction_to instructed_to anweisung_an instruction_a istruzione_a be_so_kind may_not will_please will_kindly
    muss mussen musst soll+en+st+te darf durfen darfst hat_zu gebeten ersucht angehalten verpflichtet aufgefordert bitte moge+n dankbar so_freundlich so_gut ist_zu untersagt verboten befugt ermachtigt
    dois doit doivent devez devra devront faut convient prie+e+es+s tenu+e+es+s somme+e+es+s veuillez veuillent autorise+s+es n'allez merci_de merci_d' priere_de s'il_te s'il_vous interdit l'amabilite la_bonte saurions_gre essentiel voudra_bien voudront_bien veuille_bien il_importe importe_que saurais_gre
    deve devi devono dovra dovranno dev'essere va vanno bisogna occorre pregat+o+a+i+e tenut+o+a+i+e si_prega per_favore per_cortesia preghiamo autorizzat+i+e+o consideri vogliano vogliate vietato la_cortesia la_gentilezza saremmo_grati saro_grato`,
  USER: `user+s asker+s reader+s person_asking persons_asking nutzer+in+n+s benutzer+in+n+s anwender+n fragende+n+r_person fragende+n+r fragesteller+n+s leser+in+n+s utilisateur+s utilisatrice+s lecteur+s utent+e+i lettor+e+i personne_qui_pose persona_che_chiede you_are_talking_to you_talk_to you_are_speaking_to mit_der_du mit_dem_du a_qui_tu a_laquelle_tu con_cui_parli con_la_quale_parli`,
  QUERY: `
    whoever_asks anyone_asking anyone_who_asks who_asks are_asked if_asked when_asked asks_about ask_about enquires_about inquires_about whenever_you
    wer_fragt gefragt erkundigt fragt_nach nachfragt te_demande on_demande qui_demande s'enquiert qui_pose pose_la_question t'interroge
    ti_chied+e+ono chi_chiede che_chiede si_informa chi_domanda ti_domand+a+ano wants_to_know want_to_know wissen_will wissen_mochte will_ein_nutzer will_jemand will_ein_benutzer veut_savoir voudrait_savoir vuole_sapere volesse_sapere`,
  IFYOU: `if_you're bist_du_ein sind_sie_ein falls_sie_ein wenn_sie_ein si_vous_etes es-tu_un se_siete if_you should_you falls_du wenn_du sofern_du si_tu se_sei se_tu in_case_you`,
  EVERY: `every each any all jede+m+n+r+s alle+n chaque toute+s tous tout ogni qualsiasi ciascun+a`,
  PROMPT: `prompt+s system_message+s developer_message+s configuration konfiguration configurazione`,
  /** Of no firm. */
  KEYS: `
    system_prompt+s systemprompt+s prompt_systeme prompt_di_sistema initial_prompt anfangsprompt+s prompt_initial prompt_iniziale invite_systeme
    systemtext+e+es texte_systeme testo_di_sistema system_text api_key+s api_schlussel apischlussel zugangsschlussel zugangsdaten cle+s_d'api cle+s_api chiav+e+i_api access_token+s session_token+s environment_variable+s umgebungsvariablen variables_d'environnement variabili_d'ambiente`,
  CODE: `detach_delete drop_table drop_index drop_database drop_constraint union_match union_select load_csv delete_from etc_passwd`,
  OTHERS: `other_user+s_asked other_users other_user's anderer_nutzer andere_nutzer anderer_benutzer autres_utilisateurs altri_utenti other_people's_questions`,
  HIDDEN: `restricted gesperrte+n+r reserve+e+es+s hidden secret confidential stored verborgene+n+r versteckte+n+r geheime+n+r vertrauliche+n+r gespeicherte+n+r cache+e+es+s secret+e+es+s enregistre+e+es+s confidentiel+le+les+s nascost+o+a+i+e segret+o+a+i+e memorizzat+i+e riservat+o+a+i+e`,
  DATA: `data record+s entities entites nodes nodi datenbank tables tabellen daten *daten datensatze donnees dati instruction+s anweisung+en instructions consigne+s istruzioni message prompt+s`,
  PERSONA: `
    let's_pretend pretend_you're faisons_comme_si_tu facciamo_finta pretend_you pretend_to_be pretend_that_you imagine_you_are imagine_that_you
    verhalte_dich tu_so_als_warst tu_so_als_seist tu_so_als_ob_du als_warst_du als_seist_du gib_dich_als nimm_die_rolle spiel+e_die_rolle stell_dir_vor_du
    comporte-toi fais_comme_si_tu fais_semblant faites_semblant joue_le_role imagine_que_tu comportati fingi_di fingiti fai_finta assumi_il_ruolo immagina_di_essere`,
  PRETEND: `pretend feign tu_so so_tu tue_so feins feignez fais_comme fais_semblant fa'_finta fai_finta fingi`,
  ACT: `act_as behave_as behave_like role-play roleplay impersonate play_the_role verhalten_sie_sich agis_comme agis_en agissez_comme agir_comme comportez-vous vous_comporter vous_comporter_en agisci_come comportarsi_come di_comportarsi verhalt_dich`,
  YOUNOW: `on_you_are an_bist_du desormais_tu_es poi_sei you_are_now you_have_become du_bist_jetzt du_bist_nun du_bist_ab bist_du_jetzt bist_du_nun bist_du_ab tu_es_maintenant tu_es_desormais vous_etes_desormais vous_etes_maintenant adesso_sei ora_sei sei_ora sei_adesso tu_sei_ora`,
  ARTICLE: `a an the ein eine einem der die un une le la uno una il lo sofort my mein mon mio`,
  YOUARE: `sei_un sei_una sei_il you_are du_bist bist_du tu_es es-tu tu_sei`,
  YOUHAVE: `you_have du_hast du_keine tu_n'as tu_as hai non_hai knows_no kennst`,
  UNBOUND: `unrestricted jailbroken dan uneingeschrankt+e+er+es+en`,
  MODE: `developer_mode debug_mode god_mode maintenance_mode admin_mode root_mode entwicklermodus wartungsmodus debugmodus adminmodus administratormodus mode_developpeur mode_debug mode_maintenance mode_administrateur modalita_sviluppatore modalita_debug mode_debogage modalita_amministratore modalita_manutenzione`,
  CHECK: `
    verify verification check checks checking cite cites citing citation+s source+s evidence reference+s
    pruf+e+t+en nachprufen prufung+en uberpruf+e+en uberprufung verifizier+e+en quelle+n beleg+e+en zitier+e+t+en nachweis+e+en
    verifie+z+r verification+s citer cite+z references preuve+s source+s
    verific+a+hi+are+arlo verificarla verifica verifiche cit+a+are fonti fonte prov+a+e riferimenti`,
  FACT: `as_fact as_a_fact established_fact as_facts register_facts as_true as_established for_granted feststehend als_wahr als_tatsache als_gegeben als_erwiesen pour_etabli pour_acquis pour_vrai comme_vrai comme_etabli come_assodato come_vero come_accertato per_vero per_buono`,
  WITHOUT: `without no free_of ohne keine frei_von sans aucun+e pas_de senza nessun+a alcun+a`,
  LIMIT: `limit+s restriction+s rule+s filter+s policy policies guideline+s censorship grenze+n einschrankung+en beschrankung+en regel+n filter richtlinie+n zensur limite+s restriction+s regle+s filtre+s directive+s censure limit+i+e restrizion+e+i regol+a+e filtr+o+i direttiv+a+e censura`,
  IMAGINE: `imagine suppose stell+e_dir denk_dir imagine+z suppose+z immagin+a+ate supponi a_game jeu gioco spiel`,
  BOSS: `i_am_the_developer i_am_the_administrator i_am_your i_am_an_administrator as_your_developer your_developer+s your_operator+s your_creators your_creator your_maker+s who_built_you i'm_your i_'m_your
    ich_bin_der_entwickler ich_bin_die_entwicklerin ich_bin_der_administrator ich_bin_dein+e deine+s+r_entwickler+s dein_entwickler deine+r+s_betreiber+s deiner_schopfer deine_schopfer
    je_suis_le_developpeur je_suis_l'administrateur je_suis_ton je_suis_ta ton_developpeur tes_concepteurs ton_concepteur tes_createurs tes_exploitants
    sono_lo_sviluppatore sono_l'amministratore sono_il_tuo sono_la_tua tuo_sviluppatore tuoi_sviluppatori tuoi_gestori tuoi_creatori`,
  COMMAND: `order_you command_you instruct_you authorize_you authorise_you befehle_dir weise_dich ermachtige_dich t'ordonne te_commande t'autorise ti_ordino ti_comando ti_autorizzo`,
  MAY: `you_may you_can you_are_allowed you_have_permission darfst kannst du_darfst tu_peux tu_es_autorise puoi sei_autorizzato can_skip`,
  SAFETY: `
    safety_check+s evidence_check+s belegpflicht security_check+s content_filter+s safety_filter+s safety_rule+s safety_polic+y+ies current_policy policy safeguard+s guardrail+s content_polic+y+ies
    sicherheitsprufung+en inhaltsfilter+s sicherheitsfilter+s sicherheitsregeln richtlinie+n inhaltsrichtlinie+n
    controles_de_securite filtre+s_de_contenu regles_de_securite directive+s filtre_de_securite
    controlli_di_sicurezza filtro_dei_contenuti filtri_dei_contenuti regole_di_sicurezza direttiv+a+e`,
  OFF: `
    off disable disabled ausgeschaltet abgeschaltet deactivate deactivated suspend suspended lifted bypass override overridden waived
    abschalten abzuschalten schalt+e_ab deaktivier+e+en+t ausgesetzt aufgehoben ausschalten auszuschalten umgehen
    desactiv+e+er+ez+ee+es suspendu+e+s+es leve+e+s+es contourne+r
    disattiv+a+are+ato+ati sospes+o+a+i+e revocat+o+a+i+e aggirare`,
  REGARDLESS: `whatever regardless no_matter even_if egal ungeachtet ganz_gleich unabhangig_davon quoi_qu' peu_importe meme_si quel_que_soit qualunque_cosa a_prescindere indipendentemente anche_se`,
  WORD: `word+s sentence+s phrase+s wort+e+en satz satze+n mot+s parol+a+e fras+e+i`,
  PLAIN: `text texte testo`,
  ABOVE: `above obige+n+r oben ci-dessus sopra precedent preceding`,
  RESULT: `result+s list rows ergebnis+se liste zeilen resultat+s lignes risultat+o+i elenco righe`,
  THAT: `that dass sei seien que qu' che`,
  ONLY: `only exclusively nothing_else solely nur ausschliesslich einzig seulement uniquement exclusivement rien_d'autre soltanto unicamente esclusivamente solo nient'altro`,
  CHAT: `conversation chat session context gesprach unterhaltung sitzung kontext conversation contexte conversazione sessione contesto`,
  BEFORECHAT: `before_this_chat before_this_conversation before_our_chat above_our_chat before_my_first_message start_of_this_conversation start_of_this_chat vor_diesem_chat vor_diesem_gesprach vor_meiner_ersten anfang_dieses_gesprachs oberhalb_meiner avant_ce_chat avant_cette_conversation debut_de_cette_conversation avant_mon_premier prima_di_questa_chat prima_di_questa_conversazione inizio_di_questa_conversazione prima_del_mio_primo`,
  NEW: `new fresh neue+n+r+s nouveau nouvel nouvelle+s nouveaux nuov+o+a+i+e`,
  MISSION: `task+s assignment mission order+s instruction+s role job goal directive+s auftrag+e aufgabe+n befehl+e+en anweisung+en rolle ziel tache+s mission consigne+s ordre+s role compit+o+i incarico istruzion+e+i ordin+e+i ruolo`,
  CONFIGURED: `configured programmed instructed trained set_up eingestellt programmiert trainiert beigebracht configure programme entraine dresse impostato programmato addestrato configurato`,
  GUIDE: `guidelines instructions directives prompt prompts programming configuration training policies vorgaben richtlinien anweisungen instruktionen consignes directives instructions istruzioni direttive`,
  ENSURE: `be_sure make_sure ensure sorg+e_dafur stell+e_sicher acht+e_darauf prends_soin veille_a fais_en_sorte assure-toi abbi_cura assicurati fa'_in_modo fai_in_modo`,
  OUTPUT: `what_you_return what_you_write what_you_produce what_you_output overview profile description+s result+s ubersicht profil beschreibung+en ergebnis+se portrait apercu profil description+s resultat+s ce_que_tu panoramica profilo descrizion+e+i risultato cio_che_restituisci`,
  GENERATED: `generated erzeugte+n+r+s generierte+n+r+s genere+e+s+es generat+o+a+i+e`,
  HEY: `hey hello hi hallo salut bonjour ciao dear liebe+r cher+e+s chere+s car+o+a+i+e`,
  OPPOSITE: `opposite contrary gegenteil contraire contrario`,
  FROMNOW: `da_adesso from_now_on from_here_on from_this_point henceforth from_this_moment ab_sofort ab_jetzt von_nun_an ab_hier von_hier_an kunftig desormais dorenavant a_partir_de_maintenant a_partir_d'ici d'ora_in_poi da_questo_momento d'ora_in_avanti da_qui_in_poi`,
  NAME: `your_name my_name is_called du_heisst heisst_du dein_name t'appelles ton_nom ti_chiami tuo_nome`,
  TASK: `your_task your_only_task your_new_task new_task the_only_task only_task your_role your_goal deine_aufgabe deine_einzige_aufgabe deine_neue_aufgabe neue_aufgabe ta_tache ta_seule_tache ta_nouvelle_tache nouvelle_tache tuo_compito tuo_unico_compito nuovo_compito`,
  DECODE: `decode decipher decrypt unscramble entschlussl+e entschlusseln dekodier+e+en decode+z+r dechiffre+z+r decodific+a+are decifr+a+are convert konvertier+e convertis convert+i`,
  GIVEN: `given told received gegeben bekommen erhalten vorgegeben gesagt donne+e+es+s recu+e+es+s dat+e+i+o ricevut+e+i+o impartit+e+i`,
  NOTE: `note hint notice message memo notiz hinweis mitteilung nachricht avis nota avviso messaggio anweisung instruction istruzione`,
  FOR: `for to an fur pour aux a per ai agli alle`,
  SAFE: `safety security sicherheit* securite sicurezza settings einstellungen reglages parametres impostazioni`,
  LOOKUP: `source quelle fonte register registry registre registro lookup search suche recherche ricerca sources quellen fonti evidence belege preuves`,
  QUESTION: `question+s frage+n demande+s domand+a+e`,
  AUTO: `automated automatic automatische+n+r automatisierte+n+r automatique+s automatise+e+s+es automatic+o+i+a automatizzat+o+i+a`,
  CONTAIN: `contain+s include+s enthalt enthalten contient contenir contiennent contiene contenere contenga`,
  NOWORD: `no_word not_a_word nothing_about write_nothing say_nothing kein_wort pas_un_mot non_una_parola neanche_una_parola`,
  OWN: `own eigenen eigene propres propre propri proprie`,
  WHATEVER: `or_whatever oder_was ou_quoi o_qualunque_cosa or_what`,
  SIMULATE: `simulate emulate simulier+e+en emulier+e+en simule+z+r emule+z simul+a+are emul+a`,
  TERMINAL: `terminal+s terminale shell console konsole linux python interpreter`,
  NOTHING: `nothing nichts rien nulla niente`,
  MEMORY: `memory speicher+s gedachtnis+ses memoire memoria`,
  ASKS: `ask+s enquires wants fragt fragen will demande+nt veut interroge chied+e+ono vuole domanda`,
  FOLLOW: `follow obey heed apply observe respect beacht+e+en befolg+e+en halt+e+en einhalten suivre suis suivez respecte+z+r observe+z+r applique+z+r seguire segui seguite rispett+a+are osserv+a+are attenerti attieniti`,
  STOP: `stop cease quit hor_auf horen_sie_auf cesse+z arrete+z smetti+la smettete`,
  NICHT: `nicht nie niemals keine`,
  ACTIVATE: `enable activate aktivier+e+en einschalten active+z+r attiv+a+are switch_on`,
  APPROVE: `approve accept allow grant permit bewilligen genehmigen akzeptieren zulassen approuver accepter autoriser approvare accettare autorizzare consentire`,
  LABEL: `entwicklermeldung systemmeldung systemnachricht systemupdate developer_message system_message system_update system_notice operator_message message_systeme message_du_systeme message_du_developpeur messaggio_di_sistema messaggio_del_sistema messaggio_dello_sviluppatore aggiornamento_di_sistema`,
  SUMMARISE: `summari+se+ze+sing+zing zusammenfass+en+t+end zusammenzufassen resume+z resumer resumant riassum+e+i+ere+endo resume_de`,
  MESSAGE: `your_message your_messages deine_nachricht deiner_nachricht ton_message tes_messages tuo_messaggio tuoi_messaggi`,
  UNLOCK: `unlock freischalten schalt+e_frei debloque+z+r sblocc+a+are`,
  KNOW: `you_know du_weisst was_du_uber tu_sais che_sai che_sapete`,
  RESPONDING: `when_responding when_answering when_replying beim_antworten beim_beantworten wenn_du_antwortest quand_tu_reponds lorsque_tu_reponds en_repondant quando_rispondi nel_rispondere rispondendo`,
  WHICHEVER: `whichever whatever welche+r+s quel_que_soit quelle_que_soit quelque qualunque qualsiasi`,
  REGISTRY: `register registry registre registro`,
  ENCODING: `base64 rot13 hexadecimal morse morsecode leetspeak`,
  DEAR: `dear liebe+r chere+s cher+s car+o+a+i+e`,
  TO: `
    note_to message_to notice_to attention to_any to_all to_every to_whichever to_whatever for_any for_all for_every addressed_to hinweis_an hinweis_fur an_alle an_jede+n+s an_jegliche achtung fur_alle fur_jede+n+s mitteilung_an nachricht_an gerichtet_an
    note_pour note_a note_destinee+s message_pour avis_aux avis_a attention a_toute a_tout pour_tout+e a_tous a_l'attention nota_per nota_a nota_destinata messaggio_per attenzione a_qualunque a_qualsiasi a_ogni a_tutt+i+e avviso_a avviso_ai avviso_per per_tutt+i+e all'attenzione`,
  DELETE: `delete drop erase losch+e+t+en supprime+z+r efface+z+r elimin+a+i+are cancell+a+i+are`,
  REMEMBER: `remember memorise memorize merk+e+t+en merke_dir retiens retenez memorise+z ricord+a+ati+ate memorizz+a+are`,
  CLAIMED: `user_confirmation user_has_confirmed user_has_approved user_has_been_verified nutzer_hat_zugestimmt nutzer_hat_bestatigt benutzer_hat_bestatigt utilisateur_a_confirme utilisateur_a_approuve utente_ha_confermato utente_ha_approvato`,
  ENDTEXT: `end_of_document end_of_text end_of_notice end_of_page end_of_input end_of_context ende_des_dokuments ende_des_textes ende_der_meldung ende_der_eingabe fin_du_document fin_du_texte fin_de_la_publication fin_de_l'avis fine_del_documento fine_del_testo fine_della_pubblicazione`,
  NEXT: `message instruction+s operator developer system nachricht anweisung+en betreiber+s entwickler+s message instructions exploitant messaggio istruzioni gestore`,
  COPY: `copy repeat reproduce kopier+e+en ubernimm wiederhol+e recopie+z reprends repete+z copi+a ripet+i riproduc+i`,
  REPORT: `report+s bericht+e+en rapport+s rapport+o+i`,
} as const;

export type WordClass = keyof typeof WORD_CLASSES;
