import type { Mention, PreviousValues } from '../../src/core/mention.js';

function named(mention: Mention): string {
  if (mention.name) return `${mention.name.value}${mention.identifier ? ` #${mention.identifier.value}` : ''}`;
  return `${mention.title ? `<${mention.title}> ` : ''}${mention.surname?.value ?? '?'}/${mention.givenNames?.value ?? '?'}`;
}

function earlier(previous: PreviousValues): string {
  const values = [
    previous.surname ?? previous.name, previous.identifier, previous.givenNames, previous.origins?.join('+'), previous.nationality, previous.furtherNationalities?.join(' '), previous.residence,
    previous.roles?.map((role) => role.role).join('+'), previous.signature?.kind, previous.shares?.total,
  ]; // prettier-ignore
  return `${previous.kind === 'NEVER' ? 'never' : 'was'} ${values.filter((value) => value !== undefined && value !== null).join(' ')}`;
}

/** One line of text for a mention: what the tests of forms compare. */
export function sketch(mention: Mention): string {
  const parts = [
    `${mention.action[0] === 'R' && mention.action !== 'REGISTERED' ? '-' : mention.action === 'REGISTERED' ? '*' : '+'}${mention.partial ? '~' : ''} ${mention.subject} ${named(mention)}`,
    [
      ...[mention.nationality, ...(mention.furtherNationalities ?? [])].map((state) => state && `(${state.value})`),
      ...mention.origins.map((origin) => origin.value),
    ]
      .filter(Boolean)
      .join('+'),
    mention.residence?.value ?? '',
    mention.roles.map((role) => role.role).join('+'),
    mention.signature
      ? `${mention.signature.kind}${mention.signature.restriction ? `, ${mention.signature.restriction}` : ''}`
      : '',
    mention.shares
      ? `${mention.shares.count ?? '?'} x ${mention.shares.nominal ?? '?'} = ${mention.shares.currency ?? ''} ${mention.shares.total ?? '?'}`
      : '',
    mention.previous ? earlier(mention.previous) : '',
    mention.ends
      ? `ends ${[...mention.ends.roles.map((role) => role.role), ...(mention.ends.signature ? ['signature'] : [])].join('+')}`
      : '',
    mention.stated ? `stated ${mention.stated.map((role) => role.role).join('+')}` : '',
  ];
  return parts
    .join(' | ')
    .replace(/(?: \| )+$/, '')
    .trim();
}
