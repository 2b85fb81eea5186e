import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PlacesMap } from '../../../src/modules/maps';
import { withIsland } from '../../support/island-page';
import { installJQueryData } from '../../support/jquery-data';

const mountIsland = withIsland();
const pin = (id: number, more = '') =>
  `<div class="et_pb_map_pin" data-lat="51.${id}" data-lng="-0.${id}" data-title="Stall ${id}">${more}</div>`;
const html = `<div id="root" class="et_pb_map_container" data-grayscale="60" data-grayscale-phone="20">
  <div class="et_pb_map" id="canvas" data-center-lat="51.5" data-center-lng="-0.1" data-zoom="12" data-mouse-wheel="on" data-mobile-dragging="off"><b>Loading</b></div>
  ${pin(1, '<h3>Stall</h3><div class="infowindow"><p>Fish and <i>bread</i></p></div>')}${pin(2)}</div>`;

const withApi = () => {
  const made: { options: Record<string, unknown> }[] = [];
  const set: object[] = [];
  const cleared: object[] = [];
  class MapObject {
    readonly options: Record<string, unknown>;
    constructor(first: object, second?: object) {
      this.options = (second ?? first) as Record<string, unknown>;
      made.push(this);
    }
    addListener() {}
    setOptions(options: object) {
      set.push(options);
    }
  }
  class Plain {}
  const event = { clearInstanceListeners: (instance: object) => void cleared.push(instance) };
  const maps = {
    Map: MapObject,
    Marker: MapObject,
    InfoWindow: Plain,
    Point: Plain,
    Size: Plain,
    ControlPosition: { LEFT_TOP: 'top', LEFT_BOTTOM: 'bottom' },
    event,
  };
  Object.assign(window, { google: { maps } });
  return { made, set, cleared };
};
afterEach(() => {
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, 'jQuery');
  vi.restoreAllMocks();
});
const arrive = () => act(() => void document.dispatchEvent(new Event('load')));
const open = (options: Partial<Parameters<typeof mountIsland>[2]> = {}) =>
  mountIsland(PlacesMap, '#root', { html, ...options });

test.each([
  ['', false],
  ['<div class="et_pb_section_parallax"></div>', true],
])('a page with maps is marked where a background of it moves: %j', (section, isMarked) => {
  const { doc, end } = open({ html: section + html });
  expect(doc.body.classList.contains('parallax-map-support')).toBe(isMarked);
  end();
  expect(doc.body.classList.contains('parallax-map-support')).toBe(false);
});

describe('until the map can be drawn', () => {
  test('its places are in a list that keyboards can scroll, with links to a map elsewhere', () => {
    const { find } = open();
    const list = find('#canvas ul');
    expect(list.getAttribute('aria-label')).toBe('Places on the map');
    expect(list.tabIndex).toBe(0);
    const texts = [...list.children].map(({ textContent }) => textContent?.trim());
    expect(texts).toEqual(['Stall 1 Fish and bread Open in a map', 'Stall 2  Open in a map']);
    expect([...list.querySelectorAll('a')].map(({ href }) => href)).toEqual([
      'https://www.google.com/maps/search/?api=1&query=51.1,-0.1',
      'https://www.google.com/maps/search/?api=1&query=51.2,-0.2',
    ]);
    expect(find('#canvas').hasAttribute('role')).toBe(false);
  });

  test('a map without places has no list', () => {
    const { find } = open({ html: html.replaceAll('et_pb_map_pin', 'pin') });
    expect(find('#canvas').querySelector('ul')).toBeNull();
  });

  test('a module without a map is left alone', () => {
    const { doc, server } = open({ html: html.replace('class="et_pb_map"', '') });
    expect(doc.body.outerHTML).toBe(server);
  });

  test('another library of the same maker is no map', () => {
    Object.assign(window, { google: { maps: {} } });
    expect(open().find('#canvas ul')).not.toBeNull();
  });
});

describe('once the API is there', () => {
  test('the map is drawn in the place of the list, with the settings of the site', () => {
    const { find } = open();
    const { made } = withApi();
    arrive();
    const { options } = made[0] ?? { options: {} };
    expect(options).toMatchObject({
      center: { lat: 51.5, lng: -0.1 },
      zoom: 12,
      scrollwheel: true,
      draggable: true,
      mapTypeId: 'roadmap',
      panControlOptions: { position: 'top' },
      zoomControlOptions: { position: 'top' },
    });
    expect(made.slice(1).map((marker) => marker.options.title)).toEqual(['Stall 1', 'Stall 2']);
    expect(find('#canvas').innerHTML).toBe('');
    expect(find('#canvas').getAttribute('role')).toBe('region');
    expect(find('#canvas').getAttribute('aria-label')).toBe('Places on the map');
  });

  test('it is drawn at once where the API came first, and drawn once', () => {
    const { made } = withApi();
    open();
    arrive();
    act(() => void window.dispatchEvent(new Event('load')));
    expect(made).toHaveLength(3);
  });

  test('it is drawn when the page itself has loaded', () => {
    open();
    const { made } = withApi();
    act(() => void window.dispatchEvent(new Event('load')));
    expect(made).toHaveLength(3);
  });

  test('below a translucent header its controls are at the bottom', () => {
    const { made } = withApi();
    open({ html: html.replace('et_pb_map_container', 'et_beneath_transparent_nav') });
    expect(made[0]?.options).toMatchObject({ zoomControlOptions: { position: 'bottom' } });
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 14)', false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', false],
    ['Mozilla/5.0 (X11; Linux x86_64)', true],
  ])('on %s it can be dragged: %s', (userAgent, draggable) => {
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const { made } = withApi();
    open();
    expect(made[0]?.options).toMatchObject({ draggable });
  });

  test('its pins have the image of the theme', () => {
    const { made } = withApi();
    open({ globals: { et_pb_custom: { builder_images_uri: 'https://site.example/images' } } });
    expect(made[1]?.options).toMatchObject({
      icon: { url: 'https://site.example/images/marker.png' },
    });
  });

  test('each kind of device has its own grey', () => {
    const { set } = withApi();
    const { resizeTo } = open();
    const last = () => set.at(-1);
    expect(last()).toEqual({ styles: [{ stylers: [{ saturation: -60 }] }] });
    resizeTo(400);
    expect(last()).toEqual({ styles: [{ stylers: [{ saturation: -20 }] }] });
  });

  test('it is removed at the end, and the page restored', () => {
    const { made, cleared } = withApi();
    const { end, doc, server } = open();
    end();
    expect(cleared).toEqual([made[0]]);
    expect(doc.body.outerHTML).toBe(server);
  });

  test('other scripts find it where it has always been, until the end', () => {
    const kept = installJQueryData();
    const { made } = withApi();
    const { end } = open();
    expect([...kept]).toEqual([['map', made[0]]]);
    end();
    expect([...kept]).toEqual([]);
  });

  test('a script that has loaded on the page is noticed, though its event does not bubble', () => {
    const { doc } = open();
    const { made } = withApi();
    const script = doc.body.appendChild(doc.createElement('i'));
    act(() => void script.dispatchEvent(new Event('load')));
    expect(made).toHaveLength(3);
  });

  test('after the end nothing is drawn', () => {
    const { end } = open();
    end();
    const { made } = withApi();
    arrive();
    expect(made).toEqual([]);
  });
});
