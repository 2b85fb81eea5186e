import { expect, test, vi } from 'vitest';
import { startHeader } from '../../../src/modules/header';
import { withLayout } from '../../support/laid-out';

const open = withLayout();
const html = '<header id="main-header"><img id="logo"><div id="et-top-navigation"></div></header>';

/** Observers that notify when the test decides. */
const observe = () => {
  const observed: Element[] = [];
  const reports: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = disconnect;
      constructor(report: () => void) {
        reports.push(report);
      }
      observe(element: Element) {
        observed.push(element);
        for (const report of reports) report();
      }
    },
  );
  return { observed, disconnect, report: () => reports.forEach((each) => each()) };
};

test('the body has a class for the browser', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11) Firefox/130.0');
  const { doc, stop } = open(startHeader, { html, bodyClass: 'home' });
  expect(doc.body.className).toBe('home gecko');
  stop();
  expect(doc.body.className).toBe('home');
});

test('the menu of a left-style header leaves the logo its room, also once that is wider', () => {
  const { report, disconnect, observed } = observe();
  const { style, find, stop, server } = open(startHeader, {
    html,
    bodyClass: 'et_header_style_left',
    boxes: { '#logo': { width: 90 } },
  });
  expect(style('#et-top-navigation', 'max-width')).toBe('calc(100% - 120px)');
  Object.defineProperty(find('#logo'), 'offsetWidth', { value: 200 });
  report();
  expect(style('#et-top-navigation', 'max-width')).toBe('calc(100% - 230px)');
  expect(observed).toEqual([find('#logo')]);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(document.body.outerHTML).toBe(server);
});

test.each([
  ['another style', html, 'et_header_style_centered'],
  ['a menu at the side', html, 'et_header_style_left et_vertical_nav'],
  ['no logo', html.replace('"logo"', '"x"'), 'et_header_style_left'],
  ['no menu', html.replace('et-top-navigation', 'x'), 'et_header_style_left'],
])('a header with %s keeps the width of its menu', (_, markup, bodyClass) => {
  const { observed } = observe();
  open(startHeader, { html: markup, bodyClass, boxes: { '#logo': { width: 90 } } });
  expect(document.querySelector('[style]')).toBeNull();
  expect(observed).toEqual([]);
});
