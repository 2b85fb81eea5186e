import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CleanProfile } from '../../../src/runtime/insert/profile';
import { createNativeSanitise } from '../../../src/runtime/insert/sanitise-natively';
import { installSanitizer } from './platform-sanitizer';

let uninstall = () => {};
beforeEach(() => {
  // Named fields shadow the properties of a form; in happy-dom a form also has other own names.
  const { hasOwn } = Object;
  vi.spyOn(Object, 'hasOwn').mockImplementation((target, name) =>
    target instanceof HTMLFormElement
      ? [...target.querySelectorAll('[name]')].some((field) => field.getAttribute('name') === name)
      : hasOwn(target, name),
  );
});
afterEach(() => {
  uninstall();
  uninstall = () => {};
});

const clean = (html: string, profile: CleanProfile = 'form') => {
  uninstall = installSanitizer();
  const sanitise = createNativeSanitise(document);
  if (!sanitise) throw new Error('The sanitizer is not taken for a good one.');
  const shown = document.createElement('div');
  shown.append(sanitise(html, profile));
  return shown.innerHTML;
};

describe('a browser whose sanitizer is not what it should be', () => {
  test('has none', () => {
    expect(createNativeSanitise(document)).toBeNull();
  });

  test.each<[what: string, alter: (content: DocumentFragment) => void]>([
    ['removes nothing', (content) => content.append(document.createElement('x-y'))],
    ['lets handlers through', (content) => content.querySelector('i')?.setAttribute('x-b', 'c')],
    ['removes too much', (content) => content.querySelector('input')?.remove()],
    [
      'fails',
      () => {
        throw new Error('half of it is missing');
      },
    ],
  ])('is not used where it %s', (_, alter) => {
    uninstall = installSanitizer(alter);
    expect(createNativeSanitise(document)).toBeNull();
  });
});

describe('markup of the server', () => {
  test.each<[what: string, html: string, shown: string]>([
    [
      'keeps text, links and lists',
      '<ul><li><a href="/a/">A</a></li></ul>',
      '<ul><li><a href="/a/">A</a></li></ul>',
    ],
    ['keeps rows at its top', '<tr><td>1</td></tr>', '<tr><td>1</td></tr>'],
    ['keeps the contents of unknown elements', '<p>a<x-y>b<b>c</b></x-y></p>', '<p>ab<b>c</b></p>'],
    ['loses scripts with what they hold', '<p>a</p><script>b()</script>', '<p>a</p>'],
    [
      'loses frames and objects with what they hold',
      '<iframe>a</iframe><object><b>c</b></object><p></p>',
      '<p></p>',
    ],
    ['loses handlers', '<p onclick="a()" class="b">c</p>', '<p class="b">c</p>'],
    ['loses comments', '<p>a<!-- b --></p>', '<p>a</p>'],
    [
      'keeps data and states',
      '<p data-a="b" aria-label="c" aria-hidden="true"></p>',
      '<p data-a="b" aria-label="c" aria-hidden="true"></p>',
    ],
    ['loses white space around values', '<p class=" a b "></p>', '<p class="a b"></p>'],
    ['keeps it in what a field holds', '<input value=" a ">', '<input value=" a ">'],
    [
      'keeps forms, their fields and what ties them together',
      '<form action="/a/"><input name="b" form="c" type="text"><button>d</button></form>',
      '<form action="/a/"><input name="b" form="c" type="text"><button>d</button></form>',
    ],
    [
      'keeps what a label is for',
      '<label for="a">b</label><output for="c">d</output><p for="e"></p>',
      '<label for="a">b</label><output for="c">d</output><p></p>',
    ],
    [
      'keeps images',
      '<img src="/a.jpg" alt="b" loading="lazy" srcset="/c.jpg 2x">',
      '<img src="/a.jpg" alt="b" loading="lazy" srcset="/c.jpg 2x">',
    ],
    [
      'keeps drawings',
      '<svg overflow="a"><path mask="b"></path><filter></filter></svg>',
      '<svg overflow="a"><path mask="b"></path><filter></filter></svg>',
    ],
    [
      'removes references of SVG images to other files',
      '<svg><use href="#a"></use><foreignObject><p></p></foreignObject></svg>',
      '<svg></svg>',
    ],
    [
      'loses markup in the title of a drawing',
      '<svg><title>a<b>c</b></title></svg>',
      '<svg><title>a</title></svg>',
    ],
    [
      'keeps names that hide nothing it needs',
      '<form><input name="title"><input id="cookie"></form>',
      '<form><input name="title"><input id="cookie"></form>',
    ],
    [
      'loses an address that runs, also where a name only begins as that of a text does',
      '<input form="javascript:a()" class="b:c">',
      '<input class="b:c">',
    ],
    ['keeps style sheets', '<style>a{b:c}</style>', '<style>a{b:c}</style>'],
    ['loses style sheets with markup in them', '<style>a{b:"<img>"}</style><p></p>', '<p></p>'],
  ])('%s', (_, html, shown) => {
    expect(clean(html)).toBe(shown);
  });

  test('what is cleaned after it is not changed by it', () => {
    uninstall = installSanitizer();
    const sanitise = createNativeSanitise(document);
    const textOf = (html: string) => sanitise?.(html, 'form').textContent;
    expect([textOf('<x-a>a</x-a>'), textOf('<x-b>b</x-b>'), textOf('<x-a>c</x-a>')]).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('is one text where something stood between two', () => {
    uninstall = installSanitizer();
    const fragment = createNativeSanitise(document)?.('a<!-- b -->c<x-y></x-y>d', 'form');
    expect(fragment?.childNodes).toHaveLength(1);
    expect(fragment?.ownerDocument).toBe(document);
  });
});

describe('an address', () => {
  test.each([
    'https://a.example/',
    'HTTP://a.example/',
    'ftp://a.example/',
    'ftps://a.example/',
    'mailto:a@b.example',
    'tel:0123',
    'callto:a',
    'sms:0123',
    'cid:a',
    'xmpp:a',
    'matrix:a',
    '/a/?b=c:d',
    '#a',
    '//a.example/',
    'a/b:c',
    '1:2',
  ])('that leads somewhere stays: %s', (address) => {
    expect(clean(`<a href="${address}">a</a>`)).toBe(`<a href="${address}">a</a>`);
  });

  test.each([
    'javascript:a()',
    'JavaScript:a()',
    ' java\tscript:a()',
    'java\u00a0script:a()',
    'vbscript:a',
    'blob:a',
    'data:text/html,a',
    'xhttps://a.example/',
    'a+b.c-d:e',
  ])('of an unknown scheme is removed: %j', (address) => {
    expect(clean(`<a href="${address}">a</a>`)).toBe('<a>a</a>');
    expect(clean(`<form action="${address}"></form>`)).toBe('<form></form>');
  });

  test.each([
    ['img', 'src', true],
    ['video', 'src', true],
    ['audio', 'src', true],
    ['source', 'src', true],
    ['track', 'src', true],
    ['img', 'poster', false],
    ['input', 'src', false],
    ['a', 'href', false],
  ])('of data is that of media alone: %s %s %s', (name, attribute, isKept) => {
    const shown = clean(`<${name} ${attribute}="data:image/png;base64,a"></${name}>`);
    expect(shown.includes('data:')).toBe(isKept);
  });

  test.each([
    'alt',
    'title',
    'value',
    'placeholder',
    'class',
    'pattern',
    'summary',
    'label',
    'id',
    'name',
    'role',
    'style',
    'data-a',
    'aria-label',
  ])('is not what %s holds, whatever colons are in it', (name) => {
    expect(clean(`<input ${name}="note: a">`)).toBe(`<input ${name}="note: a">`);
  });
});

test.each([
  '--&gt;',
  '--!&gt;',
  ']&gt;',
  '&lt;/style',
  '&lt;/SCRIPT',
  '&lt;/title',
  '&lt;/textarea',
  '&lt;/xmp',
  '&lt;/iframe',
  '&lt;/noscript',
  '&lt;/noembed',
  '&lt;/noframes',
])('a value that would close its context, serialised again, is removed: %s', (text) => {
  expect(clean(`<p title="a${text}b">c</p>`)).toBe('<p>c</p>');
});

describe('text, media and links alone', () => {
  test.each<[what: string, html: string, shown: string]>([
    [
      'have no forms, only what these hold',
      '<form><p>a</p><input><button>b</button></form>',
      '<p>a</p>b',
    ],
    ['have no style sheets', '<style>a{b:c}</style><p></p>', '<p></p>'],
    ['have no names that the document has', '<a name="cookie" id="title">a</a>', '<a>a</a>'],
    ['have no names that forms have', '<a id="submit">a</a>', '<a>a</a>'],
    ['have other names', '<a id="knots" name="ropes">a</a>', '<a id="knots" name="ropes">a</a>'],
    ['are tied to no form', '<p form="a">b</p>', '<p>b</p>'],
    [
      'have no names in templates either',
      '<template><a id="submit">a</a></template>',
      '<template><a>a</a></template>',
    ],
  ])('%s', (_, html, shown) => {
    expect(clean(html, 'content')).toBe(shown);
  });
});

test.each([
  ['setAttribute', 0],
  ['removeChild', 0],
  ['attributes', 0],
  ['insertBefore', 0],
  ['email', 1],
])(
  'a form with a field that hides a property is removed: of a field called %s %i stays',
  (name, left) => {
    const shown = clean(`<form><input name="${name}"></form>`);
    expect(shown.includes('<form>')).toBe(left === 1);
  },
);

test.each(['use', 'xmp', 'noembed', 'selectedcontent', 'annotation-xml'])(
  'the contents of %s are removed with it',
  (name) => {
    expect(clean(`<p>a</p><${name}>b</${name}>`)).toBe('<p>a</p>');
  },
);
