import { expect, test, vi } from 'vitest';
import { sleepTabs } from '../../../src/modules/tabs/sleep-tabs';
import { Tabs } from '../../../src/modules/tabs/tabs';
import { fallAsleep } from '../../../src/runtime/wake/sleep';
import { withIsland } from '../../support/island-page';
import { createLaidOutPage, layOut } from '../../support/laid-out';
import { see } from '../../support/observers';

const open = withIsland();
const html = `<div class="et_pb_tabs" id="t"><ul class="et_pb_tabs_controls"><li class="et_pb_tab_active"><a href="#">One</a></li>
  <li><a href="#">Two</a></li><li><a href="#">Three</a></li></ul><div class="et_pb_all_tabs"><div>1</div><div>2</div><div>3</div></div></div>`;
const mountTabs = (options: Partial<Parameters<typeof createLaidOutPage>[0]> = {}) =>
  open(Tabs, '#t', { html, sleep: sleepTabs, ...options });
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const tab = (index: number) => `#t > ul > li:nth-child(${index + 1})`;

test('tabs of a row are as high as the highest, but not where they are stacked', () => {
  const { resizeTo } = mountTabs();
  [20, 50, 30].forEach((height, index) => layOut(find(tab(index)), { height }));
  see(find('#t'));
  expect([0, 1, 2].map((index) => find(tab(index)).style.height)).toEqual(['50px', '50px', '50px']);
  resizeTo(500);
  see(find('#t'));
});

test('stacked tabs keep their own heights', () => {
  mountTabs({ width: 500 });
  layOut(find(tab(0)), { height: 20 });
  see(find('#t'));
  expect(find(tab(0)).style.height).toBe('');
});

const fallenAsleep = (options: Partial<Parameters<typeof createLaidOutPage>[0]> = {}) => {
  const laidOut = createLaidOutPage({ html, ...options });
  const wake = vi.fn();
  const root = laidOut.find('#t');
  const sleeper = fallAsleep(sleepTabs, { page: laidOut.page, name: 't', root, wake });
  return { ...laidOut, wake, sleeper };
};

test('untouched tabs wake for an address that names one of them', () => {
  const { wake, sleeper, page } = fallenAsleep();
  expect(wake).not.toHaveBeenCalled();
  page.hash.write('t', ['2']);
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).toHaveBeenCalled();
  sleeper.end();
  window.location.hash = '';
});

test('an address of the tab that is shown wakes nothing', () => {
  const { wake, sleeper, page } = fallenAsleep();
  page.hash.write('t', ['0']);
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).not.toHaveBeenCalled();
  sleeper.end();
  window.location.hash = '';
});

test('untouched tabs follow the window, and leave the markup of the server', () => {
  const { sleeper, resize, server } = fallenAsleep();
  resize(500);
  expect(find('#t').classList.contains('et_pb_tabs_vertically_stacked')).toBe(true);
  resize(600);
  resize(1200);
  expect(find('#t').classList.contains('et_pb_tabs_vertically_stacked')).toBe(false);
  sleeper.end();
  expect(document.body.outerHTML).toBe(server);
});
