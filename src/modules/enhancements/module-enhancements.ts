import * as names from './names';
import { type Enhancement, runEnhancements } from './enhancement';
import { addStyleSheet, watchWidth, isLastOfKind } from '../../runtime/kit';
import type { Start } from '../../runtime/definition';
import { enhanceHover } from './enhance-hover';
import { enhanceSearches } from './enhance-searches';
import { enhanceTestimonials } from './enhance-testimonials';

/** Buttons of a comments module get the builder's style (divi-modules.md §12.1). */
const enhanceComments: Enhancement = (find, { changes }) => {
  for (const root of find(`.${names.comments}`)) {
    for (const button of root.querySelectorAll(names.commentButtons)) {
      changes.setClass(button, names.button, true);
      for (const suffix of names.iconSuffixes) {
        const icon = root.getAttribute(`data-icon${suffix}`);
        if (!icon) continue;
        changes.setAttribute(button, `data-icon${suffix}`, icon);
        changes.setClass(button, names.customIcon, true);
      }
    }
  }
};

/** Without WordPress's player, an audio element shows the browser's controls (divi-modules.md §12.2). */
const enhanceAudio: Enhancement = (find, { changes }) => {
  for (const audio of find(names.audio)) {
    if (!audio.closest(names.mediaElement)) changes.setAttribute(audio, 'controls', 'controls');
  }
};

/**
 * Size of a divider's tile in whole pixels, or null where nothing has to change: fractional widths
 * leave gaps between repeated tiles (divi-effects.md §5).
 */
export const tileSize = (computed: string, width: number): string | null => {
  const [, share, height] = /^([\d.]+)%\s+(\S+)$/.exec(computed.trim()) ?? [];
  if (share === undefined || height === undefined || Number(share) === 100) return null;
  return `${Math.trunc((Number(share) / 100) * width)}px ${height}`;
};

/** Shape dividers between sections: their tiles are whole pixels wide. */
const enhanceDividers: Enhancement = (find, { changes, page, onEnd }) => {
  for (const divider of find(...names.dividers)) {
    changes.setClass(divider, names.noTransition, false);
    const watch = watchWidth(divider, (own) => {
      const { backgroundSize } = page.window.getComputedStyle(divider);
      const size = tileSize(backgroundSize, divider.offsetWidth);
      if (size) own.setStyle(divider, 'background-size', size);
    });
    onEnd(watch.undo);
  }
};

/** `z-index` of a row with a menu, and of one in a section with a shape divider (divi-modules.md §4.2). */
const MENU_LEVEL = 3;
const DIVIDER_MENU_LEVEL = 6;

const atLevel = (level: number) => `.${names.row}[style*="z-index: ${level};"]`;
/** Rows share a level, so the list of an upper one would open below the menu of the next. */
const OPEN_MENU_CSS = `:is(${atLevel(MENU_LEVEL)},${atLevel(DIVIDER_MENU_LEVEL)}):has(${names.openMenu}){z-index:${DIVIDER_MENU_LEVEL + 1}!important}`;

/** Sub-menus of a menu cover the rows below. */
const enhanceMenus: Enhancement = (find, { page, changes, onEnd }) => {
  for (const menu of find(`.${names.menu}`)) {
    const row = menu.closest<HTMLElement>(`.${names.row}`);
    if (!row) continue;
    const level = row.closest(`.${names.dividerSection}`) ? DIVIDER_MENU_LEVEL : MENU_LEVEL;
    const current = Number.parseInt(page.window.getComputedStyle(row).zIndex, 10);
    // A `z-index` set by the owner is kept.
    if (current >= level) continue;
    onEnd(addStyleSheet(page.document, OPEN_MENU_CSS));
    changes.setStyle(row, 'z-index', String(level));
  }
};

/** A currency sign hangs before its price without moving it (divi-modules.md §12.3). */
const enhancePrices: Enhancement = (find, { page, changes, signal, inBackground }) => {
  const signs = find(`.${names.dollar}`).filter((sign) =>
    sign.parentElement?.querySelector(`.${names.sum}`),
  );
  const measure = () => {
    if (signal.aborted) return;
    for (const sign of signs) {
      // In em, as visitors may enlarge text at any time.
      const em = Number.parseFloat(page.window.getComputedStyle(sign).fontSize);
      if (sign.offsetWidth > 0)
        changes.setStyle(sign, 'margin-left', `${-sign.offsetWidth / em}em`);
    }
  };
  measure();
  // A font that loads later has other widths.
  const { fonts } = page.document;
  if (signs.length > 0 && fonts) inBackground(fonts.ready.then(measure));
};

/** Images aligned to the edge of their section (divi-modules.md §12.5). */
const enhanceStickyImages: Enhancement = (find, { changes }) => {
  for (const image of find(`.${names.stickyImage}`)) {
    const column = image.closest(`.${names.column}`);
    const row = image.closest(`.${names.row}`);
    const section = image.closest(`.${names.section}`);
    if (!column || !row || !section || !isLastOfKind(row, names.row)) continue;
    changes.setClass(row, names.lastChild, true);
    if (!isLastOfKind(image, names.module)) continue;
    changes.setClass(section, names.stickySection, true);
    changes.setClass(column, names.stickyRow, true);
    if (!column.nextElementSibling) changes.setClass(section, names.stickyMobileSection, true);
  }
};

/** Icons, counts and hover classes of products in shop modules (divi-modules.md §10.1). */
const enhanceShops: Enhancement = (find, { changes, listen }) => {
  for (const root of find(...names.shopModules)) {
    for (const suffix of names.iconSuffixes) {
      const icon = root.getAttribute(`data-icon${suffix}`);
      if (!icon) continue;
      for (const overlay of root.querySelectorAll(`.${names.imageOverlay}`)) {
        changes.setAttribute(overlay, `data-icon${suffix}`, icon);
        changes.setClass(overlay, names.inlineIcon + suffix.replace('-', '_'), true);
      }
    }
    const index = root.getAttribute(names.shopIndex);
    const products = [...root.querySelectorAll(names.product)];
    products.forEach((product, position) => {
      if (index && root.classList.contains(names.shop)) {
        changes.setClass(product, `${names.shopItem}${index}_${position}`, true);
      }
      const image = product.querySelector('.et_shop_image');
      const texts = product.querySelectorAll('.price, .woocommerce-loop-product__title');
      const hover = (isHovered: boolean) => () => {
        for (const text of texts) changes.setClass(text, 'hover', isHovered || null);
      };
      if (!image) return;
      listen(image, 'mouseenter', hover(true));
      listen(image, 'mouseleave', hover(false));
    });
  }
};

/**
 * Icons on the buttons of cart and checkout (divi-modules.md §10.1). All of them each time: the
 * server renders buttons without icons, and its responses update existing buttons.
 */
const enhanceShopButtons: Enhancement = (_find, { page, changes }) => {
  for (const root of page.document.querySelectorAll<HTMLElement>(names.shopButtons)) {
    const { buttonNames, buttonClass = '' } = root.dataset;
    const kinds = buttonNames?.split(' ') ?? [];
    const mark = (button: Element, kind: string) => {
      changes.setClasses(button, [names.customIcon, names.button], true);
      for (const suffix of names.iconSuffixes) {
        const icon = root.getAttribute(`data-${kind}-icon${suffix}`);
        if (icon) changes.setAttribute(button, `data-icon${suffix}`, icon);
      }
    };
    for (const button of root.querySelectorAll('button')) {
      if (kinds.includes(button.name)) mark(button, button.name);
    }
    if (kinds.length > 0) continue;
    for (const button of root.getElementsByClassName(buttonClass)) mark(button, 'button');
  }
};

/** Empty elements of shop modules take no space (divi-modules.md §10.1). */
const enhanceEmpty: Enhancement = (find, { page, changes }) => {
  const isShown = (text: Element) =>
    page.window.getComputedStyle(text).display !== 'none' && text.textContent?.trim() !== '';
  for (const meta of find(names.metaModule)) {
    if ([...meta.querySelectorAll(names.metaText)].some(isShown)) continue;
    changes.setClass(meta, names.emptyMeta, true);
  }
  for (const column of find(names.emptyColumn)) {
    const row = column.closest(`.${names.row}`);
    if (row) changes.setClass(row, names.flatRow, true);
  }
};

/** Layout first, so that measurements find the final positions. */
const enhancements: readonly Enhancement[] = [
  enhanceStickyImages,
  enhanceDividers,
  enhanceMenus,
  enhanceAudio,
  enhanceComments,
  enhanceSearches,
  enhanceShops,
  enhanceShopButtons,
  enhanceEmpty,
  enhanceHover,
  enhancePrices,
  enhanceTestimonials,
];

/** Enhancements of modules that few pages have; the definition's selector names their markup. */
export const start: Start = (scope) => runEnhancements(scope, enhancements);
