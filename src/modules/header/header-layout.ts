import { byId } from '../../runtime/by-id';
import type { EarlyLayout } from '../../runtime/first-layout';
import * as divi from '../../runtime/names/divi';
import * as names from './names';
import { placeLogo } from './place-logo';
import { reserveLogo } from './reserve-logo';

/** The page starts below a fixed header from the first paint on (divi-layout.md §3.2). */
export const headerLayout: EarlyLayout = {
  family: 'modules',
  selector: `#${divi.mainHeader}`,
  layOut(header, changes) {
    const { ownerDocument: doc } = header;
    const { classList } = doc.body;
    const container = byId(doc, names.pageContainer);
    const isElsewhere = [names.verticalNav, names.extra, names.transparentNav].some((name) =>
      classList.contains(name),
    );
    if (!container || isElsewhere || !classList.contains(names.fixedNav)) return undefined;
    reserveLogo(doc, changes);
    const secondary = byId(doc, divi.topHeader)?.offsetHeight ?? 0;
    const admin = byId(doc, divi.adminBar)?.offsetHeight ?? 0;
    const lap = doc.documentElement.clientWidth < names.desktop ? 1 : 0;
    changes.setStyle(container, 'padding-top', `${header.offsetHeight + secondary - lap}px`);
    changes.setStyle(header, 'top', `${admin + secondary}px`);
    return undefined;
  },
};

/** The logo of a split menu is in its middle from the first paint on. */
export const splitLogoLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.split} #${names.topNavigation}`,
  layOut: (navigation) => {
    const { ownerDocument: doc } = navigation;
    const box = doc.querySelector(names.logoContainer);
    const isDesktop = doc.documentElement.clientWidth >= names.desktop;
    return box && isDesktop ? placeLogo(navigation, box) : undefined;
  },
};
