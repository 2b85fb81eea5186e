import { expect, test } from 'vitest';
import { chooseElements } from '../../../src/runtime/insert/choose-elements';

const chosen = (html: string, selector: string) =>
  chooseElements(html, (page) => [...page.querySelectorAll(selector)], document);

test('only the chosen elements of a page are passed on', () => {
  expect(chosen('<p>a</p><ul><li>b</li></ul><p>c</p>', 'p')).toEqual(['<p>a</p>', '<p>c</p>']);
});

test.each(['pre', 'textarea', 'listing'])(
  'the text of a %s begins with a line break also when its markup is parsed once more',
  (name) => {
    // Happy-dom keeps the first line break, which the parser of a browser drops.
    const html = `<div><${name}>\ncode\n</${name}></div>`;
    expect(chosen(html, 'div')).toEqual([`<div><${name}>\n\ncode\n</${name}></div>`]);
  },
);

test.each([
  ['a pre without an empty first line', '<pre>code\n</pre>'],
  ['an empty pre', '<pre></pre>'],
  ['a pre that begins with an element', '<pre><b>\ncode</b></pre>'],
  ['text elsewhere that begins with a line', '<p>\ncode</p>'],
])('%s stays as it is', (_, html) => {
  expect(chosen(`<div>${html}</div>`, 'div')).toEqual([`<div>${html}</div>`]);
});
