import { afterEach, expect, test } from 'vitest';
import { fetchPage } from '../../../src/modules/listing/fetch-page';
import type { Call } from '../../../src/runtime/ajax/create-ajax';
import type { Page } from '../../../src/runtime/page';

const responseHtml =
  '<div class="et_pb_module et_pb_blog_0"><div class="et_pb_ajax_pagination_container"><article>Next</article></div></div>';

/** Requests a page; returns the call and its result. */
const request = async ({ isLayoutPreview = false, body = responseHtml } = {}) => {
  const calls: Call<unknown>[] = [];
  const page = {
    document,
    mode: { isLayoutPreview },
    globals: { get: () => ({ layoutContent: '[layout]' }) },
    ajax: <T>(call: Call<T>) => {
      calls.push(call);
      return Promise.resolve({ ok: true, value: call.read(body), status: 200, url: call.url });
    },
    insert: {
      async elements(html: string, choose: (parsed: DocumentFragment) => Element[]) {
        const template = document.createElement('template');
        template.innerHTML = html;
        const chosen = document.createDocumentFragment();
        chosen.append(...choose(template.content));
        return chosen;
      },
    },
  } as unknown as Page;
  const nodes = await fetchPage(page, {
    url: '/blog/page/2/',
    classes: 'et_pb_module et_pb_blog_0',
    signal: new AbortController().signal,
  });
  const [call] = calls;
  if (!call) throw new Error('nothing was requested');
  return { call, text: nodes?.map(({ textContent }) => textContent).join() };
};

afterEach(() => document.body.removeAttribute('class'));

test('the page that was clicked is fetched with GET, and its container used [S7.30a]', async () => {
  const { call, text } = await request();
  expect(call.url).toBe('/blog/page/2/');
  // A request without fields is a GET.
  expect([call.method, call.fields]).toEqual([undefined, undefined]);
  expect(text).toBe('Next');
});

test("in the block editor's preview the edited layout is sent in a POST [S7.30b]", async () => {
  const { call } = await request({ isLayoutPreview: true });
  expect(call.fields).toEqual({ et_layout_block_layout_content: '[layout]' });
});

test('a 404 page counts only where the visitor is on one already [S7.32] [S8.10a]', async () => {
  expect((await request()).call.alsoOk).toBeUndefined();
  document.body.className = 'error404';
  expect((await request()).call.alsoOk).toEqual([404]);
});

test('a page without the module is none', async () => {
  expect((await request({ body: '<p>Log in</p>' })).text).toBeUndefined();
});
