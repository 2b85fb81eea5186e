import { expect, test } from 'vitest';
import { start } from '../../../src/modules/enhancements/module-enhancements';
import { withLayout } from '../../support/laid-out';

const open = withLayout();

test.each([
  ['in a row', 'et_pb_section', '', '3'],
  ['below a divider', 'et_pb_section section_has_divider', '', '6'],
  ['in a row that lies higher', 'et_pb_section', 'z-index: 9', '9'],
  ['in a row that lies as high', 'et_pb_section', 'z-index: 3', '3'],
  ['in a row that lies lower', 'et_pb_section', 'z-index: 2', '3'],
])('the sub-menus of a menu %s lie over the rows below', (_, section, own, level) => {
  const html = `<div class="${section}"><div class="et_pb_row" style="${own}"><nav class="et_pb_menu"></nav></div></div><nav class="et_pb_menu"></nav>`;
  const { style } = open(start, { html });
  expect(style('.et_pb_row', 'z-index')).toBe(level);
});

const menuRules = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.includes('.et-hover,.mobile_nav.opened'));

test('a row lies over other rows with menus for as long as a list of its own is open, until the page ends', () => {
  const html = '<div class="et_pb_row"><nav class="et_pb_menu"></nav></div>';
  const { stop } = open(start, { html });
  const [rule = '', ...more] = menuRules();
  expect(more).toEqual([]);
  for (const level of [3, 6]) expect(rule).toContain(`.et_pb_row[style*="z-index: ${level};"]`);
  expect(rule).toContain('z-index: 7 !important');
  stop();
  expect(menuRules()).toEqual([]);
});

test('on a page without menu modules no row is lifted', () => {
  open(start, { html: '<div class="et_pb_row"></div>' });
  expect(menuRules()).toEqual([]);
});
