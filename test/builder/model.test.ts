import { describe, expect, test } from 'vitest';
import * as builder from '../../src/builder/library';

const { checkedValue: checked } = builder;

describe('values as the server prints them for devices [S3.29a, S3.29b, S3.29c, S3.33a, S3.33b]', () => {
  const cases = [
    [{ sticky_position: 'top' }, 'sticky_position', 'top'],
    [
      {
        sticky_position: 'top',
        sticky_position_tablet: 'none',
        sticky_position_last_edited: 'on|tablet',
      },
      'sticky_position',
      { desktop: 'top', tablet: 'none', phone: 'none' },
    ],
    [
      {
        sticky_position: 'top',
        sticky_position_tablet: 'none',
        sticky_position_last_edited: 'off|desktop',
      },
      'sticky_position',
      'top',
    ],
    [
      {
        sticky_offset_top: '20px',
        sticky_offset_top_phone: '5px',
        sticky_offset_top_last_edited: 'on|phone',
      },
      'sticky_offset_top',
      { desktop: '20px', tablet: '20px', phone: '5px' },
    ],
    [{ sticky_offset_top: '0' }, 'sticky_offset_top', ''],
  ] as const;
  test.each(cases)('%j', (attrs, name, expected) => {
    expect(checked(attrs, name)).toEqual(expected);
  });
});

test('devices have one order, wide to narrow [S2.22a, S2.22b, S2.22c, S2.22d, S2.22e, S9.33b]', () => {
  expect([
    builder.devices,
    builder.deviceAfter('desktop'),
    builder.deviceAfter('phone'),
    builder.deviceBefore('desktop'),
    builder.deviceBefore('phone'),
    builder.previewModes,
  ]).toEqual([
    ['desktop', 'tablet', 'phone'],
    'tablet',
    undefined,
    undefined,
    'tablet',
    ['wireframe', 'zoom', 'desktop', 'tablet', 'phone'],
  ]);
});

describe('values of stuck modules [S3.33e, S3.33f]', () => {
  const D = 'default';
  test.each([
    ['width', { width__sticky_enabled: 'on|desktop', width__sticky: '50%' }, '50%'],
    ['width', { width__sticky_enabled: 'off|desktop', width__sticky: '50%' }, D],
    ['width', { width__sticky: '50%' }, D],
    ['width', { width__sticky_enabled: 'on' }, D],
    [
      'background_color',
      { background__sticky_enabled: 'on', background_color__sticky: '#f00' },
      '#f00',
    ],
  ] as const)('%s of %j', (name, attrs, expected) => {
    expect(builder.stickyValue(name, attrs, D)).toBe(expected);
  });

  test('have names of their own', () => {
    expect(builder.stickyField('width')).toBe('width__sticky');
    expect(builder.stickyField('width__sticky_enabled')).toBe('width__sticky');
    expect(builder.stickyEnabledField('width')).toBe('width__sticky_enabled');
    expect(builder.stickyBase('width__sticky')).toBe('width');
    expect(builder.stickyBase('width__sticky_enabled')).toBe('width');
    expect(builder.stickySelectors('.a, .b')).toBe('.et_pb_sticky.a, .et_pb_sticky.b');
    expect(builder.stickySelectors('.a, .b', 'around')).toBe('.et_pb_sticky .a, .et_pb_sticky .b');
  });

  test.each([
    [{ sticky_position: 'top', positioning: 'absolute' }, false],
    [{ sticky_position: 'top', positioning: 'fixed' }, false],
    [{ sticky_position: 'top', scroll_fade_enable: 'on' }, false],
    [{ sticky_position: 'top' }, true],
    [{}, false],
    [
      {
        sticky_position: 'none',
        sticky_position_tablet: 'bottom',
        sticky_position_last_edited: 'on|tablet',
      },
      true,
    ],
  ])('%j', (attrs, expected) => {
    expect(builder.isStickyModule(attrs)).toBe(expected);
  });
});

test('a value under the pointer counts only where it is switched on [S3.33c, S3.33d]', () => {
  const attrs = { color__hover: 'red', color__hover_enabled: 'on|hover' };
  expect(builder.hoverValue('color', attrs, 'blue')).toBe('red');
  expect(builder.hoverValue('color', { ...attrs, color__hover_enabled: 'off' }, 'blue')).toBe(
    'blue',
  );
  expect(builder.hoverValue('color', { color__hover_enabled: 'on' }, 'blue')).toBe('blue');
});

describe('fonts are loaded from the public service or from files of the site [S7.52a, S7.52b, S7.52c, S7.52d, S7.52e, S7.52f, S7.52g, S7.52h, S5.30a, S5.30b]', () => {
  const fonts = {
    'Open Sans': { styles: '300,400,700', character_set: 'latin' },
    Lora: { styles: '400' },
  };
  test.each([
    ['Open Sans', '//fonts.googleapis.com/css?family=Open+Sans:300,400,700&subset=latin'],
    ['Lora', '//fonts.googleapis.com/css?family=Lora:400'],
    ['Nope Font', '//fonts.googleapis.com/css?family=Nope+Font'],
    // Specification S5.30: there is nothing to load.
    ['Default', null],
    ['', null],
    ['Raleway Light', '//fonts.googleapis.com/css?family=Raleway'],
    ['Georgia', null],
  ])('%s', (name, address) => {
    expect(builder.fontUrl(name, fonts)).toBe(address);
  });

  const all = { eot: '/f.eot', woff2: '/f.woff2', woff: '/f.woff', ttf: '/f.ttf', otf: '/f.otf' };
  test.each([
    [
      'My Font',
      all,
      `@font-face{font-family:"My Font"; src: url('/f.eot'); src: url('/f.eot?#iefix') format('embedded-opentype'), url('/f.woff2') format('woff2'), url('/f.woff') format('woff'), url('/f.ttf') format('truetype'), url('/f.otf') format('opentype');}`,
    ],
    ['Solo', '/solo.ttf', `@font-face{font-family:"Solo"; src: url('/solo.ttf');;}`],
    [
      'NoEot',
      { woff: '/n.woff' },
      `@font-face{font-family:"NoEot"; src: url('/n.woff') format('woff');}`,
    ],
    ['X', '', `@font-face{font-family:"X"; ;}`],
    ['X', { ttf: '/x.ttf' }, `@font-face{font-family:"X"; src: url('/x.ttf') format('truetype');}`],
  ] as const)('the rule of %s', (name, files, rule) => {
    expect(builder.fontFace(name, files)).toBe(rule);
  });

  test('and a name or an address cannot leave its rule', () => {
    expect(builder.fontFace('a"}b', "x')}")).not.toMatch(/"}|'\)}/);
    expect(builder.fontCss("a';}body{color:red|7;00")).toBe(
      "font-family:'abodycolor:red',serif;font-weight:700;",
    );
  });
});

describe('backgrounds become layers of CSS [S3.32j, S3.32k, S3.32n, S3.32o, S3.32p, S3.32q, S3.32r, S3.36k]', () => {
  const gradient = {
    use_background_color_gradient: 'on',
    background_color_gradient_stops: 'red 0%|blue 100%',
  };
  const image = { background_image: '/a "b".jpg' };
  const css = 'linear-gradient( 180deg, red 0%, blue 100% )';
  const url = 'url("/a %22b%22.jpg")';

  test.each([
    [{}, { color: '', image: '', layer: '', spans: [] }],
    [{ background_color: '#fff' }, { color: '#fff', image: '' }],
    [
      { ...image, ...gradient },
      { image: `${url}, ${css}`, layer: '' },
    ],
    [
      { ...image, ...gradient, background_color_gradient_overlays_image: 'on' },
      { image: `${css}, ${url}` },
    ],
    [
      { ...image, ...gradient, background_color_gradient_overlays_image: 'on', parallax: 'on' },
      { image: 'initial', layer: `${css}, ${url}` },
    ],
    [
      {
        background_pattern_style: 'dots',
        background_enable_pattern_style: 'on',
        background_mask_style: 'arch',
        background_enable_mask_style: 'on',
      },
      { spans: ['et_pb_background_pattern', 'et_pb_background_mask'] },
    ],
  ] as const)('%j', (attrs, expected) => {
    expect(builder.backgroundCss(attrs)).toMatchObject(expected);
  });
});

test('a module shows that it is locked or disabled [S3.32a, S3.32e] [S6.03a, S6.03b]', () => {
  expect(builder.is('locked', { attrs: { locked: 'on' } })).toBe(true);
  expect(builder.is('disabled', { attrs: { disabled: 'on' } })).toBe(true);
});

test('a module shows whether it is a global one [S3.32b]', () => {
  expect(builder.is('global', { attrs: { global_module: '12' } })).toBe(true);
  expect(builder.is('global', { attrs: {} })).toBe(false);
});

test.each([
  ['[S3.32j]', { background_color: '#fff' }, true],
  ['[S3.32k]', { background_image: 'a.jpg' }, true],
  ['[S3.32l]', { background_video_mp4: 'a.mp4' }, true],
  ['[S3.32m]', { background_video_webm: 'a.webm' }, true],
  [
    '[S3.32n, S3.32o]',
    { background_pattern_style: 'x', background_enable_pattern_style: 'on' },
    true,
  ],
  ['[S3.32n]', { background_enable_pattern_style: 'on' }, false],
  ['[S3.32o]', { background_pattern_style: 'x', background_enable_pattern_style: 'off' }, false],
  ['[S3.32p, S3.32q]', { background_mask_style: 'x', background_enable_mask_style: 'on' }, true],
  ['[S3.32p]', { background_enable_mask_style: 'on' }, false],
  ['[S3.32q]', { background_mask_style: 'x', background_enable_mask_style: 'off' }, false],
  ['[S3.32r]', { use_background_color_gradient: 'on' }, true],
  ['[S3.32r]', { use_background_color_gradient: 'off' }, false],
] as const)('whether settings give a background %s: %j, %s', (_, attrs, expected) => {
  expect(builder.hasBackground(attrs)).toBe(expected);
});

test('a module is switched off on the devices that its flags name [S6.03b, S3.32e, S3.32f]', () => {
  expect(builder.disabledOn({ attrs: { disabled_on: 'on|off|on' } })).toEqual(['phone', 'desktop']);
  expect(builder.disabledOn({ attrs: { disabled: 'on' } })).toEqual(['phone', 'tablet', 'desktop']);
  expect(builder.disabledOn({})).toEqual([]);
});

for (const [clause, name] of [
  ['S3.32a', 'locked'],
  ['S3.32b', 'global_module'],
  ['S3.32c', 'admin_label'],
  ['S3.32d', 'collapsed'],
  ['S3.32e', 'disabled'],
  ['S3.32f', 'disabled_on'],
  ['S3.32g', 'column_structure'],
  ['S3.32h', 'type'],
] as const) {
  test(`a wireframe is drawn again when ${name} changes [${clause}]`, () => {
    const module = { attrs: { [name]: 'on' }, content: 'words' };
    const changed = { ...module, attrs: { [name]: 'off' } };
    expect(builder.isSameInWireframe(module, { ...module })).toBe(true);
    expect(builder.isSameInWireframe(module, changed)).toBe(false);
  });
}

test('a wireframe is drawn again only for what it shows [S3.31b, S3.32a, S3.32c]', () => {
  const text = { attrs: { admin_label: 'A', width: '10px' }, content: 'words' };
  const same = builder.isSameInWireframe;
  expect(same(text, { ...text, attrs: { ...text.attrs, width: '20px' } })).toBe(true);
  expect(same(text, { ...text, attrs: { ...text.attrs, locked: 'on' } })).toBe(false);
  expect(same({ content: [text] }, { content: [{ ...text, content: 'other' }] })).toBe(false);
});

test('an ancestor in a specialty section is found by the beginning of its kind [S3.31c]', () => {
  const all = [
    { address: '0', type: 'et_pb_section', attrs: { specialty: 'on' } },
    { address: '0.0', type: 'et_pb_row' },
    { address: '0.0.0', type: 'et_pb_column' },
    { address: '0.0.0.0', type: 'et_pb_row_inner' },
  ];
  expect(builder.ancestor('row', { address: '0.0.0.0.1' }, all)?.address).toBe('0.0.0.0');
});

test('every key that chooses a row structure has one [S2.23b, S3.37a, S3.37b, S3.37c, S3.37d, S3.37e, S3.37f, S3.37g, S3.37h, S3.37i]', () => {
  const keys = builder.keyboardList('rowLayout') || [];
  expect(keys).toHaveLength(11);
  expect(builder.regularLayouts).toHaveLength(20);
  const used = builder.regularLayouts.flatMap((layout) => layout.split(','));
  expect(used.every((type) => (builder.columnTypes as readonly string[]).includes(type))).toBe(
    true,
  );
  for (const type of ['4_4', '1_2', '1_3', '1_4', '1_5', '1_6', '2_5', '3_5', '3_8']) {
    expect(builder.columnTypes).toContain(type);
  }
  // A layout fills its row.
  const width = (layout: string) =>
    layout.split(',').reduce((sum, type) => {
      const [part = 0, of = 1] = type.split('_').map(Number);
      return sum + part / of;
    }, 0);
  for (const layout of builder.regularLayouts) expect(width(layout)).toBeCloseTo(1);
});
