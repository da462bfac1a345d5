import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromLegacyLine, fromPortalJson, fromPublicationXml } from '../../ingest/sources/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { toPortalJson, toXml } from './twins.js';

const portal = (): unknown[] =>
  JSON.parse(readFileSync(sharedPath('data/shab/portal/publications.json'), 'utf8')) as unknown[];
const xmlFiles = (): string[] => [
  ...['body-HR02.xml', 'body-HR03.xml'].map((name) => sharedPath('data/shab/portal', name)),
  ...readdirSync(sharedPath('data/shab/kk')).map((name) => sharedPath('data/shab/kk', name)),
];
const legacy = (): unknown[] =>
  readFileSync(sharedPath('data/shab/notices-2001-2017/records.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

describeShared('the two forms of one publication', () => {
  it('gives one record for the portal JSON and its XML twin', () => {
    expect(portal()).toHaveLength(10);
    for (const item of portal()) {
      const fromJson = fromPortalJson(item);
      expect(fromJson.updateDate).toMatch(/^2026-08-25T/);
      expect(fromPublicationXml(toXml(item))).toEqual({ ...fromJson, updateDate: null });
    }
  });

  it('gives one record for a published XML and its JSON twin', () => {
    for (const file of xmlFiles()) {
      const xml = readFileSync(file, 'utf8');
      expect(fromPortalJson(toPortalJson(xml)), file).toEqual(fromPublicationXml(xml));
    }
  });

  it('reads what an XML body says', () => {
    const record = fromPublicationXml(readFileSync(sharedPath('data/shab/portal/body-HR02.xml'), 'utf8'));
    expect(record).toMatchObject({
      source: 'shab', scope: 'public', id: 'de8f0150-4c89-4374-8c39-31c6fc9fa661', number: 'HR02-1006747585', rubric: 'HR',
      subRubric: 'HR02', language: 'fr', state: 'PUBLISHED', publicationDate: '2026-09-03', updateDate: null, cantons: ['GE'],
    }); // prettier-ignore
    expect(record.content).toMatchObject({
      journalDate: '2026-08-31',
      commonsNew: { capital: { nominal: '20000', paid: '20000' } },
    });
    expect(record.meta).not.toHaveProperty('id');
    expect(record.meta['registrationOffice']).toMatchObject({ town: 'Bern' });
    expect(JSON.stringify(record)).not.toContain('patterns');
  });
});

describeShared('older notices', () => {
  it('reads every line, each with an id of its own', () => {
    const records = legacy().map(fromLegacyLine);
    expect(new Set(records.map((record) => record.id)).size).toBe(118);
    const kinds = records.map((record) => record.subRubric);
    expect(['HR01', 'HR02', 'HR03'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([15, 103, 0]);
    for (const record of records) expect(record.id).toMatch(/^\d+\/20\d\d\/\d+\/\d+\/\d+\/\d+$/);
  });

  it('leaves no double-encoded letter, and no text changed that was right', () => {
    for (const line of legacy()) {
      const { content } = fromLegacyLine(line);
      const raw = (line as { text: string }).text;
      expect(JSON.stringify(content)).not.toMatch(/[ÃÂ][\u0080-\u00bf\s]/);
      if (!/[ÃÂ]/.test(raw)) expect(content['publicationText']).toBe(raw.normalize('NFC').trim());
    }
  });

  it('knows the firm as the head of the text names it', () => {
    for (const line of legacy()) {
      const { content, subRubric } = fromLegacyLine(line);
      const side = content[subRubric === 'HR01' ? 'commonsNew' : 'commonsActual'];
      expect(side).toHaveProperty('company.name');
      expect(side).toHaveProperty('company.seat');
    }
  });
});
