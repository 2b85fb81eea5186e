import type { ControllerScope } from '../../runtime/controller-scope';
import type { Failure } from '../../runtime/ajax/create-ajax';
import { cartParams } from '../config/checkout';
import { createLatest, type FormFields } from '../../runtime/kit';
import { endpointUrl } from '../woocommerce';
import { forgetReload } from '../reload-once';
import { readFragment } from '../replace/fragments';

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export type CartResponse =
  | { readonly html: string; readonly failure: null }
  | { readonly html: null; readonly failure: Failure };

/** Requests of the cart page; a new one aborts the one before (woocommerce-checkout.md §1.4). */
export const createCartServer = ({ page, signal }: ControllerScope) => {
  const { wc_ajax_url } = page.globals.get(cartParams);
  const requests = createLatest(signal);

  const request = async (
    url: string,
    fields: FormFields | URLSearchParams | undefined,
    read: (value: unknown) => string | undefined,
  ): Promise<CartResponse> => {
    const superseded = requests.start();
    const result = await page.ajax({
      url,
      ...(fields && { fields }),
      expect: 'text',
      read,
      signal: superseded,
    });
    if (superseded.aborted) return { html: null, failure: 'aborted' };
    if (result.ok) {
      forgetReload(page, 'cart');
      return { html: result.value, failure: null };
    }
    return { html: null, failure: result.failure };
  };

  return {
    /** Fetches the cart page itself, as its form or a link would. */
    page: (url: string, fields?: URLSearchParams) => request(url, fields, readText),
    call: (name: string, fields: FormFields) =>
      request(endpointUrl(wc_ajax_url, name), fields, readFragment),
  };
};

export type CartServer = ReturnType<typeof createCartServer>;
