import { isoOf, type Day } from './calendar.js';
import type { Profiles } from './indistinguishable.js';
import { personOfId } from './people.js';
import type { Stage } from './stage.js';
import type { PersonClass } from './truth.js';

/** Tells who everybody mentioned is, and how hard they are to follow: shares of all of them. */
export function tellPeople(
  stage: Stage,
  profiles: Profiles,
): { shareHomonyms: number; shareMarried: number; shareVariants: number } {
  const homonyms = profiles.homonyms();
  const count = { homonym: 0, married: 0, variant: 0, plain: 0 };
  const total = Math.max(1, profiles.persons);
  for (const id of stage.mentioned) {
    const person = personOfId(stage.people, id);
    const printed = profiles.printedSurnames(person.id);
    if (!printed) continue;
    const married = person.names.length > 1 && person.names.every((name) => printed.has(name.value.surname));
    const variant = profiles.spellings(person.id) > (married ? 2 : 1);
    const kind: PersonClass = homonyms.has(person.id) ? 'homonym' : married ? 'married' : variant ? 'variant' : 'plain';
    if (homonyms.has(person.id)) count.homonym++;
    if (married) count.married++;
    if (variant) count.variant++;
    const since = (from: Day | null) => (from === null ? null : isoOf(from));
    stage.options.truth({
      kind: 'person', id: person.id, class: kind,
      names: person.names.map(({ from, value }) => ({ from: since(from), value })),
      citizenships: person.citizenships.map(({ from, value }) => ({ from: since(from), value: { origins: [...value.origins], nationality: value.nationality } })),
      residences: person.homes.map(({ from, value }) => ({ from: since(from), value: value.country ? `${value.town} (${value.country})` : value.town })),
    }); // prettier-ignore
  }
  return {
    shareHomonyms: count.homonym / total,
    shareMarried: count.married / total,
    shareVariants: count.variant / total,
  };
}
