import { describe, expect, test } from 'vitest';
import { fixedRule, readFixed } from '../../src/builder/layout-block/fixed-rules';
import { vhInPixels } from '../../src/builder/layout-block/vh-rules';

describe('heights of the window become pixels of what is seen of the editor [S1.07]', () => {
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
