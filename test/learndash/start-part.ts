import type { LearnPart } from '../../src/learndash/learn-part';
import { createChanges } from '../../src/runtime/kit';
import { createShopPage } from '../shop/shop-page';

type Options = NonNullable<Parameters<typeof createShopPage>[0]>;

/** A page with one part of the room alone; `stop` ends it as the room would. */
export const startPart = (start: (part: LearnPart) => void, options: Options) => {
  const shop = createShopPage(options);
  const before = shop.doc.body.innerHTML;
  const abort = new AbortController();
  const changes = createChanges();
  const undos: (() => void)[] = [];
  const { page } = shop;
  start({
    page,
    changes,
    undos,
    listening: { signal: abort.signal, report: page.report, source: 'learndash' },
    arrivals: [],
    moves: [],
  });
  return {
    ...shop,
    before,
    stop() {
      abort.abort();
      for (const undo of undos.splice(0).reverse()) undo();
      changes.undo();
    },
  };
};
