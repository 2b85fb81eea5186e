import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

/** Any value that a setting may have: written by the server, another plugin or a broken import. */
const anything = fc.oneof(
  fc.string(),
  fc.anything(),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '||fa',
    '%%-1%%',
    '1e400px',
    '-',
    '.',
    '|'.repeat(50),
  ),
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('__proto__', '%', "%'"),
);

test('no setting breaks what reads it [S5.25]', () => {
  fc.assert(
    fc.property(fc.dictionary(texts, anything), texts, (attrs, name) => {
      builder.anyValue(attrs, name, { inherits: true, device: 'phone' });
      builder.iconStyleData(attrs, name);
      builder.backgroundCss(attrs);
      builder.isStickyModule(attrs);
      builder.is(name, { attrs });
      builder.disabledOn({ attrs });
      builder.rowClass({ attrs, content: [{ attrs }] });
    }),
  );
});

test('lengths and numbers are parsed for any value [S5.28a, S5.28b, S5.29]', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(Math.abs(builder.integerValue(value)) % 1).toBe(0);
      if (typeof value !== 'string') return;
      const range = builder.rangeValue(value);
      expect(range === '' || !Number.isNaN(Number.parseFloat(range))).toBe(true);
    }),
  );
});

test('an address is all numbers or empty [S5.27]', () => {
  fc.assert(
    fc.property(texts, (address) => {
      const sequence = builder.moduleAddressSequence(address);
      expect(sequence.every((part) => /^\d+(\.\d+)*$/.test(part))).toBe(true);
      expect(sequence.length).toBeLessThanOrEqual(address.split('.').length);
    }),
  );
});

test('an icon is extended only with its separator and a font [S5.26a, S5.26b]', () => {
  fc.assert(
    fc.property(texts, (value) => {
      const icon = builder.extendedIcon(value);
      if (icon) expect(value).toMatch(/\|\|/);
      builder.iconCss(value);
      builder.iconToText(value);
    }),
  );
});

test('a template gives a text or one of its three errors [S5.31a, S5.31b, S8.19a, S8.19b, S8.19c]', () => {
  const known =
    /^(Width must be finite|Argument number must be greater than zero|Too few arguments)$/;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."%$-+#0 '*12.sdfgxz") }),
      fc.string(),
      (template, value) => {
        try {
          expect(typeof builder.format(template, value)).toBe('string');
        } catch (error) {
          expect((error as Error).message).toMatch(known);
        }
      },
    ),
  );
});

test('declarations of a font never begin another one', () => {
  fc.assert(
    fc.property(texts, (setting) => {
      const css = builder.fontCss(setting);
      for (const declaration of css.split(';').slice(0, -1)) {
        expect(declaration.trim()).toMatch(/^(font|text|-webkit-text)-[a-z-]+:/);
      }
    }),
  );
});
