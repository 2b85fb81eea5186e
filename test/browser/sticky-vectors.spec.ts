import { readModule, type LabModule, moduleA as a, openLab, scrollTo } from './support/sticky-lab';
import { expect, oneEngine, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Scroll position, whether it is sticky, shift, position in the viewport. */
type Steps = readonly (readonly [number, boolean, string, number])[];

const w1: Steps = [
  [0, false, '', 300],
  [280, false, '', 20],
  [281, true, '', 20],
  [1179, true, '', 20],
  [1180, true, '', 20],
  [1181, true, '-1px', 19],
  [1400, true, '-220px', -200],
  [1100, true, '', 20],
  [280, false, '', 20],
  // A jump over the whole range has the same result as scrolling through it (sticky.md §13, Q1, Q19).
  [1300, true, '-120px', -100],
  [0, false, '', 300],
];

test('to the top within a section, as worked out (W1) [S4.51] [S4.54a, S4.54b]', async ({
  page,
}) => {
  const settings = { topOffset: '20px', bottomLimit: 'section' };
  await openLab(page, { sections: [{ top: 0, bottom: 1300, modules: [a(300, settings)] }] });
  for (const [scroll, isSticky, shift, onScreen] of w1) {
    await scrollTo(page, scroll);
    const seen = await readModule(page, 'a');
    expect({ scroll, ...seen }).toMatchObject({ scroll, isSticky, shift, onScreen });
    expect(seen.top).toBe(isSticky ? '20px' : '');
    if (!isSticky) expect(seen.style).toBeNull();
  }
});

const w2: Steps = [
  [0, true, '530px', 1200],
  [500, true, '30px', 700],
  [530, true, '', 670],
  [531, true, '', 670],
  [829, true, '', 670],
  [830, false, '', 670],
  [400, true, '130px', 800],
];

test('to the bottom within a section, as worked out (W2) [S4.52] [S4.54a, S4.54b]', async ({
  page,
}) => {
  const settings = { position: 'bottom', bottomOffset: '30px', topLimit: 'section' };
  await openLab(page, { sections: [{ top: 1200, bottom: 1600, modules: [a(1500, settings)] }] });
  for (const [scroll, isSticky, shift, onScreen] of w2) {
    await scrollTo(page, scroll);
    const seen = await readModule(page, 'a');
    expect({ scroll, ...seen }).toMatchObject({ scroll, isSticky, shift, onScreen });
    expect(seen.bottom).toBe(isSticky ? '30px' : '');
  }
});

for (const [topOffset, last] of [
  ['10vh', 190],
  ['-20px', 220],
  ['abc', 200],
] as const) {
  test(
    `an offset of ${topOffset} lets go at ${last} and not after (W3) [S5.24b]`,
    oneEngine,
    async ({ page }) => {
      await openLab(page, {
        sections: [{ top: 0, bottom: 1000, modules: [a(200, { topOffset })] }],
      });
      await scrollTo(page, last);
      expect((await readModule(page, 'a')).isSticky).toBe(false);
      await scrollTo(page, last + 1);
      expect(await readModule(page, 'a')).toMatchObject({ isSticky: true, top: `${200 - last}px` });
    },
  );
}

test('to either edge, by where the page is scrolled to (W4) [S4.53]', async ({ page }) => {
  const settings = { position: 'top_bottom', topOffset: '10px', bottomOffset: '30px' };
  await openLab(page, { sections: [{ top: 0, bottom: 4000, modules: [a(1500, settings)] }] });
  for (const [scroll, side] of [
    [0, 'bottom'],
    [829, 'bottom'],
    [830, ''],
    [1490, ''],
    [1491, 'top'],
    [500, 'bottom'],
    [1600, 'top'],
  ] as const) {
    await scrollTo(page, scroll);
    const seen = await readModule(page, 'a');
    expect({ scroll, is: seen.isSticky }).toEqual({ scroll, is: side !== '' });
    if (side === 'top') expect(seen).toMatchObject({ top: '10px', bottom: 'auto' });
    if (side === 'bottom') expect(seen).toMatchObject({ top: 'auto', bottom: '30px' });
    if (side) expect(seen.classes).toContain('et_pb_sticky--top_bottom');
  }
});

const three = (surrounding: string): LabModule[] => [
  { id: 'a', top: 200, height: 50, settings: { topOffset: '10px' } },
  { id: 'b', top: 600, height: 80, settings: { topOffset: '5px', offsetSurrounding: surrounding } },
  { id: 'c', top: 1000, height: 60 },
];

test('three stack at the top, one after another (W6) [S3.27a]', async ({ page }) => {
  await openLab(page, { sections: [{ top: 0, bottom: 5000, modules: three('on') }] });
  for (const [id, first, top] of [
    ['a', 191, '10px'],
    ['b', 536, '65px'],
    ['c', 856, '145px'],
  ] as const) {
    await scrollTo(page, first - 1);
    expect((await readModule(page, id)).isSticky).toBe(false);
    await scrollTo(page, first);
    expect(await readModule(page, id)).toMatchObject({ isSticky: true, top });
  }
});

test(
  'one that does not heed its surroundings lies over them (W7) [S3.23g]',
  oneEngine,
  async ({ page }) => {
    await openLab(page, { sections: [{ top: 0, bottom: 5000, modules: three('off') }] });
    await scrollTo(page, 595);
    expect((await readModule(page, 'b')).isSticky).toBe(false);
    await scrollTo(page, 596);
    expect(await readModule(page, 'b')).toMatchObject({ isSticky: true, top: '5px' });
  },
);

test('two stack at the bottom (W8) [S3.27b]', oneEngine, async ({ page }) => {
  const at = (bottomOffset: string) => ({ settings: { position: 'bottom', bottomOffset } });
  await openLab(page, {
    sections: [
      {
        top: 0,
        bottom: 5000,
        modules: [
          { id: 'a', top: 1500, height: 50, ...at('7px') },
          { id: 'b', top: 1850, height: 80, ...at('10px') },
        ],
      },
    ],
  });
  for (const [id, last, bottom] of [
    ['a', 846, '97px'],
    ['b', 1139, '10px'],
  ] as const) {
    await scrollTo(page, last);
    expect(await readModule(page, id)).toMatchObject({ isSticky: true, bottom });
    await scrollTo(page, last + 1);
    expect((await readModule(page, id)).isSticky).toBe(false);
  }
});

test('two that share limits are held back together (W10) [S4.54a]', oneEngine, async ({ page }) => {
  const settings = { position: 'top_bottom', topLimit: 'section', bottomLimit: 'section' };
  await openLab(page, {
    sections: [
      {
        top: 0,
        bottom: 2000,
        modules: [
          { id: 'a', top: 200, height: 50, settings },
          { id: 'b', top: 600, height: 80, settings },
        ],
      },
    ],
  });
  for (const [scroll, shifts] of [
    [1869, ['', '']],
    [1871, ['-1px', '-1px']],
    [1960, ['-90px', '-90px']],
  ] as const) {
    await scrollTo(page, scroll);
    expect([(await readModule(page, 'a')).shift, (await readModule(page, 'b')).shift]).toEqual(
      shifts,
    );
  }
});

const bars = `<div id="wpadminbar" style="position:fixed;top:0;left:0;height:32px;width:100%"></div>
<div id="top-header" style="position:fixed;top:32px;height:30px;width:100%"></div>
<header id="main-header" style="position:fixed;top:62px;width:100%"></header>`;
const shrinks = '#main-header{height:80px}#main-header.et-fixed-header{height:54px}';

for (const [surrounding, last, top] of [
  ['on', 74, '126px'],
  ['off', 158, '42px'],
] as const) {
  test(`below the theme's bars, the header shrunk, with surroundings ${surrounding} (W11)`, async ({
    page,
  }) => {
    const settings = { topOffset: '10px', offsetSurrounding: surrounding };
    await openLab(page, {
      bodyClass: 'et_fixed_nav',
      header: bars,
      css: shrinks,
      sections: [{ top: 0, bottom: 1000, modules: [a(200, settings)] }],
    });
    await scrollTo(page, last);
    expect((await readModule(page, 'a')).isSticky).toBe(false);
    await scrollTo(page, last + 1);
    expect(await readModule(page, 'a')).toMatchObject({ isSticky: true, top });
  });
}

test('with the padding and margins of its sticky look (W14) [S3.25i, S3.25j]', async ({ page }) => {
  await openLab(page, {
    css: `.a{margin-left:10px;padding:5px}.et_pb_sticky.a{margin-left:30px;padding:20px;height:60px}`,
    sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }],
  });
  await scrollTo(page, 300);
  expect(await readModule(page, 'a')).toMatchObject({ left: 150, width: 930, height: 60 });
  expect((await readModule(page, 'a')).style).toMatch(
    /padding: 20px !important.*margin-left: 20px/,
  );
});

for (const [area, layer] of [
  ['header', '10010'],
  ['footer', '9990'],
  ['post', '10000'],
] as const) {
  test(
    `a module of a ${area} lies in layer ${layer} (W15) [S4.55c, S4.55d, S4.55e] [S3.28b, S3.28c]`,
    oneEngine,
    async ({ page }) => {
      await openLab(page, { area, sections: [{ top: 0, bottom: 2000, modules: [a(200, {})] }] });
      await scrollTo(page, 300);
      expect((await readModule(page, 'a')).zIndex).toBe(layer);
    },
  );
}

test('a column of an equal-height row keeps its size (W16) [S3.28a]', async ({ page }) => {
  await openLab(page, {
    css: '.et_pb_equal_columns{display:flex;width:960px}.a{flex:0 0 384px;height:auto}.b2{flex:1;height:400px}',
    sections: [
      {
        top: 0,
        bottom: 2000,
        modules: [a(200, {}, { className: 'et_pb_column' })],
      },
    ],
  });
  await page.evaluate(() => {
    const column = document.querySelector('.a');
    const row = document.createElement('div');
    row.className = 'et_pb_row et_pb_equal_columns';
    column?.replaceWith(row);
    const other = document.createElement('div');
    other.className = 'et_pb_column b2';
    if (column) row.append(column, other);
  });
  await scrollTo(page, 1);
  await expect
    .poll(async () => {
      await scrollTo(page, 300);
      const { isSticky, width, height } = await readModule(page, 'a');
      return { isSticky, width, height };
    })
    .toEqual({ isSticky: true, width: 384, height: 400 });
  await scrollTo(page, 0);
  // No inline style remains (sticky.md §13, Q10).
  expect((await readModule(page, 'a')).style).toBeNull();
});
