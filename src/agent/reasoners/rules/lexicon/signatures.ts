import type { Language, SignatureKind } from '../../../../core/index.js';

const JOINT: readonly SignatureKind[] = ['JOINT_TWO', 'JOINT_THREE', 'JOINT_OTHER'];
const JOINT_PROCURATION: readonly SignatureKind[] = ['JOINT_PROCURATION_TWO', 'JOINT_PROCURATION_OTHER'];

interface SignatureWords {
  kinds: readonly SignatureKind[];
  words: Readonly<Record<Language, string>>;
  /** Says how one signs only beside a word for signing: `le seul administrateur` signs in no certain way. */
  adverb: boolean;
}

const noun = (kinds: readonly SignatureKind[], words: SignatureWords['words']): SignatureWords => ({ kinds, words, adverb: false }); // prettier-ignore

/** Words for a kind of signature, as a condition on who is listed; in the form of {@link Lexicon}. */
export const SIGNATURES: readonly SignatureWords[] = [
  noun(['SOLE'], {
    de: 'einzelunterschrift | einzelunterschriften | einzelzeichnungsrecht | einzelzeichnungsberecht* | einzelunterschriftsberecht* | unterschrift zu einzeln',
    fr: 'signature individuelle | seule signature | signature unique | signatures individuelles | droit de signature individuelle | pouvoir de signature individuelle',
    it: 'firma individuale | sola firma | firma sola | firma unica | unica firma | firma singola | firme individuali | diritto di firma individuale | potere di firma individuale',
    en: 'sole signature | one signature | single signatures | sole power to sign | sole right to sign | sole signatures | single signature | individual signature | sole signatory | sole signatories | single signatory | single signatories | sole signing authority | sole signing power | sole signature rights',
  }),
  { kinds: ['SOLE', 'SOLE_PROCURATION'], adverb: true, words: {
    de: 'allein | alleine | allein schon | schon allein | fur sich allein | sich allein | fur sich alleine | ganz allein | ganz alleine | einzeln | ohne zweitunterschrift | ohne gegenzeichnung | ohne gegenunterschrift | ohne zweite person | ohne zweiten | ohne zweite | ohne mitunterschrift | ohne mitwirkung | ohne zutun | ohne mithilfe | ohne zustimmung | ohne eine zweite | ohne einen zweiten | ohne jemand anderen',
    fr: 'sans le deuxieme | sans la deuxieme | sans le second | n aurait pas besoin du deuxieme | pas besoin du deuxieme | pas besoin d un deuxieme | pas besoin d un second | sans avoir besoin d une seconde signature | sans avoir besoin d une deuxieme signature | sans avoir besoin d une autre signature | sans besoin d une seconde signature | sans besoin d une deuxieme signature | sans besoin d une autre signature | sans avoir recours a une seconde signature | sans avoir recours a une deuxieme signature | sans avoir recours a une autre signature | sans recourir a une seconde signature | sans recourir a une deuxieme signature | sans recourir a une autre signature | sans qu il faille une seconde signature | sans qu il faille une deuxieme signature | sans qu il faille une autre signature | seul | seule | seuls | seules | individuellement | a lui seul | a elle seule | a lui tout seul | a elle toute seule | tout seul | toute seule | sans contreseing | sans contresignature | sans contre signature | sans personne d autre | sans deuxieme personne | sans deuxieme signature | sans seconde signature | sans le concours | sans l accord | sans l aval | sans l appui | sans l aide | sans l intervention | sans passer par | sans en referer | sans une seconde | sans un second | sans une deuxieme | sans un deuxieme | sans cosignataire',
    it: 'senza il secondo | senza la seconda firma | senza aver bisogno di una seconda firma | senza aver bisogno di un altra firma | senza aver bisogno di una controfirma | senza avere bisogno di una seconda firma | senza avere bisogno di un altra firma | senza avere bisogno di una controfirma | senza bisogno di una seconda firma | senza bisogno di un altra firma | senza bisogno di una controfirma | senza che serva una seconda firma | senza che serva un altra firma | senza che serva una controfirma | da solo | da sola | da soli | da sole | individualmente | singolarmente | disgiuntamente | senza nessun altro | senza nessun altra | senza una seconda persona | senza un secondo | senza seconda firma | senza il concorso | senza l intervento | senza l accordo | senza il consenso | senza il benestare | senza l aiuto | senza una seconda | senza una seconda firma | senza un altra firma | senza altra firma | senza controfirma | senza la seconda | senza una terza | senza il concorso di nessuno | senza il concorso di altri',
    en: 'on his or her own | on her or his own | singly | single handed | single handedly | doesn t need a second | doesn t need a second one | doesn t need another | doesn t need a second signature | doesn t need a co signatory | does not need a second | does not need a second one | does not need another | does not need a second signature | does not need a co signatory | needs no a second | needs no a second one | needs no another | needs no a second signature | needs no a co signatory | not needing a second | not needing a second one | not needing another | not needing a second signature | not needing a co signatory | without the second | without needing a second signature | without needing another signature | without needing a countersignature | without needing anyone else | without needing anybody else | without needing a second person | without requiring a second signature | without requiring another signature | without requiring a countersignature | without requiring anyone else | without requiring anybody else | without requiring a second person | without the need for a second signature | without the need for another signature | without the need for a countersignature | without the need for anyone else | without the need for anybody else | without the need for a second person | alone | all alone | single handedly | individually | separately | solely | on its own | on his own | on her own | on their own | by themselves | by themself | by himself | by herself | by itself | by oneself | without a co signatory | without countersignature | without a countersignature | without countersigning | without co signatory | without a co signer | without a cosigner | without a second signature | with no co signature | no co signature | no cosignature | no second signature | no one else | nobody else | needs nobody else | with nobody else | without another | without a further signature | without a countersignature | without a second person | without a second one | without a second | without the consent | without the approval | without the help | without a further | without needing | without involving | without anyone else | without anybody else | unilaterally | unaided | single handed | needs no second | without another one | without anybody else s | without anyone else s',
  } },
  noun(JOINT, {
    de: 'kollektivunterschrift | kollektivunterschriften | kollektivzeichnungsberecht* | kollektivzeichnungsrecht',
    fr: 'signature collective | signatures collectives',
    it: 'firma collettiva | firme collettive',
    en: 'joint signature | joint signatures | collective signature | collective signatures | joint signatory | joint signatories',
  }),
  noun([...JOINT, ...JOINT_PROCURATION], {
    de: 'kollektiv',
    fr: 'collectivement',
    it: 'collettivamente | congiuntamente',
    en: 'jointly | collectively | collective',
  }),
  noun(['JOINT_TWO'], {
    de: 'kollektivunterschrift zu zweien | kollektivunterschrift zu zweit',
    fr: 'signature collective a deux | signatures collectives a deux',
    it: 'firma collettiva a due | firme collettive a due',
    en: 'joint signature of two | joint signature by two | collective signature of two | joint signature at two',
  }),
  noun(['JOINT_TWO', 'JOINT_PROCURATION_TWO'], {
    de: 'kollektiv zu zweien | kollektiv zu zweit | zu zweien',
    fr: 'collectivement a deux',
    it: 'a due | collettivamente a due',
    en: 'jointly by two | jointly at two',
  }),
  noun(['JOINT_THREE'], {
    de: 'kollektivunterschrift zu dreien | kollektiv zu dreien',
    fr: 'signature collective a trois | collectivement a trois',
    it: 'firma collettiva a tre | collettivamente a tre',
    en: 'joint signature of three | jointly by three',
  }),
  noun(['SOLE_PROCURATION', ...JOINT_PROCURATION], {
    de: 'prokura | prokuren | prokurist | prokuristen | prokuristin | prokuristinnen',
    fr: 'procuration | procurations | fonde de procuration | fondee de procuration | fondes de procuration | fondees de procuration',
    it: 'procura | procure | procuratore | procuratori | procuratrice | procuratrici',
    en: 'procuration | procurations | power of procuration | powers of procuration | right of procuration | rights of procuration | authority of procuration | procuration holder | procuration holders | procurist | procurists | holder of procuration | holders of procuration | holder of a procuration | holders of a procuration',
  }),
  noun(['SOLE_PROCURATION'], {
    de: 'einzelprokura | einzelprokuren | einzelprokurist*',
    fr: 'procuration individuelle | procurations individuelles',
    it: 'procura individuale | procure individuali',
    en: 'sole procuration | individual procuration',
  }),
  noun(JOINT_PROCURATION, {
    de: 'kollektivprokura | kollektivprokuren | kollektivprokurist*',
    fr: 'procuration collective | procurations collectives',
    it: 'procura collettiva | procure collettive',
    en: 'joint procuration | collective procuration',
  }),
  noun(['NONE'], {
    de: 'ohne unterschrift | ohne zeichnungsberechtigung | ohne zeichnungsrecht | ohne unterschriftsberechtigung | ohne unterschriftsrecht | ohne unterschriftenrecht | keine unterschrift | keine zeichnungsberechtigung | keine unterschriftsberechtigung | nicht zeichnungsberechtigt | nicht unterschriftsberechtigt',
    fr: 'sans signature | sans droit de signature | sans pouvoir de signature | pas la signature | pas de signature | aucun droit de signature | pas le droit de signature',
    it: 'senza firma | senza diritto di firma | senza potere di firma | senza poteri di firma | nessun diritto di firma | non ha diritto di firma | non hanno diritto di firma | non ha la firma',
    en: 'without signature | without a signature | without signing authority | without signing power | without the right to sign | without signatory power | without signatory authority | no signature | no signing authority | no signing power | no right to sign',
  }),
]; // prettier-ignore
