import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { revive } from '../../../src/runtime/originals/revive';
import { inert, runScripts } from './old-scripts';
import { waitFor } from '../../support/wait-for';

let page = runScripts();
// The test window loads asynchronously, as a page does, and the first test may run before that.
beforeAll(() => waitFor(() => expect(document.readyState).toBe('complete')));
afterEach(() => {
  page.stop();
  vi.restoreAllMocks();
  for (const name of ['readyState', 'write', 'writeln']) Reflect.deleteProperty(document, name);
  document.body.innerHTML = '';
});

const all = () => [...document.querySelectorAll<HTMLScriptElement>('[data-skerry-original]')];
/** Runs the original scripts of a page; `failed` are those whose file fails to load. */
const startScripts = (html: string, actions: Readonly<Record<string, () => void>> = {}) => {
  document.body.innerHTML = html;
  page = runScripts(actions);
  const failed: string[] = [];
  const done = revive(window, all, (script, name) => failed.push(`${script.id} ${name}`));
  return { done, failed };
};
const inline = { src: '' };
const ran = (...ids: readonly string[]) => waitFor(() => expect(page.ran).toEqual(ids));

test('files are fetched side by side, and an inline script waits for all before it', async () => {
  const { done, failed } = startScripts(
    inert('a') + inert('b') + inert('c', inline) + inert('d') + inert('e', inline),
  );
  await ran('a-js', 'b-js');
  page.settle('b-js', 'load');
  await Promise.resolve();
  expect(page.ran).toEqual(['a-js', 'b-js']);
  page.settle('a-js', 'load');
  await ran('a-js', 'b-js', 'c-js', 'd-js');
  page.settle('d-js', 'load');
  await done;
  expect(page.ran).toEqual(['a-js', 'b-js', 'c-js', 'd-js', 'e-js']);
  expect(failed).toEqual([]);
});

test('a file that fails to load is named by its handle, and the others run', async () => {
  const { done, failed } = startScripts(inert('a') + inert('b', inline));
  await ran('a-js');
  page.settle('a-js', 'error');
  await done;
  expect(failed).toEqual(['a-js a']);
  expect(page.ran).toEqual(['a-js', 'b-js']);
});

test('a file without a handle is named by its address', async () => {
  const { done, failed } = startScripts(
    '<script type="x" data-skerry-original="shop" data-skerry-id="a" src="/a.js"></script>',
  );
  await ran('a');
  page.settle('a', 'error');
  await done;
  expect(failed).toEqual([`a ${new URL('/a.js', location.href).href}`]);
});

test('scripts that emit no load event are not waited for: scripts for old engines, and data', async () => {
  const { done } = startScripts(
    inert('a', { more: 'nomodule' }) + inert('b', { more: 'data-skerry-type="application/json"' }),
  );
  document.querySelectorAll('script').forEach((script) => {
    Object.defineProperty(script, 'noModule', { value: script.hasAttribute('nomodule') });
  });
  await done;
  expect(page.ran).toEqual(['a-js', 'b-js']);
});

test.each([
  ['deferred files', inert('a', { more: 'defer' }), ['b-js', 'a-js']],
  ['modules', inert('a', { more: 'data-skerry-type="module"' }), ['b-js', 'a-js']],
  ['files that are async as well', inert('a', { more: 'defer async' }), ['a-js', 'b-js']],
  ['inline ones marked as deferred', inert('a', { src: '', more: 'defer' }), ['a-js', 'b-js']],
  ['others', inert('a'), ['a-js', 'b-js']],
])('%s run in the order that browsers run them in', async (_, first, expected) => {
  const { done } = startScripts(first + inert('b'));
  document.querySelector('script')?.toggleAttribute('defer', /\bdefer\b/.test(first));
  await ran(...expected);
  page.settle('a-js', 'load');
  page.settle('b-js', 'load');
  await done;
});

test('an inline module runs after the files that follow it', async () => {
  const { done } = startScripts(
    inert('a', { src: '', more: 'data-skerry-type="module"' }) + inert('b'),
  );
  await ran('b-js');
  page.settle('b-js', 'load');
  await done;
  expect(page.ran).toEqual(['b-js', 'a-js']);
});

test('each script is at its place again, with its own id, type and other attributes', async () => {
  const { done } = startScripts(
    `<p></p>${inert('a', { more: 'data-x="1" nonce="n"' })}<i></i>${inert('b', { src: '', more: 'data-skerry-type="module"' })}<b></b>`,
  );
  await ran('a-js');
  page.settle('a-js', 'load');
  await done;
  const attributes = (id: string) =>
    Object.fromEntries(
      [...(document.getElementById(id)?.attributes ?? [])].map(({ name, value }) => [name, value]),
    );
  expect([...document.body.children].map(({ localName }) => localName)).toEqual([
    'p',
    'script',
    'i',
    'script',
    'b',
  ]);
  expect(attributes('a-js')).toMatchObject({
    id: 'a-js',
    src: '/old/a.js',
    type: 'text/javascript',
    'data-x': '1',
  });
  expect(attributes('b-js')).toEqual({ id: 'b-js', type: 'module' });
  expect((document.getElementById('a-js') as HTMLScriptElement).async).toBe(false);
});

test('a script that had no id gets none, and one that was async is async again', async () => {
  const { done } = startScripts(
    '<script type="x" data-skerry-original="shop" data-skerry-handle="a" async src="/a.js"></script>',
  );
  const [script] = all();
  await waitFor(() => expect(page.ran).toEqual(['']));
  script?.dispatchEvent(new Event('load'));
  await done;
  expect(script?.hasAttribute('id')).toBe(false);
  expect(script?.async).toBe(true);
});

test('a script that the consent guard keeps is left to it, and not waited for', async () => {
  document.body.innerHTML = '';
  const { done } = startScripts(inert('a') + inert('b', inline));
  const [held] = all();
  const native = Element.prototype.setAttribute;
  if (held) {
    held.setAttribute = (name, value) =>
      native.call(held, name, name === 'type' ? 'javascript/blocked' : value);
  }
  await done;
  expect(page.ran).toEqual(['b-js']);
  expect(held?.parentNode).toBe(document.body);
});

test('what an old script writes into the document late is ignored, for it would replace the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { write, writeln } = document;
  const { done } = startScripts(`<p>shown</p>${inert('a', inline)}`, {
    'a-js': () => {
      document.write('lost');
      document.writeln('lost');
    },
  });
  await done;
  expect(document.querySelector('p')?.textContent).toBe('shown');
  expect(document.body.textContent).not.toContain('lost');
  expect(warn.mock.calls).toEqual([
    ['[skerry] document.write of an old script is ignored'],
    ['[skerry] document.write of an old script is ignored'],
  ]);
  expect([document.write, document.writeln]).toEqual([write, writeln]);
  expect(Object.hasOwn(document, 'write')).toBe(false);
});

test('a write method that the page has defined is restored afterwards', async () => {
  const own = vi.fn();
  document.write = own;
  await startScripts(inert('a', inline)).done;
  expect(document.write).toBe(own);
});

test('a write method that an old script has defined stays', async () => {
  const own = vi.fn();
  await startScripts(inert('a', inline), { 'a-js': () => (document.write = own) }).done;
  expect(document.write).toBe(own);
});

test('the scripts receive DOMContentLoaded and load, once all have run', async () => {
  const received: string[] = [];
  const listen = () =>
    document.addEventListener('DOMContentLoaded', () => received.push(document.readyState), {
      once: true,
    });
  const { done } = startScripts(inert('a', inline) + inert('b'), { 'a-js': listen });
  await ran('a-js', 'b-js');
  expect(document.readyState).toBe('loading');
  expect(received).toEqual([]);
  page.settle('b-js', 'load');
  await done;
  expect(received).toEqual(['interactive']);
  expect(document.readyState).toBe('complete');
});

test.each([
  ['waits for the end of parsing', 0, 'interactive', false],
  ['need not wait once it has been parsed', 12, 'interactive', true],
  ['need not wait once it has loaded', 0, 'complete', true],
] as const)('a page %s', async (_, domContentLoadedEventEnd, readyState, isAtOnce) => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ domContentLoadedEventEnd } as unknown as PerformanceEntry] : [],
  );
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
  const { done } = startScripts(inert('a', inline));
  await new Promise(setImmediate);
  expect(page.ran).toEqual(isAtOnce ? ['a-js'] : []);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await done;
  expect(page.ran).toEqual(['a-js']);
});
