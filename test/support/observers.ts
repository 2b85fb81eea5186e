type Callback = (entries: readonly object[], observer: object) => void;

interface Observer {
  readonly report: Callback;
  readonly targets: Set<Element>;
}

/** Observers that notify when a test says what has happened; a light DOM has no layout of its own. */
const install = (name: 'IntersectionObserver' | 'ResizeObserver') => {
  const observers = new Set<Observer>();
  class Fake implements Observer {
    readonly targets = new Set<Element>();
    constructor(readonly report: Callback) {
      observers.add(this);
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
  Object.assign(globalThis, { [name]: Fake });
  return (target: Element, entry: object) => {
    for (const observer of observers) {
      if (observer.targets.has(target)) observer.report([{ target, ...entry }], observer);
    }
  };
};

const reportSight = install('IntersectionObserver');
const reportSize = install('ResizeObserver');

/** An element comes near the view, or leaves it; where it stands where that matters. */
export const see = (target: Element, isIntersecting = true, boundingClientRect?: DOMRect) =>
  reportSight(target, {
    isIntersecting,
    intersectionRatio: Number(isIntersecting),
    boundingClientRect,
  });

/** An element has another size; which one where that matters. */
export const changeSize = (target: Element, contentRect?: DOMRect) =>
  reportSize(target, { contentRect });
