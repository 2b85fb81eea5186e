import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPage } from '../../src/runtime/create-page';
import { readOptions } from '../../src/runtime/loader/read-options';
import { readFacts } from '../../src/runtime/read-facts';

const win = window as unknown as Window & typeof globalThis;
const open = () => {
  const facts = readFacts({ window: win, options: readOptions(null), consent: null }, () => {});
  return createPage(facts, (chunk) => chunk());
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  Reflect.deleteProperty(win, 'skerryLabels');
  document.body.innerHTML = '';
});

test('generated ids are unique on the page', () => {
  document.body.innerHTML = '<p id="skerry-2"></p><p id="skerry-3"></p>';
  const page = open();
  expect([page.nextId(), page.nextId(), page.nextId()]).toEqual([
    'skerry-1',
    'skerry-4',
    'skerry-5',
  ]);
});

describe('events between features', () => {
  test.each([
    'cart:changed',
    'fragments:applied',
    'consent:changed',
    'hash:changed',
    'content:swapped',
    'goal:reached',
    'form:sent',
    'sticky:changed',
  ] as const)('is emitted on the document for scripts of the site: %s', (type) => {
    const page = open();
    const listener = vi.fn();
    const onEvent = ({ detail }: CustomEvent<unknown>) => listener(detail);
    document.addEventListener(`skerry:${type}`, onEvent as EventListener);
    const fact = { hash: 'a' };
    page.bus.emit(type, fact as never);
    document.removeEventListener(`skerry:${type}`, onEvent as EventListener);
    expect(listener).toHaveBeenCalledExactlyOnceWith(fact);
  });

  test('is emitted on the document only if the site may rely on it', () => {
    const page = open();
    const dispatched = vi.spyOn(document, 'dispatchEvent');
    page.bus.emit('content:found', { root: document.body });
    expect(dispatched).not.toHaveBeenCalled();
  });

  test('reaches the others where one of them fails, and that is reported', () => {
    const page = open();
    const onReplaced = vi.fn();
    page.bus.on('cart:replaced', () => {
      throw new Error('broken');
    });
    page.bus.on('cart:replaced', onReplaced);
    page.bus.emit('cart:replaced', { isEmpty: true });
    expect(onReplaced).toHaveBeenCalledTimes(1);
    expect(page.report.faults).toMatchObject([{ source: 'bus', phase: 'event' }]);
  });
});

describe('an address that a feature leads to', () => {
  test.each([
    ['/cart/', true],
    ['https://other.example/', true],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%j is navigated to: %s', (url, isSafe) => {
    const assign = vi.spyOn(win.location, 'assign').mockImplementation(() => {});
    expect(open().navigate(url)).toBe(isSafe);
    expect(assign.mock.calls).toEqual(isSafe ? [[new URL(url, document.baseURI).href]] : []);
  });
});

test('texts are those that the site has set', () => {
  Object.assign(win, { skerryLabels: { pause: 'Anhalten' } });
  const page = open();
  expect([page.labels('pause'), page.labels('play')]).toEqual(['Anhalten', 'Play']);
});

test('what is kept for the session and for good does not mix', () => {
  const page = open();
  page.local.set('a', 'for good');
  page.session.set('a', 'for the session');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual([
    'for good',
    'for the session',
  ]);
  page.local.remove('a');
  page.session.remove('a');
});

test('a cart of which nothing is known yet is not busy', () => {
  expect(open().stores.$cart.get()).toEqual({ hash: null, isBusy: false });
});
