import type { EarlyLayout } from '../../runtime/first-layout';
import * as names from './names';

/** The text of a tooltip takes no space beside the element that it explains. */
export const tooltipLayout: EarlyLayout = {
  family: 'learndash',
  selector: `.${names.tip}`,
  layOut(host, changes) {
    if (!host.querySelector(`.${names.text}`)) return undefined;
    changes.setClass(host, names.initialized, true);
    changes.setClass(host, names.hidden, true);
    return undefined;
  },
};
