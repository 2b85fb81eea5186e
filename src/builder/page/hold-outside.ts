import { listen } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import * as names from '../names';

const CONTROLS = 'a,button,input[type=submit],input[type=button]';

const within = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Nothing around the edited layout leads away, and nothing in a visual builder takes things out of
 * a cart (contract builder.md §4).
 */
export const holdOutside = (page: Page, signal: AbortSignal): void => {
  const { document: doc, mode, report } = page;
  const listening = { signal, report, source: 'builder', capture: true };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  listen(doc, 'submit', (event) => within(event, names.outside) && hold(event), listening);
  listen(
    doc,
    'click',
    (event) => {
      const isOutside = within(event, names.outside) && within(event, CONTROLS);
      const isRemoval = mode.builderType === 'vb' && within(event, names.removal);
      if (isOutside || isRemoval) hold(event);
    },
    listening,
  );
};
