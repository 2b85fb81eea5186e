import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AjaxPages } from '../../../src/modules/listing/ajax-pages';
import { settle } from '../../shop/shop-page';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
const { running } = withAnimations();
const list = (text: string, links: string) =>
  `<div class="et_pb_module et_pb_blog_0" id="m"><div class="et_pb_ajax_pagination_container" id="r"><article>${text}</article>
  <div class="wp-pagenavi">${links}</div></div></div>`;
const html = list('First', '<a href="/blog/page/2/?et_blog" id="next">Older</a>');
const second = list('Second', '<a href="/blog/" id="back">Newer</a>');
const article = () => document.querySelector('article')?.textContent;

beforeEach(() => window.history.replaceState(null, '', '/blog/'));
afterEach(() => window.history.replaceState(null, '', '/'));

const mountPages = (options: Partial<Parameters<typeof open>[2]> = {}) => {
  const mounted = open(AjaxPages, '#r', { html, ...options });
  const answer = async (body = second, init?: ResponseInit) => {
    mounted.sent.at(-1)?.reply(body, init);
    await act(settle);
  };
  return { ...mounted, answer };
};

test('another page of a list comes in without loading the document [S7.30a]', async () => {
  const { click, sent, answer, scanned, root, hear, heard } = mountPages();
  hear('post-load');
  expect(click('#next').defaultPrevented).toBe(true);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/blog/page/2/']);
  await answer();
  expect(article()).toBe('Second');
  expect(window.location.pathname).toBe('/blog/page/2/');
  expect(scanned).toEqual([root]);
  expect(heard).toEqual([{ name: 'post-load', args: [] }]);
  expect(document.activeElement).toBe(root);
  expect(root.getAttribute('tabindex')).toBe('-1');
});

test('while a page is on its way the list is busy and faded', async () => {
  const { click, answer, root, find } = mountPages({ motion: 'full' });
  click('#next');
  expect(root.getAttribute('aria-busy')).toBe('true');
  expect(find('#m').style.opacity).toBe('0.2');
  expect(running()).toEqual([['m', 600]]);
  await answer();
  expect(root.hasAttribute('aria-busy')).toBe(false);
  expect(find('#m').style.opacity).toBe('');
  expect(running()).toEqual([
    ['m', 600],
    ['m', 600],
  ]);
});

test('a page that was shown comes again at once, as it was', async () => {
  const { click, answer, sent } = mountPages();
  const first = document.querySelector('article');
  click('#next');
  await answer();
  click('#back');
  await act(settle);
  expect(sent).toHaveLength(1);
  expect(document.querySelector('article')).toBe(first);
  expect(window.location.pathname).toBe('/blog/');
});

test('Back and Forward go through the pages', async () => {
  const { click, answer, fire } = mountPages();
  click('#next');
  await answer();
  const { state } = window.history;
  window.history.replaceState(null, '', '/blog/');
  fire(window as never, new PopStateEvent('popstate', { state: null }));
  await act(settle);
  expect(article()).toBe('First');
  fire(window as never, new PopStateEvent('popstate', { state }));
  await act(settle);
  expect(article()).toBe('Second');
});

test('an entry of another module changes nothing', async () => {
  const { fire, sent } = mountPages();
  fire(window as never, new PopStateEvent('popstate', { state: { other: 1 } }));
  await act(settle);
  expect(sent).toEqual([]);
});

test.each<[string, string, ResponseInit | undefined]>([
  ['is missing', 'No', { status: 404 }],
  ['has no such list', '<p>Other</p>', undefined],
])('a page that %s is opened as the link says', async (_, body, init) => {
  const { click, answer, visited } = mountPages();
  click('#next');
  await answer(body, init);
  expect(visited.map((url) => new URL(url).pathname)).toEqual(['/blog/page/2/']);
  expect(article()).toBe('First');
});

test('of two pages that are asked for, the last one counts', async () => {
  const links = '<a href="/a/" id="next">A</a><a href="/b/" id="other">B</a>';
  const { click, sent } = mountPages({ html: list('First', links) });
  click('#next');
  click('#other');
  sent[1]?.reply(list('B', ''));
  sent[0]?.reply(list('A', ''));
  await act(settle);
  expect(article()).toBe('B');
  expect(window.location.pathname).toBe('/b/');
});

test.each<[string, string, MouseEventInit]>([
  ['of another site', '<a href="https://a.example/" id="next">A</a>', {}],
  ['that could run code', '<a href="javascript:1" id="next">A</a>', {}],
  ['pressed for a new tab', '<a href="/a/" id="next">A</a>', { ctrlKey: true }],
  ['pressed with another button', '<a href="/a/" id="next">A</a>', { button: 1 }],
])('a link %s is left to the browser', (_, links, init) => {
  const { click, sent } = mountPages({ html: list('First', links) });
  expect(click('#next', init).defaultPrevented).toBe(false);
  expect(sent).toEqual([]);
});

test('links within the list that are none to pages are left alone', () => {
  const { click, sent } = mountPages({ html: html.replace('wp-pagenavi', 'entry') });
  expect(click('#next').defaultPrevented).toBe(false);
  expect(sent).toEqual([]);
});

test('a page is announced once it is there, and other modules learn of it', async () => {
  const { click, answer, page } = mountPages();
  const onSwapped = vi.fn();
  page.bus.on('content:swapped', onSwapped);
  click('#next');
  await answer();
  expect(onSwapped).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).not.toBe(''));
});

test('a list that the visitor has scrolled past comes into view below the header', async () => {
  const { click, answer } = mountPages({ boxes: { '#m': { top: 500 } }, y: 2000 });
  click('#next');
  await answer();
  expect(window.scrollY).toBe(450);
});

test('the end leaves the page of the server, and forgets one that is on its way', async () => {
  const { click, answer, end, server, sent } = mountPages();
  click('#next');
  await answer();
  click('#back');
  end();
  expect(document.body.outerHTML).toBe(server);
  expect(sent).toHaveLength(1);
});
