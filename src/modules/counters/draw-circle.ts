import { circleArc } from './circle-arc';
import type { CircleColours } from './circle-colours';

/** Pixels (specification S9.11). */
const LINE_WIDTH = 5;

interface Circle {
  readonly size: number;
  readonly density: number;
  readonly value: number;
  readonly colours: CircleColours;
}

/** Draws a track and the counted part of it, sharp on dense screens. */
export const drawCircle = (
  context: CanvasRenderingContext2D,
  { size, density, value, colours }: Circle,
): void => {
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, size, size);
  context.lineWidth = LINE_WIDTH;
  context.lineCap = 'round';
  const stroke = (percent: number, colour: string, alpha: number) => {
    if (percent === 0) return;
    context.beginPath();
    const middle = size / 2;
    context.arc(middle, middle, Math.max(0, middle - LINE_WIDTH / 2), ...circleArc(percent));
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.stroke();
  };
  stroke(100, colours.track, colours.alpha);
  stroke(value, colours.bar, 1);
};
