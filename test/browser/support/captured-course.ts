import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { builtFolder, capturedMarkup } from './captured';
import { type Generation, olderGeneration } from './older-generation';

const site = 'https://site.example';
const shared = join(process.cwd(), '../shared');
interface Answer {
  readonly body: string;
  readonly status: number;
}

const recorded = (name: string): Answer => {
  const file = readFileSync(join(shared, `recorded/courses/${name}.json`), 'utf8');
  return (JSON.parse(file) as { response: Answer }).response;
};

/** Converts the site's markup to that of a release; the site itself has the latest generation. */
const printer = (page: Page, generation: Generation) => async (html: string) =>
  generation === 'c' ? html : page.evaluate(olderGeneration, { html, generation });

/** A recorded response in which every fragment is converted to the markup of a release. */
const answerOf = async (name: string, print: (html: string) => Promise<string>) => {
  const { body, status } = recorded(name);
  const printed = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return value.includes('<') ? print(value) : value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(async ([key, each]) => [key, await printed(each)]);
    return Object.fromEntries(await Promise.all(entries)) as unknown;
  };
  return { status, body: JSON.stringify(await printed(JSON.parse(body))) };
};

/** Opens a recorded page at its own address, with the responses recorded from the real site. */
export const openCaptured = async (
  page: Page,
  {
    name,
    edition = 'pages',
    query = '',
    answers = {},
    generation = 'c',
  }: Readonly<{
    name: string;
    /** Pages with the products of 2025 or of 2026. */
    edition?: 'pages' | 'pages-newer';
    query?: string;
    answers?: Readonly<Record<string, string>>;
    generation?: Generation;
  }>,
) => {
  const asked: { readonly action: string; readonly fields: URLSearchParams }[] = [];
  const print = printer(page, generation);
  const markup = await print(capturedMarkup(`${edition}/courses/${name}`));
  const replies = new Map<string, Answer>();
  for (const [action, known] of Object.entries(answers)) {
    const isOwn = generation === 'c';
    replies.set(action, isOwn ? recorded(known) : await answerOf(known, print));
  }
  const answer = async (route: Route) => {
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
      asked.push({ action, fields });
      const known = replies.get(action);
      return known ? route.fulfill(known) : route.fulfill({ status: 400, body: '0' });
    }
    return request.resourceType() === 'document'
      ? route.fulfill({ body: markup, contentType: 'text/html; charset=utf-8' })
      : route.fulfill({ status: 404 });
  };
  await page.route(/.*/, answer);
  await page.goto(`${site}/captured/${query}`);
  await page.waitForFunction(() =>
    window.skerry?.islands().some((each) => each.name === 'learndash' && each.status === 'mounted'),
  );
  return asked;
};
