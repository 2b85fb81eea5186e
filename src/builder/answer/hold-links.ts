import type { ControllerScope } from '../../runtime/controller-scope';
import * as names from './names';

/** No link leads out of a preview; one that would shows the box that says so. */
export const holdLinks = ({ page, listen }: ControllerScope): void => {
  const { document: doc } = page;
  const box = doc.querySelector(names.linkBox);
  const proceed = box?.querySelector<HTMLElement>(names.proceed);
  let from: HTMLElement | null = null;
  const close = () => {
    box?.classList.remove(names.active);
    from?.focus();
    from = null;
  };
  listen(doc, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    if (link === proceed) {
      close();
      return;
    }
    if (link.getAttribute('href')?.startsWith('#')) return;
    box?.classList.add(names.active);
    from = link;
    proceed?.focus();
  });
  listen<KeyboardEvent>(doc, 'keydown', ({ key }) => {
    if (key === 'Escape' && box?.classList.contains(names.active)) close();
  });
};
