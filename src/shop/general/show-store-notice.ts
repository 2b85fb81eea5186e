import type { ControllerScope } from '../../runtime/controller-scope';
import { byId, focusText, readCookie } from '../../runtime/kit';
import {
  demoNotice,
  dismissLink,
  footerBottom,
  notice,
  noticeCookie,
  noticeIdAttribute,
} from './names';

const HIDDEN = 'hidden';

/** Without an expiry it lasts as long as the browser's session, as upstream's does. */
const keepDismissed = (doc: Document, cookie: string) => {
  try {
    doc.cookie = `${encodeURIComponent(cookie)}=${HIDDEN}; path=/; samesite=lax`;
  } catch {
    // Blocked cookies: it is gone from this page only.
  }
};

/** The notice that a visitor can dismiss for this session (specification S4.13, contract §5.9). */
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
    keepDismissed(doc, cookie);
    setShown(false);
    focusText(doc.body, changes);
  });
};
