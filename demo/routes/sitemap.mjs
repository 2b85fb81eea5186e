// @ts-check
import { pages } from '../pages/pages.mjs';

/** Pages that are broken on purpose, or are no pages of a site. */
const hidden = /^\/(broken|late|plain|builder|bench|blank)/;

/**
 * `robots.txt` and the sitemap of the demo, as a CMS prints them.
 * @param {import('hono').Hono<import('../visit.mjs').DemoEnv>} app
 */
export function addSitemap(app) {
  app.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nDisallow: /qa/\nSitemap: ${context.get('visit').site}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', (context) => {
    const { site } = context.get('visit');
    const addresses = pages
      .map(({ example, path }) => example ?? path)
      .filter((path) => !path.includes(':') && !hidden.test(path));
    const urls = addresses.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      200,
      { 'content-type': 'application/xml' },
    );
  });
}
