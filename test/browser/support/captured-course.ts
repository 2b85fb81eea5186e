import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { builtFolder, capturedMarkup } from './captured';
import { type Generation, olderGeneration } from './older-generation';

const site = 'https://site.example';
const shared = join(process.cwd(), '../shared');
interface RecordedResponse {
  readonly body: string;
  readonly status: number;
}

const recorded = (name: string): RecordedResponse => {
  const file = readFileSync(join(shared, `recorded/courses/${name}.json`), 'utf8');
  return (JSON.parse(file) as { response: RecordedResponse }).response;
};

/** Converts the site's markup to that of a release; the site itself has the latest generation. */
const createConverter = (page: Page, generation: Generation) => async (html: string) =>
  generation === 'c' ? html : page.evaluate(olderGeneration, { html, generation });

/** A recorded response in which every fragment is converted to the markup of a release. */
const responseOf = async (name: string, convert: (html: string) => Promise<string>) => {
  const { body, status } = recorded(name);
  const convertAll = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return value.includes('<') ? convert(value) : value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(async ([key, each]) => [key, await convertAll(each)]);
    return Object.fromEntries(await Promise.all(entries)) as unknown;
  };
  return { status, body: JSON.stringify(await convertAll(JSON.parse(body))) };
};

/** Opens a recorded page at its own address, with the responses recorded from the real site. */
export const openCaptured = async (
  page: Page,
  {
    name,
    edition = 'pages',
    query = '',
    responses = {},
    generation = 'c',
  }: Readonly<{
    name: string;
    /** Pages with the products of 2025 or of 2026. */
    edition?: 'pages' | 'pages-newer';
    query?: string;
    responses?: Readonly<Record<string, string>>;
    generation?: Generation;
  }>,
) => {
  const requests: { readonly action: string; readonly fields: URLSearchParams }[] = [];
  const convert = createConverter(page, generation);
  const markup = await convert(capturedMarkup(`${edition}/courses/${name}`));
  const responseOfAction = new Map<string, RecordedResponse>();
  for (const [action, known] of Object.entries(responses)) {
    const isOwn = generation === 'c';
    responseOfAction.set(action, isOwn ? recorded(known) : await responseOf(known, convert));
  }
  const respond = async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (url.origin !== site) return route.abort();
    if (url.pathname.startsWith('/skerry/')) {
      const path = join(process.cwd(), builtFolder(), url.pathname.slice('/skerry/'.length));
      if (!existsSync(path)) return route.fulfill({ status: 404 });
      return route.fulfill({ path, contentType: 'text/javascript' });
    }
    if (url.pathname.endsWith('admin-ajax.php')) {
      const fields = new URLSearchParams(request.postData() ?? url.search);
      const action = fields.get('action') ?? '';
      requests.push({ action, fields });
      const known = responseOfAction.get(action);
      return known ? route.fulfill(known) : route.fulfill({ status: 400, body: '0' });
    }
    return request.resourceType() === 'document'
      ? route.fulfill({ body: markup, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ status: 404 });
  };
  await page.route(/.*/, respond);
  await page.goto(`${site}/captured/${query}`);
  await page.waitForFunction(() =>
    window.skerry?.islands().some((each) => each.name === 'learndash' && each.status === 'mounted'),
  );
  return requests;
};
