import { describe, expect, it } from 'vitest';
import { bestPassage, readablePiece } from '../../engines/passages/quote.js';
import { readableFields } from '../../ingest/ledger/index.js';
import { notice } from '../read/notice.js';

const CALL_TO_CREDITORS = notice({
  subRubric: 'KK02',
  title: { de: 'Konkurspublikation/Schuldenruf Tannwald Holzbau AG in Liquidation' },
  content: {
    journalDate: '',
    journalNumber: '',
    debtor: { selectType: 'company', companies: { noUID: 'false', company: { name: 'Tannwald Holzbau AG in Liquidation', legalForm: '0106' } } },
    proceeding: { selectType: 'summary' },
    remarks: 'Die Forderungen sind beim Konkursamt einzugeben.',
    transaction: { statusChanged: { liquidation: 'false' } },
  },
}); // prettier-ignore
const quotable = { text: CALL_TO_CREDITORS.text, readable: readableFields(CALL_TO_CREDITORS.fields) };
const cutFrom = ({ start, end }: { start: number; end: number }) => quotable.text.slice(start, end);

describe('quotes of a notice of fields alone', () => {
  it('are values that people read, without the names of fields, switches and codes', () => {
    expect(quotable.readable.map(cutFrom)).toEqual([
      'Tannwald Holzbau AG in Liquidation',
      'Die Forderungen sind beim Konkursamt einzugeben.',
      'Konkurspublikation/Schuldenruf Tannwald Holzbau AG in Liquidation',
    ]);
    const best = bestPassage(quotable, ['konkurspublikation', 'tannwald']);
    expect(best && [cutFrom(best.span), best.words]).toEqual([
      'Konkurspublikation/Schuldenruf Tannwald Holzbau AG in Liquidation',
      2,
    ]);
    for (const name of ['remarks', 'selecttype', 'company', 'transaction', 'summary'])
      expect(bestPassage(quotable, [name])).toBeNull();
  });

  it('of a passage over several fields: the piece with most of the words, else the longest', () => {
    const whole = { start: 0, end: quotable.text.length };
    expect(cutFrom(readablePiece(quotable, whole, ['forderungen', 'remarks']).span)).toBe(
      'Die Forderungen sind beim Konkursamt einzugeben.',
    );
    expect(cutFrom(readablePiece(quotable, whole, ['nirgends']).span)).toMatch(/^Konkurspublikation/);
  });
});
