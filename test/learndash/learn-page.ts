// Imported here so that the test does not have to wait for the lazy chunk.
import '../../src/learndash/lists';
import '../../src/learndash/tooltips/start-tooltips';
import { startLearndash as start } from '../../src/learndash';
import { startInScope } from '../../src/runtime/controller-scope';
import { createShopPage, settle } from '../shop/shop-page';

const ajaxurl = 'https://site.example/wp-admin/admin-ajax.php';

interface Options {
  readonly html: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A learner’s page with a running controller; the test decides when the server responds. */
export const startLearnPage = async ({ html, globals = {}, cookies = {} }: Options) => {
  const printed = { ldVars: { postID: '56', ajaxurl }, ...globals };
  const learn = createShopPage({ html, globals: printed, cookies });
  // Keeps the store active: it releases its window one second after its last listener, when the
  // test’s window may no longer exist.
  learn.page.stores.$viewport.listen(() => {});
  const before = learn.doc.body.innerHTML;
  const stop = startInScope(learn.page, 'learndash', start);
  // Tasks of the controller run before a later task.
  await new Promise((resolve) => setTimeout(resolve));
  await settle();
  return {
    ...learn,
    before,
    stop,
    all: (selector: string) => [...learn.doc.querySelectorAll<HTMLElement>(selector)],
    press(selector: string) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      learn.find(selector).dispatchEvent(event);
      return event;
    },
    /** Ends the controller; true if the server’s markup is restored. */
    isRestored() {
      stop();
      return learn.doc.body.innerHTML === before;
    },
    end() {
      stop();
      learn.clear();
    },
  };
};

export type LearnPage = Awaited<ReturnType<typeof startLearnPage>>;
export { settle };
