import { afterEach, describe, expect, test, vi } from 'vitest';
import { definitions } from '../../src/access/definitions';
import { readOptions } from '../../src/runtime/loader/read-options';
import { withPages } from '../runtime/live-page';

const { open } = withPages();
afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const setViewport = (content: string) => {
  document.head.innerHTML = `<meta name="viewport" content="${content}">`;
};

describe('each repair runs on the pages that need it', () => {
  test.each([
    ['skip link', '<div id="main-content"></div>'],
    ['skip link', '<article></article>'],
    ['skip link', '<div class="ld-focus-main"></div>'],
    ['landmarks', '<nav></nav>'],
    ['landmarks', '<form role="search"></form>'],
    ['landmarks', '<ul><li class="menu-item"></li></ul>'],
    ['landmarks', '<ul class="products"></ul>'],
    ['landmarks', '<ul class="et-social-icons"></ul>'],
    ['accessible names', '<form></form>'],
    ['accessible names', '<div class="et_pb_module"></div>'],
    ['accessible names', '<ul class="et-social-icons"></ul>'],
    ['accessible names', '<div class="product"></div>'],
    ['header names', '<a class="et_pb_menu__cart-button"></a>'],
    ['header names', '<div class="et-top-search"><button class="et-search-submit"></button></div>'],
    ['course repairs', '<div class="learndash-wrapper"></div>'],
  ])('%s: %s', async (name, html) => {
    const opened = await open(html, definitions);
    await opened.becomes(name, 'mounted');
    expect(opened.skerry.faults()).toEqual([]);
  });

  test.each(['width=device-width, maximum-scale=1', 'user-scalable=no'])(
    'zoom: a viewport of “%s”',
    async (content) => {
      setViewport(content);
      const opened = await open('', definitions);
      await opened.becomes('zoom', 'mounted');
    },
  );
});

test('a page that has none of it has the focus seen from the first key on, and nothing else', async () => {
  setViewport('width=device-width');
  const matchMedia = vi.spyOn(window, 'matchMedia');
  const { skerry, becomes, statusOf } = await open('<p>Text</p>', definitions);
  expect(skerry.islands().map(({ name }) => name)).toEqual(['visible focus']);
  for (const type of ['pointerdown', 'focusin', 'click'])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(statusOf('visible focus')).toEqual(['waiting']);
  // Nothing is set up before the Tab key is pressed.
  expect(matchMedia).not.toHaveBeenCalled();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  await becomes('visible focus', 'mounted');
  expect(matchMedia).toHaveBeenCalled();
  expect(skerry.faults()).toEqual([]);
});

test('a site that wants its viewport as it is keeps it', async () => {
  setViewport('user-scalable=no');
  const options = { ...readOptions(null), allowsZoom: false };
  const opened = await open('', definitions, { options });
  expect(opened.statusOf('zoom')).toEqual([]);
});
