import type { Page } from '@playwright/test';
import { fill, first, send, sent } from '../contact-page';
import { expect, serveWithJQuery, test } from './attack';

test.afterEach(({ faults }) => expect(faults).toEqual([]));

/** Triggers an event as owners' snippets do, and counts how often a listener on the element receives it. */
const trigger = (page: Page, selector: string, type: string) =>
  page.evaluate(
    ([target, name]) => {
      interface Collection {
        on(type: string, listener: () => void): Collection;
        trigger(type: string): Collection;
      }
      const { jQuery } = window as unknown as { jQuery(target: string): Collection };
      let count = 0;
      jQuery(target)
        .on(name, () => {
          count += 1;
        })
        .trigger(name);
      return count;
    },
    [selector, type] as const,
  );

for (const version of ['1.12', '3.7', '4'] as const) {
  test(`a snippet that presses a tab through jQuery ${version} opens its panel, and leads nowhere`, async ({
    page,
    open,
  }) => {
    await serveWithJQuery(page, '/tabs/', { version });
    await open('/tabs/');
    const link = '#plans > .et_pb_tabs_controls > li:nth-child(2) > a';
    expect(await trigger(page, link, 'click')).toBe(1);
    await expect(page.locator('#plans > .et_pb_all_tabs > .et_pb_tab').nth(1)).toBeVisible();
    await expect(page.locator(link)).toHaveAttribute('aria-selected', 'true');
    expect(new URL(page.url()).pathname).toBe('/tabs/');
  });

  test(`a snippet that presses an arrow through jQuery ${version} moves the slider`, async ({
    page,
    open,
  }) => {
    await serveWithJQuery(page, '/sliders/', { version });
    await open('/sliders/', 'motion=reduce');
    expect(await trigger(page, '#auto-slider .et-pb-arrow-next', 'click')).toBe(1);
    await expect(page.locator('#auto-slider .et_pb_slide').nth(1)).toHaveClass(
      /et-pb-active-slide/,
    );
  });

  test(`a plugin that sends a contact form through jQuery ${version} sends it without leaving the page`, async ({
    page,
    open,
  }) => {
    await serveWithJQuery(page, '/contact/', { version });
    await open('/contact/');
    await fill(page);
    expect(await trigger(page, '#write form', 'submit')).toBe(1);
    await expect(first(page).getByText('Thanks for contacting us')).toBeVisible();
    expect(await sent(page)).toHaveLength(1);
  });
}

test('a tag manager that listens to jQuery receives the server’s response to a contact form', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/contact/');
  await open('/contact/');
  await page.evaluate(() => {
    interface JQueryResponse {
      readonly status: number;
      readonly responseText: string;
    }
    const { jQuery } = window as unknown as {
      jQuery(target: unknown): {
        on(type: string, listener: (event: unknown, response: JQueryResponse) => void): void;
      };
    };
    jQuery(document).on('ajaxComplete', (_, { status, responseText }) => {
      Object.assign(window, { received: [status, responseText.includes('Thanks')] });
    });
  });
  await fill(page);
  await send(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'received')))
    .toEqual([200, true]);
});

test('a script that fills a slide and emits a new window size through jQuery has the slider measured again', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/sliders/');
  await open('/sliders/', 'motion=reduce');
  const slides = page.locator('#auto-slider .et_pb_slide');
  const height = () => slides.first().evaluate((slide) => slide.getBoundingClientRect().height);
  const before = await height();
  await slides.nth(2).evaluate((slide) => {
    const filler = document.createElement('div');
    filler.style.height = '900px';
    slide.querySelector('.et_pb_slide_description')?.append(filler);
  });
  await page.evaluate(() => {
    const { jQuery } = window as unknown as {
      jQuery(target: unknown): { trigger(type: string): void };
    };
    jQuery(window).trigger('resize');
  });
  await expect.poll(height).toBeGreaterThan(before + 500);
});

test('a link elsewhere that a script presses through jQuery reaches no other listener, and the visitor’s next press is followed', async ({
  page,
  open,
}) => {
  await serveWithJQuery(page, '/contact/');
  await open('/contact/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.id = 'elsewhere';
    link.href = '/tabs/';
    link.textContent = 'Elsewhere';
    document.body.prepend(link);
  });
  expect(await trigger(page, '#elsewhere', 'click')).toBe(1);
  await page.locator('#elsewhere').click();
  await expect(page).toHaveURL(/\/tabs\//);
});
