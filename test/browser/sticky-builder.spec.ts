import { stickyDefaults } from '../../demo/modules/sticky-defaults.mjs';
import { readModule, type LabModule, openLab, scrollTo } from './support/sticky-lab';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

const module = (id: string, top: number): LabModule => ({ id, top, height: 100 });

const settings = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  selector: `.${id}`,
  ...stickyDefaults,
  ...more,
});

type Sync = Readonly<Record<string, unknown>>;

test('changed settings create, update and remove what pins modules [S4.59a, S4.59b, S4.59c]', async ({
  page,
}) => {
  await openLab(page, {
    builderType: 'vb',
    sections: [
      { top: 0, bottom: 3000, modules: [module('a', 200)] },
      { top: 3000, bottom: 4000, modules: [] },
    ],
  });
  await page.evaluate(() => {
    const other = document.createElement('div');
    other.className = 'et_pb_module b et_pb_sticky_module';
    other.textContent = 'b';
    document.querySelector('.et_pb_column')?.append(other);
    const entries = (window as unknown as { et_pb_sticky_elements: object }).et_pb_sticky_elements;
    Object.assign(window, { printed: entries });
  });
  const ids = () =>
    page.evaluate(() => {
      const { ET_FE } = window as unknown as {
        ET_FE?: { stores: { sticky?: { modules: object } } };
      };
      return Object.keys(ET_FE?.stores.sticky?.modules ?? {});
    });
  await expect.poll(ids).toEqual(['a']);
  const sync = (synced: Sync) =>
    page.evaluate((sent) => {
      dispatchEvent(
        new CustomEvent('ETBuilderStickySettingsSyncs', { detail: { settings: sent } }),
      );
    }, synced);
  await expect
    .poll(async () => {
      await sync({ b: settings('b') });
      return ids();
    })
    .toEqual(['a', 'b']);
  await scrollTo(page, 1000);
  expect(await readModule(page, 'b')).toMatchObject({ isSticky: true, top: '100px' });
  await sync({ b: settings('b', { topOffset: '30px' }) });
  await expect.poll(async () => (await readModule(page, 'b')).top).toBe('130px');
  await sync({});
  await expect.poll(ids).toEqual(['a']);
  expect((await readModule(page, 'b')).isSticky).toBe(false);
  expect((await readModule(page, 'b')).style).toBeNull();
});

/** A window that scrolls, with a frame as high as its page. */
const frame = (
  content: string,
) => `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Editor</title>
<style>*{margin:0}html{scrollbar-width:none}iframe{display:block;width:100%;height:4000px;border:0}</style>
<script>
window.jQuery = (target) => ({
  on: (name, handler) => { (window.handlers ??= {})[name] = handler; },
  off: (name) => { delete window.handlers[name]; },
});
</script>
<iframe id="et-fb-app-frame" title="App" src="${content}"></iframe></html>`;

test('the outer window scrolls in a tablet preview, and zoom doubles the way [S4.60b, S4.60c]', async ({
  page,
}) => {
  // The page inside is a page of the sticky lab.
  await openLab(page, {
    builderType: 'vb',
    height: 4000,
    sections: [
      {
        top: 0,
        bottom: 1000,
        modules: [{ ...module('a', 200), settings: { topOffset: '20px', bottomLimit: 'section' } }],
      },
    ],
  });
  await page.route('**/editor', (route) =>
    route.fulfill({ contentType: 'text/html', body: frame('/lab') }),
  );
  await page.goto('/editor');
  const app = page.frameLocator('#et-fb-app-frame');
  const place = () =>
    app.locator('.a:not(.et_pb_sticky_placeholder)').evaluate((element: HTMLElement) => ({
      isSticky: element.classList.contains('et_pb_sticky'),
      top: element.style.top,
    }));
  const switchTo = async (mode: string) => {
    await expect
      .poll(() =>
        page.evaluate((to) => {
          const { handlers } = window as unknown as {
            handlers?: Record<string, (event: null, screen: string, builder: string) => void>;
          };
          handlers?.['et_fb_preview_mode_changed']?.(null, to, to);
          return handlers !== undefined;
        }, mode),
      )
      .toBe(true);
  };
  await switchTo('tablet');
  for (const [scroll, isSticky, top] of [
    [181, true, '201px'],
    [500, true, '520px'],
    [880, true, '900px'],
    [900, true, '900px'],
    [180, false, ''],
  ] as const) {
    await scrollTo(page, scroll);
    await expect.poll(place).toEqual({ isSticky, top });
  }
  await switchTo('zoom');
  for (const [scroll, top] of [
    [91, '202px'],
    [440, '900px'],
  ] as const) {
    await scrollTo(page, scroll);
    await expect.poll(place).toEqual({ isSticky: true, top });
  }
});
