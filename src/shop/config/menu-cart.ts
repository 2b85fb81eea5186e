import { flag, shape, text } from '../../runtime/config/reader';

/** WP Menu Cart. */
export const menuCartParams = {
  name: 'wpmenucart_ajax_assist',
  read: shape({ shop_plugin: text(), always_display: flag() }),
};
