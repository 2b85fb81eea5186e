import type { ControllerScope } from '../../runtime/controller-scope';
import { focusText } from '../../runtime/kit';
import { alerts } from './names';

const DELAY_MS = 500;

/**
 * A message that came with the page is read out, unless the visitor is somewhere already
 * (woocommerce.md §6.3).
 */
export const focusFirstAlert = ({ page, changes, after, onPluginEvent }: ControllerScope): void => {
  const { document: doc } = page;
  const find = () =>
    // Browsers find one attribute ten times as fast as a list of classes.
    [...doc.querySelectorAll<HTMLElement>('[role="alert"]')].find((each) => each.matches(alerts));
  const focus = (alert?: HTMLElement) => {
    const isFree = !doc.activeElement || doc.activeElement === doc.body;
    if (alert?.isConnected && isFree) focusText(alert, changes);
  };
  // What comes in until then answers something that the visitor does, and has its own place to go.
  const first = find();
  after(DELAY_MS, () => focus(first));
  onPluginEvent('item_removed_from_classic_cart', () => focus(find()));
};
