import type { BannerProps } from './banner-props';

/** Fetches the placeholders with the first frame that has to wait. */
export const watchFrames = (props: BannerProps): (() => void) => {
  const { control, page } = props;
  let undo = () => {};
  const look = () => {
    if (control.heldFrames().length === 0) return;
    stop();
    let isStopped = false;
    undo = () => {
      isStopped = true;
    };
    page
      .load(() => import('../frames'))
      .then(({ startFrames }) => {
        if (!isStopped) undo = startFrames(props);
      })
      .catch((error: unknown) => page.report({ source: 'consent-frames', phase: 'load', error }));
  };
  const stop = control.onHeld(look);
  look();
  return () => {
    stop();
    undo();
  };
};
