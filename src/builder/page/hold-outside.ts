import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from '../names';

const CONTROLS = 'a,button,input[type=submit],input[type=button]';

const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Nothing around the edited layout leads away, and nothing in a visual builder takes things out of
 * a cart (builder.md §3).
 */
export const holdOutside = ({ page, listen }: ControllerScope): void => {
  const { document: doc, mode } = page;
  const capture = { capture: true };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen(doc, 'submit', (event) => within(event, names.outside) && hold(event), capture);
  listen(
    doc,
    'click',
    (event) => {
      const isOutside = within(event, names.outside) && within(event, CONTROLS);
      const isRemoval = mode.builderType === 'vb' && within(event, names.removal);
      if (isOutside || isRemoval) hold(event);
    },
    capture,
  );
};
