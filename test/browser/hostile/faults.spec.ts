import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { manifest } from '../../../src/manifest';
import { files as tableOfFiles } from '../../../tools/build/files.mjs';
import { shortNames } from '../../../tools/build/short-names.mjs';
import { stayOnPage } from '../support/random-use';
import { differences, rememberServerDom } from '../support/snapshot';
import { mountAsleep, settle, withoutImports } from '../support/test';
import { waitFrames, expect, reported, serveWith, test } from './attack';
import { testedBuild, defaultBuild } from './fault-builds';
import { groups, representatives, sharingFile, visits } from './fault-groups';
import { changedPages, pageOf } from './fault-pages';

test('every definition of the manifest has a page and a file here', () => {
  const names = manifest.map(({ name }) => name).sort();
  expect(Object.keys(pageOf).sort()).toEqual(names);
  expect([...testedBuild().files.keys()].sort()).toEqual(names);
});

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** A module that re-exports a file's code and adds an entry. */
const wrapped = async (file: string, entry: string) => {
  const names = await shortNames(tableOfFiles.ui ?? []);
  return script(`import * as real from './${file}?real';
import { ${names.get('useListen')} as useListen, ${names.get('useStore')} as useStore } from './${testedBuild().ui}';
export * from './${file}?real';
const fail = (phase) => { throw new Error('injected ' + phase); };
${entry}`);
};

/** The names under which the definitions of a kind are exported from a file. */
const exportedIn = (file: string, kind: 'island' | 'controller') =>
  manifest.flatMap((each) =>
    each.kind === kind && testedBuild().files.get(each.name) === file
      ? [each.exported ?? (kind === 'island' ? 'island' : 'start')]
      : [],
  );

/** The definitions whose code is in a file, or imports it and therefore fails to load with it. */
const definitionsIn = (file: string, { files, folder } = testedBuild()) =>
  [...files].flatMap(([name, each]) =>
    each === file || readFileSync(`${folder}/${each}`, 'utf8').includes(`from"./${file}"`)
      ? [name]
      : [],
  );

const atMount = (file: string) => `
${exportedIn(file, 'controller')
  .map((each) => `export const ${each} = () => fail('start');`)
  .join('\n')}
${exportedIn(file, 'island')
  .map((each) => `export const ${each} = (props) => { real.${each}(props); fail('mount'); };`)
  .join('\n')}`;

const atEvents = (file: string) => `
const store = { get: () => 1, listen: () => () => fail('unmount') };
const spoiltStart = (start) => (scope) => {
  start(scope);
  scope.listen(document, 'injected', () => fail('event'));
  scope.onEnd(() => fail('unmount'));
};
${exportedIn(file, 'controller')
  .map((each) => `export const ${each} = spoiltStart(real.${each});`)
  .join('\n')}
const spoiltIsland = (Island) => (props) => {
  useStore(store);
  useListen(props.root, 'injected', () => fail('event'));
  return Island(props);
};
${exportedIn(file, 'island')
  .map((each) => `export const ${each} = spoiltIsland(real.${each});`)
  .join('\n')}`;

declare global {
  interface Window {
    restoreElements?: () => void;
  }
}

/**
 * Presses animated controls in every root of a definition and removes the roots in the next frame;
 * for a definition of the whole page, `main` is the root.
 */
const pressAndRemove = (names: readonly string[]) => {
  const controls =
    'button:not([type=submit]),summary,[role=tab],[role=button],a[href^="#"],.et_pb_toggle_title,.et-pb-controllers a,.et_pb_gallery_image a,.et_pb_lightbox_image,.mobile_menu_bar,.ld-expand-button';
  const roots = (window.skerry?.islands() ?? []).flatMap(({ name, root }) =>
    names.includes(name) ? [root.matches('html,body') ? document.querySelector('main') : root] : [],
  );
  const elements = [...new Set(roots)].flatMap((root) => root ?? []);
  for (const element of elements) {
    for (const control of [...element.querySelectorAll<HTMLElement>(controls)].slice(0, 8)) {
      control.click();
    }
  }
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const replaced = elements.map((element) => {
        const mark = document.createComment('');
        element.replaceWith(mark);
        return [mark, element] as const;
      });
      window.restoreElements = () => {
        for (const [mark, element] of replaced.reverse()) mark.replaceWith(element);
      };
      resolve();
    });
  });
};

/** Statuses of the named definitions and of all others on the page. */
const statuses = (page: Page, names: readonly string[]) =>
  page.evaluate((wanted) => {
    const all = window.skerry?.islands() ?? [];
    const of = (mounts: typeof all) => [...new Set(mounts.map(({ status }) => status))].sort();
    return {
      broken: of(all.filter(({ name }) => wanted.includes(name))),
      count: all.filter(({ name }) => wanted.includes(name)).length,
      others: of(all.filter(({ name }) => !wanted.includes(name))),
    };
  }, names);

const prepare = async (page: Page, name: string) => {
  // A cart with items is shown by the server, and stays shown.
  if (/^(cart-page|checkout|address)$/.test(name)) await page.request.get('/shop/?add-to-cart=331');
  await rememberServerDom(page);
  const change = changedPages[name];
  if (change) await serveWith(page, pageOf[name] ?? '', change);
};

/** Stops Skerry and expects the server's markup, except classes that would hide content permanently. */
const expectRestored = async (page: Page, hides: readonly string[] = []) => {
  await page.evaluate(() => window.skerry?.stop());
  const shown = (text: string) => hides.reduce((all, name) => all.replace(` ${name}`, ''), text);
  const found = (await differences(page)).filter((pair) => {
    const [server = '', now = ''] = pair.split('\n');
    return shown(server.slice(2)) !== now.slice(2);
  });
  expect(found).toEqual([]);
};

const sleepers = manifest.flatMap((each) =>
  each.kind === 'island' && each.asleep ? each.name : [],
);

for (const names of visits.values()) {
  test(`an element removed while it moves, and inserted again: ${names.join(', ')}`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(stayOnPage);
    await prepare(page, names[0] ?? '');
    await open(pageOf[names[0] ?? ''] ?? '', 'bar=off');
    for (const name of names) {
      await test.step(name, async () => {
        const together = sharingFile(name);
        const count = async () => (await statuses(page, together)).count;
        const before = await count();
        expect(before).toBeGreaterThan(0);
        await page.evaluate(pressAndRemove, together);
        // Lets the end handler of the animation run.
        await waitFrames(page, 5);
        await page.evaluate(() => window.restoreElements?.());
        await settle(page);
        await expect.poll(count).toBe(before);
        await mountAsleep(page);
        expect((await statuses(page, together)).broken).toEqual(['mounted']);
        expect(await reported(page)).toEqual([]);
      });
    }
    await page.evaluate(() => window.skerry?.stop());
    expect(await reported(page)).toEqual([]);
  });
}

for (const group of groups) {
  const [{ name, kind } = { name: '', kind: undefined }] = group;
  const hides = group.flatMap((each) => each.hides ?? []);
  const path = pageOf[name] ?? '';
  const file = () => testedBuild().files.get(name) ?? '';
  const shared = defaultBuild.files.get(name) ?? '';
  const together = sharingFile(name);
  /** Without the runtime nothing is mounted at all: `broken.spec.ts` tests that. */
  const hasOwnFile = shared !== defaultBuild.runtime;
  const isRepresentative = representatives.has(group);
  const isReal = (url: string) => url.includes('?real');
  const isItsFile = ({ pathname }: URL) => pathname.endsWith(`/chunks/${file()}`);

  test.describe(group.map((each) => each.name).join(', '), () => {
    const openWithFault = async (
      { page, open }: { page: Page; open: (path: string, switches?: string) => Promise<void> },
      respond: (route: Route) => Promise<void>,
    ) => {
      await prepare(page, name);
      await page.route(isItsFile, (route) =>
        isReal(route.request().url()) ? route.continue() : respond(route),
      );
      await open(path, 'bar=off');
      await mountAsleep(page);
    };
    const expectOneReportEach = async (page: Page, phase: string, failing = together) => {
      await mountAsleep(page);
      const found = await statuses(page, failing);
      expect(found).toEqual({ broken: ['failed'], count: found.count, others: ['mounted'] });
      const reports = await reported(page);
      expect(reports).toHaveLength(found.count);
      for (const each of reports) {
        expect(
          failing.some((definition) => each.startsWith(`${definition} ${phase}`)),
          each,
        ).toBe(true);
      }
      await expectRestored(page, hides);
    };

    if (hasOwnFile && isRepresentative) {
      test('code that throws while it loads, or is not there', async ({ page, open }) => {
        let response = script(`throw new Error('injected load')`) as Parameters<
          Route['fulfill']
        >[0];
        await openWithFault({ page, open }, (route) => route.fulfill(response));
        await expectOneReportEach(page, 'load', definitionsIn(file()));
        response = { status: 404, body: 'not found' };
        await open(path, 'bar=off');
        await expectOneReportEach(page, 'load', definitionsIn(file()));
      });
    }

    test('code that throws when it starts', async ({ page, open }) => {
      const response = await wrapped(file(), atMount(file()));
      await openWithFault({ page, open }, (route) => route.fulfill(response));
      await expectOneReportEach(page, kind === 'island' ? 'mount' : 'start');
    });

    if (!isRepresentative) return;
    test('code that throws at events and when it ends', async ({ page, open }) => {
      await openWithFault({ page, open }, async (route) =>
        route.fulfill(await wrapped(file(), atEvents(file()))),
      );
      await mountAsleep(page);
      expect(await statuses(page, [])).toEqual({ broken: [], count: 0, others: ['mounted'] });
      const roots = await page.evaluate((wanted) => {
        const found = (window.skerry?.islands() ?? []).filter((each) => wanted.includes(each.name));
        for (let times = 0; times < 2; times += 1) {
          for (const { root } of found) root.dispatchEvent(new Event('injected'));
          document.dispatchEvent(new Event('injected'));
        }
        return found.length;
      }, together);
      const of = (phase: string, reports: readonly string[]) =>
        reports.filter((each) => each.endsWith(`Error: injected ${phase}`));
      expect(of('event', await reported(page))).toHaveLength(roots);
      expect(await statuses(page, [])).toEqual({ broken: [], count: 0, others: ['mounted'] });
      await expectRestored(page);
      const reports = await reported(page);
      expect(of('unmount', reports)).toHaveLength(roots);
      expect(reports).toHaveLength(2 * roots);
    });

    if (!hasOwnFile) return;
    test('a chunk that never loads', async ({ page }) => {
      await prepare(page, name);
      await page.route(isItsFile, () => {});
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}bar=off`, withoutImports());
      // The first interaction, for which the definitions of this file or others on the page may
      // wait once they are listed.
      await page.waitForFunction(
        (wanted) => window.skerry?.islands().some((each) => wanted.includes(each.name)),
        definitionsIn(file()),
      );
      await page.locator('main').dispatchEvent('focusin');
      await page.locator('main').dispatchEvent('keydown');
      await page.waitForFunction(
        ({ wanted, sleepers }) => {
          const all = window.skerry?.islands() ?? [];
          const others = all.filter((each) => !wanted.includes(each.name));
          return (
            all.length > others.length &&
            others.every(
              ({ status, when }) => status === 'mounted' || status === 'asleep' || when === 'key',
            ) &&
            // Without the code for its inactive state an island keeps waiting for an interaction.
            all.every((each) => each.status !== 'waiting' || sleepers.includes(each.name))
          );
        },
        { wanted: definitionsIn(file()), sleepers },
        { timeout: 60_000 },
      );
      await page.evaluate(() => window.skerry?.mount());
      const loading = definitionsIn(file()).filter(
        (each) => sleepers.includes(name) || !sleepers.includes(each),
      );
      expect((await statuses(page, loading)).broken).toEqual(['loading']);
      expect(await reported(page)).toEqual([]);
      await expectRestored(page);
    });
  });
}
