/** Sentences of the western registers about somebody who is already entered. Each says one thing; the rest of the row stays. */
import type { SignatureKind } from '../../src/core/index.js';
import type { Officer, Row } from '../model.js';
import type { NoticeText } from './notice-text.js';
import { citizenshipText, homeTown, personName, rolesText, sharesText, signatureText, type Manner } from './words.js';

const MANNER_OF_SIGNING: Readonly<Partial<Record<SignatureKind, string>>> = {
  SOLE: 'individuellement',
  JOINT_TWO: 'collectivement à deux',
};

const e = (row: Row) => (row.female ? 'e' : '');
/** `de Genève` as said of somebody `originaire`; the citizenship of a foreigner reads the same way. */
const nowFrom = (row: Row, manner: Manner) => citizenshipText(row.citizenship, row.female, manner);

export function writeProseChange(out: NoticeText, manner: Manner, officer: Officer, before: Row, row: Row): void {
  const former = personName(before, manner);
  const name = personName(row, manner);
  if (former !== name) {
    out.add(' ');
    const mention = out.open('ENTERED', officer, row, former, { formerName: before.name });
    out.add(` porte désormais le nom de ${name}`).close(mention).add('.');
  }
  const sentence = (printed: Parameters<NoticeText['open']>[4], rest: string) => {
    out.add(' ');
    out.close(out.open('ENTERED', officer, row, name, printed));
    out.mentions[out.mentions.length - 1]!.end += rest.length;
    out.add(`${rest}.`);
  };
  if (before.citizenship !== row.citizenship)
    sentence(
      { origins: [...row.citizenship.origins], nationality: row.citizenship.nationality },
      ` est maintenant originaire ${nowFrom(row, manner)}`,
    );
  if (before.home.town !== row.home.town)
    sentence(
      { residence: row.home.town },
      ` est ${manner.style === 'prose-vd' ? 'désormais' : 'maintenant'} domicilié${e(row)} à ${homeTown(row.home, manner.style)}`,
    );
  writeRoleAndSignature(manner, before, row, sentence);
  if (
    row.shares &&
    before.shares &&
    (before.shares.count !== row.shares.count || before.shares.nominal !== row.shares.nominal)
  )
    sentence(
      { shares: row.shares },
      ` est maintenant titulaire ${sharesText(row.shares, manner).replace(/^pour /, 'de ')}`,
    );
}

type Sentence = (printed: Parameters<NoticeText['open']>[4], rest: string) => void;

function writeRoleAndSignature(manner: Manner, before: Row, row: Row, sentence: Sentence): void {
  const roleChanged = before.roles.join() !== row.roles.join();
  const signatureChanged = before.signature !== row.signature && row.signature !== null;
  const signing = signatureChanged ? MANNER_OF_SIGNING[row.signature!] : undefined;
  if (roleChanged) {
    const until = before.roles[0] === 'SIGNATORY' ? '' : `, jusqu'ici ${rolesText(before.roles, row.female, manner)},`;
    const with_ = row.signature ? ` ${signatureText(row.signature, row.restriction, manner)}` : '';
    sentence(
      { roles: [...row.roles], signature: row.signature },
      `${until} est nommé${e(row)} ${rolesText(row.roles, row.female, manner)}${with_}`,
    );
  } else if (signing) {
    const gone =
      before.signature === 'JOINT_PROCURATION_TWO' || before.signature === 'SOLE_PROCURATION'
        ? '; sa procuration est radiée'
        : '';
    sentence({ signature: row.signature }, ` signe désormais ${signing}${gone}`);
  } else if (signatureChanged) {
    sentence(
      { signature: row.signature },
      ` est désormais inscrit${e(row)} ${signatureText(row.signature!, row.restriction, manner)}`,
    );
  }
}
