// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { beforeDeferred } from '../support/before-deferred';
import { page, rawVariation as raw } from './variation-markup';
import { withVariations } from './variation-page';
import { settle } from './shop-page';

const { start, open, choose, press, wait, select } = withVariations();

const template = (html: string) => (printed: string) =>
  printed.replace('<div>{{{ data.variation.price_html }}}</div>', html);

test('a template with logic of a theme is filled by WordPress, by its name', async () => {
  const wp = {
    template: (name: string) => (data: { variation: { sku: string } }) =>
      `<p>${name} of ${data.variation.sku}</p>`,
  };
  const { find } = await start({
    print: template('<# if ( data.variation.sku ) { #>x<# } #>'),
    globals: { wp },
  });
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('variation-template of SKU-1');
});

test.each([
  ['has no logic', '<b>{{ data.variation.sku }}</b>', { template: () => () => 'WordPress' }],
  ['has some, which WordPress is not there to fill', '<b><# #>{{ data.variation.sku }}</b>', {}],
])('a template that %s is filled without WordPress', async (_, html, wp) => {
  const { find } = await start({ print: template(html), globals: { wp } });
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toContain('SKU-1');
});

test('a variation that is not for sale shows the words for that and cannot be bought', async () => {
  const { find } = await start({
    list: [raw(1, 'red', 'small', { variation_is_visible: false })],
  });
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('Not available.');
  expect(find('.single_add_to_cart_button').className).toContain('wc-variation-is-unavailable');
});

test('a page without the templates shows nothing of a variation, and it can be bought', async () => {
  const { find } = await start({ print: (html) => html.replace(/<script.*$/s, '') });
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('');
  expect(find('.single_add_to_cart_button').className).not.toContain('disabled');
});

test('a recording in the words of a variation has its player, which WordPress makes', async () => {
  const audio = '<audio class="wp-audio-shortcode" src="/hum.mp3"></audio>';
  const made: string[] = [];
  const initialize = () => {
    for (const each of document.querySelectorAll('.single_variation audio'))
      made.push(each.className);
  };
  await start({
    list: [raw(1, 'red', 'small', { price_html: audio })],
    globals: { wp: { mediaelement: { initialize } } },
  });
  await choose('red', 'small');
  expect(made).toEqual(['wp-audio-shortcode']);
});

test('only the newest of two quick choices is shown', async () => {
  const { find, listenFor, received } = await start();
  listenFor('show_variation');
  const change = (name: string, value: string) => {
    select(name).value = value;
    select(name).dispatchEvent(new Event('change', { bubbles: true }));
  };
  change('colour', 'red');
  change('size', 'small');
  await wait(200);
  change('size', 'large');
  await wait(299);
  expect(received).toEqual([]);
  await wait(1);
  expect(received).toEqual([
    { name: 'show_variation', args: [expect.objectContaining({ variation_id: 2 }), true] },
  ]);
  expect(find('.single_variation').textContent).toBe('2');
});

test('other scripts receive a variation as the server has printed it', async () => {
  const printed = raw(1, 'red', 'small', {
    is_in_stock: false,
    dimensions_html: '1 x 2',
    of_a_plugin: 'x',
  });
  const { listenFor, received } = await start({ list: [printed] });
  listenFor('found_variation', 'show_variation');
  await choose('red', 'small');
  expect(received).toEqual([
    { name: 'found_variation', args: [printed] },
    { name: 'show_variation', args: [printed, false] },
  ]);
});

test('a form that ends before a variation is shown shows none', async () => {
  const shop = await start();
  select('colour').value = 'red';
  select('size').value = 'small';
  select('size').dispatchEvent(new Event('change', { bubbles: true }));
  shop.stop();
  await wait(300);
  expect(shop.find('.single_variation').innerHTML).toBe('');
});

test('the quantity, and the fields of extensions in the form, are no new choice', async () => {
  const { find, listenFor, received } = await start();
  await choose('red', 'small');
  listenFor('clear_reset_announcement', 'check_variations');
  find('.qty').dispatchEvent(new Event('change', { bubbles: true }));
  await wait(300);
  expect(received).toEqual([]);
  expect((find('.variation_id') as HTMLInputElement).value).toBe('1');
});

test('defaults for which the server has no variation show a message', async () => {
  const preset = (html: string) =>
    html
      .replace('<option value="blue">', '<option value="blue" selected="">')
      .replace('<option value="large">', '<option value="large" selected="">');
  const { doc, sent } = open({ list: false, print: preset });
  await wait(100);
  sent[0]?.reply('false');
  await settle();
  expect(doc.querySelector('.wc-no-matching-variations')?.textContent).toBe('No match.');
});

test('what a script announces as found without saying what changes nothing', async () => {
  const { find } = await start();
  await choose('red', 'small');
  find('form').dispatchEvent(new CustomEvent('skerry:found_variation', { detail: [{}] }));
  await wait(300);
  expect(find('.single_variation').textContent).toBe('1');
});

test('during a request the form is covered, and the request holds what an extension adds', async () => {
  const { find, sent, doc } = await start({
    list: false,
    print: (html) =>
      html
        .replace('data-product_id="7"', '$& data-custom_data="engraving"')
        .replaceAll(/ data-attribute_name="\w+"/g, ''),
  });
  await choose('red', 'small');
  expect(find('form').getAttribute('aria-busy')).toBe('true');
  expect(find('form > .blockOverlay').style.background).toBe('#fff');
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    attribute_colour: 'red',
    attribute_size: 'small',
    product_id: '7',
    custom_data: 'engraving',
  });
  sent[0]?.reply(raw(1, 'red', 'small'));
  await settle();
  expect(doc.querySelector('.blockUI')).toBeNull();
  await wait(300);
  expect(find('.single_variation').textContent).toBe('1');
});

test('a form without lists is left alone', async () => {
  const { find } = await start({
    print: (html) => html.replace(/<table class="variations">.*<\/table>/s, ''),
  });
  expect(find('.single_add_to_cart_button').className).toBe('single_add_to_cart_button button');
  expect(press('.single_add_to_cart_button').defaultPrevented).toBe(false);
});

test('on a page of Divi each list has the span that its arrow is drawn on, once', async () => {
  const { find } = await start({
    globals: { DIVI: {} },
    print: (html) =>
      html.replace(/<select name="attribute_size".*?<\/select>/s, '<span class="own">$&</span>'),
  });
  const [colour, size] = [select('colour'), select('size')];
  expect(colour.parentElement?.outerHTML).toBe(`<span>${colour.outerHTML}</span>`);
  expect(colour.closest('td')?.dataset.isSpanAdded).toBe('1');
  expect(size.parentElement?.className).toBe('own');
  expect(size.parentElement?.parentElement?.tagName).toBe('TD');
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('1');
});

test.each([
  ['of another theme', {}, String],
  [
    'of Divi, outside the cells of a table',
    { DIVI: {} },
    (html: string) => html.replaceAll('td class="value"', 'td'),
  ],
])('on a page %s the lists stay where they are', async (_, globals, print) => {
  await start({ globals, print });
  expect(select('colour').parentElement?.tagName).toBe('TD');
});

test('plugins for swatches whose scripts are deferred receive the start of a form', async () => {
  const run = beforeDeferred();
  const shop = await start({});
  shop.listenFor('wc_variation_form');
  await wait(1000);
  expect(shop.received).toEqual([]);
  run();
  expect(shop.received.map(({ name }) => name)).toEqual(['wc_variation_form']);
});

test('a form that is inserted later starts when it is first used, once', async () => {
  const shop = open({ print: (html) => html.replace(/<form.*<\/form>/s, '<i id="place"></i>') });
  const { find, listenFor, received } = shop;
  listenFor('wc_variation_form');
  const form = /<form.*<\/form>/s.exec(page([raw(1, 'red', 'small')]))?.[0] ?? '';
  find('#place').innerHTML = form;
  for (const _time of ['first', 'second']) {
    select('colour').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await wait(100);
  }
  expect(received).toEqual([{ name: 'wc_variation_form', args: [find('form')] }]);
  await choose('red', 'small');
  expect(find('.single_variation').textContent).toBe('1');
  shop.stop();
  find('form').remove();
});

test('a form that a quick view inserts shows what is already chosen in it, before any interaction', async () => {
  const shop = open({ print: (html) => html.replace(/<form.*<\/form>/s, '<i id="place"></i>') });
  const { find } = shop;
  const form = /<form.*<\/form>/s.exec(page([raw(1, 'red', 'small')]))?.[0] ?? '';
  find('#place').innerHTML = form;
  select('colour').value = 'red';
  select('size').value = 'small';
  shop.page.bus.emit('content:found', { root: find('#place') });
  await wait(400);
  expect(find('.single_variation').textContent).toBe('1');
  expect(find('.single_add_to_cart_button').className).not.toContain('disabled');
  shop.stop();
  find('form').remove();
});

test('the first look at a form waits for other scripts, which set their defaults first', async () => {
  const { listenFor, received } = open();
  listenFor('check_variations');
  await wait(99);
  expect(received).toEqual([]);
  await wait(1);
  expect(received).toHaveLength(1);
  vi.clearAllTimers();
});

test('a product with one list of choices shows what is chosen in it', async () => {
  const shop = open({
    print: (html) =>
      html.replace(/<tr><td class="value"><select name="attribute_size".*?<\/tr>/, ''),
    list: [{ ...raw(1, 'red', ''), attributes: { attribute_colour: 'red' } }],
  });
  await wait(300);
  select('colour').value = 'red';
  select('colour').dispatchEvent(new Event('change', { bubbles: true }));
  await wait(300);
  expect(shop.find('.single_variation').textContent).toBe('1');
});
