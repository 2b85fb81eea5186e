import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveResponsive, parseOffset, settingsOn } from '../../src/sticky/settings-on';
import { toPx } from '../../src/sticky/to-px';

describe('a value that differs on devices [S3.29a]', () => {
  test.each([
    ['top', 'phone', 'top'],
    [{ desktop: 'top', tablet: 'none', phone: 'none' }, 'phone', 'none'],
    [{ desktop: '400px' }, 'tablet', '400px'],
    [{ desktop_only: '50%', tablet: '', phone: '10px' }, 'desktop', '50%'],
    [{ desktop_only: '50%', tablet: '', phone: '10px' }, 'tablet', '50%'],
    [{ desktop_only: '50%', tablet: '75%', phone: '' }, 'phone', '75%'],
    [{ desktop: 20 }, 'phone', '20'],
    [undefined, 'desktop', ''],
    [null, 'phone', ''],
    [[], 'tablet', ''],
  ] as const)('%j on a %s is %j', (value, device, expected) => {
    expect(resolveResponsive(value, device)).toBe(expected);
  });
});

describe('a width', () => {
  const extent = { parent: 960, width: 1200, height: 800 };
  test.each([
    ['50%', 480],
    ['100vw', 1200],
    ['50vh', 400],
    ['400px', 400],
    ['25em', 25],
    ['-10%', -96],
    ['1e2px', 100],
    ['auto', undefined],
    ['none', undefined],
    ['', undefined],
    ['calc(1px)', undefined],
    ['50%x', 50],
  ])('%j is %j pixels [S5.24c, S5.24d, S5.24e, S5.24f, S5.24g, S5.24h, S5.24i]', (text, px) => {
    expect(toPx(text, extent)).toBe(px);
  });
});

test.each([
  ['20px', 20],
  ['10vh', 10],
  ['-20px', -20],
  ['12.9px', 12],
  ['', 0],
  ['abc', 0],
])('the offset %j is %j whole pixels [S5.24b]', (text, px) => {
  expect(parseOffset(text)).toBe(px);
});

const printed = {
  id: 'et_pb_text_0',
  selector: '.et_pb_text_0',
  position: { desktop: 'top', tablet: 'bottom', phone: 'none' },
  topOffset: { desktop: '30px', tablet: '10px', phone: '10px' },
  bottomOffset: '0px',
  topLimit: 'none',
  bottomLimit: 'row',
  offsetSurrounding: 'off',
  transition: 'off',
  styles: {
    width: { desktop: '100%' },
    'max-width': { desktop_only: '600px', tablet: '', phone: '300px' },
    module_alignment: { desktop: 'center', tablet: '', phone: '' },
  },
  stickyStyles: {
    width: '50%',
    'max-width': '40vw',
    position_origin_r: 'top_left',
    vertical_offset: '5px',
    horizontal_offset: '20px',
  },
};

test('the settings of a module are read for a device [S3.23b, S3.23c, S3.23d, S3.23f, S3.23g, S3.23h] [S3.24a, S3.24b, S3.24c, S3.24d, S3.24e, S3.24f] [S3.29a]', () => {
  expect(settingsOn(printed, 'desktop')).toEqual({
    position: 'top',
    offset: { top: 30, bottom: 0 },
    limit: { top: 'none', bottom: 'row' },
    isSurrounded: false,
    hasTransition: false,
    normal: { width: '100%', maxWidth: '600px' },
    sticky: { width: '50%', maxWidth: '40vw' },
    alignment: 'center',
    origin: 'top_left',
    shift: ['5px', '20px'],
  });
  expect(settingsOn(printed, 'tablet')).toMatchObject({ position: 'bottom', offset: { top: 10 } });
  expect(settingsOn(printed, 'phone')).toMatchObject({
    position: 'none',
    normal: { width: '100%', maxWidth: '300px' },
  });
});

test.each([
  ['position', ['none', 'top', 'bottom', 'top_bottom']],
  ['topLimit', ['body', 'section', 'row', 'column', 'none']],
  ['bottomLimit', ['body', 'section', 'row', 'column', 'none']],
] as const)('%s knows %j [S3.23b, S3.23e, S3.23f]', (key, values) => {
  for (const value of values) {
    const { position, limit } = settingsOn({ ...printed, [key]: value }, 'desktop');
    expect({ position, topLimit: limit.top, bottomLimit: limit.bottom }[key]).toBe(value);
  }
});

test('the distance from the lower edge is read like that from the upper one [S3.23d]', () => {
  const { offset } = settingsOn({ ...printed, bottomOffset: '45px' }, 'desktop');
  expect(offset).toEqual({ top: 30, bottom: 45 });
});

test('what cannot be read is the default, and a limit that there is not is none [S5.24a, S5.24i]', () => {
  const invalid = {
    position: 'left',
    topOffset: {},
    bottomOffset: 'x',
    topLimit: 'page',
    bottomLimit: '.evil',
    offsetSurrounding: 3,
    transition: null,
    styles: [],
    stickyStyles: 'x',
  };
  expect(settingsOn(invalid, 'desktop')).toEqual({
    position: 'none',
    offset: { top: 0, bottom: 0 },
    limit: { top: 'none', bottom: 'none' },
    isSurrounded: true,
    hasTransition: true,
    normal: { width: '', maxWidth: '' },
    sticky: { width: '', maxWidth: '' },
    alignment: '',
    origin: '',
    shift: ['', ''],
  });
});

test('no settings at all make it throw, or give a number that is none', () => {
  const keys = Object.keys(printed);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (raw) => {
      const settings = settingsOn(raw, 'tablet');
      expect(
        Number.isInteger(settings.offset.top) && Number.isInteger(settings.offset.bottom),
      ).toBe(true);
      const px = toPx(settings.normal.width, { parent: 1, width: 1, height: 1 });
      expect(px === undefined || Number.isFinite(px)).toBe(true);
    }),
  );
});
