import { describe, expect, test, vi } from 'vitest';
import { watchWidth } from '../../../src/runtime/kit';
import { createObservers } from '../../support/observers';
import { settle } from '../../shop/shop-page';
import { DESKTOP, element, PHONE, TABLET, withViews } from './view-page';

const open = withViews();
const module = (inner: string) => `<div class="et_pb_module" id="module">${inner}</div>`;

const texts = { content: { desktop: 'Desktop', tablet: '<b>Tablet</b>', phone: 'Phone' } };

describe('content', () => {
  test.each([
    [DESKTOP, 'Desktop'],
    [TABLET, '<b>Tablet</b>'],
    [PHONE, 'Phone'],
  ])('in a window of %i pixels is that of its device', async (width, expected) => {
    const { view } = await open(element(texts), width);
    expect(view().innerHTML).toBe(expected);
  });

  test('changes with the window, and is restored as the very nodes that the server has printed', async () => {
    const { view, resizeTo } = await open(element(texts));
    const node = view().firstChild;
    await resizeTo(PHONE);
    expect(view().innerHTML).toBe('Phone');
    await resizeTo(TABLET);
    expect(view().innerHTML).toBe('<b>Tablet</b>');
    await resizeTo(DESKTOP);
    expect(view().firstChild).toBe(node);
    expect(view().innerHTML).toBe('Desktop');
  });

  test('of the next larger device is used if its own is missing, and is not inserted twice', async () => {
    const { view, resizeTo } = await open(
      element({ content: { desktop: 'Desktop', tablet: '<b>Tablet</b>' } }),
      TABLET,
    );
    const node = view().firstChild;
    await resizeTo(PHONE);
    expect(view().firstChild).toBe(node);
  });

  test('that is of another length is measured by the slider or the tabs around it', async () => {
    const measured: string[] = [];
    const observers = createObservers();
    vi.stubGlobal('IntersectionObserver', observers.Observer);
    const { find, resizeTo } = await open(`<div id="slider">${element(texts)}</div><p></p>`);
    for (const selector of ['#slider', 'p']) {
      const box = find(selector);
      watchWidth(box, () => void measured.push(box.textContent ?? ''));
      observers.notify({ target: box, isIntersecting: true });
    }
    measured.length = 0;
    await resizeTo(PHONE);
    expect(measured).toEqual(['Phone']);
    await resizeTo(DESKTOP);
    expect(measured).toEqual(['Phone', 'Desktop']);
    vi.unstubAllGlobals();
  });

  test('brings its modules along', async () => {
    const { scanned, view } = await open(element(texts), PHONE);
    expect(scanned).toEqual([view()]);
  });

  test('that was requested first and arrives last does not stay', async () => {
    const { page, view, resize } = await open(element(texts));
    const { fragment } = page.insert;
    const waiting: (() => void)[] = [];
    const slow: typeof fragment = async (html, kind) => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return fragment(html, kind);
    };
    vi.spyOn(page.insert, 'fragment').mockImplementation(slow);
    resize(TABLET);
    resize(PHONE);
    waiting[1]?.();
    await settle();
    waiting[0]?.();
    await settle();
    expect(view().innerHTML).toBe('Phone');
  });

  test('stays if the code that inserts another one fails to load', async () => {
    const { page, view, resizeTo } = await open(element(texts));
    // The result then.
    const lost = vi.spyOn(page.insert, 'fragment').mockResolvedValue(new DocumentFragment());
    await resizeTo(PHONE);
    expect(view().innerHTML).toBe('Desktop');
    lost.mockRestore();
    await resizeTo(TABLET);
    expect(view().innerHTML).toBe('<b>Tablet</b>');
    await resizeTo(DESKTOP);
    expect(view().innerHTML).toBe('Desktop');
  });

  test('that is empty on a device is empty there', async () => {
    const { view } = await open(element({ content: { desktop: 'Desktop', phone: '' } }), PHONE);
    expect(view().innerHTML).toBe('');
  });

  test('that arrives after the end is not inserted', async () => {
    const { view, resize, stop } = await open(element(texts));
    resize(TABLET);
    stop();
    await settle();
    expect(view().innerHTML).toBe('Desktop');
  });

  test('is inserted into the named target, within the element first', async () => {
    const html = `<i class="part">Elsewhere</i>${element(texts, { target: '.part' }).replace('Desktop<', '<i class="part">Desktop</i><')}`;
    const { doc } = await open(html, PHONE);
    expect([...doc.querySelectorAll('.part')].map(({ textContent }) => textContent)).toEqual([
      'Elsewhere',
      'Phone',
    ]);
  });

  test('is inserted into a target elsewhere, and into the element if the target is no selector', async () => {
    const html = `<i id="part">x</i>${element(texts, { target: '#part' })}`;
    const { find, view } = await open(html, PHONE);
    expect([find('#part').textContent, view().textContent]).toEqual(['Phone', 'Desktop']);
    const invalid = await open(element(texts, { target: '#pa]rt' }), PHONE);
    expect(invalid.view().textContent).toBe('Phone');
  });
});

describe('classes, styles and visibility', () => {
  const looks = {
    classes: { phone: { add: ['small', 'no good', ''], remove: ['large', 'a b'] } },
    styles: { phone: { 'background-color': 'red' } },
    visibility: { desktop: true, tablet: 'off' },
  };
  const attributes = 'class="large plain" style="color: blue"';

  test('are those of the device, and go again', async () => {
    const { view, resizeTo } = await open(element(looks, {}, 'div', attributes), PHONE);
    expect(view().className.split(' ').toSorted()).toEqual([
      'et_multi_view_hidden',
      'et_multi_view_swapped',
      'plain',
      'small',
    ]);
    expect(view().style.backgroundColor).toBe('red');
    await resizeTo(TABLET);
    expect(view().className).toBe('large plain et_multi_view_hidden et_multi_view_swapped');
    expect(view().style.backgroundColor).toBe('');
    await resizeTo(DESKTOP);
    expect(view().className).toBe('large plain');
    expect(view().style.cssText).toBe('color: blue;');
  });

  test.each([
    [false, true],
    [0, true],
    ['', true],
    ['0', true],
    ['off', true],
    ['false', true],
    [null, true],
    [true, false],
    ['1', false],
    ['on', false],
    [1, false],
  ])('a visibility of %j hides: %s', async (value, isHidden) => {
    const { view } = await open(element({ visibility: { phone: value } }), PHONE);
    expect(view().classList.contains('et_multi_view_hidden')).toBe(isHidden);
  });

  test('without a visibility an element is shown', async () => {
    const { view } = await open(element(texts), PHONE);
    expect(view().className).toBe('et_multi_view_swapped');
  });

  test('without a visibility an element that the server has hidden stays hidden', async () => {
    const { view } = await open(element(texts, {}, 'div', 'class="et_multi_view_hidden"'), PHONE);
    expect(view().classList.contains('et_multi_view_hidden')).toBe(true);
  });
});

describe('the pointer', () => {
  test('over an element leaves it what has no value of its own for the pointer', async () => {
    const { view, hover } = await open(
      module(
        element({
          content: { desktop: 'Desktop', hover: 'Hover' },
          styles: { tablet: { color: 'red' } },
        }),
      ),
      TABLET,
    );
    await hover('#module');
    expect(view().textContent).toBe('Hover');
    expect(view().style.color).toBe('red');
  });

  const hovering = { content: { desktop: 'Desktop', hover: 'Hover' } };

  test('over the module of an element shows its own content', async () => {
    const { view, hover, has } = await open(module(element(hovering)));
    expect(has('#module', 'et_multi_view__hover_selector')).toBe(true);
    await hover('#module');
    expect(view().textContent).toBe('Hover');
    expect(has('#module', 'et_multi_view__hovered')).toBe(true);
    expect(has('#view', 'et_multi_view_swapped')).toBe(true);
    await hover('#module', false);
    expect(view().textContent).toBe('Desktop');
    expect(has('#module', 'et_multi_view__hovered')).toBe(false);
    expect(has('#view', 'et_multi_view_swapped')).toBe(false);
  });

  test('counts over the part that is named instead, and over the module where none is found', async () => {
    const named = await open(
      `<p id="owner"></p>${module(element(hovering, { hover_selector: '#owner' }))}`,
    );
    expect(named.has('#module', 'et_multi_view__hover_selector')).toBe(false);
    await named.hover('#owner');
    expect(named.view().textContent).toBe('Hover');
    const unmatched = await open(module(element(hovering, { hover_selector: '#ow]ner' })));
    await unmatched.hover('#module');
    expect(unmatched.view().textContent).toBe('Hover');
  });

  test('means nothing to what has no content for it, nor outside of modules', async () => {
    const { has, doc, server } = await open(module(element(texts)));
    expect(has('#module', 'et_multi_view__hover_selector')).toBe(false);
    expect(doc.body.outerHTML).toBe(server);
    const alone = await open(element(hovering));
    expect(alone.doc.body.outerHTML).toBe(alone.server);
  });
});

describe('the page', () => {
  test('is left as it was on a desktop, and restored at the end', async () => {
    const { doc, server, stop, resizeTo } = await open(element(texts));
    expect(doc.body.outerHTML).toBe(server);
    await resizeTo(PHONE);
    stop();
    expect(doc.body.outerHTML).toBe(server);
  });

  test('elements found later are handled as well, once', async () => {
    const { doc, page, view } = await open('<main></main>', PHONE);
    const box = doc.createElement('div');
    box.innerHTML = `${element(texts)}<i></i>`;
    doc.body.append(box);
    page.bus.emit('content:found', { root: box });
    await settle();
    const node = view().firstChild;
    expect(view().textContent).toBe('Phone');
    // Without values of its own, an attribute is unchanged.
    expect([box.className, doc.documentElement.className]).toEqual(['', '']);
    page.bus.emit('content:found', { root: view() });
    await settle();
    expect(view().firstChild).toBe(node);
  });

  test('what has left the page changes no more', async () => {
    const { view, resizeTo } = await open(element(texts));
    const removed = view();
    removed.remove();
    await resizeTo(PHONE);
    expect(removed.textContent).toBe('Desktop');
  });

  test.each([['nothing'], ['[]'], ['{"schema":[]}']])(
    'an element whose values are %s stays as it is',
    async (value) => {
      const { view } = await open(`<p id="view" data-et-multi-view='${value}'>Text</p>`, PHONE);
      expect(view().textContent).toBe('Text');
    },
  );
});
