import { flag, json, plainObject, text, type FormFields } from '../../runtime/kit';
import type { Fragments } from '../replace/fragments';
import type { Page } from '../../runtime/page';
import { endpointUrl, recoverJson } from '../woocommerce';

/** The answer of `add_to_cart`, `remove_from_cart` and `get_refreshed_fragments`. */
export interface CartReply {
  /** Null where the answer holds none. */
  readonly fragments: Fragments | null;
  /** Empty for an empty cart. */
  readonly hash: string;
  readonly isError: boolean;
  /** Where the server sends the visitor after an error; empty where it does not. */
  readonly productUrl: string;
}

/** Keeps the entries that can be put in; PHP prints an empty map as `[]`. */
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

/** The fragments that are kept for the next page, as the session's storage holds them. */
export const readKept = json(readFragments);

/** Undefined for anything that is not a map: a login page, a number, a list. */
export const readCartReply = (value: unknown): CartReply | undefined => {
  const source = plainObject(value);
  if (!source) return undefined;
  return {
    fragments: readFragments(source.fragments),
    hash: text()(source.cart_hash),
    isError: flag()(source.error),
    productUrl: text()(source.product_url),
  };
};

interface Question {
  /** Where shop calls go on this site. */
  readonly template: string;
  readonly name: string;
  readonly fields: FormFields;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
}

const read = (body: unknown) => readCartReply(recoverJson(String(body), 'error|fragments|success'));

/** One of the three calls that answer with fragments, also where PHP prints a warning before them. */
export const askCart = ({ ajax }: Page, { template, name, ...call }: Question) =>
  ajax({ url: endpointUrl(template, name), expect: 'text', read, ...call });
