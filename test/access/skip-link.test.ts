import { describe, expect, test, vi } from 'vitest';
import { startSkipLink } from '../../src/access/landmarks/skip-link';
import { createLabels } from '../../src/runtime/labels';
import type { Start } from '../../src/runtime/definition';
import { fixes } from './access-page';
import { waitFor } from '../support/wait-for';

let labels = {};
const start: Start = (scope) =>
  startSkipLink({ ...scope, page: { ...scope.page, labels: createLabels(labels) } });
const open = fixes(start);
const linkOf = (doc: Document) => doc.querySelector<HTMLAnchorElement>('.skerry-skip');
const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );

describe('the link to the content', () => {
  test('is first on the page, leads to its main landmark, and is removed without a trace', () => {
    const { doc, before, stop } = open('<p>x</p><div id="main-content">Text</div>');
    const link = linkOf(doc);
    expect(doc.body.firstChild).toBe(link);
    expect(link?.outerHTML).toBe(
      '<a class="skerry-skip" href="#main-content" lang="en">Skip to content</a>',
    );
    expect(doc.querySelector('#main-content')?.getAttribute('role')).toBe('main');
    expect(rules().join()).toContain('.skerry-skip:not(:focus)');
    stop();
    expect(doc.body.innerHTML).toBe(before);
    expect(rules().join()).not.toContain('skerry-skip');
  });

  test('gives a main landmark without an id one, and none a role that is one', () => {
    const { doc, read } = open('<main>Text</main>');
    expect(linkOf(doc)?.getAttribute('href')).toBe('#skerry-1');
    expect([read('main', 'id'), read('main', 'role')]).toEqual(['skerry-1', null]);
  });

  test('has the site’s text, in the language of the page', () => {
    labels = { skip: 'Zum Inhalt' };
    const link = linkOf(open('<main id="m"></main>').doc);
    labels = {};
    expect(link?.textContent).toBe('Zum Inhalt');
    expect(link?.hasAttribute('lang')).toBe(false);
  });

  test.each([
    ['on a page whose content cannot be determined', '<p>x</p>'],
    ['beside the one of the theme', '<a href="#m">Skip</a><main id="m"></main>'],
  ])('is not inserted %s', (_, html) => {
    const { doc } = open(html);
    expect(linkOf(doc)).toBeNull();
  });

  test('is inserted on a page whose footer has a link to the top: that does not skip the header', () => {
    const { doc } = open(
      '<div id="page"><main id="m"></main><footer><a href="#page">Top</a></footer></div>',
    );
    expect(linkOf(doc)?.getAttribute('href')).toBe('#m');
  });

  test('is not inserted if its rules cannot be, as it would always be visible', () => {
    Object.defineProperty(document, 'adoptedStyleSheets', { value: undefined, configurable: true });
    const { doc, read } = open('<div id="main-content"></div>');
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
    expect(linkOf(doc)).toBeNull();
    expect(read('#main-content', 'role')).toBe('main');
  });

  test('moves the focus to the content, a quarter down the window, and keeps the address', () => {
    const { doc, find } = open('<main id="m"></main>');
    find('#m').getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(400);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    linkOf(doc)?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(doc.activeElement).toBe(find('#m'));
    expect(scrollBy.mock.calls).toEqual([[0, 800]]);
  });

  test('is first again when a dialog is inserted before it, but does not fight for the place', async () => {
    const { doc } = open('<main id="m"></main>');
    const insert = (id: string) => {
      doc.body.insertAdjacentHTML('afterbegin', `<div id="${id}"></div>`);
    };
    const order = () => [...doc.body.children].map(({ id, localName }) => id || localName);
    for (const [id, expected] of [
      ['1', ['a', '1', 'm']],
      ['2', ['a', '2', '1', 'm']],
      ['3', ['a', '3', '2', '1', 'm']],
    ] as const) {
      insert(id);
      await waitFor(() => expect(order()).toEqual(expected));
    }
    insert('4');
    await new Promise(setImmediate);
    expect(order()).toEqual(['4', 'a', '3', '2', '1', 'm']);
  });

  test('stays where it is while it has the focus', async () => {
    const { doc } = open('<main id="m"></main>');
    linkOf(doc)?.focus();
    doc.body.insertAdjacentHTML('afterbegin', '<div></div>');
    await new Promise(setImmediate);
    expect(doc.body.firstElementChild?.localName).toBe('div');
    linkOf(doc)?.blur();
    // An insertion elsewhere does not move the link.
    doc.body.append(doc.createElement('p'));
    await waitFor(() => expect(doc.body.firstElementChild).toBe(linkOf(doc)));
  });

  test('does not return after the end', async () => {
    const { doc, stop } = open('<main id="m"></main>');
    stop();
    doc.body.insertAdjacentHTML('afterbegin', '<div></div>');
    await new Promise(setImmediate);
    expect(linkOf(doc)).toBeNull();
  });
});
