/** Legal forms by their code of eCH-0097, as names end with them and as questions name them; folded like a lexicon. */
export const LEGAL_FORM_PHRASES: readonly (readonly [string, string])[] = [
  ['0101', 'einzelunternehmen | einzelfirma | einzelfirmen | entreprise individuelle | entreprises individuelles | raison individuelle | raisons individuelles | ditta individuale | ditte individuali | impresa individuale | imprese individuali | sole proprietorship | sole proprietorships'],
  ['0103', 'kollektivgesellschaft | klg | cie | societe en nom collectif | snc | societa in nome collettivo | general partnership | partnership | partnerships'],
  ['0104', 'kommanditgesellschaft | kmg | societe en commandite | scm | societa in accomandita | limited partnership'],
  ['0106', 'ag | sa | s a | ltd | inc | corp | plc | limited | aktiengesellschaft | aktiengesellschaften | ags | sas | societe anonyme | societes anonymes | societa anonima | societa anonime | societa per azioni | company limited by shares | companies limited by shares | stock corporation | stock corporations | joint stock company | joint stock companies | public limited company | public limited companies'],
  ['0107', 'gmbh | g m b h | sarl | s a r l | sagl | s a g l | llc | gmbhs | sarls | sagls | llcs | gesellschaft mit beschrankter haftung | gesellschaften mit beschrankter haftung | societe a responsabilite limitee | societes a responsabilite limitee | societa a garanzia limitata | limited liability company | limited liability companies | private limited company | private limited companies'],
  ['0108', 'genossenschaft | genossenschaften | societe cooperative | cooperative | societes cooperatives | cooperatives | societa cooperativa | societa cooperative | cooperativa | cooperative society | cooperative societies | scoop'],
  ['0109', 'verein | vereine | association | associations | associazione | associazioni'],
  ['0110', 'stiftung | stiftungen | fondation | fondations | fondazione | fondazioni | foundation | foundations'],
  ['0151', 'zweigniederlassung | succursale | branch'],
]; // prettier-ignore

/** Short forms that only ever stand at a firm's name: `X AG`. */
export const NAME_SUFFIXES = new Set(['ag', 'sa', 'gmbh', 'sarl', 'sagl', 'ltd', 'inc', 'corp', 'plc', 'llc', 'klg', 'kmg', 'snc', 'scm', 'scoop', 'cie', 'limited']); // prettier-ignore
