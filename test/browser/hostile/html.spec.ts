import type { Page } from '@playwright/test';
import { settle } from '../support/test';
import { waitFrames, contained, expect, pressMarked, serveWith, test } from './attack';
import { fill } from '../newsletter-page';
import { html } from './inputs/html';
import { watchNavigation } from './watch-navigation';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium can cancel navigations.');

/** All entries that can be in the middle of a page without affecting the markup after them. */
const asMarkup = async (page: Page) =>
  (await contained(page, html)).map((each) => `<div>${each}</div>`).join('');

/** The same list in few responses: those entries together, each of the others alone. */
const asResponses = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const together = await contained(page, html);
  return [together, ...html.filter((each) => !together.includes(each)).map((each) => [each])];
};

/** Presses whatever a response has inserted, and gives it time to load, fail and animate. */
const pressInserted = async (page: Page) => {
  await waitFrames(page);
  await pressMarked(page);
  await waitFrames(page, 6);
};

/** Attributes and elements that sanitised markup never contains; the server itself prints none here. */
const leftovers = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const attributes = [...document.querySelectorAll(`${selector} *`)].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
    );
    const elements = [
      ...document.querySelectorAll(`${selector} :is(script,base,meta,object,embed)`),
    ];
    return [
      ...attributes.filter((text) => /^\S+ on|=\s*(java|vb)script:/i.test(text)),
      ...elements.map(({ localName }) => localName),
    ];
  }, root);

for (const sanitiser of ['setHTML', 'DOMPurify']) {
  test.describe(sanitiser, () => {
    test.beforeEach(async ({ page }) => {
      await watchNavigation(page);
      if (sanitiser === 'DOMPurify') {
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
      }
    });

    test('hostile markup in cart fragments is not executed', async ({ page, open }) => {
      await serveWith(page, '/shop/', (text) => {
        const places = html.map((_, at) => `<div class="place place-${at}"></div>`).join('');
        return text.replace('</main>', `${places}</main>`);
      });
      await page.route('**/?wc-ajax=add_to_cart', (route) => {
        const entries = html.map((each, at) => [
          `.place-${at}`,
          `<div class="place place-${at} came">${each}</div>`,
        ]);
        return route.fulfill({ json: { fragments: Object.fromEntries(entries), cart_hash: 'h' } });
      });
      await open('/shop/', 'bar=off');
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator('.place.came')).toHaveCount(html.length);
      await pressInserted(page);
      expect(await leftovers(page, '.place')).toEqual([]);
    });

    test('hostile markup in checkout messages is not executed', async ({ page, open }) => {
      await page.request.get('/shop/?add-to-cart=331');
      const responses = await asResponses(page);
      let at = -1;
      await page.route('**/?wc-ajax=checkout', (route) => {
        at += 1;
        const items = responses[at]?.map((each) => `<li data-id="billing_first_name">${each}</li>`);
        const messages = `<ul class="woocommerce-error">${items?.join('')}</ul>`;
        return route.fulfill({ json: { result: 'failure', messages } });
      });
      const updated = page.waitForResponse(/update_order_review/);
      await open('/checkout/', 'bar=off');
      await updated;
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const each of responses) {
        await page.evaluate(async () => {
          document.querySelector('.woocommerce-NoticeGroup-checkout')?.remove();
          document
            .querySelector('form.checkout')
            ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
          const group = () => document.querySelector('.woocommerce-NoticeGroup-checkout');
          while (!group()) await new Promise((resolve) => setTimeout(resolve));
        });
        await pressMarked(page);
        expect(await leftovers(page, '.woocommerce-NoticeGroup-checkout'), each.join('\n')).toEqual(
          [],
        );
      }
      await pressInserted(page);
    });

    test('the order review may contain frames of gateways, and still executes nothing', async ({
      page,
      open,
    }) => {
      const all = await asMarkup(page);
      await page.request.get('/shop/?add-to-cart=331');
      // Frames of a gateway belong to the site; markup in the totals does not.
      await page.route('**/?wc-ajax=update_order_review', async (route) => {
        const response = (await (await route.fetch()).json()) as {
          fragments: Record<string, string>;
        };
        const [table = ''] = Object.keys(response.fragments).filter((key) => key.includes('table'));
        const changed = response.fragments[table]?.replace(
          '</tbody>',
          `<tr><td>${all}</td></tr></tbody>`,
        );
        return route.fulfill({
          json: { ...response, fragments: { ...response.fragments, [table]: changed } },
        });
      });
      const updated = page.waitForResponse(/update_order_review/);
      await open('/checkout/', 'bar=off');
      await updated;
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await pressInserted(page);
      expect(await leftovers(page, '.woocommerce-checkout-review-order-table')).toEqual([]);
    });

    test('a rejection by the newsletter service is inserted as text', async ({ page, open }) => {
      const responses = await asResponses(page);
      let at = -1;
      await page.route('**/admin-ajax.php', (route) => {
        at += 1;
        return route.fulfill({
          body: JSON.stringify({ success: false, data: { error: responses[at]?.join('\n') } }),
        });
      });
      await open('/contact/', 'bar=off');
      await fill(page);
      const elements = await page.evaluate(async (count) => {
        const button = document.querySelector<HTMLElement>('#join .et_pb_newsletter_button');
        const box = document.querySelector<HTMLElement>('#join .et_pb_newsletter_error');
        const found: string[] = [];
        for (let presses = 0; presses < count; presses += 1) {
          const ended = new Promise((resolve) => window.skerry?.on('request:ended', resolve));
          button?.click();
          await ended;
          // The response is rendered in later tasks.
          const isShown = () =>
            !button?.hasAttribute('aria-busy') && box?.style.display === 'block';
          do await new Promise((resolve) => setTimeout(resolve, 10));
          while (!isShown());
          // The text is in an element that Skerry creates.
          const elements = box?.querySelectorAll(':scope > :not(span:only-child), span *');
          found.push(...[...(elements ?? [])].map(({ localName }) => localName));
        }
        return found;
      }, responses.length);
      expect(at).toBe(responses.length - 1);
      expect(elements).toEqual([]);
      await pressInserted(page);
    });

    test('hostile markup in the response to a message is not executed', async ({ page, open }) => {
      const all = await asMarkup(page);
      await page.route(
        (url) => url.pathname === '/contact/',
        async (route) => {
          if (route.request().method() !== 'POST') return route.fallback();
          const response = await route.fetch();
          const body = (await response.text()).replaceAll('<form', `${all}<form`);
          return route.fulfill({ response, body });
        },
      );
      await open('/contact/', 'bar=off');
      const form = page.locator('#write');
      await form.getByLabel('Name').fill('Visitor');
      await form.getByLabel('Email').fill('visitor@site.example');
      await form.getByLabel('Message').fill('refuse me');
      await form.getByLabel('Sum').fill('12');
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(form).toContainText('The server refuses this.');
      await pressInserted(page);
      expect(await leftovers(page, '#write')).toEqual([]);
    });

    test('hostile markup in a page of a list is not executed', async ({ page, open }) => {
      const all = await asMarkup(page);
      await page.route(/[?&]paged=2/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(
          /(<div class="et_pb_portfolio_item[^>]*>)/g,
          `$1${all.replaceAll('$', '$$$$')}`,
        );
        return route.fulfill({ response, body });
      });
      await open('/portfolio/', 'bar=off');
      await page.locator('#pages').getByText('Older Entries').click();
      await expect(page).toHaveURL(/paged=2/);
      await pressInserted(page);
      expect(await leftovers(page, '#pages')).toEqual([]);
    });

    test('hostile markup in a page of lessons is not executed', async ({ page, open }) => {
      const all = await asMarkup(page);
      await page.route('**/admin-ajax.php', async (route) => {
        const response = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
        const data = Object.entries(response.data).map(([key, value]) => [
          key,
          typeof value === 'string' && value.includes('<') ? `${value}${all}` : value,
        ]);
        return route.fulfill({ json: { ...response, data: Object.fromEntries(data) as object } });
      });
      await open('/courses/c/?list=lessons', 'bar=off&motion=reduce');
      await page.locator('.ld-pagination-page-course_lessons .next').first().click();
      await expect(page.locator('.ld-lesson-item-12080')).toBeVisible();
      await pressInserted(page);
      expect(await leftovers(page, '.learndash-wrapper')).toEqual([]);
    });

    test('hostile markup in contents for phones is not executed', async ({ page, open }) => {
      await page.setViewportSize({ width: 375, height: 800 });
      const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      await serveWith(page, '/enhancements/', (text) => {
        const modules = html.map((phone) => {
          // Contents of which the sanitiser leaves nothing would not replace the others.
          const schema = { content: { desktop: 'before', phone: `<i>after</i>${phone}` } };
          return `<div class="et_pb_module"><p class="view" data-et-multi-view="${escape(JSON.stringify({ schema }))}">before</p></div>`;
        });
        return text.replace('</main>', () => `${modules.join('')}</main>`);
      });
      await open('/enhancements/', 'bar=off');
      await expect(page.locator('.view:has(i)')).toHaveCount(html.length);
      await settle(page);
      await pressInserted(page);
      expect(await leftovers(page, '.view')).toEqual([]);
    });

    test('hostile markup in the banner’s template is not executed', async ({ page, open }) => {
      const all = await asMarkup(page);
      await serveWith(page, '/consent/', (text) =>
        text.replace(
          /(<script[^>]*id="ckyBannerTemplate"[^>]*>)([^]*?)(<\/script>)/,
          (_, start: string, template: string, end: string) =>
            // A script ends at the first end tag inside it, as on a real page.
            start +
            template.replace('</p>', `</p>${all.replaceAll(/<\/script/gi, '<\\/script')}`) +
            end,
        ),
      );
      await open('/consent/', 'bar=off');
      await expect(page.locator('.cky-consent-container')).toBeAttached();
      await pressInserted(page);
      expect(await leftovers(page, '.cky-consent-container')).toEqual([]);
    });
  });
}
