import type { Page } from '@playwright/test';
import { expect, settle, test } from './support/test';

const NONCE = '7be1a04c55';
const SHORTCODE = '[et_pb_toggle title="Asked for" open="on"]Words[/et_pb_toggle]';
const sourceOf = (origin: string | undefined) =>
  `${origin}/builder/render/?et_pb_preview=true&et_pb_preview_nonce=${NONCE}&iframe_id=a`;

/** Opens a page around the one that renders, which posts the messages of the test. */
const openAround = async (page: Page, origin: string, messages: string) => {
  await page.route(`${origin}/around`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Around</title><iframe title="App"></iframe><script>
        const frame = document.querySelector('iframe');
        window.received = [];
        addEventListener('message', ({ data }) => received.push(data));
        frame.addEventListener('load', () => { const post = (data) => frame.contentWindow.postMessage(data, '*'); ${messages} }, { once: true });
        frame.src = new URLSearchParams(location.search).get('frame') ?? window.frameSource;
      </script>`,
    }),
  );
};

test('the rendering page rejects messages from a foreign origin, and reports them [S7.49e]', async ({
  page,
  baseURL,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  // The same machine under its other host name is another origin.
  await page.goto(`${String(baseURL).replace('127.0.0.1', 'localhost')}/blank/`);
  await page.evaluate(
    ({ source, nonce }) => {
      const frame = document.createElement('iframe');
      frame.src = source;
      frame.addEventListener('load', () => {
        const message = { et_pb_preview_nonce: nonce, is_fb_preview: true, shortcode: 'x' };
        frame.contentWindow?.postMessage(message, '*');
      });
      document.body.append(frame);
    },
    { source: sourceOf(baseURL), nonce: NONCE },
  );
  const app = page.frameLocator('iframe');
  await expect(app.locator('h4')).toHaveText(`This preview belongs to ${baseURL}.`);
  expect(posts).toEqual([]);
});

test('a message with another nonce is ignored, and only one of a flood is handled [S7.49f]', async ({
  page,
  baseURL,
  faults,
  browserName,
}) => {
  const source = sourceOf(baseURL);
  await page.addInitScript((frameSource) => Object.assign(window, { frameSource }), source);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await openAround(
    page,
    baseURL ?? '',
    `post({ et_pb_preview_nonce: 'other', shortcode: 'wrong' }); post(null); post('x'); post([]);`,
  );
  await page.goto('/around');
  await expect.poll(() => faults.join()).toContain('[skerry] builder');
  expect(posts).toEqual([]);

  await page.unroute(`${baseURL}/around`);
  const valid = `{ et_pb_preview_nonce: '${NONCE}', submit: 'a', shortcode: '${SHORTCODE}', odd: {} }`;
  await openAround(page, baseURL ?? '', `for (let at = 0; at < 200; at += 1) post(${valid});`);
  await page.goto('/around');
  const received = () =>
    page.evaluate(() => (window as unknown as { received: unknown[] }).received);
  await expect.poll(async () => (await received()).length).toBe(1);
  expect(posts).toHaveLength(1);
  // Playwright does not report posted data in Firefox.
  if (browserName === 'chromium') {
    const fields = new URLSearchParams(posts[0]);
    expect([...fields.keys()]).toEqual(['et_pb_preview_nonce', 'submit', 'shortcode']);
  }
  const [response] = (await received()) as {
    html: string;
    iframe_id: string;
    stylesheets: string[];
  }[];
  expect(response?.iframe_id).toBe('a');
  expect(response?.html).toContain('Asked for');
  expect(response?.stylesheets).toEqual([`${baseURL}/theme.css`]);
});

test('no link leads out of a rendered preview, and the box that explains it closes', async ({
  page,
}) => {
  await page.goto(`/builder/render/?et_pb_preview=true&et_pb_preview_nonce=${NONCE}`);
  await settle(page);
  await expect
    .poll(() =>
      page.evaluate(() => window.skerry?.islands().map(({ name, status }) => name + status)),
    )
    .toContain('buildermounted');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/shop/',
      textContent: 'Shop',
    });
    document.querySelector('#content')?.append(link);
  });
  // A press before the chunk is loaded would open the shop: this records whether it would, and prevents it.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.body.dataset['leadsOut'] = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  const box = page.locator('.link-disabled');
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Shop' }).dispatchEvent('click');
      return box.getAttribute('class');
    })
    .toContain('active');
  await expect(page.locator('body')).toHaveAttribute('data-leads-out', 'false');
  await expect(page.locator('.et_pb_prompt_proceed')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).not.toHaveClass(/active/);
});
