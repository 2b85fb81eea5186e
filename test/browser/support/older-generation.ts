/** The markup of LearnDash 3.0 to 4.1 (a), up to 4.20.1 (b), and since 4.20.2 (c) (learndash.md §1). */
export type Generation = 'a' | 'b' | 'c';

/**
 * Converts the markup of the site's LearnDash 4.21 to that of an older release: the targets of
 * buttons and tabs and the attributes that name them; elements instead of buttons; tooltips in an
 * attribute. Runs in the browser.
 */
export const olderGeneration = ({
  html,
  generation,
}: Readonly<{ html: string; generation: 'a' | 'b' }>): string => {
  const isPage = /<html[\s>]/i.test(html);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rename = (element: Element, tag: string) => {
    const other = page.createElement(tag);
    for (const { name, value } of element.attributes) other.setAttribute(name, value);
    other.append(...element.childNodes);
    element.replaceWith(other);
    return other;
  };
  const LISTS = '.ld-item-list-items,.ld-lesson-items';

  for (const control of page.querySelectorAll('.ld-expand-button,.ld-search-prompt')) {
    const ids = (control.getAttribute('aria-controls') ?? '').split(/\s+/).filter(Boolean);
    const box = control.closest('.ld-item-list,.ld-course-navigation,#ld-profile');
    const list = box?.querySelector(LISTS)?.id ?? '';
    const target = ids.length > 1 ? list : (ids[0] ?? '').replace(/-container$/, '');
    for (const name of ['aria-controls', 'aria-expanded']) control.removeAttribute(name);
    if (target) control.setAttribute('data-ld-expands', target);
    else control.removeAttribute('data-ld-expands');
    // The search prompt has always been a button.
    if (control.matches('button.ld-expand-button')) rename(control, 'div');
  }
  for (const body of page.querySelectorAll('.ld-item-list-item-expanded')) {
    for (const name of ['id', 'hidden', 'data-ld-expand-id']) body.removeAttribute(name);
    const row = body.closest('.ld-item-list-item');
    row?.setAttribute('data-ld-expand-id', row.id);
  }
  for (const tab of page.querySelectorAll('.ld-tab')) {
    const panel = tab.getAttribute('aria-controls') ?? '';
    const id = /^ld-tab-(.*)-\d+$/.exec(panel)?.[1] ?? '';
    tab.setAttribute('data-ld-tab', panel);
    // As in that release, the id matches no element.
    tab.setAttribute('aria-controls', `${id}-tab`);
    if (generation === 'a') tab.setAttribute('id', id);
  }
  for (const text of page.querySelectorAll('.ld-tooltip > .ld-tooltip__text')) {
    const host = text.parentElement as Element;
    host.className = '';
    host.setAttribute('data-ld-tooltip', text.textContent?.trim() ?? '');
    text.remove();
  }
  for (const trigger of page.querySelectorAll('button.ld-focus-sidebar-trigger')) {
    for (const name of ['aria-controls', 'aria-expanded', 'id']) trigger.removeAttribute(name);
    rename(trigger, 'span');
  }
  for (const trigger of page.querySelectorAll('button.ld-trigger-mobile-nav')) {
    for (const name of ['aria-controls', 'aria-expanded']) trigger.removeAttribute(name);
    rename(trigger, 'a').setAttribute('href', '#');
  }
  for (const sidebar of page.querySelectorAll('.ld-focus-sidebar')) {
    for (const name of ['id', 'role', 'aria-modal']) sidebar.removeAttribute(name);
  }
  if (generation === 'a') {
    for (const target of page.querySelectorAll('[data-ld-expand-id]')) {
      target.id ||= target.getAttribute('data-ld-expand-id') ?? '';
      target.removeAttribute('data-ld-expand-id');
    }
  }
  return isPage ? `<!DOCTYPE html>${page.documentElement.outerHTML}` : page.body.innerHTML;
};
