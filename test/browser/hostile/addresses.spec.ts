import type { Page } from '@playwright/test';
import { settle } from '../support/test';
import { waitFrames, expect, serveWith, test } from './attack';
import { addresses } from './inputs/addresses';
import { takeNavigations, watchNavigation } from './watch-navigation';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports navigations.');
test.beforeEach(({ page }) => watchNavigation(page));

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type Found = readonly (readonly [address: string, navigations: readonly string[]])[];

/** The addresses that did not navigate as expected. */
const wrong = (page: Page, found: Found) => {
  expect(found).toHaveLength(addresses.length);
  return addresses.flatMap(([address, verdict], at) => {
    const expected = verdict === 'plain' ? [new URL(address, page.url()).href] : [];
    const navigations = found[at]?.[1] ?? ['?'];
    return navigations.join() === expected.join() ? [] : [{ address, navigations, expected }];
  });
};

test('modules that act as links follow no code', async ({ page, open }) => {
  await serveWith(page, '/links/', (html) => {
    const entries = addresses.map(([url], at) => ({ class: `to_${at}`, url, target: '_self' }));
    const modules = entries.map((entry) => `<div class="${entry.class}">x</div>`).join('');
    return html.replace(
      '</body>',
      `${modules}<script>et_link_options_data = ${json(entries)}</script></body>`,
    );
  });
  await open('/links/', 'bar=off');
  const found: [string, readonly string[]][] = [];
  for (const [at, [address]] of addresses.entries()) {
    await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.click(), `.to_${at}`);
    found.push([address, await takeNavigations(page)]);
  }
  expect(wrong(page, found)).toEqual([]);
});

test('the address that a refused product names is not followed as code', async ({ page, open }) => {
  let at = -1;
  await page.route('**/?wc-ajax=add_to_cart', (route) => {
    at += 1;
    return route.fulfill({ json: { error: true, product_url: addresses[at]?.[0] } });
  });
  await open('/shop/', 'bar=off');
  const found: [string, readonly string[]][] = [];
  for (const [address] of addresses) {
    await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('.ajax_add_to_cart');
      const { navigations } = window as unknown as { navigations: string[] };
      button?.classList.remove('loading');
      // A button that navigates stays busy, so each address gets a fresh copy.
      const copy = button?.cloneNode(true) as HTMLElement;
      button?.replaceWith(copy);
      copy.click();
      const isDone = () => navigations.length > 0 || !copy.classList.contains('loading');
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
    });
    found.push([address, await takeNavigations(page)]);
  }
  expect(wrong(page, found)).toEqual([]);
});

test('the address after an order is not followed as code', async ({ page, open }) => {
  test.slow();
  await page.request.get('/shop/?add-to-cart=331');
  let at = -1;
  await page.route('**/?wc-ajax=checkout', (route) => {
    at += 1;
    return route.fulfill({ json: { result: 'success', redirect: addresses[at]?.[0] } });
  });
  const updated = page.waitForResponse(/update_order_review/);
  await open('/checkout/', 'bar=off');
  await updated;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const found: [string, readonly string[]][] = [];
  for (const [address, verdict] of addresses) {
    await page.evaluate(async () => {
      const { navigations } = window as unknown as { navigations: string[] };
      const form = document.querySelector<HTMLFormElement>('form.checkout');
      document.querySelector('.woocommerce-NoticeGroup-checkout')?.remove();
      form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      const isDone = () =>
        navigations.length > 0 || document.querySelector('.woocommerce-NoticeGroup-checkout');
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
    });
    found.push([address, await takeNavigations(page)]);
    // After a valid address the form stays blocked, because the page is about to unload.
    if (verdict === 'plain') {
      await page.evaluate(() => window.skerry?.unmount());
      await page.evaluate(() => window.skerry?.scan());
      await settle(page);
    }
  }
  expect(wrong(page, found)).toEqual([]);
});

test('the page after a subscription or a message is not opened as code', async ({ page, open }) => {
  await page.route('**/admin-ajax.php', (route) => route.fulfill({ body: '{"success":true}' }));
  await open('/contact/', 'bar=off');
  const found = await page.evaluate(
    async (list) => {
      const { navigations } = window as unknown as { navigations: string[] };
      const printed = document.querySelector<HTMLElement>('#join');
      if (!printed || !window.skerry) throw new Error('no form');
      window.skerry.unmount(printed);
      const results: [string, string[]][] = [];
      for (const address of list) {
        const copy = printed.cloneNode(true) as HTMLElement;
        copy.dataset.redirect_url = address;
        for (const [name, value] of [
          ['et_pb_signup_firstname', 'Visitor'],
          ['et_pb_signup_email', 'visitor@site.example'],
          ['et_pb_contact_harbour_0', 'Leeds'],
        ]) {
          const field = copy.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (field) field.value = value ?? '';
        }
        printed.after(copy);
        const info = () => window.skerry?.islands().find(({ root }) => root === copy);
        copy.scrollIntoView();
        while (info()?.status !== 'mounted') await new Promise((resolve) => setTimeout(resolve));
        const button = copy.querySelector<HTMLElement>('.et_pb_newsletter_button');
        button?.click();
        const box = copy.querySelector<HTMLElement>('.et_pb_newsletter_success');
        const isDone = () => navigations.length > 0 || box?.style.display === 'block';
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
        results.push([address, navigations.splice(0)]);
        copy.remove();
      }
      return results;
    },
    addresses.map(([address]) => address),
  );
  expect(wrong(page, found)).toEqual([]);
});

test('a free course leads to no code', async ({ page, open }) => {
  let at = -1;
  await page.route('**/admin-ajax.php', (route) => {
    at += 1;
    return route.fulfill({
      json: { success: true, data: { redirect_url: addresses[at]?.[0], message: '' } },
    });
  });
  // The join button is handled by a chunk.
  const loaded = page.waitForResponse(/chunks\/course-access-/);
  await open('/registration/', 'bar=off');
  await (await loaded).finished();
  await waitFrames(page);
  const found = await page.evaluate(
    async (list) => {
      const { navigations } = window as unknown as { navigations: string[] };
      document.querySelector('#total-row')?.setAttribute('data-total', '0');
      const results: [string, string[]][] = [];
      for (const address of list) {
        document.querySelector<HTMLElement>('#btn-join')?.click();
        const isBusy = () => document.querySelector('#btn-join[aria-busy]');
        while (isBusy()) await new Promise((resolve) => setTimeout(resolve));
        results.push([address, navigations.splice(0)]);
        // A button that navigates ignores further presses, so it is mounted again.
        if (results.at(-1)?.[1].length === 0) continue;
        window.skerry?.unmount();
        window.skerry?.scan();
        while (
          window.skerry
            ?.islands()
            .some(
              ({ status, when }) => status !== 'mounted' && status !== 'asleep' && when !== 'key',
            )
        ) {
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      return results;
    },
    addresses.map(([address]) => address),
  );
  expect(wrong(page, found)).toEqual([]);
});

test('a lightbox shows no code', async ({ page, open }) => {
  await open('/kitchen-sink/', 'bar=off');
  const shown = await page.evaluate(
    async (list) => {
      const links = list.map((address) => {
        const link = document.createElement('a');
        link.className = 'et_pb_lightbox_image';
        link.setAttribute('href', address);
        link.textContent = 'x';
        return link;
      });
      const place = document.createElement('div');
      place.className = 'et_pb_module et_pb_image';
      place.append(...links);
      document.querySelector('#main-content')?.append(place);
      window.skerry?.scan();
      // The first interaction, for which the lightbox waits.
      place.dispatchEvent(new Event('focusin', { bubbles: true }));
      const frame = () => new Promise((resolve) => setTimeout(resolve, 5));
      while (
        window.skerry
          ?.islands()
          .some(({ name, status }) => name === 'lightbox' && status !== 'mounted')
      ) {
        await frame();
      }
      const sources: string[] = [];
      for (const link of links) {
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
        await frame();
        sources.push(...[...document.querySelectorAll('img')].map(({ src }) => src));
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
        );
      }
      return [...new Set(sources)];
    },
    addresses.map(([address]) => address),
  );
  expect(shown.filter((src) => !/^https?:/.test(src))).toEqual([]);
});
