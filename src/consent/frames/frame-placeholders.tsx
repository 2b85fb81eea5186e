import { useEffect, useState } from 'react';
import type { BannerProps } from '../banner/banner-props';
import { FramePlaceholder } from './frame-placeholder';

const keys = new WeakMap<HTMLIFrameElement, number>();
let lastKey = 0;

const keyOf = (frame: HTMLIFrameElement) => {
  const key = keys.get(frame) ?? ++lastKey;
  keys.set(frame, key);
  return key;
};

/** One placeholder for each embedded frame that waits for consent. */
export function FramePlaceholders(props: BannerProps) {
  const { control } = props;
  const [frames, setFrames] = useState(control.heldFrames);
  useEffect(() => {
    const read = () => setFrames(control.heldFrames());
    read();
    return control.onHeld(read);
  }, [control]);
  return frames.map((frame) => <FramePlaceholder key={keyOf(frame)} frame={frame} {...props} />);
}
