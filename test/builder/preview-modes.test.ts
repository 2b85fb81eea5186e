import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPreviewModes } from '../../src/builder/modes/create-preview-modes';

type Options = Omit<Parameters<typeof createPreviewModes>[0], 'top' | 'app'>;

/** The editor’s window and the window of its frame. */
const open = (options: Options = {}, app: Window | null = null) => {
  const frame = app ?? ({ document: document.implementation.createHTMLDocument() } as Window);
  const received: unknown[] = [];
  const triggered: unknown[] = [];
  const receive = (event: Event) => received.push((event as CustomEvent<unknown>).detail);
  window.addEventListener('skerry:et_fb_preview_mode_changed', receive);
  vi.stubGlobal('jQuery', (target: unknown) => ({
    trigger: (name: string, args: unknown) => triggered.push([target === window, name, args]),
  }));
  const modes = createPreviewModes({ top: window, app: () => frame, ...options });
  end = () => {
    modes.undo();
    window.removeEventListener('skerry:et_fb_preview_mode_changed', receive);
  };
  const classes = () => [
    document.documentElement.className,
    frame.document.documentElement.className,
  ];
  return { modes, received, triggered, classes, frame };
};
let end = () => {};
afterEach(() => {
  end();
  document.documentElement.removeAttribute('class');
  vi.unstubAllGlobals();
});

describe('an editor shows', () => {
  test.each([
    ['a desktop at first', {}, 'desktop'],
    ['wireframes at first among posts', { builderType: 'bfb' }, 'wireframe'],
    ['the requested mode', { start: 'phone' }, 'phone'],
  ] as const)('%s', (_, options, mode) => {
    const { modes, classes, received } = open(options);
    expect(modes.current).toBe(mode);
    expect(classes()).toEqual([`et-fb-preview--${mode}`, `et-fb-preview--${mode}`]);
    expect(received).toEqual([]);
  });

  test('the page alone in another mode in the theme builder', () => {
    const { classes } = open({ builderType: 'tb', start: 'tablet' });
    expect(classes()).toEqual(['', 'et-fb-preview--tablet']);
  });

  test('another mode also while its frame is loading and has no page yet', () => {
    const { modes, frame } = open();
    const html = frame.document.documentElement;
    html.remove();
    modes.to('phone');
    expect(document.documentElement.className).toBe('et-fb-preview--phone');
    expect(modes.viewMode.isAnimating()).toBe(false);
    frame.document.append(html);
    modes.mark();
    expect(html.className).toBe('et-fb-preview--phone');
  });

  test('another mode once, and all listeners are notified', () => {
    const { modes, classes, received, triggered } = open();
    modes.to('tablet');
    modes.to('tablet');
    expect(modes.current).toBe('tablet');
    expect(classes()).toEqual(['et-fb-preview--tablet', 'et-fb-preview--tablet']);
    expect(received).toEqual([['tablet', 'tablet']]);
    expect(triggered).toEqual([[true, 'et_fb_preview_mode_changed', ['tablet', 'tablet']]]);
    modes.to('zoom');
    // The device is unchanged.
    expect(received.at(-1)).toEqual([false, 'zoom']);
  });

  test('no mode that the site has switched off', () => {
    const { modes, received } = open({ disabled: ['tablet'] });
    modes.to('tablet');
    expect(modes.current).toBe('desktop');
    expect(received).toEqual([]);
  });

  test('one mode after the other, to the ends', () => {
    const { modes } = open({ disabled: ['tablet'] });
    const seen: string[] = [];
    for (const step of ['next', 'next', 'previous', 'previous', 'previous', 'previous'] as const) {
      modes[step]();
      seen.push(modes.current);
    }
    expect(seen).toEqual(['phone', 'phone', 'desktop', 'zoom', 'wireframe', 'wireframe']);
  });

  test('its mode on a frame that was loaded again, and none at the end', () => {
    const { modes, classes, frame } = open({ start: 'phone' });
    frame.document.documentElement.className = 'new';
    modes.mark();
    expect(classes()).toEqual(['et-fb-preview--phone', 'new et-fb-preview--phone']);
    modes.undo();
    expect(classes()).toEqual(['', 'new']);
  });
});

test('the old API has a value for each mode', () => {
  const { modes } = open();
  const { viewMode } = modes;
  const results = () =>
    Object.entries(viewMode).flatMap(([name, value]) =>
      typeof value === 'function' && value() ? [name] : [],
    );
  for (const [mode, name] of [
    ['tablet', 'isTablet'],
    ['phone', 'isPhone'],
    ['zoom', 'isZoom'],
    ['wireframe', 'isWireframe'],
    ['desktop', 'isDesktop'],
  ] as const) {
    modes.to(mode);
    expect([viewMode.current, ...results()]).toEqual([mode, name]);
  }
});

test('a page that is being animated is marked, without a frame and without jQuery as well', () => {
  vi.stubGlobal('jQuery', undefined);
  const modes = createPreviewModes({ top: window, app: () => null });
  end = modes.undo;
  expect(modes.viewMode.isAnimating()).toBe(false);
  document.documentElement.classList.add('et-fb-preview--animating');
  expect(modes.viewMode.isAnimating()).toBe(true);
  modes.to('phone');
  expect(modes.current).toBe('phone');
});
