import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '../../../src/modules/forms/check-fields';

const good = [
  'a@b.co',
  'ann@site.example',
  'ANN@SITE.EXAMPLE',
  '  ann@site.example  ',
  'ann.lee@site.example',
  'ann+list@site.example',
  'ann_lee@site.example',
  "o'hara@site.example",
  'a!b@site.example',
  'a#b@site.example',
  'a$b@site.example',
  'a%b@site.example',
  'a&b@site.example',
  'a*b@site.example',
  'a/b@site.example',
  'a=b@site.example',
  'a?b@site.example',
  'a^b@site.example',
  'a`b@site.example',
  'a{b@site.example',
  'a|b@site.example',
  'a}b@site.example',
  'a~b@site.example',
  'a-b@site.example',
  '.ann@site.example',
  'ann.@site.example',
  'ann..lee@site.example',
  '1@2.io',
  '123456@7.example',
  'ann@a-b.example',
  'ann@a--b.example',
  'ann@xn--gre-6ka8i.example',
  'ann@sub.site.example',
  'ann@a.b.c.d.e.example',
  'ann@1.example',
  'ann@site.1',
  'ann@site.museum',
  `${'a'.repeat(200)}@site.example`,
];

const bad = [
  '',
  ' ',
  'a',
  'a@b.c',
  'ann',
  'ann@',
  '@site.example',
  '@',
  'ann.site.example',
  'ann@site',
  'ann@.example',
  'ann@site.',
  'ann@site..example',
  'ann@..example',
  'ann@site.example.',
  'ann@.site.example',
  'ann@-site.example',
  'ann@site-.example',
  'ann@site.-example',
  'ann@site.example-',
  'ann@si te.example',
  'ann@ site.example',
  'ann @site.example',
  'an n@site.example',
  'ann@site .example',
  'ann@site. example',
  'ann@site_.example',
  'ann@si_te.example',
  'ann@site.exa_mple',
  'ann@größe.example',
  'größe@site.example',
  'ann"lee@site.example',
  'ann,lee@site.example',
  'ann;lee@site.example',
  'ann:lee@site.example',
  'ann<lee@site.example',
  'ann>lee@site.example',
  'ann(lee@site.example',
  'ann)lee@site.example',
  'ann[lee@site.example',
  'ann]lee@site.example',
  'ann\\lee@site.example',
  'ann@[127.0.0.1]',
  'ann@site.example/path',
  'ann@site.example?x',
  'ann@site.example:25',
  'ann@@site.example',
  'ann@site.example@evil',
  'ann@site.example@',
  'mailto:ann@site.example',
  'Ann <ann@site.example>',
  'ann@site.example,lee@site.example',
];

test(`the tables hold ${good.length + bad.length} addresses, more than eighty`, () => {
  expect(good.length + bad.length).toBeGreaterThan(80);
});
test.each(good)('%o is an address [S5.04a, S5.04b] [S5.07]', (text) => {
  expect(isEmail(text)).toBe(true);
});
test.each(bad)(
  '%o is none [S5.05] [S5.06a, S5.06b] [S5.07] [S5.08a, S5.08b, S5.08c, S5.08d, S5.08e] [S9.27b]',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
test('no text of any length makes it throw or hang', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(typeof isEmail(text)).toBe('boolean');
    }),
  );
  const startedAt = performance.now();
  isEmail(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(200);
});
