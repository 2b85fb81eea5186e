// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextCarrier } from '../../../src/runtime/insert/create-text-carrier';

const parse = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};
const element = (html: string) => parse(html).firstElementChild as HTMLElement;
const carry = (html: string, shown: Element) => createTextCarrier(parse(html))(shown);

test('texts are carried over where nothing else differs; every node stays', () => {
  const shown = element('<a class="x" href="/cart/"><b>1</b> item <i>£5</i></a>');
  const nodes = [...shown.querySelectorAll('*')];
  expect(carry(' <a href="/cart/" class="x"><b>2</b> items <i>£10</i></a>\n', shown)).toBe(true);
  expect(shown.outerHTML).toBe('<a class="x" href="/cart/"><b>2</b> items <i>£10</i></a>');
  expect([...shown.querySelectorAll('*')]).toEqual(nodes);
});

test('markup in a text stays text', () => {
  const shown = element('<p>1</p>');
  expect(carry('<p>&lt;img src=x onerror=alert(1)&gt;</p>', shown)).toBe(true);
  expect(shown.childElementCount).toBe(0);
  expect(shown.textContent).toBe('<img src=x onerror=alert(1)>');
});

const from = '<p class="x"><a href="/cart/">1</a> <i>now</i></p>';
test.each([
  ['an attribute arrives', '<p class="x"><a href="/cart/" onclick="x()">2</a> <i>now</i></p>'],
  ['an attribute leaves', '<p class="x"><a>2</a> <i>now</i></p>'],
  ['an address changes', '<p class="x"><a href="javascript:x()">2</a> <i>now</i></p>'],
  ['an attribute of the root changes', '<p class="y"><a href="/cart/">2</a> <i>now</i></p>'],
  ['an element arrives', '<p class="x"><a href="/cart/">2</a> <i>now<b></b></i></p>'],
  ['an element leaves', '<p class="x"><a href="/cart/">2</a> now</p>'],
  ['the kind of an element changes', '<p class="x"><a href="/cart/">2</a> <b>now</b></p>'],
  ['a text changes its place', '<p class="x">2<a href="/cart/"></a> <i>now</i></p>'],
  ['a comment arrives', '<p class="x"><a href="/cart/">2</a> <i>now</i><!-- new --></p>'],
  ['two elements replace one', '<p class="x"><a href="/cart/">2</a> <i>now</i></p><p>3</p>'],
  ['a text is beside it', 'More <p class="x"><a href="/cart/">2</a> <i>now</i></p>'],
  ['nothing is returned', ''],
  ['only a text is returned', '2'],
])('nothing is carried over nor changed when %s', (_, html) => {
  const shown = element(from);
  expect(carry(html, shown)).toBe(false);
  expect(shown.outerHTML).toBe(from);
});

test.each(['script', 'style', 'template', 'noscript', 'iframe', 'xmp', 'noembed', 'noframes'])(
  'nothing is carried over where there is a %s',
  (name) => {
    const html = (text: string) => `<div><b>${text}</b><${name}>${text}</${name}></div>`;
    const shown = element(html('1'));
    const before = shown.outerHTML;
    expect(carry(html('2'), shown)).toBe(false);
    expect(shown.outerHTML).toBe(before);
  },
);

test.each(['<input type="radio" checked>', '<option selected>a</option>', '<textarea></textarea>'])(
  'what a visitor may have changed is left to what also sets its state: %s',
  (control) => {
    const html = (text: string) => `<div><b>${text}</b>${control}</div>`;
    expect(carry(html('2'), element(html('1')))).toBe(false);
  },
);

test('several elements may show one fragment, each from its own state', () => {
  const carryInto = createTextCarrier(parse('<p><b>3</b></p>'));
  const [first, other, changed, late] = ['<b>1</b>', '<b>2</b>', '<i>1</i>', '<b>1</b>'].map(
    (html) => element(`<p>${html}</p>`),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect([first, other, changed, late].map((shown) => carryInto(shown))).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([first, other, late].map(({ textContent }) => textContent)).toEqual(['3', '3', '3']);
  expect(changed.outerHTML).toBe('<p><i>1</i></p>');
  // It already shows this text: nothing is written.
  expect(carryInto(first)).toBe(true);
});

test('carrying gives exactly the newer markup, or changes nothing', () => {
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('x', 'y', '<!-- c -->'),
      fc
        .tuple(
          fc.constantFrom('p', 'b'),
          fc.constantFrom('', ' id="a"', ' title="x"'),
          fc.array(tie('node'), { maxLength: 3 }),
        )
        .map(([tag, attribute, nodes]) => `<${tag}${attribute}>${nodes.join('')}</${tag}>`),
    ),
  })).node;
  fc.assert(
    fc.property(tree, tree, (one, two) => {
      const shown = element(`<div>${one}</div>`);
      const before = shown.outerHTML;
      const next = element(`<div>${two}</div>`).outerHTML;
      const isCarried = carry(`<div>${two}</div>`, shown);
      return shown.outerHTML === (isCarried ? next : before);
    }),
  );
});
