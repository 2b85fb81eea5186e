import { byId } from '../../runtime/by-id';
import type { EarlyLayout } from '../../runtime/first-layout';
import * as divi from '../../runtime/names/divi';
import * as names from './full-screen-names';
import { desktop } from './names';

/** A section that starts the page fills the window from the first paint on (divi-layout.md §6.2). */
export const fullScreenLayout: EarlyLayout = {
  family: 'modules',
  selector: `${names.section},${names.section} ${names.container}`,
  layOut(element, changes) {
    const { ownerDocument: doc } = element;
    const { clientWidth, clientHeight } = doc.documentElement;
    // Without a header nothing is above the section: the head has no size.
    const bar =
      byId(doc, divi.mainHeader) ?? doc.querySelector<HTMLElement>(names.builtHeader) ?? doc.head;
    const { bottom, height } = bar.getBoundingClientRect();
    if (element.getBoundingClientRect().top > bottom) return undefined;
    // On phones the printed height of the header counts, and no secondary bar.
    const taken = clientWidth < desktop ? Number(bar.dataset.heightOnload) || height : bottom;
    changes.setStyle(element, 'min-height', `${clientHeight - taken}px`);
    return undefined;
  },
};
