import { useEffect, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { replaceContents, useAttributes, useStore } from '../../runtime/dom';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import { drawMap, greyMap } from './draw-map';
import { loadMaps } from './load-maps';
import type { MapInstance, MapsApi } from './maps-api';
import * as names from './names';
import { PinList } from './pin-list';
import { readPins, saturationOf } from './read-map';
import { shape, text } from '../../runtime/kit';
import { pageConfig } from '../../runtime/names/divi';

const pictures = { name: pageConfig, read: shape({ builder_images_uri: text() }) };

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini/i;

/**
 * A map with pins once the API is there; until then, and where it never comes, the places stand in a
 * list (divi-effects.md §6).
 */
export function island({ root, page }: IslandProps) {
  const [canvas] = useState(() => root.querySelector<HTMLElement>(`.${names.map}`));
  const [pins] = useState(() => readPins(root));
  const [api, setApi] = useState<MapsApi | null>(null);
  const [map, setMap] = useState<MapInstance | null>(null);
  const { breakpoint } = useStore(page.stores.$viewport);
  const saturation = saturationOf(root, breakpoint);

  useEffect(() => loadMaps(page, (found) => setApi(() => found)), [page]);
  useEffect(() => {
    if (!api || !canvas) return;
    // The API writes into the element; afterwards it is empty again.
    const giveBack = replaceContents(canvas);
    const { builder_images_uri: images } = page.globals.get(pictures);
    const isMobile = MOBILE.test(page.window.navigator.userAgent);
    const drawn = drawMap(api, { root, canvas, pins, isMobile, images });
    setMap(drawn);
    const forget = keepJQueryData(page.window, root, { name: names.data, value: drawn });
    return () => {
      forget();
      api.event?.clearInstanceListeners?.(drawn);
      giveBack();
    };
  }, [api, canvas, root, page, pins]);
  useEffect(() => {
    if (map) greyMap(map, saturation);
  }, [map, saturation]);
  useAttributes(canvas ? [canvas] : [], () => ({
    role: api ? 'region' : undefined,
    'aria-label': api ? page.labels('places') : undefined,
  }));
  return canvas && !api ? <PinList canvas={canvas} pins={pins} /> : null;
}
