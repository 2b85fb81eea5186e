interface Notice {
  readonly target: Element;
  readonly [fact: string]: unknown;
}

/** Observers that notify when a test decides; happy-dom computes no layout. */
export const createObservers = () => {
  const made = new Set<Observer>();
  const options: unknown[] = [];
  class Observer {
    readonly targets = new Set<Element>();
    constructor(
      readonly notify: (notices: readonly Notice[], observer: object) => void,
      init?: unknown,
    ) {
      made.add(this);
      options.push(init);
    }
    observe(target: Element) {
      this.targets.add(target);
    }
    unobserve(target: Element) {
      this.targets.delete(target);
    }
    disconnect() {
      this.targets.clear();
    }
    takeRecords() {
      return [];
    }
  }
  return {
    Observer,
    /** The options of each observer. */
    options,
    /** The observed elements. */
    watched: () => [...made].flatMap(({ targets }) => [...targets]),
    /** Notifies each observer of the entries for elements that it observes. */
    notify(...notices: readonly Notice[]) {
      // An observer that is created during the notifications receives none of them.
      const batches = [...made].map((observer) => ({
        observer,
        own: notices.filter(({ target }) => observer.targets.has(target)),
      }));
      for (const { observer, own } of batches) {
        if (own.length > 0) observer.notify(own, observer);
      }
    },
  };
};

const intersections = createObservers();
const sizes = createObservers();
Object.assign(globalThis, {
  IntersectionObserver: intersections.Observer,
  ResizeObserver: sizes.Observer,
});

/** An element comes near the viewport, or leaves it; with its box if that matters. */
export const see = (target: Element, isIntersecting = true, boundingClientRect?: DOMRect) =>
  intersections.notify({
    target,
    isIntersecting,
    intersectionRatio: Number(isIntersecting),
    boundingClientRect,
  });

/** The size of an element changes; with its new size if that matters. */
export const changeSize = (target: Element, contentRect?: DOMRect) =>
  sizes.notify({ target, contentRect });

/** The elements whose sizes are observed. */
export const watchedForSize = () => sizes.watched();
