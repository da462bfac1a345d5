/** Builds a publicationText and remembers where each entry stands. */
import type { MentionTruth } from '../truth.js';
import type { Officer, Row } from '../model.js';

/** What an entry prints of a row; the rest of the mention is null. */
export type Printed = Partial<
  Pick<MentionTruth, 'formerName' | 'origins' | 'nationality' | 'residence' | 'roles' | 'signature' | 'shares'>
>;

export class NoticeText {
  text = '';
  readonly mentions: MentionTruth[] = [];

  add(part: string): this {
    this.text += part;
    return this;
  }

  /** Adds a clause with a space before it. */
  clause(part: string): this {
    if (part !== '') this.text += ` ${part}`;
    return this;
  }

  /** Starts an entry with the name as printed; {@link close} ends it. */
  open(
    action: MentionTruth['action'],
    officer: Officer,
    row: Row,
    printedName: string,
    printed: Printed,
  ): MentionTruth {
    const mention: MentionTruth = {
      start: this.text.length,
      nameEnd: this.text.length + printedName.length,
      end: this.text.length + printedName.length,
      action,
      person: officer.person?.id ?? null,
      firm: officer.firm?.uid ?? null,
      surname: officer.person ? row.name.surname : null,
      givenNames: officer.person ? row.name.givenNames : null,
      formerName: printed.formerName ?? null,
      origins: printed.origins ?? null,
      nationality: printed.nationality ?? null,
      residence: printed.residence ?? null,
      roles: printed.roles ?? null,
      signature: printed.signature ?? null,
      shares: printed.shares ?? null,
    };
    this.mentions.push(mention);
    this.text += printedName;
    return mention;
  }

  close(mention: MentionTruth): this {
    mention.end = this.text.length;
    return this;
  }
}
