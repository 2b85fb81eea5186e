import { assert, array, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_HASH_LENGTH, parseHash, writeHash } from '../../../src/runtime/hash/parse-hash';

describe('reading module state from the address', () => {
  test.each([
    ['', []],
    ['#', []],
    ['#contact', [{ id: 'contact', values: [] }]],
    ['#plans|1', [{ id: 'plans', values: ['1'] }]],
    [
      '#plans|1||photos|3||work|web|2',
      [
        { id: 'plans', values: ['1'] },
        { id: 'photos', values: ['3'] },
        { id: 'work', values: ['web', '2'] },
      ],
    ],
    ['#work|%C3%BCber%20uns|1', [{ id: 'work', values: ['über uns', '1'] }]],
    ['#a|%zz', [{ id: 'a', values: ['%zz'] }]],
    ['#||||', []],
    ['#|1', []],
    ['plans|1', [{ id: 'plans', values: ['1'] }]],
    // As mail programs encode it.
    ['#plans%7C2', [{ id: 'plans', values: ['2'] }]],
    [
      '#work%7c%C3%BCber%20uns%7c1%7C%7Cphotos%7C3',
      [
        { id: 'work', values: ['über uns', '1'] },
        { id: 'photos', values: ['3'] },
      ],
    ],
    ['#work|a%7Cb', [{ id: 'work', values: ['a|b'] }]],
  ])('%s is read as %j [S2.02a, S2.02b]', (hash, segments) => {
    expect(parseHash(hash)).toEqual(segments);
  });

  test('the first segment of an id wins', () => {
    expect(parseHash('#a|1||a|2')).toEqual([{ id: 'a', values: ['1'] }]);
  });

  test('a hash of a hundred kilobytes is no module state', () => {
    expect(parseHash(`#${'a|1||'.repeat(20_000)}`)).toEqual([]);
    expect(MAX_HASH_LENGTH).toBe(8192);
    expect(parseHash(`#${'x'.repeat(8192)}`)).toEqual([]);
    expect(parseHash(`#${'x'.repeat(8191)}`)).toHaveLength(1);
  });

  test('no text makes it throw', () => {
    assert(
      // Lone surrogates included.
      property(array(nat(0xffff)), (units) => {
        const text = String.fromCharCode(...units);
        expect(Array.isArray(parseHash(text))).toBe(true);
      }),
    );
  });
});

describe('writing module state', () => {
  test.each([
    ['', 'plans', ['1'], '#plans|1'],
    ['#plans|0', 'plans', ['1'], '#plans|1'],
    ['#contact', 'plans', ['1'], '#contact||plans|1'],
    ['#plans|1||photos|3', 'photos', ['4'], '#plans|1||photos|4'],
    ['#plans|1||photos|3', 'plans', ['2'], '#plans|2||photos|3'],
    ['#plans|1', 'work', ['über uns', '2'], '#plans|1||work|%C3%BCber%20uns|2'],
    ['#plans%7C1', 'photos', ['3'], '#plans|1||photos|3'],
  ])('%s with %s set to %j becomes %s [S2.02a, S2.02b]', (hash, id, values, written) => {
    expect(writeHash(hash, { id, values })).toBe(written);
  });

  test('what is written is read back, whatever it holds', () => {
    const part = string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    assert(
      property(part, array(part, { maxLength: 4 }), part, (id, values, other) => {
        const hash = writeHash(writeHash('#keep|7', { id: other, values: ['x'] }), { id, values });
        expect(parseHash(hash).find((segment) => segment.id === id)?.values).toEqual(values);
        if (id !== 'keep' && other !== 'keep') {
          expect(parseHash(hash).find((segment) => segment.id === 'keep')?.values).toEqual(['7']);
        }
      }),
    );
  });

  test('half a surrogate pair becomes a replacement character instead of a fault', () => {
    const hash = writeHash('', { id: 'a\ud800', values: ['\udc00'] });
    expect(hash).toBe('#a%EF%BF%BD|%EF%BF%BD');
  });

  test('a hash too long to be module state is replaced, one that just fits is kept', () => {
    const plans = { id: 'plans', values: ['1'] };
    expect(writeHash(`#${'x'.repeat(8192)}`, plans)).toBe('#plans|1');
    const anchor = `#${'x'.repeat(8191)}`;
    expect(writeHash(anchor, plans)).toBe(`${anchor}||plans|1`);
  });
});
