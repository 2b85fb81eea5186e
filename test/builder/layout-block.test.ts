import { describe, expect, test } from 'vitest';
import { editorView, fixedRule, readFixed } from '../../src/builder/layout-block/place-fixed';
import { vhInPixels } from '../../src/builder/layout-block/replace-vh';

describe('heights of the window become pixels of what is seen of the editor', () => {
  test.each([
    ['50vh', '400px'],
    ['calc(100vh - 20px)', 'calc(800px - 20px)'],
    ['10vh 20vh', '80px 160px'],
    ['12.5vh', null],
    ['var(--10vh)', null],
    ['10vhx', null],
    ['20px', null],
  ])('%s', (value, expected) => {
    expect(vhInPixels(value, 8)).toBe(expected);
  });
});

describe('what the editor shows of a layout [S9.22c]', () => {
  const contents = { top: 106, height: 500 };
  test.each([
    ['wide, not scrolled', 600, contents, 200, { viewport: 500, scrolled: 0 }],
    ['wide, scrolled in what scrolls', 600, contents, 56, { viewport: 500, scrolled: 50 }],
    ['wide, with nothing but the window', 600, null, -50, { viewport: 700, scrolled: 50 }],
    // A bar of 46 px above the contents: the frame begins below it, and both scroll with the page.
    ['narrow, scrolled by less than the bar', 599, contents, 6, { viewport: 700, scrolled: 0 }],
    ['narrow, scrolled past the bar', 599, contents, -50, { viewport: 700, scrolled: 50 }],
  ])('%s', (_, width, scrolling, frameTop, view) => {
    expect(editorView({ width, height: 700, contents: scrolling, frameTop })).toEqual(view);
  });
});

describe('modules that would be fixed follow the editor', () => {
  const settings = {
    position: { desktop: 'fixed', tablet: 'default', hover: 'fixed' },
    position_fixed_origin: { desktop: 'bottom_right', hover: 'top_left' },
    vertical_offset: { desktop: '20px', hover: '5%' },
    horizontal_offset: { desktop: '10px', hover: 'url(x)' },
  };

  test('are read from the settings of each device', () => {
    expect(readFixed({ position: [{ selector: '.a', settings }] })).toEqual([
      {
        selector: '.a',
        mode: 'desktop',
        origin: 'bottom_right',
        vertical: '20px',
        horizontal: '10px',
      },
      { selector: '.a', mode: 'hover', origin: 'top_left', vertical: '5%', horizontal: '0px' },
    ]);
  });

  test.each([
    [undefined],
    [[]],
    [{ position: 'x' }],
    [{ position: [null, {}, { selector: '.a{}b', settings }] }],
    [{ position: [{ selector: '.a', settings: 5 }] }],
  ])('%j names none', (assistive) => {
    expect(readFixed(assistive)).toEqual([]);
  });

  test('are placed by their edge and side', () => {
    const [desktop, hover] = readFixed({ position: [{ selector: '.a', settings }] });
    if (!desktop || !hover) throw new Error('none read');
    const sizes = { height: 100, viewport: 700, scrolledBy: '--s' };
    expect(fixedRule(desktop, sizes)).toBe(
      '@media (min-width: 981px){.a{top:calc(600px - 20px + var(--s,0px));bottom:auto;right:10px;left:auto}}',
    );
    expect(fixedRule(hover, sizes)).toBe(
      '.a:hover{top:calc(5% + var(--s,0px));bottom:auto;left:0px;right:auto}',
    );
  });
});
