import { expect, test, vi } from 'vitest';
import { inSlices } from '../../src/access/in-slices';
import { distinctNames } from '../../src/access/landmarks/distinct-names';
import { findMain, hasSkipLink } from '../../src/access/landmarks/find-main';
import { zoomable } from '../../src/access/zoom/zoomable';

const pageOf = (html: string) => {
  document.body.innerHTML = html;
  return document;
};

test.each<[what: string, html: string, found: string | null]>([
  [
    "the theme's content",
    '<header id="main-header"></header><div id="et-main-area"><div id="main-content" data-this><article></article></div></div>',
    'data-this',
  ],
  ['its own main', '<div id="main-content"><main data-this></main></div>', 'data-this'],
  ['its own role', '<div id="main-content"></div><div role="main" data-this></div>', 'data-this'],
  ['the first of several mains', '<main data-this></main><main></main>', 'data-this'],
  ['what holds an article', '<div data-this><article></article></div>', 'data-this'],
  [
    'what holds several articles',
    '<header></header><div data-this><div><article></article></div><article></article></div>',
    'data-this',
  ],
  [
    'an article beside the header',
    '<div><header></header><article data-this></article></div>',
    'data-this',
  ],
  ['an article of the body', '<article data-this></article>', 'data-this'],
  ['nothing if articles are everywhere', '<article></article><article></article>', null],
  ['nothing of a page without either', '<p>Text</p>', null],
])('the main landmark is %s', (_, html, found) => {
  const main = findMain(pageOf(html));
  expect(main?.hasAttribute('data-this') ?? null).toBe(found === null ? null : true);
});

test.each<[what: string, html: string, has: boolean]>([
  [
    "LearnDash's",
    '<a class="screen-reader-shortcut" href="#inner">Skip to content</a><main><div id="inner"></div></main>',
    true,
  ],
  ['one to the main', '<a href="#m">Skip</a><main id="m"></main>', true],
  ['one to what holds it', '<a href="#page">Skip</a><div id="page"><main></main></div>', true],
  [
    'that of the admin bar',
    '<a href="#wp-toolbar">Skip</a><div id="wp-toolbar"></div><main></main>',
    false,
  ],
  [
    'a menu of sections',
    '<ul><li><a href="#a">A</a></li></ul><main><div id="a"></div></main>',
    false,
  ],
  ['a link in the content', '<main><a href="#a">A</a><div id="a"></div></main>', false],
  ['a link to nothing', '<a href="#gone">A</a><main></main>', false],
  ['a link to the top', '<a href="#">A</a><main></main>', false],
])('%s is a skip link: %s', (_, html, has) => {
  const doc = pageOf(html);
  const main = doc.querySelector('main');
  expect(main && hasSkipLink(doc, main)).toBe(has);
});

const menu = (name: string, words = 'Menu') => ({ role: 'menu', name, words });
const search = (name: string, words: string) => ({ role: 'search', name, words });

test.each([
  ['one of its kind', [menu('')], ['']],
  ['two without a name', [menu(''), menu('')], ['Menu', 'Menu 2']],
  ['one named and one not', [menu('Breadcrumbs'), menu('')], ['', '']],
  ['two of one name', [menu('Breadcrumb'), menu('breadcrumb')], ['Breadcrumb', 'breadcrumb 2']],
  [
    'two with texts on the page',
    [search('', 'Search'), search('', 'Find goods')],
    ['Search', 'Find goods'],
  ],
  ['one whose number is in use', [menu('Menu 2'), menu(''), menu('')], ['', 'Menu', 'Menu 3']],
  ['different roles of one name', [menu('Search'), search('Search', '')], ['', '']],
  ['two without a text', [menu('', ''), menu('', '')], ['', '']],
])('names of landmarks: %s', (_, landmarks, names) => {
  expect(distinctNames(landmarks)).toEqual(names);
});

test.each([
  [
    'width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=0',
    'width=device-width, initial-scale=1.0',
  ],
  [
    'width=device-width, initial-scale=1.0, maximum-scale=1.0, user-scalable=1',
    'width=device-width, initial-scale=1.0, user-scalable=1',
  ],
  ['user-scalable=no, width=device-width', 'width=device-width'],
  ['maximum-scale = 1;initial-scale=1', 'initial-scale=1'],
  ['width=device-width maximum-scale=1 minimum-scale=1', 'width=device-width minimum-scale=1'],
  ['width=device-width, User-Scalable=No', 'width=device-width'],
  ['width=device-width, maximum-scale=5', 'width=device-width, maximum-scale=5'],
  ['width=device-width, user-scalable=yes', 'width=device-width, user-scalable=yes'],
  ['width=device-width, initial-scale=1', 'width=device-width, initial-scale=1'],
  ['', ''],
])('a viewport of “%s” lets visitors zoom as “%s”', (content, expected) => {
  expect(zoomable(content)).toBe(expected);
});

test('long work is done in slices of 12 milliseconds, in its order', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const later: (() => void)[] = [];
  const done: number[] = [];
  const work = Array.from({ length: 5 }, (_, at) => () => {
    done.push(at);
    now += 5;
  });
  inSlices((_, action) => {
    later.push(action);
    return () => {};
  }, work);
  expect(done).toEqual([0, 1, 2]);
  later.shift()?.();
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(later).toEqual([]);
  vi.restoreAllMocks();
});
