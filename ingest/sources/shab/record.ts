import { LANGUAGES, PUBLICATION_STATES } from '../../../src/core/index.js';
import type { FieldTree, Instant, Language, PublicationState, SourceRecord } from '../../../src/core/index.js';
import { dayOf } from '../days.js';
import { problem } from '../problem.js';

/** Meta that is identity, state or bookkeeping of the portal, and what only its JSON form carries: no part of the hash. */
const NOT_HASHED = new Set([
  'id', 'publicationState', 'creationDate', 'updateDate', 'invoiceAddressId', 'customsStampImages', 'dossierReference',
  'copyDeadline',
]); // prettier-ignore

/** Dates that carry legal weight: a day that does not exist would ruin a history, so the notice is refused. */
const LEGAL_DATES = new Set([
  'journalDate', 'deletionDate', 'resolutionDate', 'cessationDate', 'proceedingEndDate',
]); // prettier-ignore

const RUBRIC_CODE = /^[A-Z]{2}$/;

/** The record of a publication from its normalised meta and content (portal JSON and XML alike). Throws a problem. */
export function recordOf(meta: FieldTree, content: FieldTree): SourceRecord {
  const rubric = required(meta, 'rubric');
  // A rubric that the gazette's taxonomy has added since is still a notice; what is no code at all is damage.
  if (!RUBRIC_CODE.test(rubric)) throw invalid('rubric', rubric, 'is no code of a rubric (two capital letters, as HR)');
  const subRubric = required(meta, 'subRubric');
  if (!subRubric.startsWith(rubric)) throw invalid('subRubric', subRubric, `does not belong to rubric ${rubric}`);
  checkDates(content, 'content');
  return {
    source: 'shab',
    scope: 'public',
    id: idOf(meta, 'id'),
    number: idOf(meta, 'publicationNumber'),
    rubric,
    subRubric,
    language: languageOf(required(meta, 'language')),
    state: stateOf(required(meta, 'publicationState')),
    publicationDate: dayOf(required(meta, 'publicationDate'), 'meta.publicationDate'),
    updateDate: instantOf(meta['updateDate']),
    cantons: cantonsOf(meta['cantons']),
    title: titleOf(meta['title']),
    meta: hashedMeta(meta),
    content,
  };
}

function required(meta: FieldTree, name: string): string {
  const value = meta[name];
  if (typeof value === 'string') return value;
  throw problem('INVALID_FIELD', value === undefined ? `meta.${name} is missing` : `meta.${name} is not one value`);
}

/** Keys of the ledger and parts of addresses: nothing but letters, digits and hyphens has been seen in them. */
function idOf(meta: FieldTree, name: string): string {
  const id = required(meta, name);
  if (!/^[\w.-]{1,80}$/.test(id)) throw invalid(name, id, 'is no id');
  return id;
}

function invalid(name: string, value: string, why: string): Error {
  return problem('INVALID_FIELD', `meta.${name} ${JSON.stringify(value.slice(0, 80))} ${why}`);
}

function languageOf(text: string): Language {
  const language = LANGUAGES.find((known) => known === text.toLowerCase());
  if (!language) throw invalid('language', text, `is none of ${LANGUAGES.join(', ')}`);
  return language;
}

function stateOf(text: string): PublicationState {
  const state = PUBLICATION_STATES.find((known) => known === text);
  if (!state) throw invalid('publicationState', text, `is none of ${PUBLICATION_STATES.join(', ')}`);
  return state;
}

function instantOf(node: FieldTree[string] | undefined): Instant | null {
  if (node === undefined) return null;
  const time = typeof node === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(node) ? Date.parse(node) : NaN;
  if (Number.isNaN(time)) throw problem('INVALID_FIELD', 'meta.updateDate is no instant that exists');
  return new Date(time).toISOString();
}

function cantonsOf(node: FieldTree[string] | undefined): string[] {
  const texts = Array.isArray(node) ? node.map((each) => each['value']) : [node];
  const codes = texts.flatMap((text) => (typeof text === 'string' ? text.split(/[\s,;]+/) : []));
  return [...new Set(codes.filter((code) => code !== ''))].sort();
}

function titleOf(node: FieldTree[string] | undefined): Partial<Record<Language, string>> {
  const title: Partial<Record<Language, string>> = {};
  if (typeof node !== 'object' || Array.isArray(node)) return title;
  for (const language of LANGUAGES) {
    const text = node[language];
    if (typeof text === 'string') title[language] = text;
  }
  return title;
}

function hashedMeta(meta: FieldTree): FieldTree {
  const kept: FieldTree = {};
  for (const [name, node] of Object.entries(meta)) {
    if (!NOT_HASHED.has(name)) kept[name] = node;
  }
  return kept;
}

function checkDates(node: FieldTree, at: string): void {
  for (const name of Object.keys(node)) {
    const child = node[name]!;
    if (typeof child === 'string') {
      if (LEGAL_DATES.has(name)) dayOf(child, `${at}.${name}`);
    } else if (Array.isArray(child)) {
      for (const [index, each] of child.entries()) checkDates(each, `${at}.${name}${index === 0 ? '' : `[${index}]`}`);
    } else checkDates(child, `${at}.${name}`);
  }
}
