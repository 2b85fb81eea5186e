import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { fulfilWithBuild, builtFolder, capturedMarkup, skerryTag } from './support/captured';

export const site = 'https://site.example';
const shared = join(process.cwd(), '../shared');
export const body = (name: string) =>
  (
    JSON.parse(readFileSync(join(shared, `recorded/shop/${name}.json`), 'utf8')) as {
      response: { body: string };
    }
  ).response.body;

type Responses = Readonly<Record<string, (route: Route) => Promise<void>>>;
export const json = (text: string) => (route: Route) =>
  route.fulfill({ body: text, contentType: 'application/json' });
export const html = (text: string) => (route: Route) =>
  route.fulfill({ body: text, contentType: 'text/html' });

/**
 * Opens a recorded page at its own address, with the responses recorded from the real shop;
 * `newer/…` is a page of the newer shop.
 */
export const open = async (page: Page, name: string, responses: Responses, head = '') => {
  const requests: { readonly name: string; readonly fields: URLSearchParams }[] = [];
  const [generation, file] = name.startsWith('newer/')
    ? ['pages-newer', name.slice('newer/'.length)]
    : ['pages', name];
  const dist = builtFolder();
  const markup = capturedMarkup(`${generation}/shop/${file}`, { head: head + skerryTag });
  await page.route(/.*/, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== site) return route.abort();
    if (url.pathname === '/jquery.js') {
      return route.fulfill({ path: 'node_modules/jquery/dist/jquery.js' });
    }
    if (url.pathname.startsWith('/skerry/')) return fulfilWithBuild(route, dist);
    const call = url.searchParams.get('wc-ajax') ?? (request.method() === 'POST' ? 'post' : '');
    if (call) {
      requests.push({ name: call, fields: new URLSearchParams(request.postData() ?? '') });
      const respond = responses[call];
      return respond ? respond(route) : route.fulfill({ status: 404 });
    }
    if (request.resourceType() === 'document')
      return route.fulfill({ body: markup, contentType: 'text/html; charset=utf-8' });
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${site}/captured/`);
  return requests;
};
export const mounted = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) =>
      window.skerry?.islands().some((each) => each.name === wanted && each.status === 'mounted'),
    name,
  );
