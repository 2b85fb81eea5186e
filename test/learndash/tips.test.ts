import { describe, expect, test, vi } from 'vitest';
import type { ContentUpdates } from '../../src/learndash/content-updates';
import type { ControllerScope } from '../../src/runtime/controller-scope';
import { start as startTooltips } from '../../src/learndash/tooltips/start-tooltips';
import { withLayout } from '../support/laid-out';

const startMount = withLayout();
type Options = Parameters<typeof startMount>[1];

const open = (options: Options) => {
  const updates: ContentUpdates = { arrivals: [], moves: [] };
  const start = (scope: ControllerScope) => startTooltips(scope, updates);
  const mount = startMount(start, options);
  const fire = (selector: string, type: string) =>
    mount.find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  return { ...mount, updates, fire };
};
const placeAt = (element: HTMLElement, left: number, top: number) =>
  Object.defineProperty(element, 'getBoundingClientRect', {
    configurable: true,
    value: () => new DOMRect(left, top, 40, 20),
  });
const tips = () => [...document.querySelectorAll<HTMLElement>('#learndash-tooltips > span')];

describe('tips of an attribute', () => {
  const shown = () =>
    tips()
      .filter(({ classList }) => classList.contains('ld-visible'))
      .map(({ textContent }) => textContent);
  const html = `<a id="link" href="#"><i id="one" data-ld-tooltip=" Opens in May "></i></a>
    <p id="two" data-ld-tooltip="Second">text <b id="inside">bold</b></p><p id="empty" data-ld-tooltip="  "></p>
    <p id="three" data-ld-tooltip="Third"><button id="button"></button></p><p id="none">nothing</p>`;

  test('are in a box at the start of the page, which is removed at the end', () => {
    const { doc, server, stop } = open({ html });
    const box = doc.body.firstElementChild;
    expect(box?.id).toBe('learndash-tooltips');
    expect(
      tips().map(({ id, className, role, textContent }) => [id, className, role, textContent]),
    ).toEqual([
      ['ld-tooltip-1', 'ld-tooltip', 'tooltip', 'Opens in May'],
      ['ld-tooltip-2', 'ld-tooltip', 'tooltip', 'Second'],
      ['ld-tooltip-4', 'ld-tooltip', 'tooltip', 'Third'],
    ]);
    stop();
    expect(doc.body.outerHTML).toBe(server);
  });

  test('describe the control that a keyboard user meets them on', () => {
    const { doc, find } = open({ html });
    const described = [...doc.querySelectorAll('[aria-describedby]')].map((each) => [
      each.id,
      each.getAttribute('aria-describedby'),
    ]);
    expect(described).toEqual([
      ['link', 'ld-tooltip-1'],
      ['two', 'ld-tooltip-2'],
      ['button', 'ld-tooltip-4'],
    ]);
    expect(find('#two').getAttribute('data-ld-tooltip-id')).toBe('2');
    expect(find('#empty').hasAttribute('data-ld-tooltip-id')).toBe(false);
  });

  test('that no control has around it or in it are a stop of the keyboard themselves', () => {
    const { doc } = open({ html });
    expect([...doc.querySelectorAll('[tabindex="0"]')].map(({ id }) => id)).toEqual(['two']);
  });

  test('a page without any has no box', () => {
    const { doc } = open({ html: '<p>nothing</p>' });
    expect(doc.querySelector('#learndash-tooltips')).toBeNull();
  });

  test.each([
    ['the pointer is over it', '#two', 'mouseover', ['Second']],
    ['the pointer is over a descendant of it', '#inside', 'mouseover', ['Second']],
    ['the pointer is beside it', '#none', 'mouseover', []],
    ['it has the focus', '#two', 'focusin', ['Second']],
    ['the focus is in it', '#button', 'focusin', ['Third']],
    ['the focus is on the link around it', '#link', 'focusin', ['Opens in May']],
    ['it is touched', '#two', 'touchstart', ['Second']],
  ])('when %s the right tip is shown, or none', (_, target, type, expected) => {
    const { fire } = open({ html });
    fire(target, type);
    expect(shown()).toEqual(expected);
  });

  test('a paragraph with the focus shows no tip of its descendants', () => {
    const { fire } = open({ html: `<div id="around">${html}</div>` });
    fire('#around', 'focusin');
    expect(shown()).toEqual([]);
  });

  test('one is shown at a time', () => {
    const { fire } = open({ html });
    fire('#two', 'mouseover');
    fire('#three', 'mouseover');
    expect(shown()).toEqual(['Third']);
    fire('#none', 'mouseover');
    expect(shown()).toEqual([]);
  });

  test('a second touch closes the tip', () => {
    const { fire } = open({ html });
    fire('#two', 'touchstart');
    fire('#two', 'touchstart');
    expect(shown()).toEqual([]);
  });

  test.each([
    [
      'the focus leaves',
      () => document.body.dispatchEvent(new Event('focusout', { bubbles: true })),
    ],
    [
      'Escape is pressed',
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    ],
    ['the page is scrolled', () => document.dispatchEvent(new Event('scroll'))],
  ])('a tip closes when %s', (_, action) => {
    const { fire } = open({ html });
    fire('#two', 'mouseover');
    action();
    expect(shown()).toEqual([]);
  });

  test.each([
    [
      'another key is pressed',
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })),
    ],
    [
      'a box elsewhere is scrolled',
      () => document.querySelector('#none')?.dispatchEvent(new Event('scroll')),
    ],
  ])('a tip stays when %s', (_, action) => {
    const { fire } = open({ html });
    fire('#two', 'mouseover');
    action();
    expect(shown()).toEqual(['Second']);
  });

  test('a tip closes when the sidebar of the course is scrolled', () => {
    const { fire, find } = open({ html: `${html}<div class="ld-focus-sidebar-wrapper"></div>` });
    fire('#two', 'mouseover');
    find('.ld-focus-sidebar-wrapper').dispatchEvent(new Event('scroll'));
    expect(shown()).toEqual([]);
  });

  test('tips are removed when the page is re-rendered, and the new ones inserted', () => {
    const { fire, find, updates, doc } = open({ html });
    fire('#two', 'mouseover');
    find('#two').setAttribute('data-ld-tooltip', 'Renewed');
    for (const arrive of updates.arrivals) arrive(doc.documentElement);
    expect(shown()).toEqual([]);
    expect(tips().map(({ textContent }) => textContent)).toEqual([
      'Opens in May',
      'Renewed',
      'Third',
    ]);
  });

  const waiting = (inner: string) =>
    `<a href="/lesson/" id="lesson">${inner}<b id="name">Lesson</b></a><a id="other" href="/other/">x</a>`;
  const calendar = (state: string) =>
    `<i id="calendar" class="${state}" data-ld-tooltip="Opens in May"></i>`;
  test.each([
    ['the calendar of a lesson that is not open yet', 'ld-status-waiting', '#calendar', true],
    ['the name of a lesson that is not open yet', 'ld-status-waiting', '#name', true],
    ['the tip of an open lesson', 'ld-status-complete', '#calendar', false],
    ['the name of an open lesson', 'ld-status-complete', '#name', false],
    ['another link', 'ld-status-waiting', '#other', false],
  ])('%s leads nowhere: %s, %s: %s', (_, state, target, isKept) => {
    const { press } = open({ html: waiting(calendar(state)) });
    expect(press(target).defaultPrevented).toBe(isKept);
  });

  test('a lesson that is not open yet leads nowhere where its state has a tip as well', () => {
    const state = '<i class="ld-status-icon" data-ld-tooltip="Incomplete"></i>';
    const { press } = open({ html: waiting(state + calendar('ld-status-waiting')) });
    expect(press('#name').defaultPrevented).toBe(true);
  });

  test('a lesson that is marked as waiting, without a tip, is followed', () => {
    const { press } = open({ html: waiting('<i class="ld-status-waiting"></i>') });
    expect(press('#name').defaultPrevented).toBe(false);
  });
});

describe('the places of tips', () => {
  const boxes = { '#one': { top: 300, width: 40 } };
  const html = '<p id="one" data-ld-tooltip="Tip"></p>';
  const place = (): [string, string, string] => {
    const { top, left, marginLeft } = tips()[0]?.style ?? new CSSStyleDeclaration();
    return [top, left, marginLeft];
  };

  test('a tip is 3 pixels above its element, half a second later', () => {
    open({ html, boxes });
    vi.advanceTimersByTime(499);
    expect(place()[0]).toBe('');
    vi.advanceTimersByTime(1);
    expect(place()).toEqual(['297px', '0px', '']);
  });

  test('in focus mode it is 10 pixels beside it, and in the sidebar 18 pixels over it', () => {
    const main = '<div class="ld-focus-main"></div>';
    const sidebar = `<div class="ld-focus-sidebar"><p id="two" data-ld-tooltip="Two"></p></div>`;
    open({
      html: html + main + sidebar,
      boxes: { ...boxes, '#two': { top: 100, width: 70 }, '.ld-focus-main': { height: 250 } },
    });
    vi.advanceTimersByTime(500);
    expect(tips().map(({ style }) => [style.top, style.left])).toEqual([
      ['250px', '50px'],
      ['97px', '52px'],
    ]);
  });

  test('for a row it is at its icon', () => {
    const row = `<div id="one" class="ld-item-list-item" data-ld-tooltip="Tip"><i class="ld-status-icon"></i></div>
      <div id="two" class="ld-item-list-item" data-ld-tooltip="Tip"></div><div id="three" data-ld-tooltip="Tip"><i class="ld-status-icon"></i></div>`;
    const top = (pixels: number) => ({ top: pixels, width: 10 });
    open({
      html: row,
      boxes: { '#one': top(100), '#two': top(200), '#three': top(300), i: top(400) },
    });
    vi.advanceTimersByTime(500);
    expect(tips().map(({ style }) => style.top)).toEqual(['397px', '197px', '297px']);
  });

  test('what would leave the window is shifted by a class and a margin, for as long as it would', () => {
    const { resize, find } = open({ html, width: 1000, boxes });
    const [tip] = tips();
    if (!tip) throw new Error('no tip');
    const at = (left: number, tipWidth: number) => {
      placeAt(find('#one'), left, 300);
      Object.defineProperty(tip, 'offsetWidth', { configurable: true, value: tipWidth });
      resize(999);
      resize(1000);
      vi.advanceTimersByTime(500);
      const { marginLeft, marginRight } = tip.style;
      return [tip.className, marginLeft, marginRight];
    };
    expect(at(-20, 100)).toEqual(['ld-tooltip ld-shifted-left', '20px', '']);
    expect(at(950, 120)).toEqual(['ld-tooltip ld-shifted-right', '', '70px']);
    expect(at(500, 100)).toEqual(['ld-tooltip', '', '']);
  });

  test.each([
    ['something has moved', 'move'],
    ['the sidebar has opened', 'ld-focus-sidebar-opened'],
    ['the sidebar has closed', 'ld-focus-sidebar-closed'],
    ['the page was scrolled', 'scroll'],
    ['the window has another size', 'resize'],
  ])('when %s they are placed again, once things are at rest', (_, what) => {
    const { doc, find, resize, updates } = open({ html, boxes });
    let width = 1000;
    const action = () => {
      if (what === 'move') for (const each of updates.moves) each();
      else if (what === 'resize') resize((width += 1));
      else doc.dispatchEvent(new Event(what));
    };
    vi.advanceTimersByTime(500);
    placeAt(find('#one'), 5, 203);
    action();
    vi.advanceTimersByTime(400);
    action();
    vi.advanceTimersByTime(499);
    expect(place()).toEqual(['297px', '0px', '']);
    vi.advanceTimersByTime(1);
    expect(place()).toEqual(['200px', '5px', '']);
  });
});
