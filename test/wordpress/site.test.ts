import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPage } from '../../cli/check/check-page.mjs';
import { readPage } from '../../cli/check/read-page.mjs';
import { missing, type Site, startSite } from './site';

const lacks = missing() ?? (existsSync('dist/skerry.js') ? null : 'the build');
if (lacks) console.log(`Real WordPress: not run, there is no ${lacks}.`);

const SETUP_MS = 120_000;
const markup = `<div class="et_pb_section"><div class="et_pb_tabs"><ul class="et_pb_tabs_controls">
<li class="et_pb_tab_active"><a href="#">One</a></li><li><a href="#">Two</a></li></ul>
<div class="et_pb_all_tabs"><div class="et_pb_tab">First</div><div class="et_pb_tab">Second</div></div></div></div>`;

describe.skipIf(lacks !== null)('the plugin on a real WordPress', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(markup);
  }, SETUP_MS);
  afterAll(() => site?.stop());

  const get = async (address: string) => (await fetch(address)).text();

  test('its tag is the first script, and can be fetched', async () => {
    const page = await get(site.post);
    const first = /<script[^>]*src=["']([^"']+)["'][^>]*>/.exec(page);
    expect(page.indexOf('<script')).toBe(first?.index);
    expect(first?.[0]).toContain('id="skerry-js"');
    expect(first?.[0]).not.toMatch(/ defer| async/);
    const script = await fetch(first?.[1]?.replaceAll('&#038;', '&') ?? '');
    expect(script.status).toBe(200);
    expect(page).toContain('<noscript><style>.et_animated');
  });

  test('the old handles are removed, their data stays, and so do the dependencies of others', async () => {
    const page = await get(site.post);
    for (const handle of ['divi-custom-script', 'wc-add-to-cart', 'cookie-law-info']) {
      expect(page).toMatch(new RegExp(`id=["']${handle}-js-extra["']`));
      expect(page).not.toMatch(new RegExp(` id=["']${handle}-js["']`));
      expect(page).toMatch(new RegExp(`"text/skerry-original"[^>]* data-skerry-id="${handle}-js"`));
    }
    expect(page).toMatch(/id=["']comment-reply-js["']/);
    expect(page).not.toMatch(/ id=["']jquery-core-js["']/);
    const quiz = await get(`${site.post}&with-quiz=1`);
    expect(quiz).toMatch(/id=["']jquery-core-js["']/);
    expect(quiz).toMatch(/id=["']wpProQuiz_front_javascript-js["']/);
  });

  test('what brings the old scripts back came with the zip: the small script beside the tag, and the file that it names', async () => {
    const page = await get(site.post);
    const [, attributes = '', code = ''] =
      /<script([^>]*id="skerry-safety-net-js"[^>]*)>([^]*?)<\/script>/.exec(page) ?? [];
    expect(code).toContain('data-skerry-original');
    const [, address = ''] = /data-originals="([^"]+)"/.exec(attributes) ?? [];
    const file = await fetch(new URL(address.replaceAll('&#038;', '&'), site.post));
    expect(file.status).toBe(200);
    expect(await file.text()).toContain('export{');
  });

  test('skerry check finds no problem there', async () => {
    const report = await checkPage(await readPage(site.post));
    expect(report.problems).toEqual([]);
    expect(report.mounts.find(({ name }) => name === 'tabs')).toMatchObject({ state: 'mounts' });
  });

  test('?skerry=off gives the old scripts back', async () => {
    const page = await get(`${site.post}&skerry=off`);
    expect(page).not.toContain('skerry-js');
    expect(page).toMatch(/id=["']divi-custom-script-js["']/);
    expect(page).toMatch(/id=["']jquery-core-js["']/);
  });

  test('a page that may be cached is the same for all visitors', async () => {
    const response = await fetch(site.post);
    expect(response.headers.get('cache-control')).toContain('public');
    const scripts = (page: string) => page.match(/<script[^>]*>/g);
    expect(scripts(await response.text())).toEqual(scripts(await get(site.post)));
  });

  test('comments are accepted', async () => {
    const id = new URL(site.post).searchParams.get('p') ?? '';
    const response = await fetch(`${site.address}/wp-comments-post.php`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        comment: 'A word about the way here.',
        author: 'Visitor',
        email: 'visitor@site.example',
        comment_post_ID: id,
        comment_parent: '0',
      }),
    });
    expect(response.status).toBe(302);
    expect(site.php(`echo get_comments( array( 'post_id' => ${id} ) )[0]->comment_content;`)).toBe(
      'A word about the way here.',
    );
  });

  test('search finds', async () => {
    expect(await get(`${site.address}/?s=Getting`)).toContain('<h1>Getting here</h1>');
    expect(await get(`${site.address}/?s=nowhere-at-all`)).not.toContain('<h1>');
  });

  test('the login form lets in, and the administration is as it was', async () => {
    const form = await fetch(`${site.address}/wp-login.php`);
    expect(await form.text()).toContain('id="loginform"');
    const response = await fetch(`${site.address}/wp-login.php`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
      body: new URLSearchParams({ log: 'owner', pwd: 'a long password', testcookie: '1' }),
    });
    expect(response.status).toBe(302);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    expect(cookie).toContain('wordpress_logged_in');
    const admin = await fetch(`${site.address}/wp-admin/`, { headers: { cookie } });
    expect(admin.status).toBe(200);
    expect(await admin.text()).not.toContain('skerry-js');
  });

  test('Site Health lists the active families', () => {
    const sentence = site.php(
      "echo apply_filters( 'debug_information', array() )['skerry']['fields']['state']['value'];",
    );
    expect(sentence).toMatch(/^Skerry is on for: modules, shop, learndash, consent/);
  });
});
