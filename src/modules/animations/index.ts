import * as names from './names';
import type { Start } from '../../runtime/definition';
import { addStyleSheet, byId, safeQuery, waypoint } from '../../runtime/kit';
import { type Animation, animationOf, animationData } from './animation-of';

/** In print and under reduced motion, elements that still wait for their animation are shown. */
export const css = `@media print,(prefers-reduced-motion:reduce){.${names.waiting},.${names.waypoint}{opacity:1!important;transform:none!important;animation:none!important}}`;

/** Rotation angle, rounded up like the server's own keyframes (divi-effects.md §1.2). */
const degrees = (share: number, intensity: number) =>
  Math.sign(share) * Math.ceil(Math.abs(share) * intensity);

const turned = (axis: string, angle: number) => `perspective(2000px) rotate${axis}(${angle}deg)`;

type Transform = (direction: string, intensity: number) => string;

const transforms: Readonly<Record<string, Transform>> = {
  slide(direction, intensity) {
    if (!direction) return transforms.zoom?.('', intensity) ?? '';
    const way = `${(/Top|Left/.test(direction) ? -2 : 2) * intensity}%`;
    return `translate3d(${/Left|Right/.test(direction) ? `${way}, 0` : `0, ${way}`}, 0)`;
  },
  zoom(_direction, intensity) {
    const scale = (100 - intensity) / 100;
    return `scale3d(${scale}, ${scale}, ${scale})`;
  },
  flip(direction, intensity) {
    const share = /Bottom|Left/.test(direction) ? -0.9 : 0.9;
    return turned(/Left|Right/.test(direction) ? 'Y' : 'X', degrees(share, intensity));
  },
  fold(direction, intensity) {
    const share = /Bottom|Left/.test(direction) ? 0.9 : -0.9;
    return turned(/Top|Bottom/.test(direction) ? 'X' : 'Y', degrees(share, intensity));
  },
  roll(direction, intensity) {
    return `rotateZ(${degrees(/Right|Bottom/.test(direction) ? -3.6 : 3.6, intensity)}deg)`;
  },
};

/**
 * The inline `transform` at which the style sheet's keyframes start, `''` for styles without one
 * (divi-effects.md §1.2). `intensity` in percent.
 */
export const startTransform = (style: string, intensity: number): string => {
  const [, kind = '', direction = ''] = /^([a-z]+)([A-Z].*)?$/.exec(style) ?? [];
  return (Object.hasOwn(transforms, kind) && transforms[kind]?.(direction, intensity)) || '';
};

/** Inline styles for a running animation, from which its keyframes start. */
const stylesOf = ({ style, duration, delay, opacity, curve, intensity }: Animation) => ({
  'animation-duration': `${duration}ms`,
  'animation-delay': `${delay}ms`,
  'animation-timing-function': curve,
  opacity: `${opacity}`,
  transform: startTransform(style, intensity) || null,
  // Otherwise the style sheet moves these two in from the side.
  left: style === 'slideTop' || style === 'slideBottom' ? '0px' : null,
});

/**
 * Entrance animations (specification S3.12, S9.30): the server hides an element, and when it comes
 * into view the site's own keyframes animate it. Elements that cannot be animated are shown
 * immediately.
 */
export const start: Start = ({ page, changes, on, after, guard, onEnd }) => {
  const { document: doc, window: win, globals, stores } = page;
  onEnd(addStyleSheet(doc, css));
  const seen = new WeakSet<Element>();
  const entries = globals.get(animationData);

  const show = (element: Element) => {
    changes.setClass(element, names.waiting, false);
    // Images have this class too, and nothing else would show them.
    changes.setClass(element, names.waypoint, false);
    changes.setClass(element, names.done, true);
  };

  const run = (element: HTMLElement, animation: Animation) => {
    const styles = Object.entries(stylesOf(animation));
    for (const [property, value] of styles) changes.setStyle(element, property, value);
    const { isLooping, style } = animation;
    const classes = [names.waiting, names.running, style, ...(isLooping ? [names.looping] : [])];
    changes.setClasses(element, classes, true);
    if (isLooping) return;
    after(animation.duration + animation.delay, () => {
      changes.setClasses(element, classes, false);
      for (const [property] of styles) changes.setStyle(element, property, null);
      show(element);
    });
  };

  const animate = (element: HTMLElement, entry: (typeof entries)[number]) => {
    const animation = animationOf(entry, stores.$viewport.get().breakpoint);
    const isTaken = element.classList.contains(names.done);
    if (!animation || isTaken || stores.$motion.get() === 'reduce') {
      show(element);
      return;
    }
    // A button moves with its wrapper, so that its own transitions stay intact.
    const { parentElement: wrapper } = element;
    if (!wrapper?.classList.contains(names.buttonWrapper)) {
      run(element, animation);
      return;
    }
    show(element);
    seen.add(wrapper);
    run(wrapper, animation);
  };

  for (const entry of entries) {
    // Divi 5 names nested elements by a selector without its leading dot (divi-5.md §2).
    const found = safeQuery(() => doc.querySelectorAll(`.${entry.class}`)) ?? [];
    for (const element of found) {
      if (!(element instanceof win.HTMLElement) || seen.has(element)) continue;
      seen.add(element);
      if (stores.$motion.get() === 'reduce') show(element);
      else
        onEnd(
          waypoint(
            page,
            element,
            guard(() => animate(element, entry)),
            true,
          ),
        );
    }
  }
  // Hidden elements without an entry, and later ones, are shown immediately.
  const showRest = ({ root }: { readonly root: Element }) => {
    for (const element of [root, ...root.getElementsByClassName(names.waiting)]) {
      if (element.classList.contains(names.waiting) && !seen.has(element)) show(element);
    }
  };
  showRest({ root: doc.documentElement });
  on('content:found', showRest);

  // Elements that enter from outside must not make the page scroll. `clip` keeps sticky elements working.
  if (entries.length > 0) {
    changes.setStyle(doc.body, 'overflow-x', 'clip');
    const container = byId(doc, names.pageContainer);
    // The body's overflow applies to the window, which scripts and focus can still scroll sideways.
    for (const axis of ['overflow-x', 'overflow-y'])
      if (container) changes.setStyle(container, axis, 'clip');
  }
};
