/** Steps of a turn, rounded up as the server's own keyframes are (divi-effects.md §1.2). */
const degrees = (share: number, intensity: number) =>
  Math.sign(share) * Math.ceil(Math.abs(share) * intensity);

const turned = (axis: string, angle: number) => `perspective(2000px) rotate${axis}(${angle}deg)`;

type Transform = (direction: string, intensity: number) => string;

const transforms: Readonly<Record<string, Transform>> = {
  slide(direction, intensity) {
    const way = 2 * intensity;
    switch (direction) {
      case 'Top':
        return `translate3d(0, ${-way}%, 0)`;
      case 'Right':
        return `translate3d(${way}%, 0, 0)`;
      case 'Bottom':
        return `translate3d(0, ${way}%, 0)`;
      case 'Left':
        return `translate3d(${-way}%, 0, 0)`;
      default:
        return transforms.zoom?.('', intensity) ?? '';
    }
  },
  zoom(_direction, intensity) {
    const scale = (100 - intensity) / 100;
    return `scale3d(${scale}, ${scale}, ${scale})`;
  },
  flip(direction, intensity) {
    const isBack = direction === 'Bottom' || direction === 'Left';
    const axis = direction === 'Left' || direction === 'Right' ? 'Y' : 'X';
    return turned(axis, degrees(isBack ? -0.9 : 0.9, intensity));
  },
  fold(direction, intensity) {
    const isBack = direction !== 'Bottom' && direction !== 'Left';
    const axis = direction === 'Top' || direction === 'Bottom' ? 'X' : 'Y';
    return turned(axis, degrees(isBack ? -0.9 : 0.9, intensity));
  },
  roll(direction, intensity) {
    const isBack = direction === 'Right' || direction === 'Bottom';
    return `rotateZ(${degrees(isBack ? -3.6 : 3.6, intensity)}deg)`;
  },
};

/**
 * The inline `transform` that the style sheet's keyframes start from, `''` where a style has none
 * (divi-effects.md §1.2). `intensity` in percent.
 */
export const startTransform = (style: string, intensity: number): string => {
  const [, kind = '', direction = ''] = /^([a-z]+)([A-Z].*)?$/.exec(style) ?? [];
  return (Object.hasOwn(transforms, kind) && transforms[kind]?.(direction, intensity)) || '';
};
