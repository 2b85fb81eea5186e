import type { Page } from '@playwright/test';

export const ADDRESS = '/wp-json/skerry/v1/faults';
interface Report {
  readonly source: string;
  readonly message: string;
}

/** Adds attributes to the script tag, `net` after it, and a server that receives reports. */
export const withTag = async (page: Page, attributes: string, net = '') => {
  const sent: { url: string; method: string; type: string | undefined; text: string }[] = [];
  await page.route(`**${ADDRESS}`, async (route) => {
    const request = route.request();
    sent.push({
      url: request.url(),
      method: request.method(),
      type: (await request.allHeaders())['content-type'],
      text: request.postData() ?? '',
    });
    await route.fulfill({ status: 204 });
  });
  await page.route(/\/(tabs|accordion)\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(
        /(<script[^>]*\/)skerry(?:\.core)?\.js([^>]*)><\/script>/,
        (tag, start: string, end: string) =>
          tag.replace('>', ` ${attributes}>`) + (net && `${start}${net}${end}></script>`),
      ),
    });
  });
  await page.addInitScript(() => {
    document.addEventListener('skerry:error', (event) => event.preventDefault());
    const beacons: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, text) => {
      if (typeof text === 'string') beacons.push(text);
      return send(url, text);
    };
    Object.assign(window, { beacons });
  });
  return sent;
};
export const sentReports = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { beacons: string[] }).beacons.map((text) => JSON.parse(text) as Report),
  );
