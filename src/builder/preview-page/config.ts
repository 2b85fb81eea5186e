import { shape, text } from '../../runtime/kit';

export const previewParams = {
  name: 'et_preview_params',
  read: shape({ preview_origin: text(), alert_origin_not_matched: text() }),
};
