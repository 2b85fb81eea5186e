import type { PrintedFlag, PrintedMap, PrintedNumber } from './printed';

type Styles = PrintedMap<string>;

/** One category of cookies; the order of the list is the order of the record. */
export interface CkyCategory {
  /** May hold entities such as `&amp;`. */
  name: string;
  /** The key in the cookie: `necessary`, `functional`, `analytics`, `performance`, … */
  slug: string;
  isNecessary: boolean;
  ccpaDoNotSell?: boolean;
  cookies: { cookieID: string; domain: string; provider?: string }[];
  active?: boolean;
  /** The default before a choice. */
  defaultConsent: { gdpr: boolean; ccpa: boolean };
}

/** A part of the banner with a state and colours. */
interface Styled {
  status?: boolean;
  styles?: Styles;
  [setting: string]: unknown;
}

interface Toggle {
  states: { active: { styles: Styles }; inactive: { styles: Styles } };
  [setting: string]: unknown;
}

/** `_bannerConfig`: nested booleans are real booleans. */
export interface CkyBanner {
  settings: {
    type: 'box' | 'banner' | 'classic' | 'popup';
    preferenceCenterType: 'popup' | 'sidebar-left' | 'sidebar-right' | 'pushdown';
    position: string;
    applicableLaw: 'gdpr' | 'ccpa';
  };
  behaviours: { reloadBannerOnAccept: boolean; [setting: string]: unknown };
  config: {
    revisitConsent: Styled & { position: 'bottom-left' | 'bottom-right' };
    preferenceCenter: { toggle: Toggle; [setting: string]: unknown };
    categoryPreview: Styled;
    videoPlaceholder: Styled;
    readMore: Styled;
    auditTable: Styled;
    optOption: Styled & { toggle: Toggle };
    /** These four since 3.4.0; `[]` while unset. */
    showMore?: Styled | [];
    showLess?: Styled | [];
    alwaysActive?: Styled | [];
    manualLinks?: Styled | [];
  };
}

/** `_ckyConfig` of CookieYes (3.x, its own script). */
export interface CkyConfig {
  /** Lifetime of the choice, in days. */
  _expiry: PrintedNumber | number;
  /** Domain of the cookie; empty for this host only. */
  _rootDomain: string;
  _rtl: PrintedFlag | boolean;
  _language?: string;
  _version: string;
  /** Always `gdpr`: the law is `_bannerConfig.settings.applicableLaw`. */
  _activeLaw: string;
  _categories: CkyCategory[];
  /** Addresses that wait for a category; `re` is a regular expression or a part of the address. */
  _providersToBlock: { re: string; categories: string[]; fullPath?: boolean }[];
  _bannerConfig: CkyBanner;
  _tags: { tag: string; styles: Styles }[];
  _shortCodes: {
    key: string;
    /** HTML or text. */
    content: string;
    tag: string;
    status: boolean;
    attributes: PrintedMap<string>;
  }[];
  _ipData?: unknown[];
  _assetsURL?: string;
  _publicURL?: string;
  _block?: PrintedFlag;
  _showBanner?: PrintedFlag;
  _logConsent?: PrintedFlag;
}

/** Return value of `getCkyConsent()`. */
export interface CkyConsent {
  activeLaw: string;
  /** Slug → granted. */
  categories: Record<string, boolean>;
  /** Whether the visitor has decided. */
  isUserActionCompleted: boolean;
  consentID: string;
  languageCode: string;
}

declare global {
  interface Window {
    _ckyConfig?: CkyConfig;
    /** The style sheet of the banner. */
    _ckyStyles?: { css: string };
    /** The name of the data layer for consent mode; set by the site's owner. */
    ckySettings?: { dataLayerName?: string };
    /** The visitor's choice; offered where Skerry runs the banner. */
    getCkyConsent?: () => CkyConsent;
    /** Opens the banner again. */
    revisitCkyConsent?: () => void;
    performBannerAction?: (action: 'accept_all' | 'reject' | 'accept_partial') => void;
  }
  interface DocumentEventMap {
    /** After a choice, and once the defaults apply. */
    cookieyes_consent_update: CustomEvent<{ accepted: string[]; rejected: string[] }>;
    cookieyes_banner_load: CustomEvent<CkyConsent>;
  }
}
