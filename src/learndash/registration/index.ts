import { hasModifier } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** Login and registration on one page, shown in turn (learndash.md §4.2). */
export const startCourseRegistration = ({ page, changes, delegate }: ControllerScope): void => {
  const { document: doc } = page;
  const show = (selector: string, isShown: boolean) => {
    for (const element of doc.querySelectorAll<HTMLElement>(selector)) {
      changes.setStyle(element, 'display', isShown ? 'block' : 'none');
    }
  };
  /** The link goes with its form: the focus goes on to the other one. */
  const focusIn = (box: Element | null) => {
    const fields = [...(box?.querySelectorAll('input') ?? [])];
    fields.find((field) => field.getClientRects().length > 0)?.focus();
  };
  const toggleClassic = (isLogin: boolean) => {
    show(names.pageFormParts, !isLogin);
    show(names.pageLoginParts, isLogin);
    focusIn(doc.querySelector(isLogin ? names.pageLoginForm : names.pageForm));
  };
  const toggleModern = (box: Element, isLogin: boolean) => {
    changes.setClass(box, names.modernLoginState, isLogin);
    changes.setClass(box, names.modernRegisterState, !isLogin);
    focusIn(box);
  };
  /**
   * Whether login and registration stand on this page: then the login link has no address. The link
   * back may have one, which leads away from an order.
   */
  const areBothHere = (box: ParentNode, name: string) =>
    box.querySelector(`.${name}:not([href]),.${name}[href=""]`) !== null;

  delegate('click', 'a,button', (link, event) => {
    // One that only jQuery has fired has none.
    if (hasModifier(event as MouseEvent)) return;
    const isIn = (name: string) => link.closest(`.${name}`) !== null;
    const isLogin = isIn(names.pageLogin) || isIn(names.modernLogin);
    if (
      isLogin ? link.getAttribute('href') : !isIn(names.pageRegister) && !isIn(names.modernRegister)
    )
      return;
    const box = link.closest(`.${names.modernWrapper}`);
    if (!areBothHere(box ?? doc, box ? names.modernLogin : names.pageLogin)) return;
    event.preventDefault();
    if (box) toggleModern(box, isLogin);
    else toggleClassic(isLogin);
  });
};
