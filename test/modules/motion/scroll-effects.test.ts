import type { WritableAtom } from 'nanostores';
import { act } from 'react';
import { expect, test } from 'vitest';
import { start } from '../../../src/modules/motion';
import { stylesOf } from '../../../src/modules/motion/styles-of';
import { type Effect, motionElements } from '../../../src/modules/motion/read-effects';
import type { Motion } from '../../../src/runtime/stores/motion';
import { layOut, withLayout } from '../../support/laid-out';
import { changeSize } from '../../support/observers';

const startMount = withLayout();
/** From 0 to 100 % opacity on the way through the viewport. */
const fade = { resolver: 'opacity', startValue: 0, midValue: 50, endValue: 100 };
const effect = (id: string, more: object = {}) => ({ id, ...fade, ...more });
const html = `<header id="main-header"></header><div id="outer"><p class="a et_animated et-waypoint et-pb-before-scroll-animation" id="a"></p></div><p class="b" id="b"></p>`;

const open = (elements: object, options: Partial<Parameters<typeof startMount>[1]> = {}) => {
  const mount = startMount(start, {
    html,
    motion: 'full',
    height: 1000,
    globals: { et_pb_motion_elements: elements },
    ...options,
  });
  const place = (selector: string, top: number, height: number, parent: Element | null = null) => {
    const element = mount.find(selector);
    layOut(element, { top, height });
    Object.defineProperty(element, 'offsetTop', { configurable: true, value: top });
    Object.defineProperty(element, 'offsetParent', { configurable: true, value: parent });
  };
  return {
    ...mount,
    place,
    /** The page has grown, so everything is measured again. */
    grow: () => act(() => changeSize(mount.doc.body)),
    opacity: (selector: string) => mount.style(selector, 'opacity'),
    setMotion: (motion: Motion) => (mount.page.stores.$motion as WritableAtom<Motion>).set(motion),
  };
};
const SEE = { desktop: [effect('.a')], tablet: [], phone: [] };

test('an element follows the scroll position, with its middle if nothing else is set', () => {
  const { place, grow, opacity, scrollTo } = open(SEE);
  place('#a', 900, 200);
  grow();
  expect(opacity('#a')).toBe('0');
  scrollTo(250);
  expect(opacity('#a')).toBe('0.25');
  scrollTo(750);
  expect(opacity('#a')).toBe('0.75');
  scrollTo(5000);
  expect(opacity('#a')).toBe('1');
});

test.each([
  ['top', '0.1'],
  ['middle', '0'],
  ['bottom', '0'],
])('the %s of an element triggers it', (trigger, expected) => {
  const { place, grow, opacity } = open({ desktop: [effect('.a', { trigger_start: trigger })] });
  place('#a', 900, 201);
  grow();
  expect(opacity('#a')).toBe(expected);
});

test.each([
  ['top', '0.4'],
  ['middle', '0.299'],
  ['bottom', '0.199'],
])('further up the %s counts as well', (trigger, expected) => {
  const { place, grow, opacity } = open({ desktop: [effect('.a', { trigger_start: trigger })] });
  place('#a', 600, 201);
  grow();
  expect(opacity('#a')).toBe(expected);
});

test('what the element lies in counts with it', () => {
  const { place, grow, opacity, find } = open(SEE);
  place('#outer', 300, 500);
  place('#a', 400, 0, find('#outer'));
  grow();
  expect(opacity('#a')).toBe('0.3');
});

test.each([
  ['fixed', 'et_fixed_nav', '0.5'],
  ['not fixed', '', '0.4'],
])('a header that is %s is subtracted from the window', (_, bodyClass, expected) => {
  const { place, grow, opacity } = open(SEE, { bodyClass });
  place('#a', 600, 0);
  place('#main-header', 0, 100);
  grow();
  expect(opacity('#a')).toBe(expected);
});

test('a fixed page without a header subtracts nothing', () => {
  const { place, grow, opacity } = open(SEE, {
    bodyClass: 'et_fixed_nav',
    html: html.replace('id="main-header"', ''),
  });
  place('#a', 600, 0);
  grow();
  expect(opacity('#a')).toBe('0.4');
});

test('several effects of one element are combined, and each element has its own', () => {
  const move = { resolver: 'translateY', startValue: 1, midValue: 1, endValue: 1 };
  const { style } = open({
    desktop: [effect('.a'), effect('.a', move), effect('.b', { ...fade, startValue: 30 })],
  });
  expect([style('#a', 'opacity'), style('#a', 'transform')]).toEqual(['1', 'translateY(100px)']);
  expect([style('#b', 'opacity'), style('#b', 'transform')]).toEqual(['1', '']);
});

test('each kind of device has its own effects, and those of another go', () => {
  const { resize, opacity } = open({
    desktop: [effect('.a')],
    tablet: [effect('.b')],
    phone: [effect('.a', { endValue: 40 })],
  });
  expect([opacity('#a'), opacity('#b')]).toEqual(['1', '']);
  resize(900);
  expect([opacity('#a'), opacity('#b')]).toEqual(['', '1']);
  resize(500);
  expect([opacity('#a'), opacity('#b')]).toEqual(['0.4', '']);
});

test('an element whose effect replaces its entrance does not wait for that', () => {
  const { find, stop, doc, server } = open(SEE);
  expect(find('#a').className).toBe('a et_had_animation');
  expect(find('#b').className).toBe('b');
  stop();
  expect(doc.body.outerHTML).toBe(server);
});

test('with reduced motion all elements are shown in place, from when it is set', () => {
  const { opacity, setMotion, scrollTo } = open(SEE);
  expect(opacity('#a')).toBe('1');
  setMotion('reduce');
  expect(opacity('#a')).toBe('');
  scrollTo(100);
  expect(opacity('#a')).toBe('');
  setMotion('full');
  expect(opacity('#a')).toBe('1');
});

test('after the end nothing moves', () => {
  const { opacity, stop, scrollTo, grow, resize, setMotion } = open(SEE);
  stop();
  scrollTo(100);
  grow();
  resize(1100, 900);
  setMotion('reduce');
  setMotion('full');
  expect(opacity('#a')).toBe('');
});

const read = (entry: object) => motionElements.read({ desktop: [entry] }).desktop;
test.each([
  ['without places', {}, { start: 0, midStart: 50, midEnd: 50, end: 100 }],
  ['without values', { startValue: '', midValue: null }, { startValue: 0, midValue: 0 }],
  ['with numbers as texts', { midStart: '30', midEnd: '60%' }, { midStart: 30, midEnd: 60 }],
  ['without a trigger', {}, { trigger: 'middle' }],
  ['with a trigger of its own', { trigger_start: 'bottom' }, { trigger: 'bottom' }],
  ['with an unknown trigger', { trigger_start: 'left' }, { trigger: 'middle' }],
  ['with a transform', { transforms: { rotateX: '2deg' } }, { transforms: { rotateX: '2deg' } }],
])('an effect %s is read', (_, more, expected) => {
  expect(read({ id: '.a', resolver: 'blur', ...more })[0]).toMatchObject(expected);
});

test.each(['translateY', 'translateX', 'opacity', 'scale', 'rotate', 'blur'])(
  'the effect %s is one',
  (resolver) => {
    expect(read({ id: '.a', resolver })).toHaveLength(1);
  },
);

test.each([
  ['200', 200],
  ['201', 200],
  ['2.9', 2],
  ['-1', 0],
])('of a grid with %s children %i are moved', (children_count, count) => {
  const grid = { grid_motion: 'on', children_count, module_type: 'et_pb_blog', module_index: '1' };
  const selectors = read({ id: '.a', resolver: 'scale', ...grid }).flatMap(
    (each) => each.selectors,
  );
  expect(selectors).toHaveLength(count);
});

test.each(['.a .b', '.a,.b', '#a', 'p.a', '.'])('"%s" names no element to move', (id) => {
  expect(read({ id, resolver: 'scale' })).toEqual([]);
});

test.each<[Effect['resolver'], object]>([
  ['scale', { transform: 'scale3d(0.333, 0.333, 0.333)' }],
  ['rotate', { transform: 'rotate3d(0, 0, 1, 33.333deg)' }],
  ['translateX', { transform: 'translateX(3333px)' }],
  ['opacity', { opacity: '0.333' }],
  ['blur', { filter: 'blur(33px)' }],
])('a value of a third for %s is rounded', (resolver, expected) => {
  const third = 100 / 3;
  const [found] = read({ id: '.a', resolver, startValue: third, midValue: third, endValue: third });
  if (!found) throw new Error('no effect');
  expect(stylesOf([{ effect: found, at: 50 }])).toEqual({
    transform: null,
    opacity: null,
    filter: null,
    ...expected,
  });
});
