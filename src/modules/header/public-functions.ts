import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import type { DelegatedEvent } from '../../runtime/event-bridge';
import {
  byId,
  coveredByBars,
  measureAround,
  smoothScroll,
  whenScriptsRan,
} from '../../runtime/kit';
import { elementsOf, type Given } from '../../runtime/divi/elements-of';
import { initialisers } from '../../runtime/names/divi';
import { notifyAjaxListeners } from './ajax-listeners';
import * as names from './names';

/** Links that the old scripts listened to: tabs, arrows, dots, images, pages, fragments. */
const LINKS = 'a:is(.et_pb_module *,[href*="#"])';
const FORMS = '.et_pb_contact_form,.et_pb_newsletter_form form';

interface JQueryEvent extends DelegatedEvent {
  readonly type: string;
  isDefaultPrevented(): boolean;
}
interface WithJQuery {
  /** `triggered` names the type that its listeners have received already. */
  readonly jQuery: { readonly event: { triggered?: string | undefined } };
}

/** Dispatches a native click; listeners receive it, but the browser does not navigate. */
const press = (link: Element, win: Window): void => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const stay = (event: Event) => {
    if (event === click) event.preventDefault();
  };
  win.addEventListener('click', stay);
  link.dispatchEvent(click);
  win.removeEventListener('click', stay);
};

/**
 * Scripts press tabs and arrows through jQuery (`$('.et_pb_tab_1 a').click()`), which calls only
 * its own listeners for a click on a link, and submits a form without a `submit` event. Both events
 * are dispatched for all others.
 */
const passPresses = ({ page, guard, onEnd }: ControllerScope): void => {
  const { document: doc, window: win, events } = page;
  const pass = guard((event: DelegatedEvent) => {
    const { type, target } = event as JQueryEvent;
    if (event instanceof Event || !(target instanceof Element)) return;
    const isLink = type === 'click';
    if (!target.matches(isLink ? LINKS : FORMS)) return;
    if ((event as JQueryEvent).isDefaultPrevented()) return;
    const { event: state } = (win as unknown as WithJQuery).jQuery;
    const before = state.triggered;
    state.triggered = type;
    if (isLink) press(target, win);
    else {
      // Otherwise jQuery would submit it too.
      event.preventDefault();
      (target as HTMLFormElement).requestSubmit();
    }
    state.triggered = before;
  });
  for (const type of ['click', 'submit']) onEnd(events.delegate(doc, type, pass));
};

/** Default duration of the old script, in milliseconds. */
const DURATION_MS = 800;

/**
 * The bridge's representation of an element: a jQuery object where jQuery is on the page, else the
 * element.
 */
interface Found {
  trigger?(event: object): void;
}

/**
 * Notifies listeners of a module of its values in the address, immediately and after each change
 * (divi-modules.md §5.2).
 */
const announceHash = ({ page, on }: ControllerScope): void => {
  const { events, hash, document: doc } = page;
  const announce = () => {
    for (const { id, values } of hash.$hash.get()) {
      const element = byId(doc, id);
      // Not as arguments: listeners read `event.params`.
      if (element) {
        (events.collection(element) as Found).trigger?.({ type: names.hashChange, params: values });
      }
    }
  };
  on('hash:changed', announce);
  announce();
};

/**
 * Provides functions that other scripts of a site call. Existing functions are kept; all of ours
 * are removed with Skerry.
 */
export const start: Start = (scope) => {
  const { page, guard, onEnd } = scope;
  const { document: doc, window: win, events, bus } = page;
  const measure = () => bus.emit('header:changed');
  const scan = (given: Given) => {
    const elements = elementsOf(given);
    for (const element of elements.length > 0 ? elements : [doc.documentElement]) {
      page.scan(element);
    }
  };
  const functions: Record<string, (given?: Given, ...rest: unknown[]) => void> = {
    [names.initModules]() {
      events.emit(win, names.beforeInit);
      scan(null);
      events.emit(doc, names.afterInit);
    },
    // ($target, toTop, speed): without a speed the default duration; immediately under reduced motion.
    [names.smoothScroll](given, toTop, speed) {
      const [target] = elementsOf(given);
      const isTop = toTop === true || !target;
      const stuck = isTop ? 0 : page.stuckAbove(target);
      // A stuck element is in view already (sticky.md §12).
      if (stuck === null) return;
      void smoothScroll(page, {
        top: () =>
          isTop
            ? 0
            : target.getBoundingClientRect().top +
              win.scrollY -
              Math.max(coveredByBars(page), stuck),
        durationMs: typeof speed === 'number' ? speed : DURATION_MS,
      });
    },
    [names.fixContainer]: measure,
    [names.headerValues]: measure,
    [names.animateElement](given) {
      for (const element of elementsOf(given)) element.classList.remove(names.waiting);
    },
  };
  // In an editor, they remount what it has rendered (`builder/`).
  if (!page.mode.isBuilder) {
    for (const name of initialisers) {
      functions[name] = (given) => {
        scan(given);
        measureAround();
      };
    }
  }
  const globals = win as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(functions)) {
    if (name in win) continue;
    globals[name] = value;
    onEnd(() => {
      if (globals[name] === value) Reflect.deleteProperty(win, name);
    });
  }
  passPresses(scope);
  notifyAjaxListeners(scope);
  // Scripts that change a module's content announce it by a `resize` event.
  const onResize = guard((event: DelegatedEvent) => {
    if (event instanceof Event && event.isTrusted) return;
    measure();
    measureAround();
  });
  onEnd(events.delegate(win, 'resize', onResize));
  whenScriptsRan(scope, () => {
    events.emit(win, names.beforeInit);
    events.emit(doc, names.afterInit);
    announceHash(scope);
  });
};
