import { passageClaim, type QuotedPassage } from '../../../../../tools/index.js';
import type { Page, Said } from '../page.js';
import { printed, rowsAsked, rowsOf, sameClaims } from '../view.js';
import { dated } from './events.js';

export type PassageForm = 'PASSAGE' | 'PASSAGES' | 'PASSAGES_NONE';

/** That a document or notice says what is quoted, and when it was published where it says so. */
export function quotedClaims({ sourceUid, span, publicationDate }: QuotedPassage): Said[] {
  const claim = passageClaim(sourceUid, span);
  return publicationDate === null ? [claim] : [claim, dated(sourceUid, 'PUBLICATION', publicationDate)];
}

export function quotedText(form: PassageForm, claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register } = page;
  const found = rowsOf(view, 'PASSAGES');
  switch (form) {
    case 'PASSAGES':
      if (claims.length > 0) return [];
      return found.map((row) => {
        const words = phrases.quote(printed(row.query));
        const missing =
          row.missing === null || !row.kinds.includes('DOCUMENT') ? '' : ` ${register.passagesMissing(row.missing)}`;
        if (row.passages.length === 0) return `${register.passagesUnsure(words)}${missing}`;
        return `${register.passages(words, row.passages.some(({ allWords }) => allWords) || row.mode === 'HYBRID')}${missing}`; // prettier-ignore
      });
    case 'PASSAGES_NONE': {
      const [claim] = claims;
      const row = claim === undefined || claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'PASSAGES');
      if (claim?.relation !== 'NONE' || row === null || row.passages.length > 0) return [];
      return [row.noDocuments ? register.noDocuments : register.passagesNone(phrases.quote(printed(row.query)), row.mode === 'LEXICAL')]; // prettier-ignore
    }
    case 'PASSAGE':
      return found.flatMap(({ passages }) =>
        passages
          .filter((passage) => sameClaims(quotedClaims(passage), claims))
          .map((passage) => `- ${phrases.labelled(sourceText(passage, page), phrases.quote(`… ${printed(passage.quote)} …`))}`),
      ); // prettier-ignore
  }
}

function sourceText({ label, title, publicationDate }: QuotedPassage, { phrases, register }: Page): string {
  const name = title === label ? printed(label) : `${printed(title)} (${printed(label)})`;
  return publicationDate === null ? name : `${name}, ${register.published(phrases.date(publicationDate))}`;
}
