import type { ControllerScope } from '../runtime/controller-scope';
import type { DelegatedEvent } from '../runtime/event-bridge';
import { onDemand } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** A message in the shop's own form, for calls without an answer. */
export const failedNotice = ({ document: doc, labels }: Page): Element => {
  const list = doc.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = doc.createElement('li');
  item.textContent = labels('failed');
  list.append(item);
  return list;
};

interface Press<Actions> {
  /** None where it is no press but what a plugin has done. */
  readonly control: HTMLElement | null;
  readonly submitter: HTMLElement | null;
  readonly act: (actions: Actions) => void;
}

/**
 * What presses on links and forms do, requested with the first touch of the page: what can be pressed
 * may appear at any time. Presses before the code is there are kept in their order, one for each
 * control. Without it the server's own way is gone, or a message stands beside the control.
 */
export const createPresses = <Code, Actions>(
  scope: ControllerScope,
  load: () => Promise<Code>,
  create: (code: Code) => Actions,
) => {
  const { page, guard, onEnd } = scope;
  const kept: Press<Actions>[] = [];
  const notices: Element[] = [];
  /** Forms that the browser sends. */
  const released = new WeakSet<HTMLElement>();

  const leave = ({ control, submitter }: Press<Actions>): boolean => {
    if (!control) return false;
    if (control instanceof HTMLFormElement) {
      released.add(control);
      control.requestSubmit(submitter?.isConnected ? submitter : null);
      return true;
    }
    const href = control.getAttribute('href') ?? '#';
    return !href.startsWith('#') && page.navigate(href);
  };
  const clear = () => {
    for (const notice of notices.splice(0)) notice.remove();
  };
  onEnd(clear);

  const giveUp = () => {
    const all = kept.splice(0);
    // Offline the server's way would only lead to the browser's own error page; only one can be gone.
    if (page.window.navigator.onLine && all.some(leave)) return;
    for (const { control } of all) {
      const notice = failedNotice(page);
      notices.push(notice);
      control?.after(notice);
    }
  };

  const actAll = onDemand(
    scope,
    page.document.body,
    load,
    (code) => {
      let actions: Actions | undefined;
      guard(() => {
        actions = create(code);
      }, 'start')();
      return () => {
        if (!actions) giveUp();
        else for (const { act } of kept.splice(0)) guard(act)(actions);
      };
    },
    giveUp,
  );
  const keep = (press: Press<Actions>) => {
    kept.push(press);
    actAll();
  };

  return {
    /** A press on a control; the browser's own way is stopped. */
    press(control: HTMLElement, event: DelegatedEvent, act: Press<Actions>['act']): void {
      if (released.delete(control)) return;
      event.preventDefault();
      clear();
      // Who presses again has only seen nothing happen.
      if (kept.some((each) => each.control === control)) return;
      keep({ control, submitter: (event as SubmitEvent).submitter ?? null, act });
    },
    /** What is to be done without a press. */
    later: (act: Press<Actions>['act']) => keep({ control: null, submitter: null, act }),
  };
};
