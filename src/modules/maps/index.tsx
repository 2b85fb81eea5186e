import * as names from './names';
import {
  createPortal,
  useScope,
  useStyleSheet,
  replaceContents,
  useAttributes,
  useClasses,
  useStore,
} from '../../runtime/dom';
import { type Pin, readPins, saturationOf } from './read-map';
import { isMobileAgent } from '../../runtime/divi/is-mobile-agent';
import { scriptAt } from '../../runtime/dom/script-at';
import { safeUrl, createLifetime, shape, text } from '../../runtime/kit';
import type { Page } from '../../runtime/page';
import { type MapsApi, mapsApi, type MapInstance } from './maps-api';
import { useEffect, useRef, useState } from 'react';
import type { IslandProps } from '../../runtime/definition';
import { keepJQueryData } from '../../runtime/keep-jquery-data';
import { drawMap, greyMap } from './draw-map';
import { pageConfig } from '../../runtime/names/divi';

const CSS =
  '.skerry-pins{block-size:100%;margin:0;padding:1em 2em;overflow:auto;box-sizing:border-box}';

const PLACES = ['places', 'Places on the map'] as const;

/** The places of a map as a list, with links to a map elsewhere, where none can be drawn. */
function PinList({ canvas, pins }: { canvas: HTMLElement; pins: readonly Pin[] }) {
  const { page } = useScope();
  useStyleSheet(CSS);
  if (pins.length === 0) return null;
  return createPortal(
    <ul className="skerry-pins" aria-label={page.labels(PLACES)} tabIndex={0}>
      {pins.map(({ lat, lng, title, info }, index) => (
        <li key={index}>
          <strong>{title}</strong> {info?.querySelector('.infowindow')?.textContent?.trim()}{' '}
          <a href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}>
            {page.labels(['openMap', 'Open in a map'])}
          </a>
        </li>
      ))}
    </ul>,
    canvas,
  );
}

/** The API's address with its key, as the site has printed it; never one of our own. */
const addressOf = (script: HTMLScriptElement) => {
  const url = safeUrl(script.getAttribute('src') ?? script.dataset.src, script.baseURI);
  const isApi = url?.hostname === names.apiHost && url.pathname === names.apiPath;
  return isApi && url.protocol === 'https:' && url.searchParams.get('key') ? url.href : null;
};

/** A tag that a consent tool or an optimiser has made inert. */
const isAsleep = (script: HTMLScriptElement) =>
  !script.hasAttribute('src') || !/^(|module|text\/javascript)$/.test(script.type);

const wake = (url: string, asleep: HTMLScriptElement): HTMLScriptElement => {
  const script = scriptAt(asleep.ownerDocument, url);
  asleep.after(script);
  return script;
};

let waking: HTMLScriptElement | null = null;

/**
 * Calls back when the API has loaded. An inert tag is woken once, as soon as consent allows its
 * address; without a tag or a key nothing is requested. Returns the undo.
 */
const loadMaps = (page: Page, ready: (api: MapsApi) => void): (() => void) => {
  const { window: win, document: doc, consent } = page;
  const { signal, end } = createLifetime();
  const check = () => {
    const api = mapsApi(win);
    if (!api || signal.aborted) return api !== null;
    end();
    ready(api);
    return true;
  };
  const look = () => {
    if (check() || waking) return;
    const asleep = [...doc.querySelectorAll<HTMLScriptElement>(names.apiScript)].find(isAsleep);
    const url = asleep && addressOf(asleep);
    if (asleep && url && consent.isUrlAllowed(url)) waking = wake(url, asleep);
  };
  // `load` of a script does not bubble, but can be captured.
  doc.addEventListener('load', () => void check(), { capture: true, signal });
  win.addEventListener('load', () => void check(), { signal });
  const stop = consent.subscribe(look);
  look();
  return () => {
    stop();
    end();
  };
};

const pictures = { name: pageConfig, read: shape({ builder_images_uri: text() }) };

/**
 * A map with markers once the API has loaded; before that, and if it never loads, a list of the
 * places (divi-effects.md §6).
 */
export function PlacesMap({ root, page }: IslandProps) {
  const [canvas] = useState(() => root.querySelector<HTMLElement>(`.${names.map}`));
  const [pins] = useState(() => readPins(root));
  const [api, setApi] = useState<MapsApi | null>(null);
  const map = useRef<MapInstance | null>(null);
  const { breakpoint } = useStore(page.stores.$viewport);
  const saturation = saturationOf(root, breakpoint);

  useEffect(() => loadMaps(page, (found) => setApi(() => found)), [page]);
  useEffect(() => {
    if (!api || !canvas) return;
    // The API writes into the element, which is empty again afterwards.
    const restore = replaceContents(canvas);
    const { builder_images_uri: images } = page.globals.get(pictures);
    const isMobile = isMobileAgent(page.window.navigator.userAgent);
    const drawn = drawMap(api, { root, canvas, pins, isMobile, images });
    map.current = drawn;
    const forget = keepJQueryData(page.window, root, { name: names.data, value: drawn });
    return () => {
      forget();
      api.event?.clearInstanceListeners?.(drawn);
      map.current = null;
      restore();
    };
  }, [api, canvas, root, page, pins]);
  useEffect(() => {
    if (map.current) greyMap(map.current, saturation);
    // The map is drawn once the API has loaded.
  }, [api, saturation]);
  // With parallax backgrounds, the style sheet keeps maps out of the browser's compositing layers.
  const { document: doc } = page;
  const [hasParallax] = useState(() => doc.querySelector(names.parallax) !== null);
  useClasses([doc.body], () => ({ [names.besideParallax]: hasParallax }));
  useAttributes(canvas ? [canvas] : [], () => ({
    role: api ? 'region' : undefined,
    'aria-label': api ? page.labels(PLACES) : undefined,
  }));
  return canvas && !api ? <PinList canvas={canvas} pins={pins} /> : null;
}
