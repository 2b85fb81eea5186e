import { choose, waitForQuiet, ran, serveGuardPage } from '../guard-page';
import { expect, test } from './attack';
import { scripts } from './inputs/release';

const nameOf = (markup: string) => /\/([a-z]+)\.js/.exec(markup)?.[1] ?? '';

test('whatever a held script looks like, it waits for the choice and runs once at most', async ({
  page,
}) => {
  await serveGuardPage(page, { body: scripts.map(([markup]) => markup).join('\n') });
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
  await choose(page, 'accept');
  const wanted = scripts.flatMap(([markup, after]) => (after === 'once' ? nameOf(markup) : []));
  const names = async () => (await ran(page)()).map((name) => name.replace(/^.*\/|\.js$/g, ''));
  await expect.poll(async () => [...new Set(await names())].sort()).toEqual([...wanted].sort());
  await waitForQuiet(page);
});

test('whatever a held script looks like, after a refusal it never runs', async ({ page }) => {
  await serveGuardPage(page, { body: scripts.map(([markup]) => markup).join('\n') });
  await choose(page, 'reject');
  await waitForQuiet(page);
  expect(await ran(page)()).toEqual([]);
});
