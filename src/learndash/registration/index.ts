import { listen } from '../../runtime/kit';
import type { LearnPart } from '../learn-part';
import * as names from './names';

/** Login and registration on one page, shown in turn (contract learning.md §4.5, §4.6). */
export const start = ({ page, changes, listening }: LearnPart): void => {
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
  const toggleModern = (link: Element, isLogin: boolean) => {
    const box = link.closest(`.${names.modernWrapper}`);
    if (!box) return;
    changes.setClass(box, names.modernLoginState, isLogin);
    changes.setClass(box, names.modernRegisterState, !isLogin);
    focusIn(box);
  };
  listen<MouseEvent>(
    doc,
    'click',
    (event) => {
      const target = event.target as Element;
      const isIn = (name: string) => target.closest(`.${name}`) !== null;
      const link = target.closest('a,button');
      // With an address of its own the link leads to another page.
      if (!link || link.getAttribute('href')) return;
      if (isIn(names.pageLogin)) toggleClassic(true);
      else if (isIn(names.pageRegister)) toggleClassic(false);
      else if (isIn(names.modernLogin)) toggleModern(link, true);
      else if (isIn(names.modernRegister)) toggleModern(link, false);
      else return;
      event.preventDefault();
    },
    listening,
  );
};
