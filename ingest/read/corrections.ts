import type { NoticeReference, Span } from '../../src/core/index.js';
import type { Draft } from './draft.js';
import { emptyReference, gazetteReferences, journalReference } from './references.js';

/**
 * Words that open a correction or a supplement, which both change an entry already published: `Berichtigung des im SHAB Nr. 130 vom 08.07.2010
 * publizierten TR-Eintrags Nr. 24'443 vom 02.07.2010`, `Rectification de l'inscription no 123 du ...`, `Complemento all'iscrizione ...`.
 */
const CORRECTION =
  /Berichtig(?:ung|te?)|berichtigt|Nachtrag\s+zu[mr]?|Korrektur|Ergänzung\s+(?:zu[mr]?|des)|Rectificati(?:on|f)|rectifiée?s?\b|Complément\s+(?:de|à|d['’])|Rettifica|rettificat[aoe]|Correzione|Complemento\s+(?:all|al|del)|Errat(?:um|a)\b/gu;
const CANCELLATION =
  /(?:Eintrag|Eintragung|Tagesregistereintrag|Publikation|inscription|publication|iscrizione|pubblicazione)\b[^;]{0,200}?\b(?:annulliert|storniert|annulée?|annullat[ao]|nichtig|révoquée?\s+d'office)/gu;
/** Without one of these a notice corrects and cancels nothing. */
const HINT =
  /[Bb]erichtig|Nachtrag|Korrektur|Ergänzung|[Rr]ectifi|Complément|[Rr]ettific|Correzione|Complemento|Errat|annul|storniert|nichtig|révoqu/;
const REACH = 260;
/** What may stand between the correction's target and the firm: marks, and words such as `publizierten Eintragung.` */
const AFTER_PREFIX = /^[)\].,:;\s]*(?:\p{Ll}[^.,]{0,60}\.\s*)?/u;

/** Where the correction's own words end, if the notice begins with them: the firm's header follows. 0 for other notices. */
export function readCorrections(draft: Draft): number {
  const { body } = draft;
  if (!HINT.test(body)) return 0;
  let prefix = 0;
  CORRECTION.lastIndex = 0;
  for (let match = CORRECTION.exec(body); match; match = CORRECTION.exec(body)) {
    const found =
      targetAfter(draft, match.index) ??
      (match[0].endsWith('t') || /é|at/.test(match[0]) ? targetBefore(draft, match.index) : null);
    if (found === null) continue;
    draft.assert(String(match.index), {
      kind: 'CORRECTS',
      target: found.target,
      span: { start: match.index, end: found.span.end },
    });
    if (match.index < 12) prefix = found.span.end + AFTER_PREFIX.exec(body.slice(found.span.end))![0].length;
    break;
  }
  readCancellation(draft);
  return prefix;
}

/** `Berichtigung:` without naming what: the notice that the header refers to. Called once references are read. */
export function readBareCorrection(draft: Draft): void {
  if (draft.references.length === 0 || draft.has('CORRECTS') || !HINT.test(draft.body)) return;
  const match = BARE.exec(draft.body);
  if (!match) return;
  const start = match.index + match[0].length - match[1]!.length;
  const { span: _span, ...target } = draft.references[0]!;
  draft.assert(String(start), {
    kind: 'CORRECTS',
    target: { ...target, span: null },
    span: { start, end: start + match[1]!.length },
  });
}
const BARE = /(?:^|[.)\]]\s+)((?:Berichtigung|Rectification|Rectificatif|Rettifica)\s*:)/u;

function targetAfter(draft: Draft, from: number): { target: NoticeReference; span: Span } | null {
  return targetBetween(draft, from, Math.min(draft.body.length, from + REACH));
}

function targetBefore(draft: Draft, to: number): { target: NoticeReference; span: Span } | null {
  const from = Math.max(0, to - REACH);
  return targetBetween(draft, draft.body.indexOf(')', from) + 1 || from, to);
}

function targetBetween(draft: Draft, from: number, to: number): { target: NoticeReference; span: Span } | null {
  const gazettes = gazetteReferences(draft, from, to);
  const journal = journalReference(
    draft,
    from,
    to,
    gazettes.map((each) => each.span),
  );
  // A parenthesis behind the journal entry and far from it is the header's reference, not the target.
  const gazette = gazettes.find(
    (each) =>
      journal === null || Math.abs(each.span.start - journal.span.end) < 80 || each.span.start < journal.span.start,
  );
  if (journal === null && (gazette === undefined || gazette.span.start - from > 120)) return null;
  const { span: _span, ...named } = gazette ?? emptyReference();
  const span = {
    start: Math.min(gazette?.span.start ?? Infinity, journal?.span.start ?? Infinity),
    end: Math.max(gazette?.span.end ?? 0, journal?.span.end ?? 0),
  };
  const target = {
    ...named,
    office: journal === null ? null : officeOf(draft),
    journalNumber: journal?.journalNumber ?? null,
    journalDate: journal?.journalDate ?? null,
    span,
  };
  return { target, span };
}

function readCancellation(draft: Draft): void {
  CANCELLATION.lastIndex = 0;
  for (let match = CANCELLATION.exec(draft.body); match; match = CANCELLATION.exec(draft.body)) {
    const end = match.index + match[0].length;
    const found = targetBetween(draft, match.index, end);
    if (found !== null)
      draft.assert(String(match.index), { kind: 'CANCELS', target: found.target, span: { start: match.index, end } });
  }
}

/** The register office that keeps the journal: the one that sent the notice, else the gazette's own record of it, else ''. */
export function officeOf(draft: Draft): string {
  return (
    draft.fields.value('senderOffice.officeName') ??
    draft.publication.office ??
    draft.fields.value('legacy.register_office') ??
    ''
  );
}
