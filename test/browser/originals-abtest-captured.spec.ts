import { name, net, ran, serve, tag, watcher } from './originals-page';
import { useCapturedServer } from './support/captured';
import { expect, settle, test } from './support/test';

const server = useCapturedServer();

test('if the chunk for A/B tests fails to load, modules stay with Skerry, as both share an old script', async ({
  page,
}) => {
  const requested = await serve(page, {
    head: tag + net + watcher,
    end: '<div class="et_pb_ab_goal et_pb_ab_goal_id-7">Press</div>',
  });
  await page.route(/hunks\/abtest-/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  const failed = () =>
    page.evaluate(() => window.skerry?.faults().map(({ source, phase }) => `${source} ${phase}`));
  await expect.poll(failed).toContain('abtest load');
  await settle(page);
  expect(await page.evaluate('fallbacks')).toEqual([]);
  expect(requested).toEqual([]);
  const families = await page.evaluate(() => [
    ...new Set(window.skerry?.islands().map(({ family }) => family)),
  ]);
  expect(families).toContain('modules');
});

test('where a place on a cached page waits for its variant the old script of modules and A/B tests runs', async ({
  page,
}) => {
  await serve(page, {
    head: tag + net + watcher,
    end: '<div class="et_pb_subject_placeholder et_pb_subject_placeholder_id_7_0"></div>',
  });
  await page.route(/hunks\/abtest-/, (route) => route.abort());
  await page.goto(`${server.url}/${name}`, { waitUntil: 'load' });
  await expect.poll(() => ran(page)).toEqual(['jquery.min.js', 'scripts.min.js']);
  expect(await page.evaluate('fallbacks[0].families.sort()')).toEqual(['abtest', 'modules']);
});
