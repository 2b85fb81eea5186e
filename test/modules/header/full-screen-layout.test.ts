import { expect, test } from 'vitest';
import { fullScreenLayout } from '../../../src/modules/header/full-screen-layout';
import { createChanges } from '../../../src/runtime/dom/changes';
import { createLaidOutPage } from '../../support/laid-out';

const section = (attributes = '') =>
  `<section class="et_pb_fullscreen" ${attributes}><div class="et_pb_fullwidth_header_container"></div></section>`;
const theme = `<header id="main-header" data-height-onload="66"></header>${section()}`;
const built = `<header class="et-l--header"></header>${section()}`;
const unmeasured = `<header id="main-header"></header>${section()}`;

test.each([
  ['the theme’s header and the bar above it', theme, 1200, { top: 40, height: 80 }, 120, '680px'],
  ['the header as printed on a phone', theme, 980, { top: 40, height: 80 }, 120, '734px'],
  ['a header that prints no height', unmeasured, 980, { height: 80 }, 80, '720px'],
  ['a transparent header over it', theme, 981, { height: 80 }, 0, '720px'],
  ['a header of the theme builder', built, 1200, { height: 90 }, 90, '710px'],
  ['no header', section(), 1200, {}, 0, '800px'],
  ['text, which is not known to be all above it', theme, 1200, { height: 80 }, 81, ''],
])('a full-screen section below %s has its height early', (_, html, width, header, top, height) => {
  const { find } = createLaidOutPage({
    html,
    width,
    height: 800,
    boxes: { header, section: { top }, 'section > div': { top } },
  });
  const changes = createChanges();
  for (const selector of fullScreenLayout.selector.split(','))
    fullScreenLayout.layOut(find(selector), changes);
  expect(find('section').style.minHeight).toBe(height);
  expect(find('section > div').style.minHeight).toBe(height);
});
