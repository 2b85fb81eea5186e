/** Values that may be appended to the redirect after a subscription. */
interface Subscriber {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly ip_address: string;
  readonly css_id: string;
}

/** Each value with its name in the address. */
const PARAMETERS = [
  ['name', 'first_name'],
  ['last_name', 'last_name'],
  ['email', 'email'],
  ['ip_address', 'ip_address'],
  ['css_id', 'form_id'],
] as const;

/**
 * The redirect address with the parameters that the owner has chosen (specification S4.28).
 * `wanted` is `data-redirect_query`, separated by `|`.
 */
export const redirectAddress = (url: string, wanted: string, subscriber: Subscriber): string => {
  const parts = wanted.split('|');
  const query = new URLSearchParams();
  for (const [part, name] of PARAMETERS)
    if (parts.includes(part)) query.append(name, subscriber[part]);
  const text = query.toString();
  if (!url || !text) return url;
  const [address = '', hash] = url.split('#', 2);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${text}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
};
