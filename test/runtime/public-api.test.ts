import { describe, expect, test, vi } from 'vitest';
import type { Family } from '../../src/runtime/family';
import { readOptions } from '../../src/runtime/loader/read-options';
import type { Order } from '../../src/runtime/originals/order';
import { settle } from '../shop/shop-page';
import { controllerDefinition, islandDefinition, sleepingIsland, withPages } from './live-page';

const { open } = withPages();

describe('what the page of Skerry offers', () => {
  const html = '<main><p class="tabs"></p></main><aside><p class="tabs"></p></aside>';
  const manifest = [sleepingIsland('tabs', { when: 'now' }), controllerDefinition('menus')];

  test('mounting in a part of the page wakes what sleeps there, and nothing else', async () => {
    const { skerry, find, becomes } = await open(html, manifest);
    await becomes('tabs', 'asleep', 'asleep');
    expect(find('main p').className).toBe('tabs sleeps');
    skerry.mount(find('main'));
    await becomes('tabs', 'mounted', 'asleep');
    expect(find('main p').className).toBe('tabs works');
    skerry.mount();
    await becomes('tabs', 'mounted', 'mounted');
  });

  test('mounting freshly inserted content mounts it at once, though it is not asleep yet', async () => {
    const { skerry, find, becomes } = await open(html, manifest);
    await becomes('tabs', 'asleep', 'asleep');
    find('main').innerHTML = '<p class="tabs"></p>';
    skerry.mount(find('main'));
    await becomes('tabs', 'asleep', 'mounted');
    expect(find('main p').className).toBe('tabs works');
  });

  test('unmounting in a part of the page restores that part, and scanning finds it again', async () => {
    const { skerry, find, becomes } = await open(html, manifest);
    await becomes('tabs', 'asleep', 'asleep');
    skerry.unmount(find('main'));
    expect([find('main').innerHTML, find('aside p').className]).toEqual([
      '<p class="tabs"></p>',
      'tabs sleeps',
    ]);
    await becomes('menus', 'mounted');
    skerry.scan(find('main'));
    await becomes('tabs', 'asleep', 'asleep');
  });

  test('unmounting the page gives all of it back', async () => {
    const { skerry, becomes } = await open(html, manifest);
    await becomes('tabs', 'asleep', 'asleep');
    await becomes('menus', 'mounted');
    skerry.unmount();
    expect(document.body.outerHTML).toBe(`<body>${html}</body>`);
    skerry.scan();
    await becomes('tabs', 'asleep', 'asleep');
    await becomes('menus', 'mounted');
  });

  test('stopping is for good: all is restored, and nothing is found any more', async () => {
    const { skerry, find, becomes } = await open(html, manifest);
    await becomes('tabs', 'asleep', 'asleep');
    skerry.stop();
    expect(document.body.innerHTML).toBe(html);
    skerry.scan();
    find('main').insertAdjacentHTML('beforeend', '<p class="tabs"></p>');
    await settle();
    expect(skerry.islands()).toEqual([]);
    // Nothing reacts to the address or the history any more.
    const restored = vi.fn();
    skerry.on('page:restored', restored);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(restored).not.toHaveBeenCalled();
  });

  test('an empty cart is announced before any shop feature runs', async () => {
    const { skerry } = await open('', []);
    expect(skerry.cart()).toEqual({ hash: null, isBusy: false });
    expect(skerry.faults()).toEqual([]);
  });
});

describe('families', () => {
  const families: readonly Family[] = ['modules', 'shop'];
  const manifest = [
    islandDefinition('tabs', { when: 'now' }),
    islandDefinition('cart', { when: 'now', family: 'shop' }),
    controllerDefinition('menus'),
  ];
  const html = '<p class="tabs"></p><p class="cart"></p>';

  test('families that the site has not enabled do not run', async () => {
    const options = { ...readOptions(null), families: new Set<Family>(['shop']) };
    const { skerry } = await open(html, manifest, { options });
    expect(skerry.islands().map(({ name }) => name)).toEqual(['cart']);
  });

  test('one whose own script is on the page is inactive, and logs it', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const restoreScripts = vi.fn<(order: Order) => void>();
    const { skerry } = await open(html, manifest, {
      findOldScript: (family) => (family === 'shop' ? 'woocommerce.js' : null),
      restoreScripts,
    });
    expect(skerry.islands().map(({ family }) => family)).not.toContain('shop');
    expect(skerry.islands()).toHaveLength(2);
    expect(info.mock.calls).toEqual([[expect.stringMatching(/^\[skerry\] .*woocommerce\.js/)]]);
    expect(restoreScripts.mock.calls).toEqual([
      [{ reason: 'stands down', families: ['shop'], end: expect.any(Function) }],
    ]);
  });

  test.each(families)(
    '%s that falls ends, is left to its old scripts, and nothing of it is found any more',
    async (family) => {
      const restoreScripts = vi.fn<(order: Order) => void>();
      const { skerry, find, becomes } = await open(html, manifest, { restoreScripts });
      for (const name of ['tabs', 'cart', 'menus']) await becomes(name, 'mounted');
      const source = family === 'shop' ? 'cart' : 'tabs';
      document.dispatchEvent(new CustomEvent('skerry:error', { detail: { source } }));
      const [order] = restoreScripts.mock.calls[0] ?? [];
      const known = order?.entries?.().map(({ definition }) => definition.name);
      expect(known?.sort()).toEqual(['cart', 'menus', 'tabs']);
      order?.end?.(new Set([family]));
      const rest = skerry
        .islands()
        .map((each) => each.name)
        .sort();
      expect(rest).toEqual(family === 'shop' ? ['menus', 'tabs'] : ['cart']);
      expect(find(`.${source}`).className).toBe(source);
      document.body.insertAdjacentHTML('beforeend', html);
      await becomes(source);
      await becomes(source === 'cart' ? 'tabs' : 'cart', 'mounted', 'mounted');
      // The family is reported once: a later fault of it is not reported.
      document.dispatchEvent(new CustomEvent('skerry:error', { detail: { source } }));
      expect(restoreScripts).toHaveBeenCalledTimes(1);
    },
  );
});
