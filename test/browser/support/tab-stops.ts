import type { Page } from '@playwright/test';

export interface Stop {
  /** The element in short, such as `a.et-pb-arrow-next`. */
  readonly name: string;
  /** Every element has one number for the life of the page. */
  readonly number: number;
  /** Something of it is seen: in the window, and not covered by something else. */
  readonly isSeen: boolean;
  /** It has an outline, the only mark of the focus that forced colours leave. */
  readonly hasOutline: boolean;
}

/** What has the focus; null where that is nothing in particular. */
const current = (page: Page): Promise<Stop | null> =>
  page.evaluate(async (scrollsToPictures) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const known = window as unknown as { numbered?: Map<Element, number> };
    known.numbered ??= new Map();
    const number = known.numbered.get(element) ?? known.numbered.size;
    known.numbered.set(element, number);
    // A link around floated pictures is no line high: what is seen of it is the first of them.
    const shown =
      element.getBoundingClientRect().height > 1
        ? element
        : ([...element.children].find((child) => child.getBoundingClientRect().height > 1) ??
          element);
    // Firefox scrolls to the pictures of a link, whose own line may be beyond the window.
    const pictures = scrollsToPictures ? element.querySelectorAll('img') : [];
    const boxes = [shown, ...pictures];
    // Of what reaches beyond the window its part inside counts.
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
    // The page may scroll to the focus, and away from under what covers it, over some frames.
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

/** More than any page has stops: a walk of so many has found no end. */
export const MOST_PRESSES = 600;

/** The next press of Tab leads to the first control of the page, whatever has the focus now. */
export const startAtTop = (page: Page) =>
  page.evaluate(() => {
    // Where nothing has it, a control with a place of its own in the order is the first (`tabindex="1"`).
    if (document.activeElement === document.body) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

/** A player has about ten controls of its own, in which the focus goes on while the player has it. */
const MOST_INSIDE = 20;

/**
 * Presses a key until the focus has left the page or comes back to where it was, at most `MOST_PRESSES` times.
 * Throws where something keeps the focus to itself.
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
  /** A walk before has come to it. */
  readonly isVisited: boolean;
}

/** The controls that a keyboard should come to; of radios that exclude each other one is a stop. */
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
    /** The one of its group that a walk has come to, or would. */
    const standsFor = ({ name, form }: HTMLInputElement) => {
      const group = radios.filter((each) => each.name === name && each.form === form);
      return group.find((each) => visited.has(each)) ?? group[0];
    };
    const left = new Set<HTMLElement>(radios.filter((each) => standsFor(each) !== each));
    return controls
      .filter((each) => !left.has(each))
      .map((each) => ({
        name: `${each.parentElement?.className} > ${each.localName}#${each.id}.${each.className}`,
        isVisited: visited.has(each),
      }));
  });
