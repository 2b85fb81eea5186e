import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

test('the weights of a font have the names that designers know [S9.36a, S9.36b, S9.36c]', () => {
  expect(builder.fontWeights).toEqual({
    100: 'Thin',
    200: 'Ultra Light',
    300: 'Light',
    400: 'Regular',
    500: 'Medium',
    600: 'Semi Bold',
    700: 'Bold',
    800: 'Ultra Bold',
    900: 'Heavy',
  });
});

test('a weight that is switched off is none [S3.35b]', () => {
  expect(builder.fontSetting('Lora|off').weight).toBe('');
  expect(builder.fontCss('Lora|off')).toBe("font-family:'Lora',serif;");
});

test.each([
  ['Raleway Light', 'Raleway', 300],
  ['Roboto Light', 'Roboto', 100],
  ['Source Sans Pro Light', 'Source Sans Pro', 300],
  ['Lato Light', 'Lato', 300],
  ['Open Sans Light', 'Open Sans', 300],
])('texts in %s, which is offered no more, are in %s of the weight %i', (name, parent, weight) => {
  expect(builder.fontCss(name)).toBe(`font-family:'${parent}',serif; font-weight:${weight};`);
  expect(builder.fontUrl(name)).toBe(
    `//fonts.googleapis.com/css?family=${parent.replaceAll(' ', '+')}`,
  );
});

test('a font that the site knows without its type falls back to one without serifs', () => {
  expect(builder.fontCss('Inter', { fonts: { Inter: {} } })).toBe(
    "font-family:'Inter',Helvetica, Arial, Lucida, sans-serif;",
  );
});

describe('what a narrower device switches off', () => {
  test.each([
    ['a line through', '||||||on||', 'text-decoration: none;'],
    ['a line under', '||||on||||', 'text-decoration: none;'],
    ['italics', '||on||||||', 'font-style: normal;'],
  ])('%s is removed', (_, from, css) => {
    expect(builder.fontResetCss('', from)).toBe(css);
  });

  test('wins over an important rule of the wider one', () => {
    expect(builder.fontResetCss('', '||on|on|||||', { isImportant: true })).toBe(
      'font-style: normal !important;text-transform: none !important;',
    );
  });
});

test.each(['Georgia', 'Times New Roman', 'Arial', 'Trebuchet', 'Verdana'])(
  '%s is on every system and is not loaded',
  (name) => {
    expect(builder.fontUrl(name, { [name]: { styles: '400' } })).toBeNull();
  },
);

describe('the files of a font are found whatever their addresses look like', () => {
  test.each([
    ['an apostrophe', "/l'eau.ttf", '/l%27eau.ttf'],
    ['a backslash', '/a\\b.ttf', '/a%5cb.ttf'],
    ['a line break', '/a\nb.ttf', '/a%0ab.ttf'],
    ['a line break of old systems', '/a\rb.ttf', '/a%0db.ttf'],
    ['a page break', '/a\fb.ttf', '/a%0cb.ttf'],
  ])('%s', (_, address, written) => {
    expect(builder.fontFace('X', address)).toBe(
      `@font-face{font-family:"X"; src: url('${written}');;}`,
    );
  });

  test.each([
    ['there is no file', undefined],
    ['no format is filled in', {}],
    ['its formats are empty', { eot: '', woff: '' }],
  ])('and nothing is requested if %s', (_, files) => {
    expect(builder.fontFace('X', files)).toBe('@font-face{font-family:"X"; ;}');
  });

  test.each(['"', '\\', '\n', '\r', '\f'])('%j in a name is left out of it', (sign) => {
    expect(builder.fontFace(`My ${sign}Own${sign} Font`, '/o.ttf')).toContain(
      'font-family:"My Own Font";',
    );
  });
});

describe('an editor loads a font [S7.52a]', () => {
  const page = (head = '') => new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');

  test('of the site itself once, however often it is chosen', () => {
    const sheets = () => [...document.adoptedStyleSheets, ...document.querySelectorAll('style')];
    const before = sheets().length;
    const { load, undo } = builder.createFontLoader([document], { custom: { Own: '/own.ttf' } });
    load('Own');
    load('Own');
    expect(sheets()).toHaveLength(before + 1);
    undo();
    expect(sheets()).toHaveLength(before);
  });

  test('that the page has loaded already not a second time, and leaves it there', () => {
    const doc = page('<link id="et_gf_lora" rel="stylesheet" href="/own-lora.css">');
    const found = doc.head.innerHTML;
    const { load, undo } = builder.createFontLoader([doc]);
    load('Lora');
    expect(doc.head.innerHTML).toBe(found);
    undo();
    expect(doc.head.innerHTML).toBe(found);
  });

  test('that a consent tool has removed from the page not again', () => {
    const doc = page();
    const { load } = builder.createFontLoader([doc]);
    load('Lora');
    doc.querySelector('link#et_gf_lora')?.remove();
    load('Lora');
    expect(doc.querySelector('link')).toBeNull();
  });

  test('as a style sheet, so that the browser accepts it', () => {
    const doc = page();
    const { load, undo } = builder.createFontLoader([doc]);
    load('Lora');
    const link = doc.querySelector('link#et_gf_lora');
    expect(link?.getAttribute('rel')).toBe('stylesheet');
    expect(link?.getAttribute('type')).toBe('text/css');
    expect(link?.getAttribute('href')).toBe('//fonts.googleapis.com/css?family=Lora');
    undo();
    expect(doc.querySelector('link#et_gf_lora')).toBeNull();
  });
});

test.each(['constructor', '__proto__', 'toString'])(
  'a font whose stored type is %j falls back to one without serifs [S5.25]',
  (type) => {
    const known = builder.fontCss('A', { fonts: { A: { type } } });
    expect(known).toBe(builder.fontCss('A', { fonts: { A: { type: 'sans-serif' } } }));
  },
);
