import { isRtl } from '../../runtime/kit';
import type { ControllerScope } from '../../runtime/controller-scope';
import { focusMain, sidebar } from '../names';
import * as names from './names';
import { tipPlace } from './tip-place';

/** The box of tooltips that older markup defines by attributes (learndash.md §8.1). */
export const createTipBox = ({ page, changes, onEnd }: ControllerScope) => {
  const { document: doc, window: win } = page;
  const tips = new Map<HTMLElement, HTMLElement>();
  const box = Object.assign(doc.createElement('div'), { id: names.box });
  const clear = () => {
    box.remove();
    box.replaceChildren();
    tips.clear();
  };
  onEnd(clear);

  /** The focusable control on which a keyboard user gets the tooltip. */
  const controlOf = (source: Element) =>
    source.closest('a,button') ?? source.querySelector('a,button') ?? source;

  return {
    tips,
    collect(): void {
      clear();
      const sources = doc.querySelectorAll<HTMLElement>(`[${names.attribute}]`);
      if (sources.length === 0) return;
      for (const [at, source] of sources.entries()) {
        const text = source.getAttribute(names.attribute)?.trim();
        if (!text) continue;
        const tip = Object.assign(doc.createElement('span'), {
          id: `ld-tooltip-${at + 1}`,
          className: names.tip,
          textContent: text,
        });
        tip.setAttribute('role', 'tooltip');
        changes.setAttribute(source, names.idAttribute, String(at + 1));
        const control = controlOf(source);
        // For example the status of a course, which is focusable from 4.21.3 on.
        if (!control.matches('a,button,[tabindex]')) {
          changes.setAttribute(control, 'tabindex', '0');
        }
        changes.setAttribute(control, 'aria-describedby', tip.id);
        tips.set(source, tip);
        box.append(tip);
      }
      doc.body.prepend(box);
    },
    /** Measures all, then writes all. */
    place(): void {
      if (tips.size === 0) return;
      for (const tip of tips.values()) {
        Object.assign(tip.style, { marginLeft: '', marginRight: '' });
        tip.classList.remove(names.shiftedLeft, names.shiftedRight);
      }
      const focusHeight = doc.querySelector<HTMLElement>(`.${focusMain}`)?.clientHeight ?? 0;
      const places = [...tips].map(([source, tip]) => {
        const anchor = source.classList.contains(names.row)
          ? (source.querySelector(`.${names.icon}`) ?? source)
          : source;
        const { top, left, width } = anchor.getBoundingClientRect();
        const place = tipPlace(
          {
            top: top + win.scrollY,
            left: left + win.scrollX,
            width,
            isInSidebar: anchor.closest(`.${sidebar}`) !== null,
          },
          {
            windowWidth: doc.documentElement.clientWidth,
            focusHeight,
            tipWidth: tip.offsetWidth,
            isRtl: isRtl(source),
          },
        );
        return { tip, place };
      });
      for (const { tip, place } of places) {
        const { top, left, overLeft, overRight } = place;
        Object.assign(tip.style, { top: `${top}px`, left: `${left}px` });
        if (overLeft > 0) tip.style.marginLeft = `${overLeft}px`;
        if (overRight > 0) tip.style.marginRight = `${overRight}px`;
        tip.classList.toggle(names.shiftedLeft, overLeft > 0);
        tip.classList.toggle(names.shiftedRight, overRight > 0);
      }
    },
  };
};
