import { flag, json, plainObject, text, type FormFields } from '../../runtime/kit';
import type { Fragments } from '../replace/fragments';
import type { Page } from '../../runtime/page';
import { endpointUrl, recoverJson } from '../woocommerce';

/** Response of `add_to_cart`, `remove_from_cart` and `get_refreshed_fragments`. */
export interface CartResponse {
  /** Null where the response has none. */
  readonly fragments: Fragments | null;
  /** Empty for an empty cart. */
  readonly hash: string;
  readonly isError: boolean;
  /** Where the server redirects after an error; empty without a redirect. */
  readonly productUrl: string;
}

/** Keeps the entries that can be inserted; PHP encodes an empty map as `[]`. */
export const readFragments = (value: unknown): Fragments | null => {
  if (Array.isArray(value) && value.length === 0) return {};
  const source = plainObject(value);
  if (!source) return null;
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};

/** Fragments that session storage keeps for the next page. */
export const readKept = json(readFragments);

/** Undefined for anything but a map: a login page, a number, a list. */
export const readCartResponse = (value: unknown): CartResponse | undefined => {
  const source = plainObject(value);
  if (!source) return undefined;
  return {
    fragments: readFragments(source.fragments),
    hash: text()(source.cart_hash),
    isError: flag()(source.error),
    productUrl: text()(source.product_url),
  };
};

interface CartRequest {
  /** Address template of the shop's requests on this site. */
  readonly template: string;
  readonly name: string;
  readonly fields: FormFields;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const read = (body: unknown) =>
  readCartResponse(recoverJson(String(body), 'error|fragments|success'));

/** Sends one of the three requests whose responses have fragments; tolerates PHP warnings before the JSON. */
export const requestCart = ({ ajax }: Page, { template, name, ...call }: CartRequest) =>
  ajax({ url: endpointUrl(template, name), expect: 'text', read, ...call });
