import { animate, type Run } from '../dom/animate';
import { createChanges } from '../dom/changes';
import { carouselGroup, carouselStart } from './carousel-group';

interface Options {
  readonly track: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** Class of a group, such as `et_pb_carousel_group`. */
  readonly groupClass: string;
  readonly columns: number;
}

/** Marks items that enter and leave; the style sheet fades those that have a shadow. */
const FADE_IN = 'item-fade-in';
const FADE_OUT = 'item-fade-out';
/** On the body while a group moves; known to author styles. */
const SLIDING = 'et-pb-is-sliding-carousel';

/** An inert copy of an item that is part of both groups of a move. */
const copyOf = (item: HTMLElement) => {
  const copy = item.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  copy.inert = true;
  return copy;
};

/**
 * Shows the items of a track in groups that slide as a whole (divi-modules.md §6.6, §8.3). Items
 * are moved into the active group and back; undo restores the server's order.
 */
export const createCarousel = ({ track, items, groupClass, columns }: Options) => {
  const { ownerDocument: doc } = track;
  const before = [...track.childNodes];
  const changes = createChanges();
  const count = items.length;
  let start = 0;
  let run: Run | null = null;

  const createGroup = (state: string, contents: readonly HTMLElement[]) => {
    const group = doc.createElement('div');
    group.className = `${groupClass} ${state}`;
    group.append(...contents);
    return group;
  };
  const itemsAt = (from: number) =>
    carouselGroup(from, columns, count).flatMap((index) => items[index] ?? []);
  const settle = (shown: readonly HTMLElement[]) => {
    for (const item of items) {
      changes.setStyle(item, 'display', shown.includes(item) ? 'block' : 'none');
      changes.setClass(item, FADE_IN, null);
      changes.setClass(item, FADE_OUT, null);
    }
  };

  let group = createGroup('active', itemsAt(0));
  track.append(group);
  settle(itemsAt(0));

  return {
    /** The visible items, during a move those moving in. */
    shown: () => itemsAt(start),
    /** Returns false during a move, and where all items are visible already. */
    move(direction: 'next' | 'previous', durationMs: number): boolean {
      if (run || count <= columns) return false;
      start = carouselStart(start, direction, { columns, count });
      const leaving = group;
      const coming = itemsAt(start);
      const next = createGroup(
        direction === 'next' ? 'next' : 'prev',
        coming.map((item) => (leaving.contains(item) ? copyOf(item) : item)),
      );
      leaving.inert = true;
      changes.setClass(doc.body, SLIDING, true);
      for (const item of items) {
        const isComing = coming.includes(item);
        if (isComing) changes.setStyle(item, 'display', 'block');
        changes.setClass(item, FADE_IN, isComing || null);
        changes.setClass(item, FADE_OUT, (!isComing && leaving.contains(item)) || null);
      }
      for (const { style } of [leaving, next]) {
        style.cssText = 'display:block;position:absolute;inset:0;width:100%';
      }
      track.append(next);
      // The style sheet's arrows are left and right in either text direction, and so are swipes.
      const sign = direction === 'next' ? 1 : -1;
      let isOver = false;
      const started = animate(
        [leaving, next],
        (index) => [
          { transform: `translateX(${index * sign * 100}%)` },
          { transform: `translateX(${(index - 1) * sign * 100}%)` },
        ],
        {
          durationMs,
          done() {
            isOver = true;
            run = null;
            track.append(...items.filter((item) => !coming.includes(item)));
            next.replaceChildren(...coming);
            next.className = `${groupClass} active`;
            next.removeAttribute('style');
            leaving.remove();
            group = next;
            settle(coming);
            changes.setClass(doc.body, SLIDING, null);
          },
        },
      );
      // Under reduced motion the move has ended before the call returns.
      if (!isOver) run = started;
      return true;
    },
    undo() {
      run?.cancel();
      changes.undo();
      track.append(...before);
      for (const each of track.querySelectorAll(`:scope > .${groupClass}`)) each.remove();
    },
  };
};

export type Carousel = ReturnType<typeof createCarousel>;
