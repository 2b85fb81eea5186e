import type { Breakpoint } from '../../runtime/stores/viewport';
import type { LatLng } from './maps-api';
import * as names from './names';

export interface Pin extends LatLng {
  readonly element: HTMLElement;
  readonly title: string;
  /** Content of the info window; null where the marker has none. */
  readonly info: HTMLElement | null;
}

const numberOf = (element: Element, name: string) => {
  const value = Number.parseFloat(element.getAttribute(name) ?? '');
  return Number.isFinite(value) ? value : 0;
};

/** Centre, zoom and interaction settings of a map (divi-effects.md §6.1). */
export const readMap = (map: Element) => ({
  centre: { lat: numberOf(map, names.centreLat), lng: numberOf(map, names.centreLng) },
  zoom: numberOf(map, names.zoom),
  usesWheel: map.getAttribute(names.mouseWheel) === 'on',
  isDraggableOnMobile: map.getAttribute(names.mobileDragging) !== 'off',
});

export const readPins = (root: Element): readonly Pin[] =>
  [...root.querySelectorAll<HTMLElement>(`.${names.pin}`)].map((element) => ({
    element,
    lat: numberOf(element, names.lat),
    lng: numberOf(element, names.lng),
    title: element.getAttribute(names.title) ?? '',
    info: element.querySelector(`.${names.infoWindow}`) ? element : null,
  }));

const fallbacks: Readonly<Record<Breakpoint, readonly string[]>> = {
  desktop: [''],
  tablet: ['-tablet', ''],
  phone: ['-phone', '-tablet', ''],
};

/** Saturation of a map on a device, as the API takes it: 0 to −100. */
export const saturationOf = (root: Element, device: Breakpoint): number => {
  const values = fallbacks[device].map((suffix) => root.getAttribute(names.greyscale + suffix));
  const grey = Number.parseFloat(values.find(Boolean) ?? '') || 0;
  return grey === 0 ? 0 : -Math.min(100, Math.abs(grey));
};
