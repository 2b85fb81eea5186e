import type { Page } from '@playwright/test';

/** Reads the effects of the demo page's held content, and what the visitor sees. */
export const consentPage = (page: Page) => {
  const tag = (name: string) => page.locator(`[data-cky-tag="${name}"]`);
  return {
    tag,
    container: page.locator('.cky-consent-container'),
    modal: page.locator('.cky-modal'),
    overlay: page.locator('.cky-overlay'),
    revisit: tag('revisit-consent'),
    frames: page.locator('iframe[title="A video"]'),
    placeholder: tag('video-placeholder'),
    /** Names of the third-party scripts that have run, in order. */
    ran: () => page.evaluate(() => (window as { thirdPartyRan?: string[] }).thirdPartyRan ?? []),
    /** Documents of the other origin that are loaded in frames. */
    videos: () => page.frames().filter((frame) => frame.url().includes('/third-party/')).length,
    /** Requests that the other origin has received, by its own count: name → requests. */
    requests: async () => {
      const response = await page.request.get('/qa/third-party');
      const { hits } = (await response.json()) as { hits: Record<string, number> };
      return hits;
    },
    /** The value of the consent cookie, without the id, or null. */
    record: async () => {
      const cookies = await page.context().cookies();
      const found = cookies.find(({ name }) => name === 'cookieyes-consent');
      return found ? found.value.replace(/^consentid:[^,]*,/, '') : null;
    },
    cookie: async () => {
      const cookies = await page.context().cookies();
      return cookies.find(({ name }) => name === 'cookieyes-consent');
    },
  };
};

export const ALL = 'necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';
export const NONE = 'necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';

/** Collects errors of the page, for a final assertion that there are none. */
export const watchErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

/** Makes the server print the long description as one paragraph, within which it is truncated. */
export const printAsOneParagraph = (page: Page) =>
  page.route('**/consent/gdpr-box-popup/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-cky-tag="detail-description".*?<\/div>/s,
      (description) => description.replaceAll('</p><p>', ' '),
    );
    await route.fulfill({ response, body });
  });
