import { useLayoutEffect } from 'react';
import { useAttributes, useListen, useStyles } from '../../runtime/dom';
import type { Draft } from './banner-state';
import type { BannerProps } from './banner-elements';

/** Fills the site's label template, whose placeholders CookieYes leaves to the script. */
export const toggleLabel = (template: string, action: string, name: string): string =>
  template
    .replace(/\[cky_\{\{status\}\}_\w+_label\]/, () => action)
    .replace(/\[cky_(preference_\{\{category_slug\}\}|optout_option)_title\]/, () => name)
    .trim() || name;

interface Switch {
  readonly input: HTMLInputElement;
  readonly slug: string | null;
  readonly isOn: boolean;
  readonly isFixed: boolean;
  readonly name: string;
}

const nameOf = (input: HTMLInputElement) =>
  input
    .closest('.cky-accordion-header, .cky-category-direct-item')
    ?.querySelector('button, label')
    ?.textContent?.trim();

const show = ({ input, isOn, isFixed }: Switch) => {
  input.checked = isOn;
  input.disabled = isFixed;
};

/** Shows the draft on all switches and reads the visitor's changes; nothing is stored. */
export const useSwitches = (
  { guard, config, elements, page }: BannerProps,
  draft: Draft,
  change: (tick: (draft: Draft) => Draft) => void,
): void => {
  const looks = config._bannerConfig.config;
  const textOf = (key: string) =>
    config._shortCodes.find((entry) => entry.key === key)?.content ?? '';
  const switches: Switch[] = guard.categories.flatMap(({ slug, isNecessary, name }) =>
    elements.switchesOf(slug).map((input) => ({
      input,
      slug,
      isOn: isNecessary || draft.slugs.has(slug),
      isFixed: isNecessary,
      name: nameOf(input) || name,
    })),
  );
  if (elements.optOut) {
    const name = textOf('cky_optout_option_title');
    switches.push({
      input: elements.optOut,
      slug: null,
      isOn: draft.isOptedOut,
      isFixed: false,
      name,
    });
  }
  const inputs = switches.map(({ input }) => input);

  useLayoutEffect(() => {
    for (const each of switches) show(each);
  });
  useStyles(inputs, (index) => {
    const { slug, isOn } = switches[index] as Switch;
    const { states } = (slug === null ? looks.optOption : looks.preferenceCenter).toggle;
    const { styles } = isOn ? states.active : states.inactive;
    return { 'background-color': styles['background-color'] ?? null };
  });
  useAttributes(inputs, (index) => {
    const { slug, isOn, name } = switches[index] as Switch;
    const kind = slug === null ? 'optout' : 'category';
    const action = textOf(`cky_${isOn ? 'disable' : 'enable'}_${kind}_label`);
    const label = toggleLabel(textOf(`cky_${kind}_toggle_label`), action, name);
    return { role: slug === null ? undefined : 'switch', 'aria-label': label };
  });
  useListen(page.document, 'change', ({ target }) => {
    const found = switches.find(({ input }) => input === target);
    if (!found) return;
    const { slug, input } = found;
    const { checked } = input;
    change((last) => {
      if (slug === null) return { ...last, isOptedOut: checked };
      const slugs = new Set(last.slugs);
      if (checked) slugs.add(slug);
      else slugs.delete(slug);
      return { ...last, slugs };
    });
  });
};
