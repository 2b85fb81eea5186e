import { expect, test } from 'vitest';
import type { ContentUpdates } from '../../src/learndash/content-updates';
import type { ControllerScope } from '../../src/runtime/controller-scope';
import { createChanges } from '../../src/runtime/dom/changes';
import { start as startTooltips } from '../../src/learndash/tooltips/start-tooltips';
import { tooltipLayout } from '../../src/learndash/tooltips/tooltip-layout';
import { createLaidOutPage, withLayout } from '../support/laid-out';

const startMount = withLayout();
const host = (id: string) =>
  `<span class="ld-tooltip" id="${id}"><a href="#" id="${id}-link">x</a><span class="ld-tooltip__text" id="${id}-text">Tip</span></span>`;
const html = `${host('one')}${host('two')}<span class="ld-tooltip" id="empty"></span><i class="ld-tooltip__text" id="loose"></i>`;

const open = (options: Partial<Parameters<typeof startMount>[1]> = {}) => {
  const updates: ContentUpdates = { arrivals: [], moves: [] };
  const start = (scope: ControllerScope) => startTooltips(scope, updates);
  const mount = startMount(start, { html, ...options });
  const fire = (selector: string, type: string) =>
    mount.find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  return { ...mount, fire, name: (selector: string) => mount.find(selector).className };
};
const CLOSED = 'ld-tooltip ld-tooltip--initialized ld-tooltip--hidden';
const OPEN = 'ld-tooltip ld-tooltip--initialized';

test('inline tips are hidden until they are opened, and restored at the end', () => {
  const { name, doc, server, stop } = open();
  expect(name('#one')).toBe(CLOSED);
  expect(name('#two')).toBe(CLOSED);
  expect(name('#empty')).toBe('ld-tooltip');
  expect(name('#loose')).toBe('ld-tooltip__text');
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

test('the pointer and the focus show them, one at a time', () => {
  const { fire, name } = open();
  fire('#one-link', 'mouseover');
  expect(name('#one')).toBe(OPEN);
  fire('#two-link', 'focusin');
  expect([name('#one'), name('#two')]).toEqual([CLOSED, OPEN]);
  fire('#two-link', 'focusout');
  expect(name('#two')).toBe(CLOSED);
});

test('a scrolled page leaves them open: they move along', () => {
  const { fire, name, doc } = open();
  fire('#one-link', 'mouseover');
  doc.dispatchEvent(new Event('scroll'));
  expect(name('#one')).toBe(OPEN);
});

test.each([
  ['within the window', 1000, false],
  ['beyond the window', 1001, true],
])(
  'a tip that would end %s opens to the other side: at %i of 1000 pixels: %s',
  (_, end, isOther) => {
    const { fire, find, has } = open({ width: 1000 });
    find('#one-text').getBoundingClientRect = () => new DOMRect(end - 100, 0, 100, 10);
    fire('#one-link', 'mouseover');
    expect(has('#one', 'ld-tooltip--position-right')).toBe(isOther);
  },
);

test('in the sidebar of a course a tip stays within the sidebar', () => {
  const { fire, find, has } = open({ html: `<div class="ld-focus-sidebar">${html}</div>` });
  find('.ld-focus-sidebar').getBoundingClientRect = () => new DOMRect(0, 0, 300, 800);
  const endAt = (end: number) => {
    find('#one-text').getBoundingClientRect = () => new DOMRect(end - 100, 0, 100, 10);
    fire('#two-link', 'mouseover');
    fire('#one-link', 'mouseover');
    return has('#one', 'ld-tooltip--position-right');
  };
  expect([endAt(301), endAt(300)]).toEqual([true, false]);
});

test('before its chunk has loaded the text of a tip takes no space', () => {
  const { find, clear, doc } = createLaidOutPage({ html });
  const hosts = [...doc.querySelectorAll<HTMLElement>(tooltipLayout.selector)];
  expect(hosts.map(({ id }) => id)).toEqual(['one', 'two', 'empty']);
  for (const each of hosts) tooltipLayout.layOut(each, createChanges());
  expect(find('#one').className).toBe(CLOSED);
  expect(find('#empty').className).toBe('ld-tooltip');
  clear();
});
