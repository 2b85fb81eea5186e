import { expect, test } from 'vitest';
import { deleteCookies } from '../../src/consent/control/delete-cookies';
import type { ConsentGuard } from '../../src/runtime/consent-gate';
import { category } from './categories';

/** A page on which every write of a cookie is a deletion, recorded by name, path and domain. */
const pageWith = (cookie: string, pathname = '/shop/') => {
  const deleted: string[] = [];
  const doc = {
    location: { hostname: 'www.site.example', pathname },
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      deleted.push(value);
    },
  };
  return { doc: doc as unknown as Document, deleted };
};
const guard = (choices: Record<string, string>, listed: readonly string[]) =>
  ({
    categories: [
      category('necessary', { cookies: [{ name: 'session_*', domain: 'site.example' }] }),
      category('analytics', {
        cookies: listed.map((name) => ({ name, domain: 'site.example' })),
      }),
    ],
    record: () => new Map(Object.entries(choices)),
  }) as unknown as ConsentGuard;
const namesOf = (deleted: readonly string[]) => [
  ...new Set(deleted.map((each) => each.split('=')[0])),
];

test('after a no the listed cookies go from every place they may live in', () => {
  const { doc, deleted } = pageWith('_ga=1; other=2');
  deleteCookies(doc, guard({ analytics: 'no' }, ['_ga']));
  expect(namesOf(deleted)).toEqual(['_ga']);
  expect(deleted).toContain('_ga=;path=/;max-age=-1');
  expect(deleted).toContain('_ga=;path=/shop;max-age=-1;domain=site.example');
  expect(deleted).toContain('_ga=;path=/;max-age=-1;domain=www.site.example');
});

test('on inner pages of a site in a folder they go too, which WordPress sets with a slash at the end [S4.08]', () => {
  const { doc, deleted } = pageWith('_ga=1', '/blog/2024/post/');
  deleteCookies(doc, guard({ analytics: 'no' }, ['_ga']));
  expect(deleted).toContain('_ga=;path=/blog/;max-age=-1');
  expect(deleted).toContain('_ga=;path=/blog;max-age=-1');
});

test('after a yes they stay', () => {
  const { doc, deleted } = pageWith('_ga=1');
  deleteCookies(doc, guard({ analytics: 'yes' }, ['_ga']));
  expect(deleted).toEqual([]);
});

test('the record itself, what is necessary, and names of nothing stay whatever the owner lists', () => {
  const { doc, deleted } = pageWith('cookieyes-consent=x; session_1=2; =3; _ga=4');
  deleteCookies(doc, guard({}, ['*']));
  expect(namesOf(deleted)).toEqual(['_ga']);
});

test('a page whose cookies are blocked has none to delete', () => {
  const written: string[] = [];
  const doc = {
    location: { hostname: 'site.example', pathname: '/' },
    get cookie(): string {
      throw new DOMException('blocked', 'SecurityError');
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  deleteCookies(doc as unknown as Document, guard({ analytics: 'no' }, ['*']));
  expect(written).toEqual([]);
});

test('a cookie is deleted from every folder of the page and every domain above it, once each', () => {
  const { doc, deleted } = pageWith('_ga=1');
  deleteCookies(doc, guard({ analytics: 'no' }, ['_ga', 'other']));
  const places = ['/', '/shop', '/shop/'];
  const domains = ['', ';domain=site.example', ';domain=www.site.example'];
  expect([...deleted].sort()).toEqual(
    domains
      .flatMap((domain) => places.map((path) => `_ga=;path=${path};max-age=-1${domain}`))
      .sort(),
  );
});
