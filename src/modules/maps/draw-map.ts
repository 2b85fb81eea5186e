import type { InfoWindow, MapInstance, MapsApi } from './maps-api';
import * as names from './names';
import { type Pin, readMap } from './read-map';

interface Drawing {
  readonly root: HTMLElement;
  readonly canvas: HTMLElement;
  readonly pins: readonly Pin[];
  readonly isMobile: boolean;
  /** Folder of the marker image. */
  readonly images: string;
}

export const greyMap = (map: MapInstance, saturation: number): void =>
  map.setOptions({ styles: [{ stylers: [{ saturation }] }] });

/** Draws a map with its markers and info windows (divi-effects.md §6.2). */
export const drawMap = (api: MapsApi, drawing: Drawing): MapInstance => {
  const { root, canvas, pins } = drawing;
  const { centre, zoom, usesWheel, isDraggableOnMobile } = readMap(canvas);
  const isBeneathNav = root.classList.contains(names.transparentNav);
  const position = api.ControlPosition?.[isBeneathNav ? 'LEFT_BOTTOM' : 'LEFT_TOP'];
  const map = new api.Map(canvas, {
    center: centre,
    zoom,
    mapTypeId: 'roadmap',
    scrollwheel: usesWheel,
    draggable: !drawing.isMobile || isDraggableOnMobile,
    panControlOptions: { position },
    zoomControlOptions: { position },
  });
  let opened: InfoWindow | null = null;
  const show = (next: InfoWindow | null) => {
    opened?.close();
    opened = next;
  };
  map.addListener('click', () => show(null));
  for (const { lat, lng, title, info, element } of pins) {
    const marker = new api.Marker({
      map,
      position: { lat, lng },
      title,
      // Specification S9.28.
      icon: {
        url: drawing.images + names.marker,
        size: new api.Size(46, 43),
        anchor: new api.Point(16, 43),
      },
      shape: { coords: [1, 1, 46, 43], type: 'rect' },
      anchorPoint: new api.Point(0, -45),
    });
    if (!info) continue;
    // Nodes, not HTML: the server's markup needs no second parse.
    const content = element.ownerDocument.createElement('div');
    content.append(...info.cloneNode(true).childNodes);
    const infoWindow = new api.InfoWindow({ content });
    marker.addListener('click', () => {
      show(infoWindow);
      infoWindow.open(map, marker);
    });
  }
  return map;
};
