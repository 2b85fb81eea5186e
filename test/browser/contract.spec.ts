import { differences, rememberServerDom } from './support/snapshot';
import { expect, mountedNames, settle, test } from './support/test';

/** Pages of the bench that together contain every definition. */
const pages = [
  '/kitchen-sink/',
  '/tabs/',
  '/accordion/',
  '/sliders/',
  '/effects/',
  '/links/',
  '/sticky/',
  '/sticky/header/',
  '/contact/',
  '/courses/c/?visitor=anonymous',
  '/lessons/c/?timer=90',
  '/profile/c/',
  '/registration/',
  '/shop/',
  '/split-test/',
  '/plain/',
  '/blank/',
];

for (const path of pages) {
  test(`${path}: mounting twice has the same effect as once, and unmounting restores the server's DOM`, async ({
    page,
    open,
    faults,
  }) => {
    await rememberServerDom(page);
    await open(path);
    const names = await mountedNames(page);
    await page.evaluate(() => window.skerry?.scan());
    await settle(page);
    expect(await mountedNames(page)).toEqual(names);

    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    // Stopping twice has the same result as stopping once.
    await page.evaluate(() => window.skerry?.stop());
    expect(await differences(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** A control inside the root of each island that starts an animation when it is pressed. */
const controls: Readonly<Record<string, string>> = {
  '.et_pb_tabs': '[role=tab][aria-selected=false]',
  '.et_pb_accordion': '.et_pb_toggle_close > .et_pb_toggle_title',
  '.et_pb_toggle_item': '.et_pb_toggle_title',
  '.et_pb_slider': '.et-pb-arrow-next',
};

for (const [kind, control] of Object.entries(controls)) {
  test(`${kind}: a root that is removed while it moves ends without a fault`, async ({
    page,
    open,
    faults,
  }) => {
    await open('/kitchen-sink/');
    const count = () =>
      page.evaluate(
        (wanted) => window.skerry?.islands().filter(({ root }) => root.matches(wanted)).length,
        kind,
      );
    const before = (await count()) ?? 0;
    const isPressed = await page.evaluate(
      ([wanted, selector]) => {
        const root = window.skerry
          ?.islands()
          .find((each) => each.root.matches(wanted) && each.root.querySelector(selector))?.root;
        root?.querySelector<HTMLElement>(selector)?.click();
        requestAnimationFrame(() => root?.remove());
        return root !== undefined;
      },
      [kind, control] as const,
    );
    expect(isPressed).toBe(true);
    await expect.poll(count).toBe(before - 1);
    expect(faults).toEqual([]);
  });
}
