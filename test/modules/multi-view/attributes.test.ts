import { describe, expect, test } from 'vitest';
import { DESKTOP, element, PHONE, withViews } from './view-page';

const open = withViews();
describe('attributes', () => {
  const open400 = (attrs: object, attributes = 'src="/large.jpg"') =>
    open(element({ attrs: { phone: attrs } }, {}, 'img', attributes), PHONE);

  test('an image gets its sizes, and is marked when it is loaded', async () => {
    const { view, has } = await open400(
      { src: '/small.jpg', alt: 'Small', srcset: '/a.jpg 2x' },
      'src="/large.jpg" srcset="/b.jpg 2x" sizes="50vw"',
    );
    const { attributes } = view();
    const value = (name: string) => attributes.getNamedItem(name)?.value;
    expect(['src', 'alt', 'srcset', 'sizes'].map(value)).toEqual([
      '/small.jpg',
      'Small',
      '/a.jpg 2x',
      undefined,
    ]);
    expect(has('#view', 'et_multi_view_image__loading')).toBe(true);
    expect(has('#view', 'et_multi_view_image__loaded')).toBe(false);
    view().dispatchEvent(new Event('load'));
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
    expect(has('#view', 'et_multi_view_image__loaded')).toBe(true);
  });

  test('an image that cannot be loaded shows its description', async () => {
    const { view, has } = await open400({ src: '/gone.jpg', alt: 'Small' });
    expect(has('#view', 'et_multi_view_image__loading')).toBe(true);
    view().dispatchEvent(new Event('error'));
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
    expect(has('#view', 'et_multi_view_image__loaded')).toBe(false);
  });

  test('an image that loads once the window is wide again, or the page has ended, is as the server has sent it', async () => {
    const { view, doc, server, resizeTo, stop } = await open400({ src: '/small.jpg' });
    await resizeTo(DESKTOP);
    view().dispatchEvent(new Event('load'));
    expect(doc.body.outerHTML).toBe(server);
    await resizeTo(PHONE);
    stop();
    view().dispatchEvent(new Event('load'));
    expect(doc.body.outerHTML).toBe(server);
  });

  test('an image that has loaded does not wait again in a window that is a little wider', async () => {
    const { view, has, resizeTo } = await open400({ src: '/small.jpg' });
    view().dispatchEvent(new Event('load'));
    await resizeTo(PHONE + 10);
    expect(has('#view', 'et_multi_view_image__loaded')).toBe(true);
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
  });

  test('an image with another description alone keeps its sizes and does not wait', async () => {
    const { view, has } = await open400(
      { alt: 'Small', title: 'Words' },
      'src="/large.jpg" srcset="/b.jpg 2x"',
    );
    expect(view().getAttribute('srcset')).toBe('/b.jpg 2x');
    expect(view().getAttribute('alt')).toBe('Small');
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
  });

  test('without an address an image is hidden, and does not wait', async () => {
    const { has } = await open400({ src: '' });
    expect(has('#view', 'et_multi_view_hidden_image')).toBe(true);
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
  });

  test('an image that is hidden on the desktop is shown if it has an address', async () => {
    const { has } = await open400({ src: '/a.jpg' }, 'src="" class="et_multi_view_hidden_image"');
    expect(has('#view', 'et_multi_view_hidden_image')).toBe(false);
  });

  test('the same image keeps its sizes and does not wait', async () => {
    const { view, has } = await open400(
      { src: '/large.jpg' },
      'src="/large.jpg" srcset="/b.jpg 2x"',
    );
    expect(view().getAttribute('srcset')).toBe('/b.jpg 2x');
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
  });

  test('an element that is no image does not wait for its address', async () => {
    const { has } = await open(
      element({ attrs: { phone: { src: '/a.mp4' } } }, {}, 'video'),
      PHONE,
    );
    expect(has('#view', 'et_multi_view_image__loading')).toBe(false);
  });

  test.each([
    ['onclick', 'alert(1)'],
    ['srcdoc', '<b>'],
    ['class', 'mine'],
    ['style', 'color: red'],
    ['id', 'mine'],
    ['sizes', '1px'],
    ['a b', 'x'],
    ['href', 'javascript:alert(1)'],
    ['SRC', 'javascript:alert(1)'],
    ['action', 'javascript:alert(1)'],
    ['formaction', 'javascript:alert(1)'],
    ['poster', 'javascript:alert(1)'],
    ['data', 'javascript:alert(1)'],
  ])('the attribute %s with "%s" is not set', async (name, value) => {
    const { view } = await open(element({ attrs: { phone: { [name]: value } } }), PHONE);
    expect(view().getAttribute(name)).not.toBe(value);
  });

  test.each([
    ['title', 'Words'],
    ['_x', '1'],
    ['href', ''],
    ['data-onclick', 'x'],
    ['data-id', 'x'],
    ['srcdocs', 'x'],
    ['classes', 'x'],
    ['styled', 'x'],
    ['srcsets', 'x'],
    ['sizes-of', 'x'],
    ['idea', 'x'],
  ])('the attribute %s with "%s" is set, and removed on the desktop', async (name, value) => {
    const { view, resizeTo } = await open(element({ attrs: { phone: { [name]: value } } }), PHONE);
    expect(view().getAttribute(name)).toBe(value);
    await resizeTo(DESKTOP);
    expect(view().hasAttribute(name)).toBe(false);
  });
});
