import { list, plainObject, safeQuery, shape, text } from '../../runtime/kit';
import type { Sleep } from '../../runtime/wake/sleep';
import * as names from '../counters/names';

/** The Divi 4 attribute for each setting of Divi 5. */
const attributes = {
  numberValue: names.numberValue,
  barColor: names.barColour,
  trackColor: names.trackColour,
  trackAlpha: names.trackAlpha,
} as const;

const value = text();
const settings = list(shape({ selector: text(), data: (data) => plainObject(data) ?? {} }));

/**
 * Converts `{desktop: {value, hover, sticky}, tablet: {value}, …}` to attributes; the desktop's
 * have no suffix.
 */
const attributesOf = (name: string, devices: unknown): readonly (readonly [string, string])[] =>
  Object.entries(plainObject(devices) ?? {}).flatMap(([device, states]) =>
    Object.entries(plainObject(states) ?? {}).flatMap(([state, printed]) => {
      const suffix = state === 'value' ? (device === 'desktop' ? '' : `-${device}`) : `-${state}`;
      // Hover and sticky have one attribute for all devices.
      const isOther = state !== 'value' && device !== 'desktop';
      return isOther || value(printed) === '' ? [] : [[name + suffix, value(printed)] as const];
    }),
  );

/**
 * Sets the attributes that Divi 4 prints on a counter from the global in which Divi 5 prints their
 * values (divi-5.md §2). Existing attributes take precedence.
 */
export const setCounterValues = (global: string): Sleep => {
  const counters = { name: global, read: settings };
  return ({ root, page, changes }) => {
    const element = root.querySelector(`.${names.circleInner}`) ?? root;
    const own = page.globals
      .get(counters)
      .find(({ selector }) =>
        safeQuery(() => root.matches(selector) || root.querySelector(selector) !== null),
      );
    const hasSign = root.querySelector(`.${names.percentSign}`)?.textContent?.trim() === '%';
    for (const [key, name] of Object.entries(attributes)) {
      for (const [attribute, printed] of attributesOf(name, own?.data[key])) {
        if (element.hasAttribute(attribute)) continue;
        // The sign has its own element, and must not appear twice.
        const shown = hasSign && key === 'numberValue' ? printed.replace(/%$/, '') : printed;
        changes.setAttribute(element, attribute, shown);
      }
    }
  };
};
