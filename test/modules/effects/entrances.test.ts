import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '../../../src/modules/animations';
import { startInScope } from '../../../src/runtime/controller-scope';
import type { Motion } from '../../../src/runtime/stores/motion';
import { createShopPage } from '../../shop/shop-page';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

test('an entrance belongs to the elements of its class; what has none is shown at once [S3.12a]', () => {
  const { page, doc, clear } = createShopPage({
    html: '<p class="et_pb_text_0 et_animated">Waits</p><p class="et_pb_text_1 et_animated">Has none</p>',
    globals: { et_animation_data: [{ class: 'et_pb_text_0', style: 'fade', duration: '1000ms' }] },
  });
  const moving = { ...page, stores: { ...page.stores, $motion: atom<Motion>('full') } };
  const stop = startInScope(moving, 'animations', start);
  const waiting = [...doc.querySelectorAll('.et_animated')].map(({ textContent }) => textContent);
  expect(waiting).toEqual(['Waits']);
  stop();
  clear();
});
