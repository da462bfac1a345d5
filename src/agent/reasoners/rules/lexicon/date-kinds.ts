/** Words for the two dates of what happened to a firm, of all languages, folded; and what leads to them where they say by which of them something is asked. */
export const BY =
  '(?:nach|gemass|laut|anhand|gemessen am|bezogen auf|selon|d apres|suivant|par|en fonction de|sur la base de|per|secondo|in base al?(?:la)?|stando alla|by|going by|according to|based on|on the basis of|as per|counted by)';
export const LEGAL_DATE =
  '(?:rechtsdatum|(?:rechtliche[mns]?|juristische[mns]?) datum|datum der (?:rechtswirkung|rechtswirksamkeit|wirksamkeit|eintragung)|tagesregisterdatum|tagebuchdatum|eintragungsdatum|wirksamkeitsdatum|(?:date|dates) (?:juridiques?|legales?|d effet|d inscription|du registre journalier)|(?:data|date) (?:legal[ei]|giuridic(?:a|he)|di iscrizione|d iscrizione|di efficacia|d efficacia|del registro giornaliero)|legal dates?|effective dates?|dates? of (?:legal effect|effect|entry|registration)|journal dates?)';
export const PUBLICATION_DATE =
  '(?:publikationsdatum|veroffentlichungsdatum|erscheinungsdatum|datum der (?:publikation|veroffentlichung)|(?:date|dates) de (?:la )?(?:publication|parution)|(?:data|date) (?:di|della) pubblicazione|publication dates?|publishing dates?|dates? of (?:publication|the notice)|gazette dates?)';
