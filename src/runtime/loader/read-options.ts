import { families, type Family, isFamily } from '../family';

/** What the script tag asks for; every attribute is described in the README. */
export interface Options {
  /** The families that may run. */
  readonly families: ReadonlySet<Family>;
  /** `data-preview`: behave as in a builder preview, tracking off. */
  readonly isPreview: boolean;
  /** `data-thumbnails="off"`: no provider pictures before consent. */
  readonly hasThumbnails: boolean;
  /** `data-drafts="on"`: what is typed into forms is kept for the session. */
  readonly keepsDrafts: boolean;
  /** Unless `data-zoom="off"`: visitors may enlarge a page whose viewport forbids it. */
  readonly allowsZoom: boolean;
  /** `data-test-consent`: the consent category of A/B tests; empty for the usual one. */
  readonly testConsent: string;
  /** `data-faults`: where the site wants to hear of faults; empty where it does not. */
  readonly faults: string;
  /** `data-faults-share`: on how many of all pages, between 0 and 1. */
  readonly faultsShare: number;
  /** The folder of the script, with a slash at the end; chunks stand beside it. */
  readonly base: string;
  /** The page's script nonce, for scripts that are released later. */
  readonly nonce: string;
}

const names = (value: string | null): readonly Family[] =>
  (value ?? '').split(/[\s,]+/).filter(isFamily);

/** Reads the attributes of the script tag that the README lists; unknown names are skipped. */
export const readOptions = (tag: HTMLScriptElement | null): Options => {
  const attribute = (name: string) => tag?.getAttribute(`data-${name}`) ?? null;
  const only = names(attribute('only'));
  const off = names(attribute('off'));
  const preview = attribute('preview');
  return {
    families: new Set((only.length > 0 ? only : families).filter((name) => !off.includes(name))),
    isPreview: preview !== null && preview !== 'off',
    hasThumbnails: attribute('thumbnails') !== 'off',
    keepsDrafts: attribute('drafts') === 'on',
    allowsZoom: attribute('zoom') !== 'off',
    testConsent: attribute('test-consent') ?? '',
    faults: attribute('faults') ?? '',
    faultsShare: Number(attribute('faults-share') ?? 1),
    // `src` is absolute; a query may hold slashes of its own.
    base: tag?.src.replace(/[^/]*([?#].*)?$/, '') ?? '',
    nonce: tag?.nonce || tag?.getAttribute('nonce') || '',
  };
};
