import { expect, test } from 'vitest';
import { drawMap } from '../../../src/modules/maps/draw-map';
import type { MapsApi } from '../../../src/modules/maps/maps-api';
import { readMap, readPins, saturationOf } from '../../../src/modules/maps/read-map';

const place = (name: string, at: string, more = '') =>
  `<div data-title="${name}" ${at} class="et_pb_map_pin">${more}</div>`;
const fixture = () => {
  const ferry = place(
    'Ferry',
    'data-lng="-5.47" data-lat="56.41"',
    '<div class="infowindow">Sails at nine</div>',
  );
  document.body.innerHTML = `<div id="root" data-grayscale-phone="20" data-grayscale="60%">
    <div id="map" data-mobile-dragging="off" data-mouse-wheel="off" data-zoom="9" data-center-lng="x" data-center-lat="56.4"></div>
    ${ferry}${place('Chapel', 'data-lng="-5.48" data-lat="56.42"')}</div>`;
  const [root, canvas] = ['root', 'map'].map((id) => document.getElementById(id));
  if (!root || !canvas) throw new Error('The fixture is broken.');
  return { root, canvas };
};

/** A Maps API that only records its calls. */
const fakeApi = () => {
  const made: { kind: string; options: Record<string, unknown> }[] = [];
  const log: string[] = [];
  const clicks: (() => void)[] = [];
  class MapObject {
    constructor(options: object, kind: string) {
      made.push({ kind, options: options as Record<string, unknown> });
    }
    addListener(type: string, listener: () => void) {
      if (type === 'click') clicks.push(listener);
    }
    setOptions() {}
    setMap() {}
  }
  const api = {
    Map: class extends MapObject {
      constructor(_: Element, options: object) {
        super(options, 'map');
      }
    },
    Marker: class extends MapObject {
      constructor(options: object) {
        super(options, 'marker');
      }
    },
    InfoWindow: class {
      readonly #text: string;
      constructor({ content }: { content: Element }) {
        this.#text = content.textContent ?? '';
      }
      open() {
        log.push(`open ${this.#text}`);
      }
      close() {
        log.push(`close ${this.#text}`);
      }
    },
    Point: class {
      readonly at: readonly number[];
      constructor(...at: number[]) {
        this.at = at;
      }
    },
    Size: class {
      readonly of: readonly number[];
      constructor(...of: number[]) {
        this.of = of;
      }
    },
  } as unknown as MapsApi;
  return { api, made, log, clicks };
};

test('a map is read with its defaults', () => {
  expect(readMap(fixture().canvas)).toEqual({
    centre: { lat: 56.4, lng: 0 },
    zoom: 9,
    usesWheel: false,
    isDraggableOnMobile: false,
  });
});

test('a phone has its own grey, a tablet that of the desktop', () => {
  const { root } = fixture();
  expect(saturationOf(root, 'desktop')).toBe(-60);
  expect(saturationOf(root, 'tablet')).toBe(-60);
  expect(saturationOf(root, 'phone')).toBe(-20);
  root.removeAttribute('data-grayscale');
  expect(saturationOf(root, 'desktop')).toBe(0);
});

test.each([
  ['data-grayscale-tablet="-30"', -60, -30, -30],
  ['data-grayscale-tablet="250" data-grayscale-phone=""', -60, -100, -100],
  ['data-grayscale-phone="none"', -60, -60, 0],
])('greys of devices, %s', (attributes, desktop, tablet, phone) => {
  document.body.innerHTML = `<div data-grayscale="60" ${attributes}></div>`;
  const root = document.body.firstElementChild as Element;
  expect(saturationOf(root, 'desktop')).toBe(desktop);
  expect(saturationOf(root, 'tablet')).toBe(tablet);
  expect(saturationOf(root, 'phone')).toBe(phone);
});

test('a phone without a grey has that of the tablet, before that of the desktop', () => {
  document.body.innerHTML = '<div data-grayscale-tablet="30"></div><div></div>';
  const [root, plain] = document.body.children;
  expect(saturationOf(root as Element, 'phone')).toBe(-30);
  expect(saturationOf(root as Element, 'desktop')).toBe(0);
  expect(saturationOf(plain as Element, 'phone')).toBe(0);
});

test('a map and pins without settings: nowhere, without a name, and movable on phones', () => {
  document.body.innerHTML = '<div><div class="et_pb_map_pin"></div></div>';
  const root = document.body.firstElementChild as Element;
  expect(readMap(root)).toMatchObject({
    centre: { lat: 0, lng: 0 },
    zoom: 0,
    isDraggableOnMobile: true,
  });
  expect(readPins(root)).toMatchObject([{ lat: 0, lng: 0, title: '', info: null }]);
});

test('pins are 46 by 43 and open one window at a time [S9.28b] [S1.03]', () => {
  const { root, canvas } = fixture();
  const { api, made, log, clicks } = fakeApi();
  drawMap(api, { root, canvas, pins: readPins(root), isMobile: true, images: '/images' });
  const [map, first, second] = made;
  expect(map?.options).toMatchObject({ draggable: false, scrollwheel: false, zoom: 9 });
  expect(first?.options).toMatchObject({
    title: 'Ferry',
    position: { lat: 56.41, lng: -5.47 },
    icon: { url: '/images/marker.png', size: { of: [46, 43] }, anchor: { at: [16, 43] } },
  });
  // The rest of a marker’s image can be pressed, and its info window opens above it.
  expect(first?.options).toMatchObject({
    shape: { coords: [1, 1, 46, 43], type: 'rect' },
    anchorPoint: { at: [0, -45] },
  });
  expect(second?.options.title).toBe('Chapel');
  // The second pin has no info window: the clicks are those of the map and of the first pin.
  expect(clicks).toHaveLength(2);
  const [onMap, onPin] = clicks;
  onPin?.();
  onMap?.();
  expect(log).toEqual(['open Sails at nine', 'close Sails at nine']);
});
