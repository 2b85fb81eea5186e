import { describe, expect, test } from 'vitest';
import { labelOf } from '../../src/learndash/expand/create-controls';
import { lessonOfQuery } from '../../src/learndash/expand/start-expand';
import { nextSlice } from '../../src/learndash/expand/in-slices';
import { isLoginTrigger, isLoginWanted } from '../../src/learndash/login/login-address';
import { tipPlace } from '../../src/learndash/tooltips/tip-place';

describe('labels of expand buttons [S4.38b, S4.38c, S4.38d]', () => {
  test.each([
    ['More', 'Less', true, 'Less'],
    ['More', 'Less', false, 'More'],
    [null, null, true, 'Collapse'],
    [null, null, false, 'Expand'],
    ['More', 'false', true, null],
    ['More', 'false', false, null],
    ['', '', false, ''],
  ])('expand %s and collapse %s, open %s, read %s', (expand, collapse, isOpen, label) => {
    expect(labelOf({ expand, collapse }, isOpen)).toBe(label);
  });
});

describe('the lesson that an address names [S2.14c]', () => {
  test.each([
    ['?ld-topic-page=34-2', '34'],
    ['?ld-topic-page=34', '34'],
    ['?ld-topic-page=34-2-9', '34'],
    ['?ld-topic-page=', null],
    ['', null],
    ['?ld-topic-page=-2', null],
    ['?ld-topic-page=a"]-2', null],
    ['?ld-topic-page=3%24-1', null],
    ['?ld-topic-page=a3-1', null],
  ])('%s is %s', (search, lesson) => {
    expect(lessonOfQuery(search)).toBe(lesson);
  });
});

describe('what opens the login modal [S2.13a, S2.13b, S2.13c, S8.11]', () => {
  test.each([
    ['#login', '', true],
    ['', '?login=failed', true],
    ['#login', '?login=failed', true],
    ['', '?a=1&login=failed', true],
    ['', '?login=failedness', false],
    ['#logins', '', false],
    ['', '?login=', false],
    ['', '', false],
  ])('hash %s and query %s: %s', (hash, search, isWanted) => {
    expect(isLoginWanted({ hash, search })).toBe(isWanted);
  });

  test.each([
    ['#login', true],
    ['http://site.example/courses/?a=1#login', true],
    ['http://site.example/#login', false],
    ['http://site.example/courses/#login', false],
    ['http://other.example/courses/?a=1#login', false],
    ['/courses/?a=1#logins', false],
  ])('a link to %s: %s', (href, isTrigger) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.setAttribute('href', href);
    const here = new URL('http://site.example/courses/?a=1') as unknown as Location;
    expect(isLoginTrigger(link, here)).toBe(isTrigger);
  });
});

describe('the position of a tip', () => {
  const anchor = { top: 100, left: 50, width: 20, isInSidebar: false };
  const around = { windowWidth: 1000, focusHeight: 0, tipWidth: 80, isRtl: false };
  test.each([
    ['above its source', anchor, around, { top: 97, left: 50, overLeft: 0, overRight: 0 }],
    ['beside it in focus mode', anchor, { ...around, focusHeight: 900 }, { top: 97, left: 80 }],
    [
      'over the edge of the sidebar',
      { ...anchor, isInSidebar: true },
      { ...around, focusHeight: 900 },
      { left: 52 },
    ],
    ['not below the main mount', anchor, { ...around, focusHeight: 60 }, { top: 60 }],
    ['shifted at the left edge', { ...anchor, left: -5 }, around, { left: -5, overLeft: 5 }],
    ['shifted at the right edge', { ...anchor, left: 950 }, around, { overRight: 30 }],
    [
      'not shifted in a narrow window',
      { ...anchor, left: 330 },
      { ...around, windowWidth: 360 },
      { overRight: 0 },
    ],
    [
      'on the other side from right to left',
      { ...anchor, left: 500 },
      { ...around, focusHeight: 900, isRtl: true },
      { left: 410 },
    ],
  ])('%s', (_, source, surroundings, place) => {
    expect(tipPlace(source, surroundings)).toMatchObject(place);
  });
});

describe('slices of long lists', () => {
  test.each([
    [4, 17, 16],
    [20, 17, 40],
    [40, 32, 40],
    [40, 50, 40],
    [40, 64, 40],
    [40, 65, 20],
    [40, 100, 20],
    [16, 500, 16],
  ])('after %i rows in %i ms follow %i', (size, tookMs, next) => {
    expect(nextSlice(size, tookMs)).toBe(next);
  });
});
