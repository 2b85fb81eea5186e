import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AjaxPages } from '../../../src/modules/listing/ajax-pages';
import { settle } from '../../shop/shop-page';
import { withAnimations } from '../../support/animations';
import { withIsland } from '../../support/island-page';
import { waitFor } from '../../support/wait-for';

const open = withIsland();
const { running, started } = withAnimations();
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
  const respond = async (body = second, init?: ResponseInit) => {
    mounted.sent.at(-1)?.reply(body, init);
    await act(settle);
  };
  return { ...mounted, respond };
};

test('another page of a list is inserted without loading the document [S7.30a]', async () => {
  const { click, sent, respond, scanned, root, listenFor, received, visited } = mountPages();
  listenFor('post-load');
  expect(root.hasAttribute('tabindex')).toBe(false);
  expect(root.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement).toBe(document.body);
  const focus = vi.spyOn(root, 'focus');
  expect(click('#next').defaultPrevented).toBe(true);
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/blog/page/2/']);
  await respond();
  expect(article()).toBe('Second');
  expect(window.location.pathname).toBe('/blog/page/2/');
  expect(scanned).toEqual([root]);
  expect(received).toEqual([{ name: 'post-load', args: [] }]);
  expect(document.activeElement).toBe(root);
  expect(root.getAttribute('tabindex')).toBe('-1');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(visited).toEqual([]);
});

test('a list that was coming in when its links began to work finds itself in the other page [S7.31a]', async () => {
  const entering = html.replace('et_pb_module', 'et_pb_module et_animated et_is_animating fade');
  const { click, respond, visited } = mountPages({ html: entering });
  click('#next');
  await respond();
  expect(article()).toBe('Second');
  expect(visited).toEqual([]);
});

test('sound and film of another page have the player that WordPress gives those of the first', async () => {
  const players: unknown[] = [];
  const initialize = () => players.push(document.querySelector('audio'));
  vi.stubGlobal('wp', { mediaelement: { initialize } });
  const { click, respond, find } = mountPages();
  click('#next');
  await respond(second.replace('Second', '<audio class="wp-audio-shortcode"></audio>'));
  vi.unstubAllGlobals();
  expect(players).toEqual([find('audio')]);
});

test('while a page is loading the list is busy and faded', async () => {
  const { click, respond, root, find } = mountPages({ motion: 'full' });
  click('#next');
  expect(root.getAttribute('aria-busy')).toBe('true');
  expect(find('#m').style.opacity).toBe('0.2');
  expect(running()).toEqual([['m', 600]]);
  await respond();
  expect(root.hasAttribute('aria-busy')).toBe(false);
  expect(find('#m').style.opacity).toBe('');
  expect(running()).toEqual([
    ['m', 600],
    ['m', 600],
  ]);
  expect(started.map(({ keyframes }) => keyframes)).toEqual([
    [{ opacity: 1 }, { opacity: 0.2 }],
    [{ opacity: 0.2 }, { opacity: 1 }],
  ]);
});

test('a page that was shown is inserted again at once, as it was', async () => {
  const { click, respond, sent } = mountPages();
  const first = document.querySelector('article');
  click('#next');
  await respond();
  click('#back');
  await act(settle);
  expect(sent).toHaveLength(1);
  expect(document.querySelector('article')).toBe(first);
  expect(window.location.pathname).toBe('/blog/');
});

test('Back and Forward go through the pages', async () => {
  const { click, respond, fire, page } = mountPages();
  click('#next');
  await respond();
  const { state } = window.history;
  window.history.replaceState(null, '', '/blog/');
  const onSwapped = vi.fn();
  page.bus.on('content:swapped', onSwapped);
  fire(window as never, new PopStateEvent('popstate', { state: null }));
  await act(settle);
  expect(article()).toBe('First');
  expect(onSwapped).toHaveBeenCalledOnce();
  fire(window as never, new PopStateEvent('popstate', { state }));
  await act(settle);
  expect(article()).toBe('Second');
});

test.each([
  ['is shown', second, undefined, 'Second', 0],
  ['is missing', 'No', { status: 404 }, 'First', 1],
] as const)(
  'a page that Forward leads to and that was never shown here %s: %j',
  async (_, body, init, shown, reloads) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { fire, respond, root, page } = mountPages();
    const onSwapped = vi.fn();
    page.bus.on('content:swapped', onSwapped);
    const pages = { 'et_pb_module et_pb_blog_0': '/blog/page/2/' };
    const state = { skerryPages: { base: '/blog/', pages } };
    fire(window as never, new PopStateEvent('popstate', { state }));
    expect(root.getAttribute('aria-busy')).toBe('true');
    await respond(body, init);
    expect(article()).toBe(shown);
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(onSwapped).toHaveBeenCalledTimes(1 - reloads);
    reload.mockRestore();
  },
);

test('Back to a page that is kept ends the waiting for another', async () => {
  const { click, respond, fire, root } = mountPages();
  click('#next');
  await respond(list('Second', '<a href="/blog/page/3/" id="third">3</a>'));
  click('#third');
  expect(root.getAttribute('aria-busy')).toBe('true');
  window.history.replaceState(null, '', '/blog/');
  fire(window as never, new PopStateEvent('popstate', { state: null }));
  await act(settle);
  expect(root.hasAttribute('aria-busy')).toBe(false);
  expect(article()).toBe('First');
});

test('an entry of another module changes nothing', async () => {
  const { fire, sent } = mountPages();
  fire(window as never, new PopStateEvent('popstate', { state: { other: 1 } }));
  await act(settle);
  expect(sent).toEqual([]);
});

test('a list stays where it is when a tab is pressed after another list has turned its page', async () => {
  const { fire, sent, page } = mountPages();
  const pages = { 'et_pb_module et_pb_portfolio_0': '/blog/page/2/?et_portfolio' };
  const state = { skerryPages: { base: '/blog/', pages } };
  window.history.pushState(state, '', '/blog/page/2/?et_portfolio');
  page.bus.emit('content:swapped', { root: document.body });
  window.history.pushState(null, '', '#plans|1');
  fire(window as never, new PopStateEvent('popstate', { state: null }));
  await act(settle);
  expect(sent).toEqual([]);
  expect(article()).toBe('First');
  // The history entry keeps its state for visitors who return to it.
  expect(window.history.state).toEqual(state);
});

/** Another list of the page shows its third page. */
const turnOther = ({ page }: Pick<ReturnType<typeof mountPages>, 'page'>) => {
  const pages = { 'et_pb_module et_pb_portfolio_0': '/blog/page/3/?et_portfolio' };
  const state = { skerryPages: { base: '/blog/', pages } };
  window.history.pushState(state, '', '/blog/page/3/?et_portfolio');
  page.bus.emit('content:swapped', { root: document.body });
  return pages;
};

test('Forward shows the pages of both lists if one has arrived while the other was loading', async () => {
  const mounted = mountPages();
  mounted.click('#next');
  const others = turnOther(mounted);
  await mounted.respond();
  const { pages } = (window.history.state as { skerryPages: { pages: object } }).skerryPages;
  expect(pages).toEqual({
    ...others,
    'et_pb_module et_pb_blog_0': new URL('/blog/page/2/?et_blog', window.location.href).href,
  });
});

test('a page that is still loading when the visitor goes back is not shown', async () => {
  const mounted = mountPages();
  turnOther(mounted);
  mounted.click('#next');
  window.history.replaceState(null, '', '/blog/');
  mounted.fire(window as never, new PopStateEvent('popstate', { state: null }));
  await mounted.respond();
  expect(article()).toBe('First');
  expect(window.location.pathname).toBe('/blog/');
  expect(mounted.root.hasAttribute('aria-busy')).toBe(false);
  expect(mounted.visited).toEqual([]);
});

test.each<[string, string, ResponseInit | undefined]>([
  ['is missing', 'No', { status: 404 }],
  ['has no such list', '<p>Other</p>', undefined],
])('a page that %s is opened by its link', async (_, body, init) => {
  const { click, respond, visited } = mountPages();
  click('#next');
  await respond(body, init);
  expect(visited.map((url) => new URL(url).pathname)).toEqual(['/blog/page/2/']);
  expect(article()).toBe('First');
  expect(window.location.pathname).toBe('/blog/');
});

test('of two requested pages the last one counts', async () => {
  const links = '<a href="/a/" id="next">A</a><a href="/b/" id="other">B</a>';
  const { click, sent, visited } = mountPages({ html: list('First', links) });
  click('#next');
  click('#other');
  sent[1]?.reply(list('B', ''));
  sent[0]?.reply(list('A', ''));
  await act(settle);
  expect(article()).toBe('B');
  expect(window.location.pathname).toBe('/b/');
  expect(visited).toEqual([]);
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

test('a page is announced once it is inserted, and other modules are notified', async () => {
  const { click, respond, page } = mountPages();
  const onSwapped = vi.fn();
  page.bus.on('content:swapped', onSwapped);
  click('#next');
  expect(document.querySelector('[role=status]')).toBeNull();
  await respond();
  expect(onSwapped).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('New page shown'),
  );
});

test('a list that the visitor has scrolled past scrolls into view below the header', async () => {
  const { click, respond } = mountPages({ boxes: { '#m': { top: 500 } }, y: 2000 });
  click('#next');
  await respond();
  expect(window.scrollY).toBe(450);
});

test('the end brings the page of the server back', async () => {
  const { click, respond, end, server } = mountPages();
  click('#next');
  await respond();
  end();
  expect(document.body.outerHTML).toBe(server);
});

test('the end restores the server’s page, and drops one that is still loading', async () => {
  const { click, respond, end, server, sent } = mountPages();
  click('#next');
  await respond();
  click('#back');
  end();
  expect(document.body.outerHTML).toBe(server);
  expect(sent).toHaveLength(1);
});
