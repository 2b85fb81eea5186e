import { flag, list, number, oneOf, record, shape, text } from '../runtime/kit';

export type Params = Readonly<Record<string, unknown>>;
export type TrackType = 'track' | 'trackCustom';

/** PHP prints an empty map as `[]`; the copy keeps what is printed as it is. */
const params = record<unknown>((value) => value);

const entries = list(
  shape({
    params,
    /** Seconds. */
    delay: number(),
    event_id: text(),
  }),
);

/** What the owner wants to be told of a click, or of an event of another script. */
export interface Action {
  readonly trackType: TrackType;
  readonly trackName: string;
  readonly trackParams: Params;
}
const actions = list(
  shape<Action>({
    trackType: oneOf(['track', 'trackCustom'], 'track'),
    trackName: text(),
    trackParams: params,
  }),
);

const linkActions = shape({ contains: actions, exact: actions });

/** `aepc_pixel_events`: empty sections are left out (pixel.md §1.2). */
export const pixelEvents = {
  name: 'aepc_pixel_events',
  read: shape({
    standard_events: record(entries),
    custom_events: record(entries),
    css_events: record(actions),
    // A plain list up to version 2.0.7, which compared as `contains` does.
    link_clicks: record((value) => linkActions(Array.isArray(value) ? { contains: value } : value)),
    js_events: record(record(actions)),
    /** Whether each event goes to the site's own server as well. */
    ss_in_ajax: flag(),
    api: shape({ root: text(), nonce: text() }),
  }),
};
