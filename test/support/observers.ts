interface Notice {
  readonly target: Element;
  readonly [fact: string]: unknown;
}

/** Observers that notify when a test says what has happened; a light DOM has no layout of its own. */
export const createObservers = () => {
  const made = new Set<Observer>();
  const options: unknown[] = [];
  class Observer {
    readonly targets = new Set<Element>();
    constructor(
      readonly notify: (notices: readonly Notice[], observer: object) => void,
      given?: unknown,
    ) {
      made.add(this);
      options.push(given);
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
    /** What each was made with. */
    options,
    /** The elements that are looked at. */
    watched: () => [...made].flatMap(({ targets }) => [...targets]),
    /** Tells each observer what has happened to those of these elements that it looks at. */
    tell(...notices: readonly Notice[]) {
      // Who is made while others are told is not told.
      const heard = [...made].map((observer) => ({
        observer,
        own: notices.filter(({ target }) => observer.targets.has(target)),
      }));
      for (const { observer, own } of heard) {
        if (own.length > 0) observer.notify(own, observer);
      }
    },
  };
};

const sight = createObservers();
const sizes = createObservers();
Object.assign(globalThis, { IntersectionObserver: sight.Observer, ResizeObserver: sizes.Observer });

/** An element comes near the view, or leaves it; where it stands where that matters. */
export const see = (target: Element, isIntersecting = true, boundingClientRect?: DOMRect) =>
  sight.tell({
    target,
    isIntersecting,
    intersectionRatio: Number(isIntersecting),
    boundingClientRect,
  });

/** An element has another size; which one where that matters. */
export const changeSize = (target: Element, contentRect?: DOMRect) =>
  sizes.tell({ target, contentRect });

/** The elements whose sizes are looked at. */
export const watchedForSize = () => sizes.watched();
