import { choose, waitForQuiet, ran, serveGuardPage } from './guard-page';
import { expect, test } from './support/test';

const heldTypes = 'script[type="javascript/blocked"]';

test('scripts of a listed provider in the markup wait, others do not [S4.09a, S3.03i]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    head: `<script src="https://m.test/sync.js"></script><script async src="https://m.test/async.js"></script>
<script defer src="https://m.test/defer.js"></script><script type="module" src="https://m.test/module.js"></script>
<script src="https://other.test/m.test/x.js"></script><script src="https://free.test/a.js"></script>
<script>ran.push('inline')</script>`,
  });
  await waitForQuiet(page);
  expect((await ran(page)()).sort()).toEqual(['free.test/a.js', 'inline']);
  await expect(page.locator(`head ${heldTypes}`)).toHaveCount(5);
  await choose(page, 'accept');
  await expect.poll(async () => (await ran(page)()).length).toBe(7);
  await expect(page.locator(heldTypes)).toHaveCount(0);
  await expect(page.locator('script[type="module"]')).toHaveCount(1);
  const inOrder = (await ran(page)()).filter(
    (name) => /sync|defer|other/.test(name) && !name.includes('async'),
  );
  expect(inOrder).toEqual(['m.test/sync.js', 'm.test/defer.js', 'other.test/m.test/x.js']);
});

test('scripts made by scripts wait, however they are made [S4.09a]', async ({ page }) => {
  await serveGuardPage(page, {
    body: `<template id="t"><script src="https://m.test/template.js"></script></template><div id="host"></div>
<script>
  var add = function (make) { var s = document.createElement('script'); make(s); document.head.appendChild(s); return s; };
  var early = add(function (s) { s.src = 'https://m.test/src.js'; });
  window.typeAtOnce = early.getAttribute('type');
  window.srcAtOnce = early.src;
  add(function (s) { s.type = 'text/javascript'; s.src = 'https://m.test/type-first.js'; });
  add(function (s) { s.src = 'https://m.test/type-last.js'; s.type = 'text/javascript'; });
  add(function (s) { s.setAttribute('src', 'https://m.test/attribute.js'); s.setAttribute('type', 'text/javascript'); });
  add(function (s) { s.setAttributeNS(null, 'src', 'https://m.test/namespace.js'); });
  var late = add(function () {}); late.src = 'https://m.test/late.js';
  document.getElementById('host').appendChild(document.importNode(document.getElementById('t').content, true));
  document.getElementById('host').appendChild(document.createRange().createContextualFragment('<p><script src="https://m.test/fragment.js"><\\/script></p>'));
  document.write('<script src="https://m.test/written.js"><\\/script>');
</script>`,
  });
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
  expect(await page.evaluate('[window.typeAtOnce, window.srcAtOnce]')).toEqual([
    'javascript/blocked',
    'https://m.test/src.js',
  ]);
  await choose(page, 'accept');
  const names = [
    'attribute',
    'fragment',
    'late',
    'namespace',
    'src',
    'template',
    'type-first',
    'type-last',
    'written',
  ];
  await expect
    .poll(async () => [...(await ran(page)())].sort())
    .toEqual(names.map((name) => `m.test/${name}.js`));
  await waitForQuiet(page);
  expect(await ran(page)()).toHaveLength(names.length);
});

test('a script made after accepting is left alone [S4.09a]', async ({ page }) => {
  await serveGuardPage(page, {});
  await choose(page, 'accept');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://m.test/after.js';
    document.head.append(script);
    (window as unknown as { after: unknown }).after = script.getAttribute('type');
  });
  await expect.poll(ran(page)).toEqual(['m.test/after.js']);
  expect(await page.evaluate('window.after')).toBeNull();
});

test('a mark of the owner holds external, inline and plain scripts, and counts for the address [S4.09a]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    providers: [],
    head: `<script src="https://cdn.test/a.js" data-cookieyes="cookieyes-analytics"></script>
<script data-cookieyes="cookieyes-analytics">ran.push('marked inline')</script>
<script type="text/plain" data-cookieyes="cookieyes-analytics">ran.push('plain inline')</script>
<script type="text/plain" src="https://cdn.test/b.js" data-cookieyes="cookieyes-advertisement"></script>
<script data-cookieyes="cookieyes-necessary">ran.push('necessary')</script>
<script data-cookieyes="cookieyes-unknown">ran.push('unknown')</script>
<script src="https://cdn.test/a.js?again"></script>
<script>var s = document.createElement('script'); s.setAttribute('data-cookieyes', 'cookieyes-analytics'); s.text = "ran.push('made inline')"; document.head.append(s);</script>`,
  });
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual(['necessary', 'unknown']);
  await page.locator('[data-cky-tag="settings-button"]').click();
  await page.locator('#ckySwitchanalytics').check();
  await page.locator('[data-cky-tag="detail-save-button"]').click();
  await expect
    .poll(async () => (await ran(page)()).slice(2))
    .toEqual(['cdn.test/a.js', 'marked inline', 'plain inline', 'cdn.test/a.js', 'made inline']);
});

test('released scripts keep attributes, listeners and identity and run once, inline ones after their predecessors [S4.09a]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    head: `<script id="one" class="a b" crossorigin="anonymous" data-extra="x" src="https://m.test/one.js"></script>
<script data-cookieyes="cookieyes-analytics">ran.push('after ' + ran.at(-1))</script>
<script>var node = document.getElementById('one'); node.addEventListener('load', function () { ran.push('loaded'); });</script>`,
  });
  await choose(page, 'accept');
  await expect.poll(ran(page)).toEqual(['m.test/one.js', 'loaded', 'after loaded']);
  const one = page.locator('#one');
  await expect(one).toHaveAttribute('crossorigin', 'anonymous');
  await expect(one).toHaveAttribute('data-extra', 'x');
  await expect(one).toHaveClass('a b');
  expect(await page.evaluate('node === document.getElementById("one")')).toBe(true);
  await page.evaluate('performBannerAction("accept_all")');
  await waitForQuiet(page);
  expect(await ran(page)()).toHaveLength(3);
});

test('a held script that was changed or removed meanwhile follows what it is then [S4.09a]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    providers: [
      { re: 'm.test', categories: ['analytics'] },
      { re: 'ads.test', categories: ['advertisement'] },
    ],
    head: '<script id="gone" src="https://m.test/gone.js"></script><script id="moved" src="https://m.test/moved.js"></script><script src="https://m.test/stays.js"></script>',
  });
  await page.evaluate(() => {
    document.getElementById('gone')?.remove();
    document.getElementById('moved')?.setAttribute('src', 'https://ads.test/moved.js');
  });
  await page.locator('[data-cky-tag="settings-button"]').click();
  await page.locator('#ckySwitchanalytics').check();
  await page.locator('[data-cky-tag="detail-save-button"]').click();
  await expect.poll(ran(page)).toEqual(['m.test/stays.js']);
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual(['m.test/stays.js']);
});

test('refusing while scripts are being released stops the rest', async ({ page }) => {
  const scripts = Array.from(
    { length: 20 },
    (_, index) =>
      `<script data-cookieyes="cookieyes-analytics">ran.push('s${index}'); if (${index} === 3) performBannerAction('reject')</script>`,
  );
  await serveGuardPage(page, { head: scripts.join('') });
  const seen: unknown[] = [];
  await page.exposeFunction('note', (list: unknown) => seen.push(list));
  await page.evaluate(() =>
    addEventListener('pagehide', () =>
      (window as unknown as { note(list: unknown): void }).note(
        (window as unknown as { ran: string[] }).ran,
      ),
    ),
  );
  const reloaded = page.waitForEvent('load');
  await choose(page, 'accept');
  await reloaded;
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
  expect(seen.length === 0 || (seen[0] as string[]).length < 20).toBe(true);
  expect(await page.context().cookies()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: expect.stringContaining('consent:no,action:yes') }),
    ]),
  );
});

test('a script inserted by innerHTML never runs, released or not', async ({ page }) => {
  await serveGuardPage(page, { body: '<div id="host"></div>' });
  await page.evaluate(() => {
    const host = document.getElementById('host') as HTMLElement;
    host.innerHTML =
      '<script type="text/plain" data-cookieyes="cookieyes-analytics">ran.push("injected")</script><iframe id="evil" data-cky-src="javascript:parent.ran.push(1)"></iframe>';
  });
  await choose(page, 'accept');
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
  await expect(page.locator('#evil')).not.toHaveAttribute('src');
});

test('scripts inside an svg wait as others do, however they got there [S4.09a]', async ({
  page,
}) => {
  await serveGuardPage(page, {
    body: `<svg><script href="https://m.test/parsed.js"></script><script xlink:href="https://m.test/linked.js" async></script>
<script data-cookieyes="cookieyes-analytics">ran.push('marked inline')</script>
<script href="https://m.test/closed.js"/><script href="https://free.test/a.js"></script><script>ran.push('inline')</script></svg>
<div id="host"></div><script>
  var NS = 'http://www.w3.org/2000/svg', host = document.querySelector('svg');
  var add = function (make) { var s = document.createElementNS(NS, 'script'); make(s); host.appendChild(s); return s; };
  add(function (s) { s.setAttribute('href', 'https://m.test/attribute.js'); });
  add(function (s) { s.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', 'https://m.test/namespace.js'); });
  add(function (s) { s.href.baseVal = 'https://m.test/property.js'; });
  add(function () {}).setAttribute('href', 'https://m.test/late.js');
  document.getElementById('host').appendChild(document.createRange().createContextualFragment('<svg><script href="https://m.test/fragment.js"><\\/script></svg>'));
  document.write('<svg><script href="https://m.test/written.js"><\\/script></svg>');
</script>`,
  });
  await waitForQuiet(page);
  expect([...(await ran(page)())].sort()).toEqual(['free.test/a.js', 'inline']);
  await choose(page, 'accept');
  const names = [
    'attribute',
    'closed',
    'fragment',
    'late',
    'linked',
    'namespace',
    'parsed',
    'property',
    'written',
  ];
  const all = ['free.test/a.js', 'inline', ...names.map((name) => `m.test/${name}.js`)];
  const sorted = async () => [...(await ran(page)())].sort();
  await expect.poll(sorted).toEqual([...all, 'marked inline'].sort());
  await waitForQuiet(page);
  expect(await ran(page)()).toHaveLength(all.length + 1);
});
