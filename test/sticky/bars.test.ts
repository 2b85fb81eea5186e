// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();

const fixed = '<style>.fixed { position: fixed }</style>';
const module = '<div class="et_pb_column"><div class="m">x</div></div>';
const places = {
  '.m': { top: 200, width: 960, height: 100 },
  '#wpadminbar': { height: 32 },
  '#top-header': { height: 30 },
  '#main-header.et-fixed-header.et-script-temporary-measurement': { height: 54 },
  '#main-header': { height: 80 },
};
const bars = `${fixed}<div id="wpadminbar" class="fixed"></div><div id="top-header" class="fixed"></div>
  <header id="main-header" class="fixed"></header>`;
const entries = { m: { selector: '.m', position: 'top', topOffset: '10px' } };
const alone = { m: { ...entries.m, offsetSurrounding: 'off' } };

describe('a module that is stuck at the top', () => {
  test.each([
    [
      'below the admin bar and the navigation as it will be',
      bars,
      'et_fixed_nav',
      entries,
      '126px',
    ],
    ['below the admin bar alone where it heeds nothing', bars, 'et_fixed_nav', alone, '42px'],
    ['below the admin bar alone where no navigation is fixed', bars, '', entries, '42px'],
    ['at the edge where no bar is fixed', bars.replace(fixed, ''), 'et_fixed_nav', entries, '10px'],
    ['at the edge where there are no bars', '', 'et_fixed_nav', entries, '10px'],
  ])('is %s (W11)', async (_, html, bodyClass, printed, expected) => {
    const { styleOf, find } = await open({
      html: html + module,
      bodyClass,
      entries: printed,
      places,
      y: 500,
    });
    expect(styleOf('.m', 'top')).toBe(expected);
    expect(find('body').querySelectorAll('header').length).toBe(html ? 1 : 0);
  });

  test.each([
    [1023, '42px'],
    [1024, '96px'],
  ])(
    'in a window of %d px is below the fixed header of the Extra theme or not: at %s',
    async (width, expected) => {
      const { styleOf } = await open({
        // The header is fixed because of the window’s width only, and its top bar is never counted.
        html: bars.replace('main-header" class="fixed"', 'main-header"') + module,
        bodyClass: 'et_fixed_nav et_extra',
        entries,
        places,
        width,
        y: 500,
      });
      expect(styleOf('.m', 'top')).toBe(expected);
    },
  );

  test('moves to the new edge of a bar that has changed its height, 50 ms later', async () => {
    const page = await open({ html: bars + module, bodyClass: '', entries, places, y: 500 });
    page.places['#wpadminbar'] = { height: 46 };
    page.grow([page.find('#wpadminbar'), 46]);
    vi.advanceTimersByTime(50);
    expect(page.styleOf('.m', 'top')).toBe('56px');
  });
});

test.each(['#wpadminbar', '#top-header', '#main-header', '.m', '.et_pb_column', 'body', 'html'])(
  'the size of %s counts',
  async (selector) => {
    const { isWatched, find } = await open({ html: bars + module, entries, places });
    expect(isWatched(find(selector))).toBe(true);
  },
);
