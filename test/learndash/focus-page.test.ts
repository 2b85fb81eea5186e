import { describe, expect, test, vi } from 'vitest';
import { startExpand } from '../../src/learndash/expand/start-expand';
import { startFocusMode as start } from '../../src/learndash/focus';
import { layOut, withLayout } from '../support/laid-out';

const startMount = withLayout();

describe('the menu of the header', () => {
  const html = `<div class="ld-focus"><div class="ld-user-menu" id="menu"><span class="ld-profile-avatar" id="avatar"></span>
    <div class="ld-user-menu-items" id="items"><a href="/profile/" id="profile">Profile</a></div></div></div><a href="/" id="home"></a>`;
  const open = (markup = html) => {
    const mount = startMount(start, { html: markup });
    const isOpen = () => {
      const isShown = mount.style('#items', 'visibility') === 'visible';
      expect(mount.style('#items', 'opacity')).toBe(isShown ? '1' : '');
      expect(mount.find('#avatar').getAttribute('aria-expanded')).toBe(String(isShown));
      return isShown;
    };
    return { ...mount, isOpen };
  };

  test('has a button for keyboards and touch', () => {
    const { find, isOpen } = open();
    const { attributes } = find('#avatar');
    expect(attributes.getNamedItem('role')?.value).toBe('button');
    expect(attributes.getNamedItem('tabindex')?.value).toBe('0');
    expect(attributes.getNamedItem('aria-label')?.value).toBe('Menu');
    expect(isOpen()).toBe(false);
  });

  test.each(['Enter', ' '])('opens with the key "%s" on its image', (key) => {
    const { press, isOpen } = open();
    press('#avatar', 'keydown', { key });
    expect(isOpen()).toBe(true);
  });

  test('leaves the keys of its links alone', () => {
    const { press, isOpen } = open();
    press('#avatar');
    expect(press('#profile', 'keydown', { key: 'Enter' }).defaultPrevented).toBe(false);
    expect(isOpen()).toBe(true);
  });

  test('closes with Escape, with the focus on its image', () => {
    const { press, isOpen, doc } = open();
    press('#avatar');
    press('#profile', 'keydown', { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(doc.activeElement?.id).toBe('avatar');
  });

  test.each([
    ['#profile', true],
    ['#home', false],
  ])('stays open when the focus moves to %s: %s', (to, staysOpen) => {
    const { press, isOpen, find } = open();
    press('#avatar');
    const event = new FocusEvent('focusout', { bubbles: true, relatedTarget: find(to) });
    find('#avatar').dispatchEvent(event);
    expect(isOpen()).toBe(staysOpen);
  });

  test.each(['ld-user-menu', 'ld-user-menu-items', 'ld-profile-avatar'])(
    'without %s the header is left alone',
    (name) => {
      const { doc, server } = open(html.replace(`class="${name}"`, ''));
      expect(doc.body.outerHTML).toBe(server);
    },
  );
});

describe('the comments below a lesson', () => {
  const html = `<div class="ld-focus"></div><button id="ld-comments-post-button"><b id="words">Post</b></button><button id="other"></button>
    <div id="ld-comments-form" class="ld-collapsed"></div>`;
  test('open by any element in their button, also if the form has no field', () => {
    const { press, has } = startMount(start, { html });
    press('#words');
    expect(has('#ld-comments-post-button', 'ld-open')).toBe(true);
    expect(has('#ld-comments-form', 'ld-collapsed')).toBe(false);
  });
  test.each(['Enter', ' '])('open with the key "%s" also where their button is a span', (key) => {
    const { press, has, find } = startMount(start, {
      html: html
        .replace('<button id="ld-comments', '<span id="ld-comments')
        .replace('</button>', '</span>'),
    });
    expect(find('#ld-comments-post-button').tabIndex).toBe(0);
    press('#ld-comments-post-button', 'keydown', { key });
    expect(has('#ld-comments-form', 'ld-collapsed')).toBe(false);
  });
  test('stay closed with a press elsewhere', () => {
    const { press, has } = startMount(start, { html });
    press('#other');
    expect(has('#ld-comments-form', 'ld-collapsed')).toBe(true);
  });
  test('without a form their button is left alone', () => {
    const { press, doc, server } = startMount(start, {
      html: html.replace('id="ld-comments-form"', ''),
    });
    press('#words');
    expect(doc.body.outerHTML).toBe(server);
  });
});

test('a header and a footer of the theme builder around focus mode are left alone', () => {
  const { style } = startMount(start, {
    html: '<header class="et-l et-l--header"></header><div class="ld-focus"><footer class="et-l et-l--footer"></footer></div>',
  });
  expect(style('header', 'display')).toBe('');
  expect(style('footer', 'display')).toBe('none');
});

describe('the lesson that is shown', () => {
  const flat = 'style="padding-top: 0px; padding-bottom: 0px"';
  const sidebar = (current: string) => `<div class="ld-focus"><div class="ld-focus-sidebar">
    <div class="ld-course-navigation-heading" ${flat}></div><div class="ld-focus-sidebar-wrapper" id="scroller" ${flat}>${current}</div></div>
    <div class="ld-focus-header" ${flat}></div></div>`;
  const lesson = `<a class="ld-is-current-item" id="current" ${flat}></a>`;
  const open = (options: Partial<Parameters<typeof startMount>[1]> = {}) => {
    const mount = startMount(start, {
      html: sidebar(lesson),
      boxes: {
        '#current': { top: 1500, height: 40 },
        '#scroller': { height: 500 },
        '.ld-focus-header': { height: 60 },
        '.ld-course-navigation-heading': { height: 50 },
      },
      ...options,
    });
    return { ...mount, scrolled: () => mount.find('#scroller').scrollTop };
  };

  test('is at the lower edge of the sidebar, below header and heading', () => {
    expect(open().scrolled()).toBe(930);
  });

  test('is there on a scrolled page as well', () => {
    expect(open({ y: 300 }).scrolled()).toBe(930);
  });

  test('is measured without the space around it', () => {
    const padded = lesson.replace('top: 0px', 'top: 12px').replace('bottom: 0px', 'bottom: 8px');
    expect(open({ html: sidebar(padded) }).scrolled()).toBe(910);
  });

  test('outside of the sidebar is not scrolled to, and without one nothing is', () => {
    expect(open({ html: sidebar('') + lesson }).scrolled()).toBe(0);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'is no longer scrolled to once the visitor scrolls by hand: %s',
    (type) => {
      const { find, scrolled } = open({ motion: 'full' });
      vi.advanceTimersByTime(500);
      const before = scrolled();
      expect(before).toBeGreaterThan(400);
      expect(before).toBeLessThan(530);
      find('#scroller').dispatchEvent(new Event(type));
      find('#scroller').scrollTop = 5;
      vi.advanceTimersByTime(600);
      expect(scrolled()).toBe(5);
    },
  );

  test('is no longer scrolled to when the feature ends', () => {
    const { stop, scrolled } = open({ motion: 'full' });
    vi.advanceTimersByTime(500);
    stop();
    const before = scrolled();
    vi.advanceTimersByTime(600);
    expect(scrolled()).toBe(before);
  });

  test('once it is there the visitor may scroll away', () => {
    const { find, scrolled } = open({ motion: 'full' });
    vi.advanceTimersByTime(1100);
    expect(scrolled()).toBe(930);
    find('#scroller').scrollTop = 5;
    vi.advanceTimersByTime(1000);
    expect(scrolled()).toBe(5);
  });

  test('the way begins where the sidebar is scrolled to already', () => {
    const scrollFrom = (element: HTMLElement) => Object.assign(element, { scrollTop: 900 });
    const mount = startMount(
      (scope) => {
        const scroller = scope.page.document.querySelector<HTMLElement>('#scroller');
        const current = scope.page.document.querySelector<HTMLElement>('#current');
        if (scroller) scrollFrom(scroller);
        if (current) layOut(current, { top: 1000 });
        start(scope);
      },
      { html: sidebar(lesson), motion: 'full' },
    );
    const scrolled = () => mount.find('#scroller').scrollTop;
    vi.advanceTimersByTime(32);
    expect(scrolled()).toBeGreaterThanOrEqual(900);
    expect(scrolled()).toBeLessThan(905);
  });
});

test.each([
  ['fixed', 'below it', 417],
  ['relative', 'to the top, as on phones', 500],
])(
  'an address that names a lesson scrolls there with a bar that is %s: %s [S2.14d]',
  (position, _, top) => {
    window.history.replaceState(null, '', '/?ld-topic-page=34-2');
    const { find } = startMount((scope) => void startExpand(scope, { arrivals: [], moves: [] }), {
      html: `<div class="ld-focus"><div class="ld-focus-header" style="position:${position}"></div>
      <div class="ld-table-list" id="ld-expand-34"></div></div>`,
      boxes: { '#ld-expand-34': { top: 500 } },
    });
    find('.ld-focus-header').getBoundingClientRect = () => new DOMRect(0, 32, 1200, 51);
    vi.advanceTimersByTime(1100);
    expect(window.scrollY).toBe(top);
    window.history.replaceState(null, '', '/');
  },
);
