import type { EarlyLayout } from '../../runtime/first-layout';
import { hasShortLabels, timeLeft } from './time-left';
import * as names from './names';

/** A clock has its figures, the labels that fit, and its final size from the first paint on. */
export const countdownLayout: EarlyLayout = {
  family: 'modules',
  selector: `.${names.countdown}`,
  layOut(root) {
    const end = Number.parseInt(root.getAttribute(names.endTimestamp) ?? '', 10) || 0;
    const left = timeLeft(end - Date.now() / 1000);
    const isShort = hasShortLabels(root);
    const undos: (() => void)[] = [];
    const write = (element: Element | null, text: string | null | undefined) => {
      if (!element || !text) return;
      const printed = [...element.childNodes];
      undos.push(() => element.replaceChildren(...printed));
      element.textContent = text;
    };
    names.units.forEach((unit, index) => {
      const section = root.querySelector(`.${unit}`);
      const value = section?.querySelector(`.${names.unitValue}`);
      if (!section || !value || value.hasChildNodes()) return;
      write(value, left[index]?.text);
      if (!isShort) return;
      write(section.querySelector(`.${names.unitLabel}`), section.getAttribute(names.shortLabel));
    });
    return () => {
      for (const undo of undos) undo();
    };
  },
};
