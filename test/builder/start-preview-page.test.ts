import { afterEach, describe, expect, test, vi } from 'vitest';
import { start } from '../../src/builder/preview-page/start-preview-page';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage } from '../shop/shop-page';

const LOADING = '<div class="et-pb-preview-loading"></div>';
const preview = (inside = LOADING, more = '') =>
  `<div class="container"><div id="content"><div class="content">${inside}</div></div></div>${more}`;
const ORIGIN = 'https://editor.test';
const skerry = { unmount: vi.fn(), scan: vi.fn() };
const outer = { postMessage: vi.fn() };

let shop: ReturnType<typeof createShopPage>;
let stop = () => {};
let submitted: [string, string][][] = [];

interface Opening {
  readonly html?: string;
  readonly search?: string;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** The page in the editor’s frame. */
const open = ({
  html = preview(),
  search = '?et_pb_preview_nonce=n1',
  globals = {},
}: Opening = {}) => {
  vi.useFakeTimers();
  submitted = [];
  vi.stubGlobal('parent', outer);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted.push([...this.querySelectorAll('textarea')].map(({ name, value }) => [name, value]));
  });
  const before = window.location.href;
  window.history.replaceState({}, '', search);
  shop = createShopPage({
    html,
    globals: {
      skerry,
      et_preview_params: { preview_origin: ORIGIN, alert_origin_not_matched: 'Not from here' },
      ...globals,
    },
  });
  stop = startInScope(shop.page, 'preview', start);
  window.history.replaceState({}, '', before);
};
const dispatchMessage = (data: unknown, origin = ORIGIN, source: unknown = outer) =>
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
const fields = { et_pb_preview_nonce: 'n1', shortcode: '[et_pb_text]', count: 2, is: true };

afterEach(() => {
  stop();
  shop.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('what the editor wants to see', () => {
  test('is posted to the server, once', () => {
    open();
    dispatchMessage({ ...fields, list: [1], nothing: null });
    dispatchMessage(fields);
    expect(submitted).toEqual([
      [
        ['et_pb_preview_nonce', 'n1'],
        ['shortcode', '[et_pb_text]'],
        ['count', '2'],
        ['is', 'true'],
      ],
    ]);
    const form = shop.find('.container > form#preview-data-submission') as HTMLFormElement;
    expect([form.method, form.hidden]).toEqual(['post', true]);
    expect(form.querySelectorAll('input[type="submit"]')).toHaveLength(1);
  });

  test('is posted from a page without a container, and with a field called submit', () => {
    open({ html: '' });
    dispatchMessage({ ...fields, submit: 'x' });
    expect(document.querySelectorAll('body > form')).toHaveLength(1);
    expect(submitted[0]).toContainEqual(['submit', 'x']);
  });

  test('counts if it has arrived before this chunk', () => {
    const early = Object.assign(new Event('message'), {
      data: fields,
      origin: ORIGIN,
      source: outer,
    });
    const skerryMessages = [early];
    open({ globals: { skerryMessages } });
    expect(submitted).toHaveLength(1);
    expect(skerryMessages).toEqual([]);
  });

  test.each([
    ['another window', fields, ORIGIN, {}],
    ['a message without a nonce', { shortcode: 'x' }, ORIGIN, outer],
    ['a text', 'words', ORIGIN, outer],
    ['another nonce', { ...fields, et_pb_preview_nonce: 'n2' }, ORIGIN, outer],
    ['another site', fields, 'https://other.test', outer],
  ])('is not accepted from %s', (_, data, origin, source) => {
    open();
    dispatchMessage(data, origin, source);
    expect(submitted).toEqual([]);
    dispatchMessage(fields);
    expect(submitted).toHaveLength(1);
  });

  test('another site sees a message in place of the preview', () => {
    open();
    dispatchMessage(fields, 'https://other.test');
    const notice = shop.find('#content h4');
    expect([notice.textContent, notice.style.textAlign]).toEqual(['Not from here', 'center']);
    expect(document.querySelector('.et-pb-preview-loading')).toBeNull();
  });

  test('another nonce is reported', () => {
    open();
    dispatchMessage({ ...fields, et_pb_preview_nonce: 'n2' });
    expect(shop.page.report.faults).toMatchObject([{ source: 'preview', phase: 'event' }]);
  });
});

describe('what the server has rendered', () => {
  const sheet =
    '<link rel="stylesheet" href="https://shop.test/a.css"><link rel="icon" href="/b.ico">';

  test('is sent to the editor after two seconds, with its style sheets', () => {
    open({ html: preview('<p>Done</p>', sheet), search: '?iframe_id=f1' });
    vi.advanceTimersByTime(1999);
    expect(outer.postMessage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(outer.postMessage.mock.calls).toEqual([
      [
        { html: '<p>Done</p>', stylesheets: ['https://shop.test/a.css'], iframe_id: 'f1' },
        window.location.origin,
      ],
    ]);
    const content = shop.find('.content');
    expect(skerry.unmount.mock.calls).toEqual([[content]]);
    expect(skerry.scan.mock.calls).toEqual([[content]]);
  });

  test('is sent without the id of a frame if there is none', () => {
    open({ html: preview('<p>Done</p>') });
    vi.advanceTimersByTime(2000);
    expect(outer.postMessage.mock.calls[0]?.[0]).toEqual({ html: '<p>Done</p>', stylesheets: [] });
  });

  test('is empty on a page without a place for it', () => {
    open({ html: '<p>x</p>' });
    vi.advanceTimersByTime(2000);
    expect(outer.postMessage.mock.calls[0]?.[0]).toEqual({ html: '', stylesheets: [] });
    expect(skerry.unmount).not.toHaveBeenCalled();
    expect(skerry.scan).not.toHaveBeenCalled();
  });

  test('is not sent while there is nothing yet, nor from a page that no editor has framed', () => {
    open();
    vi.advanceTimersByTime(5000);
    expect(outer.postMessage).not.toHaveBeenCalled();
    stop();
    open({ html: preview('<p>Done</p>') });
    const post = vi.fn();
    vi.stubGlobal('postMessage', post);
    vi.stubGlobal('parent', window);
    vi.advanceTimersByTime(2000);
    expect(post).not.toHaveBeenCalled();
  });
});

describe('links of a preview', () => {
  const html = preview(
    LOADING,
    '<a href="/away" id="away"><b id="in">x</b></a><a href="#here" id="here">x</a><p id="p">x</p><div class="link-disabled"><a class="et_pb_prompt_proceed" href="#">Go on</a></div>',
  );
  const press = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    shop.find(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const isShown = () => shop.find('.link-disabled').classList.contains('active');
  const focused = () => document.activeElement;

  test('lead nowhere; the box that explains it receives the focus and restores it', () => {
    open({ html });
    expect(press('#in')).toBe(true);
    expect(isShown()).toBe(true);
    expect(focused()).toBe(shop.find('.et_pb_prompt_proceed'));
    expect(press('.et_pb_prompt_proceed')).toBe(true);
    expect(isShown()).toBe(false);
    expect(focused()).toBe(shop.find('#away'));
  });

  test('Escape closes that box, another key does not, and only where it is open', () => {
    open({ html });
    const key = (name: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    press('#away');
    key('a');
    expect(isShown()).toBe(true);
    key('Escape');
    expect(isShown()).toBe(false);
    expect(focused()).toBe(shop.find('#away'));
    shop.find('#here').focus();
    key('Escape');
    expect(focused()).toBe(shop.find('#here'));
  });

  test('within the page and other elements show no box', () => {
    open({ html });
    expect(press('#here')).toBe(true);
    expect(press('#p')).toBe(false);
    document.dispatchEvent(new Event('click'));
    expect(isShown()).toBe(false);
  });

  test('are held on a page without such a box, too', () => {
    open({ html: preview(LOADING, '<a href="/away" id="away">x</a>') });
    expect(press('#away')).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shop.page.report.faults).toEqual([]);
  });
});
