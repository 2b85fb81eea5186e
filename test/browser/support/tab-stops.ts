import type { Page } from '@playwright/test';

export interface Stop {
  /** A short name of the element, such as `a.et-pb-arrow-next`. */
  readonly name: string;
  /** Identifies the element as long as the page is open. */
  readonly number: number;
  /** Whether any point of it is inside the viewport and not covered by another element. */
  readonly isSeen: boolean;
  /** Whether it has an outline, the only focus indicator that forced colours keep. */
  readonly hasOutline: boolean;
}

/** The focused element; null if there is none in particular. */
const current = (page: Page): Promise<Stop | null> =>
  page.evaluate(async (scrollsToImages) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const known = window as unknown as { numbered?: Map<Element, number> };
    known.numbered ??= new Map();
    const number = known.numbered.get(element) ?? known.numbered.size;
    known.numbered.set(element, number);
    // A link around floated images has no height: the first image is what a visitor sees of it.
    const shown =
      element.getBoundingClientRect().height > 1
        ? element
        : ([...element.children].find((child) => child.getBoundingClientRect().height > 1) ??
          element);
    // Firefox scrolls to the images of a link, whose own line may be outside the viewport.
    const images = scrollsToImages ? element.querySelectorAll('img') : [];
    const boxes = [shown, ...images];
    // Of a box that reaches beyond the viewport only the part inside counts.
    const pointsNow = () =>
      boxes
        .flatMap((box) => [...box.getClientRects()])
        .flatMap((rect) => {
          const [left, right] = [Math.max(0, rect.left), Math.min(innerWidth, rect.right)];
          const [top, bottom] = [Math.max(0, rect.top), Math.min(innerHeight, rect.bottom)];
          return [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map(
              (y) => [left + (right - left) * x, top + (bottom - top) * y] as const,
            ),
          );
        });
    const isSeenNow = () =>
      pointsNow().some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return (
          found !== null &&
          (element.contains(found) ||
            found.contains(element) ||
            found.closest('label')?.control === element)
        );
      });
    // The page may take some frames to scroll the focused element into view and out from under what
    // covers it.
    let isSeen = isSeenNow();
    for (let frames = 0; !isSeen && frames < 20; frames += 1) {
      await frame();
      isSeen = isSeenNow();
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { localName, id, className, parentElement } = element as HTMLElement;
    const classes = String(className).trim().replace(/\s+/g, '.');
    return {
      name: `${parentElement?.className.split(' ')[0] ?? ''} > ${localName}${id && `#${id}`}${classes && `.${classes}`}`,
      number,
      isSeen,
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    };
  }, page.context().browser()?.browserType().name() === 'firefox');

/** More stops than any page has: a walk that reaches this number has found no end. */
export const MOST_PRESSES = 600;

/** Makes the next press of Tab focus the first control of the page, whatever has the focus now. */
export const startAtTop = (page: Page) =>
  page.evaluate(() => {
    // If nothing has the focus, a control with a positive `tabindex` is first (`tabindex="1"`).
    if (document.activeElement === document.body) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/**
 * A player has about ten controls in its shadow tree; `activeElement` is the player while one of
 * them has the focus.
 */
const MOST_INSIDE = 20;

/**
 * Presses a key until the focus has left the page or returns to an earlier stop, at most
 * `MOST_PRESSES` times. Throws if an element traps the focus.
 */
export const walkByKey = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  let inside = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    const stop = await current(page);
    if (!stop) break;
    inside = stop.number === stops.at(-1)?.number ? inside + 1 : 0;
    if (inside > MOST_INSIDE) throw new Error(`${key} does not lead out of ${stop.name}`);
    if (inside > 0) continue;
    if (stops.some(({ number }) => number === stop.number)) break;
    stops.push(stop);
  }
  return stops;
};

interface Reachable {
  readonly name: string;
  /** Whether an earlier walk has focused it. */
  readonly isVisited: boolean;
}

/** The controls that should be reachable by keyboard; a group of radio buttons counts as one stop. */
export const reachable = (page: Page): Promise<readonly Reachable[]> =>
  page.evaluate(() => {
    const { numbered: visited = new Map<Element, number>() } = window as unknown as {
      numbered?: Map<Element, number>;
    };
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href],button,input,select,textarea,iframe,[tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled,[type=hidden]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const radios = controls.filter((each): each is HTMLInputElement =>
      each.matches('[type=radio]'),
    );
    /** The radio button of its group that a walk has focused, or would focus. */
    const representativeOf = ({ name, form }: HTMLInputElement) => {
      const group = radios.filter((each) => each.name === name && each.form === form);
      return group.find((each) => visited.has(each)) ?? group[0];
    };
    const skipped = new Set<HTMLElement>(radios.filter((each) => representativeOf(each) !== each));
    return controls
      .filter((each) => !skipped.has(each))
      .map((each) => ({
        name: `${each.parentElement?.className} > ${each.localName}#${each.id}.${each.className}`,
        isVisited: visited.has(each),
      }));
  });
