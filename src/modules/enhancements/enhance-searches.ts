import * as names from './names';
import type { Enhancement } from './enhancement';
import { shape, text } from '../../runtime/kit';
import { pageConfig } from '../../runtime/names/divi';

const searchWidget = {
  name: pageConfig,
  read: shape({ widget_search_selector: text('.widget_search') }),
};

const TEXT = 'input[type="text"], input[type="search"]';
const BUTTON = 'input[type="submit"], button';
/** Width in pixels (divi-modules.md §12.7). */
const NARROW = 150;

const hasLabel = (button: Element) =>
  button instanceof HTMLInputElement
    ? button.value !== ''
    : (button.textContent ?? '').trim() !== '' || button.hasAttribute('aria-label');

/** Search modules and search widgets (divi-modules.md §12.6, §12.7). */
export const enhanceSearches: Enhancement = (find, { page, changes }) => {
  for (const root of find(`.${names.search}`)) {
    const field = root.querySelector<HTMLElement>(`.${names.searchField}`);
    const button = root.querySelector<HTMLElement>(`.${names.searchButton}`);
    if (!field || !button) continue;
    if (button.offsetHeight > field.offsetHeight) {
      changes.setStyle(field, 'height', `${button.offsetHeight}px`);
    }
    if (!root.classList.contains(names.searchPercentMargin)) continue;
    const { marginTop, marginBottom, marginLeft } = page.window.getComputedStyle(field);
    changes.setStyle(button, 'top', marginTop);
    changes.setStyle(button, 'bottom', marginBottom);
    changes.setStyle(button, 'right', `${-(Number.parseFloat(marginLeft) || 0)}px`);
  }

  const { widget_search_selector: selector } = page.globals.get(searchWidget);
  let widgets: readonly HTMLElement[] = [];
  try {
    widgets = find(`.${names.widgetArea} ${selector}`);
  } catch {
    // An invalid selector in the configuration matches nothing.
  }
  for (const widget of widgets) {
    if (!widget.querySelector(TEXT)) continue;
    const button = widget.querySelector<HTMLElement>(BUTTON);
    if (widget.offsetWidth > 0 && widget.offsetWidth < NARROW) {
      changes.setClass(widget, names.narrowWrapper, true);
    }
    if (button && hasLabel(button)) continue;
    changes.setClass(widget, names.noSubmit, true);
    // Without a text the button is meaningless; Enter in the field does the same.
    if (button) changes.setStyle(button, 'display', 'none');
  }
};
