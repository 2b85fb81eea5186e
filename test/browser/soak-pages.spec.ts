import type { Route } from '@playwright/test';
import { pages } from '../../demo/pages/pages.mjs';
import { countTimers, pendingTimers } from './support/leaks';
import { randomOf } from './support/random';
import { stayOnPage, useAtRandom } from './support/random-use';
import { report } from './support/report';
import { expect, test } from './support/test';

/** For all pages together: ten minutes on demand; every run tests a share of the pages for a second each. */
const SECONDS = Number(process.env.SKERRY_SOAK_S ?? 0);
const SEED = Number(process.env.SKERRY_SEED ?? 12);
const SHARE = 4;

/** How many of a hundred requests of a kind fail. */
const FAILING = { code: 10, call: 30 };

/** Without the pages for measuring and for broken markup. */
const all = pages.filter(({ path }) => !/^\/(bench|bench-scroll|broken)\//.test(path));
const chosen = all.filter((_, at) => SECONDS > 0 || at % SHARE === SEED % SHARE);
const msEach = SECONDS > 0 ? (SECONDS * 1000) / chosen.length : 1000;

/** Responses of a server that is down, overloaded or wrong. */
const wrongResponses: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  (route) => route.fulfill({ status: 200, body: '' }),
  (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a":' }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Fatal error</p>' }),
];

for (const [number, { path, example = path }] of chosen.entries()) {
  test(`${path} used at random while chunks and responses fail at random: nothing is uncaught, nothing continues after the end`, async ({
    page,
    open,
    faults,
  }) => {
    test.setTimeout(msEach + 120_000);
    const random = randomOf(SEED + number);
    let isOver = false;
    const injected: Record<string, number> = { code: 0, call: 0 };
    await page.addInitScript(countTimers);
    await page.addInitScript(stayOnPage);
    await open(example, 'bar=off');
    await page.route('**/*', (route) => {
      // An unusable response may navigate to the page that does the same without scripts.
      if (route.request().isNavigationRequest()) return route.fulfill({ status: 204 });
      const type = route.request().resourceType();
      const kind = type === 'script' ? 'code' : /fetch|xhr/.test(type) ? 'call' : undefined;
      if (isOver || !kind || random() * 100 >= FAILING[kind]) return route.fallback();
      injected[kind] = (injected[kind] ?? 0) + 1;
      if (kind === 'code') return route.abort('connectionreset');
      return wrongResponses[Math.floor(random() * wrongResponses.length)]?.(route);
    });
    const actions = await useAtRandom(page, random, msEach);
    report({ page: path, seed: SEED + number, actions, injected });
    isOver = true;

    // Failures are reported, and the rest of the page works.
    expect(faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
    const states = () =>
      page.evaluate(() => window.skerry?.islands().map(({ status }) => status) ?? ['no runtime']);
    expect(await states()).not.toContain('no runtime');
    // Every pending request or file arrives or fails.
    await expect.poll(states).not.toContain('loading');
    await page.evaluate(() => window.skerry?.stop());
    await expect.poll(() => pendingTimers(page), { timeout: 20_000 }).toEqual([]);
  });
}
