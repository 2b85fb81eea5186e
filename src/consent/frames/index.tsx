import type { ControllerScope } from '../../runtime/controller-scope';
import { mountIsland } from '../../runtime/dom';
import type { BannerProps } from '../banner/banner-props';
import { FramePlaceholders } from './frame-placeholders';

/** Puts a placeholder before each held frame. */
export const start = ({ onEnd }: ControllerScope, props: BannerProps): void => {
  const { page } = props;
  const undo = mountIsland({
    name: 'consent-frames',
    island: () => <FramePlaceholders {...props} />,
    root: page.document.documentElement,
    page,
    onError: (error) => {
      page.report({ source: 'consent-frames', phase: 'mount', error });
      undo();
    },
  });
  onEnd(undo);
};
