import { flag, shape, text } from '../../runtime/config/reader';

/** ActiveCampaign's plugins; nested values keep their type, numbers or numeric strings. */
export const siteTracking = {
  name: 'php_data',
  read: shape({
    ac_settings: shape({
      tracking_actid: text(),
      site_tracking: flag(),
      site_tracking_default: flag(),
    }),
    user_email: text(),
  }),
};
