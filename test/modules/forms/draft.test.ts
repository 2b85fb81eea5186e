import { expect, test } from 'vitest';
import { keepDraft } from '../../../src/modules/forms/draft';
import { typedValues } from '../../../src/modules/forms/typed-values';
import { createLifetime } from '../../../src/runtime/kit';
import { createShopPage } from '../../shop/shop-page';

test('a draft keeps what was typed before its code was loaded', () => {
  const { page, find, clear } = createShopPage({
    html: '<div id="form"><form><textarea id="message"></textarea></form></div>',
  });
  Object.assign(find('textarea'), { value: 'Half a thought' });
  const kept = createLifetime();
  keepDraft(page, { root: find('#form'), form: find('form'), typedValues, kept });
  const key = `skerry:draft:${document.location.pathname}#form`;
  expect(page.session.get(key)).toContain('Half a thought');
  kept.end();
  clear();
});
