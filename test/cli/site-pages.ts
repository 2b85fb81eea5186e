import type { Context } from 'hono';
import type { checkSite } from '../../cli/site/check-site.mjs';

/** A page of a site, with classes on its body. */
export const page = (classes: string, head = '', body = '') =>
  `<!doctype html><html><head>${head}</head><body class="${classes}">${body}</body></html>`;

/** Responds with a sitemap of these pages. */
export const sitemap =
  (...paths: readonly string[]) =>
  (context: Context) => {
    const { origin } = new URL(context.req.url);
    const urls = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
    return context.body(`<urlset>${urls.join('')}</urlset>`, 200, { 'content-type': 'text/xml' });
  };
export const tabs =
  '<div class="et_pb_section"><div class="et_pb_tabs"><ul class="et_pb_tabs_controls"><li><a href="#">One</a></li></ul></div></div>';

/** The kinds of pages in a report, in the report’s order. */
export const kinds = (report: Awaited<ReturnType<typeof checkSite>>) =>
  report.kinds.map(({ kind }) => kind);
