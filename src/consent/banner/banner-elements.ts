import { Class, accordionId, directSwitchId, switchId, tagged } from '../names';
import type { ConsentGuard } from '../../runtime/consent-gate';
import type { Page } from '../../runtime/page';
import type { BannerSettings } from '../config';
import type { Control } from '../control/create-control';
import type { Template } from './load-template';

const all = (roots: readonly Element[], selector: string) =>
  roots.flatMap((root) => [
    ...(root.matches(selector) ? [root as HTMLElement] : []),
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);

/** Elements of the inserted banner. Any of them may be missing. */
export interface BannerElements {
  readonly roots: readonly HTMLElement[];
  readonly containers: readonly HTMLElement[];
  readonly overlays: readonly HTMLElement[];
  readonly modals: readonly HTMLElement[];
  readonly revisits: readonly HTMLElement[];
  /** The preference centre or opt-out dialog. */
  readonly center: HTMLElement | null;
  readonly openers: readonly HTMLElement[];
  readonly accordions: readonly HTMLElement[];
  readonly description: HTMLElement | null;
  readonly optOut: HTMLInputElement | null;
  switchesOf(slug: string): readonly HTMLInputElement[];
  find(tag: string): readonly HTMLElement[];
}

export const collectElements = (roots: readonly HTMLElement[]): BannerElements => {
  const byClass = (name: string) => all(roots, `.${name}`);
  const find = (tag: string) => all(roots, tagged(tag));
  const byId = (id: string) =>
    all(roots, 'input').filter((input): input is HTMLInputElement => input.id === id);
  const first = (...tags: string[]) => tags.flatMap(find)[0] ?? null;
  return {
    roots,
    containers: byClass(Class.container),
    overlays: byClass(Class.overlay),
    modals: byClass(Class.modal),
    revisits: find('revisit-consent'),
    center: first('detail', 'optout-popup'),
    openers: ['settings-button', 'donotsell-button'].flatMap(find),
    accordions: byClass(Class.accordion),
    description: first('detail-description', 'optout-description'),
    optOut: first('optout-option-toggle') as HTMLInputElement | null,
    switchesOf: (slug) => [...byId(switchId(slug)), ...byId(directSwitchId(slug))],
    find,
  };
};

/** The accordion of one category, found by id: slugs may contain any character. */
export const accordionOf = ({ accordions }: BannerElements, slug: string) =>
  accordions.find(({ id }) => id === accordionId(slug));

/** Props of all hooks of the banner. */
export interface BannerProps {
  readonly page: Page;
  readonly guard: ConsentGuard;
  readonly control: Control;
  readonly config: BannerSettings;
  readonly elements: BannerElements;
  readonly template: Template;
  /** The owner looks at the first layer again, whatever they have chosen. */
  readonly isPreview: boolean;
}
