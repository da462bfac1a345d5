import type { CountConditions } from '../../../../tools/index.js';
import type { Page } from './page.js';
import { printed } from './view.js';

/** What firms are asked to be, each condition for itself; of their status the caller tells, with its day. */
export function conditionsText(conditions: Partial<CountConditions>, { phrases, register }: Page): string[] {
  const { canton, seat, address, legalForm, purpose, away, arrived } = conditions;
  return [
    ...(away === true ? [register.away] : []),
    ...(arrived === true ? [register.arrived] : []),
    ...(canton ? [register.canton(canton)] : []),
    ...(seat ? [phrases.labelled(phrases.field.seat, printed(seat))] : []),
    ...(address ? [phrases.labelled(phrases.field.address, printed(address))] : []),
    ...(legalForm ? [phrases.legalForms[legalForm] ?? legalForm] : []),
    ...(purpose
      ? [
          register.purposeSays(
            printed(purpose)
              .split(' ')
              .map((word) => phrases.quote(`${word}…`))
              .join(', '),
          ),
        ]
      : []),
  ];
}
