import { expect, test } from 'vitest';
import { mobileList } from '../../../src/modules/menus/mobile-list';

test('the list for phones is the menu without ids, states and what only wide windows have', () => {
  document.body.innerHTML = `<ul class="nav" id="top-menu">
    <li id="menu-item-1" class="menu-item et-hover"><a href="/" aria-expanded="true">Home</a><ul><li class="et-show-dropdown">Deep</li></ul></li>
    <li class="centered-inline-logo-wrap">Logo</li><li class="et_pb_menu__logo-slot">Logo</li></ul>
    <ul id="more"><li id="menu-item-2">More</li></ul>`;
  const menu = document.getElementById('top-menu');
  if (!menu) throw new Error('no menu');
  const list = mobileList(menu, { id: 'mobile_menu', more: document.getElementById('more') });
  // happy-dom leaves an empty attribute where browsers leave none.
  expect(list.outerHTML.replace(/>\s+</g, '><').replaceAll(' class=""', '')).toBe(
    '<ul id="mobile_menu" class="et_mobile_menu"><li class="menu-item et_first_mobile_item"><a href="/">Home</a><ul><li>Deep</li></ul></li><li>More</li></ul>',
  );
});
