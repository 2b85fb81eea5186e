// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { abtestMarks, subjects } from '../../src/abtest/lazy';
import { settle } from '../shop/shop-page';
import { button, goal, openAbPage, type AbPage } from './ab-page';

let page: AbPage;
afterEach(() => {
  expect(page.end()).toEqual({ isRestored: true, timers: 0 });
});

const place = (id: string) =>
  `<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_${id}" style="display: none;"></div>`;
const content = (id: string, inside = '<h2>B</h2>') =>
  `<div class="et_pb_section et_pb_ab_subject et_pb_ab_subject_id-${id}">${inside}</div>`;
const html = `<main>${place('144_1')}${place('144_2')}${goal('et_pb_module', button)}</main>`;
const cached = { is_cache_plugin_active: 'yes' };
const open = async (markup = html, changes: Record<string, unknown> = {}) => {
  page = await openAbPage(markup, { ...cached, ...changes });
  return page;
};
const places = () => page.doc.querySelectorAll('.et_pb_subject_placeholder').length;
const responseApplied = async () => {
  await settle();
  await vi.advanceTimersByTimeAsync(0);
  await settle();
};

test('the server is requested for the variant of the visitor [S7.21] [S3.05d, S7.22a, S7.22b]', async () => {
  const { sent } = await open();
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(sent[0]?.body ?? [])).toEqual({
    action: 'et_pb_ab_get_subject_id',
    et_frontend_nonce: 'front',
    et_pb_ab_test_id: '144',
  });
  expect(places()).toBe(2);
});

test('the response replaces its placeholder, and goals are tracked from then on [S7.23a, S7.23b] [S3.06d, S7.24a, S7.24b]', async () => {
  const { sent, doc, listenFor, received, press, records } = await open();
  listenFor('et_pb_ab_subject_ready');
  const swapped: Element[] = [];
  page.page.bus.on('content:swapped', ({ root }) => swapped.push(root));
  press('.et_pb_button');
  expect(records()).toEqual([]);
  sent[0]?.reply({ id: '2', content: content('144_2') });
  await responseApplied();
  expect(doc.querySelector('main > .et_pb_section h2')?.textContent).toBe('B');
  expect(doc.querySelector('main')?.textContent).toBe('BActWords');
  expect(places()).toBe(0);
  expect(received).toHaveLength(1);
  expect(swapped).toEqual([doc.body]);
  press('.et_pb_button');
  expect(records()).toEqual([{ test_id: 144, subject_id: '2', record_type: 'click_goal' }]);
});

test('tests wait for one another, not for a response that never arrives [S7.24b]', async () => {
  const two = [
    { post_id: 144, test_id: '1' },
    { post_id: 9, test_id: '2' },
  ];
  const { sent, doc } = await open(`${html}${place('9_1')}`, { ab_tests: two });
  expect(sent).toHaveLength(2);
  sent[0]?.reply({ id: '1', content: content('144_1') });
  await responseApplied();
  expect(places()).toBe(3);
  sent[1]?.fail();
  await responseApplied();
  expect(places()).toBe(0);
  expect(doc.querySelectorAll('.et_pb_ab_subject')).toHaveLength(1);
});

test.each([
  ['without a policy', '', ['plain', 'known', 'other']],
  ['under a policy only with the nonce of the page', 'n1', ['known']],
])('scripts of a variant run %s', async (_, nonce, expected) => {
  const { sent, doc } = await open();
  Object.assign(page.page.options, { nonce });
  // Browsers implement this property; happy-dom does not.
  Object.defineProperty(HTMLScriptElement.prototype, 'nonce', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('nonce') ?? '';
    },
    set(this: Element, value: string) {
      this.setAttribute('nonce', value);
    },
  });
  const scripts =
    '<script id="plain" type="text/x"></script><script id="known" nonce="n1" type="text/x"></script><script id="other" nonce="n2" type="text/x"></script>';
  // Only a newly created element runs.
  const create = vi.spyOn(doc, 'createElement');
  sent[0]?.reply({ id: '2', content: content('144_2', scripts) });
  await responseApplied();
  const made = create.mock.results.map(({ value }) => value as Element);
  const run = [...doc.querySelectorAll('script')].filter((script) => made.includes(script));
  expect(run.map(({ id }) => id)).toEqual(expected);
  Reflect.deleteProperty(HTMLScriptElement.prototype, 'nonce');
});

test('a response behind the warnings of a badly set up server shows its variant all the same', async () => {
  const { sent, doc } = await open();
  const response = JSON.stringify({ id: '2', content: content('144_2', '<h2>{B}</h2>') });
  sent[0]?.reply(`<br />\n<b>Warning</b>:  Undefined key {"x"} in <b>a.php</b>${response}\n`);
  await responseApplied();
  expect(doc.querySelector('main > .et_pb_section h2')?.textContent).toBe('{B}');
  expect(places()).toBe(0);
});

test.each([
  ['warnings after it', `{"id":"2","content":%}\n<b>Notice</b>: late in b.php`],
  ['its parts in another order', `{ "content":%,"id":"2"}`],
])('a response with %s shows its variant', async (_, body) => {
  const { sent, doc } = await open();
  sent[0]?.reply(body.replace('%', () => JSON.stringify(content('144_2', '<h2>B</h2>'))));
  await responseApplied();
  expect(doc.querySelector('main > .et_pb_section h2')?.textContent).toBe('B');
});

const refusals: readonly (readonly [string, unknown, ResponseInit?])[] = [
  ['nothing (a bad nonce)', ''],
  ['-1', '-1'],
  ['no id (a first visit)', { id: false, content: '' }],
  ['a variant that is not on the page', { id: '7', content: '<p>x</p>' }],
  ['a server error', 'x', { status: 500 }],
  ['an unknown action', '0', { status: 400 }],
];
for (const [name, body, init] of refusals) {
  test(`${name}: the page continues without a variant`, async () => {
    const { sent, doc, press, records } = await open();
    sent[0]?.reply(body, init);
    await responseApplied();
    expect(places()).toBe(0);
    expect(doc.querySelector('.et_pb_ab_subject')).toBeNull();
    press('.et_pb_button');
    expect(records()).toEqual([{ test_id: 144, subject_id: false, record_type: 'click_goal' }]);
    expect(page.page.report.faults).toEqual([]);
  });
}

test('builders before version 4 name the variant alone', async () => {
  const { sent, doc } = await open(`<main>${place('1')}${place('2')}</main>`, {
    ab_tests: [],
    is_ab_testing_active: '1',
  });
  sent[0]?.reply({ id: '2', content: content('144_2') });
  await responseApplied();
  expect(doc.querySelector('h2')?.textContent).toBe('B');
});

test('a response that arrives after the end changes nothing', async () => {
  const { sent, doc } = await open();
  const { before } = page;
  expect(page.end().isRestored).toBe(true);
  sent[0]?.reply({ id: '2', content: content('144_2') });
  await settle();
  expect(doc.querySelector('h2')).toBeNull();
  page = await openAbPage(before);
});

test('a server that is silent for five seconds leaves the page without a variant', async () => {
  // `AbortSignal.timeout` runs on the real clock, so it is mocked.
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const { press, records } = await open();
  expect(timeout.mock.calls).toEqual([[5000]]);
  timeout.mockRestore();
  expect(places()).toBe(2);
  limit.abort();
  await responseApplied();
  expect(places()).toBe(0);
  press('.et_pb_button');
  expect(records()).toEqual([{ test_id: 144, subject_id: false, record_type: 'click_goal' }]);
});

test('a page that ends before the response keeps its places, and loads and watches nothing', async () => {
  const load = vi.spyOn(abtestMarks, 'load');
  const { sent, stop, before, doc } = await open(html.replace('et_pb_module', 'et_pb_shop'));
  const swapped = vi.fn();
  page.page.bus.on('content:swapped', swapped);
  stop();
  sent[0]?.reply({ id: '2', content: content('144_2') });
  await responseApplied();
  expect(doc.body.innerHTML).toBe(before);
  expect(swapped).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
});

test('without the chunk that shows variants the page continues, and the fault is reported', async () => {
  const error = new Error('offline');
  vi.spyOn(console, 'error').mockReturnValue();
  page = await openAbPage(html, cached, {
    pageParts: {
      load: (chunk) => ((chunk as unknown) === subjects ? Promise.reject(error) : chunk()),
    },
  });
  page.press('.et_pb_button');
  expect(page.records()).toEqual([{ test_id: 144, subject_id: false, record_type: 'click_goal' }]);
  expect(page.page.report.faults).toMatchObject([{ source: 'abtest', phase: 'load', error }]);
});
