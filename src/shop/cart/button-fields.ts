import type { FormFields } from '../../runtime/kit';

/**
 * What a button sends: every `data-` attribute under its `dataset` name (underscores stay). Values
 * that scripts keep in jQuery's data store go first, real attributes win (woocommerce.md §5.1).
 */
export const buttonFields = (
  button: HTMLElement,
  stored: Readonly<Record<string, unknown>>,
): FormFields => ({ ...(stored as FormFields), ...button.dataset });
