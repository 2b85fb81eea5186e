import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startModuleLinks as start } from '../../../src/modules/links/anchors';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
beforeEach(() => window.history.replaceState(null, '', '/page/'));
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const html = `<div class="one" id="one"><p id="text">Text</p><b class="two" id="two">Inner</b></div>
  <div class="one" id="with-button"><button id="button"><i id="icon"></i></button></div>
  <a class="one" id="link" href="#">A</a><button class="one" id="press">B</button>
  <h2 id="part">Part</h2><input id="field"><main id="main"></main>`;

const mount = (entries: readonly object[], markup = html, options: object = {}) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const page = open(start, {
    html: markup,
    globals: { et_link_options_data: entries },
    ...options,
  });
  const paths = () => page.visited.map((url) => new URL(url).pathname);
  const windows = () =>
    opened.mock.calls.map(([url, target, features]) => [
      new URL(String(url)).pathname,
      target,
      features,
    ]);
  return { ...page, paths, windows };
};
const link = (url: string, more: object = {}) => ({ class: 'one', url, target: '_self', ...more });

describe('a module with a link', () => {
  test('leads to its address in the same window [S2.09b]', () => {
    const { press, paths, windows } = mount([link('/shop/')]);
    press('#text');
    expect([paths(), windows()]).toEqual([['/shop/'], []]);
  });

  test('leads to its address in a new window, which cannot reach back [S2.09a]', () => {
    const { press, paths, windows } = mount([link('/shop/', { target: '_blank' })]);
    press('#text');
    expect([paths(), windows()]).toEqual([[], [['/shop/', '_blank', 'noopener']]]);
  });

  test.each([
    ['with Ctrl', 'click', { ctrlKey: true }],
    ['with the middle button', 'auxclick', { button: 1 }],
  ])('opens in a new window when it is pressed %s', (_, type, init) => {
    const { press, paths, windows } = mount([link('/shop/')]);
    press('#text', type, init);
    expect([paths(), windows()]).toEqual([[], [['/shop/', '_blank', 'noopener']]]);
  });

  test('stays where it is when the right button is pressed', () => {
    const { press, paths, windows } = mount([link('/shop/')]);
    press('#text', 'auxclick', { button: 2 });
    expect([paths(), windows()]).toEqual([[], []]);
  });

  test('leaves a module within it to lead to its own address', () => {
    const { press, paths } = mount([link('/outer/'), { ...link('/inner/'), class: 'two' }]);
    press('#two');
    expect(paths()).toEqual(['/inner/']);
  });

  test('leads nowhere from a button within it, nor beside the module', () => {
    const { press, paths } = mount([link('/shop/')]);
    press('#icon');
    press('#button');
    press('#main');
    expect(paths()).toEqual([]);
  });

  test('does not navigate from an element with only a button role, as a video that waits for consent', () => {
    const { press, paths } = mount(
      [link('/shop/')],
      '<div class="one"><p role="button" tabindex="0"><b id="text">Agree to see this</b></p></div>',
    );
    press('#text');
    expect(paths()).toEqual([]);
  });

  test('leads nowhere from a player of the browser, which a press plays, and holds it as no link', () => {
    const { press, paths, find } = mount(
      [link('/shop/')],
      '<div class="one" id="one"><video id="film" controls></video><p id="text">Film</p></div>',
    );
    press('#film');
    expect(paths()).toEqual([]);
    expect(find('#one').hasAttribute('role')).toBe(false);
    press('#text');
    expect(paths()).toEqual(['/shop/']);
  });

  test('leads on when the module itself is a button', () => {
    const { press, paths } = mount([link('/shop/')]);
    press('#press');
    expect(paths()).toEqual(['/shop/']);
  });

  test('leads on from within a summary', () => {
    const { press, paths } = mount(
      [link('/shop/')],
      '<details><summary><span class="one" id="one"><b id="text">T</b></span></summary></details>',
    );
    press('#text');
    expect(paths()).toEqual(['/shop/']);
  });

  test('leads nowhere while text is being selected', () => {
    const { press, paths } = mount([link('/shop/')]);
    vi.spyOn(window, 'getSelection').mockReturnValue({ type: 'Range' } as Selection);
    press('#text');
    expect(paths()).toEqual([]);
  });

  test.each(['click', 'auxclick', 'keydown'])(
    'does not navigate after a %s that another script has handled',
    (type) => {
      const { press, paths, windows, find } = mount([link('/shop/')]);
      find('#one').addEventListener(type, (event) => event.preventDefault());
      press('#one', type, { key: 'Enter', button: type === 'auxclick' ? 1 : 0 });
      expect([paths(), windows()]).toEqual([[], []]);
    },
  );

  test('is followed with Enter, and with no other key nor from within', () => {
    const { press, paths, windows } = mount([link('/shop/')]);
    press('#one', 'keydown', { key: ' ' });
    press('#text', 'keydown', { key: 'Enter' });
    expect(paths()).toEqual([]);
    press('#one', 'keydown', { key: 'Enter' });
    expect(paths()).toEqual(['/shop/']);
    press('#one', 'keydown', { key: 'Enter', ctrlKey: true });
    expect(windows()).toEqual([['/shop/', '_blank', 'noopener']]);
  });

  test('opens one window while Enter is held', () => {
    const { press, windows } = mount([link('/shop/', { target: '_blank' })]);
    press('#one', 'keydown', { key: 'Enter' });
    press('#one', 'keydown', { key: 'Enter', repeat: true });
    expect(windows()).toHaveLength(1);
  });

  test('follows no link after a press that starts on a button inside and ends beside it', () => {
    const { press, paths } = mount([link('/shop/')]);
    press('#icon', 'pointerdown');
    press('#with-button', 'click', { detail: 1 });
    expect(paths()).toEqual([]);
    // A click by a script has no start position.
    press('#with-button');
    expect(paths()).toEqual(['/shop/']);
    press('#with-button', 'pointerdown');
    press('#with-button', 'click', { detail: 1 });
    expect(paths()).toEqual(['/shop/', '/shop/']);
  });

  test('has its square brackets back, which the server encodes', () => {
    const { press, visited } = mount([link('/?a&#91;&#93;=1&b&#91;0&#93;=2')]);
    press('#text');
    expect(decodeURIComponent(new URL(visited[0] ?? '').search)).toBe('?a[]=1&b[0]=2');
  });

  test('with an address that would run code leads nowhere, and this is reported', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { press, paths, windows } = mount([link('javascript:alert(1)', { target: '_blank' })]);
    press('#text');
    expect([paths(), windows()]).toEqual([[], []]);
    expect(String(logged.mock.calls[0])).toContain('No address: javascript:alert(1)');
  });

  test.each([
    ['without an address', [link('')]],
    ['without a class', [{ ...link('/shop/'), class: '' }]],
  ])('%s is none', (_, entries) => {
    const { press, paths, server, doc } = mount(entries);
    press('#text');
    expect(paths()).toEqual([]);
    expect(doc.body.outerHTML).toBe(server);
  });
});

describe('for keyboards', () => {
  test('a module is a link, unless it contains a control or is one itself', () => {
    const { find, stop, doc, server } = mount([link('/shop/')]);
    const roles = ['one', 'with-button', 'link', 'press'].map((id) => [
      find(`#${id}`).getAttribute('role'),
      find(`#${id}`).getAttribute('tabindex'),
    ]);
    expect(roles).toEqual([
      ['link', '0'],
      [null, null],
      [null, null],
      [null, null],
    ]);
    stop();
    expect(doc.body.outerHTML).toBe(server);
  });
});

describe('a module that leads to a part of its page [S2.07]', () => {
  const boxes = { '#part': { top: 900 }, '#field': { top: 700 } };

  test('changes the address, notifies scripts that follow it, and scrolls there with the focus', async () => {
    const { press, find } = mount([link('#part')], html, { boxes });
    const received: (string | undefined)[][] = [];
    const onHash = ({ oldURL, newURL }: HashChangeEvent) =>
      received.push([oldURL, newURL].map((url) => url.replace(/^.*\/page\//, '')));
    window.addEventListener('hashchange', onHash);
    press('#text');
    window.removeEventListener('hashchange', onHash);
    expect(window.location.hash).toBe('#part');
    expect(received).toEqual([['', '#part']]);
    expect(window.scrollY).toBe(900);
    expect(document.activeElement).toBe(find('#part'));
    expect(find('#part').getAttribute('tabindex')).toBe('-1');
  });

  test('does not notify again if the address names the target already', () => {
    window.history.replaceState(null, '', '/page/#part');
    const { press } = mount([link('#part')], html, { boxes });
    const onHash = vi.fn();
    window.addEventListener('hashchange', onHash);
    const { length } = window.history;
    press('#text');
    window.removeEventListener('hashchange', onHash);
    expect(onHash).not.toHaveBeenCalled();
    expect(window.history).toHaveLength(length);
    expect(window.scrollY).toBe(900);
  });

  test('gives a field there the focus without changing it', () => {
    const { press, find } = mount([link('#field')], html, { boxes });
    press('#text');
    expect(document.activeElement).toBe(find('#field'));
    expect(find('#field').hasAttribute('tabindex')).toBe(false);
  });

  test('scrolls to it in 800 ms [S9.12a]', () => {
    const { press } = mount([link('#part')], html, { boxes, motion: 'full' });
    press('#text');
    vi.advanceTimersByTime(760);
    expect(window.scrollY).toBeLessThan(900);
    vi.advanceTimersByTime(60);
    expect(window.scrollY).toBe(900);
  });

  test('opens the address where the page has no such part', () => {
    const { press, visited } = mount([link('#nowhere')]);
    press('#text');
    expect(visited.map((url) => new URL(url).hash)).toEqual(['#nowhere']);
  });

  test('of product reviews opens their tab and scrolls to it [S2.08]', () => {
    const tabs = `${html}<ul><li class="reviews_tab"><a href="#tab-reviews" id="tab">R</a></li></ul>`;
    const { press, find, visited } = mount([link('#product_reviews_tab')], tabs, {
      boxes: { '#tab': { top: 600 } },
    });
    const onPress = vi.fn();
    find('#tab').addEventListener('click', onPress);
    press('#text');
    expect(onPress).toHaveBeenCalledOnce();
    expect(window.scrollY).toBe(600);
    expect(visited).toEqual([]);
  });

  test('of product reviews does nothing on a page without them', () => {
    const { press, visited } = mount([link('#product_reviews_tab')]);
    press('#text');
    expect(visited).toEqual([]);
    expect(window.scrollY).toBe(0);
  });
});
