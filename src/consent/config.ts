import { flag, list, number, oneOf, record, shape, text } from '../runtime/kit';
import { CONFIG, STYLES } from './names';

/** Default for a missing, zero or invalid value, in days (S9.01). */
const DEFAULT_LIFETIME_DAYS = 365;

const styles = record(text());
const styled = shape({ styles });
const toggle = shape({ states: shape({ active: styled, inactive: styled }) });

/** `_ckyConfig` except what the guard reads itself (S3.03; cookieyes.md §2). */
export const consentConfig = {
  name: CONFIG,
  read: shape({
    _rootDomain: text(),
    _rtl: flag(),
    _expiry: (value: unknown) => {
      const days = number()(value);
      return days > 0 ? days : DEFAULT_LIFETIME_DAYS;
    },
    _tags: list(shape({ tag: text(), styles })),
    _shortCodes: list(shape({ key: text(), content: text(), status: flag() })),
    _bannerConfig: shape({
      settings: shape({
        type: text('box'),
        preferenceCenterType: text('popup'),
        position: text('bottom'),
      }),
      behaviours: shape({ reloadBannerOnAccept: flag() }),
      config: shape({
        revisitConsent: shape({
          status: flag(),
          position: oneOf(['bottom-left', 'bottom-right'], 'bottom-left'),
        }),
        preferenceCenter: shape({ toggle }),
        categoryPreview: shape({ status: flag() }),
        videoPlaceholder: shape({ status: flag(true), styles }),
        readMore: styled,
        auditTable: shape({ status: flag() }),
        optOption: shape({ toggle }),
        showMore: styled,
        showLess: styled,
        alwaysActive: styled,
        manualLinks: styled,
      }),
    }),
  }),
};

export type BannerSettings = ReturnType<typeof consentConfig.read>;

/** Global with the style sheet of the banner's template. */
export const consentStyles = { name: STYLES, read: shape({ css: text() }) };
