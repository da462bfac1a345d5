import type { Stranger } from './stranger.js';

// prettier-ignore
export const GERMAN_PROSE: readonly Stranger[] = [
  ['FR: two leave and one comes', 'HR02', 'Aebyschin Karl und Brülhartin Rosa sind nicht mehr Mitglieder des Verwaltungsrates; ihre Unterschriften sind erloschen. Catillin Pius, von Plasselb, in Giffers, ist zum Präsidenten des Verwaltungsrates mit Kollektivunterschrift zu zweien ernannt worden.', ['-~ PERSON Aebyschin/Karl |  |  | BOARD_MEMBER', '-~ PERSON Brülhartin/Rosa |  |  | BOARD_MEMBER', '+ PERSON Catillin/Pius | Plasselb | Giffers | BOARD_PRESIDENT | JOINT_TWO']],
  ['FR: list in the singular', 'HR02', 'Gelöschte Person: Decorvin Hugo, Präsident. Neu eingetragene Personen: Egglin Yvonne, von Murten, in Kerzers, Präsidentin, Kollektivunterschrift zu zweien; Fasolin Erwin, italienischer Staatsangehöriger, in Murten, Mitglied, ohne Unterschrift.', ['- PERSON Decorvin/Hugo |  |  | BOARD_PRESIDENT', '+ PERSON Egglin/Yvonne | Murten | Kerzers | BOARD_PRESIDENT | JOINT_TWO', '+ PERSON Fasolin/Erwin | (ITA) | Murten | BOARD_MEMBER | NONE']],
  ['FR: changed residence and name', 'HR02', 'Eingetragene Person geändert: Grossriedin Maria, Mitglied, Kollektivunterschrift zu zweien, nun in Freiburg; Haymozin Beat, Geschäftsführer, neu in Plaffeien.', ['+~ PERSON Grossriedin/Maria |  | Freiburg | BOARD_MEMBER | JOINT_TWO', '+~ PERSON Haymozin/Beat |  | Plaffeien | MANAGER']],
  ['a role heading in German', 'HR02', 'Neue Revisionsstelle: Jenzin Treuhand AG (CHE-123.456.788), in Tafers, anstelle der Kilchin Treuhand GmbH.', ['+ FIRM Jenzin Treuhand AG #CHE-123.456.788 |  | Tafers | AUDITOR', '-~ FIRM Kilchin Treuhand GmbH |  |  | AUDITOR']],
  ['a signature that ends', 'HR02', 'Die Unterschrift von Lehmin Anton ist erloschen. Die Prokura der Mülhausin Lea ist erloschen.', ['-~ PERSON Lehmin/Anton |  |  |  | OTHER |  |  | ends signature', '-~ PERSON Mülhausin/Lea |  |  |  | OTHER |  |  | ends signature']],
  ['died', 'HR02', 'Neuhausin Otto ist infolge Todes aus dem Verwaltungsrat ausgeschieden; seine Unterschrift ist erloschen.', ['-~ PERSON Neuhausin/Otto |  |  | BOARD_MEMBER']],
  ['is a member, without a verb of naming', 'HR02', 'Ottetin Lisa, von Wünnewil-Flamatt, in Bern, ist Mitglied des Stiftungsrates ohne Unterschrift.', ['+ PERSON Ottetin/Lisa | Wünnewil-Flamatt | Bern | BOARD_MEMBER | NONE']],
  ['from one office to the other', 'HR02', 'Piller Max, bisher Vizepräsident, ist neu Präsident und zeichnet weiterhin kollektiv zu zweien.', ['+~ PERSON Piller/Max |  |  | BOARD_PRESIDENT | JOINT_TWO |  | was BOARD_VICE_PRESIDENT']],
];
