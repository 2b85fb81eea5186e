import { flag, list, number, oneOf, record, shape, text } from '../runtime/kit';

export type Params = Readonly<Record<string, unknown>>;
export type TrackType = 'track' | 'trackCustom';

/** PHP prints an empty map as `[]`; values are copied unchanged. */
const params = record<unknown>((value) => value);

const entries = list(
  shape({
    params,
    /** In seconds. */
    delay: number(),
    event_id: text(),
  }),
);

/** What the owner tracks on a click, or on an event of another script. */
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

/** `aepc_pixel_events`, without empty sections (pixel.md §1.2). */
export const pixelEvents = {
  name: 'aepc_pixel_events',
  read: shape({
    standard_events: record(entries),
    custom_events: record(entries),
    css_events: record(actions),
    // Up to version 2.0.7 a plain list, which was compared like `contains`.
    link_clicks: record((value) => linkActions(Array.isArray(value) ? { contains: value } : value)),
    js_events: record(record(actions)),
    /** Whether each event is sent to the site's own server as well. */
    ss_in_ajax: flag(),
    api: shape({ root: text(), nonce: text() }),
  }),
};
