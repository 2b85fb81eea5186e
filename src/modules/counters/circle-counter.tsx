import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { createPortal, useStyles, watchWidth } from '../../runtime/dom';
import { circleColours } from './circle-colours';
import { drawCircle } from './draw-circle';
import * as names from './names';
import { useCircleState } from './use-circle-state';
import { useCount } from './use-count';
import { useSeen } from './use-seen';

/**
 * A circle that is drawn while its number counts up (divi-modules.md §11.2). Inside a closed
 * panel it has no size; it is drawn as soon as it has one.
 */
export function CircleCounter({ root, page }: IslandProps) {
  const [inner] = useState(() => root.querySelector<HTMLElement>(`.${names.circleInner}`) ?? root);
  const canvas = useRef<HTMLCanvasElement>(null);
  const value = useRef(0);
  const [size, setSize] = useState(0);
  const state = useCircleState(inner);
  const isRunning = useSeen(root) && size > 0;
  const density = page.window.devicePixelRatio || 1;
  useLayoutEffect(() => watchWidth(inner, () => setSize(inner.clientWidth)).undo, [inner]);

  const draw = () => {
    const context = canvas.current?.getContext('2d');
    const colours = circleColours(inner, state);
    if (context) drawCircle(context, { size, density, value: value.current, colours });
  };
  const texts = useCount({
    element: inner,
    isRunning,
    onStep(now) {
      value.current = now;
      draw();
    },
  });
  useEffect(draw);

  useStyles(texts, () => ({ visibility: isRunning ? 'visible' : null }));
  const pixels = Math.round(size * density);
  const style = { width: `${size}px`, height: `${size}px` };
  return (
    isRunning &&
    createPortal(<canvas ref={canvas} width={pixels} height={pixels} style={style} />, inner)
  );
}
