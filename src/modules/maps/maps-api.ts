/** The part of the Maps API that maps need. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
export interface MapInstance {
  setOptions(options: object): void;
  addListener(event: string, listener: () => void): unknown;
}
export interface MarkerInstance {
  addListener(event: string, listener: () => void): unknown;
  setMap(map: MapInstance | null): void;
}
export interface InfoWindow {
  open(map: MapInstance, marker: MarkerInstance): void;
  close(): void;
}
export interface MapsApi {
  readonly Map: new (element: Element, options: object) => MapInstance;
  readonly Marker: new (options: object) => MarkerInstance;
  readonly InfoWindow: new (options: object) => InfoWindow;
  readonly Point: new (x: number, y: number) => object;
  readonly Size: new (width: number, height: number) => object;
  readonly ControlPosition?: Readonly<Record<string, unknown>>;
  readonly event?: {
    clearInstanceListeners?(instance: object): void;
  };
}

/** The API, once its script has run. */
export const mapsApi = (win: Window): MapsApi | null => {
  const maps = (win as { google?: { maps?: Partial<MapsApi> } }).google?.maps;
  return typeof maps?.Map === 'function' ? (maps as MapsApi) : null;
};
