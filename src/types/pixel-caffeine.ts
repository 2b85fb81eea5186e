import type { PrintedList, PrintedMap, PrintedNumber, YesNo } from './printed';

type Params = PrintedMap<unknown>;

/** `aepc_pixel`: what the owner has enabled. */
export interface PixelSettings {
  pixel_id: PrintedNumber;
  /** Data to match the visitor with. */
  user: PrintedMap<string>;
  enable_advanced_events: YesNo;
  /** Seconds. */
  fire_delay: PrintedNumber;
  can_use_sku?: YesNo;
  /** These where a shop is active. */
  enable_viewcontent?: YesNo;
  enable_addtocart?: YesNo;
  enable_addtowishlist?: YesNo;
  enable_initiatecheckout?: YesNo;
  enable_addpaymentinfo?: YesNo;
  enable_purchase?: YesNo;
  enable_search?: YesNo;
  /** Names of parameters that may be sent. */
  allowed_params?: Partial<Record<'AddToCart' | 'AddToWishlist', PrintedList<string>>>;
}

/** An event of the page; without settings it is `[]`. */
export type PixelEntry =
  | {
      params?: Params;
      /** Seconds. */
      delay?: number | string;
      event_id?: string;
    }
  | [];

/** An event caused by the visitor. */
export interface PixelAction {
  trackType: 'track' | 'trackCustom';
  trackName: string;
  trackParams: Params;
}

/** `aepc_pixel_events`: empty sections are left out. */
export interface PixelEvents {
  standard_events?: Record<string, PixelEntry[]>;
  custom_events?: Record<string, PixelEntry[]>;
  /** Selector → events sent on a click on it. */
  css_events?: Record<string, PixelAction[]>;
  /** Address → events sent on a click on a link to it; a plain list up to 2.0.7. */
  link_clicks?: Record<string, { contains?: PixelAction[]; exact?: PixelAction[] } | PixelAction[]>;
  /** Selector → event name → events sent on it. */
  js_events?: Record<string, Record<string, PixelAction[]>>;
  /** Events are sent to the site's own server as well. */
  ss_in_ajax?: '1';
  api?: { root: string; nonce: string };
}

/** Content of a cart or a product page. */
export interface PixelContents {
  content_type: string;
  content_ids: PrintedList<number | string>;
  content_category?: string | string[] | null;
  content_name?: string;
  num_items?: number | string;
  value?: number | string;
  currency?: string;
  event_id?: string;
  unique?: boolean;
}

declare global {
  interface Window {
    aepc_pixel?: PixelSettings;
    /** Parameters of every event; without any it is an array that carries them as properties. */
    aepc_pixel_args?: Params;
    aepc_pixel_events?: PixelEvents;
    /** Copies `aepc_pixel_args` over the parameters of an event and returns them. */
    aepc_extend_args?: (args?: Record<string, unknown>) => Record<string, unknown>;
    /** By the id of a product or variation. */
    aepc_wc_add_to_cart?: Record<string, PixelContents>;
    aepc_wc_add_to_wishlist?: PrintedMap<PixelContents>;
    aepc_add_payment_info_params?: PixelContents;
  }
}
