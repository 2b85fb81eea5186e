import type { ControllerScope } from '../../runtime/controller-scope';
import type { DelegatedEvent } from '../../runtime/event-bridge';

/** Links at which the old scripts listened: tabs, arrows, dots, pictures, pages, places in the page. */
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

/** Has the browser fire a press that nobody follows who has not taken it for their own. */
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
 * Scripts of a site press tabs and arrows through jQuery (`$('.et_pb_tab_1 a').click()`), which
 * notifies its own listeners alone of a press on a link, and sends a form past `submit`. Both are fired for
 * all others.
 */
export const passPresses = ({ page, guard, onEnd }: ControllerScope): void => {
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
      // Or jQuery would send it as well.
      event.preventDefault();
      (target as HTMLFormElement).requestSubmit();
    }
    state.triggered = before;
  });
  for (const type of ['click', 'submit']) onEnd(events.delegate(doc, type, pass));
};
