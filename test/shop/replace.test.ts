// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFragmentPainter } from '../../src/shop/replace/create-fragment-painter';
import { readFragment } from '../../src/shop/replace/fragments';
import { replaceElement } from '../../src/shop/replace/replace-element';
import { createShopPage } from './shop-page';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Replaces the current markup with the server’s new HTML. */
const replace = (now: string, next: string, meanwhile = () => {}) => {
  document.body.innerHTML = now;
  const root = document.body.firstElementChild as HTMLElement;
  const nodes = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-n]')].map((each) => [each.dataset['n'], each]),
  );
  meanwhile();
  const template = document.createElement('template');
  template.innerHTML = next;
  const { hasNew, shown } = replaceElement(root, template.content);
  /** The names of the elements that were kept, not re-created. */
  const kept = () =>
    [...document.body.querySelectorAll<HTMLElement>('[data-n]')]
      .filter((each) => nodes.get(each.dataset['n']) === each)
      .map((each) => each.dataset['n'])
      .join('');
  return { root, shown, hasNew, kept };
};
const html = () => document.body.innerHTML;
const n = (name: string, text = name, more = '') => `<p data-n="${name}" ${more}>${text}</p>`;
const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

describe('what differs is changed, and nothing else', () => {
  test('numbers change in their places', () => {
    const { kept, hasNew } = replace(
      `<div>${n('a', '1')}<i>x</i>${n('b', '2')}</div>`,
      `<div>${n('a', '3')}<i>x</i>${n('b', '4')}</div>`,
    );
    expect(document.body.textContent).toBe('3x4');
    expect([kept(), hasNew]).toEqual(['ab', false]);
  });

  test.each([
    ['before', ['b', 'c'], ['a', 'b', 'c']],
    ['between', ['a', 'c'], ['a', 'b', 'c']],
    ['after', ['a', 'b'], ['a', 'b', 'c']],
  ])('an element that is inserted %s the others leaves them where they are', (_, now, next) => {
    const all = (names: readonly string[]) => `<div>${names.map((name) => n(name)).join('')}</div>`;
    const { kept, hasNew } = replace(all(now), all(next));
    expect(document.body.textContent).toBe(next.join(''));
    expect([kept(), hasNew]).toEqual([now.join(''), true]);
  });

  test('an element of another class is another element, one of the same is not', () => {
    const { kept } = replace(
      `<div>${n('a', '1', 'class="old"')}${n('b', '1', 'class="same"')}</div>`,
      `<div>${n('a', '2', 'class="new"')}${n('b', '2', 'class="same"')}<i></i></div>`,
    );
    expect(kept()).toBe('b');
  });

  test.each([
    ['class', 'class="old"', 'class="new"'],
    ['id', 'id="old"', 'id="new"'],
  ])('an element of another %s in the same place is another element', (_, old, next) => {
    expect(
      replace(`<div>${n('a', '1', old)}</div>`, `<div>${n('a', '2', next)}</div>`).kept(),
    ).toBe('');
  });

  test('an element with an id keeps it, however many go before it', () => {
    const { kept } = replace(
      `<div>${n('a', '1', 'id="a"')}${n('b', '1', 'id="b"')}</div>`,
      `<div>${n('b', '2', 'id="b"')}</div>`,
    );
    expect(kept()).toBe('b');
  });

  test.each([
    ['in the first of two', '<p>1<b></b></p><p>2</p>'],
    ['in the last of two', '<p>1</p><p>2<b></b></p>'],
  ])('an element that is inserted %s is new to the page', (_, inner) => {
    expect(replace('<div><p>1</p><p>2</p></div>', `<div>${inner}</div>`).hasNew).toBe(true);
    expect(replace('<div><p>1</p><p>2</p></div>', `<div>${inner}x</div>`).hasNew).toBe(true);
  });

  test('words alone are nothing new', () => {
    expect(replace('<div><p>1</p></div>', '<div><p>2</p>more</div>').hasNew).toBe(false);
    expect(replace('<div><p>1</p></div>', '<div><p>1</p></div>').hasNew).toBe(false);
  });

  test('an element of another kind replaces the old one as a whole', () => {
    const { root, shown, hasNew } = replace('<div>1</div>', '<section>2</section>');
    expect(html()).toBe('<section>2</section>');
    expect(root.isConnected).toBe(false);
    expect([shown?.nodeName, hasNew]).toEqual(['SECTION', true]);
  });

  test.each([
    ['blanks around it', ' <div>2</div>\n', true],
    ['words beside it', 'Note <div>2</div>', false],
    ['a second one beside it', '<div>2</div><div>3</div>', false],
  ])('with %s an element is the same: %s', (_, next, isSame) => {
    expect(replace('<div>1</div>', next).root.isConnected).toBe(isSame);
  });
});

describe('lines of a cart', () => {
  const line = (key: string, count: string) =>
    `<li data-n="${key}"><a data-cart_item_key="${key}">x</a><b>${count}</b></li>`;
  test('keep their elements when one before them leaves', () => {
    const { kept, hasNew } = replace(
      `<ul>${line('a', '1')}${line('b', '1')}</ul>`,
      `<ul>${line('b', '5')}</ul>`,
    );
    expect(document.body.textContent).toBe('x5');
    expect([kept(), hasNew]).toEqual(['b', false]);
  });

  test('that are known by their fields keep theirs too', () => {
    const row = (key: string, value: string) =>
      `<tr data-n="${key}"><td><input name="cart[${key}][qty]" value="${value}"></td></tr>`;
    const { kept } = replace(
      `<table><tbody>${row('a', '1')}${row('b', '1')}</tbody></table>`,
      `<table><tbody>${row('b', '5')}${row('c', '2')}</tbody></table>`,
    );
    expect(kept()).toBe('b');
    expect(field('input').value).toBe('5');
  });

  test('that swap positions are not confused', () => {
    const { kept } = replace(
      `<ul>${line('a', '1')}${line('b', '2')}</ul>`,
      `<ul>${line('b', '2')}${line('a', '3')}</ul>`,
    );
    expect(document.body.textContent).toBe('x2x3');
    expect(kept()).toBe('ba');
  });
});

describe('what the visitor has done', () => {
  test('what they have opened stays open, and other attributes are those of the server', () => {
    replace(
      '<details open data-open="1" openness="1" aria-expanded="true" title="a" data-old><summary></summary></details>',
      '<details data-open="2" openness="2" aria-expanded="false" title="b" data-new><summary></summary></details>',
    );
    const root = document.querySelector('details') as Element;
    const attributes = [...root.attributes].map(({ name, value }) => `${name}=${value}`);
    expect(attributes.toSorted()).toEqual([
      'aria-expanded=true',
      'data-new=',
      'data-open=2',
      'open=',
      'openness=2',
      'title=b',
    ]);
  });

  test('what the server prints open for the first time opens', () => {
    replace('<div><p>1</p></div>', '<div aria-expanded="true"><p>1</p></div>');
    expect(document.querySelector('div')?.getAttribute('aria-expanded')).toBe('true');
  });

  test('what they have typed gives way to a new value, and to nothing else', () => {
    const type = () => {
      field('input').value = 'typed';
    };
    replace(
      '<div><input value="1" title="a"></div>',
      '<div><input value="1" title="b"></div>',
      type,
    );
    expect(field('input').value).toBe('typed');
    replace('<div><input value="1"></div>', '<div><input value="2"></div>', type);
    expect(field('input').value).toBe('2');
  });

  test('what they have ticked and chosen gives way to what the server has chosen', () => {
    const now =
      '<div><i>1</i><input type="checkbox"><select><option>a</option><option>b</option></select></div>';
    const choose = () => {
      field('input').checked = true;
    };
    replace(now, now.replace('1', '2').replace('"checkbox"', '"checkbox" title="t"'), choose);
    expect(field('input').checked).toBe(false);
    replace(
      now,
      now.replace('"checkbox"', '"checkbox" checked').replace('<option>b', '<option selected>b'),
    );
    expect(field('input').checked).toBe(true);
    expect((document.querySelector('select') as HTMLSelectElement).value).toBe('b');
  });
});

describe('the focus', () => {
  const focusing = (selector: string, now: string, next: string) => {
    replace(now, next, () => field(selector).focus());
    return document.activeElement?.id ?? '';
  };

  test('stays on its control, whatever is inserted before it', () => {
    const now = '<div><button data-n="a" class="x">A</button></div>';
    const { kept } = replace(now, now.replace('<div>', '<div><input id="new">'), () =>
      field('button').focus(),
    );
    expect(kept()).toBe('a');
    expect(document.activeElement?.textContent).toBe('A');
  });

  test.each([
    ['the control of the same name', '<button id="x"></button><button id="b"></button>', 'b'],
    [
      'the one in its place',
      '<a href="#" id="x"></a><a href="#" id="y"></a><a href="#" id="z"></a>',
      'y',
    ],
    ['the last one where there are fewer', '<a href="#" id="x"></a>', 'x'],
  ])('moves to %s when all is replaced', (_, inner, expected) => {
    const now = '<div><button id="a"></button><button id="b"></button></div>';
    expect(focusing('#b', now, `<section>${inner}</section>`)).toBe(expected);
  });

  test('moves to the new element if that has no control', () => {
    const now = '<div><button id="a"></button></div>';
    expect(focusing('#a', now, '<section id="s">Empty</section>')).toBe('s');
  });

  test('of what is no control is given to none', () => {
    const now = '<div><p id="p">P</p></div>';
    vi.spyOn(document, 'activeElement', 'get').mockImplementation(() =>
      document.querySelector('#p'),
    );
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    replace(now, '<section><button id="b"></button></section>');
    expect(focus).not.toHaveBeenCalled();
  });

  test('moves no page', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const now = '<div><button id="a"></button></div>';
    focusing('#a', now, '<section><button id="a"></button></section>');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  test('elsewhere stays there', () => {
    const now = '<div><button id="a"></button></div><button id="e"></button>';
    expect(focusing('#e', now, '<section><button id="a"></button></section>')).toBe('e');
  });
});

test('of the fragments of a response those that match an element of the page count', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, find, clear } = createShopPage({ html: '<p id="there">1</p><script></script>' });
  const paint = await createFragmentPainter(page)({
    '#gone': '<p>2</p>',
    script: '<p>2</p>',
    '#there': '<p id="there">2</p>',
  });
  expect(paint()).toEqual(['#there']);
  expect(find('#there').textContent).toBe('2');
  expect(logged.mock.calls.map(String).join()).toContain('Refused the fragment key script');
  expect(String(logged.mock.calls[0])).toContain('shop (call)');
  clear();
});

test('HTML that only speaks of a page is a fragment, a page is none', () => {
  expect(readFragment('<p>&lt;</p><html>')).toBe('<p>&lt;</p><html>');
  expect(readFragment(' \n<HTML lang="en">')).toBeUndefined();
});

test('the focus follows its control to another position, and does not move to its replacement', () => {
  const button = (id: string) => `<button id="${id}">${id}</button>`;
  const { shown } = replace(
    `<div>${button('one')}${button('two')}</div>`,
    `<section>${button('new')}${button('other')}${button('two')}</section>`,
    () => field('#two').focus(),
  );
  expect(shown?.tagName).toBe('SECTION');
  expect(document.activeElement).toBe(field('#two'));
});
