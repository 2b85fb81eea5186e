import type { BannerSettings } from '../config';
import type { ConsentCategory } from '../../runtime/consent-gate';
import type { Page } from '../../runtime/page';
import { Class, TAG, switchId, tagged } from '../names';
import { applyStyles } from './apply-styles';
import { accordionOf, type BannerElements } from './banner-elements';

type Settings = BannerSettings['_bannerConfig']['settings'];

/**
 * Classes that position the container (cookieyes.md §3.3). A banner or box with a push-down centre
 * has the template of its type, so it gets that type's class too.
 */
export const positionClasses = ({ type, preferenceCenterType, position }: Settings) => {
  const isPushdown = type === 'classic' || preferenceCenterType === 'pushdown';
  const types = new Set([type, ...(isPushdown ? ['classic'] : [])]);
  const place = type === 'popup' ? 'center' : position;
  // An invalid class name in the configuration must not break the banner.
  return [...types].map((name) => `cky-${name}-${place}`.replace(/\s+/g, '-'));
};

interface Preparation {
  readonly page: Page;
  readonly config: BannerSettings;
  readonly categories: readonly ConsentCategory[];
}

const remove = (elements: Iterable<Element | null>) => {
  for (const element of elements) element?.remove();
};

/** Each category is printed with both "always active" and a switch (cookieyes.md §7.1). */
const prepareCategories = (elements: BannerElements, { config, categories }: Preparation) => {
  const { type } = config._bannerConfig.settings;
  const hasPreview = type === 'classic' && config._bannerConfig.config.categoryPreview.status;
  for (const { slug, isNecessary, cookies } of categories) {
    const accordion = accordionOf(elements, slug);
    const isSwitchless = isNecessary || cookies.length === 0 || hasPreview;
    if (!isNecessary) remove(accordion?.querySelectorAll(`.${Class.alwaysActive}`) ?? []);
    for (const input of elements.switchesOf(slug)) {
      const isDirect = input.id !== switchId(slug);
      if (!isDirect && isSwitchless) remove([input.closest(`.${Class.switch}`)]);
      if (isDirect && !isNecessary && cookies.length === 0) {
        remove([input.closest(`.${Class.directItem}`)]);
      }
    }
  }
};

const prepareAccordions = ({ accordions }: BannerElements, { config }: Preparation) => {
  const { status } = config._bannerConfig.config.auditTable;
  for (const accordion of accordions) {
    if (!status) {
      remove(accordion.querySelectorAll(tagged('audit-table')));
      accordion.querySelector(`.${Class.chevron}`)?.classList.add(Class.chevronHide);
      continue;
    }
    const body = accordion.querySelector(`.${Class.accordionBody}`);
    if (body) body.id ||= `${accordion.id}Body`;
    const button = accordion.querySelector(`.${Class.accordionButton}`);
    if (body) button?.setAttribute('aria-controls', body.id);
  }
};

/** Roles, and names from the printed, translated titles (cookieyes.md §8). */
const prepareRoles = (elements: BannerElements, { page, config }: Preparation) => {
  const idOf = (element: Element) => (element.id ||= page.nextId());
  const name = (element: Element | null | undefined, title: Element | undefined) => {
    if (element && title) element.setAttribute('aria-labelledby', idOf(title));
  };
  const [container] = elements.containers;
  container?.setAttribute('role', 'region');
  name(container, [...elements.find('title'), ...elements.find('notice')][0]);
  const { center } = elements;
  if (center) {
    center.setAttribute('role', 'dialog');
    center.setAttribute('tabindex', '-1');
    name(center, [...elements.find('detail-title'), ...elements.find('optout-title')][0]);
    for (const opener of elements.openers) {
      opener.setAttribute('aria-haspopup', 'dialog');
      opener.setAttribute('aria-controls', idOf(center));
    }
  }
  for (const modal of elements.modals) {
    modal.removeAttribute('tabindex');
    center?.setAttribute('aria-modal', 'true');
  }
  const closeLabel =
    config._shortCodes.find(({ key }) => /^cky_(preference|optout)_close_label$/.test(key))
      ?.content ?? page.labels('close');
  for (const root of elements.roots) {
    // 3.2.1 prints the name of its shortcode.
    for (const button of root.querySelectorAll('[aria-label^="[cky_"]')) {
      button.setAttribute('aria-label', closeLabel);
    }
    // A link whose script address was removed is not focusable.
    for (const link of root.querySelectorAll(`a[${TAG}]:not([href])`)) {
      link.setAttribute('role', 'button');
      link.setAttribute('tabindex', '0');
    }
  }
};

/** Colours configurable since 3.4.0 (cookieyes.md §3.2). */
const prepareColours = ({ roots }: BannerElements, { config }: Preparation) => {
  const { alwaysActive, manualLinks } = config._bannerConfig.config;
  for (const root of roots) {
    const all = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
    applyStyles(all(`.${Class.alwaysActive}`), alwaysActive.styles);
    // Tagged elements are controls with colours of their own.
    applyStyles(all(`.cky-link, a:not([${TAG}])`), manualLinks.styles);
  }
};

/** One-time preparation before the banner is inserted. */
export const prepareTemplate = (elements: BannerElements, preparation: Preparation): void => {
  const { config } = preparation;
  const { settings, config: looks } = config._bannerConfig;
  for (const container of elements.containers)
    container.classList.add(...positionClasses(settings));
  for (const revisit of elements.revisits) {
    revisit.classList.add(`cky-revisit-${looks.revisitConsent.position}`);
  }
  if (/^sidebar-(left|right)$/.test(settings.preferenceCenterType)) {
    for (const modal of elements.modals)
      modal.classList.add(`cky-${settings.preferenceCenterType}`);
  }
  if (config._rtl) {
    for (const tag of ['notice', 'detail', 'optout-popup', 'revisit-consent']) {
      elements.find(tag)[0]?.classList.add(Class.rtl);
    }
  }
  const ground = elements.center?.style.backgroundColor || '#ffffff';
  const shadow = elements.center?.querySelector<HTMLElement>(`.${Class.footerShadow}`);
  shadow?.style.setProperty(
    'background',
    `linear-gradient(180deg, rgba(255, 255, 255, 0) 0%, ${ground} 100%)`,
  );
  for (const option of elements.find('optout-option')) option.classList.remove(Class.disabled);
  prepareCategories(elements, preparation);
  prepareAccordions(elements, preparation);
  prepareRoles(elements, preparation);
  prepareColours(elements, preparation);
  if (elements.find('accept-button').length > 0 && elements.find('reject-button').length === 0) {
    console.info(
      '[skerry] consent: refusing should be as easy as agreeing; switch "Reject all" on',
    );
  }
};
