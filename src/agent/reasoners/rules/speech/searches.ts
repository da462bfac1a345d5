import { countryName, misprinted, type Language } from '../../../../core/index.js';
import { searchedIn, type FoundEntity } from '../../../../tools/index.js';
import { PHRASES, type FieldName } from '../phrases/index.js';
import { timeText, whenOf } from './bounds.js';
import type { Page, Said } from './page.js';
import { printed, repeated } from './view.js';

export function searchedText(
  form: 'NO_FIELD' | 'NOT_FOUND' | 'NOTHING_KNOWN' | 'SIMILAR' | 'SEVERAL' | 'ALSO_CALLED' | 'PART_OF_NAME',
  claims: readonly Said[],
  page: Page,
): string[] {
  const { view, phrases, frame, clocks } = page;
  const [claim] = claims;
  const asked = claim === undefined || claims.length > 1 ? null : view.asked(claim.subjectUid);
  if (!claim || asked === null) return [];
  const when = timeText(page, whenOf(frame, clocks));
  const owner = asked.ownerUid === null ? '' : view.name(asked.ownerUid);
  const searched = phrases.searched(searchedIn(asked.coverage));
  switch (form) {
    case 'NO_FIELD': {
      const label = phrases.field[claim.attribute as FieldName] as string | undefined;
      return claim.relation === 'NONE' && label !== undefined ? [phrases.noValue(owner, label, when, searched)] : [];
    }
    case 'NOTHING_KNOWN':
      return claim.relation === 'NONE' && claim.attribute === null ? [phrases.nothingKnown(owner, when, searched)] : [];
    case 'NOT_FOUND':
      return claim.relation === 'NONE' ? [unknown(asked.text, searched, phrases)] : [];
    case 'SIMILAR':
      return claim.relation === 'COUNT' ? [phrases.similar] : [];
    case 'ALSO_CALLED':
      return claim.relation === 'COUNT' ? [phrases.alsoCalled(repeated(asked.text))] : [];
    case 'PART_OF_NAME':
      return claim.relation === 'COUNT' ? [phrases.partOfName(repeated(asked.text))] : [];
    case 'SEVERAL':
      return claim.relation === 'COUNT' ? [phrases.several(repeated(asked.text))] : [];
  }
}

function unknown(asked: string, searched: string, phrases: Page['phrases']): string {
  const wrong = misprinted(asked);
  return wrong === null ? phrases.notFound(repeated(asked), searched) : phrases.wrongNumber(wrong);
}

export function candidateText(claims: readonly Said[], { view, phrases, frame }: Page): string[] {
  const [claim] = claims;
  if (!claim || claims.length > 1 || claim.relation !== 'IS_NAMED') return [];
  return view.hits
    .filter((hit) => hit.uid === claim.subjectUid && hit.name === claim.object)
    .map((hit) => `- ${phrases.labelled(printed(hit.name), candidateDetail(hit, frame.language) || '–')}`);
}

/** What tells a candidate from its namesakes, in the language of the question. */
export function candidateDetail(hit: FoundEntity, language: Language): string {
  const phrases = PHRASES[language];
  const { seat, canton, legalForm, status, registerNumber, origins, residence, firms } = hit;
  const place =
    seat !== null && canton !== null && !seat.endsWith(`(${canton})`) ? `${seat} (${canton})` : (seat ?? canton);
  const named = hit.kind === 'COMPANY' && firms.length > 0 ? [phrases.namedAt(firms.map(printed).join(', '))] : firms;
  const former = hit.matchedName !== hit.name ? phrases.quote(hit.matchedName) : null;
  const form = legalForm === null ? null : (phrases.legalForms[legalForm] ?? legalForm);
  const parts = [
    former,
    place,
    form,
    status === null ? null : phrases.status[status],
    registerNumber,
    origins.map((origin) => countryName(origin, language)).join(', '),
    residence,
    ...named,
  ];
  return parts.filter((part) => part !== null && part !== '').map((part) => printed(part ?? '')).join(' · '); // prettier-ignore
}
