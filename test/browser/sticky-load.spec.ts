import type { Page } from '@playwright/test';
import { type Lab, labHtml, type LabModule } from './support/sticky-lab';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1200, height: 800 } });
test.afterEach(({ faults }) => expect(faults).toEqual([]));

test('scrolling past fifty modules measures nothing, whatever is stuck on the way', async ({
  page,
  open,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The same code runs in every engine.');
  await page.addInitScript(() => {
    const seen = { reads: [] as string[], isOn: false };
    Object.assign(window, { seen });
    const request = window.requestAnimationFrame.bind(window);
    let inFrame = false;
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        inFrame = seen.isOn;
        callback(time);
        inFrame = false;
      });
    // Records reads that force the browser to lay out the page during a script.
    const spy = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const original = property?.get ?? (property?.value as (() => unknown) | undefined);
      if (!property || !original) return;
      const watched = function (this: unknown, ...args: []) {
        if (inFrame) seen.reads.push(name);
        return Reflect.apply(original, this, args) as unknown;
      };
      Object.defineProperty(
        owner,
        name,
        property.get ? { ...property, get: watched } : { ...property, value: watched },
      );
    };
    for (const name of [
      'scrollHeight',
      'scrollWidth',
      'clientHeight',
      'clientWidth',
      'clientTop',
    ]) {
      spy(Element.prototype, name);
    }
    for (const name of ['getBoundingClientRect', 'getClientRects']) spy(Element.prototype, name);
    for (const name of ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight', 'offsetParent']) {
      spy(HTMLElement.prototype, name);
    }
    spy(window, 'getComputedStyle');
  });
  await open('/sticky/many/', 'bar=off');
  const { reads, starts } = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: { reads: string[]; isOn: boolean } };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let count = 0;
    addEventListener('ETBuilderStickyStart', () => {
      count += 1;
    });
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const isUp of [false, true]) {
      await frame();
      seen.isOn = true;
      for (let distance = 0; distance < end; distance += 150) {
        window.scrollTo({ top: isUp ? end - distance : distance, behavior: 'instant' });
        await frame();
      }
      seen.isOn = false;
    }
    return { reads: seen.reads, starts: count };
  });
  expect(starts).toBeGreaterThanOrEqual(49);
  expect(reads).toEqual([]);
});

const GAPS = [200, 300, 250, 400];

/** Four modules in two sections, with the given gaps before them. */
const labOf = (gaps: readonly number[]): Lab => {
  const [a = 0, b = 0, c = 0, d = 0] = gaps;
  const kinds: readonly Record<string, unknown>[] = [
    { topOffset: '10px', bottomLimit: 'section' },
    { position: { desktop: 'top', tablet: 'bottom', phone: 'top_bottom' } },
    { position: 'top_bottom', topLimit: 'section', bottomLimit: 'section', bottomOffset: '15px' },
    {
      position: { desktop: 'top', tablet: 'top', phone: 'none' },
      styles: { width: { desktop: '50%' }, module_alignment: { desktop: 'center' } },
      stickyStyles: { width: '90%' },
    },
  ];
  const tops = [a, a + 60 + b, 2000 + c, 2000 + c + 60 + d];
  const modules = kinds.map(
    (settings, at): LabModule => ({ id: `m${at}`, top: tops[at] ?? 0, height: 60, settings }),
  );
  return {
    css: '.m3{width:50%;margin:0 auto}',
    sections: [
      { top: 0, bottom: 2000, modules: modules.slice(0, 2) },
      { top: 2000, bottom: 4000, modules: modules.slice(2) },
    ],
  };
};

test('a thousand steps of scrolling, resizing and changing end as a fresh page does', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The rules are the same everywhere.');
  test.setTimeout(120_000);
  const frameOf = (path: string) =>
    `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Steps</title><iframe title="Page" src="${path}" width="1200" height="800"></iframe></html>`;
  let gaps: readonly number[] = GAPS;
  await page
    .context()
    .route('**/lab', (route) =>
      route.fulfill({ contentType: 'text/html', body: labHtml(labOf(gaps)) }),
    );
  await page
    .context()
    .route('**/steps', (route) =>
      route.fulfill({ contentType: 'text/html', body: frameOf('/lab') }),
    );
  const ready = async (of: Page) => {
    await of.setViewportSize({ width: 1300, height: 900 });
    await of.goto('/steps');
    await of.waitForFunction(() => {
      const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
      const { skerry } = contentWindow as unknown as Window;
      const islands = skerry?.islands() ?? [];
      return (
        islands.length > 0 &&
        islands.every(
          ({ status, when }) => ['mounted', 'asleep'].includes(status) || when === 'key',
        )
      );
    });
  };
  const state = (of: Page) =>
    of.evaluate(() => {
      const frame = document.querySelector('iframe') as HTMLIFrameElement;
      const doc = frame.contentDocument;
      const size = [frame.width, doc?.documentElement.clientWidth, frame.contentWindow?.scrollY];
      return [
        size.join(' '),
        ...[0, 1, 2, 3].map((at) => {
          const module = doc?.querySelector<HTMLElement>(`.m${at}:not(.et_pb_sticky_placeholder)`);
          const { left, top, width, height } = module?.getBoundingClientRect() ?? new DOMRect();
          const copies = doc?.querySelectorAll(`[data-sticky-placeholder-id="m${at}"]`).length;
          const box = [left, top, width, height].map((each) => Math.round(each * 10) / 10);
          return [module?.className, module?.getAttribute('style'), copies, ...box].join(' | ');
        }),
      ];
    });

  await ready(page);
  const last = await page.evaluate(async (first) => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const win = frame.contentWindow as Window;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const widths = [375, 700, 767, 768, 900, 980, 981, 1100, 1200];
    const heights = [...first];
    for (let step = 0; step < 1000; step += 1) {
      const kind = random(6);
      if (kind === 0) frame.width = String(widths[random(widths.length)]);
      else if (kind === 1) frame.height = String(500 + random(300));
      else if (kind === 2) {
        const at = random(heights.length);
        heights[at] = 50 + random(600);
        const gap = win.document.querySelectorAll<HTMLElement>(
          '.gap:not(.et_pb_sticky_placeholder *)',
        )[at];
        if (gap) gap.style.height = `${heights[at]}px`;
      } else win.scrollTo({ top: random(5000), behavior: 'instant' });
      if (random(3) > 0) await new Promise((resolve) => win.requestAnimationFrame(resolve));
    }
    return { heights, width: frame.width, height: frame.height, top: win.scrollY };
  }, GAPS);

  gaps = last.heights;
  const fresh = await page.context().newPage();
  await ready(fresh);
  await fresh.evaluate(async ({ width, height, top }) => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.width = width;
    frame.height = height;
    const win = frame.contentWindow as Window;
    await new Promise((resolve) => win.requestAnimationFrame(resolve));
    win.scrollTo({ top, behavior: 'instant' });
  }, last);
  // Both pages take some time; only the final state counts.
  await expect
    .poll(async () => JSON.stringify(await state(page)) === JSON.stringify(await state(fresh)))
    .toBe(true);
  expect(await state(page)).toEqual(await state(fresh));
});
