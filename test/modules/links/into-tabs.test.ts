// Imported here so that the test does not have to wait for the lazy chunk.
import { start as startAddress } from '../../../src/modules/links/anchors';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { startLinks } from '../../../src/modules/links';
import { sleepTabs } from '../../../src/modules/tabs/sleep-tabs';
import { Tabs } from '../../../src/modules/tabs/tabs';
import { startInScope } from '../../../src/runtime/controller-scope';
import { settle } from '../../shop/shop-page';
import { withIsland } from '../../support/island-page';

const open = withIsland();
let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const opened = (id: string) =>
  open(Tabs, '.et_pb_tabs', {
    html: `<a href="#in" id="link">In</a><div class="et_pb_tabs" id="${id}">
      <ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#" id="one">1</a></li><li><a href="#">2</a></li></ul>
      <div class="et_pb_all_tabs"><div class="et_pb_active_content">A</div><div><p id="in">B</p></div></div></div>`,
    sleep: sleepTabs,
  });

test('a page opened with the address of an element in a closed tab opens it', async () => {
  window.history.replaceState(null, '', '/page/#in');
  const { page, find } = opened('');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await act(async () => {
    stop = startInScope(page, 'address anchor', startAddress);
    await settle();
  });
  expect(find('li:last-child').classList.contains('et_pb_tab_active')).toBe(true);
});

test.each(['', 'plans'])('a link into a closed tab of the module "%s" opens it', async (id) => {
  const { page, find, click } = opened(id);
  stop = startInScope(page, 'links', startLinks);
  const press = async () => {
    click('#link');
    await act(settle);
    await act(settle);
  };
  const isOpen = () => find('li:last-child').classList.contains('et_pb_tab_active');
  expect(isOpen()).toBe(false);
  await press();
  expect(isOpen()).toBe(true);
  await press();
  expect(isOpen()).toBe(true);
  click('#one');
  await act(settle);
  expect(isOpen()).toBe(false);
  await press();
  expect(isOpen()).toBe(true);
});

test('the focus moves into a closed element as soon as it is open', async () => {
  const { page, find, click } = opened('');
  stop = startInScope(page, 'links', startLinks);
  const isOpen = () => find('li:last-child').classList.contains('et_pb_tab_active');
  let isLaidOut = false;
  const part = find('#in');
  // Browsers do not focus elements that are not rendered.
  part.checkVisibility = () => isLaidOut;
  part.focus = () => isLaidOut && HTMLElement.prototype.focus.call(part);
  click('#link');
  await act(settle);
  expect(isOpen()).toBe(true);
  isLaidOut = true;
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(part)));
});
