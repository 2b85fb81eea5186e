import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { builtFolder } from './captured';

const site = 'https://site.example';
const shared = join(process.cwd(), '../shared');
const recorded = (name: string) => {
  const { response } = JSON.parse(
    readFileSync(join(shared, `recorded/courses/${name}.json`), 'utf8'),
  ) as { response: { body: string; status: number } };
  return response;
};

/** The style sheets are not in the captured pages: the rules that hide, as LD30 has them. */
const rules = `<style>.ld-item-list-item-expanded,.ld-lesson-item-expanded,.ld-item-search{max-height:0;overflow:hidden}
.ld-lesson-item-expanded.ld-expanded,.ld-item-search.ld-expanded{max-height:20000px}.ld-tab-content{display:none}.ld-tab-content.ld-visible{display:block}
.ld-modal-closed .ld-modal{visibility:hidden}.ld-modal{position:absolute;top:0;left:0}.jq-dropdown{display:none;position:absolute}
.ld-icon-arrow-left::before,.ld-icon-arrow-right::before,.ld-icon-search::before{content:'>'}</style>`;

/** Opens a captured page at its own address, with the answers that the real site gave. */
export const openCaptured = async (
  page: Page,
  {
    name,
    query = '',
    answers = {},
  }: Readonly<{ name: string; query?: string; answers?: Readonly<Record<string, string>> }>,
) => {
  const asked: { readonly action: string; readonly fields: URLSearchParams }[] = [];
  const markup = readFileSync(join(shared, `pages/courses/${name}.html`), 'utf8').replace(
    '<head>',
    `<head><script src="/skerry/skerry.js"></script>${rules}`,
  );
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
      const known = answers[action];
      return known ? route.fulfill(recorded(known)) : route.fulfill({ status: 400, body: '0' });
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
