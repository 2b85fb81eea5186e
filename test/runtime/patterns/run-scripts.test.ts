import { beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../../src/runtime/page';
import { runScripts } from '../../../src/runtime/patterns/run-scripts';

const report = vi.fn();
const run = (nonce: string, mayRun?: (script: HTMLScriptElement) => boolean) => {
  const page = { document, options: { nonce }, report } as unknown as Page;
  runScripts({ page, name: 'checkout' }, document.body, mayRun);
};
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  report.mockReset();
  document.body.innerHTML =
    '<p>Text</p><script id="a" type="text/x" data-x="1">one()</script><div><script id="b" type="text/x">two()</script></div>';
});

test('what the parser left dead is inserted again, with its attributes, text and place', () => {
  const before = scripts();
  const html = document.body.innerHTML;
  run('');
  expect(scripts().some((each) => before.includes(each))).toBe(false);
  expect(document.body.innerHTML).toBe(html);
});

test('under a policy each gets the nonce of the page', () => {
  run('n1');
  expect(scripts().map(({ nonce }) => nonce)).toEqual(['n1', 'n1']);
});

test('if the page requires trusted types, address and text pass through a policy, created once', () => {
  document.body.insertAdjacentHTML('beforeend', '<script id="c" type="text/x" src="/pay.js">');
  const rules = {
    createScript: (text: string) => `trusted ${text}`,
    createScriptURL: (url: string) => `/trusted${url}`,
  };
  const createPolicy = vi.fn(() => rules);
  const other = document.implementation.createHTMLDocument();
  const view = { trustedTypes: { createPolicy } };
  const doc = Object.defineProperty(other, 'defaultView', { value: view });
  const page = { document: doc, options: { nonce: '' }, report } as unknown as Page;
  runScripts({ page, name: 'checkout' }, document.body);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('skerry-scripts', expect.anything());
  expect(scripts().map(({ text }) => text)).toEqual(['trusted one()', 'trusted two()', 'trusted ']);
  expect(scripts()[2]?.getAttribute('src')).toBe('/trusted/pay.js');
  expect(report).not.toHaveBeenCalled();
});

test('what may not run stays as it is', () => {
  const [first, second] = scripts();
  run('', ({ id }) => id === 'b');
  expect(scripts()[0]).toBe(first);
  expect(scripts()[1]).not.toBe(second);
});

test('one that cannot be made is reported, and the next one runs', () => {
  const [first, second] = scripts();
  vi.spyOn(document, 'createElement').mockImplementationOnce(() => {
    throw new TypeError('policy');
  });
  run('');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ source: 'checkout', element: first }),
  );
  expect(scripts()[0]).toBe(first);
  expect(scripts()[1]).not.toBe(second);
});
