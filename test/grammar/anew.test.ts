/** A change that prints that a signature begins with it, beside one that only tells how somebody signs. */
import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';

const isAnew = (text: string): (boolean | undefined)[] =>
  readPersons({ text, subRubric: 'HR02', language: 'de' }).mentions.map(({ signature }) => signature?.anew);

describe('how somebody signs', () => {
  it.each([
    'Rey Paul signe désormais collectivement à deux.',
    "L'administrateur Rey Paul signe dorénavant individuellement.",
    'Kaeser Otto zeichnet nun einzeln.',
    'Rossi Ugo firma ora individualmente.',
    'Eingetragene Person geändert: Kaeser Otto, neu mit Kollektivunterschrift zu zweien.',
    'Personne inscrite modifiée: Rey Paul, président, maintenant avec signature individuelle.',
  ])('%s: begins with the notice', (text) => expect(isAnew(text)).toEqual([true]));

  it.each([
    'Rey Paul continue à signer individuellement.',
    'Rey Paul, maintenant à Sion, continue à signer individuellement.',
    'Rey Paul, maintenant à Sion, signe individuellement.',
    'Personne inscrite modifiée: Rey Paul, maintenant président et liquidateur, avec signature individuelle.',
    'Nouvelle personne inscrite: Rey Paul, de Bex, à Aigle, avec signature individuelle.',
  ])('%s: nobody says since when', (text) => expect(isAnew(text)).toEqual([undefined]));
});
