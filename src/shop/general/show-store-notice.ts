import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, focusText, readCookie, setSessionCookie } from '../../runtime/kit';
import {
  demoNotice,
  dismissLink,
  footerBottom,
  notice,
  noticeCookie,
  noticeIdAttribute,
} from './names';

const HIDDEN = 'hidden';

/**
 * The notice that a visitor can dismiss for this session (specification S4.13,
 * woocommerce.md §6.2).
 */
export const showStoreNotice = ({ page, changes, delegate }: ControllerScope): void => {
  const { document: doc } = page;
  const notices = [...doc.querySelectorAll<HTMLElement>(notice)];
  const [first] = notices;
  if (!first) return;
  const cookie = noticeCookie + (first.getAttribute(noticeIdAttribute) ?? '');
  const setShown = (isShown: boolean) => {
    for (const each of notices) {
      // Some themes print it visible.
      changes.setStyle(each, 'display', isShown ? 'block' : 'none !important');
    }
    const footer = byId(doc, footerBottom);
    const covering = doc.querySelector<HTMLElement>(demoNotice)?.offsetHeight;
    if (footer) {
      changes.setStyle(footer, 'margin-bottom', isShown && covering ? `${covering}px` : null);
    }
  };
  for (const link of doc.querySelectorAll(dismissLink)) {
    changes.setAttribute(link, 'role', 'button');
  }
  setShown(readCookie(doc, cookie) !== HIDDEN);

  delegate('click', dismissLink, (_link, event) => {
    event.preventDefault();
    // Without an expiry it lasts as long as the browser's session, as upstream's does.
    setSessionCookie(doc, cookie, HIDDEN);
    setShown(false);
    focusText(doc.body, changes);
  });
};
