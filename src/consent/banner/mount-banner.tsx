import { mountIsland } from '../../runtime/dom';
import { Banner } from './banner';
import type { BannerProps } from './banner-elements';
import type { FirstInput } from './sleep-banner';

interface Options {
  readonly name: string;
  readonly root: HTMLElement;
  readonly first: FirstInput | undefined;
  readonly onError: (error: unknown) => void;
}

/** Mounts the island on the inserted banner; returns the undo. */
export const mountBanner = (
  props: BannerProps,
  { name, root, first, onError }: Options,
): (() => void) =>
  mountIsland({
    name,
    island: () => <Banner {...props} first={first} />,
    root,
    page: props.page,
    onError,
  });
