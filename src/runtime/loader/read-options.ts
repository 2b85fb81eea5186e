import { families, type Family, isFamily } from '../family';

/** Options of the script tag; the README describes every attribute. */
export interface Options {
  /** Families that may run. */
  readonly families: ReadonlySet<Family>;
  /** `data-preview`: behaves as in a builder preview, without tracking. */
  readonly isPreview: boolean;
  /** `data-thumbnails="off"`: no images of providers before consent. */
  readonly hasThumbnails: boolean;
  /** `data-drafts="on"`: text typed into forms is kept for the session. */
  readonly keepsDrafts: boolean;
  /** Off with `data-zoom="off"`: visitors may zoom a page whose viewport forbids it. */
  readonly allowsZoom: boolean;
  /** `data-test-consent`: consent category of A/B tests; empty for the default. */
  readonly testConsent: string;
  /** `data-faults`: where faults are reported to; empty for nowhere. */
  readonly faults: string;
  /** `data-faults-share`: the share of pages that report, between 0 and 1. */
  readonly faultsShare: number;
  /** Folder of the script with a trailing slash; the chunks are beside it. */
  readonly base: string;
  /** The page's script nonce, for scripts that are released later. */
  readonly nonce: string;
}

const names = (value: string | null): readonly Family[] =>
  (value ?? '').split(/[\s,]+/).filter(isFamily);

/** Reads the attributes listed in the README; unknown ones are ignored. */
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
    // `src` is absolute; its query may contain slashes.
    base: tag?.src.replace(/[^/]*([?#].*)?$/, '') ?? '',
    nonce: tag?.nonce || tag?.getAttribute('nonce') || '',
  };
};
