import type { ControllerScope } from '../../runtime/controller-scope';
import type { Start } from '../../runtime/definition';
import { byId, type Changes } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import { type Bars, fullHeight, type Nav } from './full-height';
import * as names from './full-screen-names';
import * as theme from './names';
import { startScrollDown } from './scroll-down';

/** Space below elements at the bottom of the window, in pixels. */
const MARGIN = '80px';

/** Positions text and image of a full-screen header (divi-layout.md §6.2). */
const arrange = (section: Element, changes: Changes, height: number): void => {
  const container = section.querySelector<HTMLElement>(names.container);
  if (!container) return;
  changes.setStyle(container, 'min-height', `${height}px`);
  const contentBox = container.querySelector<HTMLElement>(names.contentBox);
  const imageBox = container.querySelector<HTMLElement>(names.imageBox);
  const placeOf = (box: Element | null) =>
    [names.center, names.bottom].find((name) => box?.classList.contains(name));
  const [content, image] = [placeOf(contentBox), placeOf(imageBox)];

  if (!container.classList.contains(names.center)) {
    if (!contentBox && imageBox) changes.setStyle(container, 'justify-content', 'flex-end');
    return;
  }
  if (content && image) changes.setClass(container, names.arrangement(content, image), true);
  const text = contentBox?.querySelector<HTMLElement>(names.content);
  const picture = imageBox?.querySelector<HTMLElement>(names.image);
  if (text && content === names.bottom && !image) changes.setStyle(text, 'margin-bottom', MARGIN);
  if (!contentBox || !imageBox) return;
  if (content === names.center && image === names.bottom) {
    const rest = height - imageBox.offsetHeight;
    changes.setStyle(contentBox, 'min-height', rest > 0 ? `${rest}px` : null);
    changes.setStyle(contentBox, 'height', rest > 0 ? '10px' : null);
  }
  if (content === names.bottom && image === names.center) {
    if (picture) changes.setStyle(picture, 'margin-bottom', MARGIN);
    changes.setStyle(imageBox, 'align-self', 'flex-end');
  }
};

/** Gives full-screen sections the height that remains in the window, and keeps it up to date. */
const startFullScreen = ({ page, changes, guard, onEnd }: ControllerScope) => {
  const { document: doc, window: win, stores } = page;
  const find = (id: string) => byId(doc, id);
  const is = (name: string) => doc.body.classList.contains(name);
  const sections = [...doc.querySelectorAll<HTMLElement>(names.section)];
  if (sections.length === 0) return;
  const main = find(divi.mainHeader);
  const [firstHeader] = doc.querySelectorAll(names.fullwidthHeader);
  const heightOf = (id: string) => find(id)?.offsetHeight ?? 0;
  const printed = (value: string | undefined) => Number.parseFloat(value ?? '') || 0;

  const measure = (section: HTMLElement) => {
    const { clientWidth: width } = doc.documentElement;
    const style = win.getComputedStyle(section);
    const built =
      section === firstHeader && !section.closest(names.builtHeader)
        ? (doc.querySelector<HTMLElement>(names.builtHeader)?.offsetHeight ?? 0)
        : 0;
    const nav: Nav = {
      isFixed: is(theme.fixedNav),
      isVertical: is(theme.verticalNav) && width >= theme.desktop,
      canHide: is(theme.hideNav),
    };
    const bars: Bars = {
      admin: heightOf(divi.adminBar),
      secondary: heightOf(divi.topHeader),
      header: printed(main?.dataset.heightOnload) || heightOf(divi.mainHeader),
      fixedHeader: printed(main?.dataset.fixedHeightOnload),
      built,
    };
    const { top } = section.getBoundingClientRect();
    // On phones it is higher than printed; a shrunk header had the printed height.
    const header = nav.isVertical ? 0 : Math.max(bars.header, heightOf(divi.mainHeader));
    const above = bars.admin + built + bars.secondary + header;
    const height = fullHeight(bars, nav, {
      windowHeight: win.innerHeight,
      width,
      isFirst: top + win.scrollY <= above,
      borders: Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth),
    });
    return { section, height };
  };
  const place = () => {
    // All is read before anything is written.
    for (const { section, height } of sections.map(measure)) {
      changes.setStyle(section, 'min-height', `${height}px`);
      arrange(section, changes, height);
    }
  };
  onEnd(stores.$viewport.subscribe(place));
  onEnd(page.events.listen(doc, theme.heightCalculated, guard(place), { receivesOwn: true }));
};

/** Sections and headers that fill the window, and the arrow to the content below one. */
export const start: Start = (scope) => {
  startFullScreen(scope);
  startScrollDown(scope);
};
