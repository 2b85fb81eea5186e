import { afterEach, expect, test, vi } from 'vitest';
import { removeCookie, setCookie } from '../../src/runtime/cookies';
import { readCookie } from '../../src/runtime/read-cookie';
import { setSessionCookie } from '../../src/runtime/set-session-cookie';
import { readWritten } from '../support/written-cookie';

const withCookies = (text: string) => ({ cookie: text }) as Document;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a value is read verbatim, with its colons, commas and equals signs', () => {
  const doc = withCookies('a=1; record=consent:yes,action%3A=no==; b=2');
  expect(readCookie(doc, 'record')).toBe('consent:yes,action%3A=no==');
});

test.each([
  ['what is not there', 'a=1; b=2', 'c'],
  ['what only begins or ends like it', 'xc=1; cx=2', 'c'],
  ['nothing at all', '', 'c'],
])('%s is absent', (_, text, name) => {
  expect(readCookie(withCookies(text), name)).toBeNull();
});

test('of two with the same name the first counts, which is that of the longer path', () => {
  expect(readCookie(withCookies('c=near; c=far'), 'c')).toBe('near');
});

test('a broken name beside it does no harm', () => {
  expect(readCookie(withCookies('%zz=1; c=2'), 'c')).toBe('2');
});

test.each(['plain', 'odd name; é'])('what is written under the name %j is found again', (name) => {
  setCookie(name, 'consent:yes,action:no');
  expect(readCookie(document, name)).toBe('consent:yes,action:no');
  removeCookie(name);
  expect(readCookie(document, name)).toBeNull();
});

test('where cookies are blocked they read as absent, and writing is no error', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError');
  };
  const doc = Object.defineProperty({}, 'cookie', { get: blocked, set: blocked }) as Document;
  vi.stubGlobal('document', doc);
  setCookie('plain', '1');
  setSessionCookie(doc, 'plain', '1');
  removeCookie('plain');
  expect(readCookie(doc, 'plain')).toBeNull();
});

test('a cookie of the session has no expiry and is read on every page of the site', () => {
  const doc = withCookies('');
  setSessionCookie(doc, 'store notice; é', 'hidden');
  expect(readWritten(doc.cookie)).toEqual({
    name: encodeURIComponent('store notice; é'),
    value: 'hidden',
    attributes: { path: '/', samesite: 'lax' },
  });
});
