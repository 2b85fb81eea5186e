import * as names from './names';
import { createChanges } from '../runtime/kit';
import { EDGES, type MeasuredBox, type StickyModule } from './sticky-module';
import { toPx } from './to-px';

/** `z-index` of a stuck module (specification S4.55). */
export const layerOf = (element: Element): number => {
  if (element.closest(names.header)) return 10_010;
  return element.closest(names.footer) ? 9990 : 10_000;
};

const number = (text: string) => parseFloat(text) || 0;

/** The element in the flow. */
const inFlow = ({ element, placeholder }: StickyModule) => placeholder ?? element;

/** The border box in document pixels, without transforms. */
const boxOf = (element: HTMLElement, win: Window): MeasuredBox => {
  let { left, top, width, height } = element.getBoundingClientRect();
  const { offsetParent } = element;
  // An entrance animation moves the element while it runs; its copy keeps the class.
  if (offsetParent && element.matches(`.${names.hasTransform},${names.animating}`)) {
    const outer = offsetParent.getBoundingClientRect();
    left = outer.left + offsetParent.clientLeft + element.offsetLeft;
    top = outer.top + offsetParent.clientTop + element.offsetTop;
    width = element.offsetWidth;
    height = element.offsetHeight;
  }
  left += win.scrollX;
  top += win.scrollY;
  return { left, top, width, height, right: left + width, bottom: top + height };
};

const holdersOf = (element: Element | null): readonly Element[] => {
  const holder = element?.closest(names.holder);
  return holder ? [holder, ...holdersOf(holder.parentElement)] : [];
};

const marginsOf = ({ marginLeft, marginRight }: CSSStyleDeclaration) =>
  [marginLeft, marginRight].map(number);

/** A moving element is not at its final place. */
export const isStill = (module: StickyModule): boolean =>
  module.settings.position !== 'none' && !inFlow(module).parentElement?.closest(names.animating);

const readFlow = (module: StickyModule, win: Window, height: number) => {
  const element = inFlow(module);
  const parent = element.parentElement as HTMLElement;
  const style = win.getComputedStyle(element);
  const outer = win.getComputedStyle(parent);
  const width = win.document.documentElement.clientWidth;
  const own = parent.clientWidth - number(outer.paddingLeft) - number(outer.paddingRight);
  module.flow = boxOf(element, win);
  module.margins = marginsOf(style);
  module.maxWidth = style.maxWidth;
  module.isRtl = style.direction === 'rtl';
  module.parentHeight = outer.height;
  module.isEqual = parent.classList.contains(names.equalColumns);
  module.layer = layerOf(parent);
  module.holders = holdersOf(parent);
  module.px = (text) => toPx(text, { parent: own, width, height });
  if (!module.placeholder) {
    // A module that moves back may have our own transition, so the known one is kept.
    const { transition } = module.lingering[0] ? module : style;
    const { marginTop, marginBottom } = style;
    Object.assign(module, { transition, marginTop, marginBottom });
  }
  for (const edge of EDGES) {
    const limit = module.settings.limit[edge];
    // A limit without its container is ignored (sticky.md §13).
    const container = limit === 'none' ? null : element.closest<HTMLElement>(names.limits[limit]);
    module.limit[edge] = container && { container, ...boxOf(container, win) };
  }
};

const readSticky = (module: StickyModule, win: Window) => {
  const element = inFlow(module);
  const style = win.getComputedStyle(element);
  module.widthSticky = boxOf(element, win).width;
  // Content opened in a stuck module is not open in its copy. Between equal columns the height is set by us.
  module.heightSticky = boxOf(module.isEqual ? element : module.element, win).height;
  module.paddingSticky = style.padding;
  module.marginsSticky = marginsOf(style).map((margin, at) => margin - (module.margins[at] ?? 0));
};

/**
 * Measures modules in the flow and in the stuck state: all of them get the sticky class for a
 * moment, without transitions and without a paint in between. All reads of a step are batched, so
 * the page is laid out three times at most.
 */
export const measure = (all: readonly StickyModule[], win: Window, height: number): void => {
  for (const module of all) module.isMeasured = isStill(module);
  const modules = all.filter(({ isMeasured }) => isMeasured);
  if (!modules[0]) return;
  // At another width its height differs; its copy has it, except for styles that depend on an id.
  const isOther = ({ placeholder, flow }: StickyModule) =>
    placeholder && boxOf(placeholder, win).width !== flow.width;
  for (const module of modules.filter(isOther)) module.placeholderSize?.undo();
  const probe = createChanges();
  // The site may style a module by its id.
  for (const { element, placeholder } of modules)
    if (placeholder && element.id) probe.setAttribute(placeholder, 'id', element.id);
  for (const module of modules) readFlow(module, win, height);

  const { documentElement: root } = win.document;
  // The page must not scroll while it is shorter for a moment.
  probe.setStyle(root, 'min-height', `${root.scrollHeight}px`);
  probe.setStyle(root, 'overflow-anchor', 'none');
  for (const module of modules) {
    const element = inFlow(module);
    const { width, maxWidth } = module.settings.normal;
    for (const [property, text] of [
      ['width', width],
      ['max-width', maxWidth],
    ] as const) {
      const value = module.px(text);
      if (value !== undefined) probe.setStyle(element, property, `${value}px`);
    }
    probe.setClass(element, names.measured, true);
    probe.setClass(element, names.sticky, true);
  }
  for (const module of modules) readSticky(module, win);
  for (const module of modules) probe.setClass(inFlow(module), names.sticky, null);
  // The normal state must be computed before transitions are restored.
  for (const module of modules) void inFlow(module).offsetWidth;
  probe.undo();
};
