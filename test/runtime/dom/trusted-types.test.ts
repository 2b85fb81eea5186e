import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptAt } from '../../../src/runtime/dom/script-at';
import { styleOf } from '../../../src/runtime/dom/style-of';
import { parseInert } from '../../../src/runtime/insert/parse-inert';

/** The names of the requested policies, as a site’s CSP lists them. */
let requested: string[];

beforeEach(() => {
  requested = [];
  const trustedTypes = {
    createPolicy(name: string, rules: object) {
      if (requested.includes(name)) throw new TypeError(`${name} is there already`);
      requested.push(name);
      return rules;
    },
  };
  Object.assign(window, { trustedTypes });
});
afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

describe('a page that requires trusted types', () => {
  test('has one policy for addresses of scripts, by the name that the site lists', () => {
    const scripts = ['https://a.example/a.js', 'https://a.example/b.js'].map((url) =>
      scriptAt(document, url),
    );
    expect(scripts.map(({ src }) => src)).toEqual([
      'https://a.example/a.js',
      'https://a.example/b.js',
    ]);
    expect(scripts.map((script) => script.async)).toEqual([true, true]);
    expect(requested).toEqual(['skerry-scripts']);
  });

  test('has one policy for markup that is parsed, by the name that the site lists', () => {
    expect(parseInert('<p>a</p>', document).textContent).toBe('a');
    expect(parseInert('<td>b</td>', document).textContent).toBe('b');
    expect(requested).toEqual(['skerry']);
  });
});

test('a page without trusted types has scripts by their address alone', () => {
  Reflect.deleteProperty(window, 'trustedTypes');
  const doc = document.implementation.createHTMLDocument();
  const { src, async: isAsync } = scriptAt(doc, 'https://a.example/c.js');
  expect([src, isAsync]).toEqual(['https://a.example/c.js', true]);
  expect(parseInert('<li>c</li>', doc).querySelector('li')?.textContent).toBe('c');
});

test('the styles of a form are its own, also where a field has that name', () => {
  const form = document.createElement('form');
  form.style.color = 'red';
  Object.defineProperty(form, 'style', { value: document.createElement('input') });
  expect(styleOf(form)?.getPropertyValue('color')).toBe('red');
});
