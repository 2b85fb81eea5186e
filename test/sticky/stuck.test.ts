// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { withSticky } from './sticky-page';

const open = withSticky();

const page = (m: string, around = 'et_pb_column') =>
  `<div class="et_builder_inner_content"><div class="et_pb_section"><div class="et_pb_row">
    <div class="${around}">${m}</div></div></div></div>`;
const html = page('<div class="m" style="color: red">x</div>');
const raw = { selector: '.m', position: 'top' };
const places = { '.m': { left: 120, top: 200, width: 960, height: 100, stuck: { height: 60 } } };

describe('a stuck module', () => {
  test('wears the classes of its configured position, and what holds it is marked', async () => {
    const { module, has, scrollTo, received, changed } = await open({
      html,
      entries: { m: { ...raw, position: 'top_bottom' } },
      places,
      y: 500,
    });
    expect(module('.m').className).toBe('m et_pb_sticky et_pb_sticky--top_bottom');
    expect(has('.et_pb_column', 'has_et_pb_sticky')).toBe(true);
    expect(has('.et_builder_inner_content', 'has_et_pb_sticky')).toBe(true);
    expect(has('.et_pb_row', 'has_et_pb_sticky')).toBe(false);
    scrollTo(150);
    expect(module('.m').className).toBe('m');
    expect(has('.et_pb_column', 'has_et_pb_sticky')).toBe(false);
    expect(received).toEqual(['ETBuilderStickyStart m', 'ETBuilderStickyEnd m']);
    expect(changed).toEqual([
      ['m', true, false],
      ['m', false, false],
    ]);
  });

  test('leaves what holds it marked while another one is stuck in there', async () => {
    const two = page('<div class="m">x</div><div class="n">y</div>');
    const { has, isStuck, scrollTo } = await open({
      html: two,
      entries: { m: raw, n: { selector: '.n', position: 'top' } },
      places: { ...places, '.n': { top: 400, width: 960, height: 50 } },
      y: 600,
    });
    scrollTo(300);
    expect([isStuck('.m'), isStuck('.n')]).toEqual([true, false]);
    expect(has('.et_pb_column', 'has_et_pb_sticky')).toBe(true);
    scrollTo(0);
    expect(has('.et_pb_column', 'has_et_pb_sticky')).toBe(false);
  });

  test('has the distance from the edge that was set, whatever a header of other devices has', async () => {
    const two = page('<div class="n">y</div><div class="m">x</div>');
    const { styleOf } = await open({
      html: two,
      entries: {
        n: { selector: '.n', position: 'top', topOffset: '20px' },
        m: { ...raw, topOffset: '20px' },
      },
      places: { '.m': { ...places['.m'], left: 0 } },
      y: 500,
    });
    expect(styleOf('.m', 'top')).toBe('20px');
  });

  test('that has been opened ends at its limit with all that it holds now [S4.54a]', async () => {
    const place = { left: 120, top: 200, width: 960, height: 100 };
    const { module, grow, scrollTo, styleOf, ...opened } = await open({
      html,
      entries: { m: { ...raw, bottomLimit: 'section' } },
      places: {
        '.et_pb_sticky_placeholder': place,
        '.m': place,
        '.et_pb_section': { top: 0, width: 1200, height: 1000 },
      },
      y: 500,
    });
    opened.places['.m'] = { ...place, height: 300 };
    grow([module('.m'), 300]);
    vi.advanceTimersByTime(500);
    scrollTo(800);
    expect(styleOf('.m', 'translate')).toBe('0 -100px');
  });

  test.each([
    ['at the top', 'top', 500, { top: '7px', bottom: 'auto', 'margin-top': '0px' }],
    ['at the bottom', 'bottom', 0, { top: 'auto', bottom: '9px', 'margin-bottom': '0px' }],
  ])('is %s as it will look there', async (_, position, y, expected) => {
    const css = `<style>.m { padding: 8px; margin-left: 5px }
      .m.et_pb_sticky { padding: 3px; margin-left: 11px; margin-right: 4px }</style>`;
    const { styleOf, module } = await open({
      html: css + html,
      entries: { m: { ...raw, position, topOffset: '7px', bottomOffset: '9px' } },
      places: { '.m': { ...places['.m'], top: y ? 200 : 2000, stuck: { width: 700, height: 60 } } },
      y,
    });
    const found = Object.fromEntries(
      [...Object.keys(expected), 'position', 'width', 'left', 'height', 'z-index', 'color'].map(
        (name) => [name, styleOf('.m', name)],
      ),
    );
    expect(found).toEqual({
      ...expected,
      position: 'fixed',
      width: '700px',
      left: '120px',
      height: '',
      'z-index': '10000',
      color: 'red',
    });
    const { style } = module('.m');
    for (const name of ['position', 'padding', 'margin-left', 'margin-right']) {
      expect([name, style.getPropertyPriority(name)]).toEqual([name, 'important']);
    }
    expect(style.padding).toBe('3px');
    // The margins in the flow plus the additional margins of the sticky styles.
    expect([style.marginLeft, style.marginRight]).toEqual(['6px', '4px']);
  });

  test('keeps its height between columns of one height', async () => {
    const { styleOf } = await open({
      html: page('<div class="m">x</div>', 'et_pb_column et_pb_equal_columns'),
      entries: { m: raw },
      places,
      y: 500,
    });
    expect(styleOf('.m', 'height')).toBe('60px');
  });

  test('is restored to what the server has sent', async () => {
    const { stop, server } = await open({ html, entries: { m: raw }, places, y: 500 });
    stop();
    expect(document.body.outerHTML).toBe(server);
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });

  test.each([
    ['dark', 'et_pb_bg_layout_light', true, false],
    ['light', 'et_pb_bg_layout_dark', false, true],
  ])(
    'has %s texts where it is to have them, and its own later',
    async (layout, own, dark, light) => {
      const attribute = `data-background-layout-sticky="${layout}"`;
      const { find, module, scrollTo } = await open({
        html: page(`<div class="m ${own}" ${attribute}><div class="et_pb_slider">
        <p class="et_pb_slide" ${attribute}></p></div><b ${attribute}></b><i></i></div>`),
        entries: { m: raw },
        places,
        y: 500,
      });
      const of = (selector: string) => {
        const { classList } = selector === '.m' ? module('.m') : find(`.et_pb_sticky ${selector}`);
        return ['et_pb_bg_layout_dark', 'et_pb_bg_layout_light'].map((name) =>
          classList.contains(name),
        );
      };
      for (const selector of ['.m', '.et_pb_slider', 'b'])
        expect([selector, ...of(selector)]).toEqual([selector, dark, light]);
      for (const selector of ['.et_pb_slide', 'i'])
        expect([selector, ...of(selector)]).toEqual([selector, false, false]);
      scrollTo(0);
      expect(module('.m').className).toBe(`m ${own}`);
    },
  );
});

test('a module that is stuck under the pointer has its own texts once it is released', async () => {
  const attributes =
    'data-background-layout="light" data-background-layout-hover="dark" data-background-layout-sticky="dark"';
  const { module, scrollTo } = await open({
    html: page(`<div class="m et_pb_bg_layout_light" ${attributes}></div>`),
    entries: { m: raw },
    places,
  });
  const { classList } = module('.m');
  classList.replace('et_pb_bg_layout_light', 'et_pb_bg_layout_dark');
  scrollTo(500);
  expect(classList.contains('et_pb_bg_layout_dark')).toBe(true);
  scrollTo(0);
  expect(module('.m').className).toBe('m et_pb_bg_layout_light');
});

describe('its transitions', () => {
  const css =
    '<style>.m { transition: width 300ms ease 0s, color 200ms ease 0s; max-width: 900px }</style>';
  const styled = { html: css + html, places, y: 500 };
  const sticky = (more: object) => ({ m: { ...raw, stickyStyles: more } });

  test.each([
    ['are its own where nothing else changes', 'full', {}, ''],
    ['leave the width out where that changes', 'full', { width: '400px' }, 'color 200ms ease 0s'],
    [
      'leave the width out where the greatest changes',
      'full',
      { 'max-width': '400px' },
      'color 200ms ease 0s',
    ],
    ['are none under reduced motion', 'reduce', {}, 'none'],
  ] as const)('%s', async (_, motion, stickyStyles, expected) => {
    const { styleOf } = await open({ ...styled, entries: sticky(stickyStyles), motion });
    expect(styleOf('.m', 'transition')).toBe(expected);
  });

  test('return with its sticky styles 50 ms later', async () => {
    const { styleOf } = await open({
      ...styled,
      entries: sticky({ width: '400px', 'max-width': '50%' }),
      motion: 'full',
    });
    vi.advanceTimersByTime(49);
    expect(styleOf('.m', 'width')).toBe('960px');
    vi.advanceTimersByTime(1);
    expect(styleOf('.m', 'transition')).toBe('');
    expect(styleOf('.m', 'width')).toBe('400px');
  });

  test('continue from its offset, for the duration of the first', async () => {
    const { scrollTo, styleOf, module } = await open({
      ...styled,
      entries: sticky({
        position_origin_r: 'bottom_right',
        vertical_offset: '20px',
        horizontal_offset: '30px',
      }),
      motion: 'full',
    });
    scrollTo(0);
    expect([styleOf('.m', 'bottom'), styleOf('.m', 'right')]).toEqual(['20px', '30px']);
    expect(styleOf('.m', 'transition')).toBe('width 300ms ease 0s, color 200ms ease 0s');
    vi.advanceTimersByTime(299);
    expect(styleOf('.m', 'bottom')).toBe('20px');
    vi.advanceTimersByTime(1);
    expect(module('.m').getAttribute('style')).toBe('color: red');
  });
});

describe('at its end', () => {
  test('the sticky look stays while the editor shows it', async () => {
    const { module, scrollTo, copy } = await open({
      html: page('<div class="m et_pb_sticky--editing">x</div>'),
      entries: { m: raw },
      places,
      y: 500,
    });
    scrollTo(0);
    expect(copy('.m')).toBe(null);
    expect(module('.m').className).toBe('m et_pb_sticky--editing et_pb_sticky et_pb_sticky--top');
  });

  test('its parent keeps its height for a moment, and one that is stuck again at once releases it', async () => {
    const { scrollTo, find } = await open({
      html: `<style>.m { transition: all 1s ease 0s } .et_pb_column { height: 345px }</style>${html}`,
      entries: { m: raw },
      places,
      y: 500,
    });
    const { style } = find('.et_pb_column');
    scrollTo(0);
    expect([style.height, style.getPropertyPriority('height')]).toEqual(['345px', 'important']);
    vi.advanceTimersByTime(500);
    scrollTo(500);
    expect(find('.et_pb_column').getAttribute('style')).toBe(null);
    scrollTo(0);
    vi.advanceTimersByTime(999);
    expect(style.height).toBe('345px');
    vi.advanceTimersByTime(1);
    expect(style.height).toBe('');
  });
});
