// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { settle } from './shop-page';
import { rawVariation } from './variation-markup';
import { withVariations } from './variation-page';

const { start, choose, wait } = withVariations();
const warning = '<br />\n<b>Warning</b>: Undefined array key in <b>/a.php</b><br />\n';

// In the order of the shop’s response, which sorts the names.
const { attributes, ...rest } = rawVariation(1, 'red', 'small');

test.each([
  [
    'shows its price behind a warning of PHP',
    `${warning}${JSON.stringify({ attributes, ...rest })}`,
    '1',
  ],
  ['reports that nothing fits', 'false', 'No match.'],
  [
    'reports the failure, if the response is a page',
    '<!doctype html><p>Log in</p>',
    'did not work',
  ],
])('a variation that is requested from the server %s', async (_, body, text) => {
  const { find, sent } = await start({ list: false });
  await choose('red', 'small');
  sent[0]?.reply(body);
  await settle();
  await wait(300);
  expect(find('.single_variation_wrap').textContent).toContain(text);
});
