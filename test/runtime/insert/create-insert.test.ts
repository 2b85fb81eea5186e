// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInsert } from '../../../src/runtime/insert/create-insert';
import type { Load } from '../../../src/runtime/load';
import type { Sanitise } from '../../../src/runtime/insert/profile';

/**
 * Happy-dom cannot verify sanitised HTML: this tests only which sanitiser is used, and which chunk
 * is loaded for it.
 */
const { native, platform, fetched } = vi.hoisted(() => ({
  native: vi.fn<Sanitise>(),
  platform: { isReliable: true },
  fetched: new Set<string>(),
}));

const shown = (text: string): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
};

vi.mock('../../../src/runtime/insert/sanitise-natively', () => ({
  createNativeSanitise: () => ('Sanitizer' in window && platform.isReliable ? native : null),
}));
vi.mock('../../../src/runtime/insert/sanitise-with-dompurify', () => ({
  createSanitiseWithDOMPurify: () => (html: string) => shown(`DOMPurify ${html}`),
}));

const installSetHTML = () => {
  Object.assign(window, { Sanitizer: class {} });
  Object.assign(Element.prototype, { setHTML() {} });
};

beforeEach(() => {
  native.mockReset().mockImplementation((html) => shown(`setHTML ${html}`));
});
afterEach(() => {
  platform.isReliable = true;
  fetched.clear();
  Reflect.deleteProperty(window, 'Sanitizer');
  Reflect.deleteProperty(Element.prototype, 'setHTML');
});

const createReport = () => Object.assign(vi.fn(), { faults: [] });

const load: Load = (chunk) => {
  if (String(chunk).includes('sanitise-with-dompurify')) fetched.add('DOMPurify');
  return chunk();
};

const create = () => {
  const report = createReport();
  // A document for which no sanitiser has been created yet.
  const doc = document.implementation.createHTMLDocument();
  return { doc, report, insert: createInsert(doc, report, load) };
};
const textOf = async (fragment: Promise<DocumentFragment>) => (await fragment).textContent;

test.each(['content', 'form', 'page'] as const)(
  'the platform cleans %s where it can, and DOMPurify is not fetched',
  async (profile) => {
    installSetHTML();
    expect(await textOf(create().insert.fragment('<p>a</p>', profile))).toBe('setHTML <p>a</p>');
    expect([...fetched]).toEqual([]);
  },
);

test.each(['<iframe src="/a"></iframe>', '<p><OBJECT data="/a"></OBJECT></p>'])(
  'a page with a frame is cleaned by DOMPurify everywhere, for the platform drops those: %s',
  async (html) => {
    installSetHTML();
    const { insert } = create();
    expect(await textOf(insert.fragment(html, 'page'))).toBe(`DOMPurify ${html}`);
    // Other profiles contain no frames.
    expect(await textOf(insert.fragment(html, 'form'))).toBe(`setHTML ${html}`);
  },
);

test('only the frames of what was chosen of a page count', async () => {
  installSetHTML();
  const html = '<iframe src="/a"></iframe><p>b</p><p>c</p>';
  const choose = (page: DocumentFragment) => [...page.querySelectorAll('p')];
  const { insert } = create();
  expect(await textOf(insert.elements(html, choose, 'page'))).toBe(
    'setHTML <p>b</p>setHTML <p>c</p>',
  );
  expect([...fetched]).toEqual([]);
});

test('a browser without setHTML gets DOMPurify for everything that is cleaned', async () => {
  const { insert } = create();
  expect(await textOf(insert.fragment('<p>a</p>', 'form'))).toBe('DOMPurify <p>a</p>');
  expect([...fetched]).toEqual(['DOMPurify']);
  const update = (await insert.serverFragments())?.('<p>b</p>');
  expect(update?.content().textContent).toBe('DOMPurify <p>b</p>');
});

test('a browser whose setHTML does not do what it should gets DOMPurify', async () => {
  installSetHTML();
  platform.isReliable = false;
  expect(await textOf(create().insert.fragment('<p>a</p>', 'form'))).toBe('DOMPurify <p>a</p>');
});

test.each([true, false])(
  'trusted HTML is only parsed, with setHTML (%s) and without',
  async (has) => {
    if (has) installSetHTML();
    const { doc, insert } = create();
    const fragment = await insert.fragment('<x-pay><iframe></iframe></x-pay>', 'trusted');
    expect(fragment.querySelector('x-pay > iframe')?.ownerDocument).toBe(doc);
    expect([...fetched]).toEqual([]);
    expect(native).not.toHaveBeenCalled();
  },
);

test('a failure while sanitising is reported once, and nothing is inserted', async () => {
  installSetHTML();
  native.mockImplementation(() => {
    throw new Error('taken away meanwhile');
  });
  const { insert, report } = create();
  expect((await insert.fragment('<p>a</p>', 'form')).childNodes).toHaveLength(0);
  expect(report).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'insert' }));
});

test('a chunk that never loads is reported, and nothing is inserted', async () => {
  const report = createReport();
  const insert = createInsert(document, report, () => Promise.reject(new Error('offline')));
  expect((await insert.fragment('<p>a</p>', 'trusted')).childNodes).toHaveLength(0);
  expect((await insert.elements('<p>a</p>', () => [])).childNodes).toHaveLength(0);
  expect(await insert.serverFragments()).toBeNull();
  expect(report).toHaveBeenCalledTimes(3);
});
