import type { ControllerScope } from '../runtime/controller-scope';
import type { DelegatedEvent } from '../runtime/event-bridge';
import { onDemand } from '../runtime/kit';
import type { Page } from '../runtime/page';

/** A notice in the shop's own markup, for requests without a response. */
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
  /** Null where a plugin's event causes it and not a press. */
  readonly control: HTMLElement | null;
  readonly submitter: HTMLElement | null;
  readonly act: (actions: Actions) => void;
}

/**
 * Presses on links and forms whose chunk is requested at the first interaction with the page, as
 * such controls may appear at any time. Presses before it has loaded are kept in order, one per
 * control. If it fails to load, the browser's default action runs, or a message appears beside the
 * control.
 */
export const createPresses = <Code, Actions>(
  scope: ControllerScope,
  load: () => Promise<Code>,
  create: (code: Code) => Actions,
) => {
  const { page, guard, onEnd } = scope;
  const kept: Press<Actions>[] = [];
  const notices: Element[] = [];
  /** Forms that the browser submits by itself. */
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
    // Offline, the default action would only lead to the browser's error page; and the browser can
    // follow only one.
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
    /** Handles a press on a control and prevents its default action. */
    press(control: HTMLElement, event: DelegatedEvent, act: Press<Actions>['act']): void {
      if (released.delete(control)) return;
      event.preventDefault();
      clear();
      // A visitor who presses again has only seen that nothing happened yet.
      if (kept.some((each) => each.control === control)) return;
      keep({ control, submitter: (event as SubmitEvent).submitter ?? null, act });
    },
    /** Queues an action that no press has caused. */
    later: (act: Press<Actions>['act']) => keep({ control: null, submitter: null, act }),
  };
};
