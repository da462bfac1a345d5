import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays, endKnownOn, foldName, holdsAt, hubKey, isoDateOf, knownAt, parseIsoDate, parseOldNumber, parseUid, pullIterator, shortHash, uidCheckDigit,
  zurichDate, type Bound, type Validity,
} from '../../src/core/index.js'; // prettier-ignore

const day = fc.integer({ min: 0, max: 109_000 }).map((days) => addDays('1800-01-01', days));

describe('dates', () => {
  it('are read if and only if the calendar has them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2199 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), (year, month, date) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const moment = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
        expect(parseIsoDate(text)).toBe(exists ? text : null);
        expect(isoDateOf(year, month, date)).toBe(exists ? text : null);
      }),
    );
    for (const text of ['', '2021-2-3', '2021-02-03T00:00', ' 2021-02-03', '21-02-03', '1799-12-31', '2200-01-01', '2021-02-3１'])
      expect(parseIsoDate(text)).toBeNull();
  }); // prettier-ignore

  it('add up: forth and back is where one was, and order is that of the text', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4_000, max: 4_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(Math.sign(days)).toBe(addDays(date, days) > date ? 1 : addDays(date, days) < date ? -1 : 0);
      }),
    );
  });

  it('of an instant are those of Zurich: summer time, and both sides of midnight', () => {
    expect(zurichDate('2026-06-30T21:59:59.999Z')).toBe('2026-06-30');
    expect(zurichDate('2026-06-30T22:00:00.000Z')).toBe('2026-07-01');
    expect(zurichDate('2026-12-31T22:59:59.999Z')).toBe('2026-12-31');
    expect(zurichDate('2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
  });
});

describe('register numbers', () => {
  const eight = fc.stringMatching(/^[1-9]\d{7}$/);
  it('are read in each way they are written; any one wrong digit is noticed', () => {
    fc.assert(
      fc.property(eight, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const check = uidCheckDigit(digits);
        fc.pre(check !== null);
        const all = `${digits}${check}`;
        const dotted = `CHE-${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6)}`;
        for (const text of [dotted, `CHE${all}`, all, `${dotted} MWST`, ` ${dotted} `])
          expect(parseUid(text)).toEqual({ uid: dotted, valid: true });
        const wrong = all.slice(0, at) + String((Number(all[at]) + by) % 10) + all.slice(at + 1);
        expect(parseUid(wrong)?.valid).toBe(false);
      }),
    );
  });

  it('of ten leave no ninth digit where the rule gives ten', () => {
    fc.assert(
      fc.property(eight, fc.integer({ min: 0, max: 9 }), (digits, last) => {
        if (uidCheckDigit(digits) === null) expect(parseUid(`${digits}${last}`)?.valid).toBe(false);
      }),
    );
  });

  it('older ones are one text in every grouping; anything else is none', () => {
    for (const text of ['CH-020.3.029.381-5', 'CH02030293815', 'CH-020-3029381-5', ' CH 020.3.029.381-5 '])
      expect(parseOldNumber(text)).toBe('CH02030293815');
    fc.assert(fc.property(fc.string(), (text) => void [parseUid(text), parseOldNumber(text)]));
    for (const text of ['', 'CHE-123', 'CH-020.3.029.381', 'CHE-123.456.789.1', 'DE-020.3.029.381-5'])
      expect([parseUid(text), parseOldNumber(text)]).toEqual([null, null]);
  });
});

describe('the hub key', () => {
  it('does not mind order, case, marks, spaces and punctuation', () => {
    expect(hubKey('Doe, John')).toBe('doejohn');
    expect(hubKey('Müller-Lüdenscheid, José')).toBe(hubKey('jose   LUDENSCHEID muller'));
    const word = fc.stringMatching(/^[a-zäöüéèçñ]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (words, order) => {
        const shuffled = words.map((text, index) => [order[index] ?? 0, text] as const).sort((a, b) => a[0] - b[0]);
        expect(hubKey(shuffled.map(([, text]) => text.toUpperCase()).join(', '))).toBe(hubKey(words.join(' ')));
      }),
    );
  }); // prettier-ignore

  it('folds once: folding again changes nothing; nothing but letters and digits is nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => void expect(foldName(foldName(text))).toBe(foldName(text)),
      ),
    );
    expect(hubKey(' -,. ')).toBe('');
  });
});

const bound: fc.Arbitrary<Bound> = fc.oneof(
  fc.record({
    date: day,
    kind: fc.constantFrom('EXACT' as const, 'NOT_LATER_THAN' as const, 'NOT_EARLIER_THAN' as const),
  }),
  fc.constantFrom<Bound>({ date: null, kind: 'OPEN' }, { date: null, kind: 'UNKNOWN' }),
);
const validity: fc.Arbitrary<Validity> = fc.record({
  from: bound, to: bound, fromPublished: day, toPublished: fc.option(day), withdrawnPublished: fc.option(day),
}); // prettier-ignore

describe('what holds', () => {
  it('is not held where it was not known, and is known from its publication until it is withdrawn', () => {
    fc.assert(
      fc.property(validity, day, day, (fact, asOf, knownOn) => {
        const known = fact.fromPublished <= knownOn && (fact.withdrawnPublished === null || knownOn < fact.withdrawnPublished);
        expect(knownAt(fact, knownOn)).toBe(known);
        if (!known) expect(holdsAt(fact, { asOf, knownOn })).toBe('NOT_HELD');
      }),
    );
  }); // prettier-ignore

  it('with exact bounds is the half-open interval: held on the first day, not on the last', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 9_000 }), (first, days) => {
        const last = addDays(first, days);
        const fact: Validity = {
          from: { date: first, kind: 'EXACT' }, to: { date: last, kind: 'EXACT' }, fromPublished: first, toPublished: last, withdrawnPublished: null,
        }; // prettier-ignore
        const at = (asOf: string) => holdsAt(fact, { asOf, knownOn: '2199-12-31' });
        expect([at(addDays(first, -1)), at(first), at(addDays(last, -1)), at(last)]).toEqual([
          'NOT_HELD',
          'HELD',
          'HELD',
          'NOT_HELD',
        ]);
      }),
    );
  });

  it('an end published later is open until then', () => {
    fc.assert(
      fc.property(validity, day, (fact, knownOn) => {
        const later = fact.toPublished !== null && fact.toPublished > knownOn;
        expect(endKnownOn(fact, knownOn)).toEqual(later ? { date: null, kind: 'OPEN' } : fact.to);
      }),
    );
  });

  it('a bound that is only known roughly never makes a false certainty', () => {
    fc.assert(
      fc.property(day, day, day, (first, real, asOf) => {
        // It began on `real`, but only "not later than first" is known.
        fc.pre(real <= first);
        const rough: Validity = {
          from: { date: first, kind: 'NOT_LATER_THAN' }, to: { date: null, kind: 'OPEN' }, fromPublished: first, toPublished: null,
          withdrawnPublished: null,
        }; // prettier-ignore
        const held = asOf >= real;
        const answer = holdsAt(rough, { asOf, knownOn: '2199-12-31' });
        if (answer !== 'UNKNOWN') expect(answer).toBe(held ? 'HELD' : 'NOT_HELD');
      }),
    );
  });
});

describe('ids', () => {
  it('are short, stable and of one alphabet', () => {
    expect(shortHash('dossier')).toBe(shortHash('dossier'));
    fc.assert(fc.property(fc.string(), (text) => void expect(shortHash(text)).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)));
  });
});

describe('a pull iterator', () => {
  const never = (signal: AbortSignal) =>
    new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

  it('ends a parked next() by return(), and by its parent', async () => {
    const parent = new AbortController();
    for (const end of [(items: AsyncIterableIterator<number>) => void items.return?.(), () => parent.abort()]) {
      const items = pullIterator<number>(parent.signal, never);
      const parked = items.next();
      end(items);
      expect(await parked).toEqual({ done: true, value: undefined });
      expect(await items.next()).toEqual({ done: true, value: undefined });
    }
  });

  it('passes on what went wrong, once, and is over then', async () => {
    const items = pullIterator<number>(new AbortController().signal, () => Promise.reject(new Error('broken')));
    await expect(items.next()).rejects.toThrow('broken');
    expect(await items.next()).toEqual({ done: true, value: undefined });
  });
});
