import type { EarlyLayout } from '../../runtime/first-layout';
import { js, noJs } from './names';

/** The style sheet opens forms for visitors without scripts, by a class of the body. */
export const shopLayout: EarlyLayout = {
  family: 'shop',
  selector: `body.${noJs}`,
  layOut(body, changes) {
    changes.setClass(body, noJs, false);
    changes.setClass(body, js, true);
    return undefined;
  },
};
