import type { StickyModule } from './sticky-module';

interface Options {
  /** The page, a container or a bar has another size. */
  readonly changed: () => void;
  /** A module itself has. */
  readonly moduleChanged: () => void;
}

/** Sub-pixel noise is no change. */
const TOLERANCE = 0.5;

/** One observer for everything whose size moves modules. */
export const watchSizes = (
  win: Window & typeof globalThis,
  { changed, moduleChanged }: Options,
) => {
  const { body, documentElement: root } = win.document;
  let modules = new Map<Element, StickyModule>();
  let watched = new Set<Element>();
  const observer = new win.ResizeObserver((reports) => {
    for (const { target, borderBoxSize } of reports) {
      const module = modules.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!module) changed();
      else if (
        Math.abs(height - (module.isSticky ? module.heightSticky : module.flow.height)) > TOLERANCE
      ) {
        moduleChanged();
      }
    }
  });

  return {
    watch(all: readonly StickyModule[], bars: readonly Element[]): void {
      modules = new Map(all.map((module) => [module.element, module]));
      const containers = all.flatMap(({ element, limit }) => [
        element.parentElement,
        limit.top?.container,
        limit.bottom?.container,
      ]);
      const next = new Set(
        [root, body, ...bars, ...modules.keys(), ...containers].flatMap((each) => each ?? []),
      );
      for (const each of watched) if (!next.has(each)) observer.unobserve(each);
      for (const each of next) if (!watched.has(each)) observer.observe(each);
      watched = next;
    },
    undo: () => observer.disconnect(),
  };
};
