import { hasModifier } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';

/** The registration page of the classic layout. */
const PAGE_LOGIN = 'registration-login-link';
const PAGE_REGISTER = 'show-register-form';
const PAGE_FORM = '#learndash_registerform';
const PAGE_FORM_PARTS = `${PAGE_FORM},.registration-login`;
const PAGE_LOGIN_FORM = '.registration-login-form';
const PAGE_LOGIN_PARTS = `${PAGE_LOGIN_FORM},.show-register-form,.show-password-reset-link`;

/** The registration page of the modern layout. */
const MODERN_LOGIN = 'ld-registration__login-link';
const MODERN_REGISTER = 'ld-registration__register-link';
const MODERN_WRAPPER = 'ld-registration__wrapper';
const MODERN_LOGIN_STATE = 'ld-registration__wrapper--login';
const MODERN_REGISTER_STATE = 'ld-registration__wrapper--register';

/** Login and registration on one page, shown alternately (learndash.md §4.2). */
export const startCourseRegistration = ({ page, changes, delegate }: ControllerScope): void => {
  const { document: doc } = page;
  const show = (selector: string, isShown: boolean) => {
    for (const element of doc.querySelectorAll<HTMLElement>(selector)) {
      changes.setStyle(element, 'display', isShown ? 'block' : 'none');
    }
  };
  /** The link disappears with its form, so the focus moves to the other form. */
  const focusIn = (box: Element | null) => {
    const fields = [...(box?.querySelectorAll('input') ?? [])];
    fields.find((field) => field.getClientRects().length > 0)?.focus();
  };
  const toggleClassic = (isLogin: boolean) => {
    show(PAGE_FORM_PARTS, !isLogin);
    show(PAGE_LOGIN_PARTS, isLogin);
    focusIn(doc.querySelector(isLogin ? PAGE_LOGIN_FORM : PAGE_FORM));
  };
  const toggleModern = (box: Element, isLogin: boolean) => {
    changes.setClass(box, MODERN_LOGIN_STATE, isLogin);
    changes.setClass(box, MODERN_REGISTER_STATE, !isLogin);
    focusIn(box);
  };
  /**
   * Whether login and registration are both on this page: then the login link has no address. The
   * link back may have one, which leads away from an order.
   */
  const areBothHere = (box: ParentNode, name: string) =>
    box.querySelector(`.${name}:not([href]),.${name}[href=""]`) !== null;

  delegate('click', 'a,button', (link, event) => {
    // Events triggered by jQuery only have no modifiers.
    if (hasModifier(event as MouseEvent)) return;
    const isIn = (name: string) => link.closest(`.${name}`) !== null;
    const isLogin = isIn(PAGE_LOGIN) || isIn(MODERN_LOGIN);
    if (isLogin ? link.getAttribute('href') : !isIn(PAGE_REGISTER) && !isIn(MODERN_REGISTER))
      return;
    const box = link.closest(`.${MODERN_WRAPPER}`);
    if (!areBothHere(box ?? doc, box ? MODERN_LOGIN : PAGE_LOGIN)) return;
    event.preventDefault();
    if (box) toggleModern(box, isLogin);
    else toggleClassic(isLogin);
  });
};
