import type { ControllerScope } from '../../runtime/controller-scope';
import { byId } from '../../runtime/kit';
import * as divi from '../../runtime/names/divi';
import { arrange } from './arrange';
import { type Bars, fullHeight, type Nav } from './full-height';
import * as names from './full-screen-names';

/** Gives full-screen sections the height that the window leaves them, and keeps it so. */
export const startFullScreen = ({ page, changes, guard, onEnd }: ControllerScope) => {
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
      isFixed: is(names.fixedNav),
      isVertical: is(names.verticalNav) && width > 980,
      canHide: is(names.hideNav),
    };
    const bars: Bars = {
      admin: heightOf(divi.adminBar),
      secondary: heightOf(divi.topHeader),
      header: printed(main?.dataset.heightOnload) || heightOf(divi.mainHeader),
      fixedHeader: printed(main?.dataset.fixedHeightOnload),
      built,
    };
    const { top } = section.getBoundingClientRect();
    const above = bars.admin + built + bars.secondary + (nav.isVertical ? 0 : bars.header);
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
  onEnd(page.events.listen(doc, names.heightCalculated, guard(place), { hearsOwn: true }));
};
